// The core contract: the interfaces Position and Game with Player, Move and Info, and Spec, the entry of a game in the catalogue, with its start
// positions and sides of the board. Also how winners become payoffs (Share). Add here what every game must provide. Optional interfaces are in
// optional.go (for players) and knowledge.go (for the search), the options in option.go.

package games

import (
	"cmp"
	"encoding"
	"errors"
	"io/fs"
	"math/bits"
	"slices"
	"strconv"

	"quintet/games/board"
)

// MaxPlayers bounds the seats of every game.
const MaxPlayers = board.MaxSeats

// A Player is a seat, counted from 0 in order of play. None is no player.
type Player int8

// None is no player.
const None Player = -1

// String returns "p1" for the first player, as in notations and records, and "none" for None.
func (p Player) String() string {
	if p == None {
		return "none"
	}
	return "p" + strconv.Itoa(int(p)+1)
}

// ParsePlayer reads what String wrote, in a game of n players. ok is false for anything else.
func ParsePlayer(text string, n int) (p Player, ok bool) {
	for p := range Player(n) {
		if text == p.String() {
			return p, true
		}
	}
	return None, false
}

// A Move is one decision of one player, packed by the game that made it. Only that game can read it.
// The zero Move is never legal.
type Move uint32

// NoMove is the move that is never legal.
const NoMove Move = 0

// Payoffs holds one value in [-1, 1] per player, as Share computes it: 1 for a sole winner, 0 for everyone in a full draw. The values of all players
// of a finished game add up to 0; those of absent seats are 0.
type Payoffs [MaxPlayers]float32

// Errors that all errors about moves and positions from outside wrap.
var (
	ErrSyntax  = errors.New("cannot be read")
	ErrIllegal = errors.New("not legal here")
)

// A Position is everything that decides how a game may continue and how it ends: a flat value behind a pointer. It is not safe for concurrent use;
// give every goroutine its own copy.
type Position interface {
	// Players returns the number of players, equal to Info.Players of the game.
	Players() int

	// ToMove returns the player who decides next, None when the game is over.
	// The same player may decide several times in a row.
	ToMove() Player

	// AppendMoves appends all legal moves to dst in a fixed order. It appends none if and only if the game is over.
	// It does not allocate when dst has room.
	AppendMoves(dst []Move) []Move

	// Legal reports whether m is one of those moves. It accepts any value, also moves of other games.
	Legal(m Move) bool

	// Play makes m, which must be legal; Play does not check. For moves from outside call Legal first.
	Play(m Move)

	// Over reports whether the game has ended.
	Over() bool

	// Payoffs returns the result. It is all zero while the game is not over.
	Payoffs() Payoffs

	// AppendScores appends the current score of each player, nothing if the game has no scores.
	AppendScores(dst []int) []int

	// Hash is equal for equal positions, also across runs of the program.
	Hash() uint64

	// CopyFrom makes the receiver equal to src, a position of the same Game, without allocating.
	CopyFrom(src Position)

	// Clone returns an independent copy.
	Clone() Position

	// AppendText appends the position in the game's notation; Game.ParsePosition reads it back. The error is always nil.
	encoding.TextAppender
}

// Info describes a Game.
type Info struct {
	ID      string  // as in the Spec
	Name    string  // as in the Spec
	Players int     // 2 to MaxPlayers
	Options Options // the values in force, for every option of the Spec
}

// A Game is a set of rules with all options chosen. It never changes, so goroutines may share it.
type Game interface {
	Info() Info

	// Start returns a new first position.
	Start() Position

	// MaxPlies returns an upper bound on the plies of a game.
	MaxPlies() int

	// FormatMove names m, legal in p, in the canonical notation. Different legal moves of one position have different names.
	FormatMove(p Position, m Move) string

	// ParseMove reads what FormatMove wrote, with the freedom of case, blanks and display marks that games/rules.md allows.
	// The move it returns is legal in p. The error wraps ErrSyntax, or is an IllegalError, which wraps ErrIllegal.
	ParseMove(p Position, text string) (Move, error)

	// ParsePosition reads what Position.AppendText wrote. The error wraps ErrSyntax.
	ParsePosition(text string) (Position, error)

	// Geometry is the board to draw and to click on. The caller must not change it.
	Geometry() *board.Geometry

	// AppendView adds to v, which is empty after Reset, everything that p shows: pieces, links, marks, seats, the prompt. path holds the targets
	// already pointed at for an incomplete move (usually none) and must be a prefix of some move's steps.
	AppendView(v *board.View, p Position, path []board.Target)

	// AppendPreview adds to v the effects of m, legal in p, other than new pieces: cuts, merged groups, squares about to form, pieces given up, and
	// the text of the tag at the pointer.
	AppendPreview(v *board.View, p Position, m Move)

	// AppendSteps appends the targets that a player points at, in order, to make m in p. In one position no move's steps are a prefix of another's.
	AppendSteps(dst []board.Target, p Position, m Move) []board.Target

	// Why explains why the last target of path cannot follow the others in p, which is not over. It accepts any target and returns the zero Reason if
	// the target is allowed.
	Why(p Position, path []board.Target) board.Reason
}

// A Spec describes a game in the catalogue, before it is played.
type Spec struct {
	ID   string // also the folder name and the id in records; fixed once released
	Name string
	// Texts is the embedded folder texts. It has one file per language with the messages of the game, read by package games/words, and the lessons of
	// its rules, read by package games/lesson.
	Texts fs.FS
	// Levels is the embedded levels.txt: the strength of the computer at each level, in the format of package games/catalog.
	Levels string
	// Chances is the embedded chances.txt, which maps the expectation of a search to a chance of winning, in the format of package
	// games/study/chance. If empty, expectations are not corrected.
	Chances string
	// Exercises is the embedded exercises.txt, the starter set in the format of package games/study/exercise. It may be empty.
	Exercises string
	// Solved is the embedded solved.txt: the outcomes of first plies on small boards, in the format of package games/catalog. It may be empty.
	Solved  string
	Options []Option
	// Minutes is the approximate length of a game with the usual options, at some 20 seconds a turn; 0 if unknown.
	Minutes int
	// DrawSeats says that seats are assigned by lot unless the players choose otherwise.
	DrawSeats bool
	// Showcase is an attractive position, to show the game in a picture.
	Showcase Showcase
	// Samples lead to positions in the middle of games, one for each board size or number of players. There may be none.
	Samples []Showcase
	// AbstractPlay describes how the site of that name writes the game; nil if the site does not have it.
	AbstractPlay *AbstractPlay
	// Sides holds, for each number of players, the side of the board from which each player looks at it. Without an entry two players sit opposite
	// each other, the second at the top, and more players sit clockwise from the bottom.
	Sides [MaxPlayers + 1][]board.Side
	// Opening returns the start of g with player to move first; the others follow in order. It is nil if the players cannot choose who moves first.
	Opening func(g Game, player Player) Position
	// DescribeCell returns facts about cell in p, which is not over, that are hard to see, such as a sum over its neighbours: a sentence, and the
	// cells it is about. These include cell and form one block of the board. It is nil if the game has no such facts.
	DescribeCell func(p Position, cell board.Target) (said board.Message, about []board.Target)
	// AppendOwnThreats adds to v.Threats what the player to move in p, which is not over, could do with the plies left in the turn. It is called
	// after Threatener.AppendThreats and may drop threats of that call so that the board stays readable. It is nil if the board never shows own
	// threats.
	AppendOwnThreats func(v *board.View, p Position)
	// New makes the game. The options must be complete, as Spec.Complete returns them.
	New func(Options) (Game, error)
}

// ViewOf returns everything to show of p, a position of g, after path was pointed at.
func ViewOf(g Game, p Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	g.AppendView(v, p, path)
	return v
}

// HasScores reports whether the rules of g give every player a score, so that a series of games can add them up.
func HasScores(g Game) bool { return len(g.Start().AppendScores(nil)) > 0 }

// Open completes the options and makes the game.
func (s Spec) Open(o Options) (Game, error) {
	full, err := s.Complete(o)
	if err != nil {
		return nil, err
	}
	return s.New(full)
}

// Seats returns the possible numbers of players, such as "2" or "2–4".
func (s Spec) Seats() string {
	for _, o := range s.Options {
		if n := len(o.Choices); o.ID == "players" && n > 1 {
			return o.Choices[0] + "–" + o.Choices[n-1]
		}
	}
	return "2"
}

// SideOf returns the side from which player looks at the unturned board in a game with this many players.
func (s Spec) SideOf(players int, player Player) board.Side {
	switch sides := s.Sides[players]; {
	case sides != nil:
		return sides[player]
	case players == 2:
		return board.Bottom - 2*board.Side(player)
	}
	return (board.Bottom + board.Side(player)) % 4
}

// OpeningOf returns the start of g with player to move if the players can choose who moves first, else the usual start.
func (s Spec) OpeningOf(g Game, player Player) Position {
	if s.Opening != nil {
		return s.Opening(g, player)
	}
	return g.Start()
}

// IsOpening reports whether p is a start of g, whoever moves first.
func (s Spec) IsOpening(g Game, p Position) bool {
	text := TextOf(p)
	for player := range Player(g.Info().Players) {
		if TextOf(s.OpeningOf(g, player)) == text {
			return true
		}
	}
	return false
}

// Share turns winners into payoffs. The seats in winners (bit i for player i) share the first place among n players.
// Source: games/rules.md, "Result".
func Share(winners uint8, n int) Payoffs {
	var ps Payoffs
	count := bits.OnesCount8(winners)
	if count == n { // exactly 0, whatever the rounding of n * (1/n)
		return ps
	}
	for i := range n {
		s := float32(0)
		if winners>>i&1 == 1 {
			s = 1 / float32(count)
		}
		ps[i] = (float32(n)*s - 1) / float32(n-1)
	}
	return ps
}

// FirstPlaceShare is the inverse of Share for one player: the share of the first place, in [0, 1], that a payoff stands for among n players.
func FirstPlaceShare(payoff float32, n int) float64 {
	return min(max((float64(payoff)*float64(n-1)+1)/float64(n), 0), 1)
}

// Winners returns the players among n who share the first place. ps is the result of a finished game.
func Winners(ps Payoffs, n int) []Player { return Seats(Leaders(ps[:n])) }

// Leaders returns the set of seats with the highest value: bit i for seat i. values are indexed by seat.
func Leaders[T cmp.Ordered](values []T) (set uint8) {
	best := slices.Max(values)
	for i, v := range values {
		if v == best {
			set |= 1 << i
		}
	}
	return set
}

// Seats returns the players in set, bit i for player i.
func Seats(set uint8) (all []Player) {
	for p := range Player(MaxPlayers) {
		if set>>p&1 == 1 {
			all = append(all, p)
		}
	}
	return all
}

// The core contract: Game, Position, Move, Spec and how results become payoffs. What a game may offer beyond it is in optional.go (for
// players) and knowledge.go (for the search).

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

// String returns p1 for the first player, as notations and records have it, and "none" for None.
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

// Payoffs holds one value in [-1, 1] per player, as Share computes it: 1 for a sole winner, 0 for everybody in a full draw.
// The values of all players of a finished game add up to 0; those of absent seats are 0.
type Payoffs [MaxPlayers]float32

// Errors that errors about moves and positions from outside wrap.
var (
	ErrSyntax  = errors.New("cannot be read")
	ErrIllegal = errors.New("not legal here")
)

// A Position is everything that decides how a game may go on and how it ends: a flat value behind a pointer.
// It is not safe for concurrent use; give every goroutine its own copy.
type Position interface {
	// Players returns how many play, as Info.Players of the game says: what is true of every position of it.
	Players() int

	// ToMove returns the player who decides next, None when the game is over.
	// The same player may decide several times in a row.
	ToMove() Player

	// AppendMoves appends all legal moves to dst in a fixed order. It appends none if and only if the game is over.
	// It does not allocate when dst has room.
	AppendMoves(dst []Move) []Move

	// Legal reports whether m is one of those moves. It accepts any value, also moves of other games.
	Legal(m Move) bool

	// Play makes m, which must be legal; Play does not check. Callers with moves from outside ask Legal first.
	Play(m Move)

	// Over reports whether the game has ended.
	Over() bool

	// Payoffs returns the result. Before the end it is all zero.
	Payoffs() Payoffs

	// AppendScores appends one score per player as it stands now, nothing where the game has no scores.
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
	ID      string  // of its Spec
	Name    string  // of its Spec
	Players int     // 2 to MaxPlayers
	Options Options // every option of the Spec with the value in force
}

// A Game is one set of rules with all options chosen. It never changes, so goroutines may share it.
type Game interface {
	Info() Info

	// Start returns a new first position.
	Start() Position

	// MaxPlies is a number of plies that no game exceeds.
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

	// AppendView adds to v, which is empty after Reset, all that is to be seen of p: pieces, links, marks, seats, the prompt.
	// path holds the targets already pointed at for a move that is not complete (usually none): they must be a beginning of some move's steps.
	AppendView(v *board.View, p Position, path []board.Target)

	// AppendPreview adds to v what m, legal in p, would do beyond the pieces that appear: cuts, merged groups, squares in
	// prospect, pieces given up, and the words of the tag at the pointer.
	AppendPreview(v *board.View, p Position, m Move)

	// AppendSteps appends the targets a player points at, one after the other, to make m in p.
	// No move's steps are the beginning of another's in the same position.
	AppendSteps(dst []board.Target, p Position, m Move) []board.Target

	// Why says why the last target of path cannot be pointed at after the others in p, which is not over.
	// It may be asked about any target; for one that may be pointed at it returns the zero Reason.
	Why(p Position, path []board.Target) board.Reason
}

// A Spec describes a game in the catalogue, before it is played.
type Spec struct {
	ID   string // also the folder name and the id in records; never changes once released
	Name string
	// Texts holds the embedded folder texts: in one file a language what the game says, which package games/words reads, and the lessons of
	// its rules, which package games/lesson does.
	Texts fs.FS
	// Levels is the embedded levels.txt: how strong the computer plays at each level, in the form of package games/catalog.
	Levels string
	// Chances is the embedded chances.txt, in the form of package games/study/chance: how chances of winning follow from what a search expects. Where it
	// is empty nothing is corrected.
	Chances string
	// Exercises is the embedded exercises.txt, in the form of package games/study/exercise: the starter set. It may be empty.
	Exercises string
	Options   []Option
	// Minutes is about how long people play with the usual options, at some 20 seconds a turn; 0 where no one knows.
	Minutes int
	// DrawSeats says that who gets which seat is drawn by lot unless the players want otherwise.
	DrawSeats bool
	// Showcase is a game worth a picture: options and plies from the start, separated by blanks.
	Showcase Showcase
	// Samples lead to positions in the midst of games, one for each size or number of players. There may be none.
	Samples []Showcase
	// AbstractPlay says how the site of that name writes the game; nil where it does not have it.
	AbstractPlay *AbstractPlay
	// Sides holds the side of the board from which each player looks at it, by the number of players. Where it has no entry two players sit
	// opposite each other, the second one above, and more sit clockwise from below.
	Sides [MaxPlayers + 1][]board.Side
	// Opening returns the start of g with player, one of those that play, to move; the others follow in their order. It is nil where the
	// players cannot choose who moves first.
	Opening func(g Game, player Player) Position
	// DescribeCell returns facts about cell in p, which is not over, that are hard to see, such as a sum over its neighbours: a sentence and
	// all cells that it is about, cell among them, one block of the board. It is nil where the game has none.
	DescribeCell func(p Position, cell board.Target) (said board.Message, about []board.Target)
	// AppendOwnThreats adds to v.Threats what the player to move in p, which is not over, could do with the plies left in his turn. It is
	// called after Threatener.AppendThreats, whose threats it may drop so that the board stays readable. It is nil where the board never
	// shows that.
	AppendOwnThreats func(v *board.View, p Position)
	// New makes the game. The options must be complete, as Spec.Complete returns them.
	New func(Options) (Game, error)
}

// ViewOf returns all that is to be seen of p, a position of g, after path was pointed at.
func ViewOf(g Game, p Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	g.AppendView(v, p, path)
	return v
}

// HasScores reports whether the rules of g give every player a score, by which a series of games can be scored.
func HasScores(g Game) bool { return len(g.Start().AppendScores(nil)) > 0 }

// Open completes the options and makes the game.
func (s Spec) Open(o Options) (Game, error) {
	full, err := s.Complete(o)
	if err != nil {
		return nil, err
	}
	return s.New(full)
}

// Seats returns how many can play, such as 2, or 2–4.
func (s Spec) Seats() string {
	for _, o := range s.Options {
		if n := len(o.Choices); o.ID == "players" && n > 1 {
			return o.Choices[0] + "–" + o.Choices[n-1]
		}
	}
	return "2"
}

// SideOf returns the side of a board that is not turned from which player looks at it when players play.
func (s Spec) SideOf(players int, player Player) board.Side {
	switch sides := s.Sides[players]; {
	case sides != nil:
		return sides[player]
	case players == 2:
		return board.Bottom - 2*board.Side(player)
	}
	return (board.Bottom + board.Side(player)) % 4
}

// OpeningOf returns the start of g with player to move if the players choose who moves first, else the usual start.
func (s Spec) OpeningOf(g Game, player Player) Position {
	if s.Opening != nil {
		return s.Opening(g, player)
	}
	return g.Start()
}

// IsOpening reports whether p is a start of g, with any player to move first.
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

// PartOf is the inverse of Share for one player: the part of the first place, in [0, 1], that a payoff means among n players.
func PartOf(payoff float32, n int) float64 {
	return min(max((float64(payoff)*float64(n-1)+1)/float64(n), 0), 1)
}

// Winners returns the players among n who share the first place by ps, the payoffs of a finished game.
func Winners(ps Payoffs, n int) []Player { return Seats(Leaders(ps[:n])) }

// Leaders returns the seats with the highest of values, which are by seat: bit i for seat i.
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

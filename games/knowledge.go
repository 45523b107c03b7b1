// The optional interfaces of a Position that help the search: fast playouts with traces, batches and parts; evaluation and priors; results known
// early; urgent moves, swaps, places of moves and plies left in a turn. The search uses those that a game has. Add an interface for the search here;
// the optional interfaces of a Game are in optional.go.

package games

// A Playouter is a Position with playouts faster than the Position methods allow.
type Playouter interface {
	// Playout plays the receiver to its end with uniformly random legal plies, unless its documentation says otherwise, and returns the result and
	// the number of plies played. Afterwards the receiver is unusable until CopyFrom. It does not allocate.
	Playout(r *Rand) (result Payoffs, plies int)
}

// A Decider is a Position that can know its result before the end.
type Decider interface {
	// Decided reports that every continuation ends with the result ps. It may miss cases but is never wrong.
	Decided() (ps Payoffs, ok bool)
}

// An Evaluator is a Position that can estimate its result without playing on.
type Evaluator interface {
	// Evaluate returns the expected payoffs: every value in (-1, 1) while the position is not over, the exact result when it is. It does not
	// allocate.
	Evaluate() Payoffs
}

// A Prior is a Position that can tell good moves from bad ones before any search.
type Prior interface {
	// AppendPriors appends one weight in [0, 1] for each of ms, which are legal: 1 for the move that deserves most attention, 0 for all if none stands
	// out. It does not allocate when dst has room.
	AppendPriors(dst []float32, ms []Move) []float32
}

// A Learned is a Position with an evaluation and priors that were learned from games of a search, besides those of an Evaluator and a Prior.
type Learned interface {
	Evaluator
	Prior

	// LearnedValue is like Evaluate, with learned weights.
	LearnedValue() Payoffs

	// AppendLearnedPriors is like AppendPriors, with learned weights.
	AppendLearnedPriors(dst []float32, ms []Move) []float32
}

// TraceKeys is the number of move keys in a Trace.
const TraceKeys = 1024

// A Trace is the set of moves, by key, that each player made in a playout. All-moves-as-first statistics need it.
type Trace [MaxPlayers][TraceKeys / 64]uint64

// Add adds the key of a move by player to t.
func (t *Trace) Add(player Player, key int) { t[player][key/64] |= 1 << (key % 64) }

// Has reports whether player made a move with this key.
func (t *Trace) Has(player Player, key int) bool { return t[player][key/64]>>(key%64)&1 == 1 }

// A Tracer is a Playouter that records which moves were made.
type Tracer interface {
	Playouter

	// Key returns the key of m, in [0, TraceKeys). Keys are equal for moves that do the same thing in different positions, such as a stone on the
	// same cell. It accepts any legal move of any position of the game.
	Key(m Move) int

	// PlayoutTrace is Playout that also adds the keys of its moves to t. It does not allocate.
	PlayoutTrace(r *Rand, t *Trace) (result Payoffs, plies int)
}

// BatchSize is the number of games in a Batch: one for each bit of a word.
const BatchSize = 64

// BatchKeys is the number of move keys in a Batch.
const BatchKeys = 384

// A Batch sums up many random games of two players from one position. All numbers are means over BatchSize games.
type Batch struct {
	Payoff       Payoffs               // the result
	Made         [2][BatchKeys]float32 // the share of the games in which a player made the move with this key
	PayoffIfMade [2][BatchKeys]float32 // the payoff of that player, counted only in those games
}

// A Batcher is a Tracer of a game for two that can play many random games at once, much faster than one after the other. Its keys are below BatchKeys.
type Batcher interface {
	Tracer

	// PlayoutBatch sets b to the means of BatchSize random games from the receiver, which is not over and is not changed. The games may be a little less
	// exact than those of Playout: results may be as likely only about as in uniformly random legal plies. It does not allocate.
	PlayoutBatch(r *Rand, b *Batch)
}

// PartKeys is the number of keys of the parts of moves.
const PartKeys = 256

// A PartBatch sums up some random games of two players in which every move lays two parts.
type PartBatch struct {
	Payoff Payoffs // the mean result
	// Worth tells for each key what the first player has from a first part with this key rather than a second part with it: the sum of his results where
	// the first part was laid minus those where the second was, divided by the number of games.
	Worth [PartKeys]float32
}

// A PartBatcher is a Position of a game for two that can play some random games at once, faster than one after the other. Every move lays two parts, such
// as the halves of a tile, and only the final board decides the result, not who laid a part or when. A first part and a second part with the same key
// exclude each other, and in random games each is as likely as the other.
type PartBatcher interface {
	// Parts returns the keys of both parts of m, in [0, PartKeys). It accepts any legal move of any position of the game.
	Parts(m Move) (first, second int)

	// PlayoutParts sets b to the means of some random games from the receiver, which is not over and is not changed. Results are mixed with the margin,
	// how far each player is ahead at the end, whose weight is given. It does not allocate.
	PlayoutParts(r *Rand, margin float32, b *PartBatch)
}

// A Swapper is a Position of a game for two in which the mover may sometimes take over the opponent's side instead of making a move.
type Swapper interface {
	// Swap returns the move by which the players exchange sides. After it the opponent is to move and has the moves that the mover had, without this
	// one. ok is false if it is not legal.
	Swap() (m Move, ok bool)
}

// A StaticSolver is a Position that knows some results, and some moves that a search can skip, without playing any.
type StaticSolver interface {
	// StaticResult reports that the result is ps if everyone plays perfectly from here. That includes results that are certain whatever they play. It
	// may miss cases but is never wrong. It does not allocate.
	StaticResult() (ps Payoffs, ok bool)

	// AppendReplies appends legal moves in the order of AppendMoves. At least one of them is as good for the mover as any legal move. It appends none
	// only when the game is over, and does not allocate when dst has room.
	AppendReplies(dst []Move) []Move
}

// A Winner is a Position that can know a winning move without playing on.
type Winner interface {
	// WinningMove returns a legal move after which the mover can win whatever the others do. ok is false if it knows none. It may miss such moves but is
	// never wrong. It does not allocate.
	WinningMove() (m Move, ok bool)
}

// An Alerter is a Position that knows which moves an attentive player does not overlook, in a game where such moves seldom end it at once.
type Alerter interface {
	// AppendUrgent appends legal moves. An attentive player makes one of them, because they gain or prevent something large at once. It appends none when
	// nothing is urgent, and does not allocate when dst has room.
	AppendUrgent(dst []Move) []Move
}

// A Located is a Position that knows where moves are made.
type Located interface {
	// Locator returns the Locator of the position; it reflects later changes of the position. It does not allocate.
	Locator() Locator
}

// A Locator tells where the moves of a position are made. Cells are counted row by row.
type Locator interface {
	// Width returns the number of cells in a row of the board.
	Width() int

	// Cell returns the cell of the mover's own piece after m, which is legal, or -1 if m places none.
	Cell(m Move) int

	// AppendOwn appends the cells of all pieces of the mover. It does not allocate when dst has room.
	AppendOwn(dst []int) []int
}

// KingDistance returns the number of steps a king takes from cell a to cell b on a board with width cells in a row.
func KingDistance(width, a, b int) int {
	return max(abs(a%width-b%width), abs(a/width-b/width))
}

func abs(x int) int { return max(x, -x) }

// A TurnTaker is a Position of a game where a turn can have several plies.
type TurnTaker interface {
	// PliesLeft returns how many plies the mover may still make in this turn, including the next one, as far as the position knows. It is at least 1
	// while the game is not over.
	PliesLeft() int
}

// The optional interfaces by which a game offers the search what it knows beyond its rules: fast playouts, evaluation, priors, early results.
// Those for players are in optional.go.

package games

// What a position may know beyond its rules, for search. Each is found by a type assertion once per search, and none is needed.

// A Playouter is a Position that plays itself out faster than the rules interface can.
type Playouter interface {
	// Playout plays the receiver to its end with uniformly random legal plies, unless its documentation says otherwise,
	// and returns the result and the number of plies played. The receiver is then spent: only CopyFrom makes it
	// usable again. It does not allocate.
	Playout(r *Rand) (result Payoffs, plies int)
}

// A Decider is a Position that can tell its result before its end.
type Decider interface {
	// Decided reports that every continuation ends with the result ps. It may miss cases, it never errs.
	Decided() (ps Payoffs, ok bool)
}

// An Evaluator is a Position that can estimate its result without playing on.
type Evaluator interface {
	// Evaluate returns the payoffs to be expected, every value in (-1, 1) while the position is not over, and the exact ones when
	// it is. It does not allocate.
	Evaluate() Payoffs
}

// A Prior is a Position that knows good moves from bad ones before any search.
type Prior interface {
	// AppendPriors appends one weight in [0, 1] for each of ms, which are legal: 1 for what deserves most attention.
	// It does not allocate when dst has room.
	AppendPriors(dst []float32, ms []Move) []float32
}

// TraceKeys is the number of different keys that moves of one game can have in a Trace.
const TraceKeys = 1024

// A Trace is the set of moves, by their keys, that each player made in a playout: what all-moves-as-first statistics need.
type Trace [MaxPlayers][TraceKeys / 64]uint64

// Add puts the key of a move of player into t.
func (t *Trace) Add(player Player, key int) { t[player][key/64] |= 1 << (key % 64) }

// Has reports whether player made a move with this key.
func (t *Trace) Has(player Player, key int) bool { return t[player][key/64]>>(key%64)&1 == 1 }

// A Tracer is a Playouter that tells which moves were made.
type Tracer interface {
	Playouter

	// Key returns the key of m, in [0, TraceKeys): equal for moves that do the same thing in different positions, such as a
	// stone on the same cell. It accepts any legal move of any position of the game.
	Key(m Move) int

	// PlayoutTrace is Playout, and adds to t the keys of all moves made in it. It does not allocate.
	PlayoutTrace(r *Rand, t *Trace) (result Payoffs, plies int)
}

// A Marginer is a Playouter that also tells how clear the result of a playout was.
type Marginer interface {
	Playouter

	// Margin returns by how much every player was ahead at the end of the Playout or PlayoutTrace that was the last thing done with the
	// position: values in [-1, 1] that add up to 0, the higher the further ahead. It does not allocate.
	Margin() Payoffs
}

// PartKeys is the number of different keys that the first parts of moves can have, and the second ones.
const PartKeys = 256

// A PartSet is the set of parts that lie on a board: the first ones by their keys, then the second ones by theirs.
type PartSet [2][PartKeys / 64]uint64

// A Parter is a Playouter of a game where every move lays two parts, as the two halves of a tile, and where only what lies in the end
// decides; it does not matter who laid it and when.
type Parter interface {
	Playouter

	// Parts returns the keys of both parts of m, in [0, PartKeys): equal for first parts that do the same thing, and for second ones.
	// It accepts any legal move of any position of the game.
	Parts(m Move) (first, second int)

	// Laid returns all parts that lie. It does not allocate.
	Laid() PartSet
}

// A Swapper is a Position of a game for two in which the mover may at times take what the opponent has instead of making a move.
type Swapper interface {
	// Swap returns the move by which the players exchange all they have. After it the opponent is to move and has the moves that the
	// mover had, without this one. ok is false where it is not legal.
	Swap() (m Move, ok bool)
}

// A StaticSolver is a Position that sees some results, and moves that need not be thought about, without trying any. Like what else a position
// may know beyond its rules it is found by a type assertion.
type StaticSolver interface {
	// StaticResult reports that the result is ps when everybody plays as well as he can from here on. That includes what is decided
	// whatever they play. It may miss cases, it never errs. It does not allocate.
	StaticResult() (ps Payoffs, ok bool)

	// AppendReplies appends legal moves in the order of AppendMoves, with one among them that is as good for the mover as any. It
	// appends none only when the game is over, and does not allocate when dst has room.
	AppendReplies(dst []Move) []Move
}

// A Located is a Position that tells where moves are made.
type Located interface {
	// Locator returns the Locator of the position, which follows its changes. It does not allocate.
	Locator() Locator
}

// A Locator tells where the moves of a position are made. Cells are counted row by row.
type Locator interface {
	// Width returns how many cells a row of the board has.
	Width() int

	// Cell returns the cell where the mover's own piece lies after m, which is legal, and -1 where m puts none.
	Cell(m Move) int

	// AppendOwn appends the cells of all pieces of the mover. It does not allocate when dst has room.
	AppendOwn(dst []int) []int
}

// Steps returns how many steps a king takes from cell a to cell b, on a board with so many cells in a row.
func Steps(width, a, b int) int {
	return max(abs(a%width-b%width), abs(a/width-b/width))
}

func abs(x int) int { return max(x, -x) }

// A TurnTaker is a Position of a game where a turn can have several plies.
type TurnTaker interface {
	// PliesLeft returns how many plies the mover may still make in this turn, the next one included, as far as the position tells. It is
	// at least 1 while the game is not over.
	PliesLeft() int
}

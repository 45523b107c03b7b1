package games

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

package games

// Perft counts the ply paths of exactly depth plies from p. A game that ends earlier counts as one path. p is not changed.
func Perft(p Position, depth int) uint64 {
	if depth == 0 || p.Over() {
		return 1
	}
	stack := make([]Position, depth)
	for i := range stack {
		stack[i] = p.Clone()
	}
	moves := make([][]Move, depth)
	return perft(p, stack, moves)
}

// perft counts below p with one scratch position and one move list per level.
func perft(p Position, stack []Position, moves [][]Move) uint64 {
	if p.Over() {
		return 1
	}
	ms := p.AppendMoves(moves[0][:0])
	moves[0] = ms
	if len(stack) == 1 {
		return uint64(len(ms))
	}
	n := uint64(0)
	for _, m := range ms {
		stack[0].CopyFrom(p)
		stack[0].Play(m)
		n += perft(stack[0], stack[1:], moves[1:])
	}
	return n
}

package search

import "quintet/games"

// known returns the result of w.pos where its game can tell without playing on, and the Config asks for it.
func (w *worker) known() (games.Payoffs, bool) {
	if w.config.Foresee && w.foreseer != nil {
		return w.foreseer.Foreseen()
	}
	if w.config.Decide && w.decider != nil {
		return w.decider.Decided()
	}
	return games.Payoffs{}, false
}

// appendMoves appends to dst the moves of pos that are to be searched.
func (w *worker) appendMoves(dst []games.Move, pos games.Position) []games.Move {
	if f, ok := pos.(games.Foreseer); ok && w.config.Foresee {
		return f.AppendReplies(dst)
	}
	return pos.AppendMoves(dst)
}

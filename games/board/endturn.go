package board

import "slices"

// Forbids reports whether a mark of kind k tells where nothing can be played in the turn that goes on.
func (k MarkKind) Forbids() bool {
	return k == MarkCrosscut || k == MarkDiagonal || k == MarkTriplet || k == MarkNoRoom
}

// EndTurn takes from v what only a turn that goes on has: a piece that could be lifted again then lies like the others, and neither what
// it would come to nor where the next one cannot lie is seen. It is for games that the table ends before the rules do.
func (v *View) EndTurn() {
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Open {
			p.Open, p.Figure = false, 0
		}
	}
	v.Loops = slices.DeleteFunc(v.Loops, func(l Loop) bool { return l.Kind == LoopProspect })
	v.Marks = slices.DeleteFunc(v.Marks, func(m Mark) bool { return m.Kind.Forbids() })
}

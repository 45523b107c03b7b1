package play

import "quintet/games/board"

// countSteps counts the plies of the turn where the position does not say that it has begun: whoever has just moved and is to move again
// makes the last one of his turn.
func (s *Scene) countSteps(v *board.View) {
	if v.Steps > 0 || !s.table.Match.MidTurn() || s.table.Match.Over() || s.carry != nil {
		return
	}
	at := s.table.Match.Cursor()
	n := uint8(at-s.table.Match.TurnStart(at)) + 1
	v.Step, v.Steps = n, n
	v.Seats[s.position().ToMove()].Left = 1
	if !v.Again.Empty() {
		v.Prompt = v.Again
	}
}

// tagStep says at the pointer that this is not the first ply of the turn: people forget that there is another one to be made. Where there
// are other words they speak of this ply anyway, and more would hide too much of the board.
func (s *Scene) tagStep(v *board.View) {
	if v.Step < 2 || len(v.Tag) > 0 {
		return
	}
	v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("play.step", int(v.Step), int(v.Steps))})
}

// The help in an exercise, told step by step: the part of the board, the place, the whole answer.

package exercise

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Step numbers the parts of the help, which are told one after the other.
type Step uint8

// The steps of help.
const (
	Light Step = iota // in which part of the board
	Place             // on which cell
	Whole             // the answer, and what is expected after it
)

// A Help holds what one step tells. What belongs to other steps is empty in it.
type Help struct {
	Area  []board.Target // Light: the cells of a quarter of the board; the first target of the answer is one of them
	Place board.Target   // Place: the first target of the answer; else board.NoTarget
	Plies []games.Move   // Whole: the plies of the answer that are left to play
	Line  []games.Move   // Whole: what is expected after them
}

// Help returns what a step tells when begun, the beginning of an answer, has been played. It is about the best answer that begins so, or where
// none does about the best.
func (e *Exercise) Help(step Step, begun []games.Move) Help {
	h := Help{Place: board.NoTarget}
	verdict, answer := e.Try(begun)
	if verdict != Begun {
		answer, begun = e.Answers[0], nil
	}
	left := answer.Plies[len(begun):]
	at := e.Position.Clone()
	for _, m := range begun {
		at.Play(m)
	}
	first := e.Game.AppendSteps(nil, at, left[0])[0]
	switch step {
	case Light:
		h.Area = quarter(e.Game.Geometry(), first)
	case Place:
		h.Place = first
	case Whole:
		h.Plies, h.Line = slices.Clone(left), slices.Clone(answer.Line)
	}
	return h
}

// quarter returns the cells that lie in the same quarter of the board as t; on a middle line a quarter begins right of it or below. A target
// that is no cell stands for itself.
func quarter(g *board.Geometry, t board.Target) (cells []board.Target) {
	if !t.IsCell() {
		return []board.Target{t}
	}
	middle := board.Point{X: float32(g.Columns) / 2, Y: float32(g.Rows) / 2}
	in := func(t board.Target) (right, below bool) {
		c := g.Cells[t].Centre
		return c.X >= middle.X, c.Y >= middle.Y
	}
	right, below := in(t)
	for i, c := range g.Cells {
		if c.Style == board.Diamond {
			continue
		}
		if r, b := in(board.Target(i)); r == right && b == below {
			cells = append(cells, board.Target(i))
		}
	}
	return cells
}

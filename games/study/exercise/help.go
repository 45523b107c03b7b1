// Gives help in an exercise, in three steps (Step): the part of the board, the cell, the whole answer. Add or change a step here. attempt.go rates
// what the player tries.

package exercise

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Step is one step of the help; the steps are shown in order.
type Step uint8

// The steps of help.
const (
	Light Step = iota // the part of the board
	Place             // the cell
	Whole             // the answer, and the expected continuation
)

// A Help holds what one step shows. Fields of other steps are empty.
type Help struct {
	Area  []board.Target // Light: the cells of a quarter of the board, including the first target of the answer
	Place board.Target   // Place: the first target of the answer; else board.NoTarget
	Plies []games.Move   // Whole: the remaining plies of the answer
	Line  []games.Move   // Whole: the expected plies after them
}

// Help returns what a step shows after begun, the start of an answer, has been played. It is about the best answer that begins with begun, or the
// best of all if none does.
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

// quarter returns the cells in the same quarter of the board as t; a middle line belongs to the quarter right of it or below it. For a target that is
// not a cell it returns the target itself.
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

package rules_test

import (
	"slices"
	"strconv"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/scenes/boardui"
	"quintet/scenes/demo"
)

// shownBy returns what the board of the lesson shows.
func shownBy(p *demo.Player) *boardui.Shown {
	return p.App.Top().(interface{ Board() *boardui.Board }).Board().Display.Shown()
}

// A miss about a cut shows it: where the opponent would place an octagon, until the reader tries again.
func TestAMissShowsTheCut(t *testing.T) {
	p := open(t, "Squex")
	do(t, p, "click b3;want text the arrow shows where;move away")
	if gs := shownBy(p).Ghosts; len(gs) != 1 || gs[0].Owner != 1 {
		t.Errorf("the ghosts are %v, want one of the opponent", gs)
	}
	do(t, p, "press Try again;move away")
	if gs := shownBy(p).Ghosts; len(gs) > 0 {
		t.Errorf("the board of the task has the ghosts %v", gs)
	}
}

// pointed returns what the reader of a task points at on the way to x: the steps before, which are clicked, and the last one.
func pointed(t *testing.T, p *demo.Player, x lesson.Try) (before []string, last string) {
	t.Helper()
	if x.Click {
		n := len(x.Words) - 1
		return x.Words[:n], x.Words[n]
	}
	m := p.Match()
	do(t, p, script(lesson.Try{Words: x.Words[:len(x.Words)-1]}))
	ply, err := m.Game().ParseMove(m.Position(), x.Words[len(x.Words)-1])
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range m.Game().AppendSteps(nil, m.Position(), ply) {
		if step.IsCell() {
			before = append(before, m.Game().Geometry().Label(step))
		}
	}
	n := max(0, len(before)-1)
	if m.Game().Geometry().Aim {
		n = 0
	}
	if len(before) == 0 {
		return nil, "away" // a button ends the turn
	}
	return before[:n], before[n]
}

// TestThePointerSolvesNoTask: where a task asks for a cell, the board says nothing more there than anywhere else, and marks no forbidden cells.
func TestThePointerSolvesNoTask(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		for i, page := range book(t, spec).Pages {
			for k, task := range page.Tasks {
				do(t, p, "press task "+strconv.Itoa(k+1))
				before, last := pointed(t, p, task.Solution)
				for _, cell := range before {
					do(t, p, "click "+cell)
				}
				do(t, p, "move away;ticks 1")
				without := slices.Clone(p.App.Seen().Texts)
				do(t, p, "move "+last+";ticks 60")
				if with := p.App.Seen().Texts; !slices.Equal(with, without) {
					t.Errorf("%s, task %s: with the pointer on %s the page says %q, without it %q", spec.ID, task.ID, last, with, without)
				}
				if slices.ContainsFunc(shownBy(p).View.Marks, func(m board.Mark) bool { return m.Kind.Forbids() }) {
					t.Errorf("%s, task %s: forbidden cells are marked", spec.ID, task.ID)
				}
				do(t, p, "press task "+strconv.Itoa(k+1)+";press Show me;ticks 1;"+script(task.Solution)+";want text "+task.Why["en"])
			}
			if i < len(book(t, spec).Pages)-1 {
				do(t, p, "key pagedown")
			}
		}
	}
}

// Runs an attempt at a task of a lesson: judges the plies (judge), counts misses, takes them back and shows the solution (show). It also runs the
// board of a page without a task. Change here what happens after a miss; package lesson decides what solves a task.

package rules

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
)

// An attempt is a board with a task, or a free board, and the reader's progress on it.
type attempt struct {
	*boardui.Sandbox
	open     func() *boardui.Sandbox // opens the initial board
	task     *lesson.Task            // nil for a free board
	verdict  lesson.Verdict
	missText lesson.Text // explains a miss
	misses   int         // since the start of the task
	plies    int         // judged so far
}

// newAttempt opens the board of t, or if t is nil the free board b.
func newAttempt(c *scenes.Context, spec games.Spec, b lesson.Board, t *lesson.Task) *attempt {
	var marks []string
	if t != nil {
		b, marks = t.Board, t.Marks
	}
	a := &attempt{task: t, open: func() *boardui.Sandbox {
		g, p, err := b.Open(spec)
		if err != nil {
			panic("rules: " + err.Error()) // embedded, and covered by the tests of the game
		}
		try := boardui.NewSandbox(boardui.Config{Spec: spec, Settings: c.Settings, Now: c.Now}, match.NewAt(g, p, nil), c.Sound)
		try.Mark(targets(g.Geometry(), marks))
		if t != nil {
			try.Ask()
		}
		return try
	}}
	a.Sandbox = a.open()
	return a
}

// restart starts again, keeping the count of misses.
func (a *attempt) restart() {
	before := a.Sandbox
	a.Sandbox, a.verdict, a.plies = a.open(), lesson.Open, 0
	a.CopyCursor(before)
}

// targets returns the cells with these names.
func targets(g *board.Geometry, names []string) []board.Target {
	var ts []board.Target
	for _, name := range names {
		if t := g.Named(name); t != board.NoTarget {
			ts = append(ts, t)
		}
	}
	return ts
}

// judge judges what the last pass did on the board. It reports whether that solved the task.
func (a *attempt) judge() (solved bool) {
	m := a.Match()
	switch {
	case a.task == nil || a.verdict != lesson.Open:
		return false
	case a.Refused():
		if a.verdict = a.task.JudgeRefusal(a.Hand.Refusal().Text.Key); a.verdict != lesson.Solved {
			a.verdict = lesson.Open
			a.misses++
			a.WithholdOffers(func(n int, next []games.Move) bool { // readers who follow a suggestion must not be told that it is wrong
				return slices.ContainsFunc(next, func(m games.Move) bool { return !a.wouldMiss(n, m) })
			})
		}
	case m.Cursor() <= a.plies:
		a.plies = m.Cursor()
	default:
		a.plies = m.Cursor()
		positions, plies := a.tried(a.plies)
		if a.verdict = a.task.Judge(m.Game(), positions, plies); a.verdict == lesson.Missed {
			a.missText = a.task.MissText(m.Game(), positions, plies)
			a.pointOut(a.task.ExcessLinks(m.Game(), positions, plies))
			a.misses++
		}
	}
	return a.verdict == lesson.Solved
}

// pointOut rings links, and shows what the next player would place to cut them.
func (a *attempt) pointOut(links []board.Link) {
	if len(links) == 0 {
		return
	}
	v, p := &a.Display.Shown().View, a.Match().Position()
	var over, from []board.Target
	for _, k := range links {
		over = append(over, k.Via)
		if k.State == board.LinkNow && v.Seats[p.ToMove()].Colour != k.Owner {
			from = append(from, k.Cutters[0])
		}
	}
	a.Mark(over)
	a.ForeseeMoves(from)
}

// tried returns the first n plies of the attempt, and the positions before each of them and after the last.
func (a *attempt) tried(n int) (positions []games.Position, plies []games.Move) {
	m := a.Match()
	for i := range n {
		positions, plies = append(positions, m.PositionAt(i)), append(plies, m.Move(i))
	}
	return append(positions, m.PositionAt(n)), plies
}

// wouldMiss reports whether ply, after the first n plies of the attempt, fails the task.
func (a *attempt) wouldMiss(n int, ply games.Move) bool {
	positions, plies := a.tried(n)
	p := positions[n].Clone()
	p.Play(ply)
	return a.task != nil && a.task.Judge(a.Match().Game(), append(positions, p), append(plies, ply)) == lesson.Missed
}

// retryOnPress takes a miss back as soon as the reader presses on the board in slab, and lets the press act on the board of the task. A press on
// something that the miss placed there only takes it back, because it would now hit something else.
func (a *attempt) retryOnPress(u *ui.UI, slab render.Rect) {
	if a.verdict != lesson.Missed || !u.Free() || u.In.Pressed&input.Left == 0 || !slab.Contains(u.Pointer()) {
		return
	}
	laid := a.NewPieceAt(u.Pointer())
	a.restart()
	if laid {
		u.Take()
	}
}

// back takes a miss or a half-step back. It reports whether there was one.
func (a *attempt) back() bool {
	if a.verdict == lesson.Missed {
		a.restart()
		return true
	}
	return a.verdict == lesson.Open && a.StepBack()
}

// show shows the next step of the solution.
func (a *attempt) show() {
	if a.verdict == lesson.Missed || !a.onTheWay() {
		a.restart()
	}
	solution, m := a.task.Solution, a.Match()
	if solution.Click {
		a.Mark(targets(a.Geometry(), solution.Words))
		return
	}
	ply, err := m.Game().ParseMove(m.Position(), solution.Words[m.Cursor()])
	if err != nil {
		panic("rules: " + err.Error()) // embedded, and covered by the tests of the game
	}
	a.ShowHint(ply)
}

// onTheWay reports whether the plies on the board are the first plies of the solution.
func (a *attempt) onTheWay() bool {
	m, words := a.Match(), a.task.Solution.Words
	var plies []string
	for i := range m.Cursor() {
		plies = append(plies, m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
	}
	return len(plies) < len(words) && slices.Equal(plies, words[:len(plies)])
}

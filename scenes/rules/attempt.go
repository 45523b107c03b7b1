package rules

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/games/match"
	"quintet/render"
	"quintet/render/input"
	widget "quintet/scenes/board"
	"quintet/scenes/ui"
)

// An attempt is how far the reader has come with the task on the board.
type attempt struct {
	verdict lesson.Verdict
	lacks   lesson.Text // what is wrong with a miss
	misses  int         // since the task was begun
	plies   int         // judged so far
}

// hintAfter is the number of misses after which the hint is shown.
const hintAfter = 2

// current returns the task on the board, nil where it is free.
func (s *Scene) current() *lesson.Task {
	if s.task < 0 {
		return nil
	}
	return &s.book.Pages[s.page].Tasks[s.task]
}

// begin puts task i of the page on the board, or with -1 the board of the page.
func (s *Scene) begin(i int) {
	s.task, s.tried = i, attempt{}
	s.lay()
}

// restart lays the board of the task again.
func (s *Scene) restart() {
	s.tried.verdict, s.tried.plies = lesson.Open, 0
	before := s.try
	s.lay()
	s.try.PointLike(before)
}

// lay lays the board of the task or the page.
func (s *Scene) lay() {
	b := s.book.Pages[s.page].Board
	t := s.current()
	if t != nil {
		b = t.Board
	}
	g, p, err := b.Open(s.spec)
	if err != nil {
		panic("rules: " + err.Error()) // data of ours, which the tests of the game open
	}
	s.try = widget.NewSandbox(s.context.Settings, s.context.Now, "", match.NewAt(g, p, nil), s.context.Sound)
	if t != nil {
		s.try.Mark(targets(g.Geometry(), t.Marks))
	}
}

// targets returns the cells of these names.
func targets(g *board.Geometry, names []string) []board.Target {
	var ts []board.Target
	for _, name := range names {
		if t := g.Named(name); t != board.NoTarget {
			ts = append(ts, t)
		}
	}
	return ts
}

// judge looks at what the last pass has done to the board.
func (s *Scene) judge() {
	t, m := s.current(), s.try.Match()
	if t == nil || s.tried.verdict != lesson.Open {
		return
	}
	if s.try.Refused() {
		verdict := t.JudgeRefusal(s.try.Refusal().Text.Key)
		if verdict == lesson.Solved {
			s.solve(t)
		} else {
			s.tried.misses++
			s.try.Withhold(s.leadsOn)
		}
		return
	}
	if m.Cursor() <= s.tried.plies {
		s.tried.plies = m.Cursor()
		return
	}
	s.tried.plies = m.Cursor()
	positions, plies := s.course(m.Cursor())
	switch t.Judge(m.Game(), positions, plies) {
	case lesson.Solved:
		s.solve(t)
	case lesson.Missed:
		s.tried.verdict, s.tried.lacks = lesson.Missed, t.Lacks(m.Game(), positions, plies)
		s.tried.misses++
	}
}

// course returns the first n of the plies tried, with the positions before each of them and after the last.
func (s *Scene) course(n int) (positions []games.Position, plies []games.Move) {
	m := s.try.Match()
	for i := range n {
		positions, plies = append(positions, m.PositionAt(i)), append(plies, m.Move(i))
	}
	return append(positions, m.PositionAt(n)), plies
}

// after says how the task on the board would stand if ply followed the first n of the plies tried.
func (s *Scene) after(n int, ply games.Move) lesson.Verdict {
	positions, plies := s.course(n)
	p := positions[n].Clone()
	p.Play(ply)
	return s.current().Judge(s.try.Match().Game(), append(positions, p), append(plies, ply))
}

// leadsOn reports whether one of next, after the first n of the plies tried, does not miss the task. What is offered instead of what was
// refused has to: a reader who takes it must not be told that it is wrong.
func (s *Scene) leadsOn(n int, next []games.Move) bool {
	return slices.ContainsFunc(next, func(m games.Move) bool { return s.after(n, m) != lesson.Missed })
}

// solve keeps that t has been solved.
func (s *Scene) solve(t *lesson.Task) {
	s.tried.verdict = lesson.Solved
	if s.solved(t.ID) {
		return
	}
	s.context.Settings.Solved[s.spec.ID] = append(s.context.Settings.Solved[s.spec.ID], t.ID)
	s.context.SaveSettings()
}

// again takes a miss back as soon as somebody presses on the board, and lets the press do what it does on the board of the task. A press on
// something that the miss has laid there only takes it back: in its place is now something else.
func (s *Scene) again(u *ui.UI, slab render.Rect) {
	if s.tried.verdict != lesson.Missed || !u.Free() || u.In.Pressed&input.Left == 0 || !slab.Contains(u.Pointer()) {
		return
	}
	laid := s.try.Laid(u.Pointer())
	s.restart()
	if laid {
		u.Take()
	}
}

// show points out the next step of the solution.
func (s *Scene) show() {
	t := s.current()
	if s.tried.verdict == lesson.Missed || !s.onTheWay(t) {
		s.restart()
	}
	if t.Solution.Click {
		s.try.Mark(targets(s.try.Geometry(), t.Solution.Words))
		return
	}
	m := s.try.Match()
	ply, err := m.Game().ParseMove(m.Position(), t.Solution.Words[m.Cursor()])
	if err != nil {
		panic("rules: " + err.Error()) // data of ours, which the tests of the game play
	}
	s.try.Show(ply)
}

// onTheWay reports whether the plies on the board are those with which the solution of t begins.
func (s *Scene) onTheWay(t *lesson.Task) bool {
	m := s.try.Match()
	var plies []string
	for i := range m.Cursor() {
		plies = append(plies, m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
	}
	return len(plies) < len(t.Solution.Words) && slices.Equal(plies, t.Solution.Words[:len(plies)])
}

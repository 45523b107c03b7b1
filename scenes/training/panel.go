// The page of an exercise: divides the window between the board and the panel (arrange), and draws the panel: the task, the text about the attempt
// and the buttons. Change here the text of the task (taskText), and which text, icon and colour each stage of an attempt shows (verdict). say.go has
// the sentences about an answer, commands.go the buttons.

package training

import (
	"slices"
	"strings"

	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Sizes of the panel of an exercise. It is beside the board, or below it in a tall window.
const (
	minPanel      = 240
	maxPanel      = 440
	panelShare    = 400.0 / 1280 // of the width of the window
	pieceSide     = 40
	largeWidth    = 300 // the least width and height of a panel with large text
	largeHeight   = 350
	verdictHeight = 96 // of the text about an attempt: buttons below it stay in place while the text changes
	footHeight    = 72 // the foot of a panel, with help and the next exercise
	stagesHeight  = 20 // the progress of the session, at the top
)

// drawExercise draws the board, and the panel with its text and buttons.
func (s *Scene) drawExercise(u *ui.UI, page render.Rect) {
	f, edge := arrange(page.W, page.H), page.W
	if f.Sided {
		edge = f.Side.X
	}
	f.Paint(u)
	a := s.session.attempt
	a.frame(u, f.Board, edge)
	v := s.verdict(u, a)
	a.drawVerdict(u, v)
	u.Announce(taskText(u, a.exercise), append([]string{v.text}, v.notes...)...)
	space, side := u.Theme.Space, scenes.Margin(page.W)
	panel := f.Side.Pad(margin, space.S)
	switch {
	case !f.Sided:
		with := func(rows [][]ui.Command) ui.Element {
			return ui.Column(space.S, s.taskAndVerdict(u, panel, v, 0).Grow(1), s.buttons(u, rows, false))
		}
		rows := s.commands(u)
		u.Lay(panel, ui.FirstThatFits(with(rows), with(rows[:2])))
	case page.H < roomy:
		_, panel = f.Side.CutTop(boardpage.BarHeight, 0)
		panel = panel.Pad(side, space.S)
		u.Lay(panel, ui.Column(space.S, s.taskAndVerdict(u, panel, v, verdictHeight), s.buttons(u, s.commands(u), true)))
	default:
		_, panel = f.Side.CutTop(boardpage.BarHeight, 0)
		u.Lay(panel, s.withFooter(u, panel, v, side))
	}
	if u.Act(keys.Undo) {
		a.back()
	}
}

// arrange divides a window of w by h. In a large one the board has the same place as at a table.
func arrange(w, h float32) boardpage.Frame {
	side := max(minPanel, min(w*panelShare, maxPanel))
	switch {
	case w < h*1.05:
		return boardpage.Below(w, h, 0.52, 0)
	case h < roomy:
		return boardpage.Beside(w, h, side, 0)
	}
	return boardpage.Beside(w, h, side, footHeight)
}

// withFooter shows in the panel r the progress of the session, the text, help and the buttons of the moment below it, and at its foot the way on. It
// leaves a margin of width side on both sides.
func (s *Scene) withFooter(u *ui.UI, r render.Rect, v verdict, side float32) ui.Element {
	rows, done, leadsOn := s.commands(u), s.session.at, s.session.attempt.stage != right
	var help []ui.Element // below the task
	if foot := rows[1]; leadsOn {
		for _, x := range foot[:len(foot)-1] {
			help = append(help, s.button(u, x).Align(render.Start, render.Start))
		}
		rows[1] = foot[len(foot)-1:]
	} else {
		done++
	}
	n, space := len(s.session.all), u.Theme.Space
	parts := []ui.Element{s.taskAndVerdict(u, r, v, 0), ui.Column(space.S, help...), s.buttons(u, slices.Concat(rows[:1], rows[2:]), false)}
	if s.session.attempt.stage != trying { // trying again comes first
		parts[1], parts[2] = parts[2], parts[1]
	}
	return ui.Column(0,
		ui.If(n > 1, ui.Canvas(0, stagesHeight, func(r render.Rect) { scenes.Stages(u, r, n, done, leadsOn) }).Pad(side, 0)),
		ui.Column(space.M, parts...).Pad(side, space.S).Grow(1),
		ui.Hairline(),
		s.navigation(u, rows[1], leadsOn).Pad(side, 0).Height(footHeight),
	)
}

// taskAndVerdict shows the task and v, the text about the attempt, in the panel r. v takes at least the height least if there is room.
func (s *Scene) taskAndVerdict(u *ui.UI, r render.Rect, v verdict, least float32) ui.Element {
	a, space, large := s.session.attempt, u.Theme.Space, r.H >= largeHeight
	e := a.exercise
	about := append([]string{e.Spec.Name}, scenes.Describe(u, e.Spec, e.Game.Info().Options)...)
	if e.Starter() {
		about = append(about, gradeNames(u)[e.Grade-1])
	} else {
		about = append(about, s.originText(u, e))
	}
	piece := ui.Canvas(pieceSide, pieceSide, func(r render.Rect) {
		seat := &a.Display.Shown().View.Seats[e.Player()]
		u.Piece(a.Geometry(), seat.Sprite, seat.Colour, r.Centre(), pieceSide)
	})
	asked := func(t render.Type, leading float32, most int) ui.Element {
		return ui.Wrapped(taskText(u, e), ui.Block{Type: t, Leading: leading, MaxLines: most, Down: render.Middle, Ink: u.Theme.Text})
	}
	task := ui.FirstThatFits(ui.If(large, asked(render.TypePage, 32, 2)), asked(render.TypeBar, 25, 3), asked(render.TypePrompt, 22, 4))
	said := v.element(u, large && r.W >= largeWidth)
	still := ui.Stack(ui.Canvas(0, least, nil), ui.Column(0, said))
	facts := scenes.Facts(u, about, render.TypeCaption, u.Theme.Muted)
	if large {
		facts = ui.Wrapped(strings.Join(about, ", "), ui.Block{Type: render.TypeCaption, Leading: 20, MaxLines: 2, Ink: u.Theme.Muted})
	}
	return ui.Column(space.M,
		ui.Column(space.S, facts, ui.Row(space.S, piece, task.Grow(1)), ui.If(large, small(u, u.T("training.you", a.Display.Shown().View.Seats[e.Player()].Role), 2))),
		ui.FirstThatFits(still, said),
	)
}

// originText says from which game of the player e comes: the opponent and the day, if the library has the game.
func (s *Scene) originText(u *ui.UI, e *exercise.Exercise) string {
	if name := s.opponentIn(u, e); name != "" {
		return u.T("training.from.game", name, scenes.Day(u, s.games.Entry(e.Origin.Record).At))
	}
	return u.T("training.from")
}

// opponentIn returns the name of the opponent in the game that e comes from, "" if there were several or the library does not have the game.
func (s *Scene) opponentIn(u *ui.UI, e *exercise.Exercise) string {
	game := s.games.Entry(e.Origin.Record)
	const two = 2
	if game == nil || game.Problem != "" || len(game.Players) != two || game.At.IsZero() {
		return ""
	}
	opponent := 1 - int(e.Player())
	return scenes.PlayerName(u, game.Players[opponent], opponent)
}

// taskText says what the player has to find.
func taskText(u *ui.UI, e *exercise.Exercise) string {
	switch {
	case e.Kind == exercise.Win && e.Turns > 0:
		return u.T("training.winin", e.Turns)
	case e.Kind == exercise.Better && !e.Starter():
		return u.T("training.betterthan", e.Game.FormatMove(e.Position, e.Origin.Played))
	}
	key := [...]string{exercise.Win: "training.win", exercise.Save: "training.save", exercise.Better: "training.better"}[e.Kind]
	return u.T(key)
}

// A verdict is the text about an attempt. With an icon it has a coloured background.
type verdict struct {
	text   string
	notes  []string     // below it, each on a new line
	icon   sprites.Icon // sprites.NoIcon for text about what to do next
	ink    sprites.Color
	ground sprites.Color
}

// verdict returns the text about the turn that was played, or about what to do next.
func (s *Scene) verdict(u *ui.UI, a *attempt) verdict {
	tint := func(c sprites.Color) sprites.Color { return sprites.Mix(u.Theme.Panel, c, 0.12) }
	switch a.stage {
	case right:
		return verdict{solvedText(u, a.exercise), s.notesOnSolved(u, a), sprites.IconCheck, u.Theme.Accent, u.Theme.Active}
	case near:
		if a.exercise.Kind == exercise.Save { // a turn that still loses is no partial success
			return verdict{nearText(u, a.exercise.Kind), nil, sprites.IconClose, u.Theme.Error, tint(u.Theme.Error)}
		}
		return verdict{nearText(u, a.exercise.Kind), nil, sprites.IconNear, u.Theme.Warning, tint(u.Theme.Warning)}
	case wrong:
		return verdict{s.wrongText(u, a), nil, sprites.IconClose, u.Theme.Error, tint(u.Theme.Error)}
	}
	v := verdict{ink: u.Theme.Muted}
	switch why := a.Hand.Refusal(); {
	case why != nil:
		v.text, v.ink = u.Say(why.Text), u.Theme.Error
	case a.step > 0:
		return s.helpText(u, a)
	case len(a.Hand.Path()) > 0 || a.Match().Cursor() > 0:
		v.text = u.Say(a.Display.Shown().View.Prompt)
	default:
		v.text = u.Say(a.Hand.Advice(u.In.Touch))
	}
	return v
}

// element shows v, on a coloured background if it has an icon, with as many of the lines below it as fit.
func (v verdict) element(u *ui.UI, large bool) ui.Element {
	const side = 20
	if v.icon == sprites.NoIcon {
		return ui.Wrapped(v.text, ui.Block{Type: render.TypeBody, Leading: 22, Ink: v.ink})
	}
	pad, words := u.Theme.Space.S, ui.Block{Type: render.TypePrompt, Leading: 22, Ink: u.Theme.Text}
	if large {
		pad, words.Type, words.Leading = u.Theme.Space.M, render.Type{Size: 20, Weight: render.TypeSeat.Weight}, 26
	}
	lines := []ui.Element{ui.Wrapped(v.text, words)}
	for _, more := range v.notes {
		lines = append(lines, ui.Wrapped(more, ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 2, Ink: u.Theme.Caption()}))
	}
	var variants []ui.Element
	for n := len(lines); n > 0; n-- {
		variants = append(variants, ui.Column(0, lines[:n]...))
	}
	icon := ui.Icon(v.icon, side, v.ink).Height(words.Leading).Top()
	return ui.Row(u.Theme.Space.S, icon, ui.FirstThatFits(variants...).Grow(1)).Pad(pad, pad).On(render.Box{Radius: 8, Top: v.ground})
}

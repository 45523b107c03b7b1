// The page of an exercise: the board and the words beside or below it. The words are in say.go.

package training

import (
	"slices"
	"strings"

	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the page of an exercise: what stands beside the board, or below it where the window is high.
const (
	panelLeast = 240
	panelMost  = 420
	buttonHigh = 42
	buttonGap  = 8
	buttonPad  = 16
	buttonsOff = 12 // from the words above
	pieceSide  = 40
	roomyPanel = 200 // the least height in which words are large
	stillHigh  = 96  // of what is said of an attempt: buttons below it stay where they are while the words change
	footHigh   = 72  // the foot of a panel, with the ways that are always open
	stagesHigh = 32  // above the foot
)

// exercise draws the board and what is to be said about it.
func (s *Scene) exercise(u *ui.UI, page render.Rect) {
	_, below := page.CutTop(barHigh, 0)
	var slab, panel render.Rect
	edge := page.W
	if tall := page.W < page.H*1.05; tall {
		slab, panel = below.CutTop(min(page.W-margin, page.H*0.52), 4)
		panel = panel.Pad(margin, 0)
	} else {
		wide := max(panelLeast, min(page.W*0.31, panelMost))
		panel, slab = below.CutRight(wide, 0)
		edge = panel.X
		u.Fill(render.Rect{X: panel.X, W: wide, H: page.H}, u.Theme.Panel)
		u.LineBeside(render.Rect{X: panel.X, W: wide, H: page.H})
		slab = slab.Pad(12, 0)
		_, slab = slab.CutBottom(boardFoot(page.H), 0)
	}
	a := s.session.attempt
	a.frame(u, slab, edge)
	v := s.verdict(u, a)
	a.sign(u, v)
	beside := edge < page.W
	switch side := scenes.Margin(page.W); {
	case !beside:
		s.stacked(u, panel, v, false)
	case page.H < roomy:
		s.stacked(u, panel.Pad(side, 8), v, true)
	default:
		s.footed(u, panel, v, side)
	}
	if u.Live() && u.Act(keys.Undo) {
		a.back()
	}
}

// stacked draws the words in the panel r, and close below them all buttons.
func (s *Scene) stacked(u *ui.UI, r render.Rect, v verdict, beside bool) {
	rows := parted(u, s.commands(u), r.W, beside)
	_, r = r.CutBottom(12, 0)
	below, r := r.CutBottom(buttonsHigh(len(rows)), 12)
	rest := s.words(u, r, v, stillHigh)
	if beside {
		below.Y = min(below.Y, rest.Y+buttonsOff) // near to what is read
	}
	s.buttons(u, below, rows)
}

// footed draws the words in the panel r, below them what is to be done now, and at its foot how far the session is and the ways that are
// always open. It leaves side free at both sides.
func (s *Scene) footed(u *ui.UI, r render.Rect, v verdict, side float32) {
	foot, r := r.CutBottom(footHigh, 0)
	u.LineAbove(foot)
	_, r = r.Pad(side, 0).CutTop(8, 0)
	stages, r := r.CutBottom(stagesHigh, 0)
	rows, done, leadsOn := s.commands(u), s.session.at, s.session.attempt.stage != right
	if !leadsOn {
		done++
	}
	scenes.Stages(u, stages, len(s.session.all), done, leadsOn)
	main := slices.Concat(rows[:1], rows[2:])
	if len(main[0]) == 0 {
		main = main[1:]
	}
	rest := s.words(u, r, v, 0)
	rest.Y += buttonsOff
	rest.H = buttonsHigh(len(main))
	s.buttons(u, rest, main)
	s.navigation(u, foot.Pad(side, 0), rows[1], leadsOn)
}

// boardFoot returns the room below the board in a window of height h: as much as a table leaves there, but in a low one, where the board is
// small as it is.
func boardFoot(h float32) float32 {
	if h < roomy {
		return 12
	}
	return 40
}

// words writes what is asked and v, what is to be said about the attempt, and returns the room below: what is said has at least the height least.
func (s *Scene) words(u *ui.UI, r render.Rect, v verdict, least float32) (below render.Rect) {
	a := s.session.attempt
	e := a.exercise
	about := append([]string{e.Spec.Name}, scenes.Describe(u, e.Spec, e.Game.Info().Options)...)
	if e.Starter() {
		about = append(about, gradeNames(u)[e.Grade-1])
	} else {
		about = append(about, u.T("training.from"))
	}
	line, r := r.CutTop(20, 8)
	u.WriteIn(scenes.FitWords(u, about, render.TypeCaption, line.W), render.TypeCaption, line, render.Start, u.Theme.Muted)
	task := task(u, e)
	_, beside := r.CutLeft(pieceSide, 12)
	block := taskBlock(u, task, beside.W, r.H >= roomyPanel)
	high := max(pieceSide, block.Leading*float32(len(u.FewLines(task, block.Type, beside.W, block.Most))))
	line, r = r.CutTop(high, 16)
	place, beside := line.CutLeft(pieceSide, 12)
	seat := &a.Display.Shown().View.Seats[e.Player()]
	u.Piece(a.Geometry(), seat.Sprite, seat.Colour, place.Centre(), pieceSide)
	u.WriteBlock(task, beside, block)
	u.Tell(task, strings.Join(append([]string{v.say}, v.more...), " "))
	_, after := r.CutTop(min(least, r.H), 0)
	return lower(v.write(u, r), after)
}

// taskBlock returns how the task is written in lines of width w: as large as has room, where that is roomy.
func taskBlock(u *ui.UI, task string, w float32, roomy bool) ui.Block {
	b := ui.Block{Type: render.TypePage, Leading: 32, Most: 2, Down: render.Middle, Ink: u.Theme.Text}
	if !roomy || len(u.Wrap(task, b.Type, w)) > b.Most {
		b.Type, b.Leading, b.Most = render.TypeBar, 25, 3
	}
	if len(u.Wrap(task, b.Type, w)) > b.Most {
		b.Type, b.Leading, b.Most = render.TypePrompt, 22, 4
	}
	return b
}

// task says what is to be found.
func task(u *ui.UI, e *exercise.Exercise) string {
	switch {
	case e.Kind == exercise.Win && e.Turns > 0:
		return u.T("training.winin", e.Turns)
	case e.Kind == exercise.Better && !e.Starter():
		return u.T("training.betterthan", e.Game.FormatMove(e.Position, e.Origin.Played))
	}
	key := [...]string{exercise.Win: "training.win", exercise.Save: "training.save", exercise.Better: "training.better"}[e.Kind]
	return u.T(key)
}

// A verdict says what an attempt is worth. With an icon it stands on a band.
type verdict struct {
	say    string
	more   []string     // below it, each from a line of its own on
	icon   sprites.Icon // sprites.NoIcon for words about what is to be done next
	ink    sprites.Color
	ground sprites.Color
}

// verdict says what the attempt is worth, or what is to be done next.
func (s *Scene) verdict(u *ui.UI, a *attempt) verdict {
	tint := func(c sprites.Color) sprites.Color { return sprites.Mix(u.Theme.Panel, c, 0.12) }
	switch a.stage {
	case right:
		return verdict{solved(u, a.exercise), s.later(u, a), sprites.IconCheck, u.Theme.Accent, u.Theme.Active}
	case near:
		if a.exercise.Kind == exercise.Save { // what still loses is no half success
			return verdict{nearly(u, a.exercise.Kind), nil, sprites.IconClose, u.Theme.Error, tint(u.Theme.Error)}
		}
		return verdict{nearly(u, a.exercise.Kind), nil, sprites.IconNear, u.Theme.Warning, tint(u.Theme.Warning)}
	case wrong:
		return verdict{s.refuted(u, a), nil, sprites.IconClose, u.Theme.Error, tint(u.Theme.Error)}
	}
	v := verdict{ink: u.Theme.Muted}
	switch why := a.Hand.Refusal(); {
	case why != nil:
		v.say, v.ink = u.Say(why.Text), u.Theme.Error
	case a.step > 0:
		return s.told(u, a)
	case len(a.Hand.Path()) > 0 || a.Match().Cursor() > 0:
		v.say = u.Say(a.Display.Shown().View.Prompt)
	default:
		v.say = u.Say(a.Hand.Advice(u.In.Touch))
	}
	return v
}

// write writes v at the top of r and returns the room below.
func (v verdict) write(u *ui.UI, r render.Rect) (below render.Rect) {
	const side = 20
	if v.icon == sprites.NoIcon {
		return u.WriteBlock(v.say, r, ui.Block{Type: render.TypeBody, Leading: 22, Most: max(1, int(r.H/22)), Ink: v.ink})
	}
	pad := float32(16)
	words := ui.Block{Type: render.Type{Size: 20, Weight: render.TypeSeat.Weight}, Leading: 26, Ink: u.Theme.Text}
	if r.W < panelLeast || r.H < roomyPanel/2 {
		pad, words.Type, words.Leading = 12, render.TypePrompt, 22
	}
	more := ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Caption()}
	inner := r.Pad(pad, pad-2)
	_, column := inner.CutLeft(side, 10)
	words.Most = max(1, int(column.H/words.Leading))
	high := words.Leading * float32(len(u.FewLines(v.say, words.Type, column.W, words.Most)))
	for i, words := range v.more {
		lines := float32(len(u.FewLines(words, more.Type, column.W, more.Most)))
		if high+lines*more.Leading > column.H {
			v.more = v.more[:i]
			break
		}
		high += lines * more.Leading
	}
	band, below := r.CutTop(high+2*(pad-2), 0)
	u.Box(band, render.Box{Radius: 8, Top: v.ground})
	u.Icon(v.icon, render.Point{X: inner.X + side/2, Y: inner.Y + words.Leading/2}, side, v.ink)
	column = u.WriteBlock(v.say, column, words)
	for _, words := range v.more {
		column = u.WriteBlock(words, column, more)
	}
	return below
}

// lower returns that of two rests of the same column which begins lower.
func lower(a, b render.Rect) render.Rect {
	if a.Y > b.Y {
		return a
	}
	return b
}

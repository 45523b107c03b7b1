package training

import (
	"strings"

	"quintet/games"
	"quintet/games/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
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
	pieceSide  = 34
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
		panel = panel.Pad(scenes.Margin(page.W), 8)
		slab = slab.Pad(12, 0)
		_, slab = slab.CutBottom(12, 0)
	}
	a := s.session.attempt
	a.frame(u, slab, edge)
	all := s.deeds(u)
	_, panel = panel.CutBottom(12, 0)
	below, panel = panel.CutBottom(buttonsHigh(buttonRows(u, all, panel.W)), 12)
	s.words(u, a, panel)
	buttons(u, below, all)
	if u.Live() && u.Act(keys.Undo) {
		a.back()
	}
}

// words writes what is asked and what is to be said about the attempt.
func (s *Scene) words(u *ui.UI, a *attempt, r render.Rect) {
	e := a.exercise
	head := append([]string{e.Spec.Name}, scenes.Describe(u, e.Spec, e.Game.Info().Options)...)
	line, r := r.CutTop(28, 0)
	u.WriteIn(scenes.FitWords(u, head, render.TypeSeat, line.W), render.TypeSeat, line, render.Start, u.Theme.Text)
	origin := u.T("training.grade", e.Grade, exercise.Grades)
	if !e.Starter() {
		origin = u.T("training.from", e.Game.FormatMove(e.Position, e.Origin.Played))
	}
	r = u.WriteBlock(origin, r, ui.Block{Type: render.TypeCaption, Leading: 19, Most: 2, Ink: u.Theme.Muted})
	_, r = r.CutTop(14, 0)
	task := task(u, e)
	place, rest := r.CutLeft(pieceSide, 12)
	end := u.WriteBlock(task, rest, ui.Block{Type: render.TypePrompt.Medium(), Leading: 23, Most: 3, Ink: u.Theme.Text})
	seat := &a.Shown().View.Seats[e.Player()]
	u.Piece(a.Geometry(), seat.Sprite, seat.Colour, render.Point{X: place.Centre().X, Y: place.Y + pieceSide/2}, pieceSide)
	_, r = r.CutTop(max(end.Y-r.Y, pieceSide)+12, 0)
	say, ink, icon := s.verdict(u, a)
	if icon != sprites.NoIcon {
		u.Icon(icon, render.Point{X: r.X + 10, Y: r.Y + 11}, 20, ink)
		_, r = r.CutLeft(24, 4)
		if a.stage != right {
			ink = u.Theme.Text // the icon says enough
		}
	}
	u.Tell(task, say)
	r = u.WriteBlock(say, r, ui.Block{Type: render.TypeBody, Leading: 22, Most: max(1, int(r.H/22)), Ink: ink})
	if wait, ok := s.stock.deck.Plan().Wait(e.ID()); ok && a.stage == right && len(a.coming) == 0 && r.H > 22 {
		_, r = r.CutTop(4, 0)
		u.WriteBlock(u.T("training.comes", wait), r, ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Muted})
	}
}

// task says what is to be found.
func task(u *ui.UI, e *exercise.Exercise) string {
	key := [...]string{exercise.Win: "training.win", exercise.Save: "training.save", exercise.Better: "training.better"}[e.Kind]
	if e.Kind == exercise.Win && e.Turns > 0 {
		return u.T("training.winin", e.Turns)
	}
	return u.T(key)
}

// verdict says what the attempt is worth, or what is to be done next.
func (s *Scene) verdict(u *ui.UI, a *attempt) (say string, ink sprites.Color, icon sprites.Icon) {
	ink = u.Theme.Text
	switch a.stage {
	case right:
		say = u.T("training.right")
		if line := a.answer(); line != "" {
			say = u.T("training.right.line", line)
		}
		return say, u.Theme.Accent, sprites.IconCheck
	case near:
		return nearly(u, a.exercise.Kind), u.Theme.Warning, sprites.IconNear
	case wrong:
		return s.refuted(u, a), u.Theme.Error, sprites.IconClose
	}
	if why := a.Refusal(); why != nil {
		return u.Say(why.Text), u.Theme.Error, sprites.NoIcon
	}
	if a.step > 0 {
		return s.told(u, a), ink, sprites.NoIcon
	}
	v := &a.Shown().View
	if len(a.Path()) > 0 || a.Match().Cursor() > 0 {
		return u.Say(v.Prompt), u.Theme.Muted, sprites.NoIcon
	}
	return u.Say(a.Advice(u.In.Touch)), u.Theme.Muted, sprites.NoIcon
}

// nearly says that a turn is neither right nor wrong, in the terms of the task.
func nearly(u *ui.UI, k exercise.Kind) string {
	key := [...]string{exercise.Win: "training.near.win", exercise.Save: "training.near.save", exercise.Better: "training.near"}[k]
	return u.T(key)
}

// refuted says kindly that a turn was not right, and what answers it.
func (s *Scene) refuted(u *ui.UI, a *attempt) string {
	switch answer := a.answer(); {
	case a.search, answer == "" && len(a.coming) > 0:
		return u.T("training.wrong")
	case answer == "":
		return u.T("training.wrong.try")
	case a.plies()[0] == a.exercise.Origin.Played:
		return u.T("training.wrong.played", answer)
	default:
		return u.T("training.wrong.answer", answer)
	}
}

// told says the last step of the help.
func (s *Scene) told(u *ui.UI, a *attempt) string {
	h := a.exercise.Help(exercise.Step(a.step-1), a.plies())
	switch exercise.Step(a.step - 1) {
	case exercise.Light:
		return u.T("training.light")
	case exercise.Place:
		return u.T("training.place")
	}
	p := a.Match().Position().Clone()
	words := func(plies []games.Move) string {
		var all []string
		for _, m := range plies {
			all = append(all, a.exercise.Game.FormatMove(p, m))
			p.Play(m)
		}
		return strings.Join(all, " ")
	}
	answer := words(h.Plies)
	if line := words(h.Line[:min(len(h.Line), longestLine)]); line != "" {
		return u.T("training.whole.line", answer, line)
	}
	return u.T("training.whole", answer)
}

// A deed is a button of the panel with what it does.
type deed struct {
	button ui.Button
	do     func()
}

// deeds returns the buttons, the main one first.
func (s *Scene) deeds(u *ui.UI) (all []deed) {
	a := s.session.attempt
	add := func(b ui.Button, do func()) { all = append(all, deed{b, do}) }
	again := ui.Button{Label: u.T("rules.tryagain"), Icon: sprites.IconTurn, Kind: ui.Main, Act: keys.Begin}
	switch a.stage {
	case right:
		again.Kind, again.Act, again.Label = ui.Quiet, keys.Rematch, u.T("rules.again")
		add(again, a.restart)
		return append(all, s.onward(u))
	case wrong, near:
		add(again, a.restart)
	default:
		if m, ok := a.EndTurn(); ok {
			add(ui.Button{Label: u.T("play.end"), Kind: ui.Main, Act: keys.EndTurn}, func() { a.Play(m); a.judge() })
		}
		if label, ok := a.Repair(); ok {
			add(ui.Button{Label: u.Say(label), Kind: ui.Quiet, Act: keys.Repair}, func() { a.Mend(); a.judge() })
		}
	}
	if a.step <= int(exercise.Whole) {
		key := [...]string{"training.help.light", "training.help.place", "training.help.whole"}[a.step]
		add(ui.Button{Label: u.T(key), Icon: sprites.IconStar, Kind: ui.Quiet, Act: keys.Hint}, a.help)
	}
	return append(all, s.onward(u))
}

// onward returns the way to the next exercise, or out of the last one: the main button once this one is solved; before its answer is known it
// skips it.
func (s *Scene) onward(u *ui.UI) deed {
	a, b := s.session.attempt, ui.Button{Label: u.T("training.skip"), Kind: ui.Quiet}
	switch answered := a.stage == right || a.step > int(exercise.Whole); {
	case answered && s.session.at+1 == len(s.session.all):
		b.Label = u.T("training.finish")
	case answered:
		b.Label = u.T("training.next")
	}
	if a.stage == right {
		b.Kind, b.Act = ui.Main, keys.Begin
	}
	return deed{b, s.next}
}

// onwardWide returns the width of the way on, the same before and after the answer.
func onwardWide(u *ui.UI) (wide float32) {
	for _, key := range []string{"training.skip", "training.next", "training.finish"} {
		wide = max(wide, u.ButtonWide(ui.Button{Label: u.T(key)}, buttonPad))
	}
	return wide
}

// buttonRows returns how many rows all take in a panel of width w: the way on, which is the last, stands at the right end of the lowest one,
// beside the one before where both have room, or beside all where the panel is wide.
func buttonRows(u *ui.UI, all []deed, w float32) int {
	n := len(all)
	switch {
	case w >= 2*panelLeast:
		return 1
	case n > 1 && u.ButtonWide(all[n-2].button, buttonPad)+buttonGap+onwardWide(u) <= w:
		return n - 1
	}
	return n
}

// buttonsHigh returns the height of so many rows.
func buttonsHigh(rows int) float32 { return float32(rows)*(buttonHigh+buttonGap) - buttonGap }

// buttons draws all in r: one below the other, or side by side where they have room.
func buttons(u *ui.UI, r render.Rect, all []deed) {
	n := len(all)
	rows := buttonRows(u, all, r.W)
	places := r.Rows(buttonGap, render.Even(rows)...)
	if rows < n {
		last, before := places[rows-1].CutRight(onwardWide(u), buttonGap)
		places = append(places[:rows-1], before.Columns(buttonGap, render.Even(n-rows)...)...)
		places = append(places, last)
	}
	for i, d := range all {
		if u.Button(places[i], d.button) {
			d.do()
			return
		}
	}
}

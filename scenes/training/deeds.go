package training

import (
	"quintet/games/exercise"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

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
	} else if a.stage == trying {
		add(ui.Button{Label: u.T("training.playit"), Kind: ui.Main, Act: keys.Begin}, a.playAnswer)
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

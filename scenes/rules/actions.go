// The buttons of a lesson's prompt: continue, repeat and repairs, and how they fit.

package rules

import (
	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// An action is a button of the prompt.
type action struct {
	ui.Button
	do   func()
	wide float32
}

// aside is the distance from the sides of a button to what is written on it.
const aside = 14

// fitted gives every one of as its width and returns the width of all of them with gaps between them. Where that is more than room they
// go without their icons, and where it still is without their keys, which then stand in their tips.
func fitted(u *ui.UI, as []action, gap, room float32) float32 {
	for _, less := range []func(a *action){
		func(a *action) { a.wide = u.ButtonWide(a.Button, aside) },
		func(a *action) { a.Icon = sprites.NoIcon; a.wide = u.ButtonWide(a.Button, aside) },
		func(a *action) { a.wide = u.Measure(a.Label, render.TypeButton) + 24 },
	} {
		for i := range as {
			less(&as[i])
		}
		if allWide(as, gap) <= room {
			break
		}
	}
	return allWide(as, gap)
}

// allWide returns the width of all of as with gaps between them.
func allWide(as []action, gap float32) float32 {
	w := gap * float32(max(0, len(as)-1))
	for _, a := range as {
		w += a.wide
	}
	return w
}

// actions returns the buttons of the prompt, the main one last.
func (s *Scene) actions(u *ui.UI) []action {
	if label, ok := s.try.Repair(); ok {
		return s.repairs(u, label)
	}
	again := action{Button: ui.Button{Label: u.T("rules.again"), Icon: sprites.IconTurn, Act: keys.Rematch}, do: s.try.restart}
	var as []action
	switch {
	case s.try.verdict == lesson.Solved:
		return append(as, s.onwards(u, again)...)
	case s.try.verdict == lesson.Missed:
		again.Label, again.Kind, again.Act = u.T("rules.tryagain"), ui.Main, keys.Begin
		return append(as, s.showMe(u), again)
	case s.try.task != nil:
		as = append(as, s.showMe(u))
	}
	if s.try.Match().Cursor() > 0 {
		as = append(as, again)
	}
	return s.withEnd(u, as)
}

// onwards returns again with the button that leads on from a task that is solved: to the next one, to the table, or to a first game. To the
// next page leads the foot of the text.
func (s *Scene) onwards(u *ui.UI, again action) []action {
	next := action{Button: ui.Button{Kind: ui.Main, Act: keys.Begin}}
	switch {
	case s.turns():
		return []action{again}
	case !s.ends():
		next.Label, next.do = u.T("rules.next"), func() { s.begin(s.task + 1) }
	case s.atTable:
		next.Label, next.do = u.T("rules.totable"), s.back
	default:
		next.Label, next.do = u.T("rules.playnow", s.weakest().Name), s.playNow
	}
	return []action{again, next}
}

// repairs returns the buttons of the prompt while something called label is offered instead of what was refused: the reason needs the
// room of the others.
func (s *Scene) repairs(u *ui.UI, label board.Message) []action {
	return s.withEnd(u, []action{{Button: ui.Button{Label: u.Say(label), Act: keys.Repair, Kind: ui.Quiet}, do: func() {
		s.try.ApplyRepair()
		s.try.plies = 0 // it may take the place of a ply that was judged
		s.judge()
	}}})
}

// withEnd returns as with the button that ends the turn, if it may be ended. It is the main one unless that misses the task.
func (s *Scene) withEnd(u *ui.UI, as []action) []action {
	m, ok := s.try.EndTurn()
	if !ok {
		return as
	}
	kind := ui.Main
	if s.try.wouldMiss(s.try.Match().Cursor(), m) {
		kind = ui.Quiet
	}
	return append(as, action{Button: ui.Button{Label: u.T("play.end"), Kind: kind, Act: keys.EndTurn}, do: func() {
		s.try.Play(m)
		s.judge()
	}})
}

// showMe is the button that shows the solution.
func (s *Scene) showMe(u *ui.UI) action {
	return action{Button: ui.Button{Label: u.T("rules.show"), Icon: sprites.IconStar, Act: keys.Hint}, do: s.try.show}
}

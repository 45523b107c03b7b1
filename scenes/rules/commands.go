// Lists the commands of a lesson's prompt: start again, show the solution, end the turn, repair, and what follows a solved task. Add a command here
// (commands). The buttons lose their icons and keys if space is short (buttons). prompt.go places them.

package rules

import (
	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// aside is the distance from the sides of a button to what is written on it.
const aside = 14

// buttons shows cs as buttons side by side with gaps between them. Where they need more than room they go without their icons, and where they still do
// without their keys, which then stand in their tips.
func buttons(u *ui.UI, cs []ui.Command, gap, room float32) (all []ui.Element) {
	for _, wide := range []func(x *ui.Command) float32{
		func(x *ui.Command) float32 { return u.ButtonWidth(*x, aside) },
		func(x *ui.Command) float32 { x.Icon = sprites.NoIcon; return u.ButtonWidth(*x, aside) },
		func(x *ui.Command) float32 { return u.Measure(x.Label, render.TypeButton) + 24 },
	} {
		all = all[:0]
		rest := room + gap
		for i := range cs {
			w := wide(&cs[i])
			all, rest = append(all, ui.Button(cs[i]).Width(w)), rest-w-gap
		}
		if rest >= 0 {
			break
		}
	}
	return all
}

// commands returns the commands of the prompt, the main one last. sided says that the text of the page is beside the board.
func (s *Scene) commands(u *ui.UI, sided bool) []ui.Command {
	if label, ok := s.try.Repair(); ok {
		return s.repairs(u, label)
	}
	again := ui.Command{Label: u.T("rules.again"), Icon: sprites.IconTurn, Act: keys.Rematch, Run: s.try.restart}
	var as []ui.Command
	switch {
	case s.try.verdict == lesson.Solved:
		return append(as, s.onwards(u, again, sided)...)
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

// onwards returns again and the button that leads on from a solved task: to the next task, or at the end of the lessons to what comes after. The button
// to the next page is at the end of the text instead, and so is the one at the end of the lessons if the text is beside the board.
func (s *Scene) onwards(u *ui.UI, again ui.Command, sided bool) []ui.Command {
	switch {
	case !s.last():
		return []ui.Command{again, {Label: u.T("rules.next"), Kind: ui.Main, Act: keys.Begin, Run: func() { s.begin(s.task + 1) }}}
	case s.ends() && !sided:
		return []ui.Command{again, s.leadOn(u)}
	}
	return []ui.Command{again}
}

// repairs returns the buttons of the prompt while it offers a repair called label for a refused action: the reason needs the space of the others.
func (s *Scene) repairs(u *ui.UI, label board.Message) []ui.Command {
	return s.withEnd(u, []ui.Command{{Label: u.Say(label), Act: keys.Repair, Kind: ui.Quiet, Run: func() {
		s.try.ApplyRepair()
		s.try.plies = 0 // the repair may replace a ply that was judged
		s.judge()
	}}})
}

// withEnd returns as with the button that ends the turn, if that is allowed. It is the main one unless it fails the task.
func (s *Scene) withEnd(u *ui.UI, as []ui.Command) []ui.Command {
	m, ok := s.try.EndTurn()
	if !ok {
		return as
	}
	kind := ui.Main
	if s.try.wouldMiss(s.try.Match().Cursor(), m) {
		kind = ui.Quiet
	}
	return append(as, ui.Command{Label: u.T("play.end"), Kind: kind, Act: keys.EndTurn, Run: func() {
		s.try.Play(m)
		s.judge()
	}})
}

// showMe is the button that shows the solution.
func (s *Scene) showMe(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("rules.show"), Icon: sprites.IconStar, Act: keys.Hint, Run: s.try.show}
}

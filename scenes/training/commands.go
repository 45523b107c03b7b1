// The buttons of an exercise: which are shown at each stage (commands), their keys and their rows in the panel (buttons). A debounce ignores a second
// click after a button has changed the page. Add a command to commands.

package training

import (
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// debounceTicks: after a button changes the page, ignore clicks at the same spot for this long, so that a double click does not
// hit the new button.
const debounceTicks = 30

// A debounce is the place of the button that last changed the page, and the ticks during which clicks there are still ignored.
type debounce struct {
	place render.Rect
	ticks int
}

// ignores reports whether clicks on a button in r are still ignored.
func (c debounce) ignores(r render.Rect) bool {
	both := c.place.Intersect(r)
	return c.ticks > 0 && both.W > 0 && both.H > 0
}

// commands returns the rows of buttons, at least two. The first row holds the main thing to do now, and is empty if there is none. The second holds
// the other commands: help and the next exercise, or trying again after a right answer. Any further rows hold other commands for the turn.
func (s *Scene) commands(u *ui.UI) (rows [][]ui.Command) {
	a := s.session.attempt
	again := ui.Command{Label: u.T("rules.tryagain"), Icon: sprites.IconTurn, Kind: ui.Main, Act: keys.Begin, Run: a.restart}
	switch a.stage {
	case right:
		again.Kind, again.Act, again.Label = ui.Quiet, keys.Rematch, u.T("rules.again")
		rows := [][]ui.Command{{s.nextCommand(u)}, {again}}
		if len(a.line) > 0 {
			replay := ui.Command{Label: u.T("training.replay"), Icon: sprites.IconPlay, Kind: ui.Quiet, Off: len(a.pending) > 0, Run: a.replay}
			rows = append(rows, []ui.Command{replay})
		}
		return rows
	case wrong, near:
		return [][]ui.Command{{again}, append(s.helpCommands(u), s.nextCommand(u))}
	}
	var first, last []ui.Command
	if m, ok := a.EndTurn(); ok {
		first = []ui.Command{{Label: u.T("play.end"), Kind: ui.Main, Act: keys.EndTurn, Run: func() { a.Play(m); a.judge() }}}
	}
	if label, ok := a.Repair(); ok {
		last = []ui.Command{{Label: u.Say(label), Kind: ui.Quiet, Act: keys.Repair, Run: func() { a.ApplyRepair(); a.judge() }}}
	}
	if len(first) == 0 {
		first, last = last, nil
	}
	rows = [][]ui.Command{first, append(s.helpCommands(u), s.nextCommand(u))}
	if a.answerShown() { // the main thing to do is to play the answer
		rows = [][]ui.Command{s.helpCommands(u), {s.nextCommand(u)}}
		if len(first) > 0 {
			first[0].Kind = ui.Quiet
			rows = append(rows, first)
		}
	}
	if len(last) > 0 {
		rows = append(rows, last)
	}
	return rows
}

// helpCommands returns the command for the next help step, or the one that plays the answer once it has been shown.
func (s *Scene) helpCommands(u *ui.UI) []ui.Command {
	a := s.session.attempt
	if !a.answerShown() {
		key := [...]string{"training.help.light", "training.help.place", "training.help.whole"}[a.step]
		return []ui.Command{{Label: u.T(key), Icon: sprites.IconStar, Kind: ui.Quiet, Act: keys.Hint, Run: a.nextHelp}}
	}
	if a.stage == trying {
		return []ui.Command{{Label: u.T("training.playit"), Kind: ui.Main, Act: keys.Begin, Run: a.playAnswer}}
	}
	return nil
}

// nextCommand returns the command that shows the next exercise, or ends the session after the last one. It is the main button once the exercise is solved;
// before its answer is known it skips the exercise.
func (s *Scene) nextCommand(u *ui.UI) ui.Command {
	a, b := s.session.attempt, ui.Command{Label: u.T("training.skip"), Kind: ui.Quiet, Run: s.next}
	switch answered := a.stage == right || a.answerShown(); {
	case answered && s.session.at+1 == len(s.session.all):
		b.Label = u.T("training.finish")
	case answered:
		b.Label = u.T("training.next")
	}
	if a.stage == right {
		b.Kind, b.Act = ui.Main, keys.Begin
	}
	return b
}

// nextWidth returns a width for the onward button that fits all its labels, so that it stays the same after the answer.
func nextWidth(u *ui.UI) (wide float32) {
	for _, key := range []string{"training.skip", "training.next", "training.finish"} {
		wide = max(wide, u.ButtonWidth(ui.Command{Label: u.T(key)}, u.Theme.Space.M))
	}
	return wide
}

// buttons shows rows of buttons. A single button fills its row. Of two, the second is narrow and at the right end, or below the first in a narrow
// panel. A row without a button is left out unless kept is set.
func (s *Scene) buttons(u *ui.UI, rows [][]ui.Command, kept bool) ui.Element {
	var lines []ui.Element
	gap := u.Theme.Space.S
	for _, row := range rows {
		switch len(row) {
		case 0:
			lines = append(lines, ui.If(kept, ui.Canvas(0, u.Theme.Space.Control, nil)))
		case 1:
			lines = append(lines, s.button(u, row[0]))
		default:
			first, last := s.button(u, row[0]), s.button(u, row[1]).Width(nextWidth(u))
			lines = append(lines, ui.FirstThatFits(ui.Row(gap, first.Grow(1), last), ui.Column(gap, first, last)))
		}
	}
	return ui.Column(gap, lines...)
}

// navigation shows the buttons of row from the left, without a background. If leadsOn is set, the last one is at the right end. The buttons have no
// icons if there is no room for them.
func (s *Scene) navigation(u *ui.UI, row []ui.Command, leadsOn bool) ui.Element {
	line := func(icons bool) ui.Element {
		var parts []ui.Element
		for i, d := range row {
			if d.Kind = ui.Plain; !icons {
				d.Icon = sprites.NoIcon
			}
			parts = append(parts, ui.If(leadsOn && i == len(row)-1, ui.Spacer()), s.button(u, d))
		}
		return ui.Row(0, parts...).Pad(-u.Theme.Space.M, 0)
	}
	return ui.FirstThatFits(line(true), line(false))
}

// button shows d as a button that ignores clicks for a while; see debounced.
func (s *Scene) button(u *ui.UI, d ui.Command) ui.Element {
	return ui.Canvas(u.ButtonWidth(d, u.Theme.Space.M), u.Theme.Space.Control, func(r render.Rect) { u.Button(r, s.debounced(d, r)) })
}

// debounced returns d for a button in place. It does nothing while clicks there are ignored. If it changes the page, clicks in place are ignored for
// debounceTicks.
func (s *Scene) debounced(d ui.Command, place render.Rect) ui.Command {
	run := d.Run
	d.Run = func() {
		if s.debounce.ignores(place) {
			return
		}
		was := s.session.attempt
		stage, told := was.stage, was.answerShown()
		run()
		if s.session == nil || s.session.attempt != was || was.stage != stage || was.answerShown() != told {
			s.debounce = debounce{place, debounceTicks}
		}
	}
	return d
}

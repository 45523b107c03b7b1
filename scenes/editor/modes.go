// Switches between the two modes of the editor: setting up freely (setting), and trying plies by the rules (trying). It also draws the choice of the
// mode, with undo and redo beside it or in the bar, and what only trying has: its buttons (trialTools), and the text that explains what to do next or
// why a ply was refused (trialVerdict). Add a button for trying to trialTools.

package editor

import (
	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The modes of the page.
const (
	setting = iota // any piece can be placed anywhere
	trying         // plies by the rules, for all colours
)

// mode returns the mode of the page.
func (s *Scene) mode() int {
	if s.trial != nil {
		return trying
	}
	return setting
}

// setMode changes the mode. The plies tried by the rules lead to the new position. Where no game can begin it stays, and the page says why.
func (s *Scene) setMode(mode int) {
	switch {
	case mode == s.mode():
	case mode == setting:
		p := s.trial.Match().Position().Clone()
		if s.trial = nil; games.TextOf(p) != games.TextOf(s.position()) {
			s.change(p, false)
		}
	case s.playable():
		m := match.NewAt(s.game, s.position().Clone(), nil)
		s.trial = boardui.NewSandbox(boardui.Config{Spec: s.spec, Settings: s.context.Settings, Now: s.context.Now, LayersOf: s.spec.ID}, m, s.context.Sound)
	default:
		s.denied = true
	}
}

// Match returns the plies being tried, nil if none.
func (s *Scene) Match() *match.Match {
	if s.trial == nil {
		return nil
	}
	return s.trial.Match()
}

// Board returns the board to try plies, nil if none.
func (s *Scene) Board() *boardui.Board {
	if s.trial == nil {
		return nil
	}
	return s.trial.Board
}

// modeLabels returns the names of the modes.
func modeLabels(u *ui.UI) []string { return []string{u.T("editor.setting"), u.T("editor.trying")} }

// stepsBeside reports whether undo and redo fit beside the modes in width w.
func (s *Scene) stepsBeside(u *ui.UI, w float32) bool {
	return u.ChoicesWidth(modeLabels(u), w)+u.Theme.Space.S+2*scenes.ToolSize <= w
}

// modes shows the choice of the mode at width w, with undo and redo beside it if they fit. If not, they are below it, or in the bar if the panel is
// beside the board.
func (s *Scene) modes(u *ui.UI, w float32) ui.Element {
	labels, space := modeLabels(u), u.Theme.Space
	modes := ui.Canvas(u.ChoicesWidth(labels, w), choiceHigh, func(r render.Rect) {
		if now, _ := u.Choices(r, u.T("editor.mode"), labels, s.mode()); now != s.mode() {
			s.setMode(now)
		}
		if r.W = w; s.denied {
			u.Explain(r, u.Say(s.why.Text))
		}
	})
	switch {
	case s.stepsBeside(u, w):
		return ui.Row(0, modes.Pad(scenes.ToolPadding, 0), ui.Spacer(), s.stepButtons(u)).Pad(-scenes.ToolPadding, 0)
	case sided(u.Size()):
		return modes
	}
	return ui.Column(space.S, modes, s.stepButtons(u))
}

// stepButtons shows undo and redo.
func (s *Scene) stepButtons(u *ui.UI) ui.Element {
	steps := s.steps(u)
	return ui.Row(0, ui.Button(steps[0]), ui.Button(steps[1]))
}

// tools returns the commands of the bar, beside a panel of width w: the search for games with this position, and undo and redo if they do not fit
// beside the modes.
func (s *Scene) tools(u *ui.UI, w float32) (cs []ui.Command) {
	if !sided(u.Size()) {
		return nil
	}
	if !s.stepsBeside(u, w) {
		cs = s.steps(u)
	}
	return append(cs, s.finder(u).IconOnly())
}

// trialTools returns the buttons for a board to try plies.
func (s *Scene) trialTools(u *ui.UI) (ts []ui.Command) {
	if end, ok := s.trial.EndTurn(); ok {
		ts = append(ts, ui.Command{Label: u.T("play.end"), Kind: ui.Quiet, Act: keys.EndTurn, Run: func() { s.trial.Play(end) }})
	}
	if p, ok := s.trial.Match().Position().(games.Swapper); ok {
		if swap, may := p.Swap(); may {
			ts = append(ts, ui.Command{Label: u.T("play.swap"), Icon: sprites.IconSwap, Act: keys.Swap, Run: func() { s.trial.Play(swap) }})
		}
	}
	if label, ok := s.trial.Repair(); ok {
		ts = append(ts, ui.Command{Label: u.Say(label), Icon: sprites.IconStar, Act: keys.Repair, Run: s.trial.ApplyRepair})
	}
	return ts
}

// trialVerdict says what to do next on a board to try plies, or why something was refused.
func (s *Scene) trialVerdict(u *ui.UI) verdict {
	if why := s.trial.Hand.Refusal(); why != nil {
		return verdict{text: u.Say(why.Text), kind: refusal}
	}
	return verdict{text: u.Say(s.trial.Display.Shown().View.Prompt)}
}

// prompt shows what to do next on such a board, and below it how, if that fits.
func (s *Scene) prompt(u *ui.UI, text string) ui.Element {
	line := func(text string, t render.Type, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: statusLine, MaxLines: statusLines, Ink: ink})
	}
	what, how := line(text, render.TypeSmall.Medium(), u.Theme.Text), u.Say(s.trial.Hand.Advice(u.In.Touch))
	return ui.FirstThatFits(ui.Column(0, what, ui.If(how != "", line(how, render.TypeSmall, u.Theme.Muted))), what)
}

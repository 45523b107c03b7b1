// Switches between the two modes of the editor: setting up freely (setting), and trying plies by the rules (trying). Draws what only trying has: its
// buttons, and the text that says what to do next or why a ply was refused. Also draws undo, redo and the search button in the bar.

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

// setMode changes the mode. The plies tried by the rules lead to the new position.
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

// stepWide is the width of the undo and redo buttons beside the modes.
const stepWide = 40

// modeLabels returns the names of the modes.
func modeLabels(u *ui.UI) []string { return []string{u.T("editor.setting"), u.T("editor.trying")} }

// stepsBeside reports whether undo and redo fit beside the modes in width w.
func (s *Scene) stepsBeside(u *ui.UI, w float32) bool {
	return u.ChoicesWidth(modeLabels(u), w)+2*stepWide+8 <= w
}

// modes draws the choice of the mode in r, with undo and redo beside it if they fit.
func (s *Scene) modes(u *ui.UI, r render.Rect) {
	labels := modeLabels(u)
	if s.stepsBeside(u, r.W) {
		at, rest := r.CutRight(2*stepWide, 8)
		at.X += scenes.ToolBare
		r = rest
		s.drawSteps(u, at)
	}
	if now, _ := u.Choices(r, u.T("editor.mode"), labels, s.mode()); now != s.mode() {
		s.setMode(now)
	}
}

// tools draws the buttons at the right end of the bar, beside a panel of width w: the search for games with this position, and undo and redo if they
// do not fit beside the modes.
func (s *Scene) tools(u *ui.UI, bar render.Rect, w float32) {
	if !sided(u.Size()) {
		return
	}
	at, rest := bar.CutRight(scenes.ToolSide, 0)
	u.Button(at, s.finder(u).IconOnly())
	if !s.stepsBeside(u, w) {
		at, _ = rest.CutRight(2*stepWide, 0)
		s.drawSteps(u, at)
	}
}

// drawSteps draws undo and redo in r.
func (s *Scene) drawSteps(u *ui.UI, r render.Rect) {
	steps := s.steps(u)
	for i, cell := range r.Columns(0, render.Even(len(steps))...) {
		u.Button(cell, steps[i])
	}
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
func (s *Scene) trialVerdict(u *ui.UI) (text string, bad bool) {
	if why := s.trial.Hand.Refusal(); why != nil {
		return u.Say(why.Text), true
	}
	return u.Say(s.trial.Display.Shown().View.Prompt), false
}

// drawPrompt writes in r what to do next on such a board, and below it how, if that fits.
func (s *Scene) drawPrompt(u *ui.UI, r render.Rect, text string) {
	const leading = 19
	head := ui.Block{Type: render.TypeSmall.Medium(), Leading: leading, Most: 3, Ink: u.Theme.Text}
	more := ui.Block{Type: render.TypeSmall, Leading: leading, Most: 3, Ink: u.Theme.Muted}
	how := u.Say(s.trial.Hand.Advice(u.In.Touch))
	first, below := len(u.Wrap(text, head.Type, r.W)), len(u.Wrap(how, more.Type, r.W))
	if how == "" || first+below > head.Most {
		how, below = "", 0
	}
	r = r.Place(r.W, leading*float32(min(first+below, head.Most)), render.Start, render.Middle)
	r = u.WriteBlock(text, r, head)
	if how != "" {
		u.WriteBlock(how, r, more)
	}
}

package editor

import (
	"quintet/games"
	"quintet/games/match"
	"quintet/render"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The modes of the page.
const (
	setting = iota // anything is put anywhere
	trying         // plies are made by the rules, for all colours
)

// mode returns which mode the page is in.
func (s *Scene) mode() int {
	if s.trial != nil {
		return trying
	}
	return setting
}

// turnTo changes to a mode. What was tried by the rules is the position that is set up on.
func (s *Scene) turnTo(mode int) {
	switch {
	case mode == s.mode():
	case mode == setting:
		p := s.trial.Match().Position().Clone()
		if s.trial = nil; games.TextOf(p) != games.TextOf(s.position()) {
			s.change(p, false)
		}
	case s.playable():
		m := match.NewAt(s.game, s.position().Clone(), nil)
		s.trial = widget.NewSandbox(s.context.Settings, s.context.Now, s.spec.ID, m, s.context.Sound)
	}
}

// Match returns what is tried by the rules, nil for nothing.
func (s *Scene) Match() *match.Match {
	if s.trial == nil {
		return nil
	}
	return s.trial.Match()
}

// Board returns the board on which that is done, nil for none.
func (s *Scene) Board() *widget.Board {
	if s.trial == nil {
		return nil
	}
	return s.trial.Board
}

// modes draws the choice of the mode in r.
func (s *Scene) modes(u *ui.UI, r render.Rect) {
	labels := []string{u.T("editor.setting"), u.T("editor.trying")}
	if now, _ := u.Choices(r, u.T("editor.mode"), labels, s.mode()); now != s.mode() {
		s.turnTo(now)
	}
}

// trialTools lists the buttons beside a board on which plies are tried.
func (s *Scene) trialTools(u *ui.UI) []tool {
	m := s.trial.Match()
	ts := []tool{
		{ui.Button{Label: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Off: m.Cursor() == 0}, s.trial.Undo},
		{ui.Button{Label: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Off: m.Cursor() == m.Len()}, s.trial.Redo},
	}
	if end, ok := s.trial.EndTurn(); ok {
		ts = append(ts, tool{ui.Button{Label: u.T("play.end"), Act: keys.EndTurn}, func() { s.trial.Play(end) }})
	}
	if p, ok := m.Position().(games.Swapper); ok {
		if swap, may := p.Swap(); may {
			ts = append(ts, tool{ui.Button{Label: u.T("play.swap"), Act: keys.Swap}, func() { s.trial.Play(swap) }})
		}
	}
	if label, ok := s.trial.Repair(); ok {
		ts = append(ts, tool{ui.Button{Label: u.Say(label), Act: keys.Repair}, s.trial.Mend})
	}
	return ts
}

// trialVerdict says what is to be done on a board on which plies are tried, or why something was refused.
func (s *Scene) trialVerdict(u *ui.UI) (text string, bad bool) {
	if why := s.trial.Refusal(); why != nil {
		return u.Say(why.Text), true
	}
	return u.Say(s.trial.Shown().View.Prompt), false
}

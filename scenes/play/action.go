package play

import (
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// An action is something that can be pressed for the move or the question at hand.
type action struct {
	button ui.Button
	do     func()
}

// atHand returns what can be pressed now, the main thing last.
func (s *Scene) atHand(u *ui.UI) []action {
	switch s.asking {
	case askResign, askAgree, askStop:
		yes := map[question]string{askResign: "play.ask.yes.resign", askAgree: "play.ask.yes.agree", askStop: "play.stop"}[s.asking]
		return []action{
			{ui.Button{Label: u.T(yes), Act: keys.Yes, Kind: ui.Quiet}, s.answer},
			{ui.Button{Label: u.T("play.ask.no"), Act: keys.No, Kind: ui.Main}, func() { s.asking = askNothing }},
		}
	}
	switch {
	case s.table.Match.Over() || s.table.Veiled():
		return nil
	case s.failed() && s.table.AtEnd():
		return s.failureActions(u)
	case s.table.Watching():
		return s.watchActions(u)
	case s.table.ComputerMoves() && s.mind.Slow() && s.mind.Searching(mind.Ply):
		return []action{{ui.Button{Label: u.T("play.hurry"), Act: keys.MoveNow, Kind: ui.Quiet}, s.hurry}}
	case s.table.ComputerMoves() || s.notice > 0:
		return nil
	}
	var as []action
	repairs := s.board.Repairs()
	switch {
	case s.table.MayStop():
		if !repairs {
			as = append(as, action{ui.Button{Label: u.T("play.stop"), Act: keys.GiveUp, Kind: ui.Quiet}, func() { s.ask(askStop) }})
		}
	case s.roomy && !s.table.Terms.NoAids:
		as = append(as, action{s.hintButton(u), s.hints.ask})
	}
	if t := s.geo.Button("swap"); t != board.NoTarget {
		if s.board.Begins(t) {
			as = append(as, action{ui.Button{Label: u.T("play.swap"), Icon: sprites.IconSwap, Act: keys.Swap, Kind: ui.Main, Off: s.board.Carrying()}, func() { s.carryOut(s.board.Click(t)) }})
		}
	}
	if repairs {
		as = append(as, action{ui.Button{Label: u.Say(s.board.Refusal().Repair.Text), Act: keys.Repair, Kind: ui.Quiet}, s.repair})
	}
	if m, ok := s.board.Closing(); ok && (s.roomy || !repairs || s.shape != bare) {
		as = append(as, action{ui.Button{Label: u.T("play.end"), Act: keys.EndTurn, Kind: ui.Main, Off: s.board.Carrying()}, func() { s.play(m) }})
	}
	return as
}

// actionWide returns the width of b in a prompt. tight says that its words need the room.
func actionWide(u *ui.UI, b ui.Button, tight bool) float32 {
	const icon, gap, side = 26, 8, 18
	if b.Label == "" {
		return 52
	}
	label := u.Measure(b.Label, render.TypeButton)
	w := label + u.Measure(u.CapOn(b.Act), render.TypeCoord) + gap + 2*side
	if b.Icon != sprites.NoIcon {
		w += icon
	}
	switch {
	case tight && b.Icon == sprites.NoIcon:
		return min(w, label+56)
	case tight:
		return w
	}
	return max(w, label+80)
}

// actionHigh is the height of a button in a column of buttons, with the gap to the next.
const actionHigh = 48

// actionColumn draws the buttons as one below the other, w wide, from at on.
func actionColumn(u *ui.UI, as []action, at render.Point, w float32) {
	for _, a := range as {
		if u.Button(render.Rect{X: at.X, Y: at.Y, W: w, H: 40}, a.button) {
			a.do()
		}
		at.Y += actionHigh
	}
}

// actionGap is between two buttons side by side.
const actionGap = 12

// tight reports whether the words of buttons in a row of width w leave no room for more.
func (s *Scene) tight(w float32) bool { return w < 340 || s.board.Repairs() }

// actionsWide returns the width of as side by side in a row of width w, with a gap after each.
func (s *Scene) actionsWide(u *ui.UI, as []action, w float32) (sum float32) {
	for _, a := range as {
		sum += actionWide(u, a.button, s.tight(w)) + actionGap
	}
	return sum
}

// shorten leaves the hint among as its star: its word gives way to others.
func shorten(as []action) {
	for i := range as {
		if b := &as[i].button; b.Act == keys.Hint {
			b.Label, b.Name = "", b.Label
		}
	}
}

// actions draws as, side by side, at the right end of r and returns where they begin. On a phone their margins give way.
func (s *Scene) actions(u *ui.UI, as []action, r render.Rect) float32 {
	x, tight := r.X+r.W, s.tight(r.W)
	less := float32(0)
	if over := s.actionsWide(u, as, r.W) - actionGap - r.W; u.Phone() && over > 0 {
		less = over / float32(len(as))
	}
	for i := len(as) - 1; i >= 0; i-- {
		w := actionWide(u, as[i].button, tight) - less
		x -= w
		if u.Button(render.Rect{X: x, Y: r.Y, W: w, H: r.H}, as[i].button) {
			as[i].do()
		}
		x -= actionGap
	}
	return x
}

// hintButton is the button that asks for a hint.
func (s *Scene) hintButton(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T("play.hint"), Icon: sprites.IconStar, Act: keys.Hint, Off: !s.mayHint() || s.board.Carrying() || s.hints.seen() || s.hints.sought()}
}

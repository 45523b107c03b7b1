// Chooses and draws the text of the prompt of a lesson, below its board: the task, the reason for a miss or a refusal, and the hint (say). It also
// decides when the hint appears (hintAfter), and what is left out if space is short (element). The buttons are in commands.go.

package rules

import (
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// promptText is the text of the prompt.
type promptText struct {
	verdict      lesson.Verdict
	lead, detail string
	ink          sprites.Color // of the detail
	wrong        bool          // the detail explains a miss
	hint         string        // after the detail, in the text colour
}

// hintAfter is the number of misses after which the hint is shown.
const hintAfter = 2

// say returns the text of the prompt.
func (a *attempt) say(u *ui.UI, lang string) promptText {
	w := promptText{verdict: a.verdict, ink: u.Theme.Muted}
	prompt, detail := a.Display.Shown().View.Prompt, a.Hand.Advice(u.In.Touch)
	switch {
	case a.task == nil:
		w.lead, w.detail = u.Say(prompt), u.Say(detail)
	case a.verdict == lesson.Solved:
		w.lead, w.detail, w.ink = u.T("rules.right"), a.task.Why[lang], u.Theme.Text
		return w
	case a.verdict == lesson.Missed:
		w.lead, w.detail, w.wrong = u.T("rules.miss"), a.missText[lang], true
	default:
		w.lead = a.task.Do[lang]
		if a.Match().Cursor() > 0 || len(a.Hand.Path()) > 0 {
			w.detail = u.Say(prompt)
		}
	}
	if why := a.Hand.Refusal(); why != nil && a.verdict == lesson.Open {
		w.detail, w.ink, w.wrong = u.Say(why.Text), u.Theme.Error, true
	}
	if a.task != nil && a.misses >= hintAfter {
		w.hint = u.T("rules.hint", a.task.Hint[lang])
	}
	return w
}

// The height of the prompt with its buttons below the text.
const (
	highPrompt = 126
	wideEnough = 640 // the least width with both side by side
)

// promptHigh returns the height of a prompt of width w.
func promptHigh(w float32) float32 {
	if w >= wideEnough {
		return boardpage.LineHeight
	}
	return highPrompt
}

// prompt draws the text of the prompt and its buttons. Buttons below the text begin at the side of the board.
func (s *Scene) prompt(u *ui.UI, f boardpage.Frame) {
	const high, gap, below, least = 40, 8, 4, 16
	say, as, r := s.try.say(u, s.context.Lang()), s.commands(u, f.Sided), f.Line
	u.Announce(say.lead, say.detail)
	if r.W >= wideEnough {
		u.Lay(r, boardpage.LineRow(u, s.paintMover(u), say.element(u, besideButtons), buttons(u, as, gap, r.W-2*boardpage.LineMargin)...))
		return
	}
	slab := render.Fit(s.try.Geometry(), f.Board, u.Scale, false).Slab
	_, r = r.Pad(0, below).CutLeft(max(least, slab.X-r.X), 0)
	r.W -= least
	row := ui.Row(gap, buttons(u, as, gap, r.W)...).Height(high)
	if len(as) > 0 && as[0].Kind == ui.Plain { // it has no background: its label aligns with the text above
		row = row.Pad(-aside, 0)
	}
	u.Lay(r, ui.Column(0, say.element(u, aboveButtons).Grow(1), row))
}

// paintMover returns what paints the piece of the player to move at the start.
func (s *Scene) paintMover(u *ui.UI) func(r render.Rect) {
	seat := &s.try.Display.Shown().View.Seats[s.try.Match().PositionAt(0).ToMove()]
	return func(r render.Rect) { u.Piece(s.try.Geometry(), seat.Sprite, seat.Colour, r.Centre(), r.W) }
}

// A lettering is the type of the prompt's text.
type lettering struct {
	lead, small         render.Type // of the lead, and of the rest
	leadLine, smallLine float32     // line heights
}

// The lettering beside the buttons, and above them.
var (
	besideButtons = lettering{lead: render.TypePrompt, small: render.TypeSmall, leadLine: 23, smallLine: 19}
	aboveButtons  = lettering{lead: render.TypeButton, small: render.TypeCaption, leadLine: 19, smallLine: 17}
)

// element shows w. If not all fits, the hint is more important than the detail, unless that is the reason of a refusal, and both are more important
// than the task, which is also in the text of the page.
func (w promptText) element(u *ui.UI, set lettering) ui.Element {
	small := func(text string, ink sprites.Color) ui.Element {
		return ui.If(text != "", ui.Wrapped(text, ui.Block{Type: set.small, Leading: set.smallLine, Ink: ink}))
	}
	lead := ui.Wrapped(w.lead, ui.Block{Type: set.lead, Leading: set.leadLine, Ink: u.Theme.Text})
	if w.verdict == lesson.Solved {
		lead = ui.Row(u.Theme.Space.S, ui.Icon(sprites.IconCheck, 18, u.Theme.Accent), lead.Grow(1))
	}
	detail, hint := small(w.detail, w.ink), small(w.hint, u.Theme.Text)
	all := ui.Column(0, lead, detail, hint)
	switch refused := w.wrong && w.verdict == lesson.Open; {
	case w.hint == "":
		return ui.FirstThatFits(all, ui.Column(0, detail))
	case refused:
		return ui.FirstThatFits(all, ui.Column(0, detail, hint), ui.Column(0, lead, detail), ui.Column(0, detail))
	}
	return ui.FirstThatFits(all, ui.Column(0, lead, hint), ui.Column(0, hint))
}

// The prompt of a lesson: its text about the task, and when a hint appears.

package rules

import (
	"strings"

	"quintet/games/lesson"
	"quintet/render"
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

// The height of the prompt with its buttons beside the text, and below it.
const (
	lowPrompt  = 80
	highPrompt = 126
	wideEnough = 640 // the least width with both side by side
)

// promptHigh returns the height of a prompt of width w.
func promptHigh(w float32) float32 {
	if w >= wideEnough {
		return lowPrompt
	}
	return highPrompt
}

// prompt draws the text of the prompt and its buttons. Buttons below the text begin at the side of the board.
func (s *Scene) prompt(u *ui.UI, r, board render.Rect) {
	const high, gap, below, side, end, piece = 40, 8, 4, 28, 32, 36
	as := s.commands(u)
	var widths []float32
	set, words, mark := aboveButtons, r, render.Rect{}
	if r.W < wideEnough {
		slab := render.Fit(s.try.Geometry(), board, u.Scale, false).Slab
		_, r = r.CutLeft(max(16, slab.X-r.X), 0)
		r.W -= end / 2
		widths, _ = fitted(u, as, gap, r.W)
		_, r = r.CutBottom(below, 0)
		r, words = r.CutBottom(high, 0)
		if len(as) > 0 && as[0].Kind == ui.Plain { // it has no background: its label aligns with the text above
			r.X -= aside
		}
	} else {
		set = besideButtons
		_, r = r.CutLeft(side, 0)
		_, r = r.CutBottom(2*below, 0)
		all := float32(0)
		widths, all = fitted(u, as, gap, r.W-end/2)
		r, words = r.CutRight(end+all, 16)
		mark, words = words.CutLeft(piece-4, 16)
		r = r.Place(r.W, high, render.Start, render.Middle)
	}
	for i, a := range as {
		var at render.Rect
		at, r = r.CutLeft(widths[i], gap)
		u.Button(at, a)
	}
	if mark.W > 0 {
		seat := &s.try.Display.Shown().View.Seats[s.try.Match().PositionAt(0).ToMove()] // the player to move at the start
		u.Piece(s.try.Geometry(), seat.Sprite, seat.Colour, mark.Centre(), piece)
	}
	say := s.try.say(u, s.context.Lang())
	u.Tell(say.lead, say.detail)
	say.write(u, words, set)
}

// A lettering is the type of the prompt's text.
type lettering struct {
	lead, small         render.Type // of the lead, and of the rest
	leadLine, smallLine float32     // line heights
	room                int         // lines in all; if there are more, either the detail or the hint is left out
	most                int         // the largest number of lines; if there are more, the task is left out, because the text of the page has it, too
}

// The lettering beside the buttons, and above them.
var (
	besideButtons = lettering{lead: render.TypePrompt, small: render.TypeSmall, leadLine: 23, smallLine: 19, room: 2, most: 3}
	aboveButtons  = lettering{lead: render.TypeButton, small: render.TypeCaption, leadLine: 19, smallLine: 17, room: 4, most: 4}
)

// fit returns the lines of the lead, the detail and the hint of w that fit the given width. If not all fit, the hint is more important than the
// detail, unless that is the reason of a refusal, and both are more important than the task, which is also in the text of the page.
func (w *promptText) fit(u *ui.UI, set lettering, wide float32) (parts [3][]string) {
	heads, lines, hints := u.Wrap(w.lead, set.lead, wide), u.Wrap(w.detail, set.small, wide), u.Wrap(w.hint, set.small, wide)
	switch refused := w.wrong && w.verdict == lesson.Open; {
	case len(hints) == 0 || len(heads)+len(lines)+len(hints) <= set.room:
	case refused && len(lines)+len(hints) <= set.most:
		heads = nil
	case refused:
		hints = nil
	default:
		lines = nil
	}
	if len(heads)+len(lines)+len(hints) > set.most {
		heads = nil
	}
	return [3][]string{heads, lines, hints}
}

// write writes w in r: in the middle beside the buttons, from the top above them.
func (w promptText) write(u *ui.UI, r render.Rect, set lettering) {
	parts := w.fit(u, set, r.W)
	y := r.Y + 19
	if set == besideButtons {
		total := float32(len(parts[0]))*set.leadLine + float32(len(parts[1])+len(parts[2]))*set.smallLine
		y = r.Y + (r.H-total)/2 + 16
	}
	indent := float32(0)
	if w.verdict == lesson.Solved {
		u.Icon(sprites.IconCheck, render.Point{X: r.X + 9, Y: y - 6}, 18, u.Theme.Accent)
		indent = 26
	}
	for i, part := range parts {
		face, line, ink := set.small, set.smallLine, [3]sprites.Color{u.Theme.Text, w.ink, u.Theme.Text}[i]
		if i == 0 {
			face, line = set.lead, set.leadLine
		}
		for _, text := range part {
			u.Text(text, face, render.Point{X: r.X + indent, Y: y}, render.Start, ink)
			y += line
			indent = 0
		}
		if whole := [3]string{w.lead, w.detail, w.hint}[i]; strings.Join(part, " ") == whole {
			u.Texts = append(u.Texts, whole)
		}
	}
}

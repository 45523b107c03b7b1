package rules

import (
	"strings"

	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// text returns t in the language that is spoken.
func (s *Scene) text(t lesson.Text) string { return t[s.context.Lang()] }

// lesson draws a page: its board, the prompt below it, and the text beside it.
func (s *Scene) lesson(u *ui.UI, a arrangement) {
	right := a.panel.X
	if s.listed && u.Phone() { // the contents need all of the page
		a.panel.Y, a.panel.H = barHigh, a.height-barHigh
		s.panel(u, a)
		return
	}
	if a.tall {
		right = a.width
	}
	if u.Live() {
		s.again(u, a.board)
	}
	s.try.Frame(u, a.board, right, s.tried.verdict != lesson.Open)
	if u.Live() {
		s.judge()
	}
	s.prompt(u, a.prompt, a.board)
	s.panel(u, a)
}

// said is the text of the prompt.
type said struct {
	lead, detail string
	ink          sprites.Color // of the detail
	wrong        bool          // the detail says what was wrong
	hint         string        // behind it, in the colour of text
}

// say returns the words for the prompt.
func (s *Scene) say(u *ui.UI) said {
	t := s.current()
	w := said{ink: u.Theme.Muted}
	prompt, detail := s.try.Shown().View.Prompt, s.try.Advice(u.In.Touch)
	switch {
	case t == nil:
		w.lead, w.detail = u.Say(prompt), u.Say(detail)
	case s.tried.verdict == lesson.Solved:
		return said{lead: u.T("rules.right"), detail: s.text(t.Why), ink: u.Theme.Text}
	case s.tried.verdict == lesson.Missed:
		w.lead, w.detail, w.wrong = u.T("rules.miss"), s.text(s.tried.lacks), true
	default:
		w.lead = s.text(t.Do)
		if s.try.Match().Cursor() > 0 || len(s.try.Path()) > 0 {
			w.detail = u.Say(prompt)
		}
	}
	if why := s.try.Refusal(); why != nil && s.tried.verdict == lesson.Open {
		w.detail, w.ink, w.wrong = u.Say(why.Text), u.Theme.Error, true
	}
	if t != nil && s.tried.misses >= hintAfter {
		w.hint = u.T("rules.hint", s.text(t.Hint))
	}
	return w
}

// prompt draws what is to be done and the buttons for it. Where they stand below the words all begin at the side of the board.
func (s *Scene) prompt(u *ui.UI, r, board render.Rect) {
	const high, gap = 40, 8
	narrow := r.W < wideEnough
	x := r.X + 28
	if narrow {
		slab := render.Fit(s.try.Geometry(), board, u.Scale, false).Slab
		x = max(r.X+16, slab.X)
	}
	buttons := s.actions(u)
	wide := fitted(u, buttons, gap, r.X+r.W-12-x)
	at := render.Rect{X: r.X + r.W - 24 - wide, Y: r.Y + (r.H-high)/2 - 4, H: high}
	room := at.X - 16
	if narrow {
		at.X, at.Y, room = x, r.Y+r.H-high-4, r.X+r.W-12
		if len(buttons) > 0 && buttons[0].Kind == ui.Plain { // it has no ground: its words begin where the words above do
			at.X -= aside
		}
	}
	for _, b := range buttons {
		at.W = b.wide
		if u.Button(at, b.Button) {
			b.do()
		}
		at.X += b.wide + gap
	}
	if !narrow {
		seat := &s.try.Shown().View.Seats[s.try.Match().PositionAt(0).ToMove()] // the player who was to move at the start
		u.Piece(s.try.Geometry(), seat.Sprite, seat.Colour, render.Point{X: x + 16, Y: r.Y + r.H/2 - 4}, 36)
		x += 48
	}
	words := s.say(u)
	u.Tell(words.lead, words.detail)
	s.write(u, words, render.Rect{X: x, Y: r.Y, W: room - x, H: at.Y - r.Y}, narrow)
}

// A lettering is how the words of the prompt are written.
type lettering struct {
	lead, small         render.Type // of what comes first, and of the rest
	leadLine, smallLine float32     // the distances of their lines
	most                int         // lines have room
	least               int         // of them have room beside what must be said: the task is left out where it needs more
}

// The lettering beside the buttons, and above them.
var (
	besideButtons = lettering{lead: render.TypePrompt, small: render.TypeSmall, leadLine: 22, smallLine: 19, most: 3, least: 3}
	aboveButtons  = lettering{lead: render.TypeButton, small: render.TypeCaption, leadLine: 19, smallLine: 17, most: 4, least: 3}
)

// fit returns the lines of the lead, the detail and the hint of w that have room in the given width. Where not all have, what was wrong
// matters more than the hint, and that more than what else is said; the task stands in the text of the page, too, and that an answer is a
// miss goes without saying: w.detail takes the place of w.lead then.
func (s *Scene) fit(u *ui.UI, w *said, set lettering, wide float32) (parts [3][]string) {
	heads, lines, hints := u.Wrap(w.lead, set.lead, wide), u.Wrap(w.detail, set.small, wide), u.Wrap(w.hint, set.small, wide)
	needed := len(hints)
	if w.wrong {
		needed += len(lines)
	}
	if needed > 0 && len(heads)+needed > set.least {
		heads = nil
		if verdict := u.Wrap(w.detail, set.lead, wide); s.tried.verdict == lesson.Missed && len(verdict)+len(hints) <= set.least {
			w.lead, w.detail, heads, lines = w.detail, "", verdict, nil
		}
	}
	left := max(0, set.most-len(heads))
	if w.wrong && s.tried.verdict == lesson.Open && needed > left {
		hints = nil // it comes back when the reason for the refusal has gone
	}
	lines = lines[:min(len(lines), max(0, left-len(hints)))]
	return [3][]string{heads, lines, hints}
}

// write writes words into r: in the middle of its height beside the buttons, from its top on above them.
func (s *Scene) write(u *ui.UI, w said, r render.Rect, narrow bool) {
	set := besideButtons
	if narrow {
		set = aboveButtons
	}
	parts := s.fit(u, &w, set, r.W)
	y := r.Y + 19
	if !narrow {
		total := float32(len(parts[0]))*set.leadLine + float32(len(parts[1])+len(parts[2]))*set.smallLine
		y = r.Y + (lowPrompt-8-total)/2 + 16
	}
	indent := float32(0)
	if s.tried.verdict == lesson.Solved {
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

// ends reports whether the first lesson is over with the task on the board.
func (s *Scene) ends() bool {
	p := &s.book.Pages[s.page]
	return p.Ends && s.firstOpen(p) < 0 && s.task == len(p.Tasks)-1
}

// goOn leads to the next task of the page, or to the next page.
func (s *Scene) goOn() {
	if p := &s.book.Pages[s.page]; s.task+1 < len(p.Tasks) {
		s.begin(s.task + 1)
		return
	}
	s.turn(1)
}

package rules

import (
	"strings"

	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// text returns t in the language that is spoken.
func (s *Scene) text(t lesson.Text) string { return t[s.desk.Lang()] }

// lesson draws a page: its board, the prompt below it, and the text beside it.
func (s *Scene) lesson(u *ui.UI, a arrangement) {
	right := a.panel.X
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

// said is what the prompt says.
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
	prompt, detail, _, _ := s.try.Say()
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
	if why := s.try.Refusal(); !why.Empty() && s.tried.verdict == lesson.Open {
		w.detail, w.ink, w.wrong = u.Say(why), u.Theme.Error, true
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
		sprite, colour := s.try.Seat()
		u.Piece(s.try.Geometry(), sprite, colour, render.Point{X: x + 16, Y: r.Y + r.H/2 - 4}, 36)
		x += 48
	}
	s.write(u, s.say(u), render.Rect{X: x, Y: r.Y, W: room - x, H: at.Y - r.Y}, narrow)
}

// write writes words into r, the height of which counts only where the prompt is narrow.
func (s *Scene) write(u *ui.UI, w said, r render.Rect, narrow bool) {
	lead, small := render.TypePrompt, render.TypeSmall
	most, head, leading := 3, float32(22), float32(19)
	if narrow {
		lead, small = render.TypeButton, render.TypeCaption
		most, head, leading = 4, 19, 17
	}
	heads := u.Wrap(w.lead, lead, r.W)
	hints := u.Wrap(w.hint, small, r.W)
	lines := u.Wrap(w.detail, small, r.W)
	room := most
	if narrow {
		room--
	}
	needed := len(hints)
	if w.wrong {
		needed += len(lines)
	}
	if len(heads)+needed > room && needed > 0 {
		heads = nil // the task stands in the text of the page, too
		if verdict := u.Wrap(w.detail, lead, r.W); s.tried.verdict == lesson.Missed && len(verdict)+len(hints) <= room {
			w.lead, w.detail, heads, lines, needed = w.detail, "", verdict, nil, len(hints) // that it is a miss goes without saying
		}
	}
	left := max(0, most-len(heads))
	if w.wrong && s.tried.verdict == lesson.Open && needed > left {
		hints = nil // it comes back when the reason for the refusal has gone
	}
	lines = lines[:min(len(lines), max(0, left-len(hints)))] // the hint matters more
	total := float32(len(heads))*head + float32(len(lines)+len(hints))*leading
	y := r.Y + (lowPrompt-8-total)/2 + 16
	if narrow {
		y = r.Y + 19
	}
	if s.tried.verdict == lesson.Solved {
		u.Icon(sprites.IconCheck, render.Point{X: r.X + 9, Y: y - 6}, 18, u.Theme.Accent)
	}
	for i, line := range heads {
		x := r.X
		if i == 0 && s.tried.verdict == lesson.Solved {
			x += 26
		}
		u.Text(line, lead, render.Point{X: x, Y: y}, render.Start, u.Theme.Text)
		y += head
	}
	for _, line := range lines {
		u.Text(line, small, render.Point{X: r.X, Y: y}, render.Start, w.ink)
		y += leading
	}
	for _, line := range hints {
		u.Text(line, small, render.Point{X: r.X, Y: y}, render.Start, u.Theme.Text)
		y += leading
	}
	for i, drawn := range [][]string{heads, lines, hints} {
		whole := []string{w.lead, w.detail, w.hint}[i]
		if strings.Join(drawn, " ") == whole {
			u.Texts = append(u.Texts, whole)
		}
	}
}

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
		func(a *action) { a.wide = actionWide(u, a.Button) },
		func(a *action) { a.Icon = sprites.NoIcon; a.wide = actionWide(u, a.Button) },
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

// actionWide returns the width of a button with its icon and its key.
func actionWide(u *ui.UI, b ui.Button) float32 {
	w := u.Measure(b.Label, render.TypeButton) + 2*aside
	if b.Icon != sprites.NoIcon {
		w += 26
	}
	if cap := u.KeyCap(b.Act); cap != "" {
		w += u.Measure(cap, render.TypeCoord) + 8
	}
	return w
}

// actions returns the buttons of the prompt, the main one last.
func (s *Scene) actions(u *ui.UI) []action {
	if label, ok := s.repair(); ok {
		return s.repairs(u, label)
	}
	again := action{Button: ui.Button{Label: u.T("rules.again"), Icon: sprites.IconTurn, Act: keys.Rematch}, do: s.restart}
	var as []action
	switch {
	case s.tried.verdict == lesson.Solved:
		as = append(as, again)
		next := action{Button: ui.Button{Label: u.T("rules.next"), Kind: ui.Main, Act: keys.Begin}, do: s.goOn}
		if s.ends() {
			if s.atTable {
				next = action{Button: ui.Button{Label: u.T("rules.totable"), Kind: ui.Main, Act: keys.Begin}, do: s.back}
			} else {
				next = action{Button: ui.Button{Label: u.T("rules.playnow", s.weakest().Name), Kind: ui.Main, Act: keys.Begin}, do: s.playNow}
			}
		}
		return append(as, next)
	case s.tried.verdict == lesson.Missed:
		again.Label, again.Kind, again.Act = u.T("rules.tryagain"), ui.Main, keys.Begin
		return append(as, s.showMe(u), again)
	case s.current() != nil:
		as = append(as, s.showMe(u))
	}
	if s.try.Match().Cursor() > 0 {
		as = append(as, again)
	}
	return s.withEnd(u, as)
}

// repairs returns the buttons of the prompt while something called label is offered instead of what was refused: the reason needs the
// room of the others.
func (s *Scene) repairs(u *ui.UI, label board.Message) []action {
	return s.withEnd(u, []action{{Button: ui.Button{Label: u.Say(label), Act: keys.Repair, Kind: ui.Quiet}, do: func() {
		s.try.Mend()
		s.tried.plies = 0 // another ply may stand in the place of one that was judged
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
	if s.current() != nil && s.after(s.try.Match().Cursor(), m) == lesson.Missed {
		kind = ui.Quiet
	}
	return append(as, action{Button: ui.Button{Label: u.T("play.end"), Kind: kind, Act: keys.EndTurn}, do: func() {
		s.try.Play(m)
		s.judge()
	}})
}

// showMe is the button that shows the solution.
func (s *Scene) showMe(u *ui.UI) action {
	return action{Button: ui.Button{Label: u.T("rules.show"), Icon: sprites.IconStar, Act: keys.Hint}, do: s.show}
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

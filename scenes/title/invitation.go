package title

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// invitation draws in r, below the boards of the games, what newcomers are offered.
func (s *Scene) invitation(u *ui.UI, r render.Rect) {
	const button, leading = 150, 26
	head, offer, do := s.sayInvitation(u)
	top, below := r.CutTop(headHigh-6, 8)
	u.WriteIn(head, render.TypeSection, top, render.Start, u.Theme.Text)
	whole, _ := below.CutTop(cardHigh, 0)
	s.cardFrame(u, s.offer(), whole)
	board, words := whole.Inset(cardPad).CutLeft(cardBoard, 20)
	s.next().lesson.Paint(u.Brush, board.Place(cardBoard, cardBoard, render.Start, render.Middle), false)
	end, words := words.CutRight(button, 16)
	lines := words.Place(words.W, 2*leading, render.Start, render.Middle).Rows(0, render.Even(2)...)
	u.WriteIn(u.Fit(offer, render.TypeSeat, words.W), render.TypeSeat, lines[0], render.Start, u.Theme.Text)
	u.WriteIn(u.Fit(u.T("title.invite.how"), render.TypeSmall, words.W), render.TypeSmall, lines[1], render.Start, u.Theme.Muted)
	s.accept(u, end.Place(end.W, toolHigh+4, render.End, render.Middle), do, whole)
}

// invitingCard offers lessons in r, a place that the games leave free.
func (s *Scene) invitingCard(u *ui.UI, r render.Rect) {
	const leading, most, base = 22, 3, 5 // most lines, as those of a game beside it
	_, offer, do := s.sayInvitation(u)
	s.cardFrame(u, s.offer(), r)
	board, words := cardParts(r)
	s.next().lesson.Paint(u.Brush, board, false)
	end, about := words.CutBottom(cardButton, 6)
	y := about.Centre().Y + base - leading
	y = u.WriteLines(offer, render.TypeSeat, render.Point{X: about.X, Y: y}, about.W, leading, u.Theme.Text)
	how := u.T("title.invite.how")
	if n := len(u.Wrap(offer, render.TypeSeat, about.W)) + len(u.Wrap(how, render.TypeSmall, about.W)); n <= most {
		u.WriteLines(how, render.TypeSmall, render.Point{X: about.X, Y: y}, about.W, leading, u.Theme.Muted)
	}
	button, _ := end.CutLeft(u.ButtonWide(ui.Button{Label: do}, 16), 0)
	s.accept(u, button, do, r)
}

// invitingLine draws the same as a line of the list, in r, with what newcomers are asked in head; where the line is narrow what they are
// offered stands there.
func (s *Scene) invitingLine(u *ui.UI, head, r render.Rect) {
	ask, offer, do := s.sayInvitation(u)
	l, face := footLine(r), render.TypeSeat
	if l.narrow {
		ask, offer, face = offer, "", render.TypeCaption
		l.tools = l.words.Place(l.words.W, toolHigh, render.Start, render.Middle)
	}
	u.WriteIn(u.Fit(ask, face, head.W), face, head, render.Start, u.Theme.Text)
	s.cardFrame(u, s.offer(), l.whole)
	s.next().lesson.Paint(u.Brush, l.board, false)
	if offer != "" {
		u.WriteIn(u.Fit(offer, render.TypeSmall, l.words.W), render.TypeSmall, l.words, render.Start, u.Theme.Text)
	}
	s.accept(u, l.tools, do, l.whole)
}

// accept is the button in r that leads to the lessons, as all of whole does.
func (s *Scene) accept(u *ui.UI, r render.Rect, label string, whole render.Rect) {
	x := ui.Button{Label: label, Kind: s.kind(s.offer())}
	if s.invited() { // else the first game has the key
		x.Act = keys.Continue
	}
	if u.HasFocus(label) {
		s.focus = s.offer()
	}
	if u.Button(r, x) || u.Clicked(whole) {
		s.leave = s.rules(s.next().spec)
	}
}

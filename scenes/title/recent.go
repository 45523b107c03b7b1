// Draws the recent games below the tiles of the title page: their heading and the pager, and each game as a card or, in
// narrow windows, as a line. Change the look of cards and lines here (itemCard, itemLine). recentitems.go decides which games appear, and has their
// texts.

package title

import (
	"strconv"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the items below the games.
const (
	cardWide = 360 // the least width of a card
	cardHigh = 132
	// The space beside the parts of a card, above and below its text, the side of its board, and the height of its button.
	cardPad, cardAir, cardBoard, cardButton = 15, 12, 98, 36
	cardLeading                             = 22 // the height of a line of its text
	headHigh                                = 40 // the line above them
)

// head shows the heading of the items, the pager, and the link to all games before links. It leaves out what has no space, the least important first.
func (s *Scene) head(u *ui.UI, t render.Type, links ...func(u *ui.UI, words bool) ui.Element) ui.Element {
	space := u.Theme.Space
	row := func(of, words bool) ui.Element {
		parts := []ui.Element{ui.Text(u.T(heading(s.items)), t, u.Theme.Text), ui.Spacer(), ui.If(len(s.items) > s.page, s.pager(u, of)), s.toLibrary(u, words)}
		for _, l := range links {
			parts = append(parts, l(u, words))
		}
		return ui.Row(space.S, parts...)
	}
	return ui.FirstThatFits(row(true, true), row(false, true), row(true, false), row(false, false))
}

// heading returns the key of the heading for all items, visible or not; deleted ones are tables.
func heading(items []item) string {
	if len(items) > 0 && items[0].table == nil { // the tables come first
		return "title.last"
	}
	return "title.yours"
}

// pager shows the buttons for items that do not fit, and which are visible if of is set.
func (s *Scene) pager(u *ui.UI, of bool) ui.Element {
	last := min(s.first+s.page, len(s.items))
	text := u.T("title.of", s.first+1, len(s.items))
	if last > s.first+1 {
		text = u.T("title.range", s.first+1, last, len(s.items))
	}
	newer := ui.Command{Icon: sprites.IconPrevious, Name: u.T("title.newer"), Off: s.first == 0, Run: func() { s.showFrom(max(0, s.first-s.page)) }}
	older := ui.Command{Icon: sprites.IconNext, Name: u.T("title.older"), Off: last == len(s.items), Run: func() { s.showFrom(s.first + s.page) }}
	return ui.Row(0, ui.If(of, ui.Text(text, render.TypeCaption, u.Theme.Muted)), ui.Button(newer), ui.Button(older))
}

// showFrom shows the items from index first. The focus moves to one of them or to a game, never to an item that is not visible.
func (s *Scene) showFrom(first int) {
	s.first = first
	if s.focus >= len(s.tiles) {
		s.focus = len(s.tiles) + first
	}
}

// cards draws as many items as fit in a row in r.
func (s *Scene) cards(u *ui.UI, r render.Rect) {
	space := u.Theme.Space
	s.page = max(1, int(r.W/cardWide))
	head, below := r.CutTop(headHigh, space.S)
	toEdge(u, head, s.head(u, render.TypeSection))
	cards := make([]ui.Element, min(s.page, max(2, s.stops()-len(s.tiles))))
	for n := range cards {
		switch i := s.first + n; {
		case i < len(s.items):
			cards[n] = s.itemCard(u, i).Height(cardHigh)
		case i == len(s.items) && s.offered():
			cards[n] = s.invitationCard(u).Height(cardHigh)
		}
	}
	u.InOrder(func() { u.Lay(below, ui.Grid(len(cards), space.M, cards...)) })
}

// card shows a board with text beside it, and below the text the line foot.
func card(board, text, foot ui.Element) ui.Element {
	const gap = 6
	return ui.Row(cardAir, board, ui.Column(gap, text.Grow(1), foot).Grow(1)).Pad(cardPad, cardAir)
}

// itemCard shows item i: all of it is a link, and so is its button, beside which is the time of its last change.
func (s *Scene) itemCard(u *ui.UI, i int) ui.Element {
	const cross, corner = 32, 6 // the delete button, beside the first line
	it := s.item(i)
	board := ui.Square(func(r render.Rect) { it.picture.Paint(u.Brush, r, false) }).Height(cardBoard)
	x, text := s.open(u, i), s.words(u, it, cardLeading)
	first := ui.Row(0, text.game.Grow(1), ui.Canvas(cross-cardPad, 0, nil))
	lines := ui.Column(0, first, text.players, text.state(u, ""))
	foot := ui.Row(u.Theme.Space.M, ui.Button(x).Height(cardButton), ui.Ellipsis(text.ago, render.TypeCaption, u.Theme.Muted))
	remove := ui.Canvas(0, 0, func(r render.Rect) {
		s.deleteButton(u, i, r.Inset(corner).Place(cross, cross, render.End, render.Start), u.Over(r))
	})
	return s.target(u, len(s.tiles)+i, s.cardFrame, ui.Stack(card(board, lines, foot), ui.If(it.table != nil, remove)), x.Run)
}

// deleteButton is the button that deletes table i from the list. It is always visible with touch, and otherwise when asked is set. A key that presses
// it leads to the button of the notice that restores the table.
func (s *Scene) deleteButton(u *ui.UI, i int, r render.Rect, asked bool) {
	x := ui.Command{Icon: sprites.IconClose, Name: u.T("title.drop"), Nth: nth(i)}
	x.Run = func() {
		if s.drop(i); len(u.In.Keys) > 0 {
			u.Focus(u.T("title.restore"))
		}
	}
	x.Bare = !asked && !u.In.Touch && !u.HasFocus(x.Name+x.Nth) && !(s.moved && s.focus == len(s.tiles)+i)
	u.Button(r, x)
}

// nth returns the suffix that identifies item i for scripts: the first has no number.
func nth(i int) string {
	if i == 0 {
		return ""
	}
	return " " + strconv.Itoa(i+1)
}

// open is the command that opens item i. The first item also has a key.
func (s *Scene) open(u *ui.UI, i int) ui.Command {
	x := ui.Command{Label: label(u, &s.items[i]), Nth: nth(i), Kind: s.buttonKind(len(s.tiles) + i), Run: func() { s.leave = s.openItem(i) }}
	if i == 0 {
		x.Act = keys.Continue
	}
	if u.HasFocus(x.Label + x.Nth) {
		s.focus = len(s.tiles) + i
	}
	return x
}

// itemLine shows item i as a line of the list.
func (s *Scene) itemLine(u *ui.UI, i int) ui.Element {
	it, control := s.item(i), u.Theme.Space.Control
	x, text := s.open(u, i), s.words(u, it, lineHigh)
	state := text.state(u, text.ago)
	cross := ui.Canvas(control, control, func(r render.Rect) { s.deleteButton(u, i, r, true) })
	tools := ui.Row(u.Theme.Space.S/2, ui.Button(x).Grow(1), ui.If(it.table != nil, cross))
	board := ui.Square(func(r render.Rect) { it.picture.Paint(u.Brush, r, false) })
	texts := []ui.Element{ui.Column(0, text.game, text.players, state), ui.Column(0, text.both, state), text.game}
	if u.Phone() { // too narrow for a line of players
		texts = texts[1:]
	}
	return s.onCard(u, len(s.tiles)+i, s.parts(u, board, tools, lineTools-u.Theme.Space.S, texts...), x.Run)
}

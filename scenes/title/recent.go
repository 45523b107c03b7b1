// Draws the recent games below the tiles of the title page: their heading, the undo of a deletion and the pager, and each game as a card or, in
// narrow windows, as a line. recentitems.go decides which games appear and what they say.

package title

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the items below the games.
const (
	cardWide = 360 // the least width of a card
	cardHigh = 132
	// The padding around the board of a card, the space above and below its text, the side of its board, and the height of its button.
	cardPad, cardAir, cardBoard, cardButton = 17, 12, cardHigh - 2*cardPad, 36
	headHigh                                = 40 // the line above them
)

// itemFaces are the types of an item's lines.
var itemFaces = [3]render.Type{render.TypeSeat, render.TypeSmall, render.TypeSmall}

// head draws the heading of the items in r, with the undo button for a deleted one and the pager.
func (s *Scene) head(u *ui.UI, r render.Rect, face render.Type) {
	r = s.toLibrary(u, r)
	title := u.T(heading(s.items))
	least := u.Measure(title, face)
	if len(s.dropped) > 0 {
		least = u.ButtonWide(restoreButton(u), restorePad)
	}
	if len(s.items) > s.page {
		r = s.pager(u, r, least)
	}
	if len(s.dropped) == 0 {
		u.WriteIn(title, face, r, render.Start, u.Theme.Text)
	} else if offerRestore(u, r, title, face, s.dropped[len(s.dropped)-1]) {
		s.restore()
	}
}

// restoreButton is the button that restores the item deleted last.
func restoreButton(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Kind: ui.Quiet, Act: keys.Undo}
}

// restorePad is the margin at each end of that button.
const restorePad = 16

// offerRestore shows in r that t was deleted, after title if there is space, and reports whether it should be restored. On a phone it only shows the
// button.
func offerRestore(u *ui.UI, r render.Rect, title string, face render.Type, t *library.Entry) bool {
	const gap, apart = 16, 24
	back := restoreButton(u)
	wide, text := u.ButtonWide(back, restorePad), u.T("title.dropped", t.Spec.Name)
	if at, rest := r.CutLeft(u.Measure(title, face), apart); rest.W >= u.Measure(text, render.TypeSmall)+gap+wide {
		u.WriteIn(title, face, at, render.Start, u.Theme.Text)
		r = rest
	}
	if said := u.Measure(text, render.TypeSmall); said+gap+wide <= r.W {
		u.WriteIn(text, render.TypeSmall, r, render.Start, u.Theme.Muted)
		_, r = r.CutLeft(said, gap)
	}
	at, _ := r.CutLeft(wide, 0)
	return u.Button(at.Pad(0, 2), back)
}

// heading returns the key of the heading for all items, visible or not; deleted ones are tables.
func heading(items []item) string {
	if len(items) > 0 && items[0].table == nil { // the tables come first
		return "title.last"
	}
	return "title.yours"
}

// pager draws, at the right end of r, the buttons for items that do not fit. It says which are visible if that leaves least of r, and returns the
// rest of r.
func (s *Scene) pager(u *ui.UI, r render.Rect, least float32) (free render.Rect) {
	const tool, gap = 32, 8
	last := min(s.first+s.page, len(s.items))
	of := u.T("title.of", s.first+1, len(s.items))
	if last > s.first+1 {
		of = u.T("title.range", s.first+1, last, len(s.items))
	}
	tools, free := r.CutRight(2*tool, gap)
	if at, rest := free.CutRight(u.Measure(of, render.TypeCaption), 2*gap); rest.W >= least {
		u.WriteIn(of, render.TypeCaption, at, render.End, u.Theme.Muted)
		free = rest
	}
	newer, older := tools.CutLeft(tool, 0)
	if u.Button(newer, ui.Command{Icon: sprites.IconPrevious, Name: u.T("title.newer"), Off: s.first == 0}) {
		s.showFrom(max(0, s.first-s.page))
	}
	if u.Button(older, ui.Command{Icon: sprites.IconNext, Name: u.T("title.older"), Off: last == len(s.items)}) {
		s.showFrom(s.first + s.page)
	}
	return free
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
	s.page = max(1, int(r.W/cardWide))
	head, below := r.CutTop(headHigh-6, 8)
	head.W += scenes.ToolBare
	s.head(u, head, render.TypeSection)
	row, _ := below.CutTop(cardHigh, 0)
	for i, at := range row.Columns(16, render.Even(min(s.page, max(2, s.stops()-len(s.tiles))))...) {
		switch i += s.first; {
		case i < len(s.items):
			s.card(u, i, at)
		case i == len(s.items) && s.offered():
			s.invitationCard(u, at)
		}
	}
}

// card draws item i: all of it is a link, and so is its button, beside which is the time of its last change.
func (s *Scene) card(u *ui.UI, i int, r render.Rect) {
	const cross, gap, leading = 24, 12, 22
	it := s.item(i)
	s.cardFrame(u, len(s.tiles)+i, r)
	board, words := cardParts(r)
	it.picture.Paint(u.Brush, board, false)
	end, about := words.CutBottom(cardButton, 6)
	first := about.W - cross // the delete button is beside the first line
	lines, ago := s.words(u, it, first)
	writeItem(u, it, lines, about, first, leading)
	open, rest := end.CutLeft(u.ButtonWide(ui.Command{Label: label(u, it)}, 16), gap)
	if ago != "" {
		u.WriteIn(ago, render.TypeCaption, rest, render.Start, u.Theme.Muted)
	}
	u.InOrder(func() {
		corner := r.Inset(6)
		s.deleteButton(u, i, corner.Place(32, 32, render.End, render.Start), u.Over(r))
		s.linkTo(u, i, r, open)
	})
}

// cardParts divides r, a card: into its board, and the text and button after it, which may come closer to the edges.
func cardParts(r render.Rect) (board, words render.Rect) {
	const gap = 16
	board, words = r.Pad(cardPad, cardAir).CutLeft(cardBoard, gap)
	words.W += cardPad / 2
	return board.Place(cardBoard, cardBoard, render.Start, render.Middle), words
}

// writeItem writes lines about it around the middle of r, their baselines leading apart, the first one within a width of first.
func writeItem(u *ui.UI, it *item, lines [3]string, r render.Rect, first, leading float32) {
	inks := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, stateInk(u, it)}
	for n, line := range lines {
		if line != "" {
			at := render.Point{X: r.X, Y: r.Centre().Y + 5 + float32(n-1)*leading}
			u.Write(u.Fit(line, itemFaces[n], [3]float32{first, r.W, r.W}[n]), itemFaces[n], at, render.Start, inks[n])
		}
	}
}

// withAgo appends ago, the time since the last change, to line, if there is space for both.
func withAgo(u *ui.UI, line, ago string, room float32) string {
	if both := u.T("title.since", line, ago); u.Measure(both, itemFaces[2]) <= room {
		return both
	}
	return line
}

// deleteButton is the button that deletes table i from the list. It is always visible with touch, and otherwise when asked is set.
func (s *Scene) deleteButton(u *ui.UI, i int, r render.Rect, asked bool) {
	if s.items[i].table == nil {
		return
	}
	x := ui.Command{Icon: sprites.IconClose, Name: u.T("title.drop"), Nth: nth(i)}
	x.Bare = !asked && !u.In.Touch && !u.HasFocus(x.Name+x.Nth) && !(s.moved && s.focus == len(s.tiles)+i)
	if u.Button(r, x) {
		s.drop(i)
	}
}

// nth returns the suffix that identifies item i for scripts: the first has no number.
func nth(i int) string {
	if i == 0 {
		return ""
	}
	return " " + strconv.Itoa(i+1)
}

// linkTo makes the button in r and all of whole open item i. The first item also has a key.
func (s *Scene) linkTo(u *ui.UI, i int, whole, r render.Rect) {
	if i >= len(s.items) {
		return // deleted in this pass
	}
	x := ui.Command{Label: label(u, &s.items[i]), Nth: nth(i), Kind: s.buttonKind(len(s.tiles) + i)}
	if i == 0 {
		x.Act = keys.Continue
	}
	if u.HasFocus(x.Label + x.Nth) {
		s.focus = len(s.tiles) + i
	}
	if u.Button(r, x) || u.Clicked(whole) {
		s.leave = s.openItem(i)
	}
}

// lines draws one item as a line of the list, in r, with head above it.
func (s *Scene) lines(u *ui.UI, head, r render.Rect) {
	s.page = 1
	s.head(u, head, render.TypeSeat)
	if len(s.items) == 0 {
		return
	}
	i, l := s.first, footLine(r, u.Phone())
	it := s.item(i)
	s.cardFrame(u, len(s.tiles)+i, l.whole)
	it.picture.Paint(u.Brush, l.board, false)
	lines, ago := s.words(u, it, l.words.W)
	leading := min(24, (l.words.H-30)/2)
	if l.narrow {
		// The text is above the buttons: only one line of it.
		lines[1], lines[2], ago, leading = "", "", "", 20
		l.tools = render.Rect{X: l.words.X, Y: l.words.Centre().Y - 4, W: l.words.W, H: toolHigh}
	} else if l.words.H < 72 {
		// The players say more than the board; if four names do not fit, the board is named instead.
		board, names := lines[0], lines[1]
		lines[0], lines[1], leading = board, "", 11
		for _, head := range []string{board, it.spec.Name} {
			both := u.T("setup.both", head, names)
			if it.title == "" && u.Measure(both, itemFaces[0]) <= l.words.W {
				lines[0] = both
				break
			}
		}
	}
	if ago != "" {
		lines[2] = withAgo(u, lines[2], ago, l.words.W)
	}
	writeItem(u, it, lines, l.words, l.words.W, leading)
	cross, open := l.tools.CutRight(toolHigh, 4)
	s.deleteButton(u, i, cross, true)
	s.linkTo(u, i, l.whole, open)
}

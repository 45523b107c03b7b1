// The recent games below the tiles of the title page: layout, drawing and paging. Which games appear is in recentitems.go.

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
	cardWide = 360 // the least width of one
	cardHigh = 132
	// The room round the board in one, that above and below the words, the side of the board, and the height of the button.
	cardPad, cardAir, cardBoard, cardButton = 17, 12, cardHigh - 2*cardPad, 36
	headHigh                                = 40 // the line above them
)

// itemFaces are the types of the lines about an item.
var itemFaces = [3]render.Type{render.TypeSeat, render.TypeSmall, render.TypeSmall}

// head writes what stands above the items, in r: what they are, what was dropped just now, and where there are more.
func (s *Scene) head(u *ui.UI, r render.Rect, face render.Type) {
	r = s.toLibrary(u, r)
	title := u.T(heading(s.items))
	least := u.Measure(title, face)
	if len(s.dropped) > 0 {
		least = u.ButtonWide(restoring(u), restoringSide)
	}
	if len(s.items) > s.page {
		r = s.pager(u, r, least)
	}
	if len(s.dropped) == 0 {
		u.WriteIn(title, face, r, render.Start, u.Theme.Text)
	} else if offerBack(u, r, title, face, s.dropped[len(s.dropped)-1]) {
		s.restore()
	}
}

// restoring is the button that brings back what was dropped last.
func restoring(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Kind: ui.Quiet, Act: keys.Undo}
}

// restoringSide is the room at each end of that button.
const restoringSide = 16

// offerBack writes in r that t was dropped, behind title where that has room beside it, and reports whether it is to be brought back. A phone
// has room for the button alone.
func offerBack(u *ui.UI, r render.Rect, title string, face render.Type, t *library.Entry) bool {
	const gap, apart = 16, 24
	back := restoring(u)
	wide, text := u.ButtonWide(back, restoringSide), u.T("title.dropped", t.Spec.Name)
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

// heading returns the key of what all items are, seen or not; those that were dropped are tables.
func heading(items []item) string {
	if len(items) > 0 && items[0].table == nil { // the tables come first
		return "title.last"
	}
	return "title.yours"
}

// pager leads, at the right end of r, to the items that have no room. It says which are seen where that leaves least of r, and returns what
// it leaves.
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
		s.leaf(max(0, s.first-s.page))
	}
	if u.Button(older, ui.Command{Icon: sprites.IconNext, Name: u.T("title.older"), Off: last == len(s.items)}) {
		s.leaf(s.first + s.page)
	}
	return free
}

// leaf shows the items from first on. What the keys act on is among them then, or a game: never an item that is not seen.
func (s *Scene) leaf(first int) {
	s.first = first
	if s.focus >= len(s.tiles) {
		s.focus = len(s.tiles) + first
	}
}

// cards draws as many items as have room side by side in r.
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
			s.invitingCard(u, at)
		}
	}
}

// card draws item i: all of it leads there, and so does its button, beside which stands when it changed last.
func (s *Scene) card(u *ui.UI, i int, r render.Rect) {
	const cross, gap, leading = 24, 12, 22
	it := s.item(i)
	s.cardFrame(u, len(s.tiles)+i, r)
	board, words := cardParts(r)
	it.picture.Paint(u.Brush, board, false)
	end, about := words.CutBottom(cardButton, 6)
	first := about.W - cross // the cross stands beside the first line
	lines, ago := s.words(u, it, first)
	tell(u, it, lines, about, first, leading)
	open, rest := end.CutLeft(u.ButtonWide(ui.Command{Label: label(u, it)}, 16), gap)
	if ago != "" {
		u.WriteIn(ago, render.TypeCaption, rest, render.Start, u.Theme.Muted)
	}
	u.InOrder(func() {
		corner := r.Inset(6)
		s.cross(u, i, corner.Place(32, 32, render.End, render.Start), u.Over(r))
		s.lead(u, i, r, open)
	})
}

// cardParts divides r, a card: into its board, and the words and the button behind that, which may come nearer to the edges.
func cardParts(r render.Rect) (board, words render.Rect) {
	const gap = 16
	board, words = r.Pad(cardPad, cardAir).CutLeft(cardBoard, gap)
	words.W += cardPad / 2
	return board.Place(cardBoard, cardBoard, render.Start, render.Middle), words
}

// tell writes lines about it round the middle of r, their baselines leading apart, the first one in a room of width first.
func tell(u *ui.UI, it *item, lines [3]string, r render.Rect, first, leading float32) {
	inks := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, stateInk(u, it)}
	for n, line := range lines {
		if line != "" {
			at := render.Point{X: r.X, Y: r.Centre().Y + 5 + float32(n-1)*leading}
			u.Write(u.Fit(line, itemFaces[n], [3]float32{first, r.W, r.W}[n]), itemFaces[n], at, render.Start, inks[n])
		}
	}
}

// withAgo puts since when after line, where there is room for both.
func withAgo(u *ui.UI, line, ago string, room float32) string {
	if both := u.T("title.since", line, ago); u.Measure(both, itemFaces[2]) <= room {
		return both
	}
	return line
}

// cross is the button that takes table i away. It is seen where a finger could use it, and else where it is asked for.
func (s *Scene) cross(u *ui.UI, i int, r render.Rect, asked bool) {
	if s.items[i].table == nil {
		return
	}
	x := ui.Command{Icon: sprites.IconClose, Name: u.T("title.drop"), Nth: nth(i)}
	x.Bare = !asked && !u.In.Touch && !u.HasFocus(x.Name+x.Nth) && !(s.moved && s.focus == len(s.tiles)+i)
	if u.Button(r, x) {
		s.drop(i)
	}
}

// nth tells scripts items apart: the first has no number.
func nth(i int) string {
	if i == 0 {
		return ""
	}
	return " " + strconv.Itoa(i+1)
}

// lead makes the button in r and all of whole lead to item i, and the first item have a key.
func (s *Scene) lead(u *ui.UI, i int, whole, r render.Rect) {
	if i >= len(s.items) {
		return // dropped in this pass
	}
	x := ui.Command{Label: label(u, &s.items[i]), Nth: nth(i), Kind: s.kind(len(s.tiles) + i)}
	if i == 0 {
		x.Act = keys.Continue
	}
	if u.HasFocus(x.Label + x.Nth) {
		s.focus = len(s.tiles) + i
	}
	if u.Button(r, x) || u.Clicked(whole) {
		s.leave = s.goOn(i)
	}
}

// lines draws one item as a line of the list, in r, with the head above it.
func (s *Scene) lines(u *ui.UI, head, r render.Rect) {
	s.page = 1
	s.head(u, head, render.TypeSeat)
	if len(s.items) == 0 {
		return
	}
	i, l := s.first, footLine(r)
	it := s.item(i)
	s.cardFrame(u, len(s.tiles)+i, l.whole)
	it.picture.Paint(u.Brush, l.board, false)
	lines, ago := s.words(u, it, l.words.W)
	leading := min(24, (l.words.H-30)/2)
	if l.narrow {
		// The words stand above the buttons: one line of them.
		lines[1], lines[2], ago, leading = "", "", "", 20
		l.tools = render.Rect{X: l.words.X, Y: l.words.Centre().Y - 4, W: l.words.W, H: toolHigh}
	} else if l.words.H < 72 {
		// Who plays says more than on which board; where four have no room the board stands for them.
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
	tell(u, it, lines, l.words, l.words.W, leading)
	cross, open := l.tools.CutRight(toolHigh, 4)
	s.cross(u, i, cross, true)
	s.lead(u, i, l.whole, open)
}

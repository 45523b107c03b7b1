package title

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the items below the games.
const (
	cardWide = 360 // the least width of one
	cardHigh = 96
	headHigh = 40 // the line above them
)

// itemFaces are the types of the lines about an item.
var itemFaces = [3]render.Type{render.TypeSeat, render.TypeSmall, render.TypeSmall}

// roomForBoth is the width in which what was dropped has room beside the button of the library.
const roomForBoth = 700

// head writes what stands above the items, in r: what they are, what was dropped just now, and where there are more.
func (s *Scene) head(u *ui.UI, r render.Rect, face render.Type) {
	r = s.toLibrary(u, r)
	if len(s.items) > s.page {
		r = s.pager(u, r)
	}
	if len(s.dropped) == 0 {
		shown := s.items[s.first:min(s.first+s.page, len(s.items))]
		word := "title.both"
		switch {
		case shown[0].table == nil: // the tables come first
			word = "title.last"
		case shown[len(shown)-1].table != nil:
			word = "title.open"
		}
		u.WriteIn(u.T(word), face, r, render.Start, u.Theme.Text)
		return
	}
	back := ui.Button{Label: u.T("title.restore"), Icon: sprites.IconUndo, Kind: ui.Quiet, Act: keys.Undo}
	wide := min(u.Measure(back.Label, render.TypeButton)+118, r.W/2)
	text := u.Fit(u.T("title.dropped", s.dropped[len(s.dropped)-1].Spec.Name), render.TypeSmall, r.W-wide-16)
	u.WriteIn(text, render.TypeSmall, r, render.Start, u.Theme.Muted)
	_, at := r.CutLeft(u.Measure(text, render.TypeSmall), 16)
	if at, _ = at.CutLeft(wide, 0); u.Button(at.Pad(0, 2), back) {
		s.restore()
	}
}

// toLibrary leads, at the right end of r, to all games; where what was dropped needs the room, by its key alone. It returns what it leaves of r.
func (s *Scene) toLibrary(u *ui.UI, r render.Rect) (free render.Rect) {
	all := ui.Button{Label: u.T("title.all"), Kind: ui.Quiet, Act: keys.Library}
	return s.way(u, r, all, sprites.IconMenu, toAll)
}

// way leads with x to next, as toLibrary and toTraining say. A phone shows icon.
func (s *Scene) way(u *ui.UI, r render.Rect, x ui.Button, icon sprites.Icon, next scenes.Next) (free render.Rect) {
	if u.Phone() {
		x.Label, x.Icon, x.Name = "", icon, x.Label
	}
	asked := false
	if len(s.dropped) > 0 && r.W < roomForBoth && !u.Phone() {
		asked = u.Act(x.Act)
	} else {
		var end render.Rect
		end, r = r.CutRight(max(40, u.ButtonWide(x, 12)), 12)
		asked = u.Button(end.Place(end.W, min(end.H, 34), render.Start, render.Middle), x)
	}
	if asked {
		s.leave = next
	}
	return r
}

// pager leads, at the right end of r, to the items that have no room. It returns what it leaves of r.
func (s *Scene) pager(u *ui.UI, r render.Rect) (free render.Rect) {
	const tool, gap = 32, 8
	last := min(s.first+s.page, len(s.items))
	of := u.T("title.of", s.first+1, len(s.items))
	if last > s.first+1 {
		of = u.T("title.range", s.first+1, last, len(s.items))
	}
	tools, free := r.CutRight(2*tool, gap)
	u.WriteIn(of, render.TypeCaption, free, render.End, u.Theme.Muted)
	_, free = free.CutRight(u.Measure(of, render.TypeCaption), 2*gap)
	newer, older := tools.CutLeft(tool, 0)
	if u.Button(newer, ui.Button{Icon: sprites.IconPrevious, Name: u.T("title.newer"), Off: s.first == 0}) {
		s.leaf(max(0, s.first-s.page))
	}
	if u.Button(older, ui.Button{Icon: sprites.IconNext, Name: u.T("title.older"), Off: last == len(s.items)}) {
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
	head, below := r.CutTop(headHigh-6, 20)
	s.head(u, head, render.TypeSection)
	row, _ := below.CutTop(cardHigh, 0)
	for i, at := range row.Columns(36, render.Even(s.page)...) {
		if s.first+i < len(s.items) {
			s.card(u, s.first+i, at)
		}
	}
}

// card draws item i: all of it leads there.
func (s *Scene) card(u *ui.UI, i int, r render.Rect) {
	const cross, gap = 36, 12
	it, whole := &s.items[i], r.Pad(-14, -12)
	s.frame(u, len(s.tiles)+i, whole)
	board, words := r.CutLeft(r.H, 16)
	it.picture.Paint(u.Brush, board, false)
	first := words // the cross stands beside the first line
	first.W -= cross
	lines, ago := s.words(u, it, first.W)
	long := u.Measure(ago, render.TypeCaption)
	if ago != "" && u.Measure(lines[0], itemFaces[0])+gap+long > first.W {
		lines[2], ago = s.withAgo(u, lines[2], ago, first.W), ""
	}
	if ago != "" {
		u.Write(ago, render.TypeCaption, render.Point{X: first.X + first.W, Y: r.Centre().Y + 5 - 26}, render.End, u.Theme.Muted)
		first.W -= long + gap
	}
	s.tell(u, it, lines, words, first.W, 26)
	u.InOrder(func() {
		s.cross(u, i, render.Rect{X: r.X + r.W - 26, Y: r.Y - 4, W: 32, H: 32})
		_, free := whole.CutRight(14+28, 0)
		s.lead(u, i, whole, free)
	})
}

// tell writes lines about it round the middle of r, their baselines leading apart, the first one in a room of width first.
func (s *Scene) tell(u *ui.UI, it *item, lines [3]string, r render.Rect, first, leading float32) {
	inks := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, s.stateInk(u, it)}
	for n, line := range lines {
		if line != "" {
			at := render.Point{X: r.X, Y: r.Centre().Y + 5 + float32(n-1)*leading}
			u.Write(u.Fit(line, itemFaces[n], [3]float32{first, r.W, r.W}[n]), itemFaces[n], at, render.Start, inks[n])
		}
	}
}

// withAgo puts since when after line, where there is room for both.
func (s *Scene) withAgo(u *ui.UI, line, ago string, room float32) string {
	if both := u.T("title.since", line, ago); u.Measure(both, itemFaces[2]) <= room {
		return both
	}
	return line
}

// cross is the button that takes table i away.
func (s *Scene) cross(u *ui.UI, i int, r render.Rect) {
	if s.items[i].table == nil {
		return
	}
	if u.Button(r, ui.Button{Icon: sprites.IconClose, Name: u.T("title.drop"), Nth: nth(i)}) {
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

// lead makes whole lead to item i, and the first item have a key. Scripts press it in free, which is beside the cross.
func (s *Scene) lead(u *ui.UI, i int, whole, free render.Rect) {
	if i >= len(s.items) {
		return // dropped in this pass
	}
	name := label(u, &s.items[i]) + nth(i)
	if u.HasFocus(name) {
		s.focus = len(s.tiles) + i
	}
	u.Add(name, free)
	if u.Stop(name, free) || u.Clicked(whole) || i == 0 && u.Act(keys.Continue) {
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
	i, l := s.first, lineOf(r)
	it := &s.items[i]
	s.frame(u, len(s.tiles)+i, l.whole)
	it.picture.Paint(u.Brush, l.board, false)
	lines, ago := s.words(u, it, l.words.W)
	leading := min(24, (r.H-30)/2)
	if l.narrow {
		// The words stand above the buttons: one line of them.
		lines[1], lines[2], ago, leading = "", "", "", 20
		l.tools = render.Rect{X: l.words.X, Y: r.Centre().Y - 4, W: l.words.W, H: toolHigh}
	} else if r.H < 72 {
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
		lines[2] = s.withAgo(u, lines[2], ago, l.words.W)
	}
	s.tell(u, it, lines, l.words, l.words.W, leading)
	act := keys.Action("")
	if i == 0 {
		act = keys.Continue
	}
	if u.HasFocus(label(u, it)) {
		s.focus = len(s.tiles) + i
	}
	cross, open := l.tools.CutRight(toolHigh, 4)
	pressed := u.Button(open, ui.Button{Label: label(u, it), Act: act, Kind: s.kind(len(s.tiles) + i)})
	s.cross(u, i, cross)
	if i < len(s.items) && (pressed || u.Clicked(l.whole)) {
		s.leave = s.goOn(i)
	}
}

package title

import (
	"strconv"

	"quintet/render"
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

// head writes what stands above the items, in r: what they are, what was dropped just now, and where there are more.
func (s *Scene) head(u *ui.UI, r render.Rect, face render.Type) {
	end := r.X + r.W
	if len(s.items) > s.page {
		end -= s.pager(u, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}) + 16
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
		u.WriteIn(u.T(word), face, render.Rect{X: r.X, Y: r.Y, W: end - r.X, H: r.H}, render.Start, u.Theme.Text)
		return
	}
	back := ui.Button{Label: u.T("title.restore"), Icon: sprites.IconUndo, Kind: ui.Quiet, Act: keys.Undo}
	wide := min(u.Measure(back.Label, render.TypeButton)+118, (end-r.X)/2)
	text := u.Fit(s.restoreWords(u), render.TypeSmall, end-r.X-wide-16)
	u.WriteIn(text, render.TypeSmall, render.Rect{X: r.X, Y: r.Y, W: end - r.X, H: r.H}, render.Start, u.Theme.Muted)
	if u.Button(render.Rect{X: r.X + u.Measure(text, render.TypeSmall) + 16, Y: r.Y + 2, W: wide, H: r.H - 4}, back) {
		s.restore()
	}
}

// pager leads, at the right end of r, to the items that have no room. It returns how wide it is.
func (s *Scene) pager(u *ui.UI, r render.Rect) float32 {
	last := min(s.first+s.page, len(s.items))
	of := u.T("title.of", s.first+1, len(s.items))
	if last > s.first+1 {
		of = u.T("title.range", s.first+1, last, len(s.items))
	}
	u.WriteIn(of, render.TypeCaption, render.Rect{X: r.X, Y: r.Y, W: r.W - 72, H: r.H}, render.End, u.Theme.Muted)
	at := render.Rect{X: r.X + r.W - 64, Y: r.Y, W: 32, H: r.H}
	if u.Button(at, ui.Button{Icon: sprites.IconPrevious, Name: u.T("title.newer"), Off: s.first == 0}) {
		s.leaf(max(0, s.first-s.page))
	}
	at.X += 32
	if u.Button(at, ui.Button{Icon: sprites.IconNext, Name: u.T("title.older"), Off: last == len(s.items)}) {
		s.leaf(s.first + s.page)
	}
	return u.Measure(of, render.TypeCaption) + 72
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
	s.head(u, render.Rect{X: r.X, Y: r.Y, W: r.W, H: headHigh - 6}, render.TypeSection)
	const gap = 36
	wide := (r.W - gap*float32(s.page-1)) / float32(s.page)
	for i := s.first; i < min(s.first+s.page, len(s.items)); i++ {
		s.card(u, i, render.Rect{X: r.X + float32(i-s.first)*(wide+gap), Y: r.Y + headHigh + 14, W: wide, H: cardHigh})
	}
}

// card draws item i: all of it leads there.
func (s *Scene) card(u *ui.UI, i int, r render.Rect) {
	it := &s.items[i]
	whole := render.Rect{X: r.X - 14, Y: r.Y - 12, W: r.W + 28, H: r.H + 24}
	s.frame(u, len(s.tiles)+i, whole)
	s.board(u, &it.tile, render.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H})
	const cross = 36
	x, room := r.X+r.H+16, r.W-r.H-16
	lines, ago := s.words(u, it, room-cross)
	mid := r.Y + r.H/2
	if ago != "" && u.Measure(lines[0], itemFaces[0])+12+u.Measure(ago, render.TypeCaption) > room-cross {
		lines[2], ago = s.withAgo(u, lines[2], ago, room-cross), ""
	}
	for n, line := range lines {
		space := room // the cross stands beside the first line
		if n == 0 {
			space -= cross
		}
		if n == 0 && ago != "" {
			u.Write(ago, render.TypeCaption, render.Point{X: x + space, Y: mid + 5 - 26}, render.End, u.Theme.Muted)
			space -= u.Measure(ago, render.TypeCaption) + 12
		}
		ink := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, s.stateInk(u, it)}[n]
		u.Write(u.Fit(line, itemFaces[n], space), itemFaces[n], render.Point{X: x, Y: mid + 5 + float32(n-1)*26}, render.Start, ink)
	}
	u.InOrder(func() {
		s.cross(u, i, render.Rect{X: r.X + r.W - 26, Y: r.Y - 4, W: 32, H: 32})
		s.lead(u, i, whole, render.Rect{X: whole.X, Y: whole.Y, W: r.X + r.W - 28 - whole.X, H: whole.H})
	})
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
	i := s.first
	it := &s.items[i]
	whole := lineFrame(r)
	s.frame(u, len(s.tiles)+i, whole)
	side := r.H - 10
	s.board(u, &it.tile, render.Rect{X: r.X, Y: r.Y + 5, W: side, H: side})
	room := lineWords(r.W, r.H)
	if r.W < narrowLine {
		room = r.W - side - lineGap
	}
	lines, ago := s.words(u, it, room)
	leading, mid := min(24, (r.H-30)/2), r.Y+r.H/2
	tools := render.Rect{X: r.X + r.W - lineTools, Y: mid - 20, W: lineTools - 44, H: 40}
	if r.W < narrowLine {
		// The words stand above the buttons: one line of them.
		lines[1], lines[2], ago, leading = "", "", "", 20
		tools = render.Rect{X: r.X + side + lineGap, Y: mid - 4, W: room - 48, H: 40}
	} else if r.H < 72 {
		// Who plays says more than on which board; where four have no room the board stands for them.
		board, names := lines[0], lines[1]
		lines[0], lines[1], leading = board, "", 11
		for _, both := range []string{u.T("setup.both", board, names), u.T("setup.both", it.spec.Name, names)} {
			if u.Measure(both, itemFaces[0]) <= room {
				lines[0] = both
				break
			}
		}
	}
	if ago != "" {
		lines[2] = s.withAgo(u, lines[2], ago, room)
	}
	inks := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, s.stateInk(u, it)}
	for n, line := range lines {
		if line != "" {
			u.Write(u.Fit(line, itemFaces[n], room), itemFaces[n], render.Point{X: r.X + side + lineGap, Y: mid + 5 + float32(n-1)*leading}, render.Start, inks[n])
		}
	}
	act := keys.Action("")
	if i == 0 {
		act = keys.Continue
	}
	if u.HasFocus(label(u, it)) {
		s.focus = len(s.tiles) + i
	}
	pressed := u.Button(tools, ui.Button{Label: label(u, it), Act: act, Kind: s.kind(len(s.tiles) + i)})
	s.cross(u, i, render.Rect{X: r.X + r.W - 40, Y: tools.Y, W: 40, H: 40})
	if i < len(s.items) && (pressed || u.Clicked(whole)) {
		s.leave = s.goOn(i)
	}
}

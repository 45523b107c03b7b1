package scenes

import (
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the notice.
const (
	noticeWide    = 860
	noticeLeading = 21
	noticeLines   = 6 // at most
	noticeCross   = 40
	noticeButton  = 34
	noticeEdge    = 8 // above and below all of them
)

// A notice is something that the players are to know, and where it stands: above the page, at negative heights.
type notice struct {
	at     int // in Context.Messages
	area   render.Rect
	lines  []string    // how it is set
	button render.Rect // of what it offers; the zero Rect for nothing
}

// An Offer is a button in a notice: what it says, which keys do the same elsewhere, and what it does.
type Offer struct {
	Label  string // the key of its words
	Act    keys.Action
	Do     func()
	notice string // the key of those of its notice
}

// button returns the button of o.
func (o *Offer) button(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T(o.Label), Act: o.Act, Kind: ui.Quiet}
}

// Offer says m to the players, in the place of what was said in its words before, with the button o. The last offer alone has its button.
func (c *Context) Offer(m board.Message, o Offer) {
	c.Retract(m.Key)
	c.Messages = append(c.Messages, m)
	c.offer = o
	c.offer.notice = m.Key
}

// Offers reports whether m has the button of an offer: it answers what has just been done.
func (c *Context) Offers(m board.Message) bool { return c.offer.notice == m.Key }

// NoticeHigh returns how much room the notices need above the page that u is made for. As many are shown as are no higher than spare, the latest
// at least. They need none where they float on the page, as wide as their words.
func (c *Context) NoticeHigh(u *ui.UI, spare float32, float bool) float32 {
	c.spare, c.above, c.float = spare, 0, float
	if float {
		return 0
	}
	for _, n := range c.notices(u) {
		c.above += n.area.H
	}
	c.above += 2 * noticeEdge
	return c.above
}

// notices returns what stands above the page, from the top. What was there first comes again when others are closed.
func (c *Context) notices(u *ui.UI) (ns []notice) {
	all := len(c.Messages)
	if ns = c.set(u, 0); len(ns) < all {
		ns = c.set(u, u.Measure(u.T("notice.of", all, all), render.TypeCaption)+12)
	}
	y := noticeEdge - c.above
	for i := range ns {
		ns[i].area.Y = y
		if n := &ns[i]; n.button.W > 0 {
			at, _ := n.area.CutRight(noticeCross+10, 0)
			n.button = render.Rect{X: at.X - n.button.W, Y: at.Centre().Y - noticeButton/2, W: n.button.W, H: noticeButton}
		}
		y += ns[i].area.H
	}
	return ns
}

// set sets as many notices in lines as have room, where that much of their width is kept free.
func (c *Context) set(u *ui.UI, free float32) (ns []notice) {
	w, _ := u.Size()
	wide, room := min(w-16, noticeWide), c.spare-2*noticeEdge
	for at, m := range slices.Backward(c.Messages) {
		n := notice{at: at, area: render.Rect{X: (w - wide) / 2, W: wide}}
		words := wide - noticeCross - 36 - free
		if c.Offers(m) {
			n.button.W = u.ButtonWide(c.offer.button(u), 16)
			words -= n.button.W + 8
		}
		for _, l := range u.Wrap(u.Say(m), render.TypeSmall, words) {
			n.lines = append(n.lines, u.Chop(l, render.TypeSmall, words)...)
		}
		if len(n.lines) > noticeLines { // a path can be of any length
			n.lines = append(n.lines[:noticeLines-1:noticeLines-1], n.lines[noticeLines-1]+"…")
		}
		n.area.H = float32(len(n.lines))*noticeLeading + 24
		if room -= n.area.H; room < 0 && len(ns) > 0 {
			break
		}
		ns = append(ns, n)
	}
	slices.Reverse(ns)
	if c.float {
		narrow(u, ns)
	}
	return ns
}

// narrow makes ns as wide as the widest of their words and buttons, in the middle of where they are.
func narrow(u *ui.UI, ns []notice) {
	wide := float32(0)
	for _, n := range ns {
		beside := float32(noticeCross + 36 + 2*noticeEdge)
		if n.button.W > 0 {
			beside += n.button.W + noticeEdge
		}
		for _, l := range n.lines {
			wide = max(wide, u.Measure(l, render.TypeSmall)+beside)
		}
	}
	for i := range ns {
		ns[i].area = ns[i].area.Place(min(wide, ns[i].area.W), ns[i].area.H, render.Middle, render.Start)
	}
}

// Retract takes back what is said in the words of key: its cause is gone.
func (c *Context) Retract(key string) {
	c.Messages = slices.DeleteFunc(c.Messages, func(m board.Message) bool { return m.Key == key })
}

// NoticeLayer handles the notices before anything below them: a click closes the one that it is on, or does what is offered there, and Esc closes
// the first. It comes before the scene, and reports whether the scene is to see nothing.
func (c *Context) NoticeLayer(u *ui.UI) (taken bool) {
	for i, n := range c.notices(u) {
		if n.button.W > 0 && u.Clicked(n.button) {
			c.Messages = slices.Delete(c.Messages, n.at, n.at+1)
			c.offer.Do()
			return true
		}
		if u.Clicked(n.area) || i == 0 && u.Act(keys.Back) {
			c.Messages = slices.Delete(c.Messages, n.at, n.at+1)
			return true
		}
		taken = taken || n.area.Contains(u.Pointer()) && u.In.Pressed|u.In.Released != 0
	}
	return taken
}

// NoticeOver reports whether the pointer is on a notice: the scene is not to feel it then, but for what is being dragged there.
func (c *Context) NoticeOver(u *ui.UI) bool {
	return u.In.Down == 0 && slices.ContainsFunc(c.notices(u), func(n notice) bool { return n.area.Contains(u.Pointer()) })
}

// NoticePaint draws the notices above the page, on one sheet with lines between them.
func (c *Context) NoticePaint(u *ui.UI) {
	t, ns := u.Theme, c.notices(u)
	if len(ns) == 0 {
		return
	}
	sheet, last := ns[0].area, ns[len(ns)-1].area
	sheet.H = last.Y + last.H - sheet.Y
	if w, _ := u.Size(); c.above > 0 {
		u.Fill(render.Rect{Y: -c.above, W: w, H: c.above}, t.Window)
	}
	u.Box(sheet, render.Box{Radius: 12, Top: t.Panel, Line: t.Warning, Width: 1.5, Shadow: 12, ShadowOffset: 6, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.28)})
	u.Cover(sheet)
	for i, n := range ns {
		r := n.area
		if i > 0 {
			u.LineAbove(r.Pad(20, 0))
		}
		u.Texts = append(u.Texts, u.Say(c.Messages[n.at]))
		for i, l := range n.lines {
			u.Text(l, render.TypeSmall, render.Point{X: r.X + 20, Y: r.Y + 12 + float32(i)*noticeLeading + 16}, render.Start, t.Text)
		}
		u.Button(render.Rect{X: r.X + r.W - noticeCross - 6, Y: r.Y + r.H/2 - noticeCross/2, W: noticeCross, H: noticeCross},
			ui.Button{Icon: sprites.IconClose, Name: u.T("library.close")}) // handled by NoticeLayer
		if n.button.W > 0 {
			u.Button(n.button, c.offer.button(u)) // the same
		}
		if all := len(c.Messages); i == len(ns)-1 && len(ns) < all { // the others come when this is closed
			_, free := r.CutRight(noticeCross+n.button.W+18, 0)
			u.WriteIn(u.T("notice.of", len(ns), all), render.TypeCaption, free, render.End, t.Muted)
		}
	}
}

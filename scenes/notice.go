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
	noticeWide    = 720
	noticeLeading = 21
	noticeCross   = 40
	noticeButton  = 34
	noticeBare    = noticeCross + 36 // beside the words and a button
	noticeGap     = 8                // before a button
)

// A notice is something that the players are to know, and where it stands: at the top, above every scene.
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

// notices returns what stands above the scene, from the top: all that is to be known, or as much of it as half the window has room for, the
// latest at least. What was there first comes again when others are closed.
func (c *Context) notices(u *ui.UI) (ns []notice) {
	w, h := u.Size()
	wide, room := min(w-16, noticeWide), h/2
	for at, m := range slices.Backward(c.Messages) {
		n := notice{at: at}
		words := wide - noticeBare
		if c.offer.notice == m.Key {
			n.button.W = u.ButtonWide(c.offer.button(u), 16)
			words -= n.button.W + noticeGap
		}
		for _, l := range u.Wrap(u.Say(m), render.TypeSmall, words) {
			n.lines = append(n.lines, u.Chop(l, render.TypeSmall, words)...)
		}
		if most := max(1, int((h/2)/noticeLeading)); len(n.lines) > most { // a path can be of any length
			n.lines = append(n.lines[:most-1:most-1], n.lines[most-1]+"…")
		}
		n.area.H = float32(len(n.lines))*noticeLeading + 24
		if room -= n.area.H; room < 0 && len(ns) > 0 {
			break
		}
		ns = append(ns, n)
	}
	slices.Reverse(ns)
	if w-16 > noticeWide { // else they cover the bar of the page
		wide = widest(u, ns)
	}
	y := float32(8)
	for i := range ns {
		ns[i].area.X, ns[i].area.W, ns[i].area.Y = float32(int((w-wide)/2)), wide, y
		if n := &ns[i]; n.button.W > 0 {
			at, _ := n.area.CutRight(noticeCross+10, 0)
			n.button = render.Rect{X: at.X - n.button.W, Y: at.Centre().Y - noticeButton/2, W: n.button.W, H: noticeButton}
		}
		y += ns[i].area.H
	}
	return ns
}

// widest returns the width of the sheet of ns: what the longest of their lines needs, with the button beside it.
func widest(u *ui.UI, ns []notice) (wide float32) {
	for _, n := range ns {
		beside := float32(noticeBare)
		if n.button.W > 0 {
			beside += noticeGap + n.button.W
		}
		for _, l := range n.lines {
			wide = max(wide, u.Measure(l, render.TypeSmall)+beside)
		}
	}
	return float32(int(wide + 1))
}

// LeftOfNotices returns where the notices begin, or the right side of the window where none stands there.
func (c *Context) LeftOfNotices(u *ui.UI) float32 {
	if ns := c.notices(u); len(ns) > 0 {
		return ns[0].area.X
	}
	w, _ := u.Size()
	return w
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

// NoticePaint draws the notices above the scene, on one sheet with lines between them.
func (c *Context) NoticePaint(u *ui.UI) {
	t, ns := u.Theme, c.notices(u)
	if len(ns) == 0 {
		return
	}
	sheet, last := ns[0].area, ns[len(ns)-1].area
	sheet.H = last.Y + last.H - sheet.Y
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
	}
}

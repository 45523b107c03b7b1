// Notices at the top of the window, such as failures to save: their words, layout and buttons.

package scenes

import (
	"path/filepath"
	"slices"
	"strconv"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of a notice.
const (
	noticeWide    = 860 // the largest width if they float
	noticeBeside  = 560 // the least width for a button beside all lines
	noticeLeading = 21
	noticeLines   = 6 // at most
	noticeCross   = 40
	noticeButton  = 34
	noticeEdge    = 8  // above and below all of them
	noticePad     = 20 // beside the contents of one
	noticeAir     = 12 // above and below its lines
	noticeSign    = 16 // the sign of a failure
	noticeGap     = 10 // beside the sign and the button
)

// A notice is a message for the players with its place above the page, at negative heights.
type notice struct {
	at     int // index in Context.Messages
	area   render.Rect
	failed bool        // reports a failure, and has a sign
	lines  []string    // the wrapped text
	offer  Offer       // what it offers; the zero Offer for nothing
	button render.Rect // the place of its button; the zero Rect for none
	below  bool        // the button is after the last line of the text or below it, not beside all of them
}

// NoticeHigh returns the height of the notices above the page that u is made for. It shows the latest notice, and earlier ones while their total
// height is at most spare. Notices need no space if they float on the page, in a large window, where they are as wide as their text.
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

// notices returns the notices above the page, from the top. Hidden earlier ones reappear when others are closed.
func (c *Context) notices(u *ui.UI) (ns []notice) {
	all := len(c.Messages)
	if ns = c.set(u, 0); len(ns) < all {
		ns = c.set(u, u.Measure(u.T("notice.of", all, all), render.TypeCaption)+12)
	}
	y := noticeEdge - c.above
	for i := range ns {
		n := &ns[i]
		if n.area.Y = y; n.button.W > 0 {
			at, down := n.room(), render.Middle
			if n.below {
				_, at = at.CutTop(at.H-noticeButton-noticeEdge/2, 0)
				down = render.Start
			}
			n.button = at.Place(n.button.W, noticeButton, render.End, down)
		}
		y += n.area.H
	}
	return ns
}

// room returns the space of n for text and button: everything except the sign and the cross.
func (n *notice) room() render.Rect {
	_, r := n.area.CutLeft(noticePad-noticeGap, noticeGap)
	if n.failed {
		_, r = r.CutLeft(noticeSign, noticeGap)
	}
	_, r = r.CutRight(noticeCross, noticeGap)
	return r
}

// set lays out as many notices as fit, keeping free of their width unused.
func (c *Context) set(u *ui.UI, free float32) (ns []notice) {
	w, _ := u.Size()
	area, room := noticeAcross(w), c.spare-2*noticeEdge
	if c.float {
		wide := min(w-2*noticeEdge, noticeWide)
		area = render.Rect{X: (w - wide) / 2, W: wide}
	}
	for at, m := range slices.Backward(c.Messages) {
		n := notice{at: at, area: area, failed: c.failure(m), offer: c.offered(m)}
		if n.offer.Do != nil {
			n.button.W = u.ButtonWide(n.offer.button(u), 16)
		}
		n.write(u, u.Say(m), free)
		if room -= n.area.H; room < 0 && len(ns) > 0 {
			break
		}
		ns = append(ns, n)
	}
	slices.Reverse(ns)
	if c.float && w >= noticeWide { // a narrower one would cut off the title in a small window
		narrow(u, ns)
	}
	return ns
}

// noticeAcross returns the place of notices on a strip across a window of width w: signs and text begin at the margin, and the crosses align with the
// tools of a bar.
func noticeAcross(w float32) render.Rect {
	return render.Rect{X: Margin(w) - noticePad, W: w - 2*Margin(w) + noticePad + ToolBare + noticeGap/2}
}

// write wraps text beside the other contents of n, keeping free of its width unused. In a narrow window the button of n is after the last line, or
// below it.
func (n *notice) write(u *ui.UI, text string, free float32) {
	room := n.room().W
	words := room - free
	n.below = n.button.W > 0 && n.area.W < noticeBeside
	if n.button.W > 0 && !n.below {
		words -= n.button.W + noticeGap
	}
	for _, l := range u.Wrap(text, render.TypeSmall, words) {
		n.lines = append(n.lines, u.Chop(l, render.TypeSmall, words)...)
	}
	if len(n.lines) > noticeLines { // a path can have any length
		n.lines = append(n.lines[:noticeLines-1:noticeLines-1], n.lines[noticeLines-1]+"…")
	}
	n.area.H = float32(len(n.lines))*noticeLeading + 2*noticeAir
	last := u.Measure(n.lines[len(n.lines)-1], render.TypeSmall) + noticeGap + n.button.W
	switch {
	case !n.below:
	case len(n.lines) == 1 && last <= words:
		n.below = false
	case last > room:
		n.area.H += noticeButton
	}
}

// narrow shrinks ns to the widest of their texts and buttons, and centres them.
func narrow(u *ui.UI, ns []notice) {
	wide := float32(0)
	for _, n := range ns {
		beside := n.area.W - n.room().W + 2*noticeGap
		if n.button.W > 0 {
			beside += n.button.W + noticeGap
		}
		for _, l := range n.lines {
			wide = max(wide, u.Measure(l, render.TypeSmall)+beside)
		}
	}
	for i := range ns {
		ns[i].area = ns[i].area.Place(min(wide, ns[i].area.W), ns[i].area.H, render.Middle, render.Start)
	}
}

// Retract removes the message with this key because its cause is gone.
func (c *Context) Retract(key string) {
	c.Messages = slices.DeleteFunc(c.Messages, func(m board.Message) bool { return m.Key == key })
}

// NoticeLayer handles input to the notices before anything below them: a click closes a notice or presses its button, and Esc closes the first. It
// runs before the scene, and reports whether the scene must not see the input.
func (c *Context) NoticeLayer(u *ui.UI) (taken bool) {
	for i, n := range c.notices(u) {
		if n.button.W > 0 && u.Clicked(n.button) {
			c.take(n)
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

// NoticeKeys lets the keyboard focus reach the buttons of the notices. It must run before the page of u draws anything.
func (c *Context) NoticeKeys(u *ui.UI) {
	u.First(func() {
		for i, n := range c.notices(u) {
			if n.button.W > 0 && u.Stop(n.name(u, i), n.button) {
				c.take(n)
				return
			}
		}
	})
}

// take does what n offers. What has been done then is said no longer; where a file lies can still be read.
func (c *Context) take(n notice) {
	if !n.offer.stays {
		c.Messages = slices.Delete(c.Messages, n.at, n.at+1)
	}
	n.offer.Do()
}

// name returns what the focus calls the button of n, the i-th from the top.
func (n *notice) name(u *ui.UI, i int) string {
	x := n.face(u, i)
	return x.Label + x.Nth
}

// face returns the button of n, the i-th from the top.
func (n *notice) face(u *ui.UI, i int) ui.Command {
	x := n.offer.button(u)
	if i > 0 {
		x.Nth = " " + strconv.Itoa(i+1)
	}
	return x
}

// NoticeOver reports whether the pointer is over a notice: the scene must then ignore it, unless something is being dragged.
func (c *Context) NoticeOver(u *ui.UI) bool {
	return u.In.Down == 0 && slices.ContainsFunc(c.notices(u), func(n notice) bool { return n.area.Contains(u.Pointer()) })
}

// NoticePaint draws the notices above the page, on a strip as wide as the window, or on one sheet if they float; lines separate them.
func (c *Context) NoticePaint(u *ui.UI) {
	ns := c.notices(u)
	if len(ns) == 0 {
		return
	}
	c.noticeGround(u, ns)
	for i, n := range ns {
		if i > 0 {
			u.LineAbove(n.area.Pad(noticePad, 0))
		}
		n.paint(u, u.Say(c.Messages[n.at]), i)
		if all := len(c.Messages); i == len(ns)-1 && len(ns) < all { // the others appear when this one is closed
			free := n.room()
			if n.below {
				free, _ = free.CutTop(noticeAir+noticeLeading, 0)
			} else if n.button.W > 0 {
				_, free = free.CutRight(n.button.W, noticeGap)
			}
			u.WriteIn(u.T("notice.of", len(ns), all), render.TypeCaption, free, render.End, u.Theme.Muted)
		}
	}
}

// noticeGround paints the background of ns.
func (c *Context) noticeGround(u *ui.UI, ns []notice) {
	t, sheet, last := u.Theme, ns[0].area, ns[len(ns)-1].area
	if w, _ := u.Size(); c.above > 0 {
		strip := render.Rect{Y: -c.above, W: w, H: c.above}
		u.Fill(strip, sprites.Mix(t.Panel, t.Warning, 0.03))
		line, _ := strip.CutBottom(1, 0)
		u.Hairline(line, sprites.Mix(t.Hairline, t.Warning, 0.3))
		u.Cover(strip)
		return
	}
	sheet.H = last.Y + last.H - sheet.Y
	u.Sheet(sheet)
	u.Cover(sheet)
}

// paint draws n, the i-th from the top, with text.
func (n *notice) paint(u *ui.UI, text string, i int) {
	room, side := n.room(), float32(noticeCross)
	_, lines := room.CutTop(noticeAir, 0)
	rows := lines.Rows(0, slices.Repeat([]render.Size{render.Px(noticeLeading)}, len(n.lines))...)
	if n.failed {
		u.Icon(sprites.IconWarning, render.Point{X: room.X - noticeGap - noticeSign/2, Y: rows[0].Centre().Y}, noticeSign+2, u.Theme.Warning)
	}
	u.Texts = append(u.Texts, text)
	for i, l := range n.lines {
		u.Text(l, render.TypeSmall, render.Point{X: room.X, Y: rows[i].Y + 16}, render.Start, u.Theme.Text)
	}
	end, _ := n.area.CutRight(side, 0)
	end.X -= noticeGap / 2
	u.Button(end.Place(side, side, render.End, render.Middle), ui.Command{Icon: sprites.IconClose, Name: u.T("library.close")}) // handled by NoticeLayer
	if n.button.W > 0 {
		u.Button(n.button, n.face(u, i)) // the same
		if u.HasFocus(n.name(u, i)) {
			u.Ring(n.button)
		}
	}
}

// An Offer is a button in a notice: what it says, which keys do the same elsewhere, and what it does.
type Offer struct {
	Label  string // the key of its words
	Act    keys.Action
	Do     func()
	notice string // the key of those of its notice
	stays  bool   // its notice can be read still once it was pressed
}

// button returns the button of o.
func (o *Offer) button(u *ui.UI) ui.Command {
	return ui.Command{Label: u.T(o.Label), Act: o.Act, Kind: ui.Quiet}
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

// offered returns what the notice of m offers: that of Offer, or to show the folder of the file that m names; the zero Offer for nothing.
func (c *Context) offered(m board.Message) Offer {
	if c.Offers(m) {
		return c.offer
	}
	path, ok := fileOf(m)
	if !ok || c.ShowFolder == nil {
		return Offer{}
	}
	return Offer{Label: "folder.show", Do: func() { c.ShowFolder(filepath.Dir(path)) }, stays: true}
}

// fileOf returns the full path of the program's file that m names, if it names one.
func fileOf(m board.Message) (path string, ok bool) {
	at := 0
	switch m.Key {
	case "library.crash", "library.newer", "library.lost", "options.damaged", "options.damaged.stays", "options.partly", "training.unread", "training.damaged":
	case "library.damaged":
		at = 1
	case "games.unrestored":
		at = 2
	default:
		return "", false
	}
	path, ok = m.Args[at].(string)
	return path, ok
}

// failure reports whether m is about a failure, not about something that was done.
func (c *Context) failure(m board.Message) bool {
	switch m.Key {
	case "files.added", "files.nothing", "drop.added", "drop.exercises", "drop.known", "drop.held", "export.saved",
		"copy.game.done", "copy.position.done", "library.rescued", "options.scale.full":
		return false
	}
	return !c.Offers(m)
}

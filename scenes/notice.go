// Notices at the top of the window, such as failures to save: their texts, layout and buttons.

package scenes

import (
	"path/filepath"
	"slices"
	"strconv"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/notice"
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

// A Notice is a message for the players, with a button for what they can do about it.
type Notice struct {
	notice.Notice
	Offer func(u *ui.UI) ui.Command // nil for none: then a notice about a file offers to show its folder
}

// command returns the command of n. Its Run is nil if there is none.
func (c *Context) command(u *ui.UI, n Notice) (x ui.Command) {
	switch {
	case n.Offer != nil:
		x = n.Offer(u)
	case n.File != "" && c.ShowFolder != nil:
		x = ui.Command{Label: u.T("folder.show"), Run: func() { c.ShowFolder(filepath.Dir(n.File)) }}
	}
	x.Kind = ui.Quiet
	return x
}

// Notify shows ns to the players. A reply replaces an earlier one with the same text.
func (c *Context) Notify(ns ...notice.Notice) {
	for _, n := range ns {
		c.Offer(n, nil)
	}
}

// Offer shows n to the players with a button for the command that offer returns.
func (c *Context) Offer(n notice.Notice, offer func(u *ui.UI) ui.Command) {
	if n.Kind == notice.Reply {
		c.Retract(n.Key)
	}
	c.Notices = append(c.Notices, Notice{n, offer})
}

// A noticeBox is a notice with its place above the page, at negative heights.
type noticeBox struct {
	Notice
	at      int // index in Context.Notices
	area    render.Rect
	lines   []string    // the wrapped text
	command ui.Command  // its Run is nil if there is none
	button  render.Rect // the place of its button; the zero Rect for none
	below   bool        // the button is after the last line of the text or below it, not beside all of them
}

// NoticeHigh returns the height of the notices above the page that u is made for. It shows the latest notice, and earlier ones while their total
// height is at most spare. Notices need no space if they float on the page, in a large window, where they are as wide as their text.
func (c *Context) NoticeHigh(u *ui.UI, spare float32, float bool) float32 {
	c.spare, c.above, c.float = spare, 0, float
	if float {
		return 0
	}
	for _, n := range c.noticeBoxes(u) {
		c.above += n.area.H
	}
	c.above += 2 * noticeEdge
	return c.above
}

// noticeBoxes returns the notices above the page, from the top. Hidden earlier ones reappear when others are closed.
func (c *Context) noticeBoxes(u *ui.UI) (ns []noticeBox) {
	all := len(c.Notices)
	if ns = c.set(u, 0); len(ns) < all {
		ns = c.set(u, u.Measure(u.T("notice.of", all, all), render.TypeCaption)+12)
	}
	y := noticeEdge - c.above
	for i := range ns {
		n := &ns[i]
		if i > 0 {
			n.command.Nth = " " + strconv.Itoa(i+1)
		}
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
func (n *noticeBox) room() render.Rect {
	_, r := n.area.CutLeft(noticePad-noticeGap, noticeGap)
	if n.Kind == notice.Failure {
		_, r = r.CutLeft(noticeSign, noticeGap)
	}
	_, r = r.CutRight(noticeCross, noticeGap)
	return r
}

// set lays out as many notices as fit, keeping free of their width unused.
func (c *Context) set(u *ui.UI, free float32) (ns []noticeBox) {
	w, _ := u.Size()
	area, room := noticeAcross(w), c.spare-2*noticeEdge
	if c.float {
		wide := min(w-2*noticeEdge, noticeWide)
		area = render.Rect{X: (w - wide) / 2, W: wide}
	}
	for at, x := range slices.Backward(c.Notices) {
		n := noticeBox{Notice: x, at: at, area: area, command: c.command(u, x)}
		if n.command.Run != nil {
			n.button.W = u.ButtonWide(n.command, 16)
		}
		n.write(u, u.Say(x.Message), free)
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
func (n *noticeBox) write(u *ui.UI, text string, free float32) {
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
func narrow(u *ui.UI, ns []noticeBox) {
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
	c.Notices = slices.DeleteFunc(c.Notices, func(n Notice) bool { return n.Key == key })
}

// NoticeLayer handles input to the notices before anything below them: a click closes a notice or presses its button, and Esc closes the first. It
// runs before the scene, and reports whether the scene must not see the input.
func (c *Context) NoticeLayer(u *ui.UI) (taken bool) {
	for i, n := range c.noticeBoxes(u) {
		if n.button.W > 0 && u.Clicked(n.button) {
			c.take(n)
			return true
		}
		if u.Clicked(n.area) || i == 0 && u.Act(keys.Back) {
			c.Notices = slices.Delete(c.Notices, n.at, n.at+1)
			return true
		}
		taken = taken || n.area.Contains(u.Pointer()) && u.In.Pressed|u.In.Released != 0
	}
	return taken
}

// NoticeKeys lets the keyboard focus reach the buttons of the notices. It must run before the page of u draws anything.
func (c *Context) NoticeKeys(u *ui.UI) {
	u.First(func() {
		for _, n := range c.noticeBoxes(u) {
			if n.button.W > 0 && u.Stop(n.name(), n.button) {
				c.take(n)
				return
			}
		}
	})
}

// take runs the command of n and closes n, unless it is a failure, whose file name must remain readable.
func (c *Context) take(n noticeBox) {
	if n.Kind != notice.Failure {
		c.Notices = slices.Delete(c.Notices, n.at, n.at+1)
	}
	n.command.Run()
}

// name returns the name of the button of n for the focus.
func (n *noticeBox) name() string { return n.command.Label + n.command.Nth }

// NoticeOver reports whether the pointer is over a notice: the scene must then ignore it, unless something is being dragged.
func (c *Context) NoticeOver(u *ui.UI) bool {
	return u.In.Down == 0 && slices.ContainsFunc(c.noticeBoxes(u), func(n noticeBox) bool { return n.area.Contains(u.Pointer()) })
}

// NoticePaint draws the notices above the page, on a strip as wide as the window, or on one sheet if they float; lines separate them.
func (c *Context) NoticePaint(u *ui.UI) {
	ns := c.noticeBoxes(u)
	if len(ns) == 0 {
		return
	}
	c.noticeGround(u, ns)
	for i, n := range ns {
		if i > 0 {
			u.LineAbove(n.area.Pad(noticePad, 0))
		}
		n.paint(u)
		if all := len(c.Notices); i == len(ns)-1 && len(ns) < all { // the others appear when this one is closed
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
func (c *Context) noticeGround(u *ui.UI, ns []noticeBox) {
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

// paint draws n.
func (n *noticeBox) paint(u *ui.UI) {
	room, side := n.room(), float32(noticeCross)
	_, lines := room.CutTop(noticeAir, 0)
	rows := lines.Rows(0, slices.Repeat([]render.Size{render.Px(noticeLeading)}, len(n.lines))...)
	if n.Kind == notice.Failure {
		u.Icon(sprites.IconWarning, render.Point{X: room.X - noticeGap - noticeSign/2, Y: rows[0].Centre().Y}, noticeSign+2, u.Theme.Warning)
	}
	u.Texts = append(u.Texts, u.Say(n.Message))
	for i, l := range n.lines {
		u.Text(l, render.TypeSmall, render.Point{X: room.X, Y: rows[i].Y + 16}, render.Start, u.Theme.Text)
	}
	end, _ := n.area.CutRight(side, 0)
	end.X -= noticeGap / 2
	u.Button(end.Place(side, side, render.End, render.Middle), ui.Command{Icon: sprites.IconClose, Name: u.T("library.close")}) // handled by NoticeLayer
	if n.button.W > 0 {
		x := n.command
		x.Run = nil // the same
		u.Button(n.button, x)
		if u.HasFocus(n.name()) {
			u.Ring(n.button)
		}
	}
}

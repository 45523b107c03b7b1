// Shows notices, such as a failure to save, as toasts above the page. Scenes call Notify, Offer (a notice with a button) and Retract. Change here
// how toasts look and how long they stay. The kinds of notices are in data/notice; context.go tells new ones to screen readers (Announcement).

package scenes

import (
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"quintet/render"
	"quintet/render/due"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Sizes of toasts.
const (
	toastWidth   = 368 // at most
	toastTop     = 56  // free above toasts: the bar of the page
	toastBottom  = 80  // free below those at the bottom of a page: the line with its main buttons
	toastLeading = 21
	toastLines   = 8 // at most
	toastClose   = 40
	toastIcon    = 32 // the icon of a failure
)

// How long a notice that disappears by itself is shown, without and with a button.
const (
	readDuration  = 4 * time.Second
	offerDuration = 10 * time.Second
)

// A Notice is a message for the players, with a button for what they can do about it.
type Notice struct {
	notice.Notice
	Offer  func(u *ui.UI) ui.Command // nil for none: then a notice about a file offers to show its folder
	nth    int                       // counts all notices
	since  time.Time                 // when it arrived, or was paused last
	paused bool                      // the pointer is on it, or it has no room yet
}

// hasCommand reports whether n has a button.
func (c *Context) hasCommand(n Notice) bool {
	return n.Offer != nil || n.File != "" && c.ShowFolder != nil
}

// command returns the command of n, which has one. It also closes n, unless n is a failure, whose file name must remain readable.
func (c *Context) command(u *ui.UI, n Notice) ui.Command {
	x := ui.Command{Label: u.T("folder.show"), Run: func() { c.ShowFolder(filepath.Dir(n.File)) }}
	if n.Offer != nil {
		x = n.Offer(u)
	}
	if x.Kind = ui.Quiet; u.Live() {
		x.Act = "" // shown only: the page handles the key
	}
	return x.After(func() {
		if n.Kind != notice.Failure {
			c.close(n)
		}
	})
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
	c.notified++
	c.Notices = append(c.Notices, Notice{Notice: n, Offer: offer, nth: c.notified, since: c.Now()})
}

// Retract removes the message with this key because its cause is gone.
func (c *Context) Retract(key string) {
	c.Notices = slices.DeleteFunc(c.Notices, func(n Notice) bool { return n.Key == key })
}

// close removes n.
func (c *Context) close(n Notice) {
	c.Notices = slices.DeleteFunc(c.Notices, func(x Notice) bool { return x.nth == n.nth })
}

// expiry returns when n disappears by itself.
func (c *Context) expiry(n Notice) due.Time {
	switch {
	case n.Kind.Stays() || n.paused:
		return due.Time{}
	case c.hasCommand(n):
		return due.At(n.since.Add(offerDuration))
	}
	return due.At(n.since.Add(readDuration))
}

// expire removes notices after their time.
func (c *Context) expire(now time.Time) {
	c.Notices = slices.DeleteFunc(c.Notices, func(n Notice) bool { return c.expiry(n).Reached(now) })
}

// A toast is a notice with its place on the page.
type toast struct {
	Notice
	area render.Rect
	ui.Element
}

// Toasts describes page, and the notices above it. A press on a notice does nothing beside its buttons. Esc closes the latest.
func (c *Context) Toasts(u *ui.UI, page Scene) (next Next) {
	if len(c.Notices) == 0 {
		return page.Frame(u)
	}
	toasts := c.toasts(u, page)
	areas := make([]render.Rect, len(toasts))
	for i, t := range toasts {
		areas[i] = t.area
	}
	c.pause(u, toasts)
	u.Float(areas, func() {
		if u.Act(keys.Back) {
			c.close(toasts[0].Notice)
		}
		for _, t := range toasts {
			u.Sheet(t.area)
			u.Cover(t.area)
			u.Lay(t.area, t.Element)
		}
	}, func() { next = page.Frame(u) })
	return next
}

// pause notes which notices have no place among toasts or have the pointer on them: their time begins afterwards.
func (c *Context) pause(u *ui.UI, toasts []toast) {
	for i := range c.Notices {
		n := &c.Notices[i]
		at := slices.IndexFunc(toasts, func(t toast) bool { return t.nth == n.nth })
		paused := at < 0 || !u.In.Touch && toasts[at].area.Contains(u.Pointer())
		if n.paused && !paused {
			n.since = c.Now()
		}
		n.paused = paused
	}
}

// toasts lays out the latest notices that have room, at least one, from the top. Earlier ones appear when these are closed. On large pages they are
// at the right above the last line, on others below the bar, so that they cover neither the prompt of a board nor tools; see also Headed.
func (c *Context) toasts(u *ui.UI, page Scene) (all []toast) {
	w, h := u.Size()
	gap, side, top, foot, room := u.Theme.Space.S, render.End, float32(toastTop), w >= 960 && h >= 520 && w > h, h/3
	if foot {
		room = h / 2
	}
	if p, ok := page.(Headed); ok {
		side, top, foot = render.Start, p.HeadHeight(w, h), false
	}
	area := render.Rect{Y: top, W: w}.Pad(2*gap, 0)
	area = area.Place(min(toastWidth, area.W), 0, side, render.Start)
	add := func(n Notice, of string) {
		e := c.describe(u, n, len(all), of, area.W)
		area.H = u.Extent(e, area.W, h).H
		all = append(all, toast{n, area, e})
		area.Y += area.H + gap
		room -= area.H + gap
	}
	for _, n := range slices.Backward(c.Notices) {
		if add(n, ""); room < 0 && len(all) > 1 {
			all = all[:len(all)-1]
			break
		}
	}
	if shown := len(all); shown < len(c.Notices) {
		last := all[shown-1]
		all, area.Y = all[:shown-1], last.area.Y
		add(last.Notice, u.T("notice.of", shown, len(c.Notices)))
	}
	if foot {
		up := h - toastBottom + gap - area.Y
		for i := range all {
			all[i].area.Y += up
		}
	}
	return all
}

// describe returns the toast for n, the i-th from the top, in the width w. The text of, if any, is before the button.
func (c *Context) describe(u *ui.UI, n Notice, i int, of string, w float32) ui.Element {
	gap, nth := u.Theme.Space.S, ""
	if i > 0 {
		nth = " " + strconv.Itoa(i+1)
	}
	sign, room := ui.Canvas(0, 0, nil), w-4*gap-toastClose
	if n.Kind == notice.Failure {
		sign = ui.Icon(sprites.IconWarning, 18, u.Theme.Warning).Width(toastIcon).Height(toastClose).Top()
		room -= toastIcon
	}
	foot := []ui.Element{ui.If(of != "", ui.Text(of, render.TypeCaption, u.Theme.Muted).Pad(gap, gap/2))}
	if c.hasCommand(n) {
		x := c.command(u, n)
		x.Nth = nth
		foot = append(foot, ui.Button(x))
	}
	cross := ui.Button(ui.Command{Icon: sprites.IconClose, Name: u.T("library.close"), Nth: nth, Run: func() { c.close(n) }}).Top()
	text, side := u.Say(n.Message), u.Extent(ui.Row(gap, foot...), w, toastClose).W+gap
	switch {
	case of == "" && len(foot) == 1:
		foot = nil
	case u.Measure(text, render.TypeSmall)+side > room:
		below := ui.Row(gap, append([]ui.Element{ui.Spacer()}, foot...)...)
		return ui.Column(0, ui.Row(gap, sign, toastText(u, text, room), cross), below).Pad(gap, gap)
	default:
		room -= side
	}
	return ui.Row(gap, append(append([]ui.Element{sign, toastText(u, text, room)}, foot...), cross)...).Pad(gap, gap)
}

// toastText returns text in lines of width w.
func toastText(u *ui.UI, text string, w float32) ui.Element {
	lines := u.Paragraphs(text, render.TypeSmall, w)
	if len(lines) > toastLines { // a path can have any length
		lines = append(lines[:toastLines-1:toastLines-1], lines[toastLines-1]+"…")
	}
	return ui.Canvas(w, toastLeading*float32(len(lines))+16, func(r render.Rect) {
		u.Texts = append(u.Texts, text)
		for i, l := range lines {
			u.Text(l, render.TypeSmall, render.Point{X: r.X, Y: r.Y + 8 + toastLeading*float32(i) + 16}, render.Start, u.Theme.Text)
		}
	})
}

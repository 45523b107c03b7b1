// Scrolls areas by wheel, keys, finger and scroll bar (Scroll, ScrollPage, ScrollBar), shows that content continues (ScrollEnds, Ends), and confines
// widgets to the visible part (Within). Change the scrolled distances here. finger.go follows a finger; ScrollArea in layout.go combines all of this
// in an Element.

package ui

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// scrollLine is the distance in pixels of the page for one notch of the wheel or one arrow key.
const scrollLine = 48

// Scroll returns the scroll offset of the content of r, which has the given height, after the wheel or a finger. name identifies the area.
func (u *UI) Scroll(r render.Rect, name string, height float32) float32 {
	at := u.state.scrolling.at[name]
	if u.live && r.Contains(u.Pointer()) {
		at -= u.In.Wheel * scrollLine
	}
	at = u.swiped(r, name, at)
	at += u.state.ring.scrollToKeep(region{name, r})
	at = max(0, min(at, height-r.H))
	u.ScrollTo(name, at)
	u.scrolledArea = &region{name, r}
	return at
}

// ScrollPage is Scroll for an area that fills the page. It also scrolls by keys: by a page or to the ends, and by a line with the arrows if they do
// not move the focus, see Focusing.
func (u *UI) ScrollPage(r render.Rect, name string, height float32) float32 {
	at, arrows := u.state.scrolling.at[name], len(u.pressing) == 1
	switch {
	case arrows && u.Act(keys.Down):
		at += scrollLine
	case arrows && u.Act(keys.Up):
		at -= scrollLine
	case u.Act(keys.PageDown):
		at += r.H - scrollLine
	case u.Act(keys.PageUp):
		at -= r.H - scrollLine
	case u.Act(keys.Top):
		at = 0
	case u.Act(keys.Bottom):
		at = height
	}
	u.ScrollTo(name, at)
	return u.Scroll(r, name, height)
}

// ScrollEnds shows that the content of r, which has the given height and is scrolled by off, continues beyond r: like Ends, and with a scroll bar at
// its right side. name is the same as for Scroll.
func (u *UI) ScrollEnds(r render.Rect, ground sprites.Color, name string, off, height float32) {
	u.Ends(r, ground, off, height)
	const wide, margin = 6, 6
	u.ScrollBar(render.Rect{X: r.X + r.W - wide - margin, Y: r.Y + margin, W: wide, H: r.H - 2*margin}, name, height-2*margin)
}

// Ends shows where the content of r, which has the given height and is scrolled by off, continues: a line at the top, and a fade to ground at the
// bottom.
func (p *paper) Ends(r render.Rect, ground sprites.Color, off, height float32) {
	const soft = 12
	r = render.Rect{X: r.X + 1, Y: r.Y, W: r.W - 1, H: r.H} // beside the line that borders r
	if off > 0 {
		p.LineAbove(r)
	}
	if off < height-r.H-1 {
		end, _ := r.CutBottom(soft, 0)
		p.Box(end, render.Box{Top: sprites.Alpha(ground, 0.01), Bottom: ground})
	}
}

// A region is a part of the page that scrolls.
type region struct {
	name string
	rect render.Rect
}

// A scrolling holds the scroll offsets of a page, and how the pointer scrolls one of its areas.
type scrolling struct {
	at      map[string]float32 // by area name
	gripped string             // the area whose bar is dragged
	grip    float32            // the distance of the pointer below the top of the bar
	swipe   swipe
}

// to sets the offset of the area called name.
func (s *scrolling) to(name string, at float32) {
	if s.at == nil {
		s.at = map[string]float32{}
	}
	s.at[name] = at
}

// reveal scrolls g so that r, which lies in it, is visible with some space above and below.
func (s *scrolling) reveal(g *region, r render.Rect) {
	const room = 56
	at := s.at[g.name]
	switch {
	case r.Y < g.rect.Y+room:
		at -= g.rect.Y + room - r.Y
	case r.Y+r.H > g.rect.Y+g.rect.H-room:
		at += r.Y + r.H - (g.rect.Y + g.rect.H - room)
	}
	s.to(g.name, max(0, at))
}

// ScrollTo sets the offset for the next Scroll.
func (u *UI) ScrollTo(name string, at float32) { u.state.scrolling.to(name, at) }

// Scrolled returns the scroll offset of the area called name.
func (u *UI) Scrolled(name string) float32 { return u.state.scrolling.at[name] }

// ScrollBar shows in the narrow strip r which part of the content of the area called name is visible, and can be dragged. The strip is as high as the
// area; the content has the given height. There is no bar if all of it is visible.
func (u *UI) ScrollBar(r render.Rect, name string, height float32) {
	if height <= r.H {
		return
	}
	s := &u.state.scrolling
	long := max(32, r.H*r.H/height)
	way := (height - r.H) / (r.H - long) // pixels of content per pixel of the bar
	top := r.Y + s.at[name]/way
	touch := r.Inset(-6)
	if u.In.Pressed&input.Left != 0 && u.Over(touch) {
		s.gripped, s.grip = name, u.In.Y-top
		if s.grip < 0 || s.grip > long {
			s.grip = long / 2
		}
		u.inputUsed = true
	}
	held := s.gripped == name && u.In.Down&input.Left != 0
	if held {
		top = max(r.Y, min(u.In.Y-s.grip, r.Y+r.H-long))
		u.ScrollTo(name, (top-r.Y)*way)
	} else if s.gripped == name {
		s.gripped = ""
	}
	strength := float32(0.45)
	if held || u.Over(touch) {
		strength = 0.8
	}
	u.Box(render.Rect{X: r.X, Y: top, W: r.W, H: long}, render.Box{Radius: r.W / 2, Top: sprites.Alpha(u.Theme.Muted, strength)})
}

// Within calls f with u confined to r: nothing is drawn outside it, and widgets outside cannot be pointed at or pressed.
func (u *UI) Within(r render.Rect, f func()) {
	x, y, n, off := u.In.X, u.In.Y, len(u.Widgets), len(u.Off)
	if u.scrolledArea != nil && u.scrolledArea.rect == r {
		u.within = u.scrolledArea
	}
	if !r.Contains(u.Pointer()) {
		u.In.X, u.In.Y = -1, -1
	}
	u.Clipped(r, f)
	u.within = nil
	u.In.X, u.In.Y = x, y
	u.Widgets = append(u.Widgets[:n], visibleWidgets(u.Widgets[n:], r)...)
	u.Off = append(u.Off[:off], visibleWidgets(u.Off[off:], r)...)
}

// visibleWidgets returns those of ws that are visible in r. It changes ws.
func visibleWidgets(ws []Widget, r render.Rect) []Widget {
	const least = 16 // smallest visible part that counts
	kept := ws[:0]
	for _, w := range ws {
		whole := w.Rect
		w.Rect = w.Rect.Intersect(r)
		w.Part = w.Part || w.Rect != whole
		if w.Rect.W >= least && w.Rect.H >= least {
			kept = append(kept, w)
		}
	}
	return kept
}

// scrollToKeep returns how much further g must scroll to keep the stop with the focus visible after g became lower, because the scale grew or the window
// shrank.
func (r *ring) scrollToKeep(g region) (by float32) {
	if !r.shown || r.in.name != g.name || r.in.rect == g.rect {
		return 0
	}
	room := max(0, min(56, (g.rect.H-r.rect.H)/2))
	by = max(0, r.rect.Y-r.in.rect.Y+r.rect.H+room-g.rect.H)
	r.rect.Y += g.rect.Y - r.in.rect.Y - by
	r.in = g
	return by
}

package scenes

import (
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
)

// noticeArea is where the first thing that the players are to know stands: at the top, above every scene. lines is how it is set. ok is false
// where there is nothing.
func (d *Desk) noticeArea(u *ui.UI) (r render.Rect, lines []string, ok bool) {
	if len(d.Said) == 0 {
		return r, nil, false
	}
	w, h := u.Size()
	wide := min(w-16, noticeWide)
	for _, l := range u.Wrap(u.Say(d.Said[0]), render.TypeSmall, wide-noticeCross-36) {
		lines = append(lines, u.Chop(l, render.TypeSmall, wide-noticeCross-36)...)
	}
	if most := max(1, int((h/2)/noticeLeading)); len(lines) > most { // a path can be of any length
		lines = append(lines[:most-1:most-1], lines[most-1]+"…")
	}
	return render.Rect{X: (w - wide) / 2, Y: 8, W: wide, H: float32(len(lines))*noticeLeading + 24}, lines, true
}

// NoticeLayer handles the notice before anything below it: a click on it, or Esc, closes it. It comes before the scene, and reports whether
// the scene is to see nothing.
func (d *Desk) NoticeLayer(u *ui.UI) (taken bool) {
	r, _, ok := d.noticeArea(u)
	if !ok {
		return false
	}
	over := r.Contains(u.Pointer())
	if u.Clicked(r) || u.Act(keys.Back) {
		d.Said = d.Said[1:]
		return true
	}
	return over && u.In.Pressed|u.In.Released != 0
}

// NoticeOver reports whether the pointer is on the notice: the scene is not to feel it then, but for what is being dragged there.
func (d *Desk) NoticeOver(u *ui.UI) bool {
	r, _, ok := d.noticeArea(u)
	return ok && u.In.Down == 0 && r.Contains(u.Pointer())
}

// NoticePaint draws the notice above the scene.
func (d *Desk) NoticePaint(u *ui.UI) {
	r, lines, ok := d.noticeArea(u)
	if !ok {
		return
	}
	t := u.Theme
	u.Box(r, render.Box{Radius: 12, Top: t.Panel, Line: t.Warning, Width: 1.5, Shadow: 12, ShadowOffset: 6, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.28)})
	u.Cover(r)
	u.Texts = append(u.Texts, u.Say(d.Said[0]))
	for i, l := range lines {
		u.Text(l, render.TypeSmall, render.Point{X: r.X + 20, Y: r.Y + 12 + float32(i)*noticeLeading + 16}, render.Start, t.Text)
	}
	u.Button(render.Rect{X: r.X + r.W - noticeCross - 6, Y: r.Y + r.H/2 - noticeCross/2, W: noticeCross, H: noticeCross},
		ui.Button{Icon: sprites.IconClose, Name: u.T("shelf.close")}) // handled by NoticeLayer
}

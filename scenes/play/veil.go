package play

import (
	"time"

	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A veil takes the place of the board while the clock is paused.
type veil struct{ *model }

// draw draws the veil in r. It reports whether the clock is to be started.
func (v *veil) draw(u *ui.UI, r render.Rect) bool {
	u.Box(r, render.Box{Radius: 16, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	lead, detail, label := u.T("play.clock.paused"), u.T("play.clock.paused.detail"), u.T("play.clock.resume")
	if v.table.Match.Len() == 0 {
		lead = u.T("play.clock.ready", v.name(u, v.table.Position().ToMove()))
		detail, label = v.sayControl(u), u.T("play.clock.start")
	}
	wide := min(r.W-48, 440)
	x, y := r.X+(r.W-wide)/2, r.Y+r.H/2-76
	u.Icon(sprites.IconClock, render.Point{X: r.X + r.W/2, Y: y - 16}, 40, u.Theme.Muted)
	for i, line := range fewLines(u, lead, render.TypeSection, wide, 2) {
		if i > 0 {
			y += 26
		}
		u.Text(line, render.TypeSection, render.Point{X: r.X + r.W/2, Y: y + 36}, render.Middle, u.Theme.Text)
	}
	for i, line := range u.Wrap(detail, render.TypeBody, wide) {
		if i > 0 {
			y += 22
		}
		u.Text(line, render.TypeBody, render.Point{X: r.X + r.W/2, Y: y + 66}, render.Middle, u.Theme.Muted)
	}
	u.Texts = append(u.Texts, lead, detail)
	w := min(wide, 240)
	return u.Button(render.Rect{X: x + (wide-w)/2, Y: y + 96, W: w, H: 48}, ui.Button{Label: label, Icon: sprites.IconPlay, Act: keys.PauseClock, Kind: ui.Main}) ||
		u.Act(keys.Press) || u.Act(keys.Choose) // the only thing to do, and nothing else can have the focus
}

// sayControl words how time is measured.
func (v *veil) sayControl(u *ui.UI) string {
	c := v.table.Terms.Clock
	minutes, rest := int(c.Main/time.Minute), int(c.Main%time.Minute/time.Second)
	switch {
	case c.Kind == clock.PerTurn:
		return u.T("play.clock.perturn", int(c.Step/time.Second))
	case minutes == 0:
		return u.T("play.clock.seconds", rest, int(c.Step/time.Second))
	case c.Step == 0:
		return u.T("play.clock.minutes", minutes)
	}
	return u.T("play.clock.fischer", minutes, int(c.Step/time.Second))
}

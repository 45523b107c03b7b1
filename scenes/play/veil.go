package play

import (
	"strings"
	"time"

	"quintet/games"
	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes"
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
	const above, icon = 112, 40 // what stands above the middle, and its icon
	_, page := r.Place(min(r.W-48, 440), r.H, render.Middle, render.Start).CutTop(r.H/2-above, 0)
	clock, page := page.CutTop(icon, 12)
	u.Icon(sprites.IconClock, clock.Centre(), icon, u.Theme.Muted)
	page = u.WriteBlock(lead, page, ui.Block{Type: render.TypeSection, Leading: 26, Most: 2, Across: render.Middle, Ink: u.Theme.Text})
	_, page = page.CutTop(8, 0)
	page = u.WriteBlock(detail, page, ui.Block{Type: render.TypeBody, Leading: 22, Most: 6, Across: render.Middle, Ink: u.Theme.Muted})
	_, page = page.CutTop(24, 0)
	return u.Button(page.Place(min(page.W, 240), 48, render.Middle, render.Start), ui.Button{Label: label, Icon: sprites.IconPlay, Act: keys.PauseClock, Kind: ui.Main}) ||
		u.Act(keys.Press) || u.Act(keys.Choose) // the only thing to do, and nothing else can have the focus
}

// sayControl words how time is measured.
func (v *veil) sayControl(u *ui.UI) string {
	cs := v.table.Terms.Clocks()
	if v.table.Terms.Unequal(v.players()) {
		return v.sayClocks(u, cs)
	}
	c := cs[0]
	minutes, rest := int(c.Main/time.Minute), int(c.Main%time.Minute/time.Second)
	switch {
	case c.Kind == clock.PerTurn:
		return u.T("play.clock.perturn", int(c.Step/time.Second))
	case minutes > 0 && rest > 0:
		return u.T("play.clock.exact", scenes.Clock(u, c))
	case minutes == 0:
		return u.T("play.clock.seconds", rest, int(c.Step/time.Second))
	case c.Step == 0:
		return u.T("play.clock.minutes", minutes)
	}
	return u.T("play.clock.fischer", minutes, int(c.Step/time.Second))
}

// sayClocks words the clock of each player.
func (v *veil) sayClocks(u *ui.UI, cs clock.Controls) string {
	words := make([]string, v.players())
	for i := range words {
		time := strings.ReplaceAll(scenes.Clock(u, cs[i]), " ", "\u00a0") // it stands in a line
		words[i] = u.T("play.series.person", v.name(u, games.Player(i)), time)
	}
	return strings.Join(words, ", ")
}

// Draws the pause cover, which hides the pieces while the clock is paused: a card that says so or who begins, with the button that starts the clock.
// The last third has the texts about time controls (sayControl, sayClocks). Change both here.

package play

import (
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/clock"
	"quintet/games/play/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A pauseCover hides the pieces while the clock is paused.
type pauseCover struct {
	model *model
	start func() // starts the clock
}

// draw draws the empty board of l, and on it a card that says why it is empty.
func (v *pauseCover) draw(u *ui.UI, l render.Layout) {
	const least, most = 320, 400
	empty := board.View{}
	empty.Reset()
	u.Board(l, &empty, render.NoOverlay())
	place := l.Slab
	if l.Field.W >= least { // so that the letters around the field stay visible
		place = l.Field
	}
	u.Lay(place, v.card(u).Width(min(place.W-u.Theme.Space.L, most)).Align(render.Middle, render.Middle))
	if u.Act(keys.Press) || u.Act(keys.Choose) { // it is the only thing to do, and nothing else can have the focus
		v.start()
	}
}

// card says that the clock is paused, or who begins and with how much time, above the button that starts the clock.
func (v *pauseCover) card(u *ui.UI) ui.Element {
	const icon, wide, high = 40, 240, 48
	lead, detail := u.T("play.clock.paused"), []string{u.T("play.clock.paused.detail")}
	if v.model.table.Match.Len() == 0 {
		lead, detail = u.T("play.clock.ready", v.model.who(v.model.table.Position().ToMove())), v.sayClocks(u)
	}
	body := func(text string, most int) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: render.TypeBody, Leading: 22, MaxLines: most, Across: render.Middle, Ink: u.Theme.Muted})
	}
	var lines []ui.Element
	for _, line := range detail {
		lines = append(lines, body(line, 1))
	}
	start := ui.Command{Label: startWords(u, v.model.table), Icon: sprites.IconPlay, Act: keys.PauseClock, Kind: ui.Main, Run: v.start}
	space := u.Theme.Space
	return ui.Stack(ui.Canvas(0, 0, u.Sheet), ui.Column(space.L,
		ui.Column(space.M,
			ui.Icon(sprites.IconClock, icon, u.Theme.Muted),
			ui.Wrapped(lead, ui.Block{Type: render.TypeSection, Leading: 26, MaxLines: 2, Across: render.Middle, Ink: u.Theme.Text}),
			ui.FirstThatFits(ui.Column(0, lines...), body(strings.Join(detail, ", "), 6)),
		),
		ui.Button(start).Height(high).AtMost(wide),
	).Pad(space.L, space.L))
}

// startWords returns the label of the buttons that start the clock of t.
func startWords(u *ui.UI, t *table.Table) string {
	if t.Match.Len() == 0 {
		return u.T("play.clock.start")
	}
	return u.T("play.clock.resume")
}

// sayControl describes the time control c.
func sayControl(u *ui.UI, c clock.Control) string {
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

// sayClocks describes the time control of all players, or of each if they differ.
func (v *pauseCover) sayClocks(u *ui.UI) []string {
	cs := v.model.table.Terms.Clocks()
	if !v.model.table.Terms.Unequal(v.model.players()) {
		return []string{sayControl(u, cs[0])}
	}
	words := make([]string, v.model.players())
	for i := range words {
		time := strings.ReplaceAll(scenes.Clock(u, cs[i]), " ", "\u00a0") // it must stay in one line
		words[i] = u.T("play.series.person", v.model.who(games.Player(i)), time)
	}
	return words
}

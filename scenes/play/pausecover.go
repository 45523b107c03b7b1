// The pause cover, which hides the pieces while the clock is paused and says why. Also the words for time controls.

package play

import (
	"slices"
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
type pauseCover struct{ model *model }

// draw draws the empty board of l, and on it a card that says why it is empty. It reports whether the player starts the clock.
func (v *pauseCover) draw(u *ui.UI, l render.Layout) bool {
	const icon, most, least, pad, between = 40, 400, 320, 24, 14 // the space above the button is the same as below it
	empty := board.View{}
	empty.Reset()
	u.Board(l, &empty, render.NoOverlay())
	lead, detail := u.T("play.clock.paused"), []string{u.T("play.clock.paused.detail")}
	if v.model.table.Match.Len() == 0 {
		lead, detail = u.T("play.clock.ready", v.model.name(u, v.model.table.Position().ToMove())), v.sayClocks(u)
	}
	title := ui.Block{Type: render.TypeSection, Leading: 26, Most: 2, Across: render.Middle, Ink: u.Theme.Text}
	words := ui.Block{Type: render.TypeBody, Leading: 22, Most: 6, Across: render.Middle, Ink: u.Theme.Muted}
	place := l.Slab
	if l.Field.W >= least { // so that the letters around the field stay visible
		place = l.Field
	}
	wide := min(place.W-pad, most)
	if slices.ContainsFunc(detail, func(line string) bool { return u.Measure(line, words.Type) > wide-2*pad }) {
		detail = []string{strings.Join(detail, ", ")} // at least one does not fit into a line
	}
	lines := func(text string, b ui.Block) float32 {
		return b.Leading * float32(min(b.Most, len(u.Wrap(text, b.Type, wide-2*pad))))
	}
	titled, worded := lines(lead, title), float32(0)
	for _, text := range detail {
		worded += lines(text, words)
	}
	card := place.Place(wide, 3*pad+icon+titled+worded+startHigh+2*between, render.Middle, render.Middle)
	u.Sheet(card)
	button, rest := card.Inset(pad).CutBottom(startHigh, pad)
	parts := rest.Rows(between, render.Px(icon), render.Px(titled), render.Px(worded))
	u.Icon(sprites.IconClock, parts[0].Centre(), icon, u.Theme.Muted)
	u.WriteBlock(lead, parts[1], title)
	for _, text := range detail {
		parts[2] = u.WriteBlock(text, parts[2], words)
	}
	button = button.Place(min(button.W, 240), startHigh, render.Middle, render.Start)
	return u.Button(button, ui.Command{Label: startWords(u, v.model.table), Icon: sprites.IconPlay, Act: keys.PauseClock, Kind: ui.Main}) ||
		u.Act(keys.Press) || u.Act(keys.Choose) // it is the only thing to do, and nothing else can have the focus
}

// startWords returns the label of the buttons that start the clock of t.
func startWords(u *ui.UI, t *table.Table) string {
	if t.Match.Len() == 0 {
		return u.T("play.clock.start")
	}
	return u.T("play.clock.resume")
}

// startHigh is the height of the button that starts the clock.
const startHigh = 48

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
		words[i] = u.T("play.series.person", v.model.name(u, games.Player(i)), time)
	}
	return words
}

// Lets the players choose the clocks of a new game: none, a time for the game, a time for each turn, or a clock for each seat. The second half has
// the text fields of the clocks for each seat, with their errors. Change the times to choose from here. What a clock does is in games/play/clock.

package setup

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games/play/clock"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// The times to choose from: minutes for a game, seconds added per turn, and seconds for a turn.
var (
	minutes = []int{1, 3, 5, 10, 20, 40}
	added   = []int{0, 2, 5, 10, 20}
	perTurn = []int{10, 20, 30, 60, 120}
)

// ownClocks is the choice after the kinds of clocks: each seat has its own.
const ownClocks = 3

// clocks is the choice of clocks for a table.
type clocks struct {
	agreed *terms.Terms
	piece  func(u *ui.UI, seat int, centre render.Point, size float32) // draws the piece of a seat
	seats  int                                                         // the number of seats
	typed  map[int]string                                              // by seat, texts that differ from the clocks in agreed
	typing int                                                         // the seat whose clock is being typed, from 1; 0 for none
	last   *string                                                     // the row that was changed last
}

// rows returns the choice of a clock and, below it, of its times.
func (c *clocks) rows(u *ui.UI) []row {
	all, form := &c.agreed.Clock, u.T("setup.clock.form")
	if c.agreed.Own != nil {
		form = "" // it is below the fields
	}
	kinds := row{
		name: u.T("setup.clock"), id: "clock",
		labels: []string{u.T("setup.clock.none"), u.T("setup.clock.game"), u.T("setup.clock.turn"), u.T("setup.clock.own")},
		chosen: int(all.Kind), choose: c.choose,
		help: oneOf(u.T("setup.clock.none.help"), u.T("setup.clock.game.help"), u.T("setup.clock.turn.help"), form),
	}
	switch {
	case c.agreed.Own != nil:
		kinds.chosen = ownClocks
		return []row{kinds, c.own(u)}
	case all.Kind == clock.Fischer:
		return []row{
			kinds,
			amounts(u.T("setup.clock.main"), "minutes", minutes, time.Minute, &all.Main, u.T("setup.clock.game.help")),
			amounts(u.T("setup.clock.added"), "added", added, time.Second, &all.Step, u.T("setup.clock.game.help")),
		}
	case all.Kind == clock.PerTurn:
		return []row{kinds, amounts(u.T("setup.clock.step"), "seconds", perTurn, time.Second, &all.Step, u.T("setup.clock.turn.help"))}
	}
	return []row{kinds}
}

// amounts returns a row to set d to one of several amounts of units. It also lists the present amount if it is none of them, because another version
// of the program set it.
func amounts(name, id string, list []int, unit time.Duration, d *time.Duration, help string) row {
	now := int(*d / unit)
	if !slices.Contains(list, now) {
		list = append(slices.Clone(list), now)
		slices.Sort(list)
	}
	r := row{name: name, id: id, chosen: slices.Index(list, now), choose: func(i int) { *d = time.Duration(list[i]) * unit }, help: oneOf(help)}
	for _, n := range list {
		r.labels = append(r.labels, strconv.Itoa(n))
	}
	return r
}

// usualClocks are the first suggestions, by kind.
var usualClocks = [...]clock.Control{
	clock.None: {}, clock.Fischer: {Kind: clock.Fischer, Main: 10 * time.Minute, Step: 5 * time.Second},
	clock.PerTurn: {Kind: clock.PerTurn, Step: 30 * time.Second},
}

// choose selects a kind of clock with usual times, or a clock for each seat, which starts as the one selected before.
func (c *clocks) choose(kind int) {
	clear(c.typed)
	if kind < ownClocks {
		c.agreed.Clock, c.agreed.Own = usualClocks[kind], nil
		return
	}
	if !c.agreed.Clock.Limited() {
		c.agreed.Clock = usualClocks[clock.Fischer]
	}
	c.set(c.agreed.Clocks())
}

// set gives each seat its own clock.
func (c *clocks) set(each clock.Controls) { c.agreed.Clock, c.agreed.Own = each[0], each[:] }

// The measures of a clock field and of the seat label before it.
const (
	fieldWide  = 96
	leastField = 72
	fieldIcon  = 24
	maxClock   = 12 // characters
)

// own returns the row with a clock for each seat: its piece and its text field, all side by side or two in a line.
func (c *clocks) own(u *ui.UI) row {
	gap, cells := u.Theme.Space.S, make([]ui.Element, c.seats)
	for i := range cells {
		piece := ui.Canvas(fieldIcon, fieldIcon-2, func(r render.Rect) { c.piece(u, i, r.Centre(), r.H) })
		field := ui.Canvas(leastField, valueHigh, func(r render.Rect) {
			if c.field(u, i, r) {
				*c.last = "own"
			}
		})
		cells[i] = ui.Row(gap/2, piece, field.Grow(1))
	}
	line := func(n int) ui.Element {
		return ui.Grid(n, gap, cells...).AtMost(float32(n)*(fieldIcon+fieldWide+2*gap)).Align(render.Start, render.Middle)
	}
	return row{name: u.T("setup.clock.each"), id: "own", others: []ui.Element{line(c.seats), line(2)}, below: c.explanation(u)}
}

// explanation returns what shows which clocks can be typed, or why one is invalid, in a space for both, at an indent if it fits there in a line.
func (c *clocks) explanation(u *ui.UI) func(indent float32) ui.Element {
	help, block := u.T("setup.clock.form"), ui.Block{Type: render.TypeCaption, Leading: 18, MaxLines: 2, Ink: u.Theme.Muted}
	shown := help
	if wrong := c.wrong(u); wrong != "" {
		shown, block.Ink = wrong, u.Theme.Error
	}
	line := ui.Stack(ui.Text(help, block.Type, block.Ink).Hidden(), ui.Text(shown, block.Type, block.Ink))
	return func(indent float32) ui.Element {
		return ui.FirstThatFits(indented(indent, line), ui.Stack(ui.Wrapped(help, block).Hidden(), ui.Wrapped(shown, block)))
	}
}

// field draws the text field of the clock of seat i in r. In a field entered with the keyboard the first key replaces the text. It reports whether
// something was typed.
func (c *clocks) field(u *ui.UI, i int, field render.Rect) (changed bool) {
	name := u.T("setup.clock.of", i+1)
	before, entered := c.text(i), u.Focused(name)
	switch typing := c.typing == i+1; {
	case !u.Live():
	case entered && !typing:
		delete(c.typed, i)
		c.typing = i + 1
	case typing && !entered:
		c.typing = 0
	}
	if entered {
		before = c.typed[i]
	}
	text := u.Field(field, name, before, maxClock, render.TypeSmall)
	switch wrong := c.error(i) != nil; {
	case text != before:
		c.enter(i, text)
	case entered && text == "":
		u.WriteIn(c.text(i), render.TypeSmall, field.Pad(10, 0), render.Start, u.Theme.Muted)
	case !u.Focused(name) && !wrong:
		delete(c.typed, i) // show it in canonical form
	case !u.Focused(name):
		u.Box(field, render.Box{Radius: 8, Line: u.Theme.Error, Width: 1.5})
	}
	return text != before
}

// text returns the text typed for the clock of seat i, or else the clock as text.
func (c *clocks) text(i int) string {
	if text := c.typed[i]; text != "" {
		return text
	}
	return clock.FormatControl(c.agreed.Clocks()[i])
}

// enter sets the clock of seat i to text. An invalid text leaves the last valid clock.
func (c *clocks) enter(i int, text string) {
	c.typed[i] = text
	if own, err := clock.ParseControl(text); err == nil {
		each := c.agreed.Clocks()
		each[i] = own
		c.set(each)
	}
}

// error returns why the text of seat i is not a clock, nil if it is one.
func (c *clocks) error(i int) error {
	if c.agreed.Own == nil {
		return nil
	}
	_, err := clock.ParseControl(c.text(i))
	return err
}

// wrong explains the first invalid text, once its field was left; "" if there is none.
func (c *clocks) wrong(u *ui.UI) string {
	for i := range c.seats {
		switch err := c.error(i); {
		case err == nil || u.Focused(u.T("setup.clock.of", i+1)):
		case errors.Is(err, clock.ErrBounds):
			return u.T("setup.clock.bounds", c.text(i))
		default:
			return u.T("setup.clock.bad", c.text(i))
		}
	}
	return ""
}

// valid reports whether all texts are valid.
func (c *clocks) valid() bool {
	for i := range c.seats {
		if c.error(i) != nil {
			return false
		}
	}
	return true
}

// inShort describes the clocks briefly.
func (c *clocks) inShort(u *ui.UI) string {
	each := c.agreed.Clocks()
	if !c.agreed.Unequal(c.seats) {
		return scenes.Clock(u, each[0])
	}
	words := make([]string, c.seats)
	for i := range words {
		words[i] = clock.FormatControl(each[i])
	}
	return strings.Join(words, " / ")
}

package setup

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games/clock"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// The amounts that a clock can be set to: minutes for a game, seconds that a turn adds, and seconds for a turn.
var (
	minutes = []int{1, 3, 5, 10, 20, 40}
	added   = []int{0, 2, 5, 10, 20}
	perTurn = []int{10, 20, 30, 60, 120}
)

// ownClocks is the choice behind the kinds of clocks: every seat has its own.
const ownClocks = 3

// clockRows returns the choice of a clock and, below it, of its amounts.
func (s *Scene) clockRows(u *ui.UI) []row {
	c := &s.terms.Clock
	kinds := row{
		name: u.T("setup.clock"), id: "clock",
		labels: []string{u.T("setup.clock.none"), u.T("setup.clock.game"), u.T("setup.clock.turn"), u.T("setup.clock.own")},
		chosen: int(c.Kind), choose: s.setClock,
		help: []string{u.T("setup.clock.none.help"), u.T("setup.clock.game.help"), u.T("setup.clock.turn.help"), u.T("setup.clock.form")},
	}
	switch {
	case s.terms.Own != nil:
		kinds.chosen = ownClocks
		return []row{kinds, s.ownRow(u)}
	case c.Kind == clock.Fischer:
		return []row{
			kinds,
			amounts(u.T("setup.clock.main"), "minutes", minutes, time.Minute, &c.Main, u.T("setup.clock.game.help")),
			amounts(u.T("setup.clock.added"), "added", added, time.Second, &c.Step, u.T("setup.clock.game.help")),
		}
	case c.Kind == clock.PerTurn:
		return []row{kinds, amounts(u.T("setup.clock.step"), "seconds", perTurn, time.Second, &c.Step, u.T("setup.clock.turn.help"))}
	}
	return []row{kinds}
}

// amounts is a row for one of several amounts of units in d. An amount that is none of them, chosen in another version of the program, is
// listed as well.
func amounts(name, id string, list []int, unit time.Duration, d *time.Duration, help string) row {
	now := int(*d / unit)
	if !slices.Contains(list, now) {
		list = append(slices.Clone(list), now)
		slices.Sort(list)
	}
	r := row{name: name, id: id, chosen: slices.Index(list, now), choose: func(i int) { *d = time.Duration(list[i]) * unit }, help: []string{help}}
	for _, n := range list {
		r.labels = append(r.labels, strconv.Itoa(n))
	}
	return r
}

// usualClocks are the clocks that are offered first, by kind.
var usualClocks = [...]clock.Control{
	clock.None: {}, clock.Fischer: {Kind: clock.Fischer, Main: 10 * time.Minute, Step: 5 * time.Second},
	clock.PerTurn: {Kind: clock.PerTurn, Step: 30 * time.Second},
}

// setClock chooses a kind of clock with amounts that are usual, or one for every seat, which begin with those of the one chosen before.
func (s *Scene) setClock(kind int) {
	clear(s.typed)
	if kind < ownClocks {
		s.terms.Clock, s.terms.Own = usualClocks[kind], nil
		return
	}
	if !s.terms.Clock.Measures() {
		s.terms.Clock = usualClocks[clock.Fischer]
	}
	s.setOwn(s.terms.Clocks())
}

// setOwn gives every seat its own clock.
func (s *Scene) setOwn(cs clock.Controls) { s.terms.Clock, s.terms.Own = cs[0], cs[:] }

// The measures of the field for a clock, of what stands before it for its seat, and of the narrowest window with all of them in a line.
const (
	fieldWide  = 96
	fieldIcon  = 24
	fieldGap   = 12
	clocksWide = 480
	maxClock   = 12 // characters
)

// ownRow returns the row with a clock for every seat, to be typed.
func (s *Scene) ownRow(u *ui.UI) row {
	n := s.game.Info().Players
	r := row{name: u.T("setup.clock.each"), id: "own", help: []string{u.T("setup.clock.form")}, lines: 1, draw: func(r render.Rect) { s.clockFields(u, r) }}
	if w, _ := u.Size(); w < clocksWide {
		if r.lines = (n + 1) / 2; n == 2 || r.lines > 1 {
			n = 2
		}
		if wrong := s.wrongClock(u); wrong != "" {
			r.help = []string{wrong} // it has no room at the foot of the page
		}
	}
	r.wide = float32(n) * (fieldIcon + fieldWide + fieldGap)
	return r
}

// clockFields draws the clock of every seat in r, in as many lines as r has room for: its piece, and the field in which its clock is typed.
func (s *Scene) clockFields(u *ui.UI, r render.Rect) {
	n := s.game.Info().Players
	lines := int(r.H / valueHigh)
	columns := (n + lines - 1) / lines
	r.W = min(r.W, float32(columns)*(fieldIcon+fieldWide+fieldGap))
	for y, line := range r.Rows(rowHigh-valueHigh, render.Even(lines)...) {
		for x, at := range line.Columns(0, render.Even(columns)...) {
			if i := y*columns + x; i < n {
				s.clockField(u, i, at)
			}
		}
	}
}

// clockField draws the clock of seat i in r. In a field that was entered the first key replaces what stands there.
func (s *Scene) clockField(u *ui.UI, i int, r render.Rect) {
	icon, field := r.CutLeft(fieldIcon, 4)
	s.seatPiece(u, i, icon.Centre(), fieldIcon-2)
	_, field = field.CutRight(fieldGap-4, 0)
	name := u.T("setup.clock.of", i+1)
	before, entered := s.clockText(i), u.Focused(name)
	switch typing := s.typing == i+1; {
	case !u.Live():
	case entered && !typing:
		delete(s.typed, i)
		s.typing = i + 1
	case typing && !entered:
		s.typing = 0
	}
	if entered {
		before = s.typed[i]
	}
	text := u.Field(field, name, before, maxClock, render.TypeSmall)
	switch wrong := s.clockError(i) != nil; {
	case text != before:
		s.typeClock(i, text)
	case entered && text == "":
		u.WriteIn(s.clockText(i), render.TypeSmall, field.Pad(10, 0), render.Start, u.Theme.Muted)
	case !u.Focused(name) && !wrong:
		delete(s.typed, i) // it is shown as it is written
	case !u.Focused(name):
		u.Box(field, render.Box{Radius: 8, Line: u.Theme.Error, Width: 1.5})
	}
}

// clockText returns what was typed for the clock of seat i, or else the clock as it is written.
func (s *Scene) clockText(i int) string {
	if text := s.typed[i]; text != "" {
		return text
	}
	return clock.FormatControl(s.terms.Clocks()[i])
}

// typeClock takes text for the clock of seat i, which keeps the last one that can be played.
func (s *Scene) typeClock(i int, text string) {
	s.typed[i], s.agreedLast = text, "own"
	if c, err := clock.ParseControl(text); err == nil {
		cs := s.terms.Clocks()
		cs[i] = c
		s.setOwn(cs)
	}
}

// clockError returns why what was typed for the clock of seat i is none.
func (s *Scene) clockError(i int) error {
	if s.terms.Own == nil {
		return nil
	}
	_, err := clock.ParseControl(s.clockText(i))
	return err
}

// wrongClock says what is wrong with the first clock that is none, once its field has been left; "" where nothing is.
func (s *Scene) wrongClock(u *ui.UI) string {
	for i := range s.game.Info().Players {
		switch err := s.clockError(i); {
		case err == nil || u.Focused(u.T("setup.clock.of", i+1)):
		case errors.Is(err, clock.ErrBounds):
			return u.T("setup.clock.bounds", s.clockText(i))
		default:
			return u.T("setup.clock.bad", s.clockText(i))
		}
	}
	return ""
}

// clocksPlay reports whether every clock can be played.
func (s *Scene) clocksPlay() bool {
	for i := range s.game.Info().Players {
		if s.clockError(i) != nil {
			return false
		}
	}
	return true
}

// clockInShort words the clocks in short.
func (s *Scene) clockInShort(u *ui.UI) string {
	n := s.game.Info().Players
	cs := s.terms.Clocks()
	if !s.terms.Unequal(n) {
		return scenes.Clock(u, cs[0])
	}
	words := make([]string, n)
	for i := range words {
		words[i] = clock.FormatControl(cs[i])
	}
	return strings.Join(words, " / ")
}

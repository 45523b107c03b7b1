package play

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
	"quintet/render"
)

// A host runs a table without a page: its computers play to the end, and nothing happens while a question or the menu is open.
func TestAHostRunsATableAlone(t *testing.T) {
	for _, game := range []string{"squex size=6", "squ size=3", "distrify size=3"} {
		s := newScene(t, game, "")
		h := newHost(s.model.context, s.model.table)
		for i := range h.model.table.Match.Seats() {
			h.model.table.Match.Seats()[i] = match.Seat{Level: 1}
		}
		for _, stop := range []func(bool){
			func(on bool) { h.covered = on },
			func(on bool) { h.model.asking = map[bool]question{true: askResign}[on] },
		} {
			stop(true)
			for range 200 {
				h.tick()
			}
			if n := h.model.table.Match.Len(); n != 0 || h.busy() {
				t.Errorf("%s: %d plies were made while the table is stopped", game, n)
			}
			stop(false)
		}
		for n := 0; !h.model.table.Match.Over(); n++ {
			if n == 20000 {
				t.Fatalf("%s: after %d ticks the game is not over", game, n)
			}
			h.tick()
		}
		if !h.NeedsAttention() || h.NeedsAttention() {
			t.Errorf("%s: the end of the game does not call once", game)
		}
		if !h.ignores() {
			t.Errorf("%s: what comes after the game can be chosen at once", game)
		}
	}
}

// Undo first takes back the unfinished ply, then the plies of computers together with the person's ply before them.
func TestAHostTakesBack(t *testing.T) {
	s := newScene(t, "azacru players=2", "")
	s.model.table.Match.Seats()[1] = match.Seat{Level: 1}
	h := newHost(s.model.context, s.model.table)
	h.play(h.model.table.Position().AppendMoves(nil)[0])
	for n := 0; !h.model.table.PersonMoves(); n++ {
		if n == 1000 {
			t.Fatal("the computer does not move")
		}
		h.tick()
	}
	h.carryOut(h.model.board.Hand.Click(h.model.game.AppendSteps(nil, h.model.table.Position(), h.model.table.Position().AppendMoves(nil)[0])[0]))
	if len(h.model.board.Hand.Path()) != 1 || !h.undo() || len(h.model.board.Hand.Path()) != 0 || h.model.table.Match.Cursor() < 2 {
		t.Fatalf("path %v, %d plies: the half-step is not taken back alone", h.model.board.Hand.Path(), h.model.table.Match.Cursor())
	}
	if !h.undo() || h.model.table.Match.Cursor() != 0 || h.model.table.Position().ToMove() != games.Player(0) {
		t.Errorf("%d plies are in force, want none", h.model.table.Match.Cursor())
	}
	if h.undo() {
		t.Error("there is something to take back before the first ply")
	}
}

func TestAClockWarnsWhenLittleIsLeft(t *testing.T) {
	for _, c := range []struct {
		control  clock.Control
		before   time.Duration
		warns    time.Duration
		describe string
	}{
		{clock.Control{Kind: clock.Fischer, Main: time.Minute}, 21 * time.Second, 19 * time.Second, "a minute each"},
		{clock.Control{Kind: clock.PerTurn, Step: 2 * time.Minute}, 21 * time.Second, 19 * time.Second, "two minutes a turn"},
		{clock.Control{Kind: clock.PerTurn, Step: 30 * time.Second}, 11 * time.Second, 9 * time.Second, "30 seconds a turn"},
		{clock.Control{Kind: clock.PerTurn, Step: 10 * time.Second}, 9 * time.Second, 3 * time.Second, "ten seconds a turn"},
	} {
		s := newScene(t, "squ", "")
		s.model.table.Terms = terms.Terms{Clock: c.control}
		if s.seats.low(0, c.before) || !s.seats.low(0, c.warns) {
			t.Errorf("%s: warns at %v: %v, at %v: %v; want false and true", c.describe, c.before, s.seats.low(0, c.before), c.warns, s.seats.low(0, c.warns))
		}
	}
}

// In the last seconds the warning of a clock has the colour of an error.
func TestTheLastSecondsAreRed(t *testing.T) {
	for _, theme := range []*render.Theme{render.ThemeOf(false), render.ThemeOf(true)} {
		if warning(theme, lastTime) != theme.Warning || warning(theme, lastTime-1) != theme.Error {
			t.Error("a clock that warns is not red just below five seconds")
		}
	}
}

// The chip counts the plies of a turn beside the words about what to do, but not beside the words about a paused clock.
func TestNoPlyIsCountedWhileTheClockStands(t *testing.T) {
	s := newScene(t, "squ size=8", "c3")
	for _, c := range []struct {
		paused bool
		want   string
	}{{false, "1 of 2"}, {true, ""}} {
		s.model.table.Clock = clock.New(clock.Control{Kind: clock.Fischer, Main: time.Minute}.ForAll(), 1, 1)
		if s.model.table.Covered() != c.paused {
			s.pauseClock()
		}
		if got := s.words.step(frame(s, 1280, 800)); got != c.want {
			t.Errorf("the clock is paused: %v, and %q is counted, want %q", c.paused, got, c.want)
		}
	}
}

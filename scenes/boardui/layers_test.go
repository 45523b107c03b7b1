package boardui

import (
	"maps"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/data/settings"
)

// A link that can be cut must not look safe when nothing but the board is shown: links are hidden only if the players hide them, or at a table
// without aids.
func TestLinksKeepStatesOnBoardAlone(t *testing.T) {
	for _, c := range []struct {
		name   string
		hidden bool // the players do not want links
		noAids bool
		want   int // links
	}{
		{"as usual", false, false, 1},
		{"links are hidden", true, false, 0},
		{"no aids", false, true, 0},
	} {
		s := newBench(t, "squex size=6", "c3 a1 d4 a6")
		s.config.Settings.SetLayer("squex", settings.LayerLinks, !c.hidden)
		s.access.NoAids = c.noAids
		s.frame(input.Frame{})
		s.access.BoardOnly = true
		s.frame(input.Frame{})
		if n := len(s.Display.Shown().View.Links); n != c.want {
			t.Errorf("%s: %d links are shown, want %d", c.name, n, c.want)
		}
	}
}

// Squares and groups are hidden when nothing but the board is shown, and return with the rest, whatever else is switched off.
func TestBoardAloneHidesGroups(t *testing.T) {
	record := func(l board.Loop) bool { return l.Kind == board.LoopRecord }
	s := newBench(t, "squ size=8", "c3 d4 e6 c6 f3 e4 g2 f6 a1")
	for _, l := range []settings.Layer{settings.LayerLegal, settings.LayerCoordinates} {
		s.config.Settings.SetLayer("squ", l, false)
	}
	for _, focused := range []bool{false, true, false} {
		s.access.BoardOnly = focused
		s.frame(input.Frame{})
		if got := slices.ContainsFunc(s.Display.Shown().View.Loops, record); got == focused {
			t.Errorf("only the board %v: a square is shown: %v", focused, got)
		}
	}
}

// prospect reports whether l is a square that a turn would make.
func prospect(l board.Loop) bool { return l.Kind == board.LoopProspect }

// A game that the table ends in the middle of a turn shows the placed pieces, and nothing of the rest of the turn.
func TestGameEndedInTurnHasNoOpenTurn(t *testing.T) {
	for _, c := range []struct{ game, plies string }{
		{"squ size=8", "c3 d4 e6 c6 f3 e4 g2 f6"},
		{"distrify size=5", "c3 b2 b1 a5 end d2"},
	} {
		s := newBench(t, c.game, c.plies)
		s.frame(input.Frame{})
		open := func(p board.Piece) bool { return p.Open || p.Figure > 0 }
		forbidden := func(m board.Mark) bool { return m.Kind.Forbids() }
		v := &s.Display.Shown().View
		if before := slices.ContainsFunc(v.Pieces, open) || slices.ContainsFunc(v.Marks, forbidden); !before {
			t.Fatalf("%s: no turn is open", c.game)
		}
		pieces := len(v.Pieces)
		if err := s.match.Resign(s.match.Position().ToMove()); err != nil {
			t.Fatal(err)
		}
		s.frame(input.Frame{})
		if slices.ContainsFunc(v.Pieces, open) || slices.ContainsFunc(v.Loops, prospect) || slices.ContainsFunc(v.Marks, forbidden) || len(v.Pieces) != pieces {
			t.Errorf("%s: a game that was resigned shows the turn that was open: %+v, %+v, %+v", c.game, v.Pieces, v.Loops, v.Marks)
		}
	}
}

// TestRoundNumbers: the numbers on the cells are those of the rows in the list of moves, and a piece that has moved has its number where it is now.
func TestRoundNumbers(t *testing.T) {
	for _, c := range []struct {
		game, plies string
		want        map[string]int
	}{
		{"squex size=6", "b2 c5 d4", map[string]int{"b2": 1, "c5": 1, "d4": 2}},
		{"squ size=8", "a1 c3 d5 e6 h8", map[string]int{"a1": 1, "c3": 1, "d5": 1, "e6": 2, "h8": 2}},
		{"taiji size=7", "d4-e4 a1-a2 g1-g2", map[string]int{"d4": 1, "e4": 1, "a1": 1, "a2": 1, "g1": 2, "g2": 2}},
		{"azacru players=2", "c9-c8 g1-g2 c8-c7", map[string]int{"g2": 1, "c7": 2}},
	} {
		s := newBench(t, c.game, c.plies)
		if got := s.Display.roundNumbers(); got != nil {
			t.Errorf("%s: numbers %v before they are wanted", c.game, got)
		}
		s.config.Settings.SetLayer(s.config.LayersOf, settings.LayerNumbers, true)
		want := map[board.Target]int{}
		for label, n := range c.want {
			want[s.Geometry().Named(label)] = n
		}
		if got := s.Display.roundNumbers(); !maps.Equal(got, want) {
			t.Errorf("%s: numbers %v after %s, want %v", c.game, got, c.plies, want)
		}
	}
}

package boardui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// marksOf lists the marks of a kind: "e5 f5".
func marksOf(s *bench, kind board.MarkKind) string {
	var labels []string
	for _, m := range s.Display.Shown().marks {
		if m.Kind == kind {
			labels = append(labels, s.Geometry().Label(m.At))
		}
	}
	slices.Sort(labels)
	return strings.Join(labels, " ")
}

func TestLastTurnMarks(t *testing.T) {
	for _, c := range []struct{ name, game, plies, last, from string }{
		{"nothing yet", "squ", "", "", ""},
		{"the first disc", "squ", "e5", "e5", ""},
		{"both discs of a turn", "squ", "e5 c4 c5", "c4 c5", ""},
		{"an open disc has a look of its own", "squ", "e5 c4 c5 d7", "c4 c5", ""},
		{"both halves of a tile", "taiji size=7", "a1-b1 c1-c2", "c1 c2", ""},
		{"where a piece came from", "azacru", "c9-d8>", "d8", "c9"},
		{"nothing of the turn before", "azacru", "c9-d8> g9-f8<", "f8", "g9"},
		{"a single stone", "distrify", "e5 c4 end", "c4", ""},
		{"two placements after a cut", "squex size=6", "c3 c4 d4 d3 a1 a2", "a1 a2", ""},
	} {
		s := newBench(t, c.game, c.plies)
		s.frame(input.Frame{})
		got := []string{marksOf(s, board.MarkLast), marksOf(s, board.MarkFrom)}
		if want := []string{c.last, c.from}; !slices.Equal(got, want) {
			t.Errorf("%s: last, from = %q, want %q", c.name, got, want)
		}
	}
}

// Every turn since the last of the player to move is marked, the older the fainter. A cell has the mark of the latest turn.
func TestEarlierTurnsFade(t *testing.T) {
	s := newBench(t, "azacru players=4", "e9-e8 c1-c2 a3-b3 g9-f8 a7-b6> c9-b8 i3-h2 i5-h5 i7-h6> c2-d3 e1-f2")
	s.frame(input.Frame{})
	var got []string
	for _, m := range s.Display.Shown().marks {
		if m.Kind == board.MarkLast || m.Kind == board.MarkFrom {
			got = append(got, fmt.Sprintf("%s %d %v", s.Geometry().Label(m.At), m.Age, m.Kind == board.MarkLast))
		}
	}
	want := []string{"e1 0 false", "f2 0 true", "c2 1 false", "d3 1 true", "i7 2 false", "h6 2 true"}
	if !slices.Equal(got, want) {
		t.Errorf("marks are %q, want %q", got, want)
	}
}

// A board on which the game is over marks the last turn alone, however the game ended.
func TestLastTurnIsMarkedAtEnd(t *testing.T) {
	ends := map[string]*bench{
		"b3 c3": newBench(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3"),
		"d4":    newBench(t, "squex size=6", "c3 d4"),
		"c2":    newBench(t, "azacru players=3", "e9-e8 c1-c2"),
	}
	for want, s := range ends {
		if !s.match.Over() {
			if err := s.match.Resign(0); err != nil {
				t.Fatal(err)
			}
		}
		s.Arrive(s.match)
		if s.frame(input.Frame{}); marksOf(s, board.MarkLast) != want || !s.match.Over() {
			t.Errorf("marked is %q, want %q", marksOf(s, board.MarkLast), want)
		}
	}
}

// On a sample the turn before a resignation is marked. A game that ended by its rules has no mark there either.
func TestSampleMarksTurnBeforeResignation(t *testing.T) {
	resigned := newBench(t, "squex size=6", "c3 d4")
	if err := resigned.match.Resign(0); err != nil {
		t.Fatal(err)
	}
	full := newBench(t, "squ size=3", "a1 b1 b2 a3 c1 a2 c2 c3 b3")
	for want, s := range map[string]*bench{"d4": resigned, "": full} {
		s.config.Sample = true
		s.Board = New(s.config, s, s.match)
		s.Arrive(s.match)
		s.frame(input.Frame{})
		if got := marksOf(s, board.MarkLast); got != want {
			t.Errorf("marked is %q, want %q", got, want)
		}
	}
}

// The cells that a person can point at next are marked, except the one under the pointer and the offers of a refusal.
func TestChoicesAreMarked(t *testing.T) {
	for _, c := range []struct {
		name, game, plies, hover string
		threats                  bool
		want                     int
	}{
		{"pieces that can move", "azacru", "", "", false, 4},
		{"cells beside the first stone", "distrify", "e5 c4", "", false, 4},
		{"but the one of the ghost", "distrify", "e5 c4", "c5", false, 3},
		{"nothing in the threat view", "distrify", "e5 c4", "", true, 0},
		{"nothing where all cells may be pointed at", "distrify", "e5", "", false, 0},
	} {
		s := newBench(t, c.game, c.plies)
		s.Display.HoldThreatView(c.threats)
		s.frame(input.Frame{})
		o := render.NoOverlay()
		if c.hover != "" {
			o.Ghosts = []board.Piece{{At: s.Geometry().Named(c.hover)}}
		}
		if got := len(s.Display.choices(o)); got != c.want {
			t.Errorf("%s: %d marks, want %d", c.name, got, c.want)
		}
	}
}

// A turn that no one continues is marked like any other: the marks do not stay on the turn before.
func TestLockedBoardMarksEndedTurn(t *testing.T) {
	b := newBench(t, "distrify", "e5 c4 end d3")
	s := b.sandbox()
	b.show(s, true)
	var cells []string
	for _, m := range s.Display.Shown().marks {
		if m.Kind == board.MarkLast {
			cells = append(cells, s.Geometry().Label(m.At))
		}
	}
	if !slices.Equal(cells, []string{"d3"}) {
		t.Errorf("marked are %q, want d3 alone", cells)
	}
}

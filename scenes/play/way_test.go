package play

import (
	"strings"
	"testing"

	"quintet/games/play/match"
)

// onWay shows n and returns the turns of the list that lead to it.
func onWay(s *Scene, n *match.Node) string {
	s.model.table.Match.Show(n)
	frame(s, 1280, 800)
	var all []string
	for i, row := range s.list.rows {
		for _, t := range row.turns {
			if s.list.onWay(&t, i) {
				all = append(all, t.text)
			}
		}
		for _, w := range row.words {
			if s.list.onWay(&w.listTurn, i) {
				all = append(all, w.written)
			}
		}
	}
	return strings.Join(all, " ")
}

// The turns that lead to the current position stand out, in the game and in variations, and no others.
func TestTheWayToThePositionStandsOut(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3")
	outer := try(t, s, 2, "d5 a1 d4")
	inner := add(t, s, outer.Parent(), "f6 e1")
	for _, c := range []struct {
		name string
		at   *match.Node
		want string
	}{
		{"the start", s.model.table.Match.Root(), ""},
		{"the game", s.model.table.Match.MainEnd(), "c2 b2 c3 b3"},
		{"a part of the game", s.model.table.Match.MainEnd().Parent(), "c2 b2 c3"},
		{"a variation", outer, "c2 b2 2. d5 a1 3. d4"},
		{"the begin of a variation", outer.Parent().Parent(), "c2 b2 2. d5"},
		{"a variation of it", inner, "c2 b2 2. d5 a1 3. f6 e1"},
	} {
		if got := onWay(s, c.at); got != c.want {
			t.Errorf("%s: %q stands out, want %q", c.name, got, c.want)
		}
	}
}

// A turn stands out if a part of it leads to the current position. A variation of the rest of that turn stands out only from where it leaves the
// turn.
func TestAPartOfATurnIsOnTheWay(t *testing.T) {
	s := newScene(t, "squ size=8", "a1 b1 c1 b2 c3")
	end := try(t, s, 2, "h8 d4")
	main := s.model.table.Match.MainEnd().Parent().Parent()
	for _, c := range []struct {
		at   *match.Node
		want string
	}{{main, "a1 b1+c1"}, {main.Parent(), "a1 b1+c1"}, {end.Parent(), "a1 b1+c1 1… b1+h8"}, {end, "a1 b1+c1 1… b1+h8 2. d4"}} {
		if got := onWay(s, c.at); got != c.want {
			t.Errorf("%q stands out, want %q", got, c.want)
		}
	}
}

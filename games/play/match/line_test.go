package match_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

// try plays plies as a variation after the first plies of the game.
func try(t *testing.T, m *match.Match, after int, plies string) *match.Node {
	t.Helper()
	n := m.MainEnd()
	for range m.MainLen() - after {
		n = n.Parent()
	}
	return add(t, m, n, plies)
}

// add plays plies after n.
func add(t *testing.T, m *match.Match, n *match.Node, plies string) *match.Node {
	t.Helper()
	for _, text := range strings.Fields(plies) {
		mv, err := m.Game().ParseMove(m.PositionAfter(n), text)
		if err == nil {
			n, err = m.Add(n, mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return n
}

func TestTurnText(t *testing.T) {
	for _, c := range []struct{ name, game, plies, want string }{
		{"two stones are joined", "distrify", "e5 c4 c5 d7 d8", "e5 c4+c5 d7+d8"},
		{"the end of a turn is left out", "distrify", "e5 c4 end d7 end", "e5 c4 d7"},
		{"an open turn", "distrify", "e5 c4", "e5 c4"},
		{"two discs", "squ", "e5 c4 c5 d7", "e5 c4+c5 d7"},
		{"a tile", "taiji size=7", "a1-b1 c1-c2", "a1-b1 c1-c2"},
		{"a cut is marked", "squex size=6", "c3 c4 d4 d3", "c3 c4 d4 d3x"},
	} {
		m := catalogtest.Match(t, c.game, c.plies)
		var texts []string
		turns, _ := m.LineTurns(m.MainLine())
		for _, turn := range turns {
			text, _ := turn.Text(m.Game())
			texts = append(texts, text)
		}
		if got := strings.Join(texts, " "); got != c.want {
			t.Errorf("%s: turns = %q, want %q", c.name, got, c.want)
		}
	}
}

// The sign of the end stands only on the last ply of a game.
func TestOnlyTheLastPlyHasTheSignOfTheEnd(t *testing.T) {
	for _, spec := range catalog.All() {
		m, r := catalogtest.Match(t, spec.ID, ""), games.NewRand(1)
		for !m.Over() {
			p, all := m.Position(), m.Position().AppendMoves(nil)
			mv := all[r.Intn(len(all))]
			text := match.PlyText(m.Game(), p, mv, false)
			if err := m.Play(mv); err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(text, "#") && !m.Over() {
				t.Errorf("%s: ply %d is %s, and the game goes on", spec.ID, m.Len(), text)
			}
		}
	}
}

// The name of a ply has the number of its round.
func TestPlyName(t *testing.T) {
	for _, x := range []struct{ table, played, tried, want string }{
		{"squex size=6", "c2 b2 c3 b3", "d5", "2. d5"},
		{"squex size=6", "c2 b2 c3 b3", "d5 a1", "2… a1"},
		{"squ size=8", "a1 b1", "c1", "1… c1"},
		{"squ size=8", "a1 b1", "c1 d4", "2. d4"},
	} {
		m := catalogtest.Match(t, x.table, x.played)
		if got := m.PlyName(try(t, m, 2, x.tried)); got != x.want {
			t.Errorf("%s of %s is called %s, want %s", x.tried, x.table, got, x.want)
		}
	}
}

// SamePosition finds the current position where other plies lead to it, and nowhere else.
func TestSamePosition(t *testing.T) {
	m := catalogtest.Match(t, "squex size=6", "c2 b2 c3 b3")
	same := try(t, m, 0, "c3 b2 c2 b3")
	end := m.MainEnd()
	if got := m.SamePosition(end); got != same {
		t.Errorf("after the game it is %v, want the end of the variation", got)
	}
	if got := m.SamePosition(same); got != end {
		t.Errorf("after the variation it is %v, want the end of the game", got)
	}
	if got := m.SamePosition(end.Parent().Parent().Parent()); got != nil {
		t.Errorf("after the first ply it is %v, want none", got)
	}
}

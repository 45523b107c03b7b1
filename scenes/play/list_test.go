package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// shown returns the rows of the list as text.
func shown(s *Scene) string {
	frame(s, 1280, 800)
	var b strings.Builder
	for _, row := range s.list.rows {
		b.WriteString(strings.Repeat(">", row.indent))
		if row.fold != nil {
			b.WriteString("^")
		}
		for _, t := range row.turns {
			b.WriteString(t.text + " ")
		}
		for _, w := range row.words {
			b.WriteString(w.written + " ")
		}
		if row.folded > 0 {
			fmt.Fprintf(&b, "%d folded ", row.folded)
		}
		b.WriteString("| ")
	}
	return strings.TrimSpace(b.String())
}

// try plays plies as a variation, after the given number of plies of the game.
func try(t *testing.T, s *Scene, after int, plies string) *match.Node {
	t.Helper()
	m := s.model.table.Match
	n := m.MainEnd()
	for range m.MainLen() - after {
		n = n.Parent()
	}
	return add(t, s, n, plies)
}

// add plays plies after n.
func add(t *testing.T, s *Scene, n *match.Node, plies string) *match.Node {
	t.Helper()
	m := s.model.table.Match
	for _, text := range strings.Fields(plies) {
		mv, err := s.model.game.ParseMove(m.PositionAfter(n), text)
		if err == nil {
			n, err = m.Add(n, mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return n
}

// Many variations of one turn are folded, until one of them is current.
func TestManyVariationsAreFolded(t *testing.T) {
	s := newScene(t, "squex size=10", "a1 b1 c1")
	m := s.model.table.Match
	first := m.Root()
	for _, mv := range m.PositionAt(0).AppendMoves(nil)[1:] {
		if _, err := m.Add(first, mv); err != nil {
			t.Fatal(err)
		}
	}
	other := m.Node()
	m.Show(m.MainEnd())
	if got, want := shown(s), "a1 b1 | ^99 folded | c1 |"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	m.Show(other)
	if shown(s); len(s.list.rows) != 101 || s.list.at[other] != 99 {
		t.Errorf("%d rows, the ply in force in row %d; want 101 and 99", len(s.list.rows), s.list.at[other])
	}
}

// A tree of very many plies has few rows, which are built once.
func TestALargeTreeIsListedOnce(t *testing.T) {
	s := newScene(t, "squex size=10", "a1 b1 c1")
	m, r := s.model.table.Match, games.NewRand(1)
	for len(m.Changes(0)) < 5000 {
		m.Show(m.Root())
		for range 50 {
			ms := m.Position().AppendMoves(nil)
			if len(ms) == 0 {
				break
			}
			if _, err := m.Add(m.Node(), ms[r.Intn(len(ms))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	m.Show(m.MainEnd())
	shown(s)
	open := 0
	for _, row := range s.list.rows {
		open += len(row.words)
	}
	if open > match.FoldFrom {
		t.Errorf("%d plies of variations are listed, want few: the others are folded", open)
	}
	before := &s.list.rows[0]
	m.Show(m.MainEnd().Parent())
	if frame(s, 1280, 800); &s.list.rows[0] != before {
		t.Error("the rows were made again although nothing has changed")
	}
}

// boxes returns the clickable places of the list by their names, without the prefix.
func boxes(u *ui.UI, prefix string) map[string]render.Rect {
	all := map[string]render.Rect{}
	for _, w := range u.Widgets {
		if name, ok := strings.CutPrefix(w.Label, prefix); ok {
			all[name] = w.Rect
		}
	}
	return all
}

// press clicks the left button at p.
func press(s *Scene, p render.Point) {
	state := &ui.State{}
	for _, in := range []input.Frame{{Pressed: input.Left, Down: input.Left}, {Released: input.Left}} {
		in.W, in.H, in.Scale, in.X, in.Y = 1280, 800, 1, p.X, p.Y
		pass(s, in, english(), state, true)
	}
}

// Each ply of a turn can be clicked. A ply that only ends the turn belongs to the one before.
func TestPliesOfATurnArePressed(t *testing.T) {
	s := newScene(t, "squ size=8", "a1 b1 c1 b2 c3")
	try(t, s, 2, "h8 d4")
	for _, c := range []struct {
		name string
		want int
	}{{"move b1", 2}, {"move b1+c1", 3}, {"move b2", 4}, {"variation 1… b1", 2}, {"variation 1… b1+h8", 3}} {
		s.show(s.model.table.Match.MainEnd())
		r, ok := boxes(frame(s, 1280, 800), "")[c.name]
		if press(s, r.Centre()); !ok || s.model.table.Match.Cursor() != c.want {
			t.Errorf("%s: there %v, after %d plies, want %d", c.name, ok, s.model.table.Match.Cursor(), c.want)
		}
	}
	s = newScene(t, "azacru players=2", "c9-d8>")
	if all := boxes(frame(s, 1280, 800), "move "); len(all) != 1 {
		t.Errorf("a turn of one ply has the places %v", all)
	}
}

// The tree is drawn beside a list that does not fit its panel, if the game has variations. A click on a ply of the tree shows that ply.
func TestTheTreeLeadsToEachPly(t *testing.T) {
	s := newScene(t, "squex size=10", "c1 b1 c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c7 b7 c8 b8 c9 b9")
	if all := boxes(frame(s, 1280, 800), "tree"); len(all) != 0 {
		t.Error("there is a tree of a game without variations")
	}
	try(t, s, 2, "d5 a1 d4")
	m := s.model.table.Match
	m.Show(m.MainEnd())
	if all := boxes(frame(s, 1280, 800), "tree"); len(all) != 0 {
		t.Error("there is a tree of what the list shows whole")
	}
	add(t, s, try(t, s, 3, "a1 f6").Parent(), "e1")
	try(t, s, 4, "d6")
	try(t, s, 4, "d7")
	m.Show(m.MainEnd())
	if all := boxes(frame(s, 1280, 800), "tree"); len(all) != 1 {
		t.Fatal("there is no tree")
	}
	seen := map[render.Point]bool{}
	for _, n := range catalogtest.Nodes(m) {
		x, row := s.list.tree.lanes.Of(n)
		at := s.list.tree.placed.point(x.Lane, row)
		if seen[at] || !s.list.tree.placed.Inset(-1).Contains(at) {
			t.Errorf("ply %d of lane %d is drawn at %v, where another one is, or no tree", slices.Index(x.Nodes, n), x.Lane, at)
		}
		seen[at] = true
		if press(s, at); m.Node() != n {
			t.Errorf("a press at %v shows another ply", at)
		}
	}
	if len(seen) != 27 {
		t.Errorf("%d plies are drawn, want the start and 26", len(seen))
	}
	if all := boxes(frame(s, 960, 700), "tree"); len(all) != 0 {
		t.Error("there is a tree where the list needs the room")
	}
}

// A tree with very many lanes fits into its place.
func TestALargeTreeHasRoom(t *testing.T) {
	s := newScene(t, "squex size=10", "a1 b1 c1")
	m := s.model.table.Match
	for _, mv := range m.PositionAt(0).AppendMoves(nil)[1:] {
		if _, err := m.Add(m.Root(), mv); err != nil {
			t.Fatal(err)
		}
	}
	frame(s, 1280, 800)
	tree := &s.list.tree
	if p := tree.placed; tree.lanes.Lane != 99 || !p.Inset(-1).Contains(p.point(99, 1)) || p.across < treeTight {
		t.Errorf("%d lanes, %v apart, the last at %v of %v", tree.lanes.Lane, p.across, p.point(99, 1), p.Rect)
	}
}

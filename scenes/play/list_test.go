package play

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/match"
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

// try plays plies after so many of the game, as a variation.
func try(t *testing.T, s *Scene, after int, plies string) *match.Node {
	t.Helper()
	m := s.table.Match
	n := m.MainEnd()
	for range m.MainLen() - after {
		n = n.Parent()
	}
	return add(t, s, n, plies)
}

// add plays plies after n.
func add(t *testing.T, s *Scene, n *match.Node, plies string) *match.Node {
	t.Helper()
	m := s.table.Match
	for _, text := range strings.Fields(plies) {
		mv, err := s.game.ParseMove(m.PositionAfter(n), text)
		if err == nil {
			n, err = m.Add(n, mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return n
}

func TestTheListShowsVariations(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3")
	try(t, s, 2, "d5 a1 d4")
	if got, want := shown(s), "c2 b2 | c3 b3 | ^2. d5 a1 3. d4 |"; got != want {
		t.Errorf("one variation: %s, want %s", got, want)
	}
	n := try(t, s, 3, "a1 f6")
	add(t, s, n.Parent(), "e1")
	add(t, s, s.table.Match.MainEnd(), "c4")
	s.table.Match.Goto(0)
	if got, want := shown(s), "c2 b2 | c3 b3 | ^2. d5 a1 3. d4 | ^2… a1 3. f6 | >^3. e1 | c4 |"; got != want {
		t.Errorf("nested: %s, want %s", got, want)
	}
}

// A variation of a part of a turn is shown with the whole turn.
func TestAVariationBeginsWithItsTurn(t *testing.T) {
	s := newScene(t, "squ size=8", "a1 b1 c1 b2 c3")
	m := s.table.Match
	try(t, s, 2, "h8 d4")
	if err := m.SetMark(m.MainEnd(), match.Interesting); err != nil {
		t.Fatal(err)
	}
	if got, want := shown(s), "a1 b1+c1 | ^1… b1+h8 2. d4 | b2+c3!? |"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// What was played after the table had ended the game stands below its last turn, with the part of that turn that it goes on from.
func TestWhatIsPlayedAfterTheEndIsListed(t *testing.T) {
	s := newScene(t, "squ size=8", "a1 b1")
	m := s.table.Match
	if err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	add(t, s, m.MainEnd(), "c1 b2")
	if got, want := shown(s), "a1 b1 | ^1… b1+c1 2. b2 |"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Many variations of a turn are folded until one of them is in force.
func TestManyVariationsAreFolded(t *testing.T) {
	s := newScene(t, "squex size=10", "a1 b1 c1")
	m := s.table.Match
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

// A tree of very many plies has few rows, which are made once.
func TestALargeTreeIsListedOnce(t *testing.T) {
	s := newScene(t, "squex size=10", "a1 b1 c1")
	m, r := s.table.Match, games.NewRand(1)
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
	if shown(s); len(s.list.rows) > 10 {
		t.Errorf("%d rows, want few: the variations are folded", len(s.list.rows))
	}
	before := &s.list.rows[0]
	m.Show(m.MainEnd().Parent())
	if frame(s, 1280, 800); &s.list.rows[0] != before {
		t.Error("the rows were made again although nothing has changed")
	}
}

// The position in force is found where other plies have led to it, and nowhere else.
func TestTheSamePositionIsFound(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3")
	same := try(t, s, 0, "c3 b2 c2 b3")
	end := s.table.Match.MainEnd()
	if got := s.samePosition(end); got != same {
		t.Errorf("after the game it is %v, want the end of the variation", got)
	}
	if got := s.samePosition(same); got != end {
		t.Errorf("after the variation it is %v, want the end of the game", got)
	}
	if got := s.samePosition(end.Parent().Parent().Parent()); got != nil {
		t.Errorf("after the first ply it is %v, want none", got)
	}
}

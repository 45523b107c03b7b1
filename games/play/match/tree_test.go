package match_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

func anyPly(t *rapid.T, m *match.Match) {
	if ms := m.Position().AppendMoves(nil); !m.Over() {
		catalogtest.NoError(t, m.Play(rapid.SampledFrom(ms).Draw(t, "move")))
	}
}

// played returns the plies in force as text.
func played(m *match.Match) string {
	text := ""
	for i := range m.Cursor() {
		text += fmt.Sprintf(" %d", m.Move(i))
	}
	return text
}

// Every path that was ever played is still there, and the path of the last ply is the main path until the match has ended.
func TestPlayedPliesAreKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMatch(t, nil)
		var all []string
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			if rapid.Bool().Draw(t, "look about") {
				m.Show(rapid.SampledFrom(catalogtest.Nodes(m)).Draw(t, "node"))
				continue
			}
			closed, main := m.Closed(), m.MainEnd()
			anyPly(t, m)
			all = append(all, played(m))
			if onMain := m.OnMain(m.Node()); !closed && !onMain || closed && m.MainEnd() != main {
				t.Fatalf("the path played is the main path: %v, in a match that was over: %v", onMain, closed)
			}
			if m.OnMain(m.Node()) != (m.MainCursor() == m.Cursor()) {
				t.Fatalf("%d of %d plies lie on the main path", m.MainCursor(), m.Cursor())
			}
		}
		there := map[string]bool{"": true}
		for _, n := range catalogtest.Nodes(m) {
			if m.Show(n); m.Node() != n {
				t.Fatal("the ply in force is not the one shown")
			}
			there[played(m)] = true
		}
		for _, path := range all {
			if !there[path] {
				t.Fatalf("%s was played but is missing", path)
			}
		}
	})
}

// Plies from an earlier position of a finished match, or after the end by its table, do not change its result.
func TestVariationKeepsResult(t *testing.T) {
	for _, end := range []string{"rules", "resigned"} {
		m := newMatch(t, nil)
		if playOut(t, m, 4); end == "rules" {
			playOut(t, m, 1<<20)
		} else if err := m.Resign(1); err != nil {
			t.Fatal(err)
		}
		last, want := m.Node(), m.Outcome()
		try := func(what string) {
			if playLast(t, m); m.OnMain(m.Node()) || m.MainEnd() != last || !m.Closed() || !reflect.DeepEqual(m.Final(), want) || m.Outcome().Ending != match.Going {
				t.Errorf("%s: %s: the match ends %+v, the plies in force %+v; want %+v and no end", end, what, m.Final(), m.Outcome(), want)
			}
			if err := m.Agree(); err == nil {
				t.Errorf("%s: %s: a finished match can be ended again", end, what)
			}
		}
		m.Goto(2)
		try("an earlier position")
		if m.Show(last); !m.Over() || m.Redo() {
			t.Errorf("%s: the end is not in force, or something follows it", end)
		}
		if end == "rules" {
			continue
		}
		if m.Continue(); m.Over() {
			t.Error("the end by the table is in force after Continue")
		}
		try("after the end")
		if m.Goto(4); !m.Over() {
			t.Error("the end by the table is not restored")
		}
	}
}

// If the table ends a match while an earlier position is in force, it ends there; plies that were taken back remain as a variation.
func TestEndKeepsUndonePlies(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 5)
	far := m.Node()
	m.Goto(3)
	catalogtest.NoError(t, m.Resign(0))
	if m.Len() != 3 || m.MainEnd().Next()[0] != far.Parent() || m.OnMain(far) {
		t.Errorf("the match has %d plies, want 3, with the others as a variation", m.Len())
	}
}

// Undoing ten thousand edits restores the match, and redoing them restores every edit.
func TestEveryEditCanBeUndone(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 6)
	catalogtest.NoError(t, m.Resign(0))
	r := games.NewRand(1)
	before := catalogtest.Tree(m)
	for i := range 10_000 {
		all := catalogtest.Nodes(m)
		n := all[r.Intn(len(all))]
		var err error
		switch r.Intn(8) {
		case 0:
			err = m.Delete(n)
		case 1:
			err = m.Promote(n)
		case 2:
			m.SetComment(n, fmt.Sprint("comment ", i))
		case 3:
			err = m.SetMark(n, match.Mark(r.Intn(7)))
		default:
			m.Show(n)
			if m.Continue(); !m.Over() {
				ms := m.Position().AppendMoves(nil)
				err = m.Play(ms[r.Intn(len(ms))])
			}
		}
		if err != nil && !errors.Is(err, match.ErrStart) && !errors.Is(err, match.ErrMainPath) {
			t.Fatal(err)
		}
		if got := m.Node().Move(); m.Cursor() > 0 && got != m.Move(m.Cursor()-1) {
			t.Fatalf("after edit %d ply %d is in force and the path shows %d", i, got, m.Move(m.Cursor()-1))
		}
	}
	after, edits := catalogtest.Tree(m), 0
	for m.UndoEdit() {
		edits++
	}
	if got := catalogtest.Tree(m); got != before || edits < 5000 {
		t.Errorf("after %d edits are undone the match is\n%s\nwant\n%s", edits, got, before)
	}
	for m.RedoEdit() {
	}
	if got := catalogtest.Tree(m); got != after {
		t.Errorf("after all edits are redone the match is\n%s\nwant\n%s", got, after)
	}
}

// The game that was played is not a variation: it cannot be deleted and no variation can come before it.
func TestMainPathIsStable(t *testing.T) {
	m := newMatch(t, nil)
	playOut(t, m, 4)
	main := m.Node()
	catalogtest.NoError(t, m.Resign(0))
	var vs []*match.Node
	for i := range 2 {
		m.Goto(2)
		ms := m.Position().AppendMoves(nil)
		catalogtest.NoError(t, m.Play(ms[len(ms)-1-i]))
		vs = append(vs, m.Node())
	}
	if err := m.Delete(main); !errors.Is(err, match.ErrMainPath) {
		t.Errorf("Delete of a main ply = %v, want ErrMainPath", err)
	}
	if err := m.Promote(vs[0]); !errors.Is(err, match.ErrMainPath) {
		t.Errorf("Promote of the first variation = %v, want ErrMainPath", err)
	}
	if err := m.Promote(vs[1]); err != nil || vs[0].Parent().Next()[1] != vs[1] {
		t.Errorf("Promote of the second variation = %v; it is not the first variation", err)
	}
	if m.Show(vs[1]); m.Delete(vs[1]) != nil || m.Node() != vs[1].Parent() {
		t.Error("deleting the variation shown does not lead to the ply before it")
	}
	if m.Delete(m.Root()) != match.ErrStart || m.SetMark(m.Root(), match.Good) != match.ErrStart || m.Promote(m.Root()) != match.ErrStart {
		t.Error("the start can be deleted, marked or moved")
	}
}

// A compacted match has the same positions and rounds as before, wherever it goes next.
func TestCompact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMatch(t, nil)
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			switch rapid.IntRange(0, 3).Draw(t, "step") {
			case 0:
				m.Goto(rapid.IntRange(0, m.Len()).Draw(t, "ply"))
			case 1:
				m.Show(rapid.SampledFrom(catalogtest.Nodes(m)).Draw(t, "node"))
			default:
				anyPly(t, m)
			}
			var want []string
			for ply := range m.Len() + 1 {
				want = append(want, games.TextOf(m.PositionAt(ply)))
			}
			force, round, turns, length := games.TextOf(m.Position()), m.Round(), m.Turns(), m.Length()
			m.Compact()
			if games.TextOf(m.Position()) != force || m.Round() != round || m.Length() != length || !reflect.DeepEqual(m.Turns(), turns) {
				t.Fatal("the position, round, length or turns have changed")
			}
			m.Compact()
			for range want {
				ply := rapid.IntRange(0, m.Len()).Draw(t, "looked at")
				if got := games.TextOf(m.PositionAt(ply)); got != want[ply] {
					t.Fatalf("after ply %d of %d the position is %s, want %s", ply, m.Len(), got, want[ply])
				}
			}
			m.Compact()
		}
	})
}

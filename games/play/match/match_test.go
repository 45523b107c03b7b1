package match_test

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
	"quintet/games/play/match"
)

func newMatch(t catalogtest.Failer, o games.Options) *match.Match {
	return match.New(catalogtest.Open(t, null.Spec, o), []match.Seat{{Name: "Ana"}})
}

// playOut plays first moves until n plies are in force or the match is over.
func playOut(t catalogtest.Failer, m *match.Match, n int) {
	for m.Cursor() < n && !m.Over() {
		catalogtest.NoError(t, m.Play(m.Position().AppendMoves(nil)[0]))
	}
}

// playLast plays the last legal move, which playOut never plays.
func playLast(t catalogtest.Failer, m *match.Match) {
	ms := m.Position().AppendMoves(nil)
	catalogtest.NoError(t, m.Play(ms[len(ms)-1]))
}

func TestPlayRejectsIllegalPly(t *testing.T) {
	m := newMatch(t, nil)
	if err := m.Play(games.NoMove); !errors.Is(err, games.ErrIllegal) {
		t.Errorf("Play(NoMove) = %v, want ErrIllegal", err)
	}
	if m.Len() != 0 {
		t.Errorf("Len = %d after a refused ply, want 0", m.Len())
	}
}

func TestHistoryKeepsEveryPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMatch(t, nil)
		texts := []string{games.TextOf(m.Position())}
		at := 0
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch rapid.IntRange(0, 3).Draw(t, "step") {
			case 0, 1:
				if m.Over() {
					continue
				}
				anyPly(t, m)
				at++
				texts = append(texts[:at], games.TextOf(m.Position()))
			case 2:
				if got := m.Undo(); got != (at > 0) {
					t.Fatalf("Undo = %v at ply %d", got, at)
				}
				at = max(0, at-1)
			case 3:
				can := at < m.Len()
				if got := m.Redo(); got != can {
					t.Fatalf("Redo = %v at ply %d of %d", got, at, m.Len())
				}
				if can {
					at++
				}
				if at == len(texts) { // of an earlier path
					texts = append(texts, games.TextOf(m.Position()))
				}
			}
			for i := range at + 1 {
				if p := games.TextOf(m.PositionAt(i)); m.Cursor() != at || p != texts[i] {
					t.Fatalf("at ply %d of %d: position %q, want ply %d, %q", i, m.Cursor(), p, at, texts[i])
				}
			}
		}
	})
}

// midTurn reports whether the plies up to n end in the middle of a turn.
func midTurn(m *match.Match, n *match.Node) bool {
	return n.Parent() != nil && m.PositionAfter(n).ToMove() == m.PositionAfter(n.Parent()).ToMove()
}

// leaves returns the nodes without continuations.
func leaves(m *match.Match) []*match.Node {
	return slices.DeleteFunc(catalogtest.Nodes(m), func(n *match.Node) bool { return len(n.Next()) > 0 })
}

// After any undo and play, before and after the end of a match, no variation stops in the middle of a turn, except the path shown or the one taken
// back last, which can still be redone.
func TestUndoneHalfTurnLeavesNoVariation(t *testing.T) {
	for _, table := range catalogtest.Tables(7) {
		g, halves := table.Open(t), 0
		rapid.Check(t, func(t *rapid.T) {
			m := match.New(g, nil)
			for range rapid.IntRange(1, 40).Draw(t, "steps") {
				switch rapid.IntRange(0, 9).Draw(t, "step") {
				case 0, 1, 2:
					m.Undo()
				case 3:
					m.Redo()
				case 4:
					m.Goto(rapid.IntRange(0, m.Len()).Draw(t, "ply"))
				case 5:
					if rapid.IntRange(0, 4).Draw(t, "ends") == 0 {
						_ = m.Resign(0) // if the match goes on
					}
				default:
					anyPly(t, m)
				}
				for _, n := range leaves(m) {
					if half := midTurn(m, n); half && n != m.NodeAt(m.Len()) && n != m.MainEnd() {
						t.Fatalf("%s: %s: a variation stops in the middle of a turn", table, catalogtest.Tree(m))
					} else if half {
						halves++
					}
				}
			}
		})
		if multi := games.ViewOf(g, g.Start()).Steps > 1; multi && halves == 0 {
			t.Errorf("%s: no turn was ever left incomplete", table)
		}
	}
}

// A comment or mark keeps a half turn, and so do complete turns that were played after it.
func TestCommentedHalfTurnStays(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(m *match.Match)
	}{
		{"a comment", func(m *match.Match) { m.SetComment(m.Node(), "?") }},
		{"a mark", func(m *match.Match) { catalogtest.NoError(t, m.SetMark(m.Node(), match.Good)) }},
		{"the rest of the turn", func(m *match.Match) { catalogtest.Play(t, m, "g7"); m.Undo() }},
	} {
		m := catalogtest.Match(t, "squ size=8", "c3 d4 e5 f6")
		c.do(m)
		m.Undo()
		if catalogtest.Play(t, m, "h2"); len(m.Node().Parent().Next()) != 2 {
			t.Errorf("%s: the half turn is missing", c.what)
		}
	}
}

// A half turn that a variation of a finished match had before is not treated as one that was just tried; one that was tried returns with the edit
// that replaced it.
func TestHalfTurnsOfAFinishedMatch(t *testing.T) {
	m := catalogtest.Match(t, "squ size=8", "c3 d4 e5 f6 g7")
	catalogtest.NoError(t, m.Resign(0))
	m.Goto(3)
	catalogtest.Play(t, m, "h2")
	kept := m.Node()
	m.Commit()
	m.Undo()
	catalogtest.Play(t, m, "h3")
	tried := m.Node()
	m.Undo()
	catalogtest.Play(t, m, "h4")
	start := kept.Parent()
	if !slices.Contains(start.Next(), kept) || slices.Contains(start.Next(), tried) {
		t.Error("want the earlier half turn, and not the one that was tried")
	}
	if m.UndoEdit(); !slices.Contains(start.Next(), tried) {
		t.Error("undoing the edit does not restore the half turn")
	}
}

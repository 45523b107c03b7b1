package match_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/null"
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

// playLast plays the last of the legal moves, which playOut plays nowhere.
func playLast(t catalogtest.Failer, m *match.Match) {
	ms := m.Position().AppendMoves(nil)
	catalogtest.NoError(t, m.Play(ms[len(ms)-1]))
}

func TestPlayRefusesWhatIsNotLegal(t *testing.T) {
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
				if at == len(texts) { // of a path that was played earlier
					texts = append(texts, games.TextOf(m.Position()))
				}
			}
			for i := range at + 1 {
				if p := games.TextOf(m.PositionAt(i)); m.Cursor() != at || p != texts[i] {
					t.Fatalf("ply %d of %d in force leads to %q, want ply %d, %q", i, m.Cursor(), p, at, texts[i])
				}
			}
		}
	})
}

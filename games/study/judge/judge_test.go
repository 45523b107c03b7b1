package judge

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
	"quintet/games/play/match"
)

// The judge never grades its own advice as a mistake, neither for a hint at a table nor in the review of a game.
func TestHintIsNeverMistake(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	positions := 200
	if testing.Short() {
		positions = 10
	}
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			tables := catalogtest.TablesOf(spec, 6)
			for i := range positions {
				m := randomMatch(t, tables[i%len(tables)].String(), i%40, uint64(i))
				if m.Over() {
					continue
				}
				j := newJudge(t, m, 60)
				hint, err := j.Look(t.Context(), NewBook(j), m.Position())
				if err != nil || !m.Position().Legal(hint.Best()) {
					t.Fatalf("%v: %+v, %v", tables[i%len(tables)], hint, err)
				}
				graded, err := j.Grade(t.Context(), NewBook(j), m.Position(), hint.Best())
				if err != nil || graded.Class > Good || graded.Loss != 0 {
					t.Errorf("%v: the grade of a hint is %+v, %v", tables[i%len(tables)], graded, err)
				}
				at := m.Len()
				catalogtest.NoError(t, m.Play(hint.Best()))
				r := NewReview(NewBook(j), m)
				if p, _ := r.Ply(at); len(r.needs(9)) > 0 {
					r = lastPly(r)
					catalogtest.NoError(t, r.Run(t.Context(), nil))
					if p = plyOf(t, r, 0); p.Class != graded.Class || p.Loss != graded.Loss {
						t.Errorf("%v: the review says %+v, the grade %+v", tables[i%len(tables)], p, graded)
					}
				}
			}
		})
	}
}

// lastPly returns a review of only the last ply of r.
func lastPly(r *Review) *Review {
	n := r.Len() - 1
	return &Review{book: NewBook(r.book.judge), positions: r.positions[n:], moves: r.moves[n:], plies: make([]Ply, 1), judged: make([]bool, 1)}
}

// The chances of all seats add up to 1, before and after every ply, and those of the best ply equal those of the position.
func TestChancesOfAllSeatsAddUp(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 400, 5)
		r := NewReview(NewBook(newJudge(t, m, 30)), m)
		if err := r.Run(t.Context(), nil); err != nil || !r.Done() || r.Judged() != m.Len() {
			t.Fatalf("%s: %d of %d plies judged, %v", table, r.Judged(), m.Len(), err)
		}
		for i := range m.Len() + 1 {
			l, ok := r.Look(i)
			sum := 0.0
			for seat, v := range l.Chances {
				if sum += v; v < 0 || seat >= m.Position().Players() && v != 0 {
					t.Errorf("%s, ply %d: chances %v", table, i, l.Chances)
				}
			}
			if !ok || math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s, ply %d: chances %v add up to %v", table, i, l.Chances, sum)
			}
			if len(l.Lines) > shownLines || len(l.Lines) > 0 && l.Lines[0].Chances != l.Chances || l.Choice == Over != m.PositionAt(i).Over() {
				t.Errorf("%s, ply %d: inconsistent look %+v", table, i, l)
			}
			for _, line := range l.Lines {
				p := m.PositionAt(i).Clone()
				for _, mv := range line.Moves {
					if !p.Legal(mv) {
						t.Fatalf("%s, ply %d: the line %v cannot be played", table, i, line.Moves)
					}
					p.Play(mv)
				}
			}
		}
		if m.Over() {
			last, _ := r.Look(m.Len())
			for _, w := range m.Outcome().Winners {
				if last.Chances[w] == 0 || !last.Proven {
					t.Errorf("%s: %v has won, but the chances are %v", table, w, last.Chances)
				}
			}
		}
	}
}

// A judge's verdict does not depend on earlier questions.
func TestLookDependsOnlyOnPosition(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 12, 2)
		j := newJudge(t, m, 50)
		one, other := NewBook(j), NewBook(j)
		for i := range m.Len() + 1 {
			if _, err := j.Look(t.Context(), one, m.PositionAt(i)); err != nil {
				t.Fatal(err)
			}
			if _, err := j.Look(t.Context(), other, m.PositionAt(m.Len()-i)); err != nil {
				t.Fatal(err)
			}
		}
		if one.String() != other.String() {
			t.Errorf("%s: asked from the start\n%s, from the end\n%s", table, one, other)
		}
	}
}

func TestNewRejects(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, nil)
	if _, err := New(g, Settings{Playouts: 1}); err == nil || !strings.Contains(err.Error(), `no game "null"`) {
		t.Errorf("a game outside the catalogue: %v", err)
	}
	if _, err := New(catalogtest.Match(t, "squ", "").Game(), Settings{}); err == nil || !strings.Contains(err.Error(), "at least 1 playout") {
		t.Errorf("no playouts: %v", err)
	}
	for _, s := range catalog.All() {
		if u := DefaultSettings(s.ID); u.Playouts < 100 {
			t.Errorf("%s: a usual search has %d playouts", s.ID, u.Playouts)
		}
	}
}

// Different judges have different keys.
func TestKeysDistinguishJudges(t *testing.T) {
	seen := map[uint64]string{}
	for _, table := range []string{"squex", "squex size=6", "squex swap=on", "squ", "azacru players=3"} {
		for _, s := range []Settings{{100, 1}, {100, 2}, {101, 1}} {
			j, err := New(catalogtest.Match(t, table, "").Game(), s)
			catalogtest.NoError(t, err)
			name := fmt.Sprint(table, s)
			if other, ok := seen[j.Key()]; ok {
				t.Errorf("%s has the key of %s", name, other)
			}
			seen[j.Key()] = name
			again, err := New(catalogtest.Match(t, table, "").Game(), s)
			if err != nil || again.Key() != j.Key() {
				t.Errorf("%s: key %x, then %x, %v", name, j.Key(), again.Key(), err)
			}
		}
	}
}

// cancelledAt returns a context that is cancelled when tell has been called times times.
func cancelledAt(t *testing.T, times int) (ctx context.Context, tell func()) {
	ctx, cancel := context.WithCancel(t.Context())
	return ctx, func() {
		if times--; times == 0 {
			cancel()
		}
	}
}

// A review interrupted and continued from its text equals an uninterrupted one, and opening it once more needs no search.
func TestReviewResumes(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	for _, table := range catalogtest.Tables(6) {
		m := randomMatch(t, table.String(), 20, 4)
		j := newJudge(t, m, 40)
		whole := reviewed(t, j, m)
		ctx, tell := cancelledAt(t, 5)
		half := NewReview(NewBook(j), m)
		if err := half.Run(ctx, tell); err == nil || half.Done() {
			t.Fatalf("%s: a cancelled review returned %v", table, err)
		}
		book := reread(t, j, half.Book())
		second := NewReview(book, m)
		catalogtest.NoError(t, second.Run(t.Context(), nil))
		if got, want := second.Book().String(), whole.Book().String(); got != want {
			t.Errorf("%s: in two halves\n%s\nat once\n%s", table, got, want)
		}
		costs := 0
		again := NewReview(reread(t, j, whole.Book()), m)
		if err := again.Run(t.Context(), func() { costs++ }); err != nil || costs > 0 || !again.Done() {
			t.Errorf("%s: opening it again needs %d searches, %v", table, costs, err)
		}
		samePlies(t, table, m, again, whole)
	}
}

// samePlies compares all plies of two reviews.
func samePlies(t *testing.T, table catalogtest.Table, m *match.Match, got, want *Review) {
	t.Helper()
	for i := range m.Len() {
		g, w := plyOf(t, got, i), plyOf(t, want, i)
		if fmt.Sprint(g) != fmt.Sprint(w) {
			t.Errorf("%s, ply %d: got %v, want %v", table, i, g, w)
		}
	}
}

// reread writes b and reads it back.
func reread(t *testing.T, j *Judge, b *Book) *Book {
	t.Helper()
	again, err := ReadBook(j, b.String())
	if err != nil || again.String() != b.String() {
		t.Fatalf("%v\n%s\nwas written\n%s", err, again, b)
	}
	return again
}

package judge

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
)

// A golden file of the grades of a game. Other architectures may round sums differently.
func TestGoldenReview(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("the golden file is for amd64")
	}
	m := catalogtest.Match(t, "squex size=5", "c3 b3 e1 c2 a5 d3 b4")
	j := newJudge(t, m, 500)
	j.curve.Stretch, j.curve.First, j.curve.Noise = 3, 0, 0.03 // independent of the table
	r := reviewed(t, j, m)
	var b strings.Builder
	for i := range r.Len() {
		p := plyOf(t, r, i)
		fmt.Fprintf(&b, "%s %.4f %.4f loss %.4f class %d answer %d; better %s\n", m.Game().FormatMove(m.PositionAt(i), p.Move),
			p.Before.Chances[0], p.Value()[0], p.Loss, p.Class, p.Answer, m.Game().FormatMove(m.PositionAt(i), p.Before.Best()))
	}
	_, looks, _ := strings.Cut(r.Book().String(), "\njudge ")
	got := fmt.Sprintf("%smoments %v\n\n%s\n%s", &b, r.Moments(), heading, looks[17:]) // without the key, which depends on levels and tables
	gametest.Golden(t, "testdata/review.txt", got)
}

func TestReadBookRejects(t *testing.T) {
	m := randomMatch(t, "squex size=5", 6, 1)
	j, other := newJudge(t, m, 40), newJudge(t, m, 41)
	r := reviewed(t, j, m)
	text := r.Book().String()
	for _, tt := range []struct {
		name, text string
		judge      *Judge
		want       error
	}{
		{"nothing", "", j, ErrVersion},
		{"another version", strings.Replace(text, "review 1", "review 2", 1), j, ErrVersion},
		{"other settings", text, other, ErrStale},
		{"no judge", heading + "\n", j, ErrStale},
	} {
		if b, err := ReadBook(tt.judge, tt.text); !errors.Is(err, tt.want) || b != nil {
			t.Errorf("%s: got %v, %v, want %v", tt.name, b, err, tt.want)
		}
	}
}

// Damage affects only the damaged lines, and another search repairs it.
func TestDamagedLooksAreSearchedAgain(t *testing.T) {
	m := randomMatch(t, "azacru players=3", 8, 1)
	j := newJudge(t, m, 40)
	whole := reviewed(t, j, m)
	want := whole.Book().String()
	r := games.NewRand(1)
	body := strings.Index(want, "\njudge ") + len("\njudge 0123456789abcdef\n")
	for range 40 {
		text := []byte(want)
		text[body+r.Intn(len(text)-body)] ^= byte(1 + r.Intn(127))
		b, err := ReadBook(j, string(text))
		catalogtest.NoError(t, err)
		again := NewReview(b, m)
		searches := 0
		if err := again.Run(t.Context(), func() { searches++ }); err != nil || !again.Done() || searches > 4 {
			t.Errorf("after damage to one byte: %d searches, %v, done %v", searches, err, again.Done())
		}
		for i := range m.Len() + 1 {
			for _, line := range mustLook(t, again, i).Lines {
				if !m.PositionAt(i).Legal(line.Moves[0]) {
					t.Errorf("ply %d: damage produced an illegal ply in %v", i, line)
				}
			}
		}
	}
}

// mustLook returns the look before ply i.
func mustLook(t *testing.T, r *Review, i int) Look {
	t.Helper()
	l, ok := r.Look(i)
	if !ok {
		t.Fatalf("there is no look at position %d", i)
	}
	return l
}

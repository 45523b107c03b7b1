package exercise_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/exercise"
	"quintet/games/study/judge"
)

// sparing divides the playouts of reviews in this test; judges with fewer playouts agree less. A hundredth of the strongest level still has lines of
// its own in the tables of chances.
const sparing = 10

// weakGame plays a game of a weak level against itself, on the usual board.
func weakGame(t *testing.T, s games.Spec, g games.Game, seed uint64) *match.Match {
	t.Helper()
	r := games.NewRand(seed)
	m := match.New(g, nil)
	for !m.Position().Over() {
		mv := catalogtest.AnyMove(m.Position(), r)
		if m.Len() >= 4 {
			l := catalog.LevelsOf(s.ID)[2]
			found, err := l.Engine(r.Uint64(), 4<<20).Search(t.Context(), m.Position(), search.Limits{Playouts: l.Tenth().Playouts})
			catalogtest.NoError(t, err)
			mv = found.Best
		}
		catalogtest.NoError(t, m.Play(mv))
	}
	return m
}

// mistakes makes the exercises of a game by a review with this many playouts.
func mistakes(t *testing.T, s games.Spec, m *match.Match, playouts int) []exercise.Exercise {
	t.Helper()
	r := judge.NewReview(judge.NewBook(newJudge(t, m.Game(), judge.Settings{Playouts: playouts, Seed: 1})), m)
	catalogtest.NoError(t, r.Run(t.Context(), nil))
	k, err := exercise.NewMaker(s, r, m.Seats(), "game.txt")
	if err == nil {
		err = k.Run(t.Context())
	}
	catalogtest.NoError(t, err)
	return k.Exercises()
}

// A tally counts the plies on which the exercises and an independent judge agree.
type tally struct{ agreed, asked int }

func (y *tally) add(agreed bool) {
	if y.asked++; agreed {
		y.agreed++
	}
}

// String writes y as "98 of 99".
func (y tally) String() string { return fmt.Sprintf("%d of %d", y.agreed, y.asked) }

// share returns the share of plies agreed on.
func (y tally) share() float64 { return float64(y.agreed) / float64(max(1, y.asked)) }

// A judge with ten times the playouts of the review and other seeds agrees with the exercises on 99 of 100 plies: right answers are not mistakes, and
// the mistake played and wrong plies, two per exercise, are not good. QUINTET_POSITIONS=N asks about N exercises of each game instead of 100.
func TestJudgeAgreement(t *testing.T) {
	gametest.Long(t)
	positions := 100
	if n, err := strconv.Atoi(os.Getenv("QUINTET_POSITIONS")); err == nil {
		positions = n
	}
	for _, s := range catalog.All() {
		t.Run(s.ID, func(t *testing.T) {
			t.Parallel()
			g := catalogtest.Open(t, s, nil)
			playouts := max(1, judge.DefaultSettings(s.ID).Playouts/sparing)
			again := newJudge(t, g, judge.Settings{Playouts: 10 * playouts, Seed: 99})
			var right, played, wrong tally
			r := games.NewRand(1)
			made := 0
			for seed := uint64(1); made < positions; seed++ {
				for _, e := range mistakes(t, s, weakGame(t, s, g, seed), playouts) {
					if made++; made > positions {
						break
					}
					book := judge.NewBook(again)
					class := func(m games.Move) judge.Class {
						p, err := again.Grade(t.Context(), book, e.Position, m)
						catalogtest.NoError(t, err)
						return p.Class
					}
					for _, a := range e.Answers {
						ok := class(a.Plies[0]) < judge.Mistake
						right.add(ok)
						if !ok {
							t.Logf("%s is marked right:\n%s", g.FormatMove(e.Position, a.Plies[0]), e.String())
						}
					}
					ok := class(e.Origin.Played) > judge.Good
					played.add(ok)
					if !ok {
						t.Logf("the ply played is not a mistake:\n%s", e.String())
					}
					if made%10 == 0 {
						t.Logf("%d exercises: %v right answers, %v mistakes, %v wrong plies agreed on", made-1, right, played, wrong)
					}
					for range 2 {
						m := catalogtest.AnyMove(e.Position, r)
						if v, _ := e.Try([]games.Move{m}); v == exercise.Wrong {
							ok := class(m) > judge.Good
							wrong.add(ok)
							if !ok {
								t.Logf("%s is marked wrong:\n%s", g.FormatMove(e.Position, m), e.String())
							}
						}
					}
				}
			}
			t.Logf("%d exercises: %v right answers, %v mistakes, %v wrong plies agreed on", positions, right, played, wrong)
			all := tally{right.agreed + played.agreed + wrong.agreed, right.asked + played.asked + wrong.asked}
			if all.share() < 0.99 {
				t.Errorf("they agree on %v plies, want 99 %%", all)
			}
		})
	}
}

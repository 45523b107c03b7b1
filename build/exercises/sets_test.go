package exercises

import (
	"slices"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/search"
	"quintet/games/study/exercise"
)

// sets calls do with the starter set of each game.
func sets(t *testing.T, do func(t *testing.T, s games.Spec, all []exercise.Exercise)) {
	for _, s := range catalog.All() {
		t.Run(s.ID, func(t *testing.T) {
			t.Parallel()
			all, err := exercise.StarterSet(s)
			must.Succeed(t, err)
			if len(all) > 0 { // a game need not have any
				do(t, s, all)
			}
		})
	}
}

func TestSetsHaveFourGrades(t *testing.T) {
	sets(t, func(t *testing.T, s games.Spec, all []exercise.Exercise) {
		var grades [exercise.Grades + 1]int
		kinds, ids := map[exercise.Kind]int{}, map[string]bool{}
		for i, e := range all {
			grades[e.Grade]++
			kinds[e.Kind]++
			if ids[e.ID()] {
				t.Errorf("%s stands twice", games.TextOf(e.Position))
			}
			if ids[e.ID()] = true; !e.Starter() || i > 0 && e.Grade < all[i-1].Grade {
				t.Errorf("%s is of a game, or stands in the wrong place", games.TextOf(e.Position))
			}
		}
		if len(all) < 24 || slices.Min(grades[1:]) < 4 || kinds[exercise.Win] < 4 || kinds[exercise.Save] < 4 {
			t.Errorf("%d exercises, %v by grade, %v by kind; want at least 24, 4 of each grade, and 4 of each kind", len(all), grades[1:], kinds)
		}
	})
}

// Only the answers of an exercise win or save the game, and a win takes the stated number of turns. Short tests prove a few, full tests all.
func TestSetsAreProven(t *testing.T) {
	const few = 16
	sets(t, func(t *testing.T, s games.Spec, all []exercise.Exercise) {
		for i, e := range all {
			if !gametest.Sampled(i, few) {
				continue
			}
			c := &composer{s, e.Game, catalog.LevelsOf(s.ID), newProver(e.Game)}
			want, _, err := c.prove(t.Context(), e.Position)
			must.Succeed(t, err)
			if want == nil {
				t.Fatalf("%s has no solution", games.TextOf(e.Position))
			}
			if want.Grade = e.Grade; want.String() != e.String() {
				t.Errorf("%s, want\n%s", e.String(), want.String())
			}
		}
	})
}

// Alpha-beta, a search of another kind, agrees wherever it finishes; in the long tests it searches further.
func TestSetsAreProvenBySecondSolver(t *testing.T) {
	if testing.Short() {
		t.Skip("a long proof")
	}
	const atLeast = 4
	nodes := 25_000
	if gametest.IsLong() {
		nodes = 200_000
	}
	sets(t, func(t *testing.T, s games.Spec, all []exercise.Exercise) {
		agreed := 0
		for _, e := range all {
			engine := search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 16 << 20})
			r, err := engine.Search(t.Context(), e.Position, search.Limits{Playouts: nodes})
			must.Succeed(t, err)
			if !r.Proven || r.Value[e.Player()] <= -1 {
				if r.Proven {
					t.Errorf("%s is lost", games.TextOf(e.Position))
				}
				continue
			}
			if v, _ := e.Try(r.Line[:1]); v != exercise.Right && v != exercise.Begun {
				t.Errorf("%s: alpha-beta solves it with %s", e.String(), e.Game.FormatMove(e.Position, r.Best))
			}
			agreed++
		}
		if agreed < atLeast {
			t.Errorf("alpha-beta has solved %d of %d, want at least %d", agreed, len(all), atLeast)
		}
	})
}

// Nothing visible without thinking reveals the answer: not who is to move, not the place of the answer among the legal plies, not the quarter of the
// board.
func TestSetsDoNotRevealAnswers(t *testing.T) {
	const share = 0.6 // of the set; a quarter or a half would be even
	sets(t, func(t *testing.T, s games.Spec, all []exercise.Exercise) {
		seats, places, quarters := map[games.Player]int{}, map[int]int{}, map[int]int{}
		for _, e := range all {
			legal := e.Position.AppendMoves(nil)
			if len(legal) < minPlies {
				t.Errorf("%s has %d plies", games.TextOf(e.Position), len(legal))
			}
			seats[e.Player()]++
			places[4*slices.Index(legal, e.Answers[0].Plies[0])/len(legal)]++
			area := e.Help(exercise.Light, nil).Area
			quarters[int(area[0])]++
		}
		for what, counts := range map[string][]int{"seat": values(seats), "part of the list": values(places), "quarter of the board": values(quarters)} {
			if most := slices.Max(counts); float64(most) > share*float64(len(all)) {
				t.Errorf("the same %s in %d of %d exercises", what, most, len(all))
			}
		}
	})
}

// values returns the values of m, in any order.
func values[K comparable](m map[K]int) (all []int) {
	for _, n := range m {
		all = append(all, n)
	}
	return all
}

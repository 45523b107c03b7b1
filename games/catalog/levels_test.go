package catalog

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/search"
)

func TestEveryGameHasLevels(t *testing.T) {
	for _, s := range All() {
		all := LevelsOf(s.ID)
		if len(all) < MinLevels || len(all) > MaxLevels {
			t.Errorf("%s has %d levels, want %d to %d", s.ID, len(all), MinLevels, MaxLevels)
		}
		for i, l := range all {
			lim := l.Limits()
			if l.Number != i+1 || l.Name != names[i] || lim.Time <= 0 || !lim.WholeTurn || l.Untimed().Playouts <= 0 || l.Tenth().Playouts <= 0 {
				t.Errorf("level %d of %s is %+v, limits %+v", i+1, s.ID, l, lim)
			}
		}
	}
	for _, s := range append(All(), games.Spec{ID: "chess"}) {
		if n := len(Solvers(s.ID)); n != MinLevels-1 && s.ID != "chess" || n > 0 && s.ID == "chess" {
			t.Errorf("%s has %d solvers", s.ID, n)
		}
	}
	if all := LevelsOf("chess"); all != nil {
		t.Errorf("chess has levels: %v", all)
	}
}

func TestLevelsString(t *testing.T) {
	l := Level{Number: 3, Name: "Brisa", strength: strength{config: search.Config{RAVE: 600, FPU: 0.5, Solver: true}, playouts: 50, time: 1500 * time.Millisecond}}
	if got, want := l.String(), "{config={FPU=0.5 RAVE=600 Solver=true} playouts=50 time=1.5s}"; got != want {
		t.Errorf("String = %s, want %s", got, want)
	}
	if got := (Level{}).String(); got != "{}" {
		t.Errorf("String of no level = %s", got)
	}
	for _, s := range All() {
		seen := map[string]bool{}
		for _, l := range LevelsOf(s.ID) {
			if seen[l.String()] {
				t.Errorf("two levels of %s play alike: %v", s.ID, l)
			}
			seen[l.String()] = true
		}
	}
}

// Who overlooks nothing and searches a tree solves endings, and so does the judge. Others do not, so that weak levels stay weak and exercises the same.
func TestWhoSolvesEndings(t *testing.T) {
	solves := func(e search.Engine) bool {
		s, ok := e.(search.SwapRule)
		if !ok {
			return false
		}
		_, ok = s.Engine.(*search.Perfect)
		return ok
	}
	for _, s := range All() {
		for _, l := range append(LevelsOf(s.ID), Judge(s.ID)) {
			if want := l.UsesTree(2) && l.strength.config.Overlook == 0; solves(l.Engine(1, 0)) != want {
				t.Errorf("%s: %v: solves endings %v, want %v", s.ID, l, !want, want)
			}
		}
		for _, l := range ladderOf(s.ID).solvers {
			if solves(l.Engine(1, 0)) {
				t.Errorf("%s: a solver of exercises solves endings: %v", s.ID, l)
			}
		}
	}
}

package catalog

import (
	"testing"
	"time"

	"quintet/games/search"
)

func TestLevelsSayHowTheyPlay(t *testing.T) {
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

package search_test

import (
	"fmt"
	"hash/fnv"
	"runtime"
	"testing"

	"quintet/games/null"
	"quintet/games/search"
)

// The anchors must never change: this test records their statistics of a position, visit by visit. Other machine architectures may round sums
// differently.
func TestAnchorsAreFrozen(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("written down on amd64")
	}
	tests := []struct {
		name   string
		engine search.Engine
		want   string
	}{
		{"uct", search.PlainUCT(1), "62a6a0b1"},
		{"rave", search.PlainRAVE(1), "fb396b8d"},
		{"alpha-beta", search.PlainAlphaBeta(), "1ebec490"},
		{"greedy", search.Greedy{Seed: 1}, "aa4174b2"},
		{"random", search.Random{Seed: 1}, "d39cbe2a"},
	}
	for _, tt := range tests {
		sum := fnv.New32()
		for _, options := range [][]string{{"size=5"}, {"size=4", "turns=double", "players=3"}} {
			_, p := after(t, null.Spec, options)
			r := search.Searched(t, tt.engine, p, search.Limits{Playouts: 10000})
			for _, c := range r.Candidates {
				fmt.Fprintln(sum, c.Move, c.Visits, c.Value)
			}
		}
		if got := fmt.Sprintf("%08x", sum.Sum32()); got != tt.want {
			t.Errorf("%s: got %s, want %s", tt.name, got, tt.want)
		}
	}
}

package games_test

import (
	"context"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
)

func TestPerftWithin(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, games.Options{"size": "2"})
	tests := []struct {
		name  string
		depth int
		paths uint64
		plies uint64
		want  uint64
		ok    bool
	}{
		{"no ply", 0, 1, 0, 1, true},
		{"no ply above the limit", 0, 0, 0, 1, false},
		{"one ply", 1, 100, 0, 4, true},
		{"three plies", 3, 100, 100, 24, true},
		{"exactly the limits", 3, 24, 16, 24, true},
		{"above the limit of paths", 3, 23, 16, 24, false},
		{"above the limit of plies", 3, 24, 15, 22, false},
		{"games that end earlier count once", 1_000_000_000, 100, 100, 24, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := g.Start()
			if n, ok := games.PerftWithin(t.Context(), p, tt.depth, games.PerftLimits{Paths: tt.paths, Plies: tt.plies}); n != tt.want || ok != tt.ok {
				t.Errorf("PerftWithin(%d, %d, %d) = %d, %v, want %d, %v", tt.depth, tt.paths, tt.plies, n, ok, tt.want, tt.ok)
			}
			if p.Hash() != g.Start().Hash() {
				t.Error("PerftWithin changed the position")
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if n, ok := games.PerftWithin(ctx, g.Start(), 3, games.PerftLimits{Paths: 100, Plies: 100}); n != 0 || ok {
		t.Errorf("PerftWithin with a cancelled context = %d, %v, want 0, false", n, ok)
	}
}

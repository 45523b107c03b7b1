package games_test

import (
	"context"
	"testing"

	"quintet/games"
	"quintet/games/null"
)

func TestPerftWithin(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"size": "2"})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name  string
		depth int
		limit uint64
		want  uint64
		ok    bool
	}{
		{"no ply", 0, 1, 1, true},
		{"no ply above the limit", 0, 0, 1, false},
		{"one ply", 1, 100, 4, true},
		{"three plies", 3, 100, 24, true},
		{"exactly the limit", 3, 24, 24, true},
		{"above the limit", 3, 23, 24, false},
		{"games that end earlier count once", 1_000_000_000, 100, 24, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := g.Start()
			if n, ok := games.PerftWithin(t.Context(), p, tt.depth, tt.limit); n != tt.want || ok != tt.ok {
				t.Errorf("PerftWithin(%d, %d) = %d, %v, want %d, %v", tt.depth, tt.limit, n, ok, tt.want, tt.ok)
			}
			if p.Hash() != g.Start().Hash() {
				t.Error("PerftWithin changed the position")
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if n, ok := games.PerftWithin(ctx, g.Start(), 3, 100); n != 0 || ok {
		t.Errorf("PerftWithin when it is cancelled = %d, %v, want 0, false", n, ok)
	}
}

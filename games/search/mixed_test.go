package search_test

import (
	"context"
	"math"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// counted is an engine that counts its searches and plays the first move.
type counted struct{ searches, playouts int }

func (c *counted) Search(_ context.Context, pos games.Position, lim search.Limits) (search.Report, error) {
	c.searches++
	c.playouts = lim.Playouts
	return search.Report{Best: pos.AppendMoves(nil)[0]}, nil
}

// A share of the positions is searched by the stronger engine, always the same ones, and each engine gets its own number of playouts.
func TestMixedDividesPositions(t *testing.T) {
	spec := catalog.All()[0]
	weak, strong := &counted{}, &counted{}
	e := search.Mixed{Weak: weak, Strong: strong, Share: 0.3, Playouts: 0.25, Seed: 7}
	const all = 400
	for range 2 {
		g, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		r := games.NewRand(3)
		for p, n := g.Start(), 0; n < all; n++ {
			search.Searched(t, e, p, search.Limits{Playouts: 1000})
			moves := p.AppendMoves(nil)
			if p.Play(moves[r.Intn(len(moves))]); p.Over() {
				p = g.Start()
				p.Play(moves[0])
			}
		}
		if weak.searches+strong.searches == all {
			first := strong.searches
			if share := float64(first) / all; math.Abs(share-0.3) > 0.08 {
				t.Errorf("the stronger engine searched %.2f of the positions", share)
			}
			defer func() {
				if strong.searches != 2*first {
					t.Errorf("the stronger engine searched %d positions, then %d", first, strong.searches-first)
				}
			}()
		}
	}
	if weak.playouts != 250 || strong.playouts != 1000 {
		t.Errorf("%d and %d playouts, want 250 and 1000", weak.playouts, strong.playouts)
	}
}

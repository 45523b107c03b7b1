package search

import (
	"context"
	"testing"

	"quintet/games"
)

// marked is an engine whose reports carry a number to tell it apart.
type marked int

func (m marked) Search(ctx context.Context, _ games.Position, _ Limits) (Report, error) {
	return Report{Playouts: int(m)}, ctx.Err()
}

func TestBySeats(t *testing.T) {
	e := BySeats{Two: marked(2), More: marked(9)}
	for players, want := range map[string]int{"2": 2, "3": 9, "4": 9} {
		g := open(t, games.Options{"players": players})
		rand := games.NewRand(5)
		for p := g.Start(); !p.Over(); {
			if r, err := e.Search(t.Context(), p, Limits{}); err != nil || r.Playouts != want {
				t.Errorf("%s players: engine %d, %v, want %d", players, r.Playouts, err, want)
			}
			ms := p.AppendMoves(nil)
			p.Play(ms[rand.Intn(len(ms))])
		}
	}
}

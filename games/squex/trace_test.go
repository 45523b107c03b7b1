package squex

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// replayed plays the octagons of a filled board in the order given by seed, by the rules but continuing after the end of the game, and returns who
// placed what.
func replayed(p *position, seed uint64) (t games.Trace) {
	r := games.NewRand(seed)
	var cells []int
	for x := range p.g.n * p.g.n {
		if p.owner(x) == nobody {
			cells = append(cells, x)
		}
	}
	q := *p
	for len(cells) > 0 {
		i := r.Intn(len(cells))
		x := cells[i]
		cells[i] = cells[len(cells)-1]
		cells = cells[:len(cells)-1]
		t.Add(q.seat(q.toMove), q.Key(moveOn(x)))
		same, left := turnAfter(q.left, q.put(q.toMove, x) > 0)
		if !same {
			q.toMove ^= 1
		}
		q.left = left
	}
	return t
}

// TestTraceOfFilling replays the seed of a playout by the rules.
func TestTraceOfFilling(t *testing.T) {
	for n := minSize; n <= maxSize; n++ {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			g := open(t, fmt.Sprintf("size=%d swap=on", n))
			r := games.NewRand(uint64(n))
			compared := 0
			for seed := range uint64(30) {
				p := g.Start().(*position)
				for range 2 + r.Intn(n*n) {
					if !p.Over() {
						gametest.PlayRandom(p, r)
					}
				}
				if p.Over() || p.maySwap() || !p.swapped && p.own[blue].count()+p.own[red].count() < 2 {
					continue
				}
				want := replayed(p, seed)
				q := *p
				var got games.Trace
				q.PlayoutTrace(games.NewRand(seed), &got)
				if got != want {
					t.Fatalf("seed %d from %s: trace %x, want %x", seed, games.TextOf(p), got, want)
				}
				compared++
			}
			if compared < 5 {
				t.Errorf("only %d playouts compared", compared)
			}
		})
	}
}

// TestTraceByRules replays the seed of a playout where playouts proceed ply by ply: with win=first, and before a swap.
func TestTraceByRules(t *testing.T) {
	tests := []struct {
		name, options, opening string
	}{
		{"first connection", "size=7 win=first", ""},
		{"first connection, within a game", "size=7 win=first", "c3 d3 c4 d4 e5"},
		{"swap is due", "size=6 win=first swap=on", "c3"},
		{"start with swap", "size=6 win=first swap=on", ""},
		{"swapped", "size=6 win=first swap=on", "c3 swap"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := open(t, tt.options)
			swaps := 0
			for seed := range uint64(100) {
				var got, want games.Trace
				p := reach(t, g, tt.opening)
				ps, plies := p.PlayoutTrace(games.NewRand(seed), &got)
				q, r := reach(t, g, tt.opening), games.NewRand(seed)
				again, n := q.Playout(r)
				if again != ps || n != plies {
					t.Fatalf("seed %d: traced %v in %d plies, untraced %v in %d", seed, ps, plies, again, n)
				}
				want, n = playedThrough(reach(t, g, tt.opening), games.NewRand(seed))
				if got != want || n != plies {
					t.Fatalf("seed %d: trace %x in %d plies, want %x in %d", seed, got, plies, want, n)
				}
				if got.Has(1, p.Key(swapMove)) {
					swaps++
				}
			}
			if due := strings.Contains(tt.options, "swap=on") && tt.opening != "c3 swap"; due != (swaps > 0) {
				t.Errorf("%d swaps", swaps)
			}
		})
	}
}

// playedThrough plays p out like playOpening and playOn, with one Play per ply, and returns who made which plies and their number.
func playedThrough(p *position, r *games.Rand) (t games.Trace, plies int) {
	var cells []games.Move // as listed by playOn, once a swap is no longer possible
	for ; !p.Over(); plies++ {
		opening := p.g.swap && !p.swapped && p.own[blue].count()+p.own[red].count() < 2
		if opening || cells == nil {
			cells = p.AppendMoves(nil)
		}
		i := r.Intn(len(cells))
		m := cells[i]
		t.Add(p.ToMove(), p.Key(m))
		p.Play(m)
		cells[i] = cells[len(cells)-1]
		if cells = cells[:len(cells)-1]; opening {
			cells = nil
		}
	}
	return t, plies
}

package taiji

import (
	"testing"

	"quintet/games"
)

// TestKeysDiffer: every tile of the empty board has its own key on the boards offered to players, in the order of AppendMoves (except for the
// diagonals of 2 by 2, which have the steps of rows), and if keys do not suffice none is shared by more than two tiles.
func TestKeysDiffer(t *testing.T) {
	for options, most := range map[string]int{
		"size=2": 1, "size=2 tonga=on": 1, "size=7": 1, "size=9 tonga=on": 1, "size=11": 1, "size=11 tonga=on": 1,
		"size=13": 1, "size=13 tonga=on": 2,
	} {
		p := after(t, options, "")
		uses, last := map[int]int{}, -1
		for _, m := range p.AppendMoves(nil) {
			k := p.Key(m)
			if k < 0 || k >= games.TraceKeys {
				t.Fatalf("%s: the key of %s is %d", options, p.game.FormatMove(p, m), k)
			}
			if most == 1 && k <= last && p.game.size > 2 {
				t.Errorf("%s: key %d follows %d", options, k, last)
			}
			last = k
			uses[k]++
			if uses[k] > most {
				t.Errorf("%s: key %d is that of %d tiles", options, k, uses[k])
			}
		}
	}
}

// TestTraceMatchesPlayout places the traced tiles again: they are all legal, in any order of the players, and make the same board. The result and the
// random numbers drawn are those of Playout.
func TestTraceMatchesPlayout(t *testing.T) {
	for _, options := range []string{"size=7", "size=9 groups=1 tonga=on", "size=11"} {
		start := after(t, options, "")
		all := start.AppendMoves(nil)
		for seed := range uint64(50) {
			r, again := games.NewRand(seed), games.NewRand(seed)
			begin := *start
			random(&begin, r, int(seed)/2)
			*again = *r
			end, plain := begin, begin
			var trace games.Trace
			ps, plies := end.PlayoutTrace(r, &trace)
			wantPs, wantPlies := plain.Playout(again)
			if ps != wantPs || plies != wantPlies || end != plain || *r != *again {
				t.Fatalf("%s: a trace changes the playout", options)
			}
			laid := begin
			count := [2]int{}
			for _, m := range all {
				for seat := range games.Player(2) {
					if !trace.Has(seat, begin.Key(m)) {
						continue
					}
					if !laid.Legal(m) {
						t.Fatalf("%s: the trace holds %s, which another tile covers", options, laid.game.FormatMove(start, m))
					}
					laid.Play(m)
					count[seat]++
				}
			}
			first := begin.mover
			if laid.half != end.half || count[first] != (plies+1)/2 || count[first^1] != plies/2 {
				t.Errorf("%s: the trace has %v tiles of %d plies, and they make another board", options, count, plies)
			}
		}
	}
}

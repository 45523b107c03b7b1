package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestTraceMatchesPlayout finds in the trace exactly the discs that the playout placed, under the keys of their moves. The result and the random
// numbers drawn are those of Playout.
func TestTraceMatchesPlayout(t *testing.T) {
	for _, o := range []string{"size=3", "size=8", "size=9 ties=record", "size=10 ties=record"} {
		start := after(t, o, "")
		for seed := range uint64(50) {
			begin, r := *start, games.NewRand(seed)
			for n := int(seed); n > 0 && !begin.Over(); n-- {
				gametest.PlayRandom(&begin, r)
			}
			again := *r
			end, plain := begin, begin
			var trace games.Trace
			ps, plies := end.PlayoutTrace(r, &trace)
			wantPs, wantPlies := plain.Playout(&again)
			if ps != wantPs || plies != wantPlies || end != plain || *r != again {
				t.Fatalf("%v: a trace changes the playout", o)
			}
			for key := range games.TraceKeys {
				for c := range games.Player(games.MaxPlayers) {
					laid := key < begin.g.n*begin.g.n && c <= black && end.discs[c].minus(begin.discs[c]).has(key)
					if trace.Has(c, key) != laid {
						t.Fatalf("%v: key %d of seat %d is in the trace: %v, on the board: %v", o, key, c, !laid, laid)
					}
				}
			}
			for _, m := range begin.AppendMoves(nil) {
				if key := begin.Key(m); trace.Has(red, key) == trace.Has(black, key) {
					t.Errorf("%v: %s was played by both or by nobody", o, begin.g.FormatMove(&begin, m))
				}
			}
		}
	}
}

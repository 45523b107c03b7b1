package azacru

import (
	"testing"

	"quintet/games"
)

// TestKeys: the key of a ply is its target and direction. Twists and distances do not matter; everything else does.
func TestKeys(t *testing.T) {
	type what struct{ target, direction int }
	keys := map[int]what{}
	p := open(t, 2).start
	for from := range cells {
		for d := range steps {
			for k := 1; k <= int(fixed.reach[from][d]); k++ {
				for twist := range twists {
					m := pack(from, d, k, twist)
					key, w := p.Key(m), what{target(m), d}
					if key < 0 || key >= games.TraceKeys {
						t.Fatalf("the key of ply %d is %d", m, key)
					}
					if old, ok := keys[key]; ok && old != w {
						t.Fatalf("key %d is that of %v and of %v", key, old, w)
					}
					keys[key] = w
				}
			}
		}
	}
	if w, ok := keys[p.Key(passMove)]; ok || p.Key(passMove) >= games.TraceKeys {
		t.Errorf("a pass has the key %d, which is that of %v", p.Key(passMove), w)
	}
}

// TestTraceMatchesPlayout compares the keys in a trace with those of the same random plies, drawn and played one by one.
func TestTraceMatchesPlayout(t *testing.T) {
	for _, start := range append(playoutPositions, starts["2"], starts["3"], starts["4"]) {
		p := parse(t, start)
		for seed := range uint64(30) {
			r, again := games.NewRand(seed), games.NewRand(seed)
			end, plain := *p, *p
			var trace, want games.Trace
			ps, plies := end.PlayoutTrace(r, &trace)
			for ; !plain.Over(); plies-- {
				m, _, ok := plain.draw(again)
				if !ok {
					m = plain.pick(again)
				}
				want.Add(plain.ToMove(), plain.Key(m))
				plain.Play(m)
			}
			if trace != want || plies != 0 || end != plain || ps != plain.Payoffs() {
				t.Fatalf("%s: the trace is not that of the plies played", start)
			}
			plain = *p
			if got, _ := plain.Playout(games.NewRand(seed)); got != ps || plain != end {
				t.Fatalf("%s: a trace changes the playout", start)
			}
		}
	}
}

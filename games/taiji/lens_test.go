package taiji

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// The sentence of the lens names one tile, and says "for example" exactly where there are others as good.
func TestLensSaysForExample(t *testing.T) {
	g := open(t, "size=7")
	r := games.NewRand(1)
	count := map[bool]int{}
	for range 60 {
		p := g.Start().(*position)
		for random(p, r, 5); !p.Over(); random(p, r, 1) {
			q := g.Skipped(p).(*position)
			before, best, ways := q.scores()[q.mover], 0, 0
			for _, m := range q.AppendMoves(nil) {
				after := *q
				after.Play(m)
				switch gain := after.scores()[q.mover] - before; {
				case gain > best:
					best, ways = gain, 1
				case gain == best:
					ways++
				}
			}
			if best == 0 {
				continue
			}
			var v board.View
			v.Reset()
			g.AppendThreats(&v, p)
			said := say(v.Seen)
			if several := strings.Contains(said, "for example"); several != (ways > 1) {
				t.Fatalf("%s: %q, though %d tiles gain %d", games.TextOf(p), said, ways, best)
			}
			count[ways > 1]++
		}
	}
	if count[false] == 0 || count[true] == 0 {
		t.Errorf("positions with one best tile: %d, with several: %d", count[false], count[true])
	}
}

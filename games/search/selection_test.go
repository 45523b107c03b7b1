package search

import (
	"math"
	"testing"

	"quintet/games"
)

// tiled is a null game in which a stone has two parts, its row and its column. Playouts do not report them.
type tiled struct {
	games.Position
	laid games.PartSet
}

func (p *tiled) CopyFrom(src games.Position) {
	o := src.(*tiled)
	p.Position.CopyFrom(o.Position)
	p.laid = o.laid
}

func (p *tiled) Clone() games.Position { return &tiled{p.Position.Clone(), p.laid} }

func (p *tiled) Play(m games.Move) {
	a, b := p.Parts(m)
	p.laid[0][a/64] |= 1 << (a % 64)
	p.laid[1][b/64] |= 1 << (b % 64)
	p.Position.Play(m)
}

func (p *tiled) Playout(r *games.Rand) (games.Payoffs, int) {
	return p.Position.(games.Playouter).Playout(r)
}

func (p *tiled) Parts(m games.Move) (first, second int) { return int(m) % 3, 128 + int(m)/3%3 }

func (p *tiled) Laid() games.PartSet { return p.laid }

// Both parts of a move count, wherever their bits are among the keys, and every move of a node is updated.
func TestPartsAreCounted(t *testing.T) {
	w := begun(t, Config{RAVE: 100, ExpandAt: 4}, games.Options{"size": "2"})
	w.raveParts = true
	n := &w.tree.nodes[0]
	keys := w.tree.edges.keys[:n.count]
	if len(keys) != 4 {
		t.Fatalf("%d moves, want 4", len(keys))
	}
	for i, parts := range [][2]int{{3, 3}, {3, 200}, {130, 200}, {255, 255}} {
		keys[i] = uint16(parts[0]<<8 | parts[1])
	}
	lay := func(first, second int) (s games.PartSet) {
		s[0][first/64] |= 1 << (first % 64)
		s[1][second/64] |= 1 << (second % 64)
		return s
	}
	for _, playout := range []struct {
		first, second int
		payoff        float32
	}{{3, 200, 1}, {3, 3, -0.5}, {255, 200, 0.25}} {
		w.laid = lay(playout.first, playout.second)
		w.updateRAVEParts(n, playout.payoff)
	}
	wantVisits := []float32{3, 4, 2, 1}
	wantSums := []float32{1 - 0.5 - 0.5, 1 + 1 - 0.5 + 0.25, 1 + 0.25, 0.25}
	for i := range keys {
		if v, s := w.tree.edges.amafVisits[i], w.tree.edges.amafSums[i]; v != wantVisits[i] || s != wantSums[i] {
			t.Errorf("move %d: %v parts lay and brought %v, want %v and %v", i, v, s, wantVisits[i], wantSums[i])
		}
	}
}

// The move whose parts have the best statistics is selected, even if no playout had both; with more visits, visits decide.
func TestPartsDecide(t *testing.T) {
	w := begun(t, Config{RAVE: 100, ExpandAt: 4}, games.Options{"size": "2"})
	w.raveParts = true
	c := &w.tree.edges
	copy(c.amafVisits, []float32{400, 400, 400, 400})
	copy(c.amafSums, []float32{20, 60, -40, 0})
	n := &w.tree.nodes[0]
	if e := w.selectRAVEParts(n); e != 1 {
		t.Errorf("move %d is taken, want that of the best parts, 1", e)
	}
	c.visits[1], c.sums[0][1] = 5000, -2500
	if e := w.selectRAVEParts(n); e != 0 {
		t.Errorf("move %d is taken when visits speak against 1, want 0", e)
	}
	if m := meanOf([]float32{1, 3}, []float32{1, 1}); math.Abs(float64(m)-0.5) > 1e-6 || meanOf([]float32{0}, []float32{0}) != 0 {
		t.Errorf("the mean of 2 in 4 is %v, want 0.5, and 0 of nothing", m)
	}
}

// Search with parts proves the same as without, also in little memory. A game without parts is searched by whole moves.
func TestSearchByParts(t *testing.T) {
	g := open(t, games.Options{"size": "3"})
	for name, p := range map[string]games.Position{"parts": &tiled{Position: g.Start()}, "moves": g.Start()} {
		for _, memory := range []int{1, 1 << 20} {
			m := NewMCTS(Config{RAVE: 100, FPU: 1, Parts: true, Solver: true, Memory: memory})
			r, err := m.Search(t.Context(), p, Limits{Playouts: 100_000})
			want, solved := NewSolver(g, 1<<16).Value(t.Context(), g.Start())
			if err != nil || solved != nil || !r.Proven || r.Value != want {
				t.Errorf("%s, %d bytes: %v, proven %v, %v, want %v", name, memory, r.Value, r.Proven, err, want)
			}
			if w := m.worker; w.raveParts != (name == "parts") || !w.tree.amaf {
				t.Errorf("%s: parts %v, statistics %v", name, w.raveParts, w.tree.amaf)
			}
		}
	}
}

package search

import (
	"reflect"
	"testing"

	"quintet/games"
	"quintet/games/null"
)

// The trees of several workers agree on what they share, lose no playout and hold what one tree must hold.
func TestWorkersExchange(t *testing.T) {
	small := PlainRAVE(1).config
	small.Memory = 1 // nodes are forgotten all the time
	for name, c := range map[string]Config{"everything": everything, "uct": PlainUCT(1).config, "rave": PlainRAVE(1).config, "forgetful": small} {
		for _, options := range []games.Options{{"size": "3"}, {"size": "4"}, {"size": "5", "turns": "double", "players": "3"}} {
			g, err := null.Spec.Open(options)
			if err != nil {
				t.Fatal(err)
			}
			var reports [2]Report
			for i := range reports {
				m := NewMCTS(c)
				r, err := m.Search(t.Context(), g.Start(), Limits{Playouts: 10000, Threads: 3})
				if err != nil {
					t.Fatal(err)
				}
				r.Elapsed = 0
				reports[i] = r
				first := m.pool.workers[0]
				check(t, first)
				if !r.Proven && (first.tree.nodes[0].visits != 10000 || r.Playouts != 10000) {
					t.Errorf("%s, %v: %d visits, %d playouts, want 10000", name, options, first.tree.nodes[0].visits, r.Playouts)
				}
				for _, w := range m.pool.workers[1:] {
					check(t, w)
					if !reflect.DeepEqual(w.values(), first.values()) {
						t.Errorf("%s, %v: workers do not agree at the root", name, options)
					}
				}
				if !r.Proven && len(m.pool.bases) < 5 {
					t.Errorf("%s, %v: %d nodes are shared, want at least 5", name, options, len(m.pool.bases))
				}
			}
			if !reflect.DeepEqual(reports[0], reports[1]) {
				t.Errorf("%s, %v: reports differ", name, options)
			}
		}
	}
}

// values returns moves and statistics of the edges of the root.
func (w *worker) values() (all []any) {
	first, end := w.tree.nodes[0].edges()
	for e := first; e < end; e++ {
		all = append(all, w.tree.edges.moves[e], w.tree.edge(e), w.tree.edges.proofs[e] != unproven)
	}
	return all
}

// Adding up whole numbers must be exact: no playout counts twice, and none is lost, however often trees are exchanged.
func TestExchangeAddsUp(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"size": "5"})
	if err != nil {
		t.Fatal(err)
	}
	m := NewMCTS(PlainUCT(3).config)
	r, err := m.Search(t.Context(), g.Start(), Limits{Playouts: 3000, Threads: 2})
	if err != nil {
		t.Fatal(err)
	}
	sum := 0
	for _, c := range r.Candidates {
		sum += c.Visits
	}
	if sum != 3000 {
		t.Errorf("%d visits, want 3000", sum)
	}
	before := m.pool.workers[0].values()
	m.pool.exchange()
	if !reflect.DeepEqual(before, m.pool.workers[0].values()) {
		t.Error("an exchange with nothing new changes the statistics")
	}
}

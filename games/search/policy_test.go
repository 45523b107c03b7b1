package search

import (
	"math"
	"testing"

	"quintet/games"
)

// The priors of a node add up to 1 and keep the game's proportions.
func TestPolicyAddsUpToOne(t *testing.T) {
	for _, options := range []games.Options{{"size": "6"}, {"size": "3", "turns": "double"}} {
		w := begun(t, Config{Policy: 1, FPU: 0.5}, options)
		pos := w.root
		ms := pos.AppendMoves(nil)
		want := pos.(games.Prior).AppendPriors(nil, ms)
		all := float32(0)
		for _, v := range want {
			all += v
		}
		for i, got := range w.tree.edges.bias[:len(ms)] {
			if d := got - want[i]/all; d < -1e-6 || d > 1e-6 {
				t.Errorf("%v: move %d has %v, want %v of %v", options, i, got, want[i], all)
			}
		}
	}
}

// If no move stands out, all priors stay 0.
func TestPolicyWithoutPreference(t *testing.T) {
	w := begun(t, Config{Policy: 1}, games.Options{"size": "3", "turns": "double"})
	pos := w.root.Clone()
	pos.Play(pos.AppendMoves(nil)[0])
	w.moves = pos.AppendMoves(nil)
	w.moves = w.moves[len(w.moves)-1:] // ending the turn has a prior of 0
	bias := []float32{7}
	if w.addPriors(pos, bias); bias[0] != 0 {
		t.Errorf("the only move has %v, want 0", bias[0])
	}
}

// A pair is a position whose mover has two plies.
type pair struct{ games.Position }

func (p pair) CopyFrom(src games.Position) { p.Position.CopyFrom(src.(pair).Position) }
func (p pair) Clone() games.Position       { return pair{p.Position.Clone()} }
func (pair) PliesLeft() int                { return 2 }
func (p pair) AppendPriors(dst []float32, ms []games.Move) []float32 {
	return p.Position.(games.Prior).AppendPriors(dst, ms)
}

// With OwnTurn the search asks for the priors of the turn that the root is in, and of no later one, also when it keeps its tree.
func TestOwnTurnPriors(t *testing.T) {
	var pos games.Position = pair{open(t, games.Options{"size": "4"}).Start()}
	w := newWorker(NewMCTS(Config{Policy: 1, FPU: 0.5, ExpandAt: 1, OwnTurn: true, Reuse: true}).config)
	for ply := range 3 {
		if kept := w.begin(pos, newTimeControl(t.Context(), Limits{})); kept != (ply > 0) {
			t.Fatalf("ply %d: the tree was kept: %v", ply, kept)
		}
		w.run(2000, false, func() {})
		nodes := 0
		var visit func(at int32, depth int)
		visit = func(at int32, depth int) {
			n := &w.tree.nodes[at]
			first, end := n.edges()
			asked := w.tree.edges.bias[first] != noPriors
			// The tree of the search before may know more.
			if depth < 2 && !asked && n.visits > 1 || depth > 2 && asked {
				t.Fatalf("ply %d: at depth %d the priors were asked for: %v", ply, depth, asked)
			}
			nodes++
			for e := first; e < end; e++ {
				if next := w.tree.edges.child[e]; next != 0 {
					visit(next, depth+1)
				}
			}
		}
		visit(0, 0)
		if nodes < 50 {
			t.Fatalf("ply %d: %d nodes", ply, nodes)
		}
		pos.Play(w.tree.edges.moves[w.expectedEdge(&w.tree.nodes[0])])
	}
}

// The value of moves without statistics: the mean of the others from the mover's point of view, or FPU if there is none.
func TestReserve(t *testing.T) {
	tests := []struct {
		reserve float32
		visits  []int32
		sums    []float32
		sign    float32
		want    float32
	}{
		{0, []int32{3, 1}, []float32{2, -1}, 1, 0.5},
		{0.25, []int32{0, 0}, []float32{0, 0}, 1, 0.5},
		{0.25, []int32{3, 1, 0}, []float32{2, -1, 0}, 1, 0.25 - 0.5},
		{0.25, []int32{3, 1, 0}, []float32{2, -1, 0}, -1, -0.25 - 0.5},
	}
	for _, tt := range tests {
		w := begun(t, Config{Policy: 1, FPU: 0.75, Reserve: tt.reserve}, games.Options{"size": "2"})
		if got := w.firstPlayUrgency(tt.visits, tt.sums, tt.sign); math.Abs(float64(got-tt.want)) > 1e-6 {
			t.Errorf("a reserve of %v after %v visits: got %v, want %v", tt.reserve, tt.visits, got, tt.want)
		}
	}
}

// Every choice has the highest sum of mean payoff and prior term, by the formula in Config.
func TestPolicyChooses(t *testing.T) {
	const c, reserve = 0.5, 0.1
	w := begun(t, Config{Policy: c, Reserve: reserve, FPU: 0.5, Estimate: 1, ExpandAt: 1000}, games.Options{"size": "4"})
	tr := w.tree
	root := &tr.nodes[0]
	for n := range 300 {
		sum := float64(0)
		for e := range root.count {
			sum += float64(tr.edges.sums[0][e])
		}
		score := func(e int32) float64 {
			v := float64(tr.edges.visits[e])
			brought := 0.0 // the payoff of a win rate of 0.5
			switch {
			case v > 0:
				brought = float64(tr.edges.sums[0][e]) / v
			case n > 0:
				brought = sum/float64(n) - 2*reserve
			}
			return brought + 2*c*float64(tr.edges.bias[e])*math.Sqrt(math.Max(float64(n), 1))/(1+v)
		}
		chosen := w.selectEdge(0)
		for e := range root.count {
			if score(e) > score(chosen)+1e-5 {
				t.Fatalf("after %d playouts move %d with %v is chosen, %d has %v", n, chosen, score(chosen), e, score(e))
			}
		}
		w.playout()
	}
}

// A still position cannot be played out.
type still struct{ games.Position }

func (p *still) CopyFrom(src games.Position) { p.Position.CopyFrom(src.(*still).Position) }
func (p *still) Clone() games.Position       { return &still{p.Position.Clone()} }
func (p *still) Evaluate() games.Payoffs     { return p.Position.(games.Evaluator).Evaluate() }
func (p *still) Playout(*games.Rand) (games.Payoffs, int) {
	panic("played out")
}

// If only estimates count, nothing is played out unless RAVE needs it.
func TestFullEstimateNeedsNoPlayouts(t *testing.T) {
	g := open(t, games.Options{"size": "4"})
	w := newWorker(NewMCTS(Config{Policy: 1, Estimate: 1, Solver: true, PlayoutsPerLeaf: 2}).config)
	w.players = 2
	p := &still{g.Start()}
	w.root, w.pos, w.spare = p, newLeaf(p.Clone()), newLeaf(p.Clone())
	w.pos.Play(p.AppendMoves(nil)[3])
	w.tree = newTree(w.clock, 2, false, true, false, 0, 1<<16)
	at := w.grow(p)
	w.path = append(w.path, step{at, 3})
	w.playOut()
	want := w.pos.evaluator.Evaluate()[0]
	if v, s := w.tree.edges.visits[3], w.tree.edges.sums[0][3]; v != 2 || s != 2*want {
		t.Errorf("%d visits and the sum %v, want 2 of %v", v, s, want)
	}
}

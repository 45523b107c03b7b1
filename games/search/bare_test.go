package search_test

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/null"
	"quintet/games/search"
)

// bare is a position with no knowledge beyond its rules.
type bare struct{ games.Position }

func (p *bare) CopyFrom(src games.Position) { p.Position.CopyFrom(src.(*bare).Position) }
func (p *bare) Clone() games.Position       { return &bare{p.Position.Clone()} }

// valued is a position that has an estimate, but neither priors nor playouts.
type valued struct{ games.Position }

func (p *valued) CopyFrom(src games.Position) { p.Position.CopyFrom(src.(*valued).Position) }
func (p *valued) Clone() games.Position       { return &valued{p.Position.Clone()} }
func (p *valued) Evaluate() games.Payoffs     { return p.Position.(games.Evaluator).Evaluate() }

// When moves are tried for the first time only priors count. If the game has none, the prior is the estimate of the position after the move.
func TestPriorsFromEvaluator(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=6"})
	e := search.NewMCTS(search.Config{Bias: 100, FPU: 0.5})
	for _, q := range []games.Position{p, &valued{p}} {
		r, err := e.Search(t.Context(), q, search.Limits{Playouts: 6})
		// Column f is worth most, so its six moves are tried before any other.
		for i, c := range r.Candidates {
			if name := g.FormatMove(p, c.Move); err != nil || (name[0] == 'f') != (i < 6) {
				t.Errorf("%T: %s with %d visits is candidate %d", q, name, c.Visits, i)
			}
		}
	}
}

// Greedy plays the move with the best immediate value, Random any move.
func TestOnePlyAnchors(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=6"})
	seen := map[string]bool{}
	for seed := range uint64(200) {
		r, err := search.Greedy{Seed: seed}.Search(t.Context(), p, search.Limits{})
		name := g.FormatMove(p, r.Best)
		if err != nil || name[0] != 'f' {
			t.Errorf("greedy plays %s, %v", name, err)
		}
		seen[name] = true
		r, err = search.Random{Seed: seed}.Search(t.Context(), p, search.Limits{})
		if err != nil || !p.Legal(r.Best) {
			t.Errorf("random plays %d, %v", r.Best, err)
		}
		seen["random "+g.FormatMove(p, r.Best)] = true
	}
	if len(seen) != 6+36 {
		t.Errorf("%d different moves of 6 greedy and 36 random ones", len(seen))
	}
	// A result takes precedence over any estimate.
	g, p = after(t, null.Spec, []string{"size=2"}, "a1", "b1", "b2")
	if r, err := (search.Greedy{}).Search(t.Context(), p, search.Limits{}); err != nil || g.FormatMove(p, r.Best) != "a2" || r.Value != (games.Payoffs{}) {
		t.Errorf("greedy says %v, %v", r, err)
	}
}

// The payoff of a leaf is that of its playouts, of the evaluator, or a mixture; without an evaluator it is that of the playouts.
func TestEstimateWeight(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=3"}, "a1", "b2")
	value := func(q games.Position, share float32) (games.Move, float32) {
		r, err := search.NewMCTS(search.Config{Estimate: share, PlayoutsPerLeaf: 4, Seed: 3}).Search(t.Context(), q, search.Limits{Playouts: 1})
		if err != nil || r.Candidates[0].Visits != 4 {
			t.Fatalf("got %v, %v, want four playouts of one move", r, err)
		}
		return r.Best, r.Value[0]
	}
	m, played := value(p, 0)
	next := p.Clone()
	next.Play(m)
	guess := next.(games.Evaluator).Evaluate()[0]
	if quarters := 4 * guess; quarters == float32(int(quarters)) {
		t.Fatalf("the evaluator says %v, as four playouts could", guess)
	}
	for _, share := range []float32{0.25, 0.5, 1} {
		want := played + share*(guess-played)
		if got, v := value(p, share); got != m || math.Abs(float64(v-want)) > 1e-6 {
			t.Errorf("share %v: move %d is worth %v, want move %d and %v", share, got, v, m, want)
		}
		if _, v := value(&bare{p.Clone()}, share); 4*v != float32(int(4*v)) {
			t.Errorf("share %v: without an evaluator four playouts bring %v", share, v)
		}
	}
}

// dealt is a position whose batches are all alike: the first player wins all games in which he makes the move good, and half of the others.
type dealt struct {
	*bare
	good games.Move
}

func (p *dealt) CopyFrom(src games.Position)                                 { p.bare.CopyFrom(src.(*dealt).bare) }
func (p *dealt) Clone() games.Position                                       { return &dealt{p.bare.Clone().(*bare), p.good} }
func (p *dealt) Key(m games.Move) int                                        { return p.Position.(games.Tracer).Key(m) }
func (p *dealt) Playout(r *games.Rand) (games.Payoffs, int)                  { panic("a single game") }
func (p *dealt) PlayoutTrace(*games.Rand, *games.Trace) (games.Payoffs, int) { panic("a single game") }
func (p *dealt) PlayoutBatch(_ *games.Rand, b *games.Batch) {
	*b = games.Batch{Payoff: games.Payoffs{0.5, -0.5}}
	for i := range b.Made[0] {
		b.Made[0][i], b.Made[1][i] = 0.5, 0.5
		b.PayoffIfMade[1][i] = -0.25
		b.PayoffIfMade[0][i] = 0.25
	}
	b.PayoffIfMade[0][p.Key(p.good)] = 0.5
}

// A batch is one playout with its mean payoff, and the moves that did well in its games are tried first.
func TestBatches(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=4"})
	good, err := g.ParseMove(p, "c3")
	if err != nil {
		t.Fatal(err)
	}
	e := search.NewMCTS(search.Config{RAVE: 1e6, Batch: true, ExpandAt: 100, Seed: 2})
	for playouts := 1; playouts <= 9; playouts += 4 {
		r, err := e.Search(t.Context(), &dealt{&bare{p.Clone()}, good}, search.Limits{Playouts: playouts})
		if err != nil || r.Value[0] != 0.5 || r.Playouts != playouts {
			t.Errorf("%d batches: got %v after %d playouts, %v; want 0.5", playouts, r.Value[0], r.Playouts, err)
		}
		for i, c := range r.Candidates {
			if i == 0 && (c.Visits < playouts-1 || playouts > 1 && c.Move != good) || i > 0 && c.Visits > 1 {
				t.Errorf("%d batches: %s has %d visits", playouts, g.FormatMove(p, c.Move), c.Visits)
			}
		}
	}
}

// halved is a position whose batches are all alike: whatever the mover does, the one move whose first part is worth something to him counts more.
type halved struct {
	*bare
	good games.Move
}

func (p *halved) CopyFrom(src games.Position)              { p.bare.CopyFrom(src.(*halved).bare) }
func (p *halved) Clone() games.Position                    { return &halved{p.bare.Clone().(*bare), p.good} }
func (p *halved) Playout(*games.Rand) (games.Payoffs, int) { panic("a single game") }
func (p *halved) Parts(m games.Move) (int, int) {
	k := p.Position.(games.Tracer).Key(m)
	return k, k + 100
}
func (p *halved) PlayoutParts(_ *games.Rand, margin float32, b *games.PartBatch) {
	*b = games.PartBatch{Payoff: games.Payoffs{margin, -margin}}
	first, second := p.Parts(p.good)
	b.Worth[first], b.Worth[second] = 0.1, -0.1
}

// tossed is a position whose batches are one random game, and say nothing true about parts.
type tossed struct{ *halved }

func (p *tossed) CopyFrom(src games.Position) { p.halved.CopyFrom(src.(*tossed).halved) }
func (p *tossed) Clone() games.Position       { return &tossed{p.halved.Clone().(*halved)} }
func (p *tossed) PlayoutParts(r *games.Rand, _ float32, b *games.PartBatch) {
	b.Payoff, _ = p.Position.Clone().(games.Playouter).Playout(r)
	for i := range b.Worth {
		b.Worth[i] = float32(r.Float64()) - 0.5
	}
}

// Search with batches of parts proves the same as a Solver, also in little memory.
func TestBatchesOfPartsProve(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=3"})
	want, err := search.NewSolver(g, 1<<16).Value(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	for _, memory := range []int{1 << 18, 1 << 20} {
		e := search.NewMCTS(search.Config{RAVE: 100, Batch: true, Solver: true, Memory: memory})
		r, err := e.Search(t.Context(), &tossed{&halved{&bare{p.Clone()}, games.NoMove}}, search.Limits{Playouts: 100_000})
		if err != nil || !r.Proven || r.Value != want {
			t.Errorf("%d bytes: %v, proven %v, %v, want %v", memory, r.Value, r.Proven, err, want)
		}
	}
}

// A batch of games with parts is one playout with its mean payoff, and the move whose parts are worth most to the mover is tried most, also when only the
// best moves are looked at.
func TestBatchesOfParts(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=6"})
	good, err := g.ParseMove(p, "c3")
	if err != nil {
		t.Fatal(err)
	}
	for _, second := range []bool{false, true} {
		p := p.Clone()
		if second {
			p.Play(p.AppendMoves(nil)[0])
		}
		e := search.NewMCTS(search.Config{RAVE: 1e6, Batch: true, Margin: 0.25, ExpandAt: 1000, Seed: 2})
		for _, playouts := range []int{1, 7, 200} {
			r, err := e.Search(t.Context(), &halved{&bare{p.Clone()}, good}, search.Limits{Playouts: playouts})
			if err != nil || r.Value[0] != 0.25 || r.Playouts != playouts {
				t.Errorf("%d batches: got %v after %d playouts, %v; want 0.25", playouts, r.Value[0], r.Playouts, err)
			}
			for _, c := range r.Candidates {
				if most := c.Move == good; most && !second && c.Visits < playouts-1 || most && second && c.Visits > 1 {
					t.Errorf("%d batches, second player %v: %s has %d visits", playouts, second, g.FormatMove(p, c.Move), c.Visits)
				}
			}
		}
	}
}

// Makes examples of games (dataset): plies with the visits of a search, and positions with the result of a game or the value of a search. Change here what
// is taken for true (certainty, resultShare).

package train

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"

	"quintet/games"
	"quintet/games/net"
)

const (
	// resultShare is the share of the result in what is true of a position of a game; the rest is the value of its search.
	resultShare = 0.5
	// certainty multiplies the log-odds of the values of searches, which are mixed with estimates and so closer to even than results.
	certainty = 3
	// plyFrom is the first ply whose position is an example.
	plyFrom = 2
	// testEvery says that every so many games are not learned from, but tested with.
	testEvery = 8
)

// A choice is a position with the inputs of its plies, and how often a search visited them: a share of 1.
type choice struct {
	on    []uint16
	each  int
	share []float32
}

// An example is a position: the inputs that are on, and the probability that the mover wins.
type example struct {
	on   []uint16
	wins float32
}

// A dataset holds the examples to learn from and to test with.
type dataset struct {
	positions, plies int // numbers of inputs
	choices          [2][]choice
	examples         [2][]example // index 1 is for the test
}

// add adds games on boards.
func (d *dataset) add(boards []games.Learner, played []game) error {
	d.positions, d.plies = boards[0].Inputs()
	for k, x := range played {
		if err := d.addGame(boards[x.Board], &x, btoi(k%testEvery == 0)); err != nil {
			return fmt.Errorf("game %d: %w", k+1, err)
		}
	}
	return nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// addGame adds the positions of a game, and of the trees of its searches.
func (d *dataset) addGame(g games.Learner, x *game, test int) error {
	p, q := g.Start(), g.Start()
	for ply, m := range append(slices.Clone(x.Moves), games.NoMove) {
		i := slices.IndexFunc(x.Searches, func(s searched) bool { return s.Ply == ply })
		wins := winsOf(x.Result, p)
		if i >= 0 {
			s := &x.Searches[i]
			wins = resultShare*wins + (1-resultShare)*winsOf(stretched(s.Value), p)
			d.addChoice(g, p, s, test)
			for _, n := range s.Nodes {
				q.CopyFrom(p)
				for _, m := range n.Moves {
					if !q.Legal(m) {
						return fmt.Errorf("%d is illegal in a tree", m)
					}
					q.Play(m)
				}
				if v := n.Value; !q.Over() {
					if !n.Proven {
						v = stretched(v)
					}
					d.addExample(g, q, winsOf(v, q), test)
				}
			}
		}
		if ply >= plyFrom && !p.Over() {
			d.addExample(g, p, wins, test)
		}
		if m == games.NoMove {
			break
		}
		if !p.Legal(m) {
			return fmt.Errorf("ply %d is illegal", ply+1)
		}
		p.Play(m)
	}
	return nil
}

// addExample adds a position.
func (d *dataset) addExample(g games.Learner, p games.Position, wins float32, test int) {
	d.examples[test] = append(d.examples[test], example{g.AppendInputs(nil, p), wins})
}

// addChoice adds the plies of a search.
func (d *dataset) addChoice(g games.Learner, p games.Position, s *searched, test int) {
	ms := p.AppendMoves(nil)
	if w, ok := p.(games.Swapper); ok {
		if swap, ok := w.Swap(); ok {
			ms = slices.DeleteFunc(ms, func(m games.Move) bool { return m == swap })
		}
	}
	c := choice{on: g.AppendPlyInputs(nil, p, ms), share: make([]float32, len(ms))}
	all := 0
	for _, m := range ms {
		all += s.Visits[m]
	}
	if all == 0 {
		return
	}
	c.each = len(c.on) / len(ms)
	for i, m := range ms {
		c.share[i] = float32(s.Visits[m]) / float32(all)
	}
	d.choices[test] = append(d.choices[test], c)
}

// winsOf returns the probability that the mover of p wins, from the payoff of p1.
func winsOf(payoff float32, p games.Position) float32 {
	if p.ToMove() == 1 {
		payoff = -payoff
	}
	return (payoff + 1) / 2
}

// stretched returns a value of a search with certainty.
func stretched(v float32) float32 {
	return float32(math.Tanh(certainty * math.Atanh(float64(min(max(v, -0.999), 0.999)))))
}

// learn returns the net that the examples make.
func (d *dataset) learn(ctx context.Context, seed uint64, errs io.Writer) (*net.Net, error) {
	w := &net.Weights{}
	fmt.Fprintf(errs, "plies of %d positions; %d positions\n", len(d.choices[0]), len(d.examples[0]))
	t := newPlyTrainer(d.plies)
	if err := t.train(ctx, d.choices, seed, errs); err != nil {
		return nil, err
	}
	w.Plies = t.result()
	f := newPositionTrainer(d.positions, seed)
	if err := f.train(ctx, d.examples, seed, errs); err != nil {
		return nil, err
	}
	f.result(w)
	return net.New(w), nil
}

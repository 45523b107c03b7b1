// Fits the weights of plies: the visits of searches are to be likely if plies are chosen with the odds that the weights give (softmax regression; AdaGrad:
// Duchi, Hazan, Singer, 2011).

package train

import (
	"context"
	"fmt"
	"io"
	"math"

	"quintet/games"
)

const (
	plyEpochs = 5
	plyRate   = 0.1
)

// A plyTrainer holds the weights of inputs, and the sums of their squared gradients.
type plyTrainer struct{ weights, squares []float64 }

func newPlyTrainer(inputs int) *plyTrainer {
	return &plyTrainer{make([]float64, inputs), make([]float64, inputs)}
}

// chances returns the probability of each ply of c.
func (t *plyTrainer) chances(c *choice) []float64 {
	ps := make([]float64, len(c.share))
	most := math.Inf(-1)
	for i := range ps {
		for _, k := range c.on[i*c.each : (i+1)*c.each] {
			ps[i] += t.weights[k]
		}
		most = max(most, ps[i])
	}
	sum := 0.0
	for i, z := range ps {
		ps[i] = math.Exp(z - most)
		sum += ps[i]
	}
	for i := range ps {
		ps[i] /= sum
	}
	return ps
}

// loss returns the cross entropy of the visits of c, and calls add with each input and the gradient of the loss with respect to its weight.
func (t *plyTrainer) loss(c *choice, add func(input uint16, gradient float64)) (loss float64) {
	for i, p := range t.chances(c) {
		y := float64(c.share[i])
		if y > 0 {
			loss -= y * math.Log(max(p, 1e-9))
		}
		if add == nil {
			continue
		}
		for _, k := range c.on[i*c.each : (i+1)*c.each] {
			add(k, p-y)
		}
	}
	return loss
}

// train fits the weights to the choices with index 0 and reports the loss of those with index 1.
func (t *plyTrainer) train(ctx context.Context, choices [2][]choice, seed uint64, errs io.Writer) error {
	r := games.NewRand(seed)
	order := shuffledOrder(len(choices[0]))
	for epoch := range plyEpochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := plyRate * (1 - float64(epoch)/plyEpochs)
		for _, i := range order {
			t.loss(&choices[0][i], func(k uint16, g float64) {
				t.squares[k] += g * g
				t.weights[k] -= rate * g / math.Sqrt(t.squares[k]+0.01)
			})
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	loss, first := 0.0, 0
	for i := range choices[1] {
		c := &choices[1][i]
		loss += t.loss(c, nil)
		if largest(t.chances(c)) == largest(c.share) {
			first++
		}
	}
	n := float64(max(len(choices[1]), 1))
	fmt.Fprintf(errs, "  plies: loss %.3f, the most visited ply first in %.1f %%\n", loss/n, 100*float64(first)/n)
	return nil
}

// result returns the weights.
func (t *plyTrainer) result() []float64 { return t.weights }

func shuffledOrder(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return order
}

func largest[T float32 | float64](xs []T) (at int) {
	for i, x := range xs {
		if x > xs[at] {
			at = i
		}
	}
	return at
}

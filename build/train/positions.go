// Fits the net of positions: one layer of hidden units, and weights that lead from the inputs directly to the output (Adam: Kingma and Ba, 2015). A batch
// changes only the weights of inputs that are on in it.

package train

import (
	"context"
	"fmt"
	"io"
	"math"

	"quintet/games"
	"quintet/games/net"
)

const (
	positionEpochs = 4
	positionRate   = 0.002
	batchSize      = 64
	shrinking      = 2e-4 // of weights, per step (weight decay)
)

// perInput is the number of weights of an input: those of the hidden units, and the direct one.
const perInput = net.Hidden + 1

// parameters are a list of weights with the gradient of a batch, and the running means that Adam needs.
type parameters struct{ value, gradient, mean, square []float32 }

func newParameters(n int) parameters {
	all := make([]float32, 4*n)
	return parameters{all[:n], all[n : 2*n], all[2*n : 3*n], all[3*n:]}
}

// A positionTrainer is a net while it is fitted.
type positionTrainer struct {
	inputs parameters // perInput for each
	hidden parameters // biases of the hidden units, then their weights to the output, then the bias of the output
	units  [net.Hidden]float32
	seen   []bool // inputs of the batch
	listed []int
	steps  int
}

func newPositionTrainer(inputs int, seed uint64) *positionTrainer {
	f := &positionTrainer{inputs: newParameters(inputs * perInput), hidden: newParameters(2*net.Hidden + 1), seen: make([]bool, inputs)}
	r := games.NewRand(seed)
	for i := range f.inputs.value {
		if i%perInput != net.Hidden {
			f.inputs.value[i] = float32(r.Float64()-0.5) * 0.1
		}
	}
	for j := range net.Hidden {
		f.hidden.value[net.Hidden+j] = float32(r.Float64()-0.5) * 0.6
	}
	return f
}

// odds returns the log-odds that the mover wins.
func (f *positionTrainer) odds(on []uint16) float32 {
	copy(f.units[:], f.hidden.value)
	z := f.hidden.value[2*net.Hidden]
	for _, i := range on {
		row := f.inputs.value[int(i)*perInput:][:perInput]
		for j := range f.units {
			f.units[j] += row[j]
		}
		z += row[net.Hidden]
	}
	for j, u := range f.units {
		z += f.hidden.value[net.Hidden+j] * max(u, 0)
	}
	return z
}

// add adds the gradient of the loss of x to those of the batch and returns the loss.
func (f *positionTrainer) add(x *example) float64 {
	p := sigmoid(f.odds(x.on))
	d := p - x.wins
	var back [perInput]float32
	back[net.Hidden] = d
	f.hidden.gradient[2*net.Hidden] += d
	for j, u := range f.units {
		if u > 0 {
			f.hidden.gradient[net.Hidden+j] += d * u
			back[j] = d * f.hidden.value[net.Hidden+j]
			f.hidden.gradient[j] += back[j]
		}
	}
	for _, i := range x.on {
		if !f.seen[i] {
			f.seen[i] = true
			f.listed = append(f.listed, int(i))
		}
		row := f.inputs.gradient[int(i)*perInput:][:perInput]
		for j, b := range back {
			row[j] += b
		}
	}
	return crossEntropy(p, x.wins)
}

// step changes the weights by the gradients of a batch of n, which it clears.
func (f *positionTrainer) step(rate float64, n int) {
	f.steps++
	a := adam{rate: float32(rate), share: 1 / float32(n)}
	a.first = 1 - float32(math.Pow(0.9, float64(f.steps)))
	a.second = 1 - float32(math.Pow(0.999, float64(f.steps)))
	for _, i := range f.listed {
		f.seen[i] = false
		a.step(&f.inputs, i*perInput, (i+1)*perInput)
	}
	f.listed = f.listed[:0]
	a.step(&f.hidden, 0, 2*net.Hidden+1)
}

// An adam is one step of the optimiser.
type adam struct{ rate, share, first, second float32 }

func (a *adam) step(p *parameters, from, to int) {
	for i := from; i < to; i++ {
		g := p.gradient[i]*a.share + shrinking*p.value[i]
		p.gradient[i] = 0
		p.mean[i] += 0.1 * (g - p.mean[i])
		p.square[i] += 0.001 * (g*g - p.square[i])
		p.value[i] -= a.rate * p.mean[i] / a.first / (float32(math.Sqrt(float64(p.square[i]/a.second))) + 1e-7)
	}
}

// train fits the net to the examples with index 0 and reports the loss of those with index 1.
func (f *positionTrainer) train(ctx context.Context, examples [2][]example, seed uint64, errs io.Writer) error {
	r := games.NewRand(seed)
	all := examples[0]
	order := shuffledOrder(len(all))
	for epoch := range positionEpochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for at := 0; at < len(order); at += batchSize {
			batch := order[at:min(at+batchSize, len(order))]
			for _, i := range batch {
				f.add(&all[i])
			}
			done := (float64(epoch) + float64(at)/float64(len(order))) / positionEpochs
			f.step(positionRate*(1-done), len(batch))
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		loss := 0.0
		for i := range examples[1] {
			loss += crossEntropy(sigmoid(f.odds(examples[1][i].on)), examples[1][i].wins)
		}
		fmt.Fprintf(errs, "  positions, epoch %d: loss %.4f\n", epoch+1, loss/float64(max(len(examples[1]), 1)))
	}
	return nil
}

// result writes the weights to w.
func (f *positionTrainer) result(w *net.Weights) {
	for i := range len(f.inputs.value) / perInput {
		var row [net.Hidden]float64
		for j := range row {
			row[j] = float64(f.inputs.value[i*perInput+j])
		}
		w.Input = append(w.Input, row)
		w.Direct = append(w.Direct, float64(f.inputs.value[i*perInput+net.Hidden]))
	}
	for j := range net.Hidden {
		w.Bias[j], w.Output[j] = float64(f.hidden.value[j]), float64(f.hidden.value[net.Hidden+j])
	}
	w.Start = float64(f.hidden.value[2*net.Hidden])
}

func sigmoid(z float32) float32 { return float32(1 / (1 + math.Exp(-float64(z)))) }

func crossEntropy(p, y float32) float64 {
	q := min(max(float64(p), 1e-6), 1-1e-6)
	return -float64(y)*math.Log(q) - float64(1-y)*math.Log(1-q)
}

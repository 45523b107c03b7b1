// Package net holds what is learned for a game (Net): a small neural net that evaluates positions, and weights that tell good plies from bad ones. Its
// inputs are on or off. A game lists those of a position and of a ply; go run ./build train finds the weights. All arithmetic is on integers, so every
// system computes the same.
//
// This file computes with a net; text.go reads and writes it. Change here how the net is built.
//
// # Files
//
//   - text.go: nets as text
package net

import "math"

// Hidden is the number of hidden units. With the weight that leads directly to the output, an input has lanes weights, four to a word.
const (
	Hidden = 15
	lanes  = Hidden + 1
	words  = lanes / 4
)

// The units of the weights.
const (
	plyUnit    = 16  // of the log-odds of a ply
	inputUnit  = 64  // of what an input adds to a hidden unit, and to the output directly
	outputUnit = 256 // of what a hidden unit adds to the output
)

// middle is added to the weights of inputs in words, so that no lane is negative.
const middle = 128

// flush is the number of inputs whose weights fit a lane together.
const flush = 256

// A Net evaluates positions and plies of one game with learned weights. It never changes.
type Net struct {
	plies  []int8
	inputs [][words]uint64
	first  [lanes]int32 // what hidden units and output start from
	out    [Hidden]int32
}

// Weights are those of a Net before they are rounded. The log-odds that the mover wins are the sum of the Direct weights of the inputs that are on, of
// Start, and of Output times each hidden unit, which is the sum of its weights in Input and Bias if that is positive.
type Weights struct {
	Plies  []float64         // by input of a ply: log-odds that it is the best
	Input  [][Hidden]float64 // by input of a position
	Direct []float64
	Bias   [Hidden]float64
	Output [Hidden]float64
	Start  float64
}

// New returns the net with these weights.
func New(w *Weights) *Net {
	n := &Net{plies: make([]int8, len(w.Plies)), inputs: make([][words]uint64, len(w.Input))}
	for i, x := range w.Plies {
		n.plies[i] = int8(rounded(x, plyUnit, math.MaxInt8))
	}
	for i, row := range w.Input {
		for j, x := range row {
			setLane(&n.inputs[i], j, rounded(x, inputUnit, math.MaxInt8))
		}
		setLane(&n.inputs[i], Hidden, rounded(w.Direct[i], inputUnit, math.MaxInt8))
	}
	for j := range Hidden {
		n.first[j] = rounded(w.Bias[j], inputUnit, math.MaxInt16)
		n.out[j] = rounded(w.Output[j], outputUnit, math.MaxInt16)
	}
	n.first[Hidden] = rounded(w.Start, inputUnit, math.MaxInt16)
	return n
}

// rounded returns x in the given unit, at most most in size.
func rounded(x float64, unit, most int) int32 {
	return int32(math.Round(min(max(x*float64(unit), -float64(most)), float64(most))))
}

// setLane sets a weight of an input.
func setLane(row *[words]uint64, lane int, weight int32) {
	row[lane/4] |= uint64(weight+middle) << (16 * (lane % 4))
}

// laneOf returns a weight of an input.
func laneOf(row *[words]uint64, lane int) int8 {
	return int8(int(row[lane/4]>>(16*(lane%4))&math.MaxUint16) - middle)
}

// Sizes returns the number of inputs of positions and of plies.
func (n *Net) Sizes() (positions, plies int) { return len(n.inputs), len(n.plies) }

// Value returns the expected payoff of the mover, in (-1, 1), in a position whose inputs are on. It does not allocate.
func (n *Net) Value(on []uint16) float32 {
	sums := n.first
	for len(on) > 0 {
		part := on[:min(len(on), flush)]
		on = on[len(part):]
		var a, b, c, d uint64
		for _, i := range part {
			r := &n.inputs[i]
			a, b, c, d = a+r[0], b+r[1], c+r[2], d+r[3]
		}
		for k, word := range [words]uint64{a, b, c, d} {
			for l := range 4 {
				sums[4*k+l] += int32(word>>(16*l)&math.MaxUint16) - int32(middle*len(part))
			}
		}
	}
	z := int64(sums[Hidden]) * outputUnit
	for j, w := range n.out {
		z += int64(w) * int64(max(sums[j], 0))
	}
	return payoffOf(z)
}

// payoffOf returns 2p - 1 for the probability p with log-odds z, in 1/(inputUnit*outputUnit).
func payoffOf(z int64) float32 {
	i := z/outputUnit + int64(len(payoffs)/2)
	return payoffs[min(max(i, 0), int64(len(payoffs)-1))]
}

// payoffs are rounded far above the precision in which systems differ.
var payoffs = func() (ps [1024]float32) {
	for i := range ps {
		z := float64(i-len(ps)/2) / inputUnit
		ps[i] = float32(math.Round(math.Tanh(z/2)*(1<<14)) / (1 << 14))
	}
	return ps
}()

// AppendPriors appends the priors of plies: on lists the inputs of the first one, then of the second, and so on, each as many. The best ply has the prior 1.
// It does not allocate when dst has room.
func (n *Net) AppendPriors(dst []float32, on []uint16, each int) []float32 {
	best := math.MinInt
	for i := 0; i < len(on); i += each {
		best = max(best, n.score(on[i:i+each]))
	}
	for i := 0; i < len(on); i += each {
		dst = append(dst, priors[min(best-n.score(on[i:i+each]), len(priors)-1)])
	}
	return dst
}

// score returns the log-odds of a ply in plyUnits.
func (n *Net) score(on []uint16) (sum int) {
	for _, i := range on {
		sum += int(n.plies[i])
	}
	return sum
}

// priors are those of a ply by how many plyUnits it is below the best.
var priors = func() (ps [160]float32) {
	for i := range ps {
		ps[i] = float32(math.Round(math.Exp(-float64(i)/plyUnit)*(1<<16)) / (1 << 16))
	}
	return ps
}()

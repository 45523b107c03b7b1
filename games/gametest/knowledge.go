package gametest

import (
	"math"
	"slices"

	"quintet/games"
)

// checkKnown: estimates are sums of nothing within their bounds, and the result at the end; there is a weight for every ply, within its bounds too.
func (x *examiner) checkKnown(p games.Position) {
	if e, ok := p.(games.Evaluator); ok {
		ps, sum := e.Evaluate(), 0.0
		x.want(!p.Over() || ps == p.Payoffs(), "known", "it ends with %v and is estimated as %v", p.Payoffs(), ps)
		for i, v := range ps {
			sum += float64(v)
			x.want(p.Over() || v > -1 && v < 1 && (i < x.players || v == 0), "known", "seat %d is estimated as %v", i+1, v)
		}
		x.want(math.Abs(sum) < 1e-5, "known", "the estimates %v add up to %v", ps, sum)
	}
	if o, ok := p.(games.Prior); ok {
		ms := p.AppendMoves(nil)
		weights := o.AppendPriors([]float32{-7}, ms)
		x.want(len(weights) == len(ms)+1 && weights[0] == -7, "known", "there are %d weights of %d plies behind %v", len(weights)-1, len(ms), weights[0])
		x.want(!slices.ContainsFunc(weights[1:], func(w float32) bool { return !(w >= 0 && w <= 1) }), "known", "the weights of the plies are %v", weights[1:])
	}
}

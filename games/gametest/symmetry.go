// Checks of a game's symmetries (checkImages): mirrored and rotated positions have mirrored plies and the same estimates. Add here what else a
// symmetry must keep.

package gametest

import (
	"cmp"
	"math"
	"slices"

	"quintet/games"
)

// A successor is the position after a ply, identified by its hash, with the prior of the ply.
type successor struct {
	hash   uint64
	weight float32
}

// checkImages: the image of p under a symmetry of the board is a valid position with the same player to move, scores, result and estimates, and its
// plies lead to the images of p's successors.
func (x *checker) checkImages(p games.Position) {
	s, ok := x.g.(games.Symmetric)
	if !ok {
		return
	}
	least := games.SymmetricHash(x.g, p)
	for k := range games.Symmetries {
		image, ok := s.Image(p, k)
		if !ok {
			continue
		}
		x.want(k > 0 || image.Hash() == p.Hash(), "images", "symmetry 0 changes the position")
		x.want(games.SymmetricHash(x.g, image) == least, "images", "the image under symmetry %d has another symmetric hash", k)
		x.want(image.ToMove() == p.ToMove() && image.Payoffs() == p.Payoffs() && slices.Equal(image.AppendScores(nil), p.AppendScores(nil)),
			"images", "the image under symmetry %d has another mover, result or scores", k)
		x.want(near(estimateOf(image), estimateOf(p)), "images", "the image under symmetry %d is estimated as %v, want %v", k, estimateOf(image), estimateOf(p))
		x.want(decidedOf(image) == decidedOf(p), "images", "the image under symmetry %d is decided as %v, want %v", k, decidedOf(image), decidedOf(p))
		read := x.parse(games.TextOf(image))
		x.want(read != nil && read.Hash() == image.Hash(), "images", "the image under symmetry %d is not read back: %s", k, games.TextOf(image))
		want := successorsOf(p, func(q games.Position) games.Position { after, _ := s.Image(q, k); return after })
		got := successorsOf(image, func(q games.Position) games.Position { return q })
		x.want(slices.EqualFunc(got, want, func(a, b successor) bool { return a.hash == b.hash && math.Abs(float64(a.weight-b.weight)) < 1e-4 }),
			"images", "the plies of the image under symmetry %d do not lead to the images of the successors, or deserve another attention", k)
	}
}

// estimateOf returns the estimate of p, zero if the game makes none.
func estimateOf(p games.Position) (ps games.Payoffs) {
	if e, ok := p.(games.Evaluator); ok {
		return e.Evaluate()
	}
	return ps
}

// decidedOf returns the decided result of p, if there is one.
func decidedOf(p games.Position) (is decidedResult) {
	if d, ok := p.(games.Decider); ok {
		is.ps, is.ok = d.Decided()
	}
	return is
}

// near reports whether two estimates are equal up to rounding from a different order of summation.
func near(a, b games.Payoffs) bool {
	for i := range a {
		if math.Abs(float64(a[i]-b[i])) > 1e-4 {
			return false
		}
	}
	return true
}

// successorsOf returns the successors of p, each transformed by image, sorted by hash.
func successorsOf(p games.Position, image func(games.Position) games.Position) (all []successor) {
	weights := make([]float32, len(p.AppendMoves(nil)))
	if o, ok := p.(games.Prior); ok {
		weights = o.AppendPriors(nil, p.AppendMoves(nil))
	}
	for q := range successors(p) {
		all = append(all, successor{image(q).Hash(), weights[len(all)]})
	}
	slices.SortFunc(all, func(a, b successor) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.weight, b.weight)) })
	return all
}

// successors yields the position after each legal ply of p. The next step overwrites it.
func successors(p games.Position) func(yield func(games.Position) bool) {
	return func(yield func(games.Position) bool) {
		q := p.Clone()
		for _, m := range p.AppendMoves(nil) {
			q.CopyFrom(p)
			q.Play(m)
			if !yield(q) {
				return
			}
		}
	}
}

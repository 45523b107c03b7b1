package gametest

import (
	"slices"

	"quintet/games"
)

// checkImages: after a symmetry of the board a position is a position, with the same player to move and the same result, and its plies lead
// to the images of what they led to before.
func (x *examiner) checkImages(p games.Position) {
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
		x.want(image.ToMove() == p.ToMove() && image.Payoffs() == p.Payoffs(), "images", "the image under symmetry %d has another mover or result", k)
		read := x.parse(games.TextOf(image))
		x.want(read != nil && read.Hash() == image.Hash(), "images", "the image under symmetry %d is not read back: %s", k, games.TextOf(image))
		var want []uint64
		for q := range successors(p) {
			after, _ := s.Image(q, k)
			want = append(want, after.Hash())
		}
		var got []uint64
		for q := range successors(image) {
			got = append(got, q.Hash())
		}
		slices.Sort(got)
		slices.Sort(want)
		x.want(slices.Equal(got, want), "images", "the plies of the image under symmetry %d do not lead to the images of the successors", k)
	}
}

// successors yields the position after each ply that is legal in p. It is overwritten by the next.
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

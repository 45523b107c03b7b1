// Package chance turns what a search expects of a position into chances of winning that come true: of all positions in which it says 0.7
// for a seat, that seat wins seven of ten games between equals. The equals are the players of the games that the table was made from: the
// search of reviews with the part of ten times its playouts that the head of the table names, a tenth of a review for -play 100. Stronger players win more of
// the positions that are better for them, weaker ones less.
//
// The values of a search order plies well, but as chances they are too modest, by an amount that depends on the game, the board and the number
// of playouts; and in some games a search likes the side to move better than the games do. So the log odds are stretched, and the seat to move
// is given something or taken something from. Each game has a table of stretches, chances.txt beside its levels.txt, fitted to games of the
// program against itself: go run ./build calibrate writes it. Values are immutable; goroutines may share them.
package chance

import (
	"math"

	"quintet/games"
)

// Chances are the chances of all seats to win, a shared win counting in part. They add up to 1; those of absent seats are 0.
type Chances [games.MaxPlayers]float64

// Exact returns the chances where the payoffs of n players are certain: the parts of the first place.
func Exact(ps games.Payoffs, n int) (c Chances) {
	for i := range n {
		c[i] = games.PartOf(ps[i], n)
	}
	return c.complete(n)
}

// A Curve corrects what a search of some number of playouts expects. The zero Curve takes all seats for equal; Plain corrects nothing.
type Curve struct {
	// Stretch is the factor of the log odds between any two seats.
	Stretch float64
	// Bend is 0 where that factor is the same for small and for large odds. Above 0 large ones are stretched more than small ones, as in games
	// that are drawn unless someone is far ahead; below 0, but above -1, they are stretched less.
	Bend float64
	// First is added to the log odds of the first seat.
	First float64
	// Move is added to the log odds of the seat to move.
	Move float64
	// Noise is the standard deviation of the difference between the chances that two searches of one position, with different seeds, give the
	// seat to move.
	Noise float64
}

// Plain is the curve of games without a table.
var Plain = Curve{Stretch: 1}

// least is the smallest part of a win that is stretched: without playouts enough to tell, no seat has nothing.
const least = 1e-3

// Logs returns the logarithms of the parts of the win in ps, the payoffs that a search expects for n players. They add up to 0.
func Logs(ps games.Payoffs, n int) (all [games.MaxPlayers]float64) {
	mean := 0.0
	for i := range n {
		all[i] = math.Log(max(games.PartOf(ps[i], n), least))
		mean += all[i] / float64(n)
	}
	for i := range n {
		all[i] -= mean
	}
	return all
}

// Weight returns the logarithm of the weight that a seat with the given one of Logs has among all.
func (c Curve) Weight(log float64) float64 {
	if c.Bend == 0 || log == 0 {
		return c.Stretch * log
	}
	return c.Stretch * log * math.Pow(math.Abs(log), c.Bend)
}

// Of returns the chances of n players where a search of a position in which mover is to move expects the payoffs ps and has proven nothing.
func (c Curve) Of(ps games.Payoffs, mover games.Player, n int) Chances {
	return c.Parts(Logs(ps, n), mover, n).complete(n)
}

// Parts returns the chances of n players with the given Logs, not rounded.
func (c Curve) Parts(logs [games.MaxPlayers]float64, mover games.Player, n int) (all Chances) {
	sum := 0.0
	for i := range n {
		weight := c.Weight(logs[i])
		if i == 0 {
			weight += c.First
		}
		if i == int(mover) {
			weight += c.Move
		}
		all[i] = math.Exp(weight)
		sum += all[i]
	}
	for i := range n {
		all[i] /= sum
	}
	return all
}

// grain is the precision of chances: they are whole multiples of it, so that text holds them exactly.
const grain = 1e-4

// complete rounds c, and gives the last of n players what the others leave.
func (c Chances) complete(n int) Chances {
	rest := int(1 / grain)
	for i := range n - 1 {
		part := min(int(math.Round(c[i]/grain)), rest)
		c[i] = float64(part) * grain
		rest -= part
	}
	c[n-1] = float64(rest) * grain
	return c
}

// Exactly returns the chances that have these values, one a seat. ok is false where they are no whole multiples of the grain that add up to 1.
func Exactly(values []float64) (c Chances, ok bool) {
	if len(values) > len(c) {
		return c, false
	}
	copy(c[:], values)
	whole := c.complete(len(values))
	for i := range values {
		if !(math.Abs(whole[i]-c[i]) < grain/100) { // NaN is no chance
			return c, false
		}
	}
	return whole, true
}

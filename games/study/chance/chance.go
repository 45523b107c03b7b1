// Package chance converts what a search expects of a position into calibrated chances of winning: of all positions in which it says 0.7 for a seat,
// that seat wins seven of ten games between equal players. These players are the ones whose games the table was made from: the search of reviews with
// a tenth of the playouts that the head of the table names, for example a tenth of a review for -play 100. Stronger players win more of the positions
// that are better for them, weaker players fewer.
//
// The values of a search order plies well, but as chances they are too close to even, by an amount that depends on the game, the board and the number
// of playouts; and in some games a search rates the side to move too high. So the log odds are stretched, and the seat to move gets a bonus or a
// penalty. Each game has a table of stretches, chances.txt next to its levels.txt, fitted to games of the program against itself by go run ./build
// calibrate. Change the correction here (Curve); table.go reads and writes the tables. Values are immutable; goroutines may share them.
package chance

import (
	"math"

	"quintet/games"
)

// Chances are the chances of all seats to win; a shared win counts in part. They add up to 1; those of absent seats are 0.
type Chances [games.MaxPlayers]float64

// Exact returns the chances if the payoffs of n players are certain: each player's share of the first place.
func Exact(ps games.Payoffs, n int) (c Chances) {
	for i := range n {
		c[i] = games.FirstPlaceShare(ps[i], n)
	}
	return c.complete(n)
}

// A Curve corrects the expectation of a search with some number of playouts. The zero Curve makes all seats equal; Plain corrects nothing.
type Curve struct {
	// Stretch is the factor of the log odds between any two seats.
	Stretch float64
	// Bend is 0 if that factor is the same for small and large odds. Above 0 it stretches large odds more than small ones, as in games that are drawn
	// unless a player is far ahead; between -1 and 0 it stretches them less.
	Bend float64
	// First is added to the log odds of the first seat.
	First float64
	// Move is added to the log odds of the seat to move.
	Move float64
	// Noise is the standard deviation of the difference between the chances of the seat to move in two searches of one position with different seeds.
	Noise float64
}

// Plain is the curve of games without a table.
var Plain = Curve{Stretch: 1}

// minShare is the smallest share of a win that is stretched: with limited playouts no seat has exactly zero.
const minShare = 1e-3

// Logs returns the logarithms of each player's share of the win by ps, the payoffs that a search expects for n players. They add up to 0.
func Logs(ps games.Payoffs, n int) (all [games.MaxPlayers]float64) {
	mean := 0.0
	for i := range n {
		all[i] = math.Log(max(games.FirstPlaceShare(ps[i], n), minShare))
		mean += all[i] / float64(n)
	}
	for i := range n {
		all[i] -= mean
	}
	return all
}

// Weight returns the logarithm of the weight of a seat with the given log, one of Logs.
func (c Curve) Weight(log float64) float64 {
	if c.Bend == 0 || log == 0 {
		return c.Stretch * log
	}
	return c.Stretch * log * math.Pow(math.Abs(log), c.Bend)
}

// Chances returns the chances of n players when a search expects the payoffs ps, without proof, in a position where mover is to move.
func (c Curve) Chances(ps games.Payoffs, mover games.Player, n int) Chances {
	return c.Parts(Logs(ps, n), mover, n).complete(n)
}

// Parts returns the unrounded chances of n players with the given Logs.
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

// precision is the precision of chances: they are whole multiples of it, so that text represents them exactly.
const precision = 1e-4

// complete rounds c and gives the last of n players the remainder.
func (c Chances) complete(n int) Chances {
	rest := int(1 / precision)
	for i := range n - 1 {
		part := min(int(math.Round(c[i]/precision)), rest)
		c[i] = float64(part) * precision
		rest -= part
	}
	c[n-1] = float64(rest) * precision
	return c
}

// FromValues returns the chances with these values, one per seat. ok is false if they are not whole multiples of the grain that add up to 1.
func FromValues(values []float64) (c Chances, ok bool) {
	if len(values) > len(c) {
		return c, false
	}
	copy(c[:], values)
	whole := c.complete(len(values))
	for i := range values {
		if !(math.Abs(whole[i]-c[i]) < precision/100) { // NaN is not a chance
			return c, false
		}
	}
	return whole, true
}

// The random generator (Rand) of playouts, searches and drawn lots: wyrand. The same seed gives the same sequence on every platform. Change the
// generator here; every seeded result then changes.

package games

import "math/bits"

// Rand is a small fast random generator for playouts. The zero value is ready and always gives the same sequence.
// It is not safe for concurrent use. Source: wyrand (Wang Yi), with Lemire's multiply-shift for bounded numbers.
type Rand struct{ s uint64 }

// NewRand returns a generator seeded with seed.
func NewRand(seed uint64) *Rand { return &Rand{s: seed * 0x9E3779B97F4A7C15} }

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	r.s += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(r.s, r.s^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Intn returns a number in [0, n), n in [1, 2^31]. The bias is below n / 2^32.
func (r *Rand) Intn(n int) int { return int(r.Uint64() >> 32 * uint64(n) >> 32) }

// Float64 returns a number in [0, 1).
func (r *Rand) Float64() float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// Shuffle puts n elements in a random order, all orders equally likely except for the bias of Intn; swap exchanges two elements. Source: Durstenfeld,
// Algorithm 235.
func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.Intn(i+1))
	}
}

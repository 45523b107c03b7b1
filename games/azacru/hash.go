package azacru

import (
	"math/bits"

	"quintet/games"
)

// Hash mixes the fields and the counters in pairs of words, each with keys of its own. The numbers of the pieces do not count.
func (p *position) Hash() uint64 {
	h := uint64(p.mover) | uint64(uint8(p.trigger))<<8 | uint64(p.since)<<16
	h = mix(h^hashKeys[len(hashKeys)-1], hashKeys[len(hashKeys)-2])
	for row := range size {
		f := (*[size]field)(p.fields[row*size:])
		var a, b uint64
		for _, v := range f[:5] {
			a = a<<9 | uint64(v&textBits)
		}
		for _, v := range f[5:] {
			b = b<<9 | uint64(v&textBits)
		}
		h += mix(a^hashKeys[2*row], b^hashKeys[2*row+1])
	}
	return mix(h^hashKeys[0], hashKeys[len(hashKeys)-1])
}

// hashKeys are random words: two for each row and two for the counters.
var hashKeys = newHashKeys()

func newHashKeys() (keys [2*size + 2]uint64) {
	r := games.NewRand(81)
	for i := range keys {
		keys[i] = r.Uint64() | 1
	}
	return keys
}

// mix folds the product of two words into one.
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

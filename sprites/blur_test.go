package sprites

import "testing"

// The multiplication gives what the division gives, for every sum and every width.
func TestReciprocal(t *testing.T) {
	for w := 1; w < 500; w += 2 {
		part := reciprocal(w)
		for sum := range uint64(256 * w) {
			if got := sum * part >> 32; got != sum/uint64(w) {
				t.Fatalf("%d / %d = %d, want %d", sum, w, got, sum/uint64(w))
			}
		}
	}
}

package sprites

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// Multiplication gives the same result as division, for every sum and every width.
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

// A mean with copied rows equals the mean of each pixel by itself, also at the border, outside of which everything is 0.
func TestBlurOfEqualRows(t *testing.T) {
	rand := rand.New(rand.NewPCG(1, 2))
	for _, size := range [][3]int{{1, 1, 3}, {7, 1, 3}, {1, 9, 5}, {20, 30, 5}, {9, 9, 31}, {31, 40, 1}} {
		width, height, w := size[0], size[1], size[2]
		from := make([]uint8, width*height)
		for y := range height {
			row := from[y*width:][:width]
			if y > 0 && rand.IntN(3) > 0 {
				copy(row, from[(y-1)*width:])
				continue
			}
			for x := range row {
				row[x] = uint8(rand.IntN(256))
			}
		}
		at := func(x, y int) int {
			if x < 0 || y < 0 || x >= width || y >= height {
				return 0
			}
			return int(from[y*width+x])
		}
		across, down := make([]uint8, len(from)), make([]uint8, len(from))
		meanAcross(across, from, width, w)
		meanDown(down, from, width, w)
		for i := range from {
			x, y, sumAcross, sumDown := i%width, i/width, w/2, w/2
			for d := -w / 2; d <= w/2; d++ {
				sumAcross += at(x+d, y)
				sumDown += at(x, y+d)
			}
			if int(across[i]) != sumAcross/w || int(down[i]) != sumDown/w {
				t.Fatalf("%v: at %d, %d the means are %d and %d, want %d and %d", size, x, y, across[i], down[i], sumAcross/w, sumDown/w)
			}
		}
	}
}

// A row painted in runs of equal pixels is the same as one painted pixel by pixel.
func TestRowsOfEqualPixels(t *testing.T) {
	rand := rand.New(rand.NewPCG(3, 4))
	for _, c := range []Color{{}, rgba(10, 200, 30, 255), rgba(10, 200, 30, 90)} {
		row, pixels := make([]uint8, 500), make([]uint8, 4*500)
		for i := range row {
			row[i] = []uint8{0, 1, 128, 255}[rand.IntN(4)]
			if i > 0 && rand.IntN(3) > 0 {
				row[i] = row[i-1]
			}
			copy(pixels[4*i:], [][]uint8{{0, 0, 0, 0}, {1, 2, 3, 4}, {9, 8, 7, 255}}[i/40%3])
		}
		want := slices.Clone(pixels)
		for i, cover := range row {
			if cover > 0 {
				lay(want[4*i:], cover, c)
			}
		}
		if blendRow(pixels, row, c); !bytes.Equal(pixels, want) {
			t.Errorf("%v: the pixels differ", c)
		}
	}
}

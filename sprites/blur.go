// Blurs masks for shadows and glows (blur): a Gaussian blur approximated by three box blurs. Change the quality of the blur here; raster.go calls it.

package sprites

import (
	"bytes"
	"image"
	"math"
)

// blur softens m with a Gaussian of standard deviation sigma, in pixels, approximated by three running means.
func blur(m *image.Alpha, sigma float32) {
	// Three boxes of width w have the variance 3 * (w*w - 1) / 12.
	w := int(math.Round(math.Sqrt(float64(sigma*sigma)*4 + 1)))
	if w%2 == 0 {
		w++
	}
	before := make([]uint8, len(m.Pix))
	for range 3 {
		copy(before, m.Pix)
		meanAcross(m.Pix, before, m.Stride, w)
		copy(before, m.Pix)
		meanDown(m.Pix, before, m.Stride, w)
	}
}

// meanAcross sets each pixel of to to the mean of the w pixels around it in its row of from. Both have rows of width pixels. A row that equals the
// one above it, as nearly all of a rounded rectangle do, is copied.
func meanAcross(to, from []uint8, width, w int) {
	for at := 0; at < len(from); at += width {
		row, mean := from[at:at+width], to[at:at+width]
		if at > 0 && bytes.Equal(row, from[at-width:at]) {
			copy(mean, to[at-width:at])
			continue
		}
		h, part := w/2, reciprocal(w)
		sum := uint64(h) // rounds the mean to the nearest value
		for _, v := range row[:min(h, width)] {
			sum += uint64(v)
		}
		for i := range mean {
			if i+h < width {
				sum += uint64(row[i+h])
			}
			if i-h-1 >= 0 {
				sum -= uint64(row[i-h-1])
			}
			mean[i] = uint8(sum * part >> 32)
		}
	}
}

// meanDown sets each pixel of to to the mean of the w pixels around it in its column of from. Both have rows of width pixels. If the row that enters
// the mean equals the one that leaves it, the row above is copied.
func meanDown(to, from []uint8, width, w int) {
	h, part := w/2, reciprocal(w)
	none := make([]uint8, width)
	row := func(y int) []uint8 {
		if at := y * width; at >= 0 && at < len(from) {
			return from[at : at+width]
		}
		return none
	}
	sums := make([]uint64, width)
	for x := range sums {
		sums[x] = uint64(h) // rounds the mean to the nearest value
	}
	for y := -h; y*width < len(to); y++ {
		enters, leaves := row(y+h), row(y-h-1)
		same := bytes.Equal(enters, leaves)
		if !same {
			for x := range sums {
				sums[x] += uint64(enters[x]) - uint64(leaves[x])
			}
		}
		switch {
		case y < 0:
		case same && y > 0:
			copy(to[y*width:], to[(y-1)*width:y*width])
		default:
			for x, mean := 0, to[y*width:(y+1)*width]; x < width; x++ {
				mean[x] = uint8(sums[x] * part >> 32)
			}
		}
	}
}

// reciprocal returns the factor that, after a shift by 32, divides a sum of up to w bytes plus a half by w: a division takes several times as long.
// It is exact for every w that a picture can have.
func reciprocal(w int) uint64 { return 1<<32/uint64(w) + 1 }

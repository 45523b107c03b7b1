package sprites

import (
	"image"
	"math"
)

// blur softens m with a Gaussian of standard deviation sigma, in pixels, as three running means (the usual approximation). It reports
// whether it came to its end.
func blur(m *image.Alpha, sigma float32, rest func() bool) bool {
	// Three boxes of width w have the variance 3 * (w*w - 1) / 12.
	w := int(math.Round(math.Sqrt(float64(sigma*sigma)*4 + 1)))
	if w%2 == 0 {
		w++
	}
	width, height := m.Rect.Dx(), m.Rect.Dy()
	line := make([]uint8, max(width, height))
	for range 3 {
		for y := range height {
			mean(m.Pix[y*m.Stride:], 1, width, w, line)
			if (y+1)%max(1, partPixels/width) == 0 && !rest() {
				return false
			}
		}
		for x := range width {
			mean(m.Pix[x:], m.Stride, height, w, line)
			if (x+1)%max(1, partPixels/height) == 0 && !rest() {
				return false
			}
		}
	}
	return true
}

// mean replaces n pixels, stride apart, by the mean of the w around each. line is scratch of at least n.
func mean(pix []uint8, stride, n, w int, line []uint8) {
	for i := range n {
		line[i] = pix[i*stride]
	}
	h := w / 2
	part := reciprocal(w)
	sum := uint64(h) // so that the mean is rounded to the nearest
	for _, v := range line[:min(h, n)] {
		sum += uint64(v)
	}
	at := 0
	for i := range n {
		if i+h < n {
			sum += uint64(line[i+h])
		}
		if i-h-1 >= 0 {
			sum -= uint64(line[i-h-1])
		}
		pix[at] = uint8(sum * part >> 32)
		at += stride
	}
}

// reciprocal returns what a sum of up to w bytes and a half is multiplied with, and shifted by 32, to be divided by w: a division takes
// several times as long. That is exact for every w that a picture can have.
func reciprocal(w int) uint64 { return 1<<32/uint64(w) + 1 }

// Chooses the 255 colours of an animated GIF from its frames by median cut (newPalette). Change here how much each colour counts (tints, weight).
// film.go encodes the frames.

package film

import (
	"cmp"
	"image"
	"image/color"
	"iter"
	"slices"
)

// bins is the number of distinguished colours: five bits each of red, green and blue.
const bins = 1 << 15

// bin returns the bin of a pixel.
func bin(pix []uint8) int { return int(pix[0])>>3<<10 | int(pix[1])>>3<<5 | int(pix[2])>>3 }

// A tint is the pixels of one bin.
type tint struct {
	sum [3]int // of their colours
	n   int
	bin int
}

// part returns one of the three components of the mean colour.
func (t tint) part(i int) int { return t.sum[i] / t.n }

// newPalette chooses the colours for frames by median cut: it splits the box of colours with the largest error in two until there are enough boxes.
func newPalette(frames iter.Seq2[*image.RGBA, int]) *palette {
	boxes := [][]tint{tints(frames)}
	for len(boxes) < transparent {
		worst, axis, most := -1, 0, 0
		for i, b := range boxes {
			if a, range_ := widest(b); len(b) > 1 && range_*weight(b) > most {
				worst, axis, most = i, a, range_*weight(b)
			}
		}
		if worst < 0 {
			break
		}
		low, high := cut(boxes[worst], axis)
		boxes[worst] = low
		boxes = append(boxes, high)
	}
	p := &palette{}
	for i, b := range boxes {
		p.colours = append(p.colours, mean(b))
		for _, t := range b {
			p.nearest[t.bin] = uint8(i)
		}
	}
	for len(p.colours) < transparent {
		p.colours = append(p.colours, color.RGBA{A: 255})
	}
	p.colours = append(p.colours, color.RGBA{})
	return p
}

// tints returns the colours of frames. A frame counts as often as it differs from the one before, and the pixels per colour are capped, so that small
// things keep their colours.
func tints(frames iter.Seq2[*image.RGBA, int]) []tint {
	all := make([]tint, bins)
	var before []uint8
	for f := range frames {
		for i := 0; i < len(f.Pix); i += 4 {
			pix := f.Pix[i : i+3]
			if before != nil && string(pix) == string(before[i:i+3]) {
				continue
			}
			t := &all[bin(pix)]
			for c := range t.sum {
				t.sum[c] += int(pix[c])
			}
			t.n++
		}
		before = append(before[:0], f.Pix...)
	}
	for i := range all {
		all[i].bin = i
	}
	return slices.DeleteFunc(all, func(t tint) bool { return t.n == 0 })
}

// weight returns the number of pixels in a box, capped so that a few colours do not dominate.
func weight(box []tint) int {
	const enough = 2000
	n := 0
	for _, t := range box {
		n += min(t.n, enough)
	}
	return n
}

// widest returns the component in which the colours of a box differ most, and by how much.
func widest(box []tint) (axis, width int) {
	for i := range 3 {
		by := func(a, b tint) int { return cmp.Compare(a.part(i), b.part(i)) }
		if w := slices.MaxFunc(box, by).part(i) - slices.MinFunc(box, by).part(i); w > width {
			axis, width = i, w
		}
	}
	return axis, width
}

// cut splits a box of at least two colours into two of about the same weight.
func cut(box []tint, axis int) (low, high []tint) {
	slices.SortFunc(box, func(a, b tint) int { return cmp.Or(cmp.Compare(a.part(axis), b.part(axis)), cmp.Compare(a.bin, b.bin)) })
	half, at := weight(box)/2, 1
	for at < len(box)-1 && weight(box[:at]) < half {
		at++
	}
	return box[:at:at], box[at:]
}

// mean returns the mean colour of a box.
func mean(box []tint) color.Color {
	var sum [3]int
	n := 0
	for _, t := range box {
		for i := range sum {
			sum[i] += t.sum[i]
		}
		n += t.n
	}
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

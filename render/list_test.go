package render_test

import (
	"bytes"
	"image"
	"testing"

	"pgregory.net/rapid"

	"quintet/render"
	"quintet/render/soft"
	"quintet/sprites"
)

// listed is the size of the canvases below.
var listed = image.Pt(40, 30)

// A strokes is a series of drawing operations, with the same result on equal canvases.
type strokes []func(c render.Canvas)

// listOf records ss.
func listOf(ss strokes) *render.List {
	l := new(render.List)
	l.Reset(listed.X, listed.Y)
	ss.on(l)
	return l
}

// on draws ss on c.
func (ss strokes) on(c render.Canvas) {
	for _, s := range ss {
		s(c)
	}
}

// ground fills everything.
func ground(c render.Canvas) { c.Fill(image.Rectangle{Max: listed}, sprites.RGB(0x203040)) }

// blot returns a picture of w by h pixels, half transparent.
func blot(w, h int) *sprites.Picture {
	p := &sprites.Picture{Image: image.NewRGBA(image.Rect(-1, -2, w-1, h-2))}
	for i := range p.Image.Pix {
		p.Image.Pix[i] = uint8(40 + i%80)
		if i%4 == 3 {
			p.Image.Pix[i] = 128
		}
	}
	return p
}

var blots = []*sprites.Picture{blot(3, 4), blot(9, 2), blot(20, 20)}

// drawStroke draws a random operation, possibly outside the canvas and clipped up to twice.
func drawStroke(t *rapid.T) func(render.Canvas) {
	rect := func(name string) image.Rectangle {
		x, y := rapid.IntRange(-10, 45).Draw(t, name+" x"), rapid.IntRange(-10, 35).Draw(t, name+" y")
		return image.Rect(x, y, x+rapid.IntRange(0, 25).Draw(t, name+" w"), y+rapid.IntRange(0, 25).Draw(t, name+" h"))
	}
	r, clips := rect("at"), rapid.IntRange(0, 2).Draw(t, "clips")
	var clip []image.Rectangle
	for range clips {
		clip = append(clip, rect("clip"))
	}
	col := sprites.Color{R: rapid.Byte().Draw(t, "red"), A: rapid.Byte().Draw(t, "alpha")}
	picture, opacity := rapid.IntRange(-1, len(blots)-1).Draw(t, "picture"), rapid.SampledFrom([]float32{1, 0.5}).Draw(t, "opacity")
	return func(c render.Canvas) {
		for _, r := range clip {
			c = c.Clip(r)
		}
		if picture < 0 {
			c.Fill(r, col)
			return
		}
		c.Lay(blots[picture], r.Min, opacity)
	}
}

// A list reproduces what was drawn on it, and drawing only the changes over the previous frame gives the same result.
func TestListDrawsChanges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		stroke := rapid.Custom(drawStroke)
		before := append(strokes{ground}, rapid.SliceOfN(stroke, 0, 8).Draw(t, "before")...)
		after := append(strokes{}, before...)
		for range rapid.IntRange(0, 3).Draw(t, "changes") {
			at := rapid.IntRange(1, len(after)).Draw(t, "where")
			rest := after[at:]
			if len(rest) > 0 && rapid.Bool().Draw(t, "leave one out") {
				rest = rest[1:]
			}
			after = append(append(strokes{}, after[:at]...), rest...)
			if rapid.Bool().Draw(t, "put one in") {
				after = append(after[:at], append(strokes{stroke.Draw(t, "new")}, after[at:]...)...)
			}
		}
		a, b := listOf(before), listOf(after)
		kept, want := soft.New(listed.X, listed.Y), soft.New(listed.X, listed.Y)
		a.Draw(kept, a.Bounds())
		before.on(want)
		if !bytes.Equal(kept.Image.Pix, want.Image.Pix) {
			t.Fatal("a list does not draw a picture that was laid on it")
		}
		b.Draw(kept, b.Changed(a))
		after.on(want)
		if !bytes.Equal(kept.Image.Pix, want.Image.Pix) {
			t.Fatalf("what is drawn within %v leaves a difference outside", b.Changed(a))
		}
	})
}

func TestListChangesAreMinimal(t *testing.T) {
	lay := func(i, x, y int) func(render.Canvas) {
		return func(c render.Canvas) { c.Lay(blots[i], image.Pt(x, y), 1) }
	}
	at := func(i, x, y int) image.Rectangle { return blots[i].Image.Rect.Add(image.Pt(x, y)) }
	before := strokes{ground, lay(2, 10, 8), lay(0, 5, 5), lay(0, 12, 5), lay(1, 25, 20)}
	for _, c := range []struct {
		describe string
		after    strokes
		want     image.Rectangle
	}{
		{"the same", before, image.Rectangle{}},
		{"another picture in the place of one", strokes{ground, lay(2, 10, 8), lay(1, 5, 5), lay(0, 12, 5), lay(1, 25, 20)}, at(0, 5, 5).Union(at(1, 5, 5))},
		{"one is gone", strokes{ground, lay(2, 10, 8), lay(0, 12, 5), lay(1, 25, 20)}, at(0, 5, 5)},
		{"one more at the end", append(append(strokes{}, before...), lay(0, 30, 2)), at(0, 30, 2)},
		{"one beyond the canvas", append(append(strokes{}, before...), lay(0, 300, 2)), image.Rectangle{}},
		{"two moved, what lies between them not", strokes{ground, lay(2, 11, 8), lay(0, 5, 5), lay(0, 12, 5), lay(1, 26, 20)},
			at(2, 10, 8).Union(at(2, 11, 8)).Union(at(1, 25, 20)).Union(at(1, 26, 20))},
		{"one put in and another left out, what lies between them not", strokes{ground, lay(0, 3, 20), lay(2, 10, 8), lay(0, 5, 5), lay(0, 12, 5)},
			at(0, 3, 20).Union(at(1, 25, 20))},
		{"two put in, far from what is drawn between them", strokes{ground, lay(0, 3, 20), lay(2, 10, 8), lay(0, 5, 5), lay(0, 4, 24), lay(0, 12, 5), lay(1, 25, 20)},
			at(0, 3, 20).Union(at(0, 4, 24))},
	} {
		want := c.want.Intersect(image.Rectangle{Max: listed})
		if got := listOf(c.after).Changed(listOf(before)); got != want {
			t.Errorf("%s: %v has changed, want %v", c.describe, got, want)
		}
	}
	small := new(render.List)
	small.Reset(listed.X-1, listed.Y)
	if l := listOf(before); l.Changed(small) != l.Bounds() {
		t.Error("not everything is drawn in a window of another size")
	}
}

package render

import (
	"bytes"
	"image"
	"testing"

	"quintet/sprites"
)

// steps returns a PictureFunc of a picture w pixels wide that rests n times.
func steps(w, n int, made *int) PictureFunc {
	return func(rest func() bool) *sprites.Picture {
		for range n {
			if !rest() {
				return nil
			}
		}
		*made++
		return &sprites.Picture{Image: image.NewRGBA(image.Rect(0, 0, w, 1))}
	}
}

// picture returns the picture called key, as a Brush does.
func picture(s *PictureCache, key any, make PictureFunc) *sprites.Picture {
	p, ok := s.Kept(key)
	if !ok {
		p = s.Make(key, make)
	}
	return p
}

// A frame without time makes one part of one picture, and after enough frames all are there, each made once.
func TestPicturesAreMadeOverSeveralFrames(t *testing.T) {
	s, made, frames := NewPictureCache(), 0, 0
	for whole := false; !whole; frames++ {
		if frames > 20 {
			t.Fatal("the pictures are never there")
		}
		s.NextFrame()
		s.Limit(func() bool { return true })
		for i := range 3 {
			p := picture(s, i, steps(i+1, 2, &made))
			if got := p.Image.Rect.Dx(); got != 0 && got != i+1 {
				t.Fatalf("picture %d is %d wide", i, got)
			}
		}
		whole = s.Whole()
		s.Limit(nil)
	}
	if made != 3 || frames != 9 {
		t.Errorf("%d pictures are made in %d frames, want 3 with 3 parts each in 9", made, frames)
	}
}

// With time for it a frame makes all pictures.
func TestAFrameWithTimeIsWhole(t *testing.T) {
	for name, late := range map[string]func() bool{"no limit": nil, "early": func() bool { return false }} {
		s, made := NewPictureCache(), 0
		s.Limit(late)
		for i := range 3 {
			picture(s, i, steps(i+1, 2, &made))
		}
		if made != 3 || !s.Whole() {
			t.Errorf("%s: %d pictures are made, whole %v", name, made, s.Whole())
		}
	}
}

// A picture that has been begun and is asked for no more does not keep others from being made.
func TestABegunPictureIsDropped(t *testing.T) {
	s, made := NewPictureCache(), 0
	late := func() bool { return true }
	s.Limit(late)
	picture(s, "old", steps(1, 5, &made))
	for range 3 {
		s.Limit(late)
		picture(s, "new", steps(1, 2, &made))
	}
	if made != 1 || !s.Whole() {
		t.Errorf("%d pictures are made, whole %v; want the new one", made, s.Whole())
	}
}

// A drawing that is painted in parts is the same, and one that is given up leaves nothing.
func TestPartsMakeTheSamePicture(t *testing.T) {
	outline := sprites.RoundRect(10, 10, 500, 400, 30)
	d := sprites.Drawing{}.Shadow(outline, 7, sprites.RGB(0)).Fill(outline, sprites.Down(0, 400, sprites.RGB(0x3366aa), sprites.RGB(0xeeddcc)))
	d = d.Line(outline, 4, sprites.Solid(sprites.RGB(0x102030)))
	whole, parts := sprites.Rasterise(d, 1), 0
	p := sprites.RasteriseInParts(d, 1, func() bool { parts++; return true })
	if !bytes.Equal(p.Image.Pix, whole.Image.Pix) || p.Image.Rect != whole.Image.Rect || parts < 20 {
		t.Errorf("%d parts make %v, want %v and the same pixels", parts, p.Image.Rect, whole.Image.Rect)
	}
	for stop := range parts {
		n := 0
		if p := sprites.RasteriseInParts(d, 1, func() bool { n++; return n <= stop }); p != nil || n != stop+1 {
			t.Errorf("given up at the %dth rest of %d it goes on to the %dth", stop+1, parts, n)
		}
	}
}

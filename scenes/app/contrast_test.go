package app_test

import (
	"fmt"
	"image"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"quintet/fonts"
	"quintet/render"
	"quintet/render/soft"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/sprites"
)

// A reader is a canvas in memory that measures the contrast of every text with its background.
type reader struct {
	*soft.Canvas
	clip image.Rectangle
	made map[any]*sprites.Picture // pictures drawn before
	read func(text string, size float64, weight fonts.Weight, ink sprites.Color, contrast float64)
}

// Clip returns a part of r.
func (r reader) Clip(part image.Rectangle) render.Canvas {
	r.Canvas, r.clip = r.Canvas.Clip(part).(*soft.Canvas), r.clip.Intersect(part)
	return r
}

// Outline draws d, and measures it if it is text.
func (r reader) Outline(key any, d sprites.Drawing, at image.Point, opacity float32) {
	p, ok := r.made[key]
	if !ok {
		p = sprites.Rasterise(d, 1)
		r.made[key] = p
	}
	if k := reflect.ValueOf(key); k.Type().Name() == "textKey" {
		c := k.FieldByName("color")
		part := func(i int) uint8 { return uint8(c.Field(i).Uint()) }
		ink := sprites.Color{R: part(0), G: part(1), B: part(2), A: part(3)}
		if contrast, seen := r.contrast(p, at, ink); seen {
			r.read(k.FieldByName("text").String(), k.FieldByName("px").Float(), fonts.Weight(k.FieldByName("face").Uint()), ink, contrast)
		}
	}
	r.Lay(p, at, opacity)
}

// contrast returns the least contrast of ink with the background of the letters of p, ignoring the worst twentieth of their pixels. seen is false if
// no pixel is on the canvas.
func (r reader) contrast(p *sprites.Picture, at image.Point, ink sprites.Color) (least float64, seen bool) {
	var all []float64
	share := float64(ink.A) / 255
	for y := p.Image.Rect.Min.Y; y < p.Image.Rect.Max.Y; y++ {
		for x := p.Image.Rect.Min.X; x < p.Image.Rect.Max.X; x++ {
			to := image.Pt(x, y).Add(at)
			if 2*int(p.Image.RGBAAt(x, y).A) < int(ink.A) || !to.In(r.clip) {
				continue
			}
			g := r.Image.RGBAAt(to.X, to.Y)
			over := func(ink, ground uint8) uint8 { return uint8(float64(ink)*share + float64(ground)*(1-share)) }
			a := luminance(over(ink.R, g.R), over(ink.G, g.G), over(ink.B, g.B)) + 0.05
			b := luminance(g.R, g.G, g.B) + 0.05
			all = append(all, max(a, b)/min(a, b))
		}
	}
	if len(all) == 0 {
		return 0, false
	}
	slices.Sort(all)
	return all[len(all)/20], true
}

// luminance returns the relative luminance of a colour (WCAG 2.1).
func luminance(r, g, b uint8) float64 {
	lin := func(v uint8) float64 {
		if c := float64(v) / 255; c > 0.04045 {
			return math.Pow((c+0.055)/1.055, 2.4)
		}
		return float64(v) / 255 / 12.92
	}
	return 0.2126*lin(r) + 0.7152*lin(g) + 0.0722*lin(b)
}

// TestEveryTextHasContrast draws the screens used for pictures in both themes: every second script in small windows and the others in usual ones, and
// all once more in another board style. It measures every text on its background, including text on boards.
func TestEveryTextHasContrast(t *testing.T) {
	if testing.Short() {
		t.Skip("draws hundreds of screens")
	}
	t.Parallel()
	made := map[any]*sprites.Picture{}
	for i, s := range scripts(t, "../../build/shots/*.demo", 10) {
		small, usual := image.Pt(640, 480), image.Pt(1280, 800)
		if i%2 == 1 {
			small, usual = usual, small
		}
		const dark = "key f2\n"
		type look struct {
			name, chosen string // chosen is the script that selects the theme or style
			size         image.Point
		}
		others := []look{
			{"light calm", "press Settings\npress Boards Calm\nkey esc\n", usual}, {"dark contrast", dark + "press Settings\npress Boards Contrast\nkey esc\n", usual},
			{"dark calm", dark + "press Settings\npress Boards Calm\nkey esc\n", usual}, {"light contrast", "press Settings\npress Boards Contrast\nkey esc\n", usual},
		}
		for _, look := range []look{{"light", "", usual}, {"dark", dark, small}, others[i%len(others)]} {
			p := demotest.NewWithClock(app.Deps{}, &demo.Clock{})
			p.BeforeShot = func(name string) {
				if strings.HasPrefix(name, "swapped-") || name == "over" {
					return // pieces fly past the names, or one is dragged over another
				}
				c := soft.New(look.size.X, look.size.Y)
				p.App.Draw(reader{c, c.Image.Rect, made, func(text string, size float64, weight fonts.Weight, ink sprites.Color, contrast float64) {
					least := 4.5 // WCAG 2.1, 1.4.3
					switch {
					case ink.A < 200: // disabled controls
						least = 3
					case len(text) == 1 && text[0] <= '9': // on a piece, whose faces have several shades, possibly translucent
						least = 2
					case size >= 24 || size >= 18.6 && weight == fonts.Bold:
						least = 3
					}
					if contrast < least {
						t.Errorf("%s %d x %d %s %s: %q, %v px, %v, has a contrast of %.2f, want %v", look.name, look.size.X, look.size.Y, s.name, name, text, size, ink, contrast, least)
					}
				}})
			}
			play(t, p, fmt.Sprintf("size %d %d\n%s%s", look.size.X, look.size.Y, look.chosen, s.text))
		}
	}
}

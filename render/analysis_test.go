package render_test

import (
	"image/color"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// A letter and the shade of a cell are visible on every board in both themes. Letters of one cell are side by side on it, and a ply of a line shows
// its number. A miniature has no letters.
func TestLettersAreVisible(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at, to = board.Target(30), board.Target(31)
	v := empty()
	for _, g := range []*board.Geometry{wood, felt, tiles} {
		for _, dark := range []bool{false, true} {
			plain, l := p.paint(g, v, render.NoOverlay(), dark, false)
			with := func(change func(o *render.Overlay), mini bool) (on, beside int) {
				o := render.NoOverlay()
				change(o)
				before := plain
				if mini {
					before, l = p.paint(g, v, render.NoOverlay(), dark, true)
				}
				after, _ := p.paint(g, v, o, dark, mini)
				return changed(l, at, before, after), changed(l, to, before, after)
			}
			one := func(o *render.Overlay) { o.Letters = []render.Letter{{At: []board.Target{at}}} }
			two := func(o *render.Overlay) {
				o.Letters = []render.Letter{{At: []board.Target{at}}, {Rank: 1, At: []board.Target{at}}}
			}
			step := func(o *render.Overlay) { o.Letters = []render.Letter{{Step: 12, At: []board.Target{at}}} }
			move := func(o *render.Overlay) { o.Letters = []render.Letter{{At: []board.Target{at, to}, Heading: 2}} }
			shade := func(o *render.Overlay) { o.Heat = []render.Heat{{At: at, Share: 1}} }
			single, beside := with(one, false)
			if single < 100 || beside > 0 {
				t.Errorf("%v, dark %v: a letter changes %d pixels, %d of the next cell", g.Surface, dark, single, beside)
			}
			if both, beside := with(two, false); both < 100 || beside > both/20 { // a shadow
				t.Errorf("%v, dark %v: two letters change %d pixels, %d of the next cell", g.Surface, dark, both, beside)
			}
			if number, beside := with(step, false); number < 100 || beside > number/6 { // the shadow of a letter in the corner of a cell
				t.Errorf("%v, dark %v: a number changes %d pixels, %d of the next cell", g.Surface, dark, number, beside)
			}
			if on, beside := with(move, false); on == 0 || beside == 0 {
				t.Errorf("%v, dark %v: a ply of two cells changes %d and %d pixels", g.Surface, dark, on, beside)
			}
			if on, beside := with(shade, false); on < 500 || beside > on/4 {
				t.Errorf("%v, dark %v: the shade changes %d pixels, %d of the next cell", g.Surface, dark, on, beside)
			}
			if on, _ := with(one, true); on > 0 {
				t.Errorf("%v, dark %v: a miniature has a letter", g.Surface, dark)
			}
		}
	}
}

// Better letters are larger.
func TestBetterLettersAreLarger(t *testing.T) {
	p := painter{render.NewPictureCache()}
	const at = board.Target(40)
	v := empty()
	plain, l := p.paint(felt, v, render.NoOverlay(), false, false)
	last := 1 << 30
	for rank := range 3 {
		o := render.NoOverlay()
		o.Letters = []render.Letter{{Rank: rank, At: []board.Target{at}}}
		after, _ := p.paint(felt, v, o, false, false)
		if n := changed(l, at, plain, after); n >= last || n == 0 {
			t.Errorf("letter %d covers %d pixels, the one before %d", rank, n, last)
		} else {
			last = n
		}
	}
}

// Equally good cells of a chequered board have the same shade, and better ones another.
func TestEqualHeatLooksEqual(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for _, g := range []*board.Geometry{checker, tiles} {
		for _, dark := range []bool{false, true} {
			light := board.Target(slices.IndexFunc(g.Cells, func(c board.Cell) bool { return c.Style == board.Light }))
			other := board.Target(slices.IndexFunc(g.Cells, func(c board.Cell) bool { return c.Style == board.Dark }))
			o := render.NoOverlay()
			o.Heat = []render.Heat{{At: light, Share: 0.5}, {At: other, Share: 0.5}, {At: 20, Share: 1}}
			picture, l := p.paint(g, empty(), o, dark, false)
			tone := func(t board.Target) color.RGBA { return picture.RGBAAt(int(l.Centre(t).X), int(l.Centre(t).Y)) }
			if tone(light) != tone(other) || tone(light) == tone(20) {
				t.Errorf("%v, dark %v: equal cells are %v and %v, a better one %v", g.Surface, dark, tone(light), tone(other), tone(20))
			}
		}
	}
}

package boardui

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/ui"
)

// picture returns the board as drawn in a window of width and height side, after a pass without input.
func (b *bench) picture(side int, dark bool) *image.RGBA {
	b.t.Helper()
	c := soft.New(side, side)
	brush := &render.Brush{Canvas: c, Pictures: b.stock, Theme: render.ThemeOf(dark), Scale: 1}
	u := ui.New(brush, input.Frame{W: side, H: side, X: b.at.X, Y: b.at.Y, Scale: 1}, b.book, &b.state, true)
	u.Focusing()
	b.Place(u, render.Rect{W: float32(side), H: float32(side)})
	b.Update(u)
	b.Display.Paint(u, Surroundings{})
	u.Done()
	return c.Image
}

// randomLines returns up to count lines of up to plies random plies from the current position, each with another first ply.
func (b *bench) randomLines(count, plies int) (lines [][]games.Move) {
	first := b.match.Position().AppendMoves(nil)
	for range min(count, len(first)) {
		i := b.rand.Intn(len(first))
		line := []games.Move{first[i]}
		first = slices.Delete(first, i, i+1)
		p := b.match.Position().Clone()
		p.Play(line[0])
		for len(line) < plies && !p.Over() {
			moves := p.AppendMoves(nil)
			line = append(line, moves[b.rand.Intn(len(moves))])
			p.Play(line[len(line)-1])
		}
		lines = append(lines, line)
	}
	return lines
}

// The picture of a line depends only on the plies that are shown: a line that ends with them has the same picture. Each step changes the picture, and
// going back restores it.
func TestNoPixelOfLaterStep(t *testing.T) {
	plies, positions := 5, 3
	if testing.Short() {
		plies, positions = 3, 1
	}
	const side = 260
	for _, table := range catalogtest.Tables(5) {
		b := newBench(t, table.String(), "")
		for range positions {
			if b.match.Position().Over() {
				break
			}
			lines := b.randomLines(3, plies)
			b.Display.Lines.Show(Analysis{Lines: lines})
			b.Display.Lines.PointAt(0)
			b.frame(input.Frame{})
			var seen [][]byte
			for step := range lines[0] {
				whole := b.picture(side, false)
				if i, n, ok := b.Display.Lines.Playing(); !ok || i != 0 || n != step+1 {
					t.Fatalf("%v: line %d, %d plies, %v; want %d plies", table, i, n, ok, step+1)
				}
				cut := slices.Clone(lines)
				cut[0] = lines[0][:step+1]
				b.Display.Lines.Show(Analysis{Lines: cut})
				b.frame(input.Frame{})
				b.Display.Lines.Step(step)
				if !bytes.Equal(whole.Pix, b.picture(side, false).Pix) {
					t.Errorf("%v: step %d of %v shows what comes later", table, step+1, lines[0])
				}
				if slices.ContainsFunc(seen, func(pix []byte) bool { return bytes.Equal(pix, whole.Pix) }) {
					t.Errorf("%v: step %d of %v shows nothing new", table, step+1, lines[0])
				}
				seen = append(seen, whole.Pix)
				b.Display.Lines.Show(Analysis{Lines: lines})
				b.frame(input.Frame{})
				b.Display.Lines.Step(step + 1)
			}
			b.Display.Lines.Step(-len(lines[0]))
			if !bytes.Equal(b.picture(side, false).Pix, seen[0]) {
				t.Errorf("%v: back at the first step it is not as before", table)
			}
			b.Display.Lines.PointAt(-1)
			for range 7 {
				if moves := b.match.Position().AppendMoves(nil); len(moves) > 0 {
					b.play(moves[0])
				}
			}
			for moves(b.Due()) {
				b.frame(input.Frame{})
			}
		}
	}
}

// A line plays while the pointer is on its letter: by itself, until the wheel steps through it, and not at all if the players want no motion. Another
// position has no letters.
func TestLetterPlaysLine(t *testing.T) {
	for _, table := range catalogtest.Tables(5) {
		b := newBench(t, table.String(), "")
		b.frame(input.Frame{})
		lines := b.randomLines(3, 4)
		b.Display.Lines.Show(Analysis{Lines: lines})
		letter := b.Display.Lines.letters[0]
		at := letter.At[len(letter.At)-1]
		want := func(name string, plies int) {
			t.Helper()
			if i, n, ok := b.Display.Lines.Playing(); ok != (plies > 0) || ok && (i != 0 || n != plies) {
				t.Fatalf("%v, %s: line %d, %d plies, %v; want %d", table, name, i, n, ok, plies)
			}
		}
		want("not pointed at", 0)
		b.pointAt(at)
		b.frame(input.Frame{})
		want("pointed at", 1)
		for range lineTicks {
			b.frame(input.Frame{})
		}
		want("after a while", 2)
		b.frame(input.Frame{Wheel: -1})
		b.frame(input.Frame{Wheel: -1})
		want("the wheel twice", 4)
		b.frame(input.Frame{Wheel: -1})
		want("beyond the end", 4)
		b.frame(input.Frame{Wheel: 1})
		for range 2 * lineTicks {
			b.frame(input.Frame{})
		}
		want("the wheel back", 3)
		b.at = render.Point{X: -1, Y: -1}
		b.frame(input.Frame{})
		want("elsewhere", 0)
		b.config.Settings.ReducedMotion = true
		b.pointAt(at)
		for range 2 * lineTicks {
			b.frame(input.Frame{})
		}
		want("with nothing that moves", 1)
		b.config.Settings.ReducedMotion = false
		b.click(at)
		if b.match.Len() != 1 || b.match.Move(0) != lines[0][0] {
			t.Errorf("%v: a click on the letter of %v plays something else", table, lines[0][0])
		}
		if b.frame(input.Frame{}); len(b.Display.Lines.letters) > 0 {
			t.Errorf("%v: letters of another position are left", table)
		}
	}
}

// While the pointer is on the letter of a line on the board, the letters of other lines stay. While it is on the line in a list they are hidden, and
// the first ply of the line has the number 1.
func TestListedLineIsShownAlone(t *testing.T) {
	for _, table := range catalogtest.Tables(5) {
		b := newBench(t, table.String(), "")
		b.frame(input.Frame{})
		b.Display.Lines.Show(Analysis{Lines: b.randomLines(3, 4)})
		b.Display.Lines.PointAt(0)
		b.frame(input.Frame{})
		seen := b.Display.Lines.visibleLetters()
		if len(seen) != 1 || seen[0].Step != 1 {
			t.Errorf("%v: %v beside the line of a list, want its number 1 alone", table, seen)
		}
		b.Display.Lines.PointAt(-1)
		letter := b.Display.Lines.letters[0]
		b.pointAt(letter.At[len(letter.At)-1])
		b.frame(input.Frame{})
		if slices.ContainsFunc(b.Display.Lines.visibleLetters(), func(x render.Letter) bool { return x.Step > 0 }) {
			t.Errorf("%v: numbers where the first ply is pointed at on the board", table)
		}
	}
}

// A click on the letter of a turn's second ply plays the turn up to there: of the playing line, else of the best line with a letter there.
func TestLetterPlaysTurnUpToIt(t *testing.T) {
	for _, table := range []string{"squ size=8", "distrify size=9"} {
		start := newBench(t, table, "")
		start.play(start.match.Position().AppendMoves(nil)[0])
		best, other := start.turn("e5", "e6"), start.turn("e7", "e6")
		for _, c := range []struct {
			name   string
			listed int
			at     string
			want   []games.Move
		}{
			{"the first letter", -1, "e5", best[:1]},
			{"the second letter", -1, "e6", best},
			{"the second letter of the line that is played out", 1, "e6", other},
			{"the letter of another line", 1, "e5", best[:1]},
		} {
			b := newBench(t, table, "")
			b.play(b.match.Position().AppendMoves(nil)[0])
			b.frame(input.Frame{})
			b.Display.Lines.Show(Analysis{Lines: [][]games.Move{best, other}})
			b.Display.Lines.PointAt(c.listed)
			b.frame(input.Frame{})
			b.click(b.cell(c.at))
			var got []games.Move
			for i := 1; i < b.match.Len(); i++ {
				got = append(got, b.match.Move(i))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%s, %s: %v are played, want %v", table, c.name, got, c.want)
			}
		}
	}
}

// turn returns the plies that click cells, from the current position.
func (b *bench) turn(cells ...string) (plies []games.Move) {
	p := b.match.Position().Clone()
	for _, cell := range cells {
		for _, m := range p.AppendMoves(nil) {
			if steps := b.match.Game().AppendSteps(nil, p, m); len(steps) == 1 && steps[0] == b.cell(cell) {
				plies = append(plies, m)
				p.Play(m)
				break
			}
		}
	}
	return plies
}

// The heat map shades each cell by the best ply there. A playing line hides it.
func TestHeatIsThatOfBestPly(t *testing.T) {
	for _, table := range catalogtest.Tables(5) {
		b := newBench(t, table.String(), "")
		heat, want := map[games.Move]float64{}, map[board.Target]float32{}
		for i, m := range b.match.Position().AppendMoves(nil) {
			heat[m] = float64(1+i%10) / 10
			for _, c := range b.Display.Lines.landingCells(b.match.Position(), m) {
				want[c] = max(want[c], float32(heat[m]))
			}
		}
		plain := b.picture(260, false)
		b.Display.Lines.Show(Analysis{Lines: b.randomLines(1, 2), Heat: heat})
		shaded := b.Display.Lines.visibleHeat()
		if len(shaded) != len(want) || len(want) == 0 {
			t.Fatalf("%v: %d cells are shaded, want %d", table, len(shaded), len(want))
		}
		for _, h := range shaded {
			if h.Share != want[h.At] {
				t.Errorf("%v: cell %d is shaded by %v, want %v", table, h.At, h.Share, want[h.At])
			}
		}
		if bytes.Equal(plain.Pix, b.picture(260, false).Pix) {
			t.Errorf("%v: the heat map is not seen", table)
		}
		b.Display.Lines.PointAt(0)
		if b.frame(input.Frame{}); b.Display.Lines.visibleHeat() != nil {
			t.Errorf("%v: the heat map is seen below a line", table)
		}
	}
}

// A playing line hides the sizes of groups, because its plies have numbers too.
func TestLineHidesGroupSizes(t *testing.T) {
	outlined := false
	for _, table := range catalogtest.Tables(5) {
		b := newBench(t, table.String(), "")
		for range 8 {
			b.play(b.randomLines(1, 1)[0][0])
		}
		b.Display.Lines.Show(Analysis{Lines: b.randomLines(1, 3)})
		b.frame(input.Frame{})
		outlined = outlined || len(b.Display.Shown().View.Outlines) > 0
		b.Display.Lines.PointAt(0)
		if b.frame(input.Frame{}); len(b.Display.Shown().View.Outlines) > 0 {
			t.Errorf("%v: the sizes of groups are seen below a line", table)
		}
	}
	if !outlined {
		t.Error("no table shows the size of a group")
	}
}

// If all plies are almost as good as the best their shades are spread, in the same order; if they differ they stay.
func TestHeatIsSpread(t *testing.T) {
	for _, x := range []struct{ shares, want []float32 }{
		{[]float32{0.9, 0.95, 1}, []float32{0.3, 0.65, 1}},
		{[]float32{0.1, 0.95, 1}, []float32{0.1, 0.95, 1}},
		{[]float32{0.995, 1}, []float32{0.995, 1}},
		{nil, nil},
	} {
		var hs []render.Heat
		for _, s := range x.shares {
			hs = append(hs, render.Heat{Share: s})
		}
		spreadHeat(hs)
		for i, h := range hs {
			if d := h.Share - x.want[i]; d < -0.001 || d > 0.001 {
				t.Errorf("%v is spread to %v, want %v", x.shares, hs, x.want)
				break
			}
		}
	}
}

package sprites

import (
	"math"
	"testing"
)

// TestStrokeCoversEdgesOnce compares lines with areas drawn without a pen: no pixel on an edge may be covered twice.
func TestStrokeCoversEdgesOnce(t *testing.T) {
	for _, c := range []struct {
		name         string
		stroke, area *Path
	}{
		{"ring", Circle(0, 0, 0.4).Stroke(0.1, 0.0005), Circle(0, 0, 0.45).Append(reversed(Circle(0, 0, 0.35)))},
		{"rounded square", RoundRect(-0.4, -0.4, 0.4, 0.4, 0.1).Stroke(0.06, 0.0005),
			RoundRect(-0.43, -0.43, 0.43, 0.43, 0.13).Append(reversed(RoundRect(-0.37, -0.37, 0.37, 0.37, 0.07)))},
		{"straight line in steps", Polyline(Point{-0.4, 0.013}, Point{-0.1, 0.013}, Point{0, 0.013}, Point{0.4, 0.013}).Stroke(0.1, 0.0005),
			RoundRect(-0.45, -0.037, 0.45, 0.063, 0.05)},
		{"pen wider than its circle", Circle(0, 0, 0.1).Stroke(0.5, 0.0005), Circle(0, 0, 0.35)},
	} {
		got := Rasterise(Drawing{}.Fill(c.stroke, black), 100).Image
		want := Rasterise(Drawing{}.Fill(c.area, black), 100).Image
		for y := -50; y < 50; y++ {
			for x := -50; x < 50; x++ {
				if a, b := got.RGBAAt(x, y).A, want.RGBAAt(x, y).A; diff(a, b) > 24 {
					t.Errorf("%s: coverage at %d, %d = %d, want %d", c.name, x, y, a, b)
					break
				}
			}
		}
	}
}

func TestStrokeOfSharpTurns(t *testing.T) {
	// Both lines of every corner are completely covered, whichever way it turns and however short its sides are.
	for k := range 16 {
		angle := float32(k) * math.Pi / 8
		for _, n := range []float32{0.05, 0.2, 0.6} {
			tip := Rotation(angle).Apply(Point{n, 0})
			ps := []Point{{-0.5, 0}, {0, 0}, tip}
			p := Rasterise(Drawing{}.Fill(Polyline(ps...).Stroke(0.2, 0.0005), black), 100).Image
			for i := 1; i < len(ps); i++ {
				for s := range 11 {
					at := ps[i-1].Add(ps[i].Sub(ps[i-1]).Mul(float32(s) / 10)).Mul(100)
					if a := p.RGBAAt(int(math.Floor(float64(at.X))), int(math.Floor(float64(at.Y)))).A; a != 255 {
						t.Errorf("turn by %d/8 of pi, side %v: coverage at %v = %d, want 255", k, n, at, a)
					}
				}
			}
		}
	}
}

// reversed returns the closed outlines of a in the opposite direction, as holes.
func reversed(a *Path) *Path {
	b := &Path{}
	for i := 0; i < len(a.segments); {
		j := i + 1
		for j < len(a.segments) && a.segments[j].op != opMove {
			j++
		}
		appendReversed(b, a.segments[i:j])
		i = j
	}
	return b
}

// appendReversed adds one outline to b from its end to its beginning.
func appendReversed(b *Path, ss []segment) {
	if n := len(ss) - 1; ss[n].op == opClose {
		ss = ss[:n]
	}
	end := ss[len(ss)-1].end()
	b.MoveTo(end.X, end.Y)
	for i := len(ss) - 1; i > 0; i-- {
		s, to := ss[i], ss[i-1].end()
		switch s.op {
		case opLine:
			b.LineTo(to.X, to.Y)
		case opQuad:
			b.QuadTo(s.p[0].X, s.p[0].Y, to.X, to.Y)
		case opCube:
			b.CubeTo(s.p[1].X, s.p[1].Y, s.p[0].X, s.p[0].Y, to.X, to.Y)
		}
	}
	b.Close()
}

// end returns where the segment ends.
func (s segment) end() Point { return s.p[s.op.points()-1] }

// Parses outlines from SVG path data (parsePath), the format of icons and portraits. Add a path command here (step). svg.go writes SVG.

package sprites

import (
	"fmt"
	"math"
	"strconv"
)

// parsePath parses path data: the commands M, L, H, V, C, S, A and Z with absolute coordinates, as in Scalable Vector Graphics 1.1, section 8.3. Arcs
// must be parts of circles. Repeated command names may be left out.
func parsePath(data string) (*Path, error) {
	r := dataReader{text: data, path: &Path{}}
	for r.skip(); r.pos < len(r.text); r.skip() {
		if c := r.text[r.pos]; c >= 'A' && c <= 'Z' {
			r.command = c
			r.pos++
		}
		r.step()
		if r.err != nil {
			return nil, r.err
		}
	}
	return r.path, nil
}

// mustPath is parsePath for built-in data; it panics on errors.
func mustPath(data string) *Path {
	a, err := parsePath(data)
	if err != nil {
		panic(err)
	}
	return a
}

type dataReader struct {
	text    string
	pos     int
	command byte
	path    *Path
	start   Point // of the outline
	at      Point // the pen
	control Point // the last control point of a curve
	err     error
}

// step reads the numbers of one command and adds what it draws.
func (r *dataReader) step() {
	last := r.control
	switch r.command {
	case 'M':
		r.start = r.point()
		r.path.MoveTo(r.start.X, r.start.Y)
		r.command, r.at = 'L', r.start
	case 'L':
		r.line(r.point())
	case 'H':
		r.line(Point{r.number(), r.at.Y})
	case 'V':
		r.line(Point{r.at.X, r.number()})
	case 'C':
		r.curve(r.point(), r.point(), r.point())
		return
	case 'S': // the first control point mirrors the previous one
		r.curve(r.at.Mul(2).Sub(last), r.point(), r.point())
		return
	case 'A':
		r.arc()
	case 'Z':
		r.path.Close()
		r.at = r.start
		r.command = 0
	default:
		r.err = fmt.Errorf("sprites: path %q: no command at %d", r.text, r.pos)
	}
	r.control = r.at
}

func (r *dataReader) line(p Point) {
	r.path.LineTo(p.X, p.Y)
	r.at = p
}

func (r *dataReader) curve(b, c, p Point) {
	r.path.CubeTo(b.X, b.Y, c.X, c.Y, p.X, p.Y)
	r.at, r.control = p, c
}

// arc reads radii, rotation, the two flags and the end of an arc.
func (r *dataReader) arc() {
	radius, ry := r.number(), r.number()
	r.number()
	large, clockwise := r.number() != 0, r.number() != 0
	p, q := r.at, r.point()
	d := q.Sub(p)
	n := d.Len()
	if r.err == nil && (radius != ry || n == 0) {
		r.err = fmt.Errorf("sprites: path %q: an arc must be part of a circle", r.text)
	}
	if r.err != nil {
		return
	}
	radius = max(radius, n/2)
	h := sqrt(radius*radius - n*n/4)
	if large == clockwise {
		h = -h
	}
	centre := p.Add(q).Mul(0.5).Add(Point{-d.Y, d.X}.Mul(h / n))
	angle := func(v Point) float64 { return math.Atan2(float64(v.Y-centre.Y), float64(v.X-centre.X)) }
	a0, a1 := angle(p), angle(q)
	if clockwise && a1 < a0 {
		a1 += 2 * math.Pi
	}
	if !clockwise && a1 > a0 {
		a1 -= 2 * math.Pi
	}
	arc := Arc(centre.X, centre.Y, radius, float32(a0), float32(a1))
	r.path.segments = append(r.path.segments, arc.segments[1:]...)
	r.at = q
}

func (r *dataReader) point() Point { return Point{r.number(), r.number()} }

// number reads one number, after spaces and a comma.
func (r *dataReader) number() float32 {
	r.skip()
	from := r.pos
	for r.pos < len(r.text) {
		c := r.text[r.pos]
		if !(c >= '0' && c <= '9' || c == '.' || c == '-' && r.pos == from) {
			break
		}
		r.pos++
	}
	v, err := strconv.ParseFloat(r.text[from:r.pos], 32)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("sprites: path %q: no number at %d", r.text, from)
	}
	return float32(v)
}

func (r *dataReader) skip() {
	for r.pos < len(r.text) && (r.text[r.pos] == ' ' || r.text[r.pos] == ',') {
		r.pos++
	}
}

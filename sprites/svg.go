// Writes a drawing as SVG elements (AppendSVG): paths, gradients and blurs. Change here how a layer becomes an element. render/svg writes the SVG
// file around them.

package sprites

import (
	"fmt"
	"strconv"
)

// AppendSVG appends d as elements of SVG 1.1 with the units of the drawing. name, which must be unique in the document, is the prefix of the names of
// its gradients, filters and clips.
func (d Drawing) AppendSVG(dst []byte, name string) []byte {
	for i := range d {
		dst = d[i].appendSVG(dst, name+"-"+strconv.Itoa(i))
	}
	return dst
}

// appendSVG appends the layer, preceded by the elements that it refers to, whose names begin with name.
func (l *Layer) appendSVG(dst []byte, name string) []byte {
	path, width := l.Path, l.Width
	if width > 0 && l.Dash[0] > 0 { // SVG does not stretch dash patterns
		path, width = path.dashes(width, tolerance, l.Dash), 0
	}
	paint := "url(#" + name + "p)"
	switch {
	case len(l.Paint.stops) == 0:
		return dst
	case l.Paint.plain():
		paint = hex(l.Paint.stops[0].Color)
	default:
		dst = l.Paint.appendSVG(dst, name+"p")
	}
	if l.Blur > 0 {
		const far = 3 // standard deviations; nothing is visible beyond
		b := path.bounds()
		m := l.Blur*far + width/2
		dst = fmt.Appendf(dst, `<filter id="%sb" filterUnits="userSpaceOnUse" x="%g" y="%g" width="%g" height="%g"><feGaussianBlur stdDeviation="%g"/></filter>`,
			name, float32(b.Min.X)-m, float32(b.Min.Y)-m, float32(b.Dx())+2*m, float32(b.Dy())+2*m, l.Blur)
	}
	if l.Clip != nil { // around the blur, which is clipped, too
		dst = fmt.Appendf(dst, `<clipPath id="%sc"><path d="%s"/></clipPath><g clip-path="url(#%sc)">`, name, l.Clip.svg(), name)
	}
	dst = fmt.Appendf(dst, `<path d="%s"`, path.svg())
	if width > 0 {
		dst = fmt.Appendf(dst, ` fill="none" stroke="%s" stroke-width="%g" stroke-linecap="round" stroke-linejoin="round"`, paint, width)
	} else {
		dst = fmt.Appendf(dst, ` fill="%s"`, paint)
	}
	if l.Paint.plain() && l.Paint.stops[0].Color.A < 255 {
		dst = fmt.Appendf(dst, ` opacity="%.4g"`, float32(l.Paint.stops[0].Color.A)/255)
	}
	if l.Blur > 0 {
		dst = fmt.Appendf(dst, ` filter="url(#%sb)"`, name)
	}
	dst = append(dst, "/>"...)
	if l.Clip != nil {
		dst = append(dst, "</g>"...)
	}
	return append(dst, '\n')
}

// appendSVG appends p, a gradient, as an element called name.
func (p *Paint) appendSVG(dst []byte, name string) []byte {
	kind := "linearGradient"
	if p.radius > 0 {
		kind = "radialGradient"
		dst = fmt.Appendf(dst, `<%s id="%s" gradientUnits="userSpaceOnUse" cx="%g" cy="%g" r="%g">`, kind, name, p.from.X, p.from.Y, p.radius)
	} else {
		dst = fmt.Appendf(dst, `<%s id="%s" gradientUnits="userSpaceOnUse" x1="%g" y1="%g" x2="%g" y2="%g">`, kind, name, p.from.X, p.from.Y, p.to.X, p.to.Y)
	}
	for _, s := range p.stops {
		dst = fmt.Appendf(dst, `<stop offset="%g" stop-color="%s" stop-opacity="%.4g"/>`, s.At, hex(s.Color), float32(s.Color.A)/255)
	}
	return fmt.Appendf(dst, "</%s>", kind)
}

// svg returns a as the data of a path.
func (a *Path) svg() []byte {
	var dst []byte
	for _, s := range a.segments {
		dst = append(dst, "MLQCZ"[s.op])
		for i, p := range s.p[:s.op.points()] {
			if i > 0 {
				dst = append(dst, ' ')
			}
			dst = strconv.AppendFloat(dst, float64(p.X), 'g', 6, 32)
			dst = append(dst, ' ')
			dst = strconv.AppendFloat(dst, float64(p.Y), 'g', 6, 32)
		}
	}
	return dst
}

// hex returns c without its opacity.
func hex(c Color) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

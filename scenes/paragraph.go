// Measures and draws long texts of headings, paragraphs and list items, such as the full rules, and parses the Markdown of the licences into
// them. Change the type sizes and spacing of such texts here, in style.

package scenes

import (
	"strings"

	"quintet/render"
	"quintet/scenes/ui"
)

// A Paragraph is a piece of text.
type Paragraph struct {
	Kind ParagraphKind
	Text string
}

// A ParagraphKind says how a paragraph is shown.
type ParagraphKind uint8

// The kinds of paragraphs.
const (
	Body ParagraphKind = iota
	Page
	Heading
	Item
)

// Paragraphs parses the small subset of Markdown in licences: headings, paragraphs and lists.
func Paragraphs(text string) []Paragraph {
	var ps []Paragraph
	open := false
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			open = false
		case strings.HasPrefix(line, "# "):
			ps, open = append(ps, Paragraph{Page, line[2:]}), false
		case strings.HasPrefix(line, "## "):
			ps, open = append(ps, Paragraph{Heading, line[3:]}), false
		case strings.HasPrefix(line, "- "):
			ps, open = append(ps, Paragraph{Item, line[2:]}), true
		case open:
			ps[len(ps)-1].Text += " " + line
		default:
			ps, open = append(ps, Paragraph{Body, line}), true
		}
	}
	return ps
}

// indent is the indentation of list items.
const indent = 22

// A style is the type of a paragraph, with its line height and the space above and below it.
type style struct {
	face                  render.Type
	leading, above, below float32
}

func (k ParagraphKind) style() style {
	switch k {
	case Page:
		return style{face: render.TypePage, leading: 34, below: 8}
	case Heading:
		return style{face: render.TypeSection, leading: 30, above: 22, below: 6}
	case Item:
		return style{face: render.TypeBody, leading: 24, below: 8}
	}
	return style{face: render.TypeBody, leading: 24, below: 12}
}

// Element shows p in lines of width w.
func (p Paragraph) Element(u *ui.UI, w float32) ui.Element {
	c, left := p.Kind.style(), float32(0)
	if p.Kind == Item {
		left = indent
	}
	high := c.leading * float32(len(u.Wrap(p.Text, c.face, w-left)))
	return ui.Canvas(w, c.above+high+c.below, func(r render.Rect) {
		if p.Kind == Item {
			const dot = 6
			u.Box(render.Rect{X: r.X + 4, Y: r.Y + c.above + (c.leading-dot)/2, W: dot, H: dot}, render.Box{Radius: dot / 2, Top: u.Theme.Accent})
		}
		at := render.Point{X: r.X + left, Y: r.Y + c.above + c.leading/2 + 0.355*c.face.Size}
		u.WriteLines(p.Text, c.face, at, w-left, c.leading, u.Theme.Text)
	})
}

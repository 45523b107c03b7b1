package scenes

import "strings"

// A Paragraph is a piece of a text.
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
	Aside // how a thing is done in this program
)

// Paragraphs reads the little Markdown that licences are written in: headings, paragraphs and lists.
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

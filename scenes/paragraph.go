package scenes

import "strings"

// A Paragraph is a piece of a rules text.
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

// Paragraphs reads the little Markdown that rules are written in: headings, paragraphs and lists.
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

// Sections parts paragraphs into sections, each beginning with its heading. What stands before the first heading is one of its own.
func Sections(ps []Paragraph) [][]Paragraph {
	var all [][]Paragraph
	for _, p := range ps {
		if len(all) == 0 || p.Kind == Page || p.Kind == Heading {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], p)
	}
	return all
}

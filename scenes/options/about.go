package options

import (
	"strings"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// about is what the program is.
func (s *Scene) about() []row {
	rows := []row{{label: "options.version", note: strings.TrimSpace("Quintet " + s.desk.Version)}}
	if s.desk.Notices != "" {
		rows = append(rows, row{
			label: "options.licence", help: "options.licence.help", button: "options.notices",
			press: func() { s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Notices} },
		})
	}
	return rows
}

// Notices is the scene that shows the licence, and those of what the program is made with.
type Notices struct {
	desk *scenes.Desk
	text []scenes.Paragraph
	full float32 // height of the text in the last pass
}

// NewNotices returns the page of licences.
func NewNotices(d *scenes.Desk) *Notices {
	return &Notices{desk: d, text: scenes.Paragraphs(flatten(d.Notices))}
}

// flatten turns tables into lists, deep headings into usual ones and drops the fences round texts of licences.
func flatten(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "```"), strings.HasPrefix(line, "|--"), strings.HasPrefix(line, "| module"):
			line = ""
		case strings.HasPrefix(line, "|"):
			cells := strings.Split(strings.Trim(line, "| "), " | ")
			line = "- " + strings.Join(cells, ", ")
		case strings.HasPrefix(line, "* "):
			line = "- " + line[2:]
		case strings.HasPrefix(line, "##"):
			line = "## " + strings.TrimLeft(line, "# ")
		}
		out.WriteString(line + "\n")
	}
	return out.String()
}

// Busy reports false: nothing moves by itself.
func (n *Notices) Busy() bool { return false }

// Frame handles input and draws.
func (n *Notices) Frame(u *ui.UI) scenes.Next {
	u.Focusing(keys.Press) // the arrows move the text
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	area := render.Rect{Y: barHigh, W: w, H: h - barHigh}
	off := u.ScrollPage(area, "notices", n.full)
	u.Within(area, func() { n.write(u, area, off) })
	u.Fade(area, u.Theme.Window, off, n.full)
	u.ScrollBar(render.Rect{X: area.X + area.W - 12, Y: area.Y + 6, W: 6, H: area.H - 12}, "notices", n.full)
	u.Write(u.T("options.notices.title"), render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	if backBar(u, n.desk, w) {
		return scenes.Next{Do: scenes.Pop}
	}
	return scenes.Next{}
}

// write draws the paragraphs that are seen.
func (n *Notices) write(u *ui.UI, area render.Rect, off float32) {
	wide := min(area.W-48, 720)
	left, top := (area.W-wide)/2, area.Y-off
	y := top + pageTop
	for _, p := range n.text {
		high := p.Height(u, scenes.PrintPage, wide)
		if y+high > area.Y && y < area.Y+area.H {
			p.Write(u, scenes.PrintPage, render.Point{X: left, Y: y}, wide)
		}
		y += high
	}
	n.full = y + pageFoot - top
}

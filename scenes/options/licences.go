// Shows the page of licences: a table of the modules in the program, and the texts of their licences. The text comes from build/NOTICES.md and
// LICENSE, in Context.Licences. If a module has a new purpose there, add its translation to noticeKeys.

package options

import (
	"slices"
	"strings"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// Licences is the page that shows the licence, and those of what the program is made with.
type Licences struct {
	context  *scenes.Context
	modules  [][]string         // one line of the table each: name, purpose, licence
	licences []scenes.Paragraph // as written
}

// NewLicences returns the page of licences.
func NewLicences(c *scenes.Context) *Licences {
	frame, licences, ok := strings.Cut(c.Licences, "\n## ")
	if ok {
		licences = "## " + licences
	}
	return &Licences{context: c, modules: table(frame), licences: scenes.Paragraphs(flatten(licences))}
}

// table returns the cells of the table in text, line by line, without its head.
func table(text string) (lines [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "|") && !strings.HasPrefix(line, "|--") && !strings.HasPrefix(line, "| module") {
			lines = append(lines, strings.Split(strings.Trim(line, "| "), " | "))
		}
	}
	return lines
}

// flatten turns deep headings into ordinary ones and drops the fences around licence texts.
func flatten(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "```"):
			line = ""
		case strings.HasPrefix(line, "* "):
			line = "- " + line[2:]
		case strings.HasPrefix(line, "##"):
			line = "## " + strings.TrimLeft(line, "# ")
		}
		out.WriteString(line + "\n")
	}
	return out.String()
}

// noticeKeys maps the words of the table to message keys.
var noticeKeys = map[string]string{
	"the window and the graphics card":                    "notices.for.window",
	"parts of Ebitengine for phones, linked by it":        "notices.for.phones",
	"hides the console of a window on Windows":            "notices.for.console",
	"calls system libraries without cgo":                  "notices.for.calls",
	"the audio device":                                    "notices.for.audio",
	"speaks to PulseAudio, linked by oto":                 "notices.for.pulse",
	"locks, so that one window at a time uses the data":   "notices.for.locks",
	"commands, their help and their completion in shells": "notices.for.commands",
	"the flags of commands, used by cobra":                "notices.for.flags",
	"used by cobra on Windows":                            "notices.for.mousetrap",
	"copies and pastes text":                              "notices.for.clipboard",
	"rasteriser, font reader and the Go fonts":            "notices.for.fonts",
	"the figures, those of Roboto":                        "notices.for.figures",
	"speaks to the desktop on Linux":                      "notices.for.desktop",
	"shows a folder in the file manager":                  "notices.for.folders",
	"what is one character, and where lines break":        "notices.for.characters",
	"finds and shapes fonts of the system":                "notices.for.shaping",
	"when an exercise comes again":                        "notices.for.repetition",
	"messages with plural forms":                          "notices.for.plurals",
	"used by Ebitengine":                                  "notices.for.ebiten",
	"used by Ebitengine, flock and x/image":               "notices.for.system",
	"the Go standard library":                             "notices.standard",
	"everywhere":                                          "notices.for.all",
}

// intro returns the translated text before the licences.
func (n *Licences) intro(u *ui.UI) []scenes.Paragraph {
	ps := []scenes.Paragraph{{Kind: scenes.Body, Text: u.T("notices.intro")}}
	for _, cells := range n.modules {
		var words []string
		for _, c := range cells {
			if key, ok := noticeKeys[c]; ok {
				c = u.T(key)
			}
			words = append(words, c)
		}
		ps = append(ps, scenes.Paragraph{Kind: scenes.Item, Text: strings.Join(words, ", ")})
	}
	return ps
}

// Frame handles input and draws.
func (n *Licences) Frame(u *ui.UI) scenes.Next {
	u.Focusing(keys.Press) // the arrows scroll the text
	var next scenes.Next
	n.context.ScrolledPage(u, scenes.Bar{Title: u.T("options.notices.title"), InSettings: true}, &next, "notices", func(column render.Rect) ui.Element {
		return n.text(u, column.W)
	})
	return next
}

// text shows all paragraphs in the middle of a column of width w. It draws those that are visible.
func (n *Licences) text(u *ui.UI, w float32) ui.Element {
	const most = 720
	w = min(w, most)
	var parts []ui.Element
	for _, p := range slices.Concat(n.intro(u), n.licences) {
		parts = append(parts, p.Element(u, w).InView())
	}
	return ui.Column(0, parts...).Align(render.Middle, render.Start).Pad(0, pageTop)
}

// Draws the rows of the setup page, each a choice of one value of an option or of the terms (row). The last third chooses the help on the row under
// the pointer, with the focus, or changed last (help). Change the look of a row here. options.go, terms.go and clocks.go decide which rows there are.

package setup

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"quintet/render"
	"quintet/scenes/ui"
)

// A row is a choice of one of several values: an option, or one of the terms.
type row struct {
	name, id string   // the name for players and the name for scripts
	labels   []string // of the values, side by side; nil for none
	onOff    bool     // the values are shown as a switch
	chosen   int
	choose   func(i int)
	help     func(i int) string              // on value i
	others   []ui.Element                    // shown instead of the values side by side if those do not fit, the first that fits
	below    func(indent float32) ui.Element // an explanation below the values, which begin at indent; nil for none
}

// The height of the values of a row, the gap between rows, usual and in little space, and the width of the column of names.
const (
	valueHigh  = 32
	rowGap     = 10
	lowGap     = 4
	nameColumn = 150
)

// rowsOf shows rows below each other, with a gap. They put their help into h.
func rowsOf(u *ui.UI, rows []row, gap float32, h *help) ui.Element {
	parts := make([]ui.Element, len(rows))
	for i, x := range rows {
		parts[i] = x.element(u, h)
	}
	return ui.Column(gap, parts...)
}

// element shows the values of x after the column of names or, if they need more space, directly after the name, or below it. The explanation is below
// them in each case.
func (x row) element(u *ui.UI, h *help) ui.Element {
	shapes := x.others
	if len(x.labels) > 0 {
		shapes = slices.Concat([]ui.Element{x.values(u, h)}, x.others)
	}
	variants := ui.FirstOf(2*len(shapes)+1, func(i int) ui.Element {
		e, indent := x.layout(u, shapes, i)
		if x.below != nil {
			e = ui.Column(lowGap, e, x.below(indent))
		}
		return e
	})
	pointed := ui.Canvas(0, 0, func(r render.Rect) {
		switch {
		case x.help == nil:
		case u.Over(r):
			h.offer(x, x.chosen, helpPointed)
		case u.HasFocus(x.id):
			h.offer(x, x.chosen, helpFocused)
		case *h.last == x.id:
			h.offer(x, x.chosen, helpChanged)
		}
	})
	return ui.Stack(pointed, variants)
}

// layout shows the name and one of the shapes of the values of x: for an even i shape i/2 after the column of names, for an odd one directly after the
// name; beyond the shapes the last of them below the name. It returns where the values begin.
func (x row) layout(u *ui.UI, shapes []ui.Element, i int) (e ui.Element, indent float32) {
	space := u.Theme.Space.S
	if i == 2*len(shapes) {
		last := shapes[len(shapes)-1]
		if len(x.others) == 0 { // its margins shrink further
			last = last.Width(0)
		}
		return ui.Column(0, ui.Text(x.name, render.TypeCaption, u.Theme.Muted), last), 0
	}
	name, values := ui.Text(x.name, render.TypeBody, u.Theme.Muted), shapes[i/2].Grow(1)
	if i%2 == 0 {
		return ui.Row(space, name.Width(nameColumn-space), values), nameColumn
	}
	return ui.Row(space, name, values), u.Measure(x.name, render.TypeBody) + space
}

// values shows the values of x side by side.
func (x row) values(u *ui.UI, h *help) ui.Element {
	wide, show := valuesWidth(u, x.labels), u.Choices
	if x.onOff {
		wide, show = ui.SwitchWidth, func(r render.Rect, name string, labels []string, chosen int) (now, pointed int) {
			now, over := u.Toggle(r, name, labels, chosen)
			if !over {
				return now, -1
			}
			return now, 1
		}
	}
	return ui.Canvas(wide, valueHigh, func(r render.Rect) {
		now, pointed := show(r, x.id, x.labels, x.chosen)
		if pointed >= 0 {
			h.offer(x, pointed, helpValue)
		}
		if now != x.chosen {
			x.choose(now)
			*h.last = x.id
		}
	})
}

// valuesWidth returns the width that labels side by side need.
func valuesWidth(u *ui.UI, labels []string) (wide float32) {
	for _, l := range labels {
		wide += max(u.Measure(l, render.TypeSmall.Medium())+u.Theme.Space.M, u.Finger())
	}
	return wide
}

// indented shows e in line with the values of a row, which begin at indent.
func indented(indent float32, e ui.Element) ui.Element {
	return ui.Row(0, ui.Canvas(indent, 0, nil), e.Grow(1))
}

// A help is the text about one of several rows, which is known once they are drawn.
type help struct {
	last       *string // the id of the row that was changed last, "" for none
	kind       helpKind
	name, text string // the name of the row, and the help on it
}

// A helpKind says why a row is explained. Higher kinds replace lower ones.
type helpKind uint8

// The kinds of help: none, on the row changed last, on the row with the focus, on the row under the pointer, and on the value under the pointer.
const (
	helpNone helpKind = iota
	helpChanged
	helpFocused
	helpPointed
	helpValue
)

// offer puts the help on value i of x into h.
func (h *help) offer(x row, i int, kind helpKind) {
	if text := x.help(i); kind > h.kind && text != "" {
		h.kind, h.name, h.text = kind, x.name, text
	}
}

// headed returns the help after the name of its row, for help below other rows; the first word of help is not a name.
func (h *help) headed() string {
	if h.text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(h.text)
	return h.name + ": " + string(unicode.ToLower(first)) + h.text[size:]
}

// oneOf returns the help of a row with a text for each value, or one text for all.
func oneOf(texts ...string) func(i int) string {
	return func(i int) string { return texts[min(i, len(texts)-1)] }
}

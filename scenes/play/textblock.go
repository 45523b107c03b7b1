// Breaks the words of the prompt into lines that fit its place: line heights, type sizes and the chip. What the prompt says is in speech.go.

package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A leading holds the line heights of a prompt: of the chip that counts the plies, of the lead, which says what to do, and of the detail.
type leading struct {
	upright                      bool        // the chip is above the lead, which may have several lines; otherwise before it, in one line
	small                        render.Type // the type of the detail
	chipHigh, leadHigh, lineHigh float32
}

// The leadings of a line and of a column, with smaller ones for longer texts.
var (
	inLine    = leading{small: render.TypeSmall, leadHigh: 27, lineHigh: 18}
	inCaption = leading{small: render.TypeCaption, leadHigh: 24, lineHigh: 16}
	loose     = leading{upright: true, small: render.TypeSmall, chipHigh: 30, leadHigh: 21, lineHigh: 20}
	tight     = leading{upright: true, small: render.TypeSmall, chipHigh: 26, leadHigh: 19, lineHigh: 18}
	snug      = leading{upright: true, small: render.TypeCaption, chipHigh: 26, leadHigh: 19, lineHigh: 16}
)

// leastPrompt is the smallest type of the lead.
var leastPrompt = render.Type{Size: 15, Weight: render.TypePrompt.Weight}

// A textBlock is the words of a prompt with the leading in which they are written.
type textBlock struct {
	said
	leading
}

// set returns w with the first of ls in which it fits, or with the last one. After a refusal the reason comes first: if nothing fits it leaves out
// the lead, and then the chip.
func (w said) set(u *ui.UI, room render.Rect, refused bool, ls ...leading) textBlock {
	words := []said{w}
	if refused {
		reason := w
		reason.lead = ""
		words = append(words, reason)
		reason.chip = ""
		words = append(words, reason)
	}
	for _, some := range words {
		for _, l := range ls {
			if x := (textBlock{some, l}); x.fits(u, room) {
				return x
			}
		}
	}
	return textBlock{words[len(words)-1], ls[len(ls)-1]}
}

// aside returns the width that the chip takes before the words.
func (x textBlock) aside(u *ui.UI) float32 {
	if x.chip == "" || x.upright {
		return 0
	}
	return chipWide(u, x.chip) + chipGap
}

// detailIn returns the horizontal place of the detail in r: after the chip if there is no lead above it.
func (x textBlock) detailIn(u *ui.UI, r render.Rect) render.Rect {
	if x.lead == "" {
		_, r = r.CutLeft(x.aside(u), 0)
	}
	return r
}

// lines breaks the lead and the detail into lines that fit the width of r.
func (x textBlock) lines(u *ui.UI, r render.Rect) (lead, detail []string) {
	switch {
	case x.upright:
		lead = u.Wrap(x.lead, render.TypeButton, r.W)
	case x.lead != "":
		lead = []string{x.lead}
	}
	return lead, u.WrapEvenly(x.detail, x.small, x.detailIn(u, r).W)
}

// high returns the height of x in r, and the height of what is above the detail.
func (x textBlock) high(u *ui.UI, r render.Rect) (all, head float32) {
	lead, detail := x.lines(u, r)
	head = x.leadHigh * float32(len(lead))
	if x.upright && x.chip != "" {
		head += x.chipHigh
	}
	return head + x.lineHigh*float32(len(detail)), head
}

// fits reports whether all of x fits in r. A lead in one line may be cut, but not above the reason for a refusal.
func (x textBlock) fits(u *ui.UI, r render.Rect) bool {
	all, _ := x.high(u, r)
	return all <= r.H && (x.upright || !x.wrong || x.aside(u)+u.Measure(x.lead, leastPrompt) <= r.W)
}

// write writes x in r, a line centred vertically, with as many lines of the detail as fit. It returns the room below.
func (x textBlock) write(u *ui.UI, r render.Rect) (below render.Rect) {
	_, head := x.high(u, r)
	detail := u.FewLines(x.detail, x.small, x.detailIn(u, r).W, max(0, int((r.H-head)/x.lineHigh)))
	if block := head + x.lineHigh*float32(max(1, len(detail))); !x.upright {
		above := (min(r.H, promptHigh) - block) / 2
		if x.lead != "" {
			above = min(above, leadAir) // so that the lead hardly moves when the detail gets a second line
		}
		_, r = r.CutTop(max(0, above), 0)
	}
	r = x.writeLead(u, r, head)
	if x.detail == "" {
		return r
	}
	return u.WriteBlock(x.detail, r, ui.Block{Type: x.small, Leading: x.lineHigh, Most: len(detail), Ink: x.ink(u)})
}

// writeLead writes what is above the detail, in the given height, and returns the room for the detail.
func (x textBlock) writeLead(u *ui.UI, r render.Rect, high float32) (detail render.Rect) {
	lead, rest := r.CutTop(high, 0)
	if x.upright {
		if x.chip != "" {
			chip(u, x.chip, render.Rect{X: lead.X, Y: lead.Y, H: chipHigh})
			_, lead = lead.CutTop(x.chipHigh, 0)
		}
		if x.lead != "" {
			u.WriteLines(x.lead, render.TypeButton, render.Point{X: lead.X, Y: lead.Y + x.leadHigh/2 + 0.355*render.TypeButton.Size}, lead.W, x.leadHigh, u.Theme.Text)
		}
		return rest
	}
	if x.lead == "" {
		lead.H = x.lineHigh // the chip is beside the first line of the detail
	}
	if x.chip != "" {
		chip(u, x.chip, lead)
	}
	if _, lead = lead.CutLeft(x.aside(u), 0); x.lead != "" {
		face := render.TypePrompt
		if x.verdict {
			face = typeVerdict
		}
		words := x.lead
		if x.brief != "" && u.Measure(words, leastPrompt) > lead.W {
			words = x.brief
		}
		writeFit(u, words, face, leastPrompt.Size, lead, u.Theme.Text)
	}
	return x.detailIn(u, rest)
}

// leadAir is the most space above a lead in a line.
const leadAir = 9

// The height of a chip, the sum of the margins on both sides of its words, and its distance from the words after it.
const (
	chipHigh = 20
	chipFree = 22
	chipGap  = 10
)

// chip draws a pill with text at the left of r, centred vertically.
func chip(u *ui.UI, text string, r render.Rect) {
	r = r.Place(chipWide(u, text), chipHigh, render.Start, render.Middle)
	u.Box(r, render.Box{Radius: chipHigh / 2, Top: u.Theme.Accent})
	u.WriteIn(text, render.TypeSmall.Medium(), r, render.Middle, u.Theme.OnAccent)
}

// chipWide returns the width of a chip with text.
func chipWide(u *ui.UI, text string) float32 {
	return u.Measure(text, render.TypeSmall.Medium()) + chipFree
}

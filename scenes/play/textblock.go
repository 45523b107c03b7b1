// Breaking the words of the prompt into lines: line heights and type sizes. What the prompt says is in speech.go.

package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A leading holds the line heights of the words of a prompt: of the chip that counts the plies, of what is to be done and of the detail.
type leading struct {
	upright                      bool        // the chip stands above the lead, which may have several lines; else before it, in one
	small                        render.Type // of the detail
	chipHigh, leadHigh, lineHigh float32
}

// The leadings of a line and of a column, each with one for more words.
var (
	inLine    = leading{small: render.TypeSmall, leadHigh: 27, lineHigh: 18}
	inCaption = leading{small: render.TypeCaption, leadHigh: 24, lineHigh: 16}
	loose     = leading{upright: true, small: render.TypeSmall, chipHigh: 30, leadHigh: 21, lineHigh: 20}
	tight     = leading{upright: true, small: render.TypeSmall, chipHigh: 26, leadHigh: 19, lineHigh: 18}
	snug      = leading{upright: true, small: render.TypeCaption, chipHigh: 26, leadHigh: 19, lineHigh: 16}
)

// leastPrompt is the type of what is to be done where there is little room for it.
var leastPrompt = render.Type{Size: 15, Weight: render.TypePrompt.Weight}

// A textBlock is the words of a prompt as they are set.
type textBlock struct {
	said
	leading
}

// set returns w in the first of ls in which it has room, or in the last. Where something was refused the reason comes first: what is to be done
// can wait, and then how far the turn is.
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

// aside returns how wide the chip is where it stands before the words.
func (x textBlock) aside(u *ui.UI) float32 {
	if x.chip == "" || x.upright {
		return 0
	}
	return chipWide(u, x.chip) + chipGap
}

// detailIn returns the place of the detail in r across: behind the chip where nothing is said above it.
func (x textBlock) detailIn(u *ui.UI, r render.Rect) render.Rect {
	if x.lead == "" {
		_, r = r.CutLeft(x.aside(u), 0)
	}
	return r
}

// lines breaks what is to be done and the detail into lines that have room in r across.
func (x textBlock) lines(u *ui.UI, r render.Rect) (lead, detail []string) {
	switch {
	case x.upright:
		lead = u.Wrap(x.lead, render.TypeButton, r.W)
	case x.lead != "":
		lead = []string{x.lead}
	}
	return lead, u.WrapEvenly(x.detail, x.small, x.detailIn(u, r).W)
}

// high returns how high all of x is in r, and how high what stands above the detail.
func (x textBlock) high(u *ui.UI, r render.Rect) (all, head float32) {
	lead, detail := x.lines(u, r)
	head = x.leadHigh * float32(len(lead))
	if x.upright && x.chip != "" {
		head += x.chipHigh
	}
	return head + x.lineHigh*float32(len(detail)), head
}

// fits reports whether all of x has room in r. A lead in one line may be cut, but not above the reason of a refusal.
func (x textBlock) fits(u *ui.UI, r render.Rect) bool {
	all, _ := x.high(u, r)
	return all <= r.H && (x.upright || !x.wrong || x.aside(u)+u.Measure(x.lead, leastPrompt) <= r.W)
}

// write writes x in r, a line in the middle of its height, with as many lines of the detail as have room. It returns the room below.
func (x textBlock) write(u *ui.UI, r render.Rect) (below render.Rect) {
	_, head := x.high(u, r)
	detail := u.FewLines(x.detail, x.small, x.detailIn(u, r).W, max(0, int((r.H-head)/x.lineHigh)))
	if block := head + x.lineHigh*float32(max(1, len(detail))); !x.upright {
		above := (min(r.H, promptHigh) - block) / 2
		if x.lead != "" {
			above = min(above, leadAir) // what is to be done hardly moves when the detail gets a second line
		}
		_, r = r.CutTop(max(0, above), 0)
	}
	r = x.writeLead(u, r, head)
	if x.detail == "" {
		return r
	}
	return u.WriteBlock(x.detail, r, ui.Block{Type: x.small, Leading: x.lineHigh, Most: len(detail), Ink: x.ink(u)})
}

// writeLead writes what stands above the detail, high in all, and returns the room for the detail.
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
		lead.H = x.lineHigh // the chip stands beside the first line of the detail
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

// leadAir is the most room above the words that say what is to be done.
const leadAir = 9

// The height of a chip, what is free on both sides of its words together, and its distance from the words behind it.
const (
	chipHigh = 20
	chipFree = 22
	chipGap  = 10
)

// chip draws a pill with text at the left side of r, in the middle of its height.
func chip(u *ui.UI, text string, r render.Rect) {
	r = r.Place(chipWide(u, text), chipHigh, render.Start, render.Middle)
	u.Box(r, render.Box{Radius: chipHigh / 2, Top: u.Theme.Accent})
	u.WriteIn(text, render.TypeSmall.Medium(), r, render.Middle, u.Theme.OnAccent)
}

// chipWide returns the width of a chip with text.
func chipWide(u *ui.UI, text string) float32 {
	return u.Measure(text, render.TypeSmall.Medium()) + chipFree
}

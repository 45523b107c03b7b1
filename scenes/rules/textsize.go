// Defines the text sizes and spaces of a lesson page by the width of its panel (textSizeOf), and chooses the large ones if every page fits with
// them (textSize). Change the sizes here. panel.go makes a page closer that does not fit (plain, closer, tighter).

package rules

import (
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/ui"
)

// A textSize is a set of text sizes and spaces of a page.
type textSize struct {
	title, body, small render.Type
	lead, smallLead    float32 // line heights of body and small text
	apart              float32 // extra space between paragraphs
	margin             float32 // the margin on both sides
	above              float32 // the space between the text and the line above the tasks
	heading            float32 // the height of the heading of the tasks; without it they have numbers, and the current one is highlighted
	row, around        float32 // the least height of a task, and the space above and below its text
	bars, footer       float32 // the heights of the page bars, and of the links to other pages
}

// The heights of the page bars, with and without the page number.
const (
	wordedBars = 48
	plainBars  = 20
)

// textSizeOf returns the text size for a panel of width w. On a phone the panel is below the board, and low.
func textSizeOf(w float32, phone bool) textSize {
	if w >= 360 && w < 600 && !phone {
		return textSize{
			title: render.TypePage, body: render.TypeBody, small: render.TypeSmall, lead: 24, smallLead: 21, apart: 10, margin: 32, above: 8,
			heading: 36, row: 40, around: 7, bars: wordedBars, footer: 72,
		}
	}
	set := textSize{
		title: render.TypeSection, body: render.TypeSmall, small: render.TypeCaption, lead: 20, smallLead: 18, apart: 8, margin: 16, above: 8,
		heading: 36, row: 36, around: 7, bars: wordedBars, footer: 48,
	}
	if w < 360 || phone {
		set.bars = plainBars // the bar at the top shows the page number
	}
	if phone {
		set.footer = 44
	}
	return set
}

// large returns set with larger text, for a page with the full height of a window.
func (set textSize) large() textSize {
	set.body, set.small = render.TypeLesson, render.TypeBody
	set.lead, set.smallLead, set.apart = 27, 24, 16
	set.heading, set.row = 44, 44
	return set
}

// A panelSize is what the text size of a panel depends on.
type panelSize struct {
	w, high, scale float32
	book           *lesson.Book
	lang           string
	touch          bool
}

// textSize returns the text size of a panel of w by high: the large one if every page of the book fits with it, so that all pages have the same size.
func (s *Scene) textSize(u *ui.UI, w, high float32) textSize {
	set := textSizeOf(w, u.Phone())
	if set.body != render.TypeBody {
		return set
	}
	large := set.large()
	if size := (panelSize{w, high, u.Scale, s.book, s.context.Lang(), u.In.Touch}); size != s.measured {
		s.measured, s.allFit = size, s.fits(u, w, high, large)
	}
	if s.allFit {
		return large
	}
	return set
}

// fits reports whether every page of the book fits with set in a panel of w by high.
func (s *Scene) fits(u *ui.UI, w, high float32, set textSize) bool {
	for i := range s.book.Pages {
		if !u.Fits(s.page(u, i, w, set), w, high-set.bars-set.footer) {
			return false
		}
	}
	return true
}

// airy returns set with the tasks further away from the text.
func (set textSize) airy() textSize {
	set.above = set.lead
	return set
}

// plain returns set without the heading of the tasks. The space above their line is divided between both sides of it.
func (set textSize) plain() textSize {
	set.heading, set.above = 0, set.above/2
	return set
}

// closer returns set with lower rows of tasks. A row is never lower than its text.
func (set textSize) closer() textSize {
	set.row -= 4
	set.around = 4
	return set
}

// tighter returns set for a page that does not fit otherwise: its text is more important than line spacing.
func (set textSize) tighter() textSize {
	set.lead--
	set.smallLead--
	return set
}

// Sets the text sizes and spaces of a lesson page, and chooses those that fit the window. Change them here.

package rules

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A textSize is a set of text sizes and spaces of a page.
type textSize struct {
	title, body, small  render.Type
	lead, smallLead     float32 // line heights of body and small text
	apart               float32 // extra space between paragraphs
	margin              float32 // the margin on both sides
	head                float32 // extra space below the title
	heading             float32 // the height of the heading between the line above the tasks and the first task
	row, around         float32 // the least height of a task, and the space above and below its text
	bars, tasks, footer float32 // the heights of the page bars, of the line above the tasks, and of the links to other pages
}

// The heights of the page bars, with and without the page number.
const (
	wordedBars = 48
	plainBars  = 20
)

// plainTasks is the height above the tasks without a heading: they have numbers, and the current one is highlighted.
const plainTasks = 4

// textSizeOf returns the text size for a panel of width w. On a phone the panel is below the board, and low.
func textSizeOf(w float32, phone bool) textSize {
	if w >= 360 && w < 600 && !phone {
		return textSize{
			title: render.TypePage, body: render.TypeBody, small: render.TypeSmall, lead: 24, smallLead: 21, apart: 10, margin: 32,
			head: 8, heading: 36, row: 40, around: 14, bars: wordedBars, tasks: 50, footer: 72,
		}
	}
	set := textSize{
		title: render.TypeSection, body: render.TypeSmall, small: render.TypeCaption, lead: 20, smallLead: 18, apart: 8, margin: 16,
		heading: 36, row: 36, around: 14, bars: wordedBars, tasks: 44, footer: 48,
	}
	if w < 360 || phone {
		set.bars, set.tasks = plainBars, 36 // the bar at the top shows the page number
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
	set.tasks, set.heading, set.row = 64, 44, 44
	return set
}

// textSize returns the text size of a panel with this space for the text of a page: the large one if every page of the book fits with it, so that all
// pages have the same size.
func (s *Scene) textSize(u *ui.UI, w, high float32) textSize {
	set := textSizeOf(w, u.Phone())
	if set.body != render.TypeBody {
		return set
	}
	large := set.large()
	for i := range s.book.Pages {
		t := textOf(u, &s.book.Pages[i], s.context.Lang(), w-2*large.margin, large)
		if t.wordsHigh(u)+t.tasksHigh(u) > high-large.bars-large.footer {
			return set
		}
	}
	return large
}

// closer returns set with task rows of height row, but no lower than their text.
func (set textSize) closer(row float32) textSize {
	set.around -= 6
	set.row = max(set.smallLead+set.around, min(set.row, row))
	return set
}

// tighter returns set for a page that does not fit otherwise: its text is more important than line spacing.
func (set textSize) tighter() textSize {
	set.lead--
	set.smallLead--
	set.row--
	return set
}

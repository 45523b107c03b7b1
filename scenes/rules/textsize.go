// The text sizes of a lesson page, and how one is chosen that fits the window.

package rules

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A textSize is a text size of a page.
type textSize struct {
	title, body, small  render.Type
	lead, smallLead     float32 // the distance of the lines of body and small
	apart               float32 // how much further than that a paragraph is from the one before
	margin              float32 // the room at both sides
	head                float32 // the room below the title beside that of its lines
	heading             float32 // the height of what stands between the line above the tasks and the first of them
	row, around         float32 // the least height of a task, and what it has above and below its words
	bars, tasks, footer float32 // the height of the bars that stand for the pages, of the line above the tasks, of the way to other pages
}

// The heights of the bars that stand for the pages: with the words which page it is, and without them.
const (
	wordedBars = 48
	plainBars  = 20
)

// plainTasks is the height above the tasks where there is no room for a heading: they have numbers, and the one on the board stands out.
const plainTasks = 4

// textSizeOf returns the setting for a panel of width w. On a phone, where the board stands above it, it is low.
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
		set.bars, set.tasks = plainBars, 36 // the bar at the top says which page it is
	}
	if phone {
		set.footer = 44
	}
	return set
}

// large returns set with the letters of a page that has a window's height for itself.
func (set textSize) large() textSize {
	set.body, set.small = render.TypeLesson, render.TypeBody
	set.lead, set.smallLead, set.apart = 27, 24, 16
	set.tasks, set.heading, set.row = 64, 44, 44
	return set
}

// textSize returns the setting of a panel with so much room for the text of a page: the large one where every page of the book has room in it, so
// that all have letters of one size.
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

// closer returns set with tasks that are row high, but no lower than their words need.
func (set textSize) closer(row float32) textSize {
	set.around -= 6
	set.row = max(set.smallLead+set.around, min(set.row, row))
	return set
}

// tighter returns set for a page that has no room otherwise: what it has to say matters more than the room between its lines.
func (set textSize) tighter() textSize {
	set.lead--
	set.smallLead--
	set.row--
	return set
}

package rules

import "quintet/render"

// A setting is a text size of a page.
type setting struct {
	title, body, small  render.Type
	lead, smallLead     float32 // the distance of the lines of body and small
	margin              float32 // the room at both sides
	head                float32 // the room below the title beside that of its lines
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

// settingOf returns the setting for a panel of width w. On a phone, where the board stands above it, it is low.
func settingOf(w float32, phone bool) setting {
	if w >= 360 && w < 600 && !phone {
		return setting{
			title: render.TypePage, body: render.TypeBody, small: render.TypeSmall, lead: 24, smallLead: 21, margin: 32,
			head: 8, row: 40, around: 14, bars: wordedBars, tasks: 50, footer: 72,
		}
	}
	set := setting{
		title: render.TypeSection, body: render.TypeSmall, small: render.TypeCaption, lead: 20, smallLead: 18, margin: 16,
		row: 36, around: 14, bars: wordedBars, tasks: 44, footer: 48,
	}
	if w < 360 || phone {
		set.bars, set.tasks = plainBars, 36 // the bar at the top says which page it is
	}
	if phone {
		set.footer = 44
	}
	return set
}

// tighter returns set for a page that has no room otherwise: what it has to say matters more than the room between its lines.
func (set setting) tighter() setting {
	set.lead--
	set.smallLead--
	set.around -= 6
	set.row = min(set.row, set.smallLead+set.around)
	return set
}

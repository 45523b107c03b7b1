// Lays out the text and the tasks of a lesson page in a column: lines, heights, and what is left out if the page is too low. The sizes are in
// textsize.go; panel.go draws the tasks.

package rules

import (
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A text holds the text and tasks of a page, laid out for a column.
type text struct {
	blocks []block
	tasks  []string
	wide   float32
	set    textSize
}

// A block is a paragraph of a page, or its title.
type block struct {
	text  string
	face  render.Type
	lead  float32 // its line height
	below float32 // extra space before the next block
	ink   sprites.Color
}

// textOf returns the text of p in a language, in a column of width w.
func textOf(u *ui.UI, p *lesson.Page, lang string, w float32, set textSize) text {
	titleLead := set.title.Size * 1.2
	t := text{wide: w, set: set, blocks: []block{{p.Title[lang], set.title, titleLead, set.lead*1.35 + set.head - titleLead, u.Theme.Text}}}
	for _, words := range p.Text {
		t.blocks = append(t.blocks, block{words[lang], set.body, set.lead, set.apart, u.Theme.Text})
	}
	for _, words := range p.Here {
		t.blocks = append(t.blocks, block{words.By(u.In.Touch)[lang], set.small, set.smallLead, set.apart * 0.75, u.Theme.Muted})
	}
	for i := range p.Tasks {
		t.tasks = append(t.tasks, p.Tasks[i].Name[lang])
	}
	return t
}

// textWithin is textOf for a page of height high. If the page is too low it omits the heading of the tasks, then the space between tasks, then extra
// line spacing.
func textWithin(u *ui.UI, p *lesson.Page, lang string, w, high float32, set textSize) text {
	t := textOf(u, p, lang, w, set)
	over := func() bool { return t.wordsHigh(u)+t.tasksHigh(u) > high }
	if over() {
		t.set.tasks = min(set.tasks, plainTasks)
	}
	if n := float32(len(t.tasks)); over() && n > 0 {
		const below = 4 // keeps the last task away from the bars of the pages
		t.set = t.set.closer((high - t.wordsHigh(u) - plainTasks - below) / n)
	}
	if over() {
		t = textOf(u, p, lang, w, t.set.tighter())
	}
	return t
}

// write writes title and text, starting at at.
func (t *text) write(u *ui.UI, at render.Point) {
	at.Y += t.set.title.Size
	for _, b := range t.blocks {
		at.Y = u.WriteLines(b.text, b.face, at, fullLast(u, b.text, b.face, t.wide), b.lead, b.ink) + b.below
	}
}

// fullLast returns a width, at most w and not much less, in which text has as many lines as in w and a last line that is not too short; w if there is
// none.
func fullLast(u *ui.UI, text string, face render.Type, w float32) float32 {
	const step, least, stub = 8, 0.8, 0.2
	lines := len(u.Wrap(text, face, w))
	for even := w; even >= least*w; even -= step {
		set := u.Wrap(text, face, even)
		if len(set) > lines {
			break
		}
		if lines < 2 || u.Measure(set[lines-1], face) >= stub*w {
			return even
		}
	}
	return w
}

// wordsHigh returns the height of title and text.
func (t *text) wordsHigh(u *ui.UI) float32 {
	y := t.set.title.Size
	for _, b := range t.blocks {
		y += float32(len(u.Wrap(b.text, b.face, t.wide)))*b.lead + b.below
	}
	return y - t.set.lead*0.6
}

// tasksHigh returns the height of the tasks and the line above them.
func (t *text) tasksHigh(u *ui.UI) (high float32) {
	if len(t.tasks) > 0 {
		high = t.set.tasks
	}
	for _, words := range t.tasks {
		_, row := t.task(u, words)
		high += row
	}
	return high
}

// taskLead is the left margin of the text of a task.
const taskLead = 36

// task returns the number of lines of a task, and the height of its row.
func (t *text) task(u *ui.UI, words string) (lines, high float32) {
	lines = float32(len(u.Wrap(words, t.set.small, t.wide-taskLead)))
	return lines, max(t.set.row, lines*t.set.smallLead+t.set.around)
}

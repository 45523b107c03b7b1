// Draws the text and the tasks of a lesson page (page, taskRow), and breaks paragraphs so that the last line is not too short (paragraph). Change the
// look of a task here. The sizes are in textsize.go; panel.go chooses those that fit.

package rules

import (
	"strconv"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// page shows title, text and tasks of page i across a panel of width w.
func (s *Scene) page(u *ui.UI, i int, w float32, set textSize) ui.Element {
	p, lang, room := &s.book.Pages[i], s.context.Lang(), w-2*set.margin
	text := []ui.Element{paragraph(u, p.Title[lang], set.title, 1.2*set.title.Size, room, u.Theme.Text)}
	for _, words := range p.Text {
		text = append(text, paragraph(u, words[lang], set.body, set.lead, room, u.Theme.Text))
	}
	for _, words := range p.Here {
		text = append(text, paragraph(u, words.By(u.In.Touch)[lang], set.small, set.smallLead, room, u.Theme.Muted))
	}
	page := ui.Column(set.apart, text...).Pad(set.margin, 0)
	if len(p.Tasks) == 0 {
		return page
	}
	tasks := make([]ui.Element, len(p.Tasks))
	for k := range p.Tasks {
		tasks[k] = s.taskRow(u, i, k, w, set)
	}
	heading := ui.Canvas(0, set.above, nil) // keeps a highlighted row away from the line
	if set.heading > 0 {
		heading = ui.Text(u.T("rules.tryit"), set.body.Medium(), u.Theme.Text).Height(set.heading)
	}
	return ui.Column(set.above, page, ui.Column(0, ui.Column(0, ui.Hairline(), heading).Pad(set.margin, 0), ui.Column(0, tasks...)))
}

// taskRow shows task k of page i across a panel of width w. A press puts the task on the board.
func (s *Scene) taskRow(u *ui.UI, i, k int, w float32, set textSize) ui.Element {
	task, ink, name := &s.book.Pages[i].Tasks[k], u.Theme.Muted, u.T("rules.task", k+1)
	if k == s.task {
		ink = u.Theme.Text
	}
	row := ui.Canvas(0, set.row, func(r render.Rect) {
		r.X, r.W = r.X+1, r.W-1 // beside the line at the side of the panel
		switch {
		case k == s.task:
			currentRow(u, r)
		case u.Over(r):
			u.Fill(r, sprites.Alpha(u.Theme.Text, 0.05))
		}
		u.Add(name, r)
		if u.Clicked(r) || u.Stop(name, r) {
			s.begin(k)
		}
	})
	gap := u.Theme.Space.M
	words := wrapped(u, task.Name[s.context.Lang()], set.small, set.smallLead, w-2*set.margin-tickSide-gap, ink)
	return ui.Stack(row, ui.Row(gap, tick(u, strconv.Itoa(k+1), s.solved(task.ID)), words).Pad(set.margin, set.around))
}

// tickSide is the width and height of a tick.
const tickSide = 22

// tick shows a circle with a number, or with a check mark if done.
func tick(u *ui.UI, number string, done bool) ui.Element {
	return ui.Canvas(tickSide, tickSide, func(r render.Rect) {
		if done {
			u.Box(r, render.Box{Radius: tickSide / 2, Top: u.Theme.Accent})
			u.Icon(sprites.IconCheck, r.Centre(), 14, u.Theme.OnAccent)
			return
		}
		u.Box(r, render.Box{Radius: tickSide / 2, Line: u.Theme.Muted, Width: 1.5})
		u.TextIn(number, render.TypeLabel.Medium(), r, render.Middle, u.Theme.Muted)
	})
}

// currentRow draws the background of the current row.
func currentRow(u *ui.UI, row render.Rect) {
	const bar = 4
	u.Fill(row, u.Theme.Active)
	edge, _ := row.CutLeft(bar, 0)
	u.Fill(edge, u.Theme.Accent)
}

// paragraph shows text in lines of at most width w, the last one not too short.
func paragraph(u *ui.UI, text string, face render.Type, leading, w float32, ink sprites.Color) ui.Element {
	return wrapped(u, text, face, leading, fullLast(u, text, face, w), ink)
}

// wrapped shows text in lines of width w.
func wrapped(u *ui.UI, text string, face render.Type, leading, w float32, ink sprites.Color) ui.Element {
	high := leading * float32(len(u.Wrap(text, face, w)))
	return ui.Canvas(w, high, func(r render.Rect) {
		u.WriteLines(text, face, render.Point{X: r.X, Y: r.Y + leading/2 + 0.355*face.Size}, w, leading, ink)
	})
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

// Chooses whose results are shown (choices), and joins the results of two names of one person or separates them again (mergeButton, namesSheet). The settings keep
// which names are the same person.

package training

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// personName returns the text for the name of a person.
func personName(u *ui.UI, name string) string {
	if name == "" {
		return u.T("training.nobody")
	}
	return name
}

// names returns all names under which games were played, the latest first.
func (r *results) names() (all []string) {
	for _, g := range slices.Backward(r.games) {
		if !slices.Contains(all, g.Player) {
			all = append(all, g.Player)
		}
	}
	return all
}

// otherNames returns the names joined with that of a person, as texts.
func (r *results) otherNames(u *ui.UI, person string) (texts []string) {
	for _, name := range r.names() {
		if name != person && r.context.Settings.Person(name) == person {
			texts = append(texts, personName(u, name))
		}
	}
	return texts
}

// nameRows divides the names of the people among lines of width w.
func (r *results) nameRows(u *ui.UI, w float32) (rows [][]string) {
	for _, name := range r.people {
		label := u.Fit(personName(u, name), render.TypeSmall.Medium(), w-2*margin)
		last := len(rows) - 1
		if last >= 0 && u.ChoicesWidth(append(slices.Clone(rows[last]), label), math.MaxInt32) <= w {
			rows[last] = append(rows[last], label)
		} else {
			rows = append(rows, []string{label})
		}
	}
	return rows
}

// choices shows the names of the people, one of whom can be chosen, in lines of width w. There is nothing to choose if all games were played under one
// name.
func (r *results) choices(u *ui.UI, w float32) ui.Element {
	const high = 36
	if len(r.names()) < 2 {
		return ui.Element{}
	}
	space := u.Theme.Space
	var lines []ui.Element
	people := r.people
	for i, labels := range r.nameRows(u, w) {
		of, name := people[:len(labels)], u.T("training.person")+" "+strconv.Itoa(i+1)
		lines = append(lines, ui.Canvas(0, high, func(at render.Rect) {
			chosen := slices.Index(of, r.person)
			if now, _ := u.Choices(at, name, labels, chosen); now != chosen {
				r.chosen, r.picked = true, false
				r.showPerson(of[now])
			}
		}))
		people = people[len(labels):]
	}
	if len(r.people) == 1 { // nothing to choose
		lines = []ui.Element{ui.Ellipsis(personName(u, r.person), render.TypeSeat, u.Theme.Text)}
	}
	if also := r.otherNames(u, r.person); len(also) > 0 {
		lines = append(lines, small(u, u.T("level.also", strings.Join(also, ", ")), 3))
	}
	return ui.Column(space.S/2, lines...)
}

// mergeButton shows the button that opens the sheet of the names, if there are several.
func (r *results) mergeButton(u *ui.UI) ui.Element {
	open := ui.Command{Label: u.T("level.names"), Run: func() { r.naming = true }}
	return ui.If(len(r.names()) > 1, ui.Button(open).Align(render.Start, render.Start))
}

// namesWide is the width of the sheet of the names.
const namesWide = 520

// namesSheet draws the sheet that joins the other names with that of the person whose results are shown, and separates joined ones.
func (r *results) namesSheet(u *ui.UI) {
	w, h := u.Size()
	space, page := u.Theme.Space, render.Rect{W: w, H: h}
	settings := r.context.Settings
	person := personName(u, r.person)
	var rows []ui.Element
	for _, name := range r.names() {
		if name == r.person {
			continue
		}
		text, x := personName(u, name), ui.Command{Kind: ui.Quiet}
		switch joined := settings.Person(name); joined {
		case name:
			x.Label, x.Run = u.T("level.join", text, person), func() { settings.Join(name, r.person) }
		default:
			x.Label, x.Run = u.T("level.separate", text, personName(u, joined)), func() { settings.Separate(name) }
		}
		run := x.Run
		x.Run = func() {
			run()
			r.context.SaveSettings()
			r.sum()
		}
		rows = append(rows, ui.FirstThatFits(ui.Button(x), wrappedButton(u, x)))
	}
	done := ui.Button(ui.Command{Label: u.T("level.names.done"), Kind: ui.Main, Run: func() { r.naming = false }}).Align(render.End, render.Start)
	e := ui.Column(space.M,
		ui.Wrapped(u.T("level.names.title"), ui.Block{Type: render.TypeSection, Leading: 26, Ink: u.Theme.Text, MaxLines: 2}),
		ui.Wrapped(u.T("level.names.about"), ui.Block{Type: render.TypeSmall, Leading: 21, Ink: u.Theme.Caption(), MaxLines: 3}),
		ui.Column(space.S, rows...), done,
	).Pad(space.L, space.L)
	wide := min(namesWide, w-2*space.M)
	at := page.Place(wide, min(u.Extent(e, wide, h).H, h), render.Middle, render.Middle)
	u.Fill(page, sprites.Alpha(sprites.RGB(0), 0.32))
	u.Sheet(at)
	u.Lay(at, e)
	if u.Dismissed(at) {
		r.naming = false
	}
}

// wrappedButton shows x as a button with its label in two lines.
func wrappedButton(u *ui.UI, x ui.Command) ui.Element {
	label := ui.Wrapped(x.Label, ui.Block{Type: render.TypeButton, Leading: 20, MaxLines: 2, Across: render.Middle, Ink: u.Theme.Text})
	x.Name, x.Label, x.Bare = x.Label, "", true
	return ui.Stack(ui.Button(x), label.Pad(u.Theme.Space.S, u.Theme.Space.S))
}

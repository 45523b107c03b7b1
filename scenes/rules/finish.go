// Draws the end of the lessons, which replaces the text of the page whose last task completes them (finish): what was learnt, a few words of the
// first opponent, and the command that leads on. Change here what a reader sees when the lessons end.

package rules

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// finish shows in r what was learnt and what comes next; if space is short, less of it, and scrolling. The command that leads on is below it if the panel
// is beside the board, and otherwise in the prompt.
func (s *Scene) finish(u *ui.UI, r render.Rect, set textSize, sided bool) ui.Element {
	const large, small = 64, 40 // the face of the first opponent
	space, low := u.Theme.Space, set.closer()
	least := low
	least.body, least.lead, least.row, least.around = set.small, set.smallLead, 0, 2
	hello := func(face float32, t render.Type) ui.Element { return ui.If(!s.atTable, s.hello(u, face, t)) }
	on, rule := ui.If(sided, ui.Button(s.leadOn(u))), ui.If(sided || !s.atTable, ui.Hairline())
	top := func(gap float32, set textSize) ui.Element {
		title := paragraph(u, u.T("rules.finished"), set.title, 1.2*set.title.Size, r.W-2*set.margin, u.Theme.Text)
		return ui.Column(gap, title.Pad(set.margin, 0), s.learnt(u, r.W, set))
	}
	below := func(parts ...ui.Element) ui.Element { return ui.Column(space.M, parts...).Pad(set.margin, 0) }
	lower, side := below(hello(small, set.small), on), below(ui.Row(space.M, hello(small, set.small).Grow(1), on))
	scrolled := func(parts ...ui.Element) ui.Element {
		return ui.ScrollPanel("learnt", u.Theme.Panel, ui.Column(space.S, parts...)).Grow(1)
	}
	all := []ui.Element{
		ui.Column(space.M, top(space.M, set), below(rule, hello(large, set.body), on)),
		ui.Column(space.S, top(space.S, low), below(hello(large, set.body), on)),
		ui.Column(space.S, top(space.S, least), lower),
	}
	if !sided {
		return ui.FirstThatFits(append(all, scrolled(top(space.S, least), lower))...)
	}
	scroll := scrolled(top(space.S, least))
	return ui.FirstThatFits(append(all, ui.Column(space.S, top(space.S, least), side), ui.Column(space.S, scroll, side), ui.Column(space.S, scroll, lower))...)
}

// learnt shows across a panel of width w what the lessons have taught, with a tick if the tasks of its page are solved. A press on something else
// opens its page.
func (s *Scene) learnt(u *ui.UI, w float32, set textSize) ui.Element {
	gap, lang, high := u.Theme.Space.M, s.context.Lang(), set.row
	if u.In.Touch { // a finger needs the room
		high = max(high, u.Theme.Space.Control)
	}
	var rows []ui.Element
	for i := range s.book.Pages {
		page := &s.book.Pages[i]
		done, ink, press := s.firstOpen(page) < 0, u.Theme.Text, ui.Canvas(0, high, nil)
		if !done {
			ink = u.Theme.Muted
			press = ui.Button(ui.Command{Name: page.Title[lang], Bare: true, Run: func() { s.open(i) }}).Height(high)
		}
		for _, text := range page.Learnt {
			words := wrapped(u, text[lang], set.body, set.lead, w-2*set.margin-tickSide-gap, ink)
			rows = append(rows, ui.Stack(press, ui.Row(gap, tick(u, strconv.Itoa(i+1), done), words).Pad(set.margin, set.around)))
		}
	}
	return ui.Column(0, rows...)
}

// hello shows the first opponent, face wide, and a sentence of hers in type t.
func (s *Scene) hello(u *ui.UI, face float32, t render.Type) ui.Element {
	const side, above, leading, most = 12, 7, 1.35, 2 // the margins in the bubble, the line height as a part of the size, and how many lines
	name := s.weakest().Name
	portrait := ui.Canvas(face, face, func(r render.Rect) { u.Portrait(name, sprites.Glad, r.Centre(), face) })
	words := ui.Wrapped(u.T("rules.hello", scenes.Player(name, 1)), ui.Block{Type: t, Leading: leading * t.Size, MaxLines: most, Ink: u.Theme.Text})
	bubble := ui.Canvas(0, 0, func(r render.Rect) { scenes.Bubble(u, r) })
	return ui.Row(u.Theme.Space.M, portrait, ui.Stack(bubble, words.Pad(side, above)))
}

// leadOn returns the command that leads on from the lessons: to a first game, or back to the table.
func (s *Scene) leadOn(u *ui.UI) ui.Command {
	on := ui.Command{Label: u.T("rules.play", scenes.Player(s.weakest().Name, 0)), Kind: ui.Main, Act: keys.Begin, Run: s.playNow}
	if s.atTable {
		on.Label, on.Run = u.T("rules.totable"), func() { s.back(false) }
	}
	return on
}

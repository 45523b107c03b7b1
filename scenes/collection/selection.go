// Selects several games of the collection: by Ctrl+click, Shift+click, Space, and after the first one by any click or tap. The bar above the list shows
// how many are selected and what can be done with them (selectionBar); it replaces the filters, so that no row moves.

package collection

import (
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// toggle selects e, or no longer. A range begins at it.
func (s *Scene) toggle(e *index.Entry) {
	if s.anchor = e.Name; s.selected[e.Name] {
		delete(s.selected, e.Name)
	} else {
		s.selected[e.Name] = true
	}
}

// selectTo selects all games from the last one that was selected to the i-th.
func (s *Scene) selectTo(i int) {
	from := i
	for j, e := range s.found {
		if e.Name == s.anchor {
			from = j
		}
	}
	for _, e := range s.found[min(from, i) : max(from, i)+1] {
		s.selected[e.Name] = true
	}
}

// press handles a press on the i-th game by the pointer, or by a key. Space selects it, the other keys open it.
func (s *Scene) press(u *ui.UI, i int, byKey bool, menu render.Rect, name string) {
	e := s.found[i]
	switch {
	case byKey && u.Presses(keys.Choose), !byKey && u.In.Ctrl:
		s.toggle(e)
	case !byKey && u.In.Shift:
		s.selectTo(i)
	case len(s.selected) > 0:
		s.toggle(e)
	case s.bin:
		s.menuOf(e, menu, name)
	default:
		s.open(e)
	}
}

// chosen returns all selected games if e is one of them or nil, else e alone.
func (s *Scene) chosen(e *index.Entry) (all []*index.Entry) {
	if e != nil && !s.selected[e.Name] {
		return []*index.Entry{e}
	}
	for _, x := range s.found {
		if s.selected[x.Name] {
			all = append(all, x)
		}
	}
	return all
}

// unselect ends the selection.
func (s *Scene) unselect() {
	clear(s.selected)
	s.anchor = ""
}

// selectionKeys handles the key that ends the selection.
func (s *Scene) selectionKeys(u *ui.UI) {
	if len(s.selected) > 0 && u.Act(keys.Back) {
		s.unselect()
	}
}

// selectionBar draws at the top of r how many games are selected and what can be done with them, and returns the room below. It is as high as the
// filters.
func (s *Scene) selectionBar(u *ui.UI, r render.Rect) (below render.Rect) {
	space := u.Theme.Space
	count := ui.Ellipsis(u.T("collection.selected", len(s.selected)), render.TypeButton, u.Theme.Text).Pad(space.M, 0)
	done := ui.Button(ui.Command{Icon: sprites.IconClose, Name: u.T("collection.unselect"), Run: s.unselect})
	var cs []ui.Command
	for _, x := range s.commands(u, s.chosen(nil)) {
		if len(s.selected) == 1 && x.Label == u.T("collection.select") {
			continue // it is selected
		}
		x.Act = "" // menuKeys handles it
		cs = append(cs, x)
	}
	tools := ui.Toolbar(cs...)
	ground := render.Box{Radius: 10, Top: u.Theme.Quiet}
	if r.W < narrow {
		first := ui.Row(space.S, count.Grow(1), done).Height(space.Control)
		return u.LayTop(r, space.S, ui.Column(space.S, first, ui.Row(0, tools, ui.Spacer()).Height(space.Control)).On(ground))
	}
	return u.LayTop(r, space.S, ui.Row(space.S, count, ui.Row(0, ui.Spacer(), tools).Grow(1), done).Height(space.Control).On(ground))
}

// mark shows in the corner at of a row whether its game is selected, while any is.
func (s *Scene) mark(u *ui.UI, e *index.Entry, at render.Rect) {
	const side, sign = 24, 16
	if len(s.selected) == 0 {
		return
	}
	at = at.Place(side, side, render.Start, render.Start)
	if !s.selected[e.Name] {
		u.Box(at, render.Box{Radius: side / 2, Top: u.Theme.Window, Line: u.Theme.Muted, Width: 1.5})
		return
	}
	u.Box(at, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	u.Icon(sprites.IconCheck, at.Centre(), sign, u.Theme.OnAccent)
}

// The preview of the move under the pointer: when it appears and what it shows of the move.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// previews reports whether what move would do is shown: after a while, or at once where it is a hint.
func (d *drawing) previews(move games.Move) bool {
	h := d.hand
	return d.context.shows(settings.LayerPreviews) && (d.context.shown.line || h.stage() > 0 || h.elsewhere() || h.hint != nil && h.hint.move == move || d.context.dialed())
}

// composeMove fills what is shown of the previewed move in position p.
func (d *drawing) composeMove(p games.Position) {
	v := &d.context.shown
	d.wholeFor(v, d.context.game.AppendSteps(nil, p, v.Move))
	v.Ghosts, v.links = d.ghosts(p, v.Move, &v.View)
	if !d.context.shows(settings.LayerLinks) {
		v.links = nil
	}
	if d.previews(v.Move) {
		v.Effect = d.preview(&v.View, p, v.Move)
	}
}

// preview adds to v, the view of p, what m would do, and returns it in words.
func (d *drawing) preview(v *board.View, p games.Position, m games.Move) []board.Message {
	seat := &v.Seats[p.ToMove()]
	prompt, state := v.Detail.Key, seat.Detail.Text.Key
	d.context.game.AppendPreview(v, p, m)
	switch {
	case v.Detail.Key != prompt:
		return []board.Message{v.Detail}
	case len(v.Tag) > 0:
		var words []board.Message
		for _, line := range v.Tag {
			words = append(words, line.Text)
		}
		return words
	case seat.Detail.Text.Key != state:
		return []board.Message{seat.Detail.Text}
	}
	return nil
}

// candidate returns the ply that a click at the pointer would make or begin, NoMove for none.
func (d *drawing) candidate(u *ui.UI) games.Move {
	h, may := d.hand, d.context.may()
	switch {
	case h.carry != nil:
		return h.carry.move
	case !may.Decides || may.Locked || d.context.ThreatViewOn():
		return games.NoMove
	case h.state == stateTyping:
		return h.typing.move
	}
	path := h.path()
	if d.context.dialed() && len(path) > 0 {
		m, _ := d.context.builder.Try(append(path, d.context.shown.View.Dial.Buttons[d.dialUnder(u)]))
		return m
	}
	switch {
	case !h.hover.IsCell():
		return games.NoMove
	case h.grip != board.NoTarget && h.grip != h.hover && h.state != stateLifted && h.state != stateAiming:
		return d.dragged()
	case h.aims() && len(path) == 0:
		m, _ := d.context.builder.Try(h.tile.steps(h.hover))
		return m
	}
	m, progress := d.context.builder.Try(append(path, h.hover))
	if progress == games.Partial && len(path) == 0 {
		return games.NoMove // it only takes a piece up
	}
	if progress == games.Refused && len(path) > 0 {
		m, progress = d.context.builder.Try([]board.Target{h.hover})
		if progress != games.Complete {
			return games.NoMove
		}
	}
	return m
}

// dragged returns the ply that letting go at the pointer would make of a drag from the cell where the press began, NoMove for none.
func (d *drawing) dragged() games.Move {
	if !d.context.geo.Aim {
		return games.NoMove
	}
	m, progress := d.context.builder.Try([]board.Target{d.hand.grip, d.hand.hover})
	if progress != games.Complete {
		return games.NoMove
	}
	return m
}

// dialUnder returns the heading under the pointer, else the chosen one.
func (d *drawing) dialUnder(u *ui.UI) int {
	h, dial := d.hand, &d.context.shown.View.Dial
	if t, ok := d.context.layout.DialHit(dial, u.Pointer()); ok && !h.cursor.on && h.state != stateAiming {
		if i := slices.Index(dial.Buttons, t); i >= 0 {
			return i
		}
	}
	return h.dialChoice()
}

// ghosts returns the pieces that m would lay: those seen after it and not before, and the one that it moves; and the links it would make.
func (d *drawing) ghosts(p games.Position, m games.Move, before *board.View) (gs []board.Piece, links []board.Link) {
	q := p.Clone()
	q.Play(m)
	after := d.context.viewOf(q)
	steps := d.context.game.AppendSteps(nil, p, m)
	for _, a := range after.Pieces {
		i := slices.IndexFunc(before.Pieces, func(b board.Piece) bool { return a.ID == b.ID })
		if i < 0 || !same(a, before.Pieces[i]) && slices.Contains(steps, a.At) {
			gs = append(gs, a)
		}
	}
	for _, a := range after.Links {
		if !slices.ContainsFunc(before.Links, func(b board.Link) bool { return a.From == b.From && a.To == b.To && a.Owner == b.Owner }) {
			links = append(links, a)
		}
	}
	return gs, links
}

// same reports whether a and b, the same piece in two views, lie in the same place in the same way.
func same(a, b board.Piece) bool {
	return a.At == b.At && a.To == b.To && a.Sprite == b.Sprite && a.Owner == b.Owner && a.Facing == b.Facing
}

// halfGhosts returns the half that a click on t would lay: what the board shows with t pointed at, and without it does not.
func (d *drawing) halfGhosts(t board.Target, before *board.View) (gs []board.Piece) {
	if t == board.NoTarget {
		return nil
	}
	for _, p := range d.context.viewOf(d.context.position(), t).Pieces {
		if !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == p.ID && same(b, p) }) {
			gs = append(gs, p)
		}
	}
	return gs
}

// wholeFor takes from v the half that lies already, and the marks of the cells of steps, where the piece with both halves on them is
// previewed: its ghost shows as much, and they would be seen through it.
func (d *drawing) wholeFor(v *Shown, steps []board.Target) {
	if !d.context.geo.Aim || len(v.path) != 1 || !slices.Contains(steps, v.path[0]) {
		return
	}
	v.View.Pieces = slices.DeleteFunc(v.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == v.path[0] })
	v.marks = slices.DeleteFunc(v.marks, func(m board.Mark) bool { return slices.Contains(steps, m.At) })
}

// Foresee shows as ghosts what the next player would lay by a click on each of cells, until something is played.
func (b *Sandbox) Foresee(cells []board.Target) {
	b.drawing.foreseen = nil
	for _, t := range cells {
		if ms := b.begun(b.match.Cursor(), []board.Target{t}); len(ms) == 1 && !slices.Contains(b.drawing.foreseen, ms[0]) {
			b.drawing.foreseen = append(b.drawing.foreseen, ms[0])
		}
	}
	b.shown = Shown{View: b.shown.View}
}

// foresee adds the ghosts of the pieces that are foreseen in p. They are spoken about, and not the last turn, which has no marks meanwhile.
func (d *drawing) foresee(p games.Position) {
	v := &d.context.shown
	if len(d.foreseen) > 0 {
		v.marks = nil
	}
	for _, m := range d.foreseen {
		steps := d.context.game.AppendSteps(nil, p, m)
		ghosts, _ := d.ghosts(p, m, &v.View)
		v.Ghosts = append(v.Ghosts, slices.DeleteFunc(ghosts, func(g board.Piece) bool { return !slices.Contains(steps, g.At) })...)
	}
}

// Cross shows m, legal in the position that the board begins with, as a ghost with a cross for as long as nothing has been tried instead.
func (b *Sandbox) Cross(m games.Move) {
	b.drawing.passed = m
	b.shown = Shown{View: b.shown.View}
}

// crossOut adds the ply that is crossed out to what is shown of p. Its ghost gives way to what is pointed at.
func (d *drawing) crossOut(p games.Position) {
	v := &d.context.shown
	if d.passed == games.NoMove || d.context.match.Cursor() > 0 || v.line || v.lens {
		return
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkPassed, d.context.Lines.lands(p, d.passed)...))
	if v.Move == games.NoMove && len(v.path) == 0 && v.half == board.NoTarget {
		v.Ghosts, _ = d.ghosts(p, d.passed, &v.View)
	}
}

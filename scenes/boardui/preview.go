// The preview of the move under the pointer: when it appears and what it shows of the move.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/data/settings"
)

// previews reports whether what move would do is shown: after a while, or at once where it is a hint.
func (d *Display) previews(move games.Move) bool {
	h := d.hand
	return d.shows(settings.LayerPreviews) && (d.shown.line || h.detailLevel() > 0 || h.hintIsElsewhere() || h.hint != nil && h.hint.move == move || d.dialOpen())
}

// composeMove fills what is shown of the previewed move in position p.
func (d *Display) composeMove(p games.Position) {
	v := &d.shown
	d.hideLaidHalf(v, d.model.game.AppendSteps(nil, p, v.Move))
	v.Ghosts, v.links = d.ghosts(p, v.Move, &v.View)
	if !d.shows(settings.LayerLinks) {
		v.links = nil
	}
	if d.previews(v.Move) {
		v.Effect = d.preview(&v.View, p, v.Move)
	}
}

// preview adds to v, the view of p, what m would do, and returns it in words.
func (d *Display) preview(v *board.View, p games.Position, m games.Move) []board.Message {
	seat := &v.Seats[p.ToMove()]
	prompt, state := v.Detail.Key, seat.Detail.Text.Key
	d.model.game.AppendPreview(v, p, m)
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

// ghosts returns the pieces that m would lay: those seen after it and not before, and the one that it moves; and the links it would make.
func (d *Display) ghosts(p games.Position, m games.Move, before *board.View) (gs []board.Piece, links []board.Link) {
	q := p.Clone()
	q.Play(m)
	after := d.model.viewOf(q)
	steps := d.model.game.AppendSteps(nil, p, m)
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
func (d *Display) halfGhosts(t board.Target, before *board.View) (gs []board.Piece) {
	if t == board.NoTarget {
		return nil
	}
	for _, p := range d.model.viewOf(d.model.position(), t).Pieces {
		if !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == p.ID && same(b, p) }) {
			gs = append(gs, p)
		}
	}
	return gs
}

// hideLaidHalf takes from v the half that lies already, and the marks of the cells of steps, where the piece with both halves on them is
// previewed: its ghost shows as much, and they would be seen through it.
func (d *Display) hideLaidHalf(v *Shown, steps []board.Target) {
	if !d.model.geo.Aim || len(v.path) != 1 || !slices.Contains(steps, v.path[0]) {
		return
	}
	v.View.Pieces = slices.DeleteFunc(v.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == v.path[0] })
	v.marks = slices.DeleteFunc(v.marks, func(m board.Mark) bool { return slices.Contains(steps, m.At) })
}

// ForeseeMoves shows as ghosts what the next player would lay by a click on each of cells, until something is played.
func (b *Sandbox) ForeseeMoves(cells []board.Target) {
	b.Display.foreseen = nil
	for _, t := range cells {
		if ms := b.movesBeginning(b.model.match.Cursor(), []board.Target{t}); len(ms) == 1 && !slices.Contains(b.Display.foreseen, ms[0]) {
			b.Display.foreseen = append(b.Display.foreseen, ms[0])
		}
	}
	b.Display.refresh()
}

// addForeseen adds the ghosts of the pieces that are foreseen in p. They are spoken about, and not the last turn, which has no marks meanwhile.
func (d *Display) addForeseen(p games.Position) {
	v := &d.shown
	if len(d.foreseen) > 0 {
		v.marks = nil
	}
	for _, m := range d.foreseen {
		steps := d.model.game.AppendSteps(nil, p, m)
		ghosts, _ := d.ghosts(p, m, &v.View)
		v.Ghosts = append(v.Ghosts, slices.DeleteFunc(ghosts, func(g board.Piece) bool { return !slices.Contains(steps, g.At) })...)
	}
}

// CrossOut shows m, legal in the position that the board begins with, as a ghost with a cross for as long as nothing has been tried instead.
func (b *Sandbox) CrossOut(m games.Move) {
	b.Display.crossedOut = m
	b.Display.refresh()
}

// addCrossedOut adds the ply that is crossed out to what is shown of p. Its ghost gives way to what is pointed at.
func (d *Display) addCrossedOut(p games.Position) {
	v := &d.shown
	if d.crossedOut == games.NoMove || d.model.match.Cursor() > 0 || v.line || v.threatView {
		return
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkPassed, d.Lines.landingCells(p, d.crossedOut)...))
	if v.Move == games.NoMove && len(v.path) == 0 && v.half == board.NoTarget {
		v.Ghosts, _ = d.ghosts(p, d.crossedOut, &v.View)
	}
}

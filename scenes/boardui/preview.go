// Previews the ply under the pointer: its pieces as ghosts, and its effect on the board and in words. The same ghosts show half a tile, what the next
// clicks of a lesson would place (ForeseeMoves), and the crossed-out ply of an exercise (CrossOut). Change here when a preview appears (previews) and
// what it shows (ghosts).

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/data/settings"
)

// previews reports whether the effect of move is shown: after a while, or at once if it is the hint.
func (d *Display) previews(move games.Move) bool {
	return d.shows(settings.LayerPreviews) && !d.asks(move) && (d.hand.detailLevel() > 0 || d.dialOpen() || d.proposes(move))
}

// proposes reports whether move is the hint or belongs to a line of the analysis.
func (d *Display) proposes(move games.Move) bool {
	h := d.hand
	return d.shown.inLine || h.hintOnOtherCells() || h.hint != nil && h.hint.move == move
}

// asks reports whether the players have to find out by themselves what move does.
func (d *Display) asks(move games.Move) bool { return d.model.access().Asks && !d.proposes(move) }

// composeMove composes what is shown of the previewed ply in p.
func (d *Display) composeMove(p games.Position) {
	v := &d.shown
	steps := d.model.game.AppendSteps(nil, p, v.Move)
	d.hideLaidHalf(v, steps)
	v.Ghosts, v.links = d.ghosts(p, v.Move, &v.View)
	if !d.shows(settings.LayerLinks) {
		v.links = nil
	}
	if d.asks(v.Move) {
		v.Ghosts, v.links = onlyOn(steps, v.Ghosts), nil
	}
	if d.previews(v.Move) {
		v.Effect = d.preview(&v.View, p, v.Move)
	}
}

// preview adds the effect of m to v, the view of p, and returns it in words.
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

// ghosts returns the pieces that m would place or move, as they are after it, and the links that it would make.
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

// replyGhosts returns the pieces that plies, played one after the other from the position shown, would place or move.
func (d *Display) replyGhosts(plies []games.Move) (gs []board.Piece) {
	p := d.model.position().Clone()
	for _, m := range plies {
		before := d.model.viewOf(p)
		placed, _ := d.ghosts(p, m, before)
		gs = append(gs, onlyOn(d.model.game.AppendSteps(nil, p, m), placed)...)
		p.Play(m)
	}
	return gs
}

// same reports whether a piece is at the same place with the same heading in both views.
func same(a, b board.Piece) bool {
	return a.At == b.At && a.To == b.To && a.Sprite == b.Sprite && a.Owner == b.Owner && a.Facing == b.Facing
}

// halfGhosts returns the half tile that a click on t would place: the pieces in the view with t selected that are not in v.
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

// hideLaidHalf removes the placed half and the marks on steps from v while the whole tile is previewed on steps: they would shine through its ghost.
func (d *Display) hideLaidHalf(v *Shown, steps []board.Target) {
	if !d.model.geo.Aim || len(v.path) != 1 || !slices.Contains(steps, v.path[0]) {
		return
	}
	v.View.Pieces = slices.DeleteFunc(v.View.Pieces, func(p board.Piece) bool { return p.Open && p.At == v.path[0] })
	v.marks = slices.DeleteFunc(v.marks, func(m board.Mark) bool { return slices.Contains(steps, m.At) })
}

// ForeseeMoves shows as ghosts what a click of the next player on each of cells would place, until a ply is played.
func (b *Sandbox) ForeseeMoves(cells []board.Target) {
	b.Display.previewed = nil
	for _, t := range cells {
		if ms := b.movesBeginning(b.model.match.Cursor(), []board.Target{t}); len(ms) == 1 && !slices.Contains(b.Display.previewed, ms[0]) {
			b.Display.previewed = append(b.Display.previewed, ms[0])
		}
	}
	b.Display.refresh()
}

// addForeseen adds the ghosts of the foreseen plies in p. The marks of the last turn are hidden meanwhile.
func (d *Display) addForeseen(p games.Position) {
	v := &d.shown
	if len(d.previewed) > 0 {
		v.marks = nil
	}
	for _, m := range d.previewed {
		steps := d.model.game.AppendSteps(nil, p, m)
		ghosts, _ := d.ghosts(p, m, &v.View)
		v.Ghosts = append(v.Ghosts, onlyOn(steps, ghosts)...)
	}
}

// onlyOn removes the pieces that are not on cells from ps.
func onlyOn(cells []board.Target, ps []board.Piece) []board.Piece {
	return slices.DeleteFunc(ps, func(p board.Piece) bool { return !slices.Contains(cells, p.At) })
}

// CrossOut shows m as a ghost with a cross until something is tried. It must be legal in the first position.
func (b *Sandbox) CrossOut(m games.Move) {
	b.Display.crossedOut = m
	b.Display.refresh()
}

// addCrossedOut adds the crossed-out ply to what is shown of p. Its ghost is hidden while something else is pointed at.
func (d *Display) addCrossedOut(p games.Position) {
	v := &d.shown
	if d.crossedOut == games.NoMove || d.model.match.Cursor() > 0 || v.inLine || v.threatView {
		return
	}
	v.marks = slices.Concat(v.marks, marked(board.MarkPassed, d.Lines.landingCells(p, d.crossedOut)...))
	if v.Move == games.NoMove && len(v.path) == 0 && v.half == board.NoTarget {
		v.Ghosts, _ = d.ghosts(p, d.crossedOut, &v.View)
	}
}

// Checks of what a game shows: views and previews that can be drawn, pieces that keep their ids, dials, seats and counts. Add a check here when
// board.View gets a new part. bounds.go says which values are valid; threats.go checks threats.

package gametest

import (
	"reflect"

	"quintet/games"
	"quintet/games/board"
)

// checkView: the view of p after the clicks of path is valid, and the same when it is built again in reused memory.
func (x *checker) checkView(p games.Position, path []board.Target) {
	var v, again board.View
	v.Reset()
	x.g.AppendView(&v, p, path)
	again.Reset()
	x.g.AppendView(&again, p, path)
	again.Reset()
	x.g.AppendView(&again, p, path)
	x.want(sameView(&v, &again), "view", "two views of one position differ")
	x.checkDrawing("view", &v)
	x.checkSeats(p, &v)
	x.want(!v.Prompt.Empty(), "view", "the prompt is empty")
	x.checkMessage("view", v.Prompt)
	x.checkMessage("view", v.Again)
	x.checkMessage("view", v.Detail)
	x.want(v.Step <= v.Steps && (v.Steps == 0 || v.Step > 0), "view", "step %d of %d", v.Step, v.Steps)
	x.checkCounts(p, &v)
	if path == nil {
		x.checkPieces(p, &v)
	}
}

// checkCounts: what is counted at the end adds up to the scores, and none of it is shown as not counting.
func (x *checker) checkCounts(p games.Position, v *board.View) {
	if len(v.Counts) == 0 {
		return
	}
	x.want(p.Over(), "view", "cells are counted before the end")
	var sums [board.MaxSeats]int32
	counted := map[board.Target]bool{}
	for _, c := range v.Counts {
		if !x.isCellOrNone(c.At) || c.At == board.NoTarget || c.Seat < 0 || int(c.Seat) >= board.MaxSeats || counted[c.At] {
			x.fail("view", "count %+v is not valid", c)
			return
		}
		counted[c.At] = true
		sums[c.Seat]++
	}
	for _, m := range v.Marks {
		x.want(m.Kind != board.MarkDimmed || !counted[m.At], "view", "the counted cell %d is dimmed", m.At)
	}
	for i, s := range v.Seats {
		x.want(sums[i] == s.Score, "view", "seat %d has the score %d, counted %d", i, s.Score, sums[i])
	}
}

// sameView compares two views; empty and absent slices are equal.
func sameView(a, b *board.View) bool {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range x.NumField() {
		x, y := x.Field(i), y.Field(i)
		empty := x.Kind() == reflect.Slice && x.Len() == 0 && y.Len() == 0
		if !empty && !reflect.DeepEqual(x.Interface(), y.Interface()) {
			return false
		}
	}
	return true
}

func same[T any](a, b []T) bool { return len(a) == 0 && len(b) == 0 || reflect.DeepEqual(a, b) }

// checkPieces: a piece that stays in place during a ply keeps its ID.
func (x *checker) checkPieces(p games.Position, v *board.View) {
	if p.Over() {
		return
	}
	ids := map[board.Piece]uint16{}
	for _, piece := range v.Pieces {
		id := piece.ID
		piece.ID, piece.Open, piece.Figure = 0, false, 0
		ids[piece] = id
	}
	x.scratch.CopyFrom(p)
	m, ok := x.pick(p)
	if !ok {
		return
	}
	x.scratch.Play(m)
	after := games.ViewOf(x.g, x.scratch)
	for _, piece := range after.Pieces {
		id := piece.ID
		piece.ID, piece.Open, piece.Figure = 0, false, 0
		if old, stood := ids[piece]; stood && old != id {
			x.fail("view", "after %s the piece at %s has the ID %d, before %d", x.g.FormatMove(p, m), x.geometry.Label(piece.At), id, old)
		}
	}
}

// checkPreviews: the effect of a ply can be drawn alone and on top of the position.
func (x *checker) checkPreviews(p games.Position) {
	for i, m := range x.sample(p, 4) {
		var v board.View
		v.Reset()
		if i%2 == 0 {
			x.g.AppendView(&v, p, nil)
		}
		x.g.AppendPreview(&v, p, m)
		x.checkDrawing("preview", &v)
		x.checkMessage("preview", v.Prompt)
		x.checkMessage("preview", v.Detail)
	}
}

// checkDrawing: everything in v lies on the board, and its numbers are valid in the tables of the geometry.
func (x *checker) checkDrawing(check string, v *board.View) {
	x.checkPieceList(check, v)
	for _, l := range v.Links {
		x.want(x.isLink(l), check, "link %+v is not valid", l)
	}
	for _, o := range v.Outlines {
		x.want(x.isOutline(o), check, "outline %+v is not valid", o)
	}
	for _, l := range v.Loops {
		x.want(len(l.Corners) > 2 && x.areCells(l.Corners) && x.isOwner(l.Owner) && l.Kind <= board.LoopProspect, check, "loop %+v is not valid", l)
	}
	for _, r := range v.Rays {
		x.want(x.isRay(r), check, "ray %+v is not valid", r)
	}
	for _, m := range v.Marks {
		x.want(x.isMark(m), check, "mark %+v is not valid (the kinds up to MarkLegal are the scenes')", m)
	}
	x.checkDial(check, v.Dial)
	for _, line := range v.Tag {
		x.checkLine(check, line)
		x.want(!line.Text.Empty(), check, "a line of the tag is empty")
	}
}

// checkPieceList: the pieces are valid and no two share an ID.
func (x *checker) checkPieceList(check string, v *board.View) {
	ids := map[uint16]bool{}
	for _, p := range v.Pieces {
		x.want(x.isCell(p.At) && x.isCellOrNone(p.To) && int(p.Sprite) < len(x.geometry.Sprites) && x.isOwner(p.Owner) && p.Facing < 8,
			check, "piece %+v is not valid", p)
		x.want(p.ID != 0 && !ids[p.ID], check, "the piece at %s has the ID %d, which is 0 or another's", x.geometry.Label(p.At), p.ID)
		ids[p.ID] = true
	}
}

// checkDial: a dial has a heading for every button.
func (x *checker) checkDial(check string, d board.Dial) {
	if d.At == board.NoTarget {
		return
	}
	ok := x.isCell(d.At) && int(d.Sprite) < len(x.geometry.Sprites) && x.isOwner(d.Owner) &&
		len(d.Buttons) > 0 && len(d.Buttons) == len(d.Facings) && d.Default >= 0 && d.Default < len(d.Buttons)
	for _, t := range d.Buttons {
		ok = ok && t.IsButton() && x.isTarget(t)
	}
	for _, f := range d.Facings {
		ok = ok && f < 8
	}
	x.want(ok, check, "dial %+v is not valid", d)
}

// checkSeats: every player has a seat with a colour of its own and a role; only the mover has placements left.
func (x *checker) checkSeats(p games.Position, v *board.View) {
	colours := map[int8]bool{}
	for i, s := range v.Seats[:x.players] {
		x.want(s.Colour >= 0 && int(s.Colour) < x.geometry.Colours && !colours[s.Colour], "view", "seat %d has the colour %d", i+1, s.Colour)
		colours[s.Colour] = true
		x.want(int(s.Sprite) < len(x.geometry.Sprites), "view", "seat %d has the sprite %d", i+1, s.Sprite)
		x.want(!s.Role.Empty() && !s.Name.Empty(), "view", "seat %d has no role or no name", i+1)
		x.checkMessage("view", s.Role)
		x.checkMessage("view", s.Name)
		x.checkLine("view", s.Detail)
		x.want(s.Left == 0 || p.ToMove() == games.Player(i), "view", "seat %d has %d placements left, seat %d is to move", i+1, s.Left, p.ToMove()+1)
	}
	for i, s := range v.Seats[x.players:] {
		x.want(reflect.DeepEqual(s, board.Seat{}), "view", "seat %d is not in play and is filled", x.players+i+1)
	}
}

// checkLine: the sentence and the swatch of a line are known.
func (x *checker) checkLine(check string, l board.Line) {
	x.want(x.isOwner(l.Colour) && l.Icon <= board.IconDone, check, "line %+v is not valid", l)
	x.checkMessage(check, l.Text)
	x.checkMessage(check, l.Short)
	x.checkMessage(check, l.Named)
	x.want(l.Short.Empty() && l.Named.Empty() || !l.Text.Empty(), check, "line %+v is not valid: it has short words and no others", l)
}

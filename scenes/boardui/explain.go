// Explanations of the cell under the pointer: what the game says about it, and why nothing can be played there.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// toldHere returns what the game can tell about the cell under the pointer, the zero Message where that is nothing, and the cells that it is
// about.
func (d *drawing) toldHere() (told board.Message, about []board.Target) {
	if !d.hand.asks() {
		return board.Message{}, nil
	}
	return d.tell(d.hand.hover)
}

// tell returns what the game can tell about the cell t as long as nothing is selected, the zero Message where that is nothing, and the cells
// that it is about.
func (d *drawing) tell(t board.Target) (told board.Message, about []board.Target) {
	if d.context.spec.DescribeCell == nil || d.context.may().NoAids || d.hand.carry != nil || len(d.context.builder.Path()) > 0 {
		return board.Message{}, nil
	}
	return d.context.spec.DescribeCell(d.context.position(), t)
}

// whyHere returns why nothing can be done on the cell under the pointer, the zero Message where something can, where a piece lies, which
// everybody sees, or where no one is to be helped. Of what is dragged it is also said over a piece.
func (d *drawing) whyHere() board.Message {
	h := d.hand
	t := h.hover
	switch {
	case !h.asks():
		return board.Message{}
	case h.state.dragging():
		return d.whyNoDrop(t)
	}
	if slices.Contains(occupied(d.context.shown.View.Pieces), t) || h.takes(t) || h.onDialCell(t) {
		return board.Message{}
	}
	return d.context.game.Why(d.context.position(), append(d.context.builder.Path(), t)).Text
}

// whyNoDrop says why what is dragged may not be let go over the cell t, the zero Message where it may.
func (d *drawing) whyNoDrop(t board.Target) board.Message {
	h := d.hand
	switch {
	case h.mayDrop(t):
		return board.Message{}
	case h.carry != nil:
		return h.carry.whyNot().Text
	}
	return d.context.game.Why(d.context.position(), []board.Target{h.grip, t}).Text
}

// barred returns the cell under the pointer when nothing can be done there and nothing on it says so: no piece, no link, no mark. Under what
// is dragged nothing on the cell says so clearly enough. A cell about which the game tells something is asked about, not refused, until it
// is clicked.
func (d *drawing) barred() board.Target {
	h, may, v := d.hand, d.context.may(), &d.context.shown
	t := h.hover
	if h.state.dragging() {
		if t.IsCell() && !h.mayDrop(t) {
			return t
		}
		return board.NoTarget
	}
	if !t.IsCell() || v.Move != games.NoMove || !may.Decides || may.Locked {
		return board.NoTarget
	}
	if slices.Contains(occupied(v.View.Pieces), t) || h.reason != nil && slices.Contains(h.reason.Cells, t) {
		return board.NoTarget
	}
	if slices.ContainsFunc(v.View.Marks, func(m board.Mark) bool { return m.At == t }) {
		return board.NoTarget
	}
	if told, _ := d.tell(t); h.takes(t) || h.reason == nil && !told.Empty() {
		return board.NoTarget
	}
	return t
}

// linkUnder returns the link that runs through the cell under the pointer.
func (d *drawing) linkUnder() (k board.Link, ok bool) {
	if !d.hand.hover.IsCell() || d.context.match.Over() {
		return k, false
	}
	links := d.context.shown.View.Links
	i := slices.IndexFunc(links, func(k board.Link) bool { return k.Via == d.hand.hover })
	if i < 0 {
		return k, false
	}
	return links[i], true
}

// linkAsked returns the link under the pointer where something is to be said about it.
func (d *drawing) linkAsked() (k board.Link, ok bool) {
	if d.hand.stage() == 0 || d.context.ThreatViewOn() {
		return k, false
	}
	return d.linkUnder()
}

// linkTag returns the words for the safety of the link k.
func (d *drawing) linkTag(k board.Link) []board.Line {
	line := board.Line{Colour: board.Nobody, Icon: board.IconScissors}
	other := board.Message{}
	for _, seat := range d.context.shown.View.Seats[:d.context.game.Info().Players] {
		if seat.Colour != k.Owner {
			other = seat.Name
		}
	}
	switch ts := k.CutBy(); len(ts) {
	case 0:
		line.Icon, line.Text = board.IconNone, board.Say("play.link.safe")
	case 1:
		line.Text = board.Say("play.link.now", other, d.context.geo.Label(ts[0]))
	default:
		line.Text = board.Say("play.link.later", other, d.context.geo.Label(ts[0]), d.context.geo.Label(ts[1]))
	}
	return []board.Line{line}
}

// countSteps counts the plies of the turn where the position does not say that it has begun: the player who has just moved and is to move again
// makes the last one of his turn.
func (d *drawing) countSteps(v *board.View) {
	if v.Steps > 0 || !d.context.match.MidTurn() || d.context.match.Over() || d.hand.carry != nil {
		return
	}
	at := d.context.match.Cursor()
	n := uint8(at-d.context.match.TurnStart(at)) + 1
	v.Step, v.Steps = n, n
	v.Seats[d.context.position().ToMove()].Left = 1
	if !v.Again.Empty() {
		v.Prompt = v.Again
	}
}

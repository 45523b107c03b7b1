// Explains the cell under the pointer: what the game says about it (describe) or about a link there (linkTag), and why nothing can be played or
// dropped on it. forbiddenCell finds the cell to mark as forbidden; countSteps numbers the plies of the open turn. Change here when an explanation
// appears. The texts are those of the games.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// describeHovered returns what the game says about the cell under the pointer, and the cells that this is about; the zero Message for nothing.
func (d *Display) describeHovered() (told board.Message, about []board.Target) {
	if !d.hand.dwelledLong() {
		return board.Message{}, nil
	}
	return d.describe(d.hand.hover)
}

// describe returns what the game says about t while nothing is selected, and the cells that this is about; the zero Message for nothing.
func (d *Display) describe(t board.Target) (told board.Message, about []board.Target) {
	if may := d.model.access(); d.model.spec.DescribeCell == nil || may.NoAids || may.Asks || d.hand.carry != nil || len(d.hand.builder.Path()) > 0 {
		return board.Message{}, nil
	}
	return d.model.spec.DescribeCell(d.model.position(), t)
}

// whyHere returns why nothing can be played at the pointer, after a while and if the players want help. It is the zero Message if something can be
// played, or over a piece, where the reason is obvious. During a drag it is returned over pieces too.
func (d *Display) whyHere() board.Message {
	h := d.hand
	t := h.hover
	switch {
	case !h.dwelledLong() || d.model.access().Asks:
		return board.Message{}
	case h.state.dragging():
		return d.whyNoDrop(t)
	}
	if slices.Contains(occupied(d.shown.View.Pieces), t) || h.accepts(t) || h.onDialCell(t) {
		return board.Message{}
	}
	return d.model.game.Why(d.model.position(), append(d.hand.builder.Path(), t)).Text
}

// whyNoDrop returns why the dragged piece cannot be dropped on t, the zero Message if it can.
func (d *Display) whyNoDrop(t board.Target) board.Message {
	h := d.hand
	switch {
	case h.mayDrop(t):
		return board.Message{}
	case h.carry != nil:
		return h.carry.reason().Text
	}
	return d.model.game.Why(d.model.position(), []board.Target{h.pressedAt, t}).Text
}

// forbiddenCell returns the cell under the pointer if nothing can be played there and nothing on it shows that: no piece, link or mark. During a drag
// it is returned whatever is on it. A cell about which the game has something to say is only forbidden once it is clicked.
func (d *Display) forbiddenCell() board.Target {
	h, may, v := d.hand, d.model.access(), &d.shown
	t := h.hover
	if h.state.dragging() {
		if t.IsCell() && !h.mayDrop(t) {
			return t
		}
		return board.NoTarget
	}
	if !t.IsCell() || v.Move != games.NoMove || !may.forbids() {
		return board.NoTarget
	}
	if slices.Contains(occupied(v.View.Pieces), t) || h.refusal != nil && slices.Contains(h.refusal.Cells, t) {
		return board.NoTarget
	}
	if slices.ContainsFunc(v.View.Marks, func(m board.Mark) bool { return m.At == t }) {
		return board.NoTarget
	}
	if told, _ := d.describe(t); h.accepts(t) || h.refusal == nil && !told.Empty() {
		return board.NoTarget
	}
	return t
}

// linkUnder returns the link that passes through the cell under the pointer.
func (d *Display) linkUnder() (k board.Link, ok bool) {
	if !d.hand.hover.IsCell() || d.model.match.Over() {
		return k, false
	}
	links := d.shown.View.Links
	i := slices.IndexFunc(links, func(k board.Link) bool { return k.Via == d.hand.hover })
	if i < 0 {
		return k, false
	}
	return links[i], true
}

// dwelledLink returns the link under the pointer once the pointer has rested there long enough.
func (d *Display) dwelledLink() (k board.Link, ok bool) {
	if d.hand.detailLevel() == 0 || d.ThreatViewOn() || d.model.access().Asks {
		return k, false
	}
	return d.linkUnder()
}

// linkTag returns the text about the safety of k.
func (d *Display) linkTag(k board.Link) []board.Line {
	line := board.Line{Colour: board.Nobody, Icon: board.IconScissors}
	other := board.Message{}
	for _, seat := range d.shown.View.Seats[:d.model.game.Info().Players] {
		if seat.Colour != k.Owner {
			other = seat.Name
		}
	}
	switch ts := k.CutBy(); len(ts) {
	case 0:
		line.Icon, line.Text = board.IconNone, board.Say("play.link.safe")
	case 1:
		line.Text = board.Say("play.link.now", other, d.model.geo.Label(ts[0]))
	default:
		line.Text = board.Say("play.link.later", other, d.model.geo.Label(ts[0]), d.model.geo.Label(ts[1]))
	}
	return []board.Line{line}
}

// countSteps numbers the next ply of the open turn, unless the position does. That ply then counts as the last one of the turn.
func (d *Display) countSteps(v *board.View) {
	if v.Steps > 0 || !d.model.match.MidTurn() || d.model.match.Over() || d.hand.carry != nil {
		return
	}
	at := d.model.match.Cursor()
	n := uint8(at-d.model.match.TurnStart(at)) + 1
	v.Step, v.Steps = n, n
	v.Seats[d.model.position().ToMove()].Left = 1
	if !v.Again.Empty() {
		v.Prompt = v.Again
	}
}

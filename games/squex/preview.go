package squex

import (
	"quintet/games"
	"quintet/games/board"
)

// AppendPreview implements games.Game: the links that m cuts and the price of it, or the win. The octagon and the squares
// that appear are seen by comparing views.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	if m == swapMove {
		v.Tag = append(v.Tag, board.Line{Colour: blue, Text: board.Say("squex.tag.swap", roles[blue])})
		return
	}
	x := cellOf(m)
	cut := p.cutBy(x)
	for _, s := range cut {
		v.Marks = append(v.Marks, board.Mark{At: g.squareTarget(s), Kind: board.MarkCut, Owner: int8(p.toMove ^ 1)})
	}
	after := *p
	after.Play(m)
	switch {
	case after.Over():
		p.previewWin(v, x)
	case len(cut) > 0:
		p.previewPrice(v, x, len(cut))
	}
}

// previewWin says that the mover wins with an octagon on x.
func (p *position) previewWin(v *board.View, x int) {
	c := p.toMove
	v.Tag = append(v.Tag, board.Line{Colour: int8(c), Text: board.Say("squex.tag.wins", names[c]), Strong: true})
	key := "squex.preview.wins"
	if p.g.first {
		key = "squex.preview.wins.first"
	}
	v.Detail = board.Say(key, p.g.label(x), goals[c], names[c])
}

// previewPrice says what cutting n links with an octagon on x costs: the opponent places two, and the mover's second
// placement is lost if this was the first of two.
func (p *position) previewPrice(v *board.View, x, n int) {
	victim := p.toMove ^ 1
	price := func(key string, args ...any) board.Line {
		return board.Line{Colour: board.Nobody, Icon: board.IconScissors, Text: board.Say(key, args...), Strong: true}
	}
	tag := price("squex.tag.cuts", n, names[victim])
	seat := &v.Seats[p.seat(victim)]
	seat.Promised = 2
	seat.Detail = price("squex.seat.promised")
	seat.Detail.Short = board.Say("squex.seat.promised.short")
	v.Detail = board.Say("squex.preview.cuts", p.g.label(x), n, names[victim])
	if p.left > 1 {
		tag = price("squex.tag.lost", n)
		mover := &v.Seats[p.ToMove()]
		mover.Lost = p.left - 1
		mover.Detail = price("squex.seat.lost")
		mover.Detail.Short = board.Say("squex.seat.lost.short")
		v.Detail = board.Say("squex.preview.lost", p.g.label(x), n, names[victim])
	}
	v.Tag = append(v.Tag, tag)
}

// label names octagon x.
func (g *game) label(x int) string { return board.Label(x%g.n, x/g.n) }

package taiji

import (
	"quintet/games"
	"quintet/games/board"
)

// AppendPreview implements games.Game: the groups that the tile enlarges or joins, and what it does to both scores, the mover's first.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	before := pos.(*position)
	after := *before
	after.Play(m)
	was, is := before.scores(), after.scores()
	mine := int8(before.mover)
	for _, colour := range [2]int8{mine, mine ^ 1} {
		laid := after.half[colour].minus(before.half[colour])
		if group := g.group(laid, after.half[colour]); group != laid {
			v.Outlines = append(v.Outlines, g.outline(board.OutlineMerged, group, colour))
		}
		v.Tag = append(v.Tag, board.Line{Colour: colour, Text: change(colour, was[colour], is[colour])})
	}
}

// change words what becomes of a score. A product may fall when groups join.
func change(colour int8, was, is int) board.Message {
	switch {
	case is > was:
		return board.Say("taiji.gains", role(colour), is-was, is)
	case is < was:
		return board.Say("taiji.loses", role(colour), was-is, is)
	}
	return board.Say("taiji.stays", role(colour), is)
}

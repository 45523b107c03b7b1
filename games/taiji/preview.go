package taiji

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// AppendPreview implements games.Game: the groups that the tile enlarges or joins, with their sizes after it, which groups count then, and
// what the tile does to both scores, the mover's first.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	before := pos.(*position)
	after := *before
	after.Play(m)
	was, is := before.scores(), after.scores()
	counted := after.counted()
	mine := int8(before.mover)
	for _, colour := range [2]int8{mine, mine ^ 1} {
		laid := after.half[colour].minus(before.half[colour])
		group := g.group(laid, after.half[colour])
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Owner == colour && group.has(uint(o.Cells[0])) })
		for i := range v.Outlines {
			if o := &v.Outlines[i]; o.Owner == colour {
				o.Kind = counted[colour].kind(uint(o.Cells[0]))
			}
		}
		if group != laid {
			v.Outlines = append(v.Outlines,
				g.outline(board.OutlineMerged, group, colour), g.outline(counted[colour].kind(group.first()), group, colour))
		}
		v.Tag = append(v.Tag, board.Line{Colour: colour, Text: change(colour, was[colour], is[colour])})
	}
}

// kind says whether the group on cell i is among b.
func (b *groups) kind(i uint) board.OutlineKind {
	if slices.ContainsFunc(b.cells[:], func(group cells) bool { return group.has(i) }) {
		return board.OutlineCounted
	}
	return board.OutlineLoose
}

// change writes the change of a score. A product may fall when groups join.
func change(colour int8, was, is int) board.Message {
	switch {
	case is > was:
		return board.Say("taiji.gains", role(colour), is-was, is)
	case is < was:
		return board.Say("taiji.loses", role(colour), was-is, is)
	}
	return board.Say("taiji.stays", role(colour), is)
}

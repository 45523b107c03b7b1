package azacru

import (
	"quintet/games"
	"quintet/games/board"
)

// DescribeCell implements games.CellDescriber: the tiles of each player in the borderland of the cell, which give the powers.
func (g *game) DescribeCell(pos games.Position, t board.Target) (said board.Message, about []board.Target) {
	p := pos.(*position)
	land := fixed.land[t]
	about = appendLand(nil, land)
	neutral := cells / lands
	for player := range g.players {
		n := int(p.local[player][land])
		if n == 0 {
			continue
		}
		neutral -= n
		part := board.Say("azacru.land.part", colour(player), n)
		if said.Empty() {
			said = part
		} else {
			said = board.Say("azacru.list.more", said, part)
		}
	}
	switch {
	case said.Empty():
		return board.Say("azacru.land.empty"), about
	case neutral == 0:
		return board.Say("azacru.land.full", said), about
	}
	return board.Say("azacru.land", said, neutral), about
}

// appendLand appends the cells of a borderland.
func appendLand(dst []board.Target, land uint8) []board.Target {
	for i, other := range fixed.land {
		if other == land {
			dst = append(dst, cell(i))
		}
	}
	return dst
}

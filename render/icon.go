package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

type iconKey struct {
	icon  sprites.Icon
	color sprites.Color
}

// Icon draws i in a square of the given size around centre: 18 in rows, 20 in bars, 22 in the top left.
func (b *Brush) Icon(i sprites.Icon, centre Point, size float32, c sprites.Color) {
	b.icon(i, centre, size, c, 1)
}

// icon draws i as Icon does, at an opacity.
func (b *Brush) icon(i sprites.Icon, centre Point, size float32, c sprites.Color, opacity float32) {
	b.Draw(iconKey{i, c}, centre, size/sprites.IconSide, opacity, func() sprites.Drawing { return i.Drawing(c, 1) })
}

// IconOf returns the symbol that a game names.
func IconOf(i board.Icon) sprites.Icon {
	return [...]sprites.Icon{
		board.IconNone:     sprites.NoIcon,
		board.IconScissors: sprites.IconScissors, board.IconDone: sprites.IconCheck,
		board.IconCrown:  sprites.IconCrown,
		board.IconBroken: sprites.IconBroken,
	}[i]
}

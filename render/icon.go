// Draws icons, portraits of computer players and progress rings with a Brush, and maps the icons of games (board.Icon) to shapes. Add a new
// board.Icon to IconOf. The shapes are in sprites/icons.go and sprites/portraits.go.

package render

import (
	"math"

	"quintet/games/board"
	"quintet/sprites"
)

type iconKey struct {
	icon  sprites.Icon
	color sprites.Color
}

// Icon draws i in a square of the given size around centre: 18 in rows, 20 in bars, 22 in the top left.
func (b *Brush) Icon(i sprites.Icon, centre Point, size float32, c sprites.Color) {
	b.Draw(iconKey{i, c}, centre, size/sprites.IconSide, 1, func() sprites.Drawing { return i.Drawing(c, 1) })
}

// IconOf returns the symbol for a game's icon.
func IconOf(i board.Icon) sprites.Icon {
	return [...]sprites.Icon{
		board.IconNone:     sprites.NoIcon,
		board.IconScissors: sprites.IconScissors, board.IconDone: sprites.IconCheck,
		board.IconCrown:  sprites.IconCrown,
		board.IconBroken: sprites.IconBroken,
	}[i]
}

type portraitKey struct {
	portrait sprites.Portrait
	mood     sprites.Mood
	dark     bool
}

// Portrait draws the face of the computer player with a name in a mood, in a circle of the given size around centre.
func (b *Brush) Portrait(name string, mood sprites.Mood, centre Point, size float32) {
	p, dark := sprites.PortraitOf(name), b.Theme.Dark
	b.Draw(portraitKey{p, mood, dark}, centre, size/sprites.PortraitSide, 1, func() sprites.Drawing { return p.Drawing(mood, dark) })
}

// ringSteps is the number of states of a progress ring. Each is a separate picture.
const ringSteps = 96

type progressKey struct {
	radius, width float32
	step          int
	done, rest    sprites.Color
}

// Progress draws a ring of radius r and the given width around centre, in logical pixels: the completed share, from 0 to 1, clockwise from the top
// over the rest. A little of it is always visible.
func (b *Brush) Progress(centre Point, r, width, share float32, done, rest sprites.Color) {
	k := progressKey{r, width, max(1, min(int(share*ringSteps+0.5), ringSteps)), done, rest}
	b.Draw(k, centre, 1, 1, func() sprites.Drawing {
		d := sprites.Drawing{}.Line(sprites.Circle(0, 0, k.radius), k.width, sprites.Solid(k.rest))
		if k.step == ringSteps {
			return d.Line(sprites.Circle(0, 0, k.radius), k.width, sprites.Solid(k.done))
		}
		const top = -math.Pi / 2
		end := top + 2*math.Pi*float32(k.step)/ringSteps
		return d.Line(sprites.Arc(0, 0, k.radius, top, end), k.width, sprites.Solid(k.done))
	})
}

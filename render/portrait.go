package render

import "quintet/sprites"

type portraitKey struct {
	portrait sprites.Portrait
	dark     bool
}

// Portrait draws the face of the computer player of a level, in a circle of the given size around centre.
func (b *Brush) Portrait(level int, centre Point, size float32) {
	p, dark := sprites.Portrait(level-1), b.Theme.Dark
	b.Draw(portraitKey{p, dark}, centre, size/sprites.PortraitSide, 1, func() sprites.Drawing { return p.Drawing(dark) })
}

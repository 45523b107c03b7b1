package render

import "quintet/sprites"

type portraitKey struct {
	portrait sprites.Portrait
	dark     bool
}

// Portrait draws the face of the computer player with a name, in a circle of the given size around centre.
func (b *Brush) Portrait(name string, centre Point, size float32) {
	p, dark := sprites.PortraitOf(name), b.Theme.Dark
	b.Draw(portraitKey{p, dark}, centre, size/sprites.PortraitSide, 1, func() sprites.Drawing { return p.Drawing(dark) })
}

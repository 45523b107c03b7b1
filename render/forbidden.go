package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// forbiddenMarks translates the marks of the game.
var forbiddenMarks = map[board.MarkKind]sprites.Forbidden{
	board.MarkCrosscut: sprites.ForbiddenCrosscut,
	board.MarkDiagonal: sprites.ForbiddenDiagonal,
	board.MarkTriplet:  sprites.ForbiddenTriplet,
}

// minGlyph is the smallest cell, in logical pixels, in which the whole sign of a reason can be made out; smaller ones have a plain one.
const minGlyph = 20

// forbidden marks the cells that the player to move cannot play, with the reason.
func (b sage) forbidden(marks []board.Mark) {
	for _, m := range marks {
		why, ok := forbiddenMarks[m.Kind]
		switch {
		case !ok:
		case b.sample():
			b.forbiddenSample(m, why)
		case !b.Mini:
			b.lay(m.At, sprites.ForbiddenGlyph{Why: why, Turn: b.Geometry.Heading(m.Turn), Colour: m.Owner, Pixel: b.pixel(), Plain: b.Unit < minGlyph}, 1)
		}
	}
}

// forbiddenSample draws a piece of the field with the glyph of m, larger than on the board that it explains and as it is there.
func (b sage) forbiddenSample(m board.Mark, why sprites.Forbidden) {
	unit, plain := 1.5*b.Unit, b.Explained < minGlyph
	if plain {
		unit = 1.25 * b.Unit // its parts are farther apart
	}
	f := sprites.ForbiddenGlyph{Why: why, Colour: m.Owner, Pixel: 1 / unit, Plain: plain, Alone: true}
	switch why {
	case sprites.ForbiddenDiagonal:
		f.Turn = 1
	case sprites.ForbiddenTriplet:
		f.Turn = 2
	}
	_, shade := sprites.BarredTones(m.Owner)
	b.onCell(m.At, [2]any{"barred", shade}, 1, func() sprites.Drawing {
		cell, tones := sprites.RoundRect(-0.5, -0.5, 0.5, 0.5, 0.14), b.Theme.tonesOf().sageField
		return sprites.Drawing{}.Fill(cell, sprites.Down(-0.5, 0.5, tones[0], tones[1])).Fill(cell, sprites.Solid(shade))
	})
	b.Draw(f, b.Centre(m.At), unit, 1, f.Drawing)
}

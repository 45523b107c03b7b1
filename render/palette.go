package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// ColourOf returns the tone of a colour of g's pieces: for swatches, bars and graphs.
func ColourOf(g *board.Geometry, owner int8) sprites.Color {
	switch g.Surface {
	case board.Checker:
		return squBody(owner)
	case board.Walnut:
		return [2]sprites.Color{sprites.RGB(0xFFFDF6), sprites.RGB(0x141A22)}[owner&1]
	case board.Sage:
		return [2]sprites.Color{sprites.RGB(0x1C232D), sprites.RGB(0xF7F2E4)}[owner&1]
	}
	return sprites.SeatColor(owner)
}

// squBody returns the colour of SQU's discs: red, black.
func squBody(owner int8) sprites.Color {
	return [2]sprites.Color{sprites.RGB(0xC0440F), sprites.RGB(0x1C232D)}[owner&1]
}

// InkOn returns black or white, whichever can be read better on c.
func InkOn(c sprites.Color) sprites.Color {
	if luma := 299*int(c.R) + 587*int(c.G) + 114*int(c.B); luma > 140_000 {
		return sprites.RGB(0x1F242B)
	}
	return sprites.RGB(0xFFFFFF)
}

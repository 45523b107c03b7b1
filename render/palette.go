// Defines colours that are used outside boards, too: those of players (in swatches, bars and threats), of ranked plies and of mistakes, and the ink
// that is legible on a colour (InkOn). Change them here. theme.go has the colours of the interface, style.go those of boards.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// ColourOf returns the colour of owner's pieces on boards like g, for swatches and threats.
func ColourOf(g *board.Geometry, owner int8) sprites.Color {
	switch g.Surface {
	case board.Checker:
		return squBody(owner)
	case board.Wood:
		return [2]sprites.Color{sprites.RGB(0xFFFDF6), sprites.RGB(0x141A22)}[owner&1]
	case board.Felt:
		return [2]sprites.Color{sprites.RGB(0x1C232D), sprites.RGB(0xF7F2E4)}[owner&1]
	}
	return sprites.SeatColor(owner)
}

// rankTones are the colours of ranked items, best first: each is lighter than the one before, for colour-blind users, and none is the colour of a
// piece.
var rankTones = [...]sprites.Color{sprites.RGB(0x3D1F6E), sprites.RGB(0x1F6E8C), sprites.RGB(0x4FA39A), sprites.RGB(0xA9CF8A), sprites.RGB(0xFBEE97)}

// RankTone returns the colour of the n-th best of several plies, from 0; those beyond the fifth share its colour.
func RankTone(n int) sprites.Color { return rankTones[min(n, len(rankTones)-1)] }

// mistakeTones are the colours of mistakes, smallest first: warm, and each darker than the one before, for colour-blind users.
var mistakeTones = [...]sprites.Color{sprites.RGB(0xF6DC6B), sprites.RGB(0xF0943A), sprites.RGB(0xA8201A)}

// MistakeTone returns the colour of the n-th degree of mistakes, from 0.
func MistakeTone(n int) sprites.Color { return mistakeTones[n] }

// minArea is the smallest luma of an area that looks filled on a dark panel.
const minArea = 96_000

// AreaOf returns the colour of g's pieces for filling an area of a panel of t, such as a bar. On a dark panel, where dark pieces' colours would look
// like an empty area, it is lighter.
func AreaOf(t *Theme, g *board.Geometry, owner int8) sprites.Color {
	c := ColourOf(g, owner)
	for body, light := c, float32(0); t.Dark && luma(c) < minArea; {
		light += 0.02
		c = sprites.Shade(body, light)
	}
	return c
}

// luma returns how light c looks, from 0 to 255000 (ITU-R BT.601).
func luma(c sprites.Color) int { return 299*int(c.R) + 587*int(c.G) + 114*int(c.B) }

// contrastsMore reports whether a stands out from ground more than b.
func contrastsMore(ground, a, b sprites.Color) bool {
	off := func(c sprites.Color) int { return max(luma(c)-luma(ground), luma(ground)-luma(c)) }
	return off(a) > off(b)
}

// squBody returns the colour of SQU's discs: red, black.
func squBody(owner int8) sprites.Color {
	return [2]sprites.Color{sprites.RGB(0xC0440F), sprites.RGB(0x1C232D)}[owner&1]
}

// InkOn returns black or white, whichever is more legible on c.
func InkOn(c sprites.Color) sprites.Color {
	if luma(c) > 130_000 {
		return sprites.RGB(0x1F242B)
	}
	return sprites.RGB(0xFFFFFF)
}

// Package fallback draws text in fonts of the system, for letters that the built-in fonts lack. On a desktop it searches the font folders
// of the system, in the background and only once such a letter is asked for; in a browser the page draws the letters.
package fallback

import (
	"image"

	"quintet/sprites"
)

// A Run is a piece of text of one direction, shaped in fonts of the system.
type Run struct {
	Width float32 // in pixels
	// Draw returns premultiplied pixels of the text in colour c, with the left end of its baseline at the origin. Emoji keep their colours.
	Draw func(c sprites.Color) *image.RGBA
}

// A Style says how text is drawn.
type Style struct {
	Px   float32 // the size of the em in pixels
	Bold bool
	RTL  bool // runs from right to left
}

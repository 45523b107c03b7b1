// Package fallback draws letters that the built-in fonts lack, in fonts of the system. This file holds the types that all systems share. Desktops
// search their font folders in the background, once such a letter is needed (fonts.go); in browsers the page draws the letters (fonts_js.go).
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

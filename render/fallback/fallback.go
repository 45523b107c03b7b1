// Package fallback draws letters that the built-in fonts lack with fonts of the system. This file holds the types shared by all systems: a shaped
// text (Run) and its style. Desktops find their fonts on a second goroutine when such a letter is first needed (fonts.go); in browsers the page draws
// the letters (fonts_js.go).
package fallback

import (
	"image"

	"quintet/sprites"
)

// A Run is a piece of text in one direction, shaped with system fonts.
type Run struct {
	Width float32 // in pixels
	// Draw returns premultiplied pixels of the text in colour c, with the left end of its baseline at the origin. Emoji keep their own colours.
	Draw func(c sprites.Color) *image.RGBA
}

// A Style says how text is drawn.
type Style struct {
	Px   float32 // the em size in pixels
	Bold bool
	RTL  bool // right to left
}

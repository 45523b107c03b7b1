// Package render draws boards, pieces, text and icons in logical pixels on any [Canvas]. It contains no rules: it draws a board.View on a
// board.Geometry. Buttons and pages are in scenes/ui and the scenes, shapes in package sprites.
//
// The layers, from the bottom up: a Canvas fills rectangles and places pictures; a [Brush] draws shapes, icons and text on it, in the colours of a
// [Theme], rasterised at the exact pixel size and kept in a [PictureCache]; the painters in board_*.go draw whole boards with a Brush.
//
// This file defines what a canvas must implement. The canvases are in render/window (screen), render/soft (memory) and render/svg.
package render

import (
	"image"

	"quintet/sprites"
)

// A Canvas is a surface of device pixels. The window and an image in memory (package soft) produce the same pixels. A [List] records them for later.
// A Canvas is not safe for concurrent use.
type Canvas interface {
	// Size returns the width and height in device pixels.
	Size() (w, h int)
	// Fill sets the pixels of r to c.
	Fill(r image.Rectangle, c sprites.Color)
	// Lay blends p over the existing pixels, its origin at the pixel corner at, with opacity in [0, 1].
	Lay(p *sprites.Picture, at image.Point, opacity float32)
	// Clip returns a canvas of the same pixels on which nothing outside r changes.
	Clip(r image.Rectangle) Canvas
}

// An Outliner is a Canvas that accepts drawings as outlines: nothing is rasterised for it.
type Outliner interface {
	Canvas
	// Outline draws d, whose units are device pixels, with its origin at the pixel corner at. Equal keys must mean equal drawings.
	Outline(key any, d sprites.Drawing, at image.Point, opacity float32)
}

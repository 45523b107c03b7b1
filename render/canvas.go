// Package render draws boards, pieces, text and icons in logical pixels on any [Canvas]. It contains no rules: it draws a board.View on a
// board.Geometry. Buttons and pages are in scenes/ui and the scenes, shapes in package sprites.
//
// The layers, from the bottom up: a Canvas fills rectangles and places pictures; a [Brush] draws shapes, icons and text on it, in the colours of a
// [Theme], rasterised at the exact pixel size and kept in a [PictureCache]; the painters in board_*.go draw whole boards with a Brush.
//
// This file defines what a canvas must implement. The canvases are in render/window (screen), render/soft (memory) and render/svg; a [List] records
// what is drawn.
//
// # Files
//
//   - whole boards: board.go (the order of layers, and Overlay), layout.go (where a board and its cells are), slab.go (what is under every board),
//     export.go (a board alone on a square picture)
//   - one kind of board each: board_azacru.go, board_distrify.go, board_squ.go, board_squex.go, board_taiji.go, board_plain.go (for a game without
//     its own)
//   - parts of one board: goals.go (bars of Squex), loops.go and loop_badges.go (squares of SQU), outline.go (groups of Taiji), rays.go (lines of
//     Azacru), disc.go (discs of SQU and the plain board)
//   - on all boards: cell.go (drawing on a cell, shadows, badges), cased.go (lines with a contrasting edge), marks.go (marks of the interface),
//     proof.go (why a click was refused), threats.go (what the next player could do), analysis.go (proposed plies), drawings.go (what players
//     draw), motion.go (moving pieces),
//     finale.go (the end of a game)
//   - beside a board: legend.go (its small pictures), standalone_piece.go (a piece in a row or on a button), tag.go (the text at the pointer),
//     free_place.go (a place that covers nothing)
//   - drawing: brush.go, geometry.go (points and rectangles), icon.go (icons, portraits, progress), list.go (what changed between two frames),
//     cache.go (a budget of bytes) and picture_cache.go (pictures and measured texts)
//   - text: text.go (sizes, wrapping, drawing), line.go (directions and system fonts), caret.go (caret and selection)
//   - colours: theme.go (of the interface), style.go (of boards), palette.go (of players, ranks and mistakes)
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

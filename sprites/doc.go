// Package sprites holds the vector drawings of the program and the rasteriser that turns them into pixels of the exact size needed, on the CPU.
// There are no image files. The pieces of each game are in shapes_<game>.go, icons in icons.go, faces in portraits.go. Where drawings are placed on
// a board or page is in package render.
//
// The vocabulary is small. A [Path] is an outline. A [Layer] fills or strokes a path with a [Paint], sharp or blurred. A [Drawing] is a
// stack of layers in units of its own, mostly cell widths. [Rasterise] turns a drawing into a [Picture] of pixels.
package sprites

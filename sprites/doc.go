// Package sprites holds the program's vector drawings and the rasteriser that turns them into pixels of the exact size needed, on the CPU. There are
// no image files. Each game's pieces are in shapes_<game>.go, icons in icons.go, faces in portraits.go. Package render places drawings on boards and
// pages.
//
// A [Path] is an outline. A [Layer] fills or strokes a path with a [Paint], sharp or blurred. A [Drawing] is a stack of layers in its own units,
// usually cell widths. [Rasterise] turns a drawing into a [Picture] of pixels.
package sprites

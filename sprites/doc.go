// Package sprites draws: paths, paints and shadows on a grid of their own are rasterised on the processor at the exact pixel size
// asked for. There is no image file behind it. The drawings of the games are data in shapes_<game>.go.
//
// The vocabulary is small. A [Path] is an outline. A [Layer] fills or strokes a path with a [Paint], sharp or blurred. A [Drawing] is a
// stack of layers in units of its own, mostly cell widths. [Rasterise] turns a drawing into a [Picture] of pixels.
package sprites

// Package sprites holds the program's vector drawings and the rasteriser that turns them into pixels of the exact size needed, on the CPU. There
// are no image files. Package render places drawings on boards and pages.
//
// A [Path] is an outline. A [Layer] fills or strokes a path with a [Paint], sharp or blurred. A [Drawing] is a stack of layers in its own units,
// usually cell widths. [Rasterise] turns a drawing into a [Picture] of pixels.
//
// # Files
//
//   - pieces: shapes_azacru.go, shapes_distrify.go, shapes_squ.go, shapes_squex.go and shapes_taiji.go, one file per game, and shapes_rays.go
//     (lines of movement)
//   - the interface: icons.go, portraits.go (faces of computer players), appicon.go (the icon of the program)
//   - outlines: path.go, parse_path.go (from SVG path data), stroke.go (lines along them)
//   - pixels: paint.go (colours and gradients), raster.go (layers, drawings, pictures), blur.go, finish.go (relief, shadows and rims by style),
//     svg.go (SVG instead of pixels)
package sprites

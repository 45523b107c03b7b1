package window

import "github.com/hajimehoshi/ebiten/v2"

// copying lays the kept screen on that of the system, pixel by pixel. Where the processor draws the graphics, laying it there is most of the cost
// of a frame; without blending, colours and tests for edges it takes a quarter less (see BenchmarkSweep in build/idle).
const copying = `//kage:unit pixels
package main

func Fragment(_ vec4, at vec2, _ vec4) vec4 {
	return imageSrc0UnsafeAt(at)
}
`

// DrawFinalScreen lays the kept screen on that of the system.
func (g *game) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	size := offscreen.Bounds()
	if size != screen.Bounds() {
		ebiten.DefaultDrawFinalScreen(screen, offscreen, geoM)
		return
	}
	o := ebiten.DrawRectShaderOptions{Blend: ebiten.BlendCopy}
	o.Images[0] = offscreen
	screen.DrawRectShader(size.Dx(), size.Dy(), g.shader, &o)
}

// Draws the program's icon from one piece of each of the five games (AppIcon). Change the picture here; build/release/icon.go writes the file formats
// of each system.

package sprites

import (
	"image"
	"image/draw"
)

// AppIcon returns the icon of the program, px pixels square: one piece of each of the five games.
func AppIcon(px int) *image.RGBA {
	const unit = 16 // the drawing is 16 units square
	ink, ivory, rust, sky, straw := RGB(0x1C232D), RGB(0xF7F2E4), RGB(0xC0440F), RGB(0x4AA8C9), RGB(0xF6E27A)
	d := Drawing{}.
		Fill(RoundRect(0, 0, 16, 16, 3.4), Down(0, 16, RGB(0x187C86), RGB(0x0C565E))).
		Fill(OctagonPath(0).Transform(Scaling(5.2).Then(Shift(4.7, 4.7))), Solid(rust)).
		Fill(Circle(11.3, 4.7, 2.6), Solid(ivory)).
		Fill(Circle(4.7, 11.3, 2.6), Solid(ink)).
		Fill(Polygon(Point{11.3, 8.5}, Point{13.7, 13.4}, Point{11.3, 12.2}, Point{8.9, 13.4}), Solid(straw)).
		Fill(DiamondPath(1.6).Transform(Shift(8, 8)), Solid(sky))
	p := Rasterise(d, float32(px)/unit)
	icon := image.NewRGBA(image.Rect(0, 0, px, px))
	draw.Draw(icon, icon.Rect, p.Image, image.Point{}, draw.Src)
	return icon
}

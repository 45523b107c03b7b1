// Defines shapes of the lines of movement in Azacru (Beam), and of the signs for what they meet (RaySign). Change a shape here; render/rays.go places
// them.

package sprites

// A RayStop is what a ray meets in a cell: not only an obstacle, also a cell to land on.
type RayStop uint8

const (
	RayLand RayStop = iota
	RayBlocked
	RayEnemy
	RayConnect // its sign is a disc on which an icon is drawn
)

// A RaySign is the sign on a ray for what it meets in a cell.
type RaySign struct {
	Stop          RayStop
	Line, Counter Color
	Pixel         float32
}

// Drawing returns the sign in cell widths around the middle of the cell.
func (s RaySign) Drawing() Drawing {
	px := min(s.Pixel, 0.025)
	switch s.Stop {
	case RayLand:
		return Drawing{}.Fill(Circle(0, 0, 0.13+1.25*px), Solid(s.Counter)).Fill(Circle(0, 0, 0.13-1.25*px), Solid(s.Line))
	case RayBlocked:
		return Drawing{}.Fill(Circle(0, 0, 0.13+2.5*px), Solid(s.Counter)).Line(Circle(0, 0, 0.13), 3*px, Solid(s.Line))
	case RayEnemy:
		const x = 0.12
		cross := Polyline(Point{-x, -x}, Point{x, x}).Append(Polyline(Point{x, -x}, Point{-x, x}))
		return Drawing{}.Line(cross, 7*px, Solid(s.Counter)).Line(cross, 3.6*px, Solid(s.Line))
	}
	return Drawing{}.Fill(Circle(0, 0, 0.24), Solid(s.Counter)).Line(Circle(0, 0, 0.24), 2.6*px, Solid(s.Line))
}

// A Beam is the line of a ray with its counter-stroke.
type Beam struct {
	Facing        uint8   // its direction, in eighths of a turn clockwise from north
	From, To      float32 // in cell widths from the middle of the first cell
	Line, Counter Color
	Width, Pixel  float32 // Width in logical pixels
}

// Drawing returns the line in cell widths around the middle of the cell it starts from.
func (b Beam) Drawing() Drawing {
	a := Polyline(Point{0, -b.From}, Point{0, -b.To}).Transform(Rotation(eighths(b.Facing)))
	return Drawing{}.Line(a, (b.Width+3)*b.Pixel, Solid(Alpha(b.Counter, 0.85))).Line(a, b.Width*b.Pixel, Solid(b.Line))
}

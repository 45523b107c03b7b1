package sprites

import "testing"

func TestIconsFillSquare(t *testing.T) {
	for i := NoIcon + 1; i < icons; i++ {
		p := Rasterise(i.Drawing(RGB(0), 1), 1)
		b := p.Image.Bounds()
		if b.Min.X < -13 || b.Min.Y < -13 || b.Max.X > 13 || b.Max.Y > 13 {
			t.Errorf("icon %d reaches %v, beyond its square of 24", i, b)
		}
		if got := area(p); got < 20 {
			t.Errorf("icon %d covers %.0f of 576, it can hardly be seen", i, got)
		}
	}
	if d := NoIcon.Drawing(RGB(0), 1); len(d) != 0 {
		t.Errorf("no icon draws %d layers", len(d))
	}
}

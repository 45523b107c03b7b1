package place

import "testing"

func TestWithin(t *testing.T) {
	for _, c := range []struct {
		name     string
		p, want  Place
		monitorW int
		monitorH int
	}{
		{"fits", Place{X: 100, Y: 80, Width: 1280, Height: 800}, Place{X: 100, Y: 80, Width: 1280, Height: 800}, 1920, 1080},
		{"right of the monitor that is gone", Place{X: 2500, Y: 80, Width: 1280, Height: 800}, Place{X: 640, Y: 80, Width: 1280, Height: 800}, 1920, 1080},
		{"above and left", Place{X: -900, Y: -40, Width: 1280, Height: 800}, Place{X: 0, Y: titleHeight, Width: 1280, Height: 800}, 1920, 1080},
		{"below", Place{X: 10, Y: 4000, Width: 1280, Height: 800}, Place{X: 10, Y: 280, Width: 1280, Height: 800}, 1920, 1080},
		{"too large", Place{X: 10, Y: 50, Width: 4000, Height: 3000}, Place{X: 0, Y: titleHeight, Width: 1920, Height: 1080 - titleHeight}, 1920, 1080},
		{"too small", Place{X: 10, Y: 50, Width: 5, Height: -7}, Place{X: 10, Y: 50, Width: 640, Height: 480}, 1920, 1080},
		{"a monitor smaller than the least window", Place{X: 10, Y: 50, Width: 800, Height: 600}, Place{X: 0, Y: titleHeight, Width: 640, Height: 480}, 320, 240},
		{"the states stay", Place{X: 0, Y: 40, Width: 700, Height: 500, Maximised: true, Full: true, Monitor: "A"}, Place{X: 0, Y: 40, Width: 700, Height: 500, Maximised: true, Full: true, Monitor: "A"}, 1920, 1080},
	} {
		if got := c.p.Within(c.monitorW, c.monitorH, 640, 480); got != c.want {
			t.Errorf("%s: %+v lies at %+v, want %+v", c.name, c.p, got, c.want)
		}
	}
}

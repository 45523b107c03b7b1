package review

import (
	"testing"

	"quintet/games/study/judge"
	"quintet/render"
)

// A dot is as close to its place as earlier signs allow, inside the graph. If they leave no room there is no dot.
func TestDotIsPlacedBesideSigns(t *testing.T) {
	r := render.Rect{W: 160, H: 62}
	at := func(x, y float32) sign {
		return sign{badge{class: judge.Mistake}, render.Point{X: x, Y: y}, signRadius}
	}
	for name, c := range map[string]struct {
		dot  render.Point
		all  []sign
		want bool
	}{
		"alone":           {render.Point{X: 80, Y: 30}, nil, true},
		"at the end":      {render.Point{X: 160, Y: 11}, []sign{at(142, 17)}, true},
		"a little beside": {render.Point{X: 80, Y: 41}, []sign{at(80, 30)}, true},
		"below a sign":    {render.Point{X: 80, Y: 30}, []sign{at(80, 30)}, false},
		"between signs":   {render.Point{X: 80, Y: 30}, []sign{at(80, 20), at(80, 40)}, false},
	} {
		var taken []render.Shape
		for _, s := range c.all {
			taken = append(taken, s.shape())
		}
		s, ok := sign{badge{class: judge.Inaccuracy}, c.dot, signRadius}.placed(r, taken)
		if ok != c.want {
			t.Errorf("%s: room %v, want %v", name, ok, c.want)
			continue
		}
		if !ok {
			continue
		}
		if moved := s.at.Y - c.dot.Y; moved > dotRadius || moved < -dotRadius || s.at.X > r.W-dotRadius {
			t.Errorf("%s: the dot for %v is at %v", name, c.dot, s.at)
		}
	}
}

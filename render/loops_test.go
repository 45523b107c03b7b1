package render

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/sprites"
)

// squares returns a board of n by n cells, and a function that returns a cell by its column and row.
func squares(n int) (g *board.Geometry, at func(x, y int) board.Target) {
	g = &board.Geometry{Columns: n, Rows: n, Cells: board.Squares(n, n), Max: board.Point{X: float32(n), Y: float32(n)}}
	return g, func(x, y int) board.Target { return board.Target(y*n + x) }
}

// square returns a loop with its upper left corner at x, y.
func square(at func(x, y int) board.Target, x, y, side int) board.Loop {
	return board.Loop{Corners: []board.Target{at(x, y), at(x+side, y), at(x+side, y+side), at(x, y+side)}}
}

// full returns a view of a board with a piece on each cell except those of free, and these loops.
func full(g *board.Geometry, free []board.Target, loops ...board.Loop) *board.View {
	v := &board.View{Loops: loops}
	for i := range g.Cells {
		if !slices.Contains(free, board.Target(i)) {
			v.Pieces = append(v.Pieces, board.Piece{At: board.Target(i)})
		}
	}
	return v
}

// covering returns the cells of which a point closer than near to their middle is covered by one of labels.
func covering(l Layout, labels []Shape, near float32) (ts []board.Target) {
	for i := range l.Geometry.Cells {
		if slices.ContainsFunc(labels, Disc(l.Centre(board.Target(i)), near*l.Unit).Covers) {
			ts = append(ts, board.Target(i))
		}
	}
	return ts
}

// TestBadgeAvoidsFreeCells: the last free cells, on any side of a square, must stay visible so that players find them; so must those of the
// last turn.
func TestBadgeAvoidsFreeCells(t *testing.T) {
	g, at := squares(8)
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	for _, size := range []int{2, 4, 5} {
		loop := square(at, 1, 1, size)
		middles := []board.Target{at(1, 1+size/2), at(1+size/2, 1), at(1+size, 1+size/2), at(1+size/2, 1+size)}
		for i, free := range middles {
			o := NoOverlay()
			o.Marks = []board.Mark{{At: middles[(i+1)%4], Kind: board.MarkLast}}
			hidden := covering(l, l.Labels(full(g, []board.Target{free}, loop), o), 0.25)
			if slices.Contains(hidden, free) || slices.Contains(hidden, middles[(i+1)%4]) {
				t.Errorf("side %d: the badge hides some of cells %v, of which %d is free and %d was played last", size, hidden, free, middles[(i+1)%4])
			}
		}
	}
}

// TestBadgeAvoidsPieces: if a side has a free cell, a badge is on it and on no piece.
func TestBadgeAvoidsPieces(t *testing.T) {
	g, at := squares(8)
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	free := []board.Target{at(1, 6), at(0, 6), at(2, 6)}
	v := full(g, free, square(at, 1, 3, 4))
	if got := covering(l, l.Labels(v, NoOverlay()), 0.4); !slices.Equal(got, free[:1]) {
		t.Errorf("the badge stands on cells %v, not on the free cell %d", got, free[0])
	}
}

// Two coinciding sides share the line between the middles of their cells.
func TestOverlapOfSides(t *testing.T) {
	g, at := squares(8)
	square := func(x, y, side int) board.Loop { return square(at, x, y, side) }
	type line struct{ from, to sprites.Point }
	for _, c := range []struct {
		name string
		p, q board.Loop
		want []line
	}{
		{"part of a left side", square(0, 0, 5), square(0, 2, 4), []line{{sprites.Point{X: 0.5, Y: 2.5}, sprites.Point{X: 0.5, Y: 5.5}}}},
		{"a right side on a left one", square(0, 0, 3), square(3, 1, 3), []line{{sprites.Point{X: 3.5, Y: 1.5}, sprites.Point{X: 3.5, Y: 3.5}}}},
		{"two sides", square(0, 0, 5), square(0, 0, 2), []line{
			{sprites.Point{X: 0.5, Y: 0.5}, sprites.Point{X: 2.5, Y: 0.5}}, {sprites.Point{X: 0.5, Y: 0.5}, sprites.Point{X: 0.5, Y: 2.5}},
		}},
		{"one corner", square(0, 0, 3), square(3, 3, 3), nil},
		{"one line, one after the other", square(0, 0, 2), square(0, 2, 3), []line{{sprites.Point{X: 0.5, Y: 2.5}, sprites.Point{X: 2.5, Y: 2.5}}}},
		{"one line, apart", square(0, 0, 2), square(0, 4, 2), nil},
		{"crossing", square(0, 0, 4), square(2, 2, 4), nil},
		{"within", square(0, 0, 6), square(1, 1, 3), nil},
	} {
		var got []line
		for side := range 4 {
			for other := range 4 {
				if from, to, ok := overlap(g, c.p, side, c.q, other); ok {
					got = append(got, line{from, to})
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

// No badge covers another one, or the line of another loop, if there is room.
func TestBadgesDoNotOverlap(t *testing.T) {
	g, at := squares(8)
	l := Fit(g, Rect{X: 0, Y: 0, W: 560, H: 560}, 1, false)
	below, above := square(at, 1, 1, 4), square(at, 1, 0, 6)
	above.Crown = true
	inner := square(at, 1, 2, 2)
	labels := l.Labels(full(g, nil, below, above, inner), NoOverlay())
	for i, p := range labels {
		for _, q := range labels[:i] {
			if p.Covers(q) {
				t.Errorf("the badges at %v and %v cover each other", p, q)
			}
		}
	}
	if on := covering(l, labels[:1], 0.5); !slices.ContainsFunc(on, func(c board.Target) bool { return c%8 == 1 || c%8 == 5 || c/8 == 1 || c/8 == 5 }) {
		t.Errorf("the badge on cells %v lies beside its line", on)
	}
}

// FirstFree returns the first place that covers nothing. It ignores the least important groups if no place is free.
func TestFirstFree(t *testing.T) {
	at := func(x float32) Shape { return Disc(Point{x, 0}, 1) }
	places := []Shape{at(0), at(10), at(20)}
	for name, c := range map[string]struct {
		taken [][]Shape
		want  int
		free  bool
	}{
		"nothing taken":                     {nil, 0, true},
		"the first is taken":                {[][]Shape{{at(1)}}, 1, true},
		"a touch":                           {[][]Shape{{at(2)}}, 0, true},
		"a rectangle over two":              {[][]Shape{{{Core: Rect{-5, -5, 16, 10}}}}, 2, true},
		"all in one group":                  {[][]Shape{{at(0), at(10), at(20)}}, 0, false},
		"only the less important is hidden": {[][]Shape{{at(0), at(20)}, {at(10)}}, 1, false},
		"the first of two alike":            {[][]Shape{{at(0)}, {at(10), at(20)}}, 1, false},
	} {
		if got, free := FirstFree(places, c.taken...); got != c.want || free != c.free {
			t.Errorf("%s: place %d, free %v; want %d, %v", name, got, free, c.want, c.free)
		}
	}
}

// Calculates the rounded outline just inside the border of a group of cells on a square grid (groupOutline): finds the sides on the border, follows
// them, and rounds the corners. Change the shape of corners here. board_taiji.go draws the outline around Taiji's groups.

package render

import "quintet/sprites"

// A spot is the column and the row of a cell on a grid of unit squares.
type spot struct{ x, y int }

// along holds the directions along the sides of cells, clockwise on the screen: the inside of a group is on the right.
var along = [4]spot{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// A side is one side of a cell, starting at its corner at in direction dir.
type side struct {
	at  spot
	dir int
}

// groupOutline returns the border of a set of cells, in cell widths, moved inwards by inset, with rounded corners. Holes run the other way round.
// Cells that touch only at a corner get separate outlines. inset plus radius must be less than half a cell.
func groupOutline(cells []spot, inset, radius float32) *sprites.Path {
	sides := borders(cells)
	a := &sprites.Path{}
	done := map[side]bool{}
	for _, c := range cells {
		for dir := range along {
			if s := sideOf(c, dir); sides[s] && !done[s] {
				a.Append(rounded(within(trace(sides, done, s), inset), radius))
			}
		}
	}
	return a
}

// sideOf returns the side of cell c that runs in direction dir: 0 is its upper one.
func sideOf(c spot, dir int) side {
	corner := [4]spot{{0, 0}, {1, 0}, {1, 1}, {0, 1}}[dir]
	return side{spot{c.x + corner.x, c.y + corner.y}, dir}
}

// borders returns the sides that have a cell on one side only.
func borders(cells []spot) map[side]bool {
	in := map[spot]bool{}
	for _, c := range cells {
		in[c] = true
	}
	sides := map[side]bool{}
	for _, c := range cells {
		for dir := range along {
			out := along[(dir+3)%4]
			if !in[spot{c.x + out.x, c.y + out.y}] {
				sides[sideOf(c, dir)] = true
			}
		}
	}
	return sides
}

// trace follows the border from s until it returns there, and returns the last side before each corner.
func trace(sides, done map[side]bool, s side) []side {
	var corners []side
	for !done[s] {
		done[s] = true
		end := spot{s.at.x + along[s.dir].x, s.at.y + along[s.dir].y}
		// Right first: where two cells touch at a corner the border stays with its own cell.
		for _, turn := range [3]int{1, 0, 3} {
			next := side{end, (s.dir + turn) % 4}
			if !sides[next] {
				continue
			}
			if turn != 0 {
				corners = append(corners, side{end, s.dir})
			}
			s = next
			break
		}
	}
	return corners
}

// within returns corners, each given by its position and the direction from which it is reached, moved inwards by inset.
func within(corners []side, inset float32) []sprites.Point {
	ps := make([]sprites.Point, len(corners))
	for i, c := range corners {
		// The inside is a quarter turn to the right of both sides.
		n1, n2 := along[(c.dir+1)%4], along[(corners[(i+1)%len(corners)].dir+1)%4]
		ps[i] = sprites.Point{X: float32(c.at.x) + inset*float32(n1.x+n2.x), Y: float32(c.at.y) + inset*float32(n1.y+n2.y)}
	}
	return ps
}

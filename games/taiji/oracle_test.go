package taiji

import "slices"

// An oracle is a second, plain implementation of the rules to compare the engine with: one letter per cell, row by row.
type oracle struct {
	size, counted   int
	score           string
	tonga, drawTies bool
	board           []byte // 'w', 'b' or '.'
}

// neighbours reports whether cells i and j are side by side, or also corner to corner.
func (o *oracle) neighbours(i, j int, diagonally bool) bool {
	dc, dr := abs(i%o.size-j%o.size), abs(i/o.size-j/o.size)
	return dc+dr == 1 || diagonally && dc == 1 && dr == 1
}

func abs(n int) int { return max(n, -n) }

// legal returns the light and the dark cell of every legal tile, sorted.
func (o *oracle) legal() [][2]int {
	var list [][2]int
	for i := range o.board {
		for j := range o.board {
			if o.board[i] == '.' && o.board[j] == '.' && o.neighbours(i, j, o.tonga) {
				list = append(list, [2]int{i, j})
			}
		}
	}
	return list
}

// groups returns the sizes of the groups of a colour, largest first.
func (o *oracle) groups(colour byte) []int {
	var list []int
	seen := make([]bool, len(o.board))
	var visit func(i int) int
	visit = func(i int) int {
		if seen[i] || o.board[i] != colour {
			return 0
		}
		seen[i] = true
		n := 1
		for j := range o.board {
			if o.neighbours(i, j, false) {
				n += visit(j)
			}
		}
		return n
	}
	for i := range o.board {
		if n := visit(i); n > 0 {
			list = append(list, n)
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// points returns the score of a colour.
func (o *oracle) points(colour byte) int {
	counted := o.groups(colour)
	counted = counted[:min(o.counted, len(counted))]
	if len(counted) == 0 {
		return 0
	}
	total, times := 0, 1
	for _, n := range counted {
		times *= n
		if o.score == "squares" {
			n *= n
		}
		total += n
	}
	if o.score == "product" {
		return times
	}
	return total
}

// winner returns "Light", "Dark", "both", or "" before the end.
func (o *oracle) winner() string {
	w, b := o.points('w'), o.points('b')
	switch {
	case len(o.legal()) > 0:
		return ""
	case w > b:
		return "Light"
	case w == b && o.drawTies:
		return "both"
	}
	return "Dark"
}

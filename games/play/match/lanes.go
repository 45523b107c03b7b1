// Arranges the tree of a match as a map: a row for each ply and a lane for each variation (Lanes, Run). Change here which lane a variation gets.
// rows.go arranges the same tree as a list.

package match

import "slices"

// Lanes are a layout of the tree: one row for each ply, the game in lane 0, and every variation in a lane that is free from where it branches off to
// its end.
type Lanes struct {
	Runs  []Run
	Lane  int           // the last lane
	Row   int           // the last row
	runOf map[*Node]int // the run of each node
}

// A Run is a series of plies in one lane. The first run is the game, from the start; each other run branches off from a ply of another.
type Run struct {
	Nodes []*Node
	Lane  int
	Row   int // of the first ply
}

// Of returns the run of n, and its row.
func (l *Lanes) Of(n *Node) (r *Run, row int) {
	r = &l.Runs[l.runOf[n]]
	return r, r.Row + slices.Index(r.Nodes, n)
}

// Lanes returns the current layout of the tree.
func (m *Match) Lanes() *Lanes {
	l := &Lanes{runOf: map[*Node]int{}}
	var used []int // the last lane in each row
	waiting := []Run{{Nodes: append([]*Node{m.root}, m.MainLine().nodes...)}}
	for len(waiting) > 0 {
		x := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		end := x.Row + len(x.Nodes)
		for len(used) < end {
			used = append(used, -1)
		}
		from := max(0, x.Row-1) // the row in which it leaves the other lane
		x.Lane = slices.Max(used[from:end]) + 1
		for i := from; i < end; i++ {
			used[i] = x.Lane
		}
		l.Lane, l.Row = max(l.Lane, x.Lane), max(l.Row, end-1)
		for i, n := range x.Nodes {
			l.runOf[n] = len(l.Runs)
			for _, other := range slices.Backward(n.next) {
				if i == len(x.Nodes)-1 || other != x.Nodes[i+1] {
					waiting = append(waiting, Run{Nodes: other.withFirst(), Row: x.Row + i + 1})
				}
			}
		}
		l.Runs = append(l.Runs, x)
	}
	return l
}

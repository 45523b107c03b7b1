package taiji

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// A field is a board read from the text of a position: w and b for halves, and dots for empty cells.
type field struct {
	n, counted int
	diagonal   bool
	cell       []byte
}

// readField reads the board of p, a position of g.
func readField(g games.Game, p games.Position) field {
	o := g.Info().Options
	f := field{n: g.Geometry().Columns, diagonal: o["tonga"] == "on"}
	switch {
	case o["groups"] != "auto":
		f.counted = o.Int("groups")
	case f.n == 7 || f.n == 9 || f.n == 11:
		f.counted = (f.n - 5) / 2
	default:
		f.counted = 2
	}
	f.cell = readCells(games.TextOf(p))
	return f
}

// readCells reads the rows of a position text.
func readCells(text string) (cells []byte) {
	rows, _, _ := strings.Cut(text, " ")
	number := 0
	for _, c := range []byte(rows + "/") {
		if c >= '0' && c <= '9' {
			number = 10*number + int(c-'0')
			continue
		}
		cells = append(cells, strings.Repeat(".", number)...)
		number = 0
		if c != '/' {
			cells = append(cells, c)
		}
	}
	return cells
}

// beside returns the neighbours of i, also at its corners if corners is true.
func (f field) beside(i int, corners bool) (all []int) {
	for dr := -1; dr <= 1; dr++ {
		for dc := -1; dc <= 1; dc++ {
			r, c := i/f.n+dr, i%f.n+dc
			if (dr != 0) != (dc != 0) || corners && dr != 0 && dc != 0 {
				if r >= 0 && c >= 0 && r < f.n && c < f.n {
					all = append(all, r*f.n+c)
				}
			}
		}
	}
	return all
}

// open reports whether a tile can cover cell i.
func (f field) open(i int) bool {
	return f.cell[i] == '.' && slices.ContainsFunc(f.beside(i, f.diagonal), func(j int) bool { return f.cell[j] == '.' })
}

// area returns the cells that are connected to i through cells that in accepts.
func (f field) area(i int, in func(int) bool) map[int]bool {
	seen, queue := map[int]bool{i: true}, []int{i}
	for len(queue) > 0 {
		for _, j := range f.beside(queue[0], false) {
			if !seen[j] && in(j) {
				seen[j] = true
				queue = append(queue, j)
			}
		}
		queue = queue[1:]
	}
	return seen
}

// group returns the cells of the group on cell i.
func (f field) group(i int) map[int]bool {
	return f.area(i, func(j int) bool { return f.cell[j] == f.cell[i] })
}

// groups returns the groups of a colour with several halves, the largest first.
func (f field) groups(colour byte) (all []map[int]bool) {
	for i, c := range f.cell {
		if c != colour || slices.ContainsFunc(all, func(s map[int]bool) bool { return s[i] }) {
			continue
		}
		if s := f.group(i); len(s) > 1 {
			all = append(all, s)
		}
	}
	slices.SortFunc(all, func(s, u map[int]bool) int { return len(u) - len(s) })
	return all
}

// least returns the size of the last group of a colour that counts, at least 2.
func (f field) least(colour byte) int {
	if all := f.groups(colour); len(all) >= f.counted {
		return len(all[f.counted-1])
	}
	return 2
}

// canGrow reports whether a tile can cover a cell beside s.
func (f field) canGrow(s map[int]bool) bool {
	for i := range s {
		if slices.ContainsFunc(f.beside(i, false), f.open) {
			return true
		}
	}
	return false
}

// canJoin reports whether halves of the colour on open cells can connect cell i with cell j.
func (f field) canJoin(colour byte, i, j int) bool {
	return f.area(i, func(k int) bool { return f.cell[k] == colour || f.open(k) })[j]
}

// joined returns the size of the group that a half of the colour on cell i makes of groups of several halves, 0 if there are not two of them.
func (f field) joined(colour byte, i int) int {
	after := f
	after.cell = slices.Clone(f.cell)
	after.cell[i] = colour
	whole, several := after.group(i), 0
	for _, s := range f.groups(colour) {
		if whole[anyOf(s)] {
			several++
		}
	}
	if several < 2 {
		return 0
	}
	return len(whole)
}

// best returns the size of the largest group that a half of the colour on an open cell makes by joining groups.
func (f field) best(colour byte) (size int) {
	for i := range f.cell {
		if f.open(i) {
			size = max(size, f.joined(colour, i))
		}
	}
	return size
}

// room returns the number of open cells beside groups of the colour.
func (f field) room(colour byte) int {
	cells := map[int]bool{}
	for _, s := range f.groups(colour) {
		for i := range s {
			for _, j := range f.beside(i, false) {
				if f.open(j) {
					cells[j] = true
				}
			}
		}
	}
	return len(cells)
}

// anyOf returns a cell of s.
func anyOf(s map[int]bool) int {
	for i := range s {
		return i
	}
	return -1
}

// A trial is a tile to judge effects of.
type trial struct {
	p, q          games.Position // before and after it
	before, after field
	me            games.Player
	mine, theirs  byte // the colours
	own, given    int  // the cells of the halves
	more          [2]int
}

func newTrial(g games.Game, p games.Position, m games.Move) *trial {
	q := p.Clone()
	q.Play(m)
	t := &trial{p: p, q: q, before: readField(g, p), after: readField(g, q), me: p.ToMove(), mine: 'w', theirs: 'b'}
	if t.me == dark {
		t.mine, t.theirs = 'b', 'w'
	}
	for i, c := range t.after.cell {
		switch {
		case t.before.cell[i] == c:
		case c == t.mine:
			t.own = i
		default:
			t.given = i
		}
	}
	was, is := p.AppendScores(nil), q.AppendScores(nil)
	t.more = [2]int{is[t.me] - was[t.me], is[1-t.me] - was[1-t.me]}
	return t
}

// judge returns an error unless e is true of the tile. The texts of effects say what must hold.
func (t *trial) judge(e games.Effect) error {
	n := e.Args[0].(int)
	var ok bool
	switch e.Kind {
	case effectWin:
		ok = t.q.Over() && t.q.Payoffs()[t.me] > 0
	case effectJoin:
		ok = n == t.before.joined(t.mine, t.own) && n == len(t.after.group(t.own)) && n >= t.after.least(t.mine)
	case effectWedge:
		ok = n == t.before.joined(t.theirs, t.own) && n > t.after.least(t.theirs) && t.keptApart(e.Args[3].(int), e.Args[4].(int))
	case effectClose:
		ok = n >= t.after.least(t.theirs) && t.closed(t.theirs, n)
	case effectStuck:
		ok = n >= t.after.least(t.mine) && t.closed(t.mine, n)
	case effectApart:
		ok = t.parted(t.theirs, n, e.Args[3].(int))
	case effectPart:
		ok = t.parted(t.mine, n, e.Args[3].(int))
	case effectThreat:
		ok = n == t.after.best(t.mine) && n > t.before.best(t.mine) && n > len(t.after.groups(t.mine)[0])
	case effectGain:
		ok = n > 0 && n == t.more[0]-t.more[1]
	case effectFeed:
		ok = n > 0 && t.more[1] > 0 && n == t.more[1]-t.more[0]
	case effectSqueeze:
		ok = n >= 2 && n == t.before.room(t.theirs)-t.after.room(t.theirs)
	case effectRoom:
		ok = n >= 2 && n == t.after.room(t.mine)-t.before.room(t.mine)
	}
	if cells := []board.Target{board.Target(t.own), board.Target(t.given)}; !slices.Contains(cells, e.Cells[0]) {
		return fmt.Errorf("it is about %v, the halves are on %v", e.Cells, cells)
	}
	if !ok {
		return fmt.Errorf("the arguments are %v", e.Args)
	}
	return nil
}

// keptApart reports whether the mover's half has groups of a and b halves beside it that are different ones after the tile.
func (t *trial) keptApart(a, b int) bool {
	beside := t.before.beside(t.own, false)
	for _, i := range beside {
		for _, j := range beside {
			if t.before.cell[i] == t.theirs && t.before.cell[j] == t.theirs && len(t.before.group(i)) == a && len(t.before.group(j)) == b && !t.after.group(i)[j] {
				return true
			}
		}
	}
	return false
}

// closed reports whether a group of n halves of the colour could grow, and now cannot, whatever follows.
func (t *trial) closed(colour byte, n int) bool {
	for _, s := range t.after.groups(colour) {
		if len(s) == n && t.before.canGrow(s) && !t.after.canGrow(s) && t.always(func(end field) bool { return len(end.group(anyOf(s))) == n }) {
			return true
		}
	}
	return false
}

// parted reports whether groups of a and b halves of the colour, the larger of which counts, could join, and now cannot, whatever follows.
func (t *trial) parted(colour byte, a, b int) bool {
	for _, s := range t.after.groups(colour) {
		for _, u := range t.after.groups(colour) {
			i, j := anyOf(s), anyOf(u)
			if len(s) != a || len(u) != b || max(a, b) < t.after.least(colour) || s[j] {
				continue
			}
			if t.before.canJoin(colour, i, j) && !t.after.canJoin(colour, i, j) && t.always(func(end field) bool { return !end.group(i)[j] }) {
				return true
			}
		}
	}
	return false
}

// always reports whether ok holds at the end of some random ways to go on.
func (t *trial) always(ok func(end field) bool) bool {
	for seed := range uint64(2) {
		p, r := t.q.Clone(), games.NewRand(seed)
		for !p.Over() {
			gametest.PlayRandom(p, r)
		}
		end := t.after
		end.cell = readCells(games.TextOf(p))
		if !ok(end) {
			return false
		}
	}
	return true
}

func TestExplanations(t *testing.T) {
	gametest.Explanations(t, Spec, [][4]string{
		{"size=6 groups=2", "bw1b2/bw1wwb/wb1w1w/bw1b1b/wbw2w/b2bwb p1", "c2-c1",
			"Joins 2 groups into one of 6. [c2 b1 b2 d2 e2 d3] Gains one point on Dark. [c2 c1 b1 b2 d2 e2 d3]"},
		{"size=6 groups=2", "bw1b2/bw1wwb/wb1w1w/bw1b1b/wbw3/b2bw1 p2", "c3-c2",
			"Takes the cell that joins Light's groups of 3 and 2. [c2 b1 b2 d2 e2 d3] Leaves Light's groups 3 fewer cells to grow into. [c2 c3 c1] " +
				"Gives Light one point more than Dark gets. [c3 c2 d2 e2 d3]"},
		{"size=6 groups=2", "1wbw2/1b1w1b/1wbb1w/1bw3/4wb/6 p2", "e1-e2", "Closes Light's group of 3: it can never grow again. [e2 e1 d1 d2] " +
			"Threatens to join groups into one of 5. [e2 e3 f2 c3 d3] Leaves Light's groups 2 fewer cells to grow into. [e2 e1]"},
		{"size=6 groups=2", "1wbw2/1b1wwb/1wbbbw/1bw3/4wb/6 p1", "e1-f1", "Light's own group of 4 can never grow again. [e1 f1 d1 d2 e2]"},
		{"size=6 groups=2", "1wbw2/1b1wwb/1wbbbw/1bw3/wb2wb/2bw2 p1", "d5-c5",
			"Parts Dark's groups of 4 and 3 for good. [d5 c5 c3 d3 e3 b4 b5 c6] Gives Light's groups 3 more cells to grow into. [d5 c5 d4 e4 e6]"},
		{"size=6 groups=2", "bwbw2/wb1wwb/1wbbbw/1bw3/wb2wb/2bw2 p2", "d5-c5", "Dark's own groups of 4 and 3 can never join. [c5 d5 c3 d3 e3 b4 b5 c6]"},
		{"size=6 groups=2", "wb1wbw/1bbbbw/bww1wb/wwbw1b/bwwbww/2b1b1 p1", "b6-a6",
			"Ends the game and wins, 9 to 8. [b6 a6] Gains one point on Dark. [b6 a6 b3 c3 a4 b4 b5 c5]"},
		{"size=7", "7/7/7/7/7/7/7 p1", "d4-d5", ""},
	})
}

func TestEffects(t *testing.T) {
	for _, options := range []string{"size=11", "size=7", "size=9 tonga=on score=product tie=draw"} {
		t.Run(options, func(t *testing.T) {
			g := gametest.Open(t, Spec, options)
			gametest.Effects(t, Spec, options, func(p games.Position, m games.Move, e games.Effect) error {
				return newTrial(g, p, m).judge(e)
			})
		})
	}
}

// Checks that what Distrify says of stones is true, by the model of the rules.

package distrify

import (
	"errors"
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// turns calls yield with the cells of every turn of a colour, single stones first, until it returns false. It reports whether it never did.
func (m *model) turns(colour int, yield func(xs ...int) bool) bool {
	for x := range m.cells {
		if m.single(colour, x) && !yield(x) {
			return false
		}
	}
	for x := range m.cells {
		if m.cells[x] != nobody {
			continue
		}
		for y := range x {
			if m.pair(colour, x, y) && !yield(x, y) {
				return false
			}
		}
	}
	return true
}

// winning returns a turn by which a colour joins its sides, nil if there is none. It tries likely first.
func (m *model) winning(colour int, likely []int) (turn []int) {
	legal := len(likely) == 1 && m.single(colour, likely[0]) || len(likely) == 2 && m.pair(colour, likely[0], likely[1])
	if legal && m.with(colour, likely...).joined(colour) {
		return likely
	}
	m.turns(colour, func(xs ...int) bool {
		if m.with(colour, xs...).joined(colour) {
			turn = xs
		}
		return turn == nil
	})
	return turn
}

// connected reports whether the stone on x is joined to end: the label of a cell or the name of a side.
func (m *model) connected(x int, end string) bool {
	colour, seen, todo := m.cells[x], map[int]bool{x: true}, []int{x}
	for ; len(todo) > 0; todo = todo[1:] {
		c, r := todo[0]%m.size, todo[0]/m.size
		if board.Label(c, r) == end || (map[string]bool{"top": r == 0, "bottom": r == m.size-1, "left": c == 0, "right": c == m.size-1})[end] {
			return true
		}
		for _, to := range directions {
			y := (r+to[1])*m.size + c + to[0]
			if m.at(c+to[0], r+to[1]) == colour && !seen[y] {
				seen[y] = true
				todo = append(todo, y)
			}
		}
	}
	return false
}

// links returns the cells where one stone joins the stone on x to end.
func (m *model) links(x int, end string) (cells []int) {
	for y := range m.cells {
		if m.single(m.cells[x], y) && m.with(m.cells[x], y).connected(x, end) {
			cells = append(cells, y)
		}
	}
	return cells
}

// beside reports whether x and y lie side by side.
func (m *model) beside(x, y int) bool {
	dx, dy := x%m.size-y%m.size, x/m.size-y/m.size
	return dx*dx+dy*dy == 1
}

// linking returns a turn that joins the stone on x to end by one stone or by two side by side, nil if there is none. It tries likely first.
func (m *model) linking(x int, end string, likely []int) (turn []int) {
	colour := m.cells[x]
	try := func(xs ...int) bool {
		if (len(xs) == 1 || m.beside(xs[0], xs[1])) && m.with(colour, xs...).connected(x, end) {
			turn = xs
		}
		return turn == nil
	}
	if legal := len(likely) == 1 && m.single(colour, likely[0]) || len(likely) == 2 && m.pair(colour, likely[0], likely[1]); legal && !try(likely...) {
		return turn
	}
	m.turns(colour, try)
	return turn
}

// linked reports whether one turn joins the stone on x to end after any turn of the opponent.
func (m *model) linked(x int, end string) bool {
	likely := m.linking(x, end, nil)
	return likely != nil && m.turns(1-m.cells[x], func(xs ...int) bool {
		likely = m.with(1-m.cells[x], xs...).linking(x, end, likely)
		return likely != nil
	})
}

// needs returns how many stones a colour needs, as rules.md 2.6 counts them.
func (m *model) needs(colour int) int {
	const far = 1 << 20
	cost := make([]int, len(m.cells))
	for x := range cost {
		cost[x] = far
	}
	worth := func(x int) int {
		switch {
		case m.cells[x] == colour:
			return 0
		case m.single(colour, x):
			return 1
		}
		return far
	}
	for i := range m.size {
		x := i // of the first side
		if colour == white {
			x = i * m.size
		}
		cost[x] = worth(x)
	}
	for changed := true; changed; {
		changed = false
		for x := range m.cells {
			c, r := x%m.size, x/m.size
			for d, to := range directions {
				nc, nr := c+to[0], r+to[1]
				if cost[x] >= far || nc < 0 || nc >= m.size || nr < 0 || nr >= m.size {
					continue
				}
				y := nr*m.size + nc
				parted := !m.crossing && d%2 == 1 && m.at(c, nr) == 1-colour && m.at(nc, r) == 1-colour && m.cells[x]+m.cells[y] != 2*colour
				if n := cost[x] + worth(y); !parted && n < cost[y] {
					cost[y], changed = n, true
				}
			}
		}
	}
	least := far
	for i := range m.size {
		x := (m.size-1)*m.size + i
		if colour == white {
			x = i*m.size + m.size - 1
		}
		least = min(least, cost[x])
	}
	return least
}

// A claim is an effect with the boards before and after the stone on x.
type claim struct {
	games.Effect
	before, after *model
	x, me         int
	open          bool // the stone is the second of its turn
}

// judge returns an error if e is not true of mv in pos. It knows the board and the sentence alone.
func judge(pos games.Position, mv games.Move, e games.Effect) error {
	p := pos.(*position)
	x, _ := p.g.cell(mv)
	c := claim{e, modelOf(p), nil, x, int(p.turn), p.open != noCell}
	c.after = c.before.with(c.me, x)
	holds := map[string]func() bool{
		effectWin:     func() bool { return c.after.joined(c.me) },
		effectSure:    c.sure,
		effectThreat:  func() bool { return c.after.winning(c.me, nil) != nil },
		effectCut:     c.cut,
		effectJoin:    c.join,
		effectLink:    c.link,
		effectLonger:  c.longer,
		effectShorter: c.shorter,
		effectClose:   c.closed,
		effectAlone:   c.alone,
	}[e.Kind]
	switch {
	case holds == nil:
		return errors.New("the kind is unknown")
	case !holds():
		return fmt.Errorf("it does not hold with arguments %v", e.Args[2:])
	}
	return nil
}

// ends returns the two ends of the sentence.
func (c *claim) ends() (x int, end string) {
	column, row, _, _ := board.ParseLabel(c.Args[2].(string), c.before.size, c.before.size)
	switch to := c.Args[3].(board.Message); to.Key {
	case "distrify.to.cell":
		end = to.Args[0].(string)
	default:
		end = to.Key[len("distrify.to."):]
	}
	return row*c.before.size + column, end
}

func (c *claim) join() bool {
	x, end := c.ends()
	return c.before.cells[x] == c.me && !c.before.connected(x, end) && c.after.connected(x, end)
}

func (c *claim) cut() bool {
	x, end := c.ends()
	return c.before.cells[x] == 1-c.me && !c.before.connected(x, end) && len(c.before.links(x, end)) > 0 && len(c.after.links(x, end)) == 0
}

// link: the link is safe, and the stones that were there had none.
func (c *claim) link() bool {
	x, end := c.ends()
	if c.after.connected(x, end) || !c.after.linked(x, end) {
		return false
	}
	here := board.Label(x%c.before.size, x/c.before.size)
	for y, colour := range c.before.cells {
		if colour == c.me && c.after.connected(y, here) && (c.before.connected(y, end) || c.before.linked(y, end)) {
			return false
		}
	}
	return true
}

// sure: the stone is the first of a pair that wins, or the mover can win after every turn of the opponent.
func (c *claim) sure() bool {
	if !c.open {
		for y := range c.before.cells {
			if c.before.pair(c.me, c.x, y) && c.after.with(c.me, y).joined(c.me) {
				return true
			}
		}
	}
	likely := c.after.winning(c.me, nil)
	return likely != nil && c.after.turns(1-c.me, func(xs ...int) bool {
		n := c.after.with(1-c.me, xs...)
		if won := n.winning(c.me, likely); won != nil && !n.joined(1-c.me) {
			likely = won
			return true
		}
		return false
	})
}

func (c *claim) longer() bool {
	was, now := c.before.needs(1-c.me), c.after.needs(1-c.me)
	return now-was == c.Amount && c.Amount > 0 && c.Args[2] == was && c.Args[3] == now
}

func (c *claim) shorter() bool {
	was, now := c.before.needs(c.me), c.after.needs(c.me)
	return was-now == c.Amount && c.Amount > 0 && c.Args[2] == now
}

func (c *claim) closed() bool {
	column, row, _, _ := board.ParseLabel(c.Args[2].(string), c.before.size, c.before.size)
	y := row*c.before.size + column
	return c.before.single(1-c.me, y) && c.after.cells[y] == nobody && !c.after.single(1-c.me, y)
}

func (c *claim) alone() bool {
	for y := range c.before.cells {
		if c.before.pair(c.me, c.x, y) {
			return false
		}
	}
	return !c.open && !c.after.joined(c.me)
}

func TestEffectsAreTrue(t *testing.T) {
	for _, options := range []string{"size=9", "size=5 pairs=original", "size=5 crosscuts=pairs"} {
		t.Run(options, func(t *testing.T) { gametest.Effects(t, Spec, options, judge) })
	}
}

func TestEffectsOfStones(t *testing.T) {
	gametest.Explanations(t, Spec, [][4]string{
		{
			"size=9", "9/9/6X2/6XOO/5X1OX/5XOOX/7X1/5OOX1/6X2 O - -", "g7",
			"Cuts the link from f6 to the bottom. [g7 f6] Joins g8 to the right. [g7 g8] Black now needs at least 5 stones, not 3. [g7] " +
				"Shortens the way to 5 more stones. [g7] Ends the turn: no second stone fits. [g7]",
		},
		{
			"size=9", "9/9/9/3OO4/4X4/2OOXOO2/2XX1X3/5X1OO/2XXXOO1X O - -", "b7",
			"Links b7 to the left, and Black cannot break it. [b7] Shortens the way to 4 more stones. [b7] " +
				"Closes b6: there Black would form a crosscut. [b7 b6]",
		},
		{
			"size=5", "X4/1X3/5/5/1X3 X - -", "a3",
			"Wins, whatever White plays. [a3] Threatens to join top and bottom next turn. [a3] Shortens the way to one more stone. [a3]",
		},
		{
			"size=5", "5/1X3/1XO2/1X3/5 X - -", "b1",
			"Wins, whatever White plays. [b1] Threatens to join top and bottom next turn. [b1] Shortens the way to one more stone. [b1] " +
				"Joins b2 to the top. [b1 b2] Ends the turn: no second stone fits. [b1]",
		},
		{
			"size=5", "X4/1X3/5/5/1X3 O - -", "a4",
			"Shortens the way to 4 more stones. [a4]",
		},
	})
}

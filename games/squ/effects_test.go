package squ

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// A field is a board read from the pieces of a view: the owner of the disc on each cell, -1 for none.
type field struct {
	n     int
	owner []int8
}

// readField reads the discs that p shows.
func readField(g games.Game, p games.Position) field {
	f := field{g.Geometry().Columns, slices.Repeat([]int8{-1}, len(g.Geometry().Cells))}
	for _, piece := range games.ViewOf(g, p).Pieces {
		f.owner[piece.At] = piece.Owner
	}
	return f
}

// A corners is a square: its side and its corners.
type corners struct {
	side  int
	cells [4]int
}

// squares returns all squares of the board with the numbers of c's and of other discs on their corners that ok accepts, the largest first.
func (f field) squares(c games.Player, ok func(side, own, enemy int) bool) (found []corners) {
	for side := f.n - 1; side > 0; side-- {
		for r := 0; r+side < f.n; r++ {
			for column := 0; column+side < f.n; column++ {
				at, own, enemy := r*f.n+column, 0, 0
				s := corners{side, [4]int{at, at + side, at + side*f.n, at + side*f.n + side}}
				for _, i := range s.cells {
					switch f.owner[i] {
					case int8(c):
						own++
					case int8(1 - c):
						enemy++
					}
				}
				if ok(side, own, enemy) {
					found = append(found, s)
				}
			}
		}
	}
	return found
}

// largest returns the side of c's largest square.
func (f field) largest(c games.Player) int {
	return sideOf(f.squares(c, func(_, own, _ int) bool { return own == 4 }))
}

// possible returns the side of the largest square that c may still have.
func (f field) possible(c games.Player) int {
	return sideOf(f.squares(c, func(_, _, enemy int) bool { return enemy == 0 }))
}

// sideOf returns the side of the first of s, 0 if there is none.
func sideOf(s []corners) int {
	if len(s) == 0 {
		return 0
	}
	return s[0].side
}

// living returns c's squares above floor without enemy discs and with at least least of his, but not all.
func (f field) living(c games.Player, floor, least int) []corners {
	return f.squares(c, func(side, own, enemy int) bool { return side > floor && enemy == 0 && own >= least && own < 4 })
}

// through keeps the squares with a corner on cell.
func through(s []corners, cell int) []corners {
	return slices.DeleteFunc(slices.Clone(s), func(s corners) bool { return !slices.Contains(s.cells[:], cell) })
}

// lacks returns the empty corners of s.
func (f field) lacks(s corners) (empty []int) {
	for _, i := range s.cells {
		if f.owner[i] < 0 {
			empty = append(empty, i)
		}
	}
	return empty
}

// stoppable reports whether the opponent can take, with discs discs, a cell of each of s.
func (f field) stoppable(s []corners, discs int) bool {
	if len(s) == 0 {
		return true
	}
	for i, owner := range f.owner {
		rest := slices.DeleteFunc(slices.Clone(s), func(s corners) bool { return slices.Contains(s.cells[:], i) })
		if owner < 0 && discs > 0 && len(rest) < len(s) && f.stoppable(rest, discs-1) {
			return true
		}
	}
	return false
}

// A trial is a disc to judge effects of.
type trial struct {
	g             games.Game
	p, q          games.Position // before and after it
	before, after field
	me, other     games.Player
	cell          int
	was, is       int // the record
	mine, theirs  int // the sides up to which squares do not matter
}

func newTrial(g games.Game, p games.Position, m games.Move) *trial {
	q := p.Clone()
	q.Play(m)
	me := p.ToMove()
	t := &trial{g: g, p: p, q: q, before: readField(g, p), after: readField(g, q), me: me, other: 1 - me, cell: int(g.AppendSteps(nil, p, m)[0])}
	t.was = max(t.before.largest(me), t.before.largest(t.other))
	t.is = max(t.after.largest(me), t.after.largest(t.other))
	t.mine = max(t.is, t.after.possible(t.other)/2)
	t.theirs = max(t.was, t.before.possible(me)/2)
	return t
}

// judge returns an error unless e is true of the disc. The texts of effects say what must hold.
func (t *trial) judge(e games.Effect) error {
	if e.Cells[0] != board.Target(t.cell) {
		return fmt.Errorf("it is about %v, the disc is on %d", e.Cells, t.cell)
	}
	n := e.Args[0].(int)
	var ok bool
	switch e.Kind {
	case effectWin:
		ok = t.won() && n == t.after.largest(t.me)
	case effectRecord:
		ok = n > t.was && n == t.after.largest(t.me)
	case effectLevel:
		ok = n == t.before.largest(t.other) && n == t.after.largest(t.me) && n > t.before.largest(t.me)
	case effectSecure:
		ok = t.secures(n)
	case effectDouble:
		ok = t.opensTwo(n, e.Args[3].(int))
	case effectTwice:
		built := n > t.was && n == t.after.largest(t.me) || n == t.opened()
		ok = built && e.Args[3].(int) == t.blocked()
	case effectOpen:
		ok = n > t.mine && n == t.opened()
	case effectBlock:
		ok = n > t.theirs && n == t.blocked()
	case effectShut:
		ok = n == t.is && t.before.possible(t.other) > n && t.after.possible(t.other) <= n
	case effectLimit:
		ok = n == t.after.possible(t.other) && n < t.before.possible(t.other)
	case effectSpoil:
		ok = n >= 2 && n == len(through(t.before.living(t.other, t.theirs, 4-t.next(t.before, t.left())), t.cell))
	case effectReady:
		ok = n >= 2 && n == len(through(t.after.living(t.me, t.mine, 2), t.cell))
	}
	if !ok {
		return fmt.Errorf("the arguments are %v", e.Args)
	}
	return nil
}

// left returns how many discs the turn has left before the disc.
func (t *trial) left() int {
	return t.p.(games.TurnTaker).PliesLeft()
}

// next returns how many discs the opponent has in the turn that follows when discs discs have been placed in f.
func (t *trial) next(f field, discs int) int {
	empty := 0
	for _, owner := range f.owner {
		if owner < 0 {
			empty++
		}
	}
	return min(2, empty-discs)
}

// won reports whether the mover wins some random ways to go on, and the opponent cannot beat the largest square of the mover.
func (t *trial) won() bool {
	for seed := range uint64(3) {
		p, r := t.q.Clone(), games.NewRand(seed)
		for !p.Over() {
			gametest.PlayRandom(p, r)
		}
		if p.Payoffs()[t.me] <= 0 {
			return false
		}
	}
	return t.after.possible(t.other) <= t.after.largest(t.me)
}

// opened returns the side of the largest square that the disc is the third corner of.
func (t *trial) opened() int { return sideOf(through(t.after.living(t.me, t.mine, 3), t.cell)) }

// blocked returns the side of the largest enemy square whose last corner the disc takes.
func (t *trial) blocked() int { return sideOf(through(t.before.living(t.other, t.theirs, 3), t.cell)) }

// opensTwo reports whether the disc is the third corner of squares of sides a and b that one disc cannot block.
func (t *trial) opensTwo(a, b int) bool {
	open := through(t.after.living(t.me, t.mine, 3), t.cell)
	for _, s := range open {
		for _, u := range open {
			if s.side == a && u.side == b && t.after.lacks(s)[0] != t.after.lacks(u)[0] {
				return true
			}
		}
	}
	return false
}

// secures reports whether the opponent, who is to move, can stop every square of side n or more, and could before the disc.
func (t *trial) secures(n int) bool {
	theirs := t.next(t.after, 0)
	hand := t.next(t.after, theirs)
	if n <= t.mine || t.q.ToMove() != t.other || hand <= 0 {
		return false
	}
	without := field{t.after.n, slices.Clone(t.after.owner)}
	without.owner[t.cell] = -1
	return !t.after.stoppable(t.after.living(t.me, n-1, 4-hand), theirs) && without.stoppable(without.living(t.me, n-1, 4-hand), theirs)
}

func TestExplanations(t *testing.T) {
	gametest.Explanations(t, Spec, [][4]string{
		{"size=10", "b7r1/1b6b1/10/10/10/10/10/10/1b8/r8r - -", "i9", "Takes the last corner of Black's square of side 7. [i9 b2 i2 b9]"},
		{"size=10", "bb6rr/1bb3rbb1/2b7/10/10/10/1r4rb2/2b4RR1/1br4RR1/rr5bbr - p1", "c7", "Completes a square of side 5, a new record. [c7 c2 h2 h7]"},
		{"size=10", "BBr4rrb/BBr5rb/r2b2bbrr/r1r4rb1/10/10/1rb3r3/1bb3rbr1/rrr5b1/bbbb4br - p2", "h2",
			"Completes a square of side 1, as large as Black's. [h2 h1 i1 i2] Takes the last corner of Black's square of side 6. [h2 b2 h8 b8]"},
		{"size=6", "2b2b/rb2r1/1r4/r1bbr1/6/b1rr1b f6 -", "a1",
			"Wins: Red can no longer beat side 5. [a1 f1 f6 a6] Completes a square of side 5, a new record. [a1 f1 f6 a6]"},
		// Of a1-f6, a1-e5 and c3-f6 no two discs block all.
		{"size=6", "2b1b1/r1r3/1rb3/3r2/2b2r/5b c3 -", "a1", "Secures side 3 or more: Red cannot block every square. [a1 f1 f6 a6 e1 e5 a5] " +
			"Prepares 2 squares that two more discs would complete. [a1 f1 f6 a6 e1 e5 a5]"},
		{"size=6", "5b/r3rb/4r1/3b1b/6/1r4 e3 -", "e6", "Opens two squares at once, of sides 4 and 3. [e6 a2 e2 a6 b3 e3 b6] " +
			"Takes the third corner of a square of side 4. [e6 a2 e2 a6] Prepares 2 squares that two more discs would complete. [e6 a2 e2 a6 b3 e3 b6]"},
		{"size=6", "1B1r1B/r3r1/1b2r1/r5/1BrbbB/1r2b1 - p2", "a1", "Spoils the last square above 4 that Black could have. [a1 f1 f6 a6]"},
		// Squares of side 1 are not spoken of while a large one is possible.
		{"size=6", "b5/1b4/6/6/4rr/5r - -", "a2", ""},
	})
}

func TestEffects(t *testing.T) {
	for _, options := range []string{"size=10", "size=8 ties=record"} {
		t.Run(options, func(t *testing.T) {
			g := open(t, options)
			gametest.Effects(t, Spec, options, func(p games.Position, m games.Move, e games.Effect) error {
				return newTrial(g, p, m).judge(e)
			})
		})
	}
}

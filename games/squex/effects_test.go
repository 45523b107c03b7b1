package squex

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// A slowBoard is a position as its pieces show it. Its methods follow rules.md place by place and share nothing with the rules of the package.
type slowBoard struct {
	n       int
	first   bool   // win=first
	octagon []int8 // by row and column
	square  []int8 // by row and column of the octagon at its upper left
}

// slow reads the pieces of p.
func slow(g games.Game, p games.Position) *slowBoard {
	n := g.Info().Options.Int("size")
	b := &slowBoard{n: n, first: g.Info().Options["win"] == "first", octagon: make([]int8, n*n), square: make([]int8, n*n)}
	for i := range b.octagon {
		b.octagon[i], b.square[i] = board.Nobody, board.Nobody
	}
	for _, piece := range games.ViewOf(g, p).Pieces {
		if i := int(piece.At) - n*n; i >= 0 {
			b.square[i/(n-1)*n+i%(n-1)] = piece.Owner
		} else {
			b.octagon[piece.At] = piece.Owner
		}
	}
	return b
}

// at returns the octagon in a row and column, Nobody outside.
func (b *slowBoard) at(r, c int) int8 {
	if r < 0 || c < 0 || r >= b.n || c >= b.n {
		return board.Nobody
	}
	return b.octagon[r*b.n+c]
}

// place returns b with an octagon of a colour on x.
func (b *slowBoard) place(colour int8, x int) *slowBoard {
	q := *b
	q.octagon, q.square = slices.Clone(b.octagon), slices.Clone(b.square)
	q.octagon[x] = colour
	r, c := x/b.n, x%b.n
	for _, d := range [][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
		if q.at(r+d[0], c+d[1]) == colour {
			q.square[min(r, r+d[0])*b.n+min(c, c+d[1])] = colour
		}
	}
	return &q
}

// linked reports whether octagons x and y of one colour are linked, and how many octagons would cut the link; 0 if none can.
func (b *slowBoard) linked(x, y int) (linked bool, cutters int) {
	colour := b.octagon[x]
	r, c, s, d := x/b.n, x%b.n, y/b.n, y%b.n
	rows, columns := max(r-s, s-r), max(c-d, d-c)
	switch {
	case colour == board.Nobody || b.octagon[y] != colour || rows > 1 || columns > 1:
		return false, 0
	case rows == 0 || columns == 0:
		return true, 0
	case b.square[min(r, s)*b.n+min(c, d)] != colour:
		return false, 0
	}
	one, other := b.at(r, d), b.at(s, c)
	if one == colour || other == colour {
		return true, 0
	}
	for _, o := range []int8{one, other} {
		if o == board.Nobody {
			cutters++
		}
	}
	return true, cutters
}

// flood returns the octagons of x's colour that links join to it: all links, or only those that count for the win.
func (b *slowBoard) flood(x int, counting bool) map[int]bool {
	found, queue := map[int]bool{x: true}, []int{x}
	for ; len(queue) > 0; queue = queue[1:] {
		for y := range b.octagon {
			if linked, cutters := b.linked(queue[0], y); linked && !found[y] && (!counting || b.first || cutters == 0) {
				found[y] = true
				queue = append(queue, y)
			}
		}
	}
	return found
}

// touches reports whether some of the octagons lie on a side of a colour: 0 the first, 1 the last.
func (b *slowBoard) touches(xs map[int]bool, colour int8, side int) bool {
	for x := range xs {
		line := x / b.n
		if colour == 1 {
			line = x % b.n
		}
		if line == side*(b.n-1) {
			return true
		}
	}
	return false
}

// won reports whether a colour has joined its sides.
func (b *slowBoard) won(colour int8) bool {
	for x, o := range b.octagon {
		if o == colour {
			if all := b.flood(x, true); b.touches(all, colour, 0) && b.touches(all, colour, 1) {
				return true
			}
		}
	}
	return false
}

// needs returns the least number of octagons that join the sides of a colour, by Bellman and Ford's method.
func (b *slowBoard) needs(colour int8) int {
	const far = 1000
	cost := func(x int) int {
		switch b.octagon[x] {
		case colour:
			return 0
		case board.Nobody:
			return 1
		}
		return far
	}
	dist := make([]int, len(b.octagon))
	for x := range dist {
		if dist[x] = far; b.touches(map[int]bool{x: true}, colour, 0) {
			dist[x] = cost(x)
		}
	}
	best := far
	for changed := true; changed; {
		changed = false
		for x := range dist {
			for y := range dist {
				rows, columns := max(x/b.n-y/b.n, y/b.n-x/b.n), max(x%b.n-y%b.n, y%b.n-x%b.n)
				linked, _ := b.linked(x, y)
				passable := linked || cost(x)+cost(y) > 0 || rows == 0 || columns == 0
				if rows <= 1 && columns <= 1 && passable && dist[x]+cost(y) < dist[y] {
					dist[y], changed = dist[x]+cost(y), true
				}
			}
		}
	}
	for x, d := range dist {
		if b.touches(map[int]bool{x: true}, colour, 1) {
			best = min(best, d)
		}
	}
	return best
}

// octagonOf returns the octagon with a label.
func (b *slowBoard) octagonOf(label string) int {
	row := 0
	fmt.Sscan(label[1:], &row)
	return (row-1)*b.n + int(label[0]-'a')
}

// judge returns an error unless e is true of mv, an octagon on x of a colour.
func (b *slowBoard) judge(colour int8, x int, e games.Effect) error {
	q, want := b.place(colour, x), true
	labels := strings.FieldsFunc(e.Subject, func(r rune) bool { return r < 'a' && (r < '0' || r > '9') })
	switch e.Kind {
	case effectWin:
		want = q.won(colour)
	case effectThreat:
		places := 0
		for y, o := range q.octagon {
			if o == board.Nobody && q.place(colour, y).won(colour) {
				places++
			}
		}
		want = !q.won(colour) && places == e.Amount && places == len(e.Cells)
	case effectCut, effectMenace, effectSafe, effectLoose:
		return q.judgeLink(b, colour, e, b.octagonOf(labels[0]), b.octagonOf(labels[1]))
	case effectJoin:
		one, other := b.octagonOf(labels[0]), b.octagonOf(labels[1])
		want = b.octagon[one] == colour && b.octagon[other] == colour && !b.flood(one, false)[other] && q.flood(one, false)[other]
	case effectSide, effectAhead, effectFront:
		side := slices.Index([]string{"squex.to.top", "squex.to.bottom", "squex.to.left", "squex.to.right"}, strings.Fields(e.Subject)[0])
		return q.judgeSide(b, colour, x, e.Kind, b.octagonOf(strings.Fields(e.Subject)[1]), int8(side/2), side%2)
	case effectNear:
		want = q.needs(colour) < b.needs(colour) && maxCells-q.needs(colour) == e.Amount
	case effectBlock:
		want = q.needs(1-colour) > b.needs(1-colour) && q.needs(1-colour) == e.Amount
	case effectTempo:
		want = !slices.Equal(b.place(colour, x).theirs(1-colour), b.theirs(1-colour))
	}
	if !want {
		return fmt.Errorf("after it %v needs %d and %d", q.octagon, q.needs(0), q.needs(1))
	}
	return nil
}

// judgeSide judges an effect about the group of octagon y and a side of its colour; b is the board after octagon x of colour mover.
func (b *slowBoard) judgeSide(before *slowBoard, mover int8, x int, kind string, y int, colour int8, side int) error {
	lines := func(xs map[int]bool) (away int) { // to the side
		away = b.n
		for x := range xs {
			line := x / b.n
			if colour == 1 {
				line = x % b.n
			}
			away = min(away, max(line-side*(b.n-1), side*(b.n-1)-line))
		}
		return away
	}
	was, is, here := lines(before.flood(y, false)), lines(b.flood(y, false)), lines(map[int]bool{x: true})
	want := before.octagon[y] == colour && was > 0
	switch kind {
	case effectSide:
		want = want && colour == mover && is == 0
	case effectAhead:
		want = want && colour == mover && b.flood(y, false)[x] && here < was && is > 0
	case effectFront:
		beside := false
		for z := range before.flood(y, false) {
			linked, _ := before.place(colour, x).linked(x, z)
			beside = beside || linked && (x/b.n == z/b.n) != (x%b.n == z%b.n) && lines(map[int]bool{z: true}) == here+1
		}
		want = want && colour != mover && beside && here == was-1
	}
	if !want {
		return fmt.Errorf("the group was %d lines away and is %d", was, is)
	}
	return nil
}

// theirs returns the squares of a colour.
func (b *slowBoard) theirs(colour int8) (ss []int) {
	for s, o := range b.square {
		if o == colour {
			ss = append(ss, s)
		}
	}
	return ss
}

// judgeLink judges an effect about the link between x and y; b is the board after the octagon of colour.
func (b *slowBoard) judgeLink(before *slowBoard, colour int8, e games.Effect, x, y int) error {
	was, had := before.linked(x, y)
	is, has := b.linked(x, y)
	mine, want := b.octagon[x] == colour, false
	switch e.Kind {
	case effectCut:
		want = !mine && was && !is && (e.Amount == 1) == b.flood(x, false)[y]
	case effectMenace:
		want = !mine && was && is && had == 2 && has == 1
	case effectSafe:
		want = mine && was && is && had == 3-e.Amount && has == 0
	case effectLoose:
		want = mine && !was && is && has == 1
	}
	if !want {
		return fmt.Errorf("linked before %v, cut by %d, after %v, cut by %d", was, had, is, has)
	}
	return nil
}

func TestEffectsAreTrue(t *testing.T) {
	for _, options := range []string{"size=6 win=first", "size=8"} {
		g := open(t, options)
		gametest.Effects(t, Spec, options, func(p games.Position, mv games.Move, e games.Effect) error {
			b, q := slow(g, p), p.Clone()
			mover := games.ViewOf(g, p).Seats[p.ToMove()]
			q.Play(mv)
			if e.Kind == effectWin && (!q.Over() || q.Payoffs()[p.ToMove()] <= 0) {
				return fmt.Errorf("the game goes on")
			}
			if e.Kind == effectTempo && games.ViewOf(g, q).Seats[1-p.ToMove()].Left != 2 {
				return fmt.Errorf("the other player does not place two")
			}
			return b.judge(mover.Colour, int(g.AppendSteps(nil, p, mv)[0]), e)
		})
	}
}

func TestEffects(t *testing.T) {
	gametest.Explanations(t, Spec, [][4]string{
		{"size=5", "5/1B1RR/1RB2/R2B1/5 4/1b2/r1b1/4 R 1 -", "c2",
			"Threatens to win in 2 places. [a3 b4] Cuts b2-c3 apart. [b2 c3] Joins d2 to the left side. [c2 d2] Joins b3 to the right side. [c2 b3] Joins d2 and b3. [c2 d2 b3] Blue then needs at least 4 more octagons. [a1 b1 c1 c5 d5 e5] Joins both sides of Red, though not safely yet. [c2] Cuts, so Blue places two octagons. [c2]"},
		{"size=5", "5/1RBR1/1B1B1/5/R4 4/1bb1/4/4 R 1 -", "c3",
			"Cuts c2-d3 apart. [c2 d3] Cuts c2-b3 apart. [c2 b3] Joins d2 and b2. [c3 d2 b2] Blue then needs at least 4 more octagons. [b1 c1 d1 a4 b4 c4 d4 e4 b5 c5 d5 e5] Then Red could join both sides with 2 more octagons. [c3 a1 e1 a2 e2 a3 e3 b4] Brings d2 nearer to the left side. [c3 d2] Brings b2 nearer to the right side. [c3 b2] Cuts, so Blue places two octagons. [c3]"},
		{"size=5", "5/1B2R/1RB2/4R/5 4/1b2/4/4 B 1 -", "c2", "Makes the link b2-c3 safe from cuts. [b2 c3 c2]"},
		{"size=5", "1B3/1BR1R/2B2/1BR1R/1B3 4/1b2/1b2/4 B 1 -", "b3", "Joins top and bottom and wins. [b5 b4 b3 b2 b1]"},
		{"size=5", "1B3/1B3/5/1B3/5 4/4/4/4 B 1 -", "b3",
			"Threatens to win with one more octagon. [b5] Joins b4 to the top. [b3 b4] Joins b2 and b4. [b3 b2 b4] Then Blue could join both sides with one more octagon. [b3 a5 b5 c5] Brings b2 nearer to the bottom. [b3 b2]"},
		{"size=5 swap=on", "c3", "swap", ""},
	})
}

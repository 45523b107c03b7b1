package squ

import (
	"testing"

	"quintet/games"
)

// The positions of rules.md B5, with their names there.

const s2 = `
	. r b . . . . . r b
	b . b r . . . b . .
	. b . . . . . r . .
	. R . . . R r . . r
	. . r . . . . b . .
	. . . . r . . . . .
	. . B b . B . r b .
	. R . . . R . . . r
	r b . . . . r b . .
	. . B . . B . b r .`

const s3 = `
	R r b . . . . . R b
	B . b r . . B b . .
	r b b b . . r r . .
	. r . . . r r . . r
	. . r b . . . b . .
	. . . . r . . . . .
	. . b b . b . r b .
	B r . . . r B . b r
	R b . b . . r b R .
	r . b . . b . b r r`

const s4 = `
	b r b r r b r r b r
	r R b b b r R r b b
	r b r b r b r r r r
	b b r r B r b r b B
	r b b b b r b b r b
	b b r r r b . b b r
	r R b r b r R b r b
	b r r b r b r b b r
	r b r r B b b b b B
	b r b r b r r r b r`

const s7 = `
	. . r . . . . r
	. . . . . . . .
	r . . . r . . .
	. . . . . . . .
	. . r . . . b .
	. . . . . b . b
	. . . . . . b .
	. . . . . . . .`

const s9b = `
	r r b r r b r b
	b b r b r b r b
	r r b b b b b b
	r r b r r r b r
	b r b r b r b r
	b . r b b r r b
	b r b r b b b r
	r b b r r b r r`

// A standing is a set of facts about a position.
type standing struct {
	toMove     games.Player
	red, black int // discs
	sides      [2]int8
	potentials [2]int8
	marks      [2]string // the upper left corners under pyramids, "" for none
	decided    bool
	winner     games.Player // if decided
}

func standingOf(p *position) standing {
	s := standing{
		toMove: p.ToMove(), red: p.discs[red].count(), black: p.discs[black].count(), sides: p.sides,
		potentials: [2]int8{p.potential(red), p.potential(black)},
	}
	for c, q := range p.pyramids {
		if q.side > 0 {
			s.marks[c] = p.g.label(int(q.at))
		}
	}
	s.winner, s.decided = p.decided()
	return s
}

func TestWorkedPositions(t *testing.T) {
	tests := []struct {
		name, holder, rows string
		want               standing
	}{
		{"S2", "p1", s2, standing{black, 17, 16, [2]int8{4, 3}, [2]int8{8, 9}, [2]string{"b4", "c7"}, false, games.None}},
		{"S3", "p1", s3, standing{red, 23, 24, [2]int8{8, 6}, [2]int8{8, 7}, [2]string{"a1", "a2"}, true, red}},
		{"S4", "p1", s4, standing{red, 49, 50, [2]int8{5, 5}, [2]int8{5, 5}, [2]string{"b2", "e4"}, true, games.None}},
		{"S7", "-", s7, standing{black, 5, 4, [2]int8{}, [2]int8{7, 6}, [2]string{}, false, games.None}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := standingOf(diagram(t, "draw", tt.holder, tt.rows)); got != tt.want {
				t.Errorf("standing = %+v, want %+v", got, tt.want)
			}
		})
	}
}

func TestS1Empty(t *testing.T) {
	for _, tt := range []struct {
		size         string
		first, pairs int
	}{{"8", 64, 1953}, {"10", 100, 4851}} {
		p := open(t, "size="+tt.size).Start().(*position)
		if got := len(p.AppendMoves(nil)); got != tt.first {
			t.Errorf("%s: %d choices for the first turn, want %d", tt.size, got, tt.first)
		}
		play(t, p, "a1")
		if got := len(turns(p)); got != tt.pairs {
			t.Errorf("%s: %d pairs for the second turn, want %d", tt.size, got, tt.pairs)
		}
	}
}

// turns returns the positions after every turn of p's mover. The second disc has the higher cell, so every pair occurs once.
func turns(p *position) []*position {
	var after []*position
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Play(m)
		if q.open == noCell {
			after = append(after, &q)
			continue
		}
		for _, m2 := range q.AppendMoves(nil) {
			if m2 > m {
				q2 := q
				q2.Play(m2)
				after = append(after, &q2)
			}
		}
	}
	return after
}

// sidesAfter counts the turns of p's mover by the side he then has.
func sidesAfter(p *position) map[int8]int {
	count := map[int8]int{}
	for _, q := range turns(p) {
		count[q.sides[p.ToMove()]]++
	}
	return count
}

func TestS2Tactics(t *testing.T) {
	p := diagram(t, "draw", "p1", s2)
	count := sidesAfter(p)
	want := map[int8]int{3: 2207, 4: 2, 5: 1, 6: 1}
	for side := range int8(maxSize) {
		if count[side] != want[side] {
			t.Errorf("%d pairs leave Black at side %d, want %d", count[side], side, want[side])
		}
	}
	for plies, side := range map[string]int8{"d1+j7": 6, "f2+a7": 5, "f3+b7": 4, "d5+d9": 4} {
		q := *p
		play(t, &q, plies)
		if q.sides[black] != side {
			t.Errorf("%s leaves Black at side %d, want %d", plies, q.sides[black], side)
		}
	}
}

func TestShowcaseIsS2(t *testing.T) {
	got, want := games.TextOf(after(t, "", Spec.Showcase.Plies)), games.TextOf(diagram(t, "draw", "p1", s2))
	if got != want {
		t.Errorf("showcase = %s, want %s", got, want)
	}
}

func TestS3FollowsS2(t *testing.T) {
	p := diagram(t, "draw", "p1", s2)
	want := diagram(t, "draw", "p1", s3)
	// The new discs in cell order, two at a time, Black first.
	added := [2]cells{want.discs[red].minus(p.discs[red]), want.discs[black].minus(p.discs[black])}
	for !added[red].empty() || !added[black].empty() {
		c := p.ToMove()
		p.Play(moveOn(added[c].first()))
		added[c] = added[c].withoutFirst()
	}
	if got := standingOf(p); p.discs != want.discs || got.sides != [2]int8{8, 6} || got.toMove != red || !got.decided {
		t.Errorf("position = %s, want %s", games.TextOf(p), games.TextOf(want))
	}
	if got := len(turns(want)); got != 1378 {
		t.Errorf("%d pairs, want 1378", got)
	}
}

func TestS4LastDisc(t *testing.T) {
	p := diagram(t, "draw", "p1", s4)
	bySide := func(c games.Player) (n [5]int) {
		for side := 1; side <= 5; side++ {
			n[side-1] = p.g.squares(p.discs[c], side).count()
		}
		return n
	}
	if got, want := bySide(red), [5]int{2, 4, 1, 0, 4}; got != want {
		t.Errorf("Red's squares by side = %v, want %v", got, want)
	}
	if got, want := bySide(black), [5]int{1, 5, 1, 0, 4}; got != want {
		t.Errorf("Black's squares by side = %v, want %v", got, want)
	}
	play(t, p, "g6")
	if !p.Over() || p.ToMove() != games.None || p.Payoffs() != (games.Payoffs{}) || p.sides != [2]int8{5, 5} {
		t.Errorf("after g6: %s, payoffs %v, sides %v, want a draw 5-5", games.TextOf(p), p.Payoffs(), p.sides)
	}
	for c, discs := range p.discs {
		if discs.count() != 50 {
			t.Errorf("%d discs of colour %d, want 50", discs.count(), c)
		}
	}
}

func TestS5OwnAndAnyRule(t *testing.T) {
	p := open(t, "size=8 ties=record").Start().(*position)
	for _, tt := range []struct{ turns, want string }{
		{"a1 | e5+f5 | d1+a4 | e6+h8", "r2r4/8/8/r7/4bb2/4b3/8/7b - -"},
		{"d4+a8", "R2R4/8/8/R2R4/4bb2/4b3/8/r6b - p1"},
		{"b2+f6", "R2R4/1b6/8/R2R4/4BB2/4BB2/8/r6b - p1"},
		{"c3+g7", "R2R4/1b6/2r5/R2R4/4BB2/4BB2/6r1/r6b - p1"},
		{"h5+e8", "R2R4/1b6/2r5/R2R4/4Bb1B/4bb2/6r1/r3B2B - p1"},
	} {
		play(t, p, tt.turns)
		if got := games.TextOf(p); got != tt.want {
			t.Errorf("after %s: got %s, want %s", tt.turns, got, tt.want)
		}
	}
}

func TestS6TwoSquaresThenReuse(t *testing.T) {
	p := after(t, "size=8", "a1 | a8+b8 | d1+a4 | d8+e8 | g1+g4 | h7+g8 | d4+h6")
	for _, tt := range []struct{ turns, want string }{
		{"", "R2R2r1/8/8/R2R2r1/8/7r/7b/bb1bb1b1 - p1"},
		{"b7+d7 | a7+g7", "R2r2R1/8/8/r2r2r1/8/7r/Rb1b2Rb/bb1bb1b1 - p1"},
		{"b5+d5", "R2r2R1/8/8/r2r2r1/1B1B4/7r/RB1B2Rb/bb1bb1b1 - p1"},
	} {
		play(t, p, tt.turns)
		if got := games.TextOf(p); got != tt.want {
			t.Errorf("after %s: got %s, want %s", tt.turns, got, tt.want)
		}
	}
	if p.sides != [2]int8{6, 2} {
		t.Errorf("sides = %v, want 6-2", p.sides)
	}
}

func TestS7SquaresOnTheirTip(t *testing.T) {
	p := diagram(t, "draw", "-", s7)
	want := map[string]int8{
		"f4+h4": 2, "e5+e7": 2, "f8+h8": 2,
		"f5+g6": 1, "g6+h5": 1, "g6+f7": 1, "g6+h7": 1,
	}
	pairs := turns(p)
	if len(pairs) != 1485 {
		t.Errorf("%d pairs, want 1485", len(pairs))
	}
	for plies, side := range want {
		q := *p
		play(t, &q, plies)
		if q.sides[black] != side {
			t.Errorf("%s makes side %d, want %d", plies, q.sides[black], side)
		}
	}
	if count := sidesAfter(p); count[2] != 3 || count[1] != 4 || count[0] != 1478 {
		t.Errorf("pairs by side = %v, want 3 of side 2, 4 of side 1", count)
	}
}

func TestS8FullBoardsWithoutASquare(t *testing.T) {
	for _, rows := range []string{`
		b r b r r b b r
		b b r r b r r b
		r b b r b b r r
		b r r b b r b r
		r b r r r b b b
		r r b b b r r b
		r b b r b r b b
		r b r b b r r r`, `
		r b b b r b r r r r
		r r r b b b b r b r
		b b r r b r r b b r
		b r b r r r b b r r
		r r b r b b b r r b
		r b b b r b r r b b
		r b r b r b b b r r
		b b r r b b r b b r
		b r r b b r b r r b
		b r b b r r r r b b`} {
		for _, ties := range []string{"draw", "record"} {
			p := diagram(t, ties, "-", rows)
			half := p.g.n * p.g.n / 2
			if !p.Over() || p.Payoffs() != (games.Payoffs{}) || p.sides != [2]int8{} || p.discs[red].count() != half {
				t.Errorf("%s, ties=%s: sides %v, payoffs %v, %d red discs, want a draw 0-0", games.TextOf(p), ties, p.sides, p.Payoffs(), p.discs[red].count())
			}
		}
	}
}

func TestS9TheLastDiscDecides(t *testing.T) {
	tests := []struct {
		name, rows, ply string
		before, after   [2]int8
		want            games.Payoffs
	}{
		{"a", `
			r b r r b r b b
			r r r b r b r r
			b b b r r r r b
			b b r r b r b b
			b r b r r r b b
			b r b r b r r b
			b b r b b r b .
			r b r b b r b r`, "h7", [2]int8{3, 3}, [2]int8{5, 3}, games.Payoffs{1, -1}},
		{"b", s9b, "b6", [2]int8{4, 5}, [2]int8{5, 5}, games.Payoffs{}},
		{"c", `
			b r r r b b b .
			r b r b b r b b
			r b b b b r b r
			b r b b b r r b
			r r r b b b r r
			r r r b r b r r
			r r b b b b r b
			r r r r b b r b`, "h1", [2]int8{2, 3}, [2]int8{5, 3}, games.Payoffs{1, -1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := diagram(t, "draw", "-", tt.rows)
			if p.sides != tt.before || p.ToMove() != red || p.left() != 1 {
				t.Fatalf("sides %v, seat %d with %d discs to move, want %v, Red, 1", p.sides, p.ToMove(), p.left(), tt.before)
			}
			if _, ok := p.Decided(); ok {
				t.Error("Decided is true before the deciding disc")
			}
			play(t, p, tt.ply)
			if p.sides != tt.after || p.Payoffs() != tt.want {
				t.Errorf("sides %v, payoffs %v, want %v, %v", p.sides, p.Payoffs(), tt.after, tt.want)
			}
		})
	}
}

// With ties=record b is won by Black, who had side 5 first.
func TestS9bRecordHolderWinsTheTie(t *testing.T) {
	p := diagram(t, "record", "p2", s9b)
	if w, ok := p.decided(); !ok || w != black {
		t.Errorf("decided = %d, %v, want Black: Red cannot get beyond 5", w, ok)
	}
	play(t, p, "b6")
	if want := (games.Payoffs{-1, 1}); p.Payoffs() != want {
		t.Errorf("payoffs %v, want %v", p.Payoffs(), want)
	}
}

// rules.md B4, "Squares on the board".
func TestNumberOfSquares(t *testing.T) {
	for _, tt := range []struct {
		size string
		want []int // by side
		// through the cells of the rings, from the outer one inwards
		through []int
	}{
		{"8", []int{49, 36, 25, 16, 9, 4, 1}, []int{7, 9, 11, 13}},
		{"10", []int{81, 64, 49, 36, 25, 16, 9, 4, 1}, []int{9, 11, 13, 15, 17}},
	} {
		g := open(t, "size="+tt.size)
		through := make([]int, g.n*g.n)
		for i, want := range tt.want {
			found := g.squares(g.all, i+1)
			if found.count() != want {
				t.Errorf("%s: %d squares of side %d, want %d", tt.size, found.count(), i+1, want)
			}
			for ; !found.empty(); found = found.withoutFirst() {
				for _, cell := range g.corners(square{int8(found.first()), int8(i + 1)}) {
					through[cell]++
				}
			}
		}
		for i, got := range through {
			r, c := i/g.n, i%g.n
			ring := min(r, c, g.n-1-r, g.n-1-c)
			if got != tt.through[ring] {
				t.Errorf("%s: %d squares through %s, want %d", tt.size, got, g.label(i), tt.through[ring])
			}
		}
	}
}

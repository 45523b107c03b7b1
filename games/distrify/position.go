// Rules of Distrify: the stones and the turn, legal plies, the effect of a ply, and who is joined. Change a rule here and in rules.md; distrify.go
// has the cells that form a pair, field.go crosscuts and three in a row.

package distrify

import (
	"math/bits"

	"quintet/games"
)

// A ply is a stone on a cell (the number of the cell plus one) or one of these.
const (
	moveEnd games.Move = 1<<10 + iota
	movePass
	moveSwap
)

// The colours. Black joins top and bottom, White left and right.
const (
	black = 0
	white = 1

	nobody = -1
)

// A position is the stones, the turn and its open stone. Everything below "derived" follows from the fields above it.
type position struct {
	g       *game
	stones  [2]set // by colour
	open    int16  // the cell of the first stone of an open turn, otherwise noCell
	turn    uint8  // the colour to move, even when the game is over
	swapped bool   // the first player plays White

	// derived
	winner  int8      // a colour, or nobody
	crossed bool      // a forbidden crosscut is on the board, which only a text can bring about
	count   int16     // stones on the board
	seconds set       // where the second stone of the open turn may be placed
	reach   [2][2]set // by colour: the stones joined to its first and to its second side
}

// Players returns 2.
func (p *position) Players() int { return 2 }

// ToMove returns the seat whose colour has the turn, None when the game is over.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return p.seat(int(p.turn))
}

// seat returns the player of colour c.
func (p *position) seat(c int) games.Player {
	if p.swapped {
		c = 1 - c
	}
	return games.Player(c)
}

// empties returns the empty cells.
func (p *position) empties() set {
	s := p.g.field.all
	for i := range s {
		s[i] &^= p.stones[black][i] | p.stones[white][i]
	}
	return s
}

// blocked returns the empty cells where colour c would form a crosscut.
func (p *position) blocked(c int) set {
	var s set
	p.g.field.crosscuts(&s, &p.stones[c], &p.stones[1-c])
	for i, e := range p.empties() {
		s[i] &= e
	}
	return s
}

// firsts returns the cells for the first stone of a turn.
func (p *position) firsts() set { return p.singles(int(p.turn)) }

// singles returns the cells where colour c may place a stone: every empty cell that forms no crosscut, or with crosscuts=pairs every empty cell.
func (p *position) singles(c int) set {
	s := p.empties()
	if p.g.crossing {
		return s
	}
	var cut set
	p.g.field.crosscuts(&cut, &p.stones[c], &p.stones[1-c])
	s.without(&cut)
	return s
}

// secondsAfter returns the cells for a second stone after the first at x, which is on the board: those where the two form a pair, no crosscut arises
// and neither belongs to a run of three. No stone may follow one that belongs to a run of three, or that has completed an allowed crosscut.
func (p *position) secondsAfter(x int) set {
	if int(p.count) <= p.g.opening {
		return set{} // no stone of the first turn makes a pair
	}
	var row, cut set
	p.g.field.triplets(&row, &p.stones[p.turn])
	p.g.field.crosscuts(&cut, &p.stones[p.turn], &p.stones[1-p.turn])
	if row.has(x) || p.g.crossing && cut.has(x) {
		return set{}
	}
	// A run through the first stone that the second completes also goes through the second, so testing the second is enough.
	s := p.empties()
	for i := range s {
		s[i] &= p.g.partners[x][i] &^ (row[i] | cut[i])
	}
	return s
}

// maySwap reports whether the second player may still take the colour of the first: as his first ply, when only the stones of the first turn are on
// the board. Source: games/rules.md, "Options".
func (p *position) maySwap() bool {
	return p.g.swap && !p.swapped && p.turn == white && p.open == noCell && int(p.count) == p.g.opening && p.stones[white].empty()
}

// PliesLeft implements games.TurnTaker: a turn has at most two stones, and the rest of an open turn has one.
func (p *position) PliesLeft() int {
	switch n := p.opening(); {
	case n > 0:
		return n
	case p.open != noCell:
		return 1
	}
	return 2
}

// opening returns the number of stones of the first turn of p that have not been placed yet.
func (p *position) opening() int { return max(p.g.opening-int(p.count), 0) }

// AppendMoves appends the cells in order, then end, swap or pass if they are legal.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	if p.Over() {
		return dst
	}
	if p.open != noCell {
		return append(appendStones(dst, &p.seconds), moveEnd)
	}
	firsts := p.firsts()
	if firsts.empty() {
		return append(dst, movePass)
	}
	dst = appendStones(dst, &firsts)
	if p.maySwap() {
		dst = append(dst, moveSwap)
	}
	return dst
}

func appendStones(dst []games.Move, s *set) []games.Move {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			dst = append(dst, stone(i<<6|bits.TrailingZeros64(w)))
		}
	}
	return dst
}

// stone returns the ply that places a stone on cell x.
func stone(x int) games.Move { return games.Move(x + 1) }

// cell returns the cell of the stone that m places; ok is false for any other value.
func (g *game) cell(m games.Move) (x int, ok bool) {
	if m == games.NoMove || m > games.Move(g.field.size*g.field.size) {
		return noCell, false
	}
	return int(m) - 1, true
}

// Legal reports whether m may be played now. It accepts any value.
func (p *position) Legal(m games.Move) bool {
	if p.Over() {
		return false
	}
	x, isStone := p.g.cell(m)
	if p.open != noCell {
		return m == moveEnd || isStone && p.seconds.has(x)
	}
	firsts := p.firsts()
	switch m {
	case movePass:
		return firsts.empty()
	case moveSwap:
		return p.maySwap()
	}
	return isStone && firsts.has(x)
}

// Play plays m, which must be legal.
func (p *position) Play(m games.Move) {
	switch m {
	case moveEnd, movePass:
		p.endTurn()
	case moveSwap:
		p.swapped = true // White is still to move, but White is another player now
	default:
		p.place(int(m) - 1)
	}
}

// place places a stone of the colour to move on cell x. The turn passes automatically if the stone wins, is the last of the first turn or the second
// of another, or allows no second.
func (p *position) place(x int) {
	first := p.open == noCell
	p.stones[p.turn].add(x)
	p.count++
	if p.join(x, int(p.turn)); p.Over() || !first {
		p.endTurn()
		return
	}
	if p.opening() > 0 {
		return // the first turn continues
	}
	p.seconds = p.secondsAfter(x)
	if p.seconds.empty() {
		p.endTurn()
		return
	}
	p.open = int16(x)
}

func (p *position) endTurn() {
	p.open = noCell
	p.seconds = set{}
	p.turn = 1 - p.turn
}

// Hash mixes the stones, the colour to move, the open stone and the swap.
func (p *position) Hash() uint64 {
	h := uint64(p.open+1)<<2 | uint64(p.turn)<<1
	if p.swapped {
		h |= 1
	}
	h = mix(h)
	for i := range p.g.field.words {
		h = mix(h ^ p.stones[black][i])
		h = mix(h ^ p.stones[white][i])
	}
	return h
}

// mix spreads every bit of h over all 64. Source: the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
func mix(h uint64) uint64 {
	h += 0x9E3779B97F4A7C15
	h = (h ^ h>>30) * 0xBF58476D1CE4E5B9
	h = (h ^ h>>27) * 0x94D049BB133111EB
	return h ^ h>>31
}

// CopyFrom makes p equal to src, a position of the same game.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone returns an independent copy.
func (p *position) Clone() games.Position {
	q := *p
	return &q
}

// Swap implements games.Swapper.
func (p *position) Swap() (games.Move, bool) { return moveSwap, p.maySwap() }

// Over reports whether a colour has joined its sides.
func (p *position) Over() bool { return p.winner != nobody }

// Payoffs returns 1 for the player whose colour has joined its sides and -1 for the other, all zero before.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(1<<p.seat(int(p.winner)), 2)
}

// AppendScores appends nothing: Distrify is won or lost.
func (p *position) AppendScores(dst []int) []int { return dst }

// join updates the reach of colour c for a new stone on x, and sets the winner if the stone connects both sides. Stones connect orthogonally and
// diagonally. Source: rules.md 2.1, "Players and goals".
func (p *position) join(x, c int) {
	for side := range 2 {
		reach := &p.reach[c][side]
		if p.g.field.sides[c][side].has(x) || p.g.field.king[x].meets(reach) {
			p.spread(reach, x, c)
		}
	}
	if p.reach[c][0].has(x) && p.reach[c][1].has(x) {
		p.winner = int8(c)
	}
}

// spread adds x and all stones of colour c connected to it to reach.
func (p *position) spread(reach *set, x, c int) {
	var todo set
	reach.add(x)
	todo.add(x)
	for i := 0; i < p.g.field.words; {
		if todo[i] == 0 {
			i++
			continue
		}
		y := i<<6 | bits.TrailingZeros64(todo[i])
		todo[i] &= todo[i] - 1
		for j := range p.g.field.words {
			found := p.g.field.king[y][j] & p.stones[c][j] &^ reach[j]
			reach[j] |= found
			todo[j] |= found
			if found != 0 && j < i {
				i = j
			}
		}
	}
}

// derive computes everything that follows from the stones, the turn and the open stone. If both colours are joined, which takes a crosscut, the last
// mover has won: the other was not joined before his move.
func (p *position) derive() {
	p.winner, p.crossed, p.count = nobody, false, 0
	p.reach, p.seconds = [2][2]set{}, set{}
	last := int(1 - p.turn)
	if p.open != noCell {
		last = int(p.turn)
	}
	for _, c := range [2]int{1 - last, last} { // the last mover overwrites the other as the winner
		p.count += int16(p.stones[c].count())
		for _, x := range p.stones[c].appendCells(nil) {
			p.join(x, c)
		}
		var cut set
		p.g.field.crosscuts(&cut, &p.stones[c], &p.stones[1-c])
		p.crossed = p.crossed || !p.g.crossing && cut.meets(&p.stones[c])
	}
	if p.open != noCell && !p.Over() {
		p.seconds = p.secondsAfter(int(p.open))
	}
}

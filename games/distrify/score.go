package distrify

import (
	"math/bits"

	"quintet/games"
)

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

// join tells the sides of colour c that a stone of it lies on x now, and declares the winner when both know it.
// Stones touch orthogonally and diagonally. Source: rules.md 2.1, "Players and goals".
func (p *position) join(x, c int) {
	for side := range 2 {
		reach := &p.reach[c][side]
		if p.g.sides[c][side].has(x) || p.g.king[x].meets(reach) {
			p.spread(reach, x, c)
		}
	}
	if p.reach[c][0].has(x) && p.reach[c][1].has(x) {
		p.winner = int8(c)
	}
}

// spread adds x and all stones of colour c that hang together with it to reach.
func (p *position) spread(reach *set, x, c int) {
	var todo set
	reach.add(x)
	todo.add(x)
	for i := 0; i < p.g.words; {
		if todo[i] == 0 {
			i++
			continue
		}
		y := i<<6 | bits.TrailingZeros64(todo[i])
		todo[i] &= todo[i] - 1
		for j := range p.g.words {
			found := p.g.king[y][j] & p.stones[c][j] &^ reach[j]
			reach[j] |= found
			todo[j] |= found
			if found != 0 && j < i {
				i = j
			}
		}
	}
}

// derive computes everything that follows from the stones, the turn and the open stone.
// Where both colours are joined, which takes a crosscut, the one who moved last has won: he found the other not joined yet.
func (p *position) derive() {
	p.winner, p.crossed, p.count = nobody, false, 0
	p.reach, p.seconds = [2][2]set{}, set{}
	last := int(1 - p.turn)
	if p.open != off {
		last = int(p.turn)
	}
	for _, c := range [2]int{1 - last, last} { // the last mover overwrites the other as the winner
		p.count += int16(p.stones[c].count())
		for _, x := range p.stones[c].appendCells(nil) {
			p.join(x, c)
		}
		var cut set
		p.g.crosscuts(&cut, &p.stones[c], &p.stones[1-c])
		p.crossed = p.crossed || !p.g.crossing && cut.meets(&p.stones[c])
	}
	if p.open != off && !p.Over() {
		p.seconds = p.secondsAfter(int(p.open))
	}
}

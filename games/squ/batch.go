// Plays many random games of SQU at once for the search (games.Batcher): each game has one bit in a word for every cell, so an operation on words
// looks at all of them. Change here how such games are dealt and decided: results must stay about as likely as those of playout.go.

package squ

import (
	"math/bits"

	"quintet/games"
)

// A batch holds full boards, one in each bit: which player has a cell.
type batch [2][maxCells]uint64

// PlayoutBatch implements games.Batcher.
//
// Empty cells are dealt to both players with equal chances, without counting. If a player has more discs to place than the other, as many more cells
// are dealt to that player.
func (p *position) PlayoutBatch(r *games.Rand, b *games.Batch) {
	var full batch
	for c := range full {
		for s := p.discs[c]; !s.empty(); s = s.withoutFirst() {
			full[c][s.first()] = ^uint64(0)
		}
	}
	p.deal(r, &full[red])
	empty := p.empty()
	for s := empty; !s.empty(); s = s.withoutFirst() {
		full[black][s.first()] = ^full[red][s.first()]
	}
	won := p.decideBatch(r, &full)
	*b = games.Batch{}
	b.Payoff[red] = surplus(won[red], won[black])
	b.Payoff[black] = -b.Payoff[red]
	for s := empty; !s.empty(); s = s.withoutFirst() {
		i := s.first()
		for c := range full {
			b.Made[c][i] = float32(bits.OnesCount64(full[c][i])) / games.BatchSize
			b.PayoffIfMade[c][i] = surplus(full[c][i]&won[c], full[c][i]&won[1-c])
		}
	}
}

// surplus returns by how many games a has more than b, as a fraction of all.
func surplus(a, b uint64) float32 {
	return float32(bits.OnesCount64(a)-bits.OnesCount64(b)) / games.BatchSize
}

// deal draws the empty cells that are red.
func (p *position) deal(r *games.Rand, reds *[maxCells]uint64) {
	var list [maxCells]int8
	n := 0
	for s := p.empty(); !s.empty(); s = s.withoutFirst() {
		list[n] = int8(s.first())
		reds[s.first()] = r.Uint64()
		n++
	}
	mover := p.g.moverAfter(p.discsBefore())
	more := 2*p.moverPlies(n) - n
	if more < 0 {
		mover, more = 1-mover, -more
	}
	for range more { // a cell that is dealt anew was the other player's in every second game
		for game := range games.BatchSize {
			bit := uint64(1) << game
			if i := list[r.Intn(n)]; mover == red {
				reds[i] |= bit
			} else {
				reds[i] &^= bit
			}
		}
	}
}

// decideBatch returns the games that each player has won. It goes from the largest squares down, since the first found of a game decides it.
func (p *position) decideBatch(r *games.Rand, full *batch) (won [2]uint64) {
	var q quarters
	drawn := false
	open := ^uint64(0) // the games not yet decided
	for side := p.g.n - 1; side > 0 && open != 0; side-- {
		var has [2]uint64
		var anchors [2]cells
		for c := range has {
			if side <= int(p.sides[c]) {
				has[c] = open
				continue
			}
			anchors[c] = p.g.unblocked(p.discs[1-c], side)
			has[c] = open & p.g.anySquare(&full[c], anchors[c], side)
		}
		both := has[red] & has[black]
		won[red] |= has[red] &^ both
		won[black] |= has[black] &^ both
		open &^= has[red] | has[black]
		switch {
		case both == 0 || !p.g.record:
		case side <= int(p.recordSide()):
			if p.holder >= 0 { // otherwise they are draws
				won[p.holder] |= both
			}
		default:
			if !drawn {
				drawn = true
				p.drawQuarters(r, full, &q)
			}
			first := both & p.redFirst(r, &q, anchors, side)
			won[red] |= first
			won[black] |= both &^ first
		}
	}
	return won
}

// anySquare returns the games in which a player whose cells are own has a square with this side and its upper left corner in anchors.
func (g *game) anySquare(own *[maxCells]uint64, anchors cells, side int) (any uint64) {
	down := side * g.n
	for s := anchors; !s.empty(); s = s.withoutFirst() {
		i := s.first()
		any |= own[i] & own[i+side] & own[i+down] & own[i+down+side]
	}
	return any
}

// quarters are the cells of the boards that each player has after one, two and three quarters of the rest of the game.
type quarters [3]batch

// drawQuarters draws for each cell in which quarter of the rest of the game its disc is placed.
func (p *position) drawQuarters(r *games.Rand, full *batch, q *quarters) {
	for c := range full {
		for s := p.discs[c]; !s.empty(); s = s.withoutFirst() {
			i := s.first()
			q[0][c][i], q[1][c][i], q[2][c][i] = ^uint64(0), ^uint64(0), ^uint64(0)
		}
	}
	for s := p.empty(); !s.empty(); s = s.withoutFirst() {
		i := s.first()
		early, odd := r.Uint64(), r.Uint64()
		for c := range full {
			own := full[c][i]
			q[0][c][i], q[1][c][i], q[2][c][i] = own&early&odd, own&early, own&(early|odd)
		}
	}
}

// redFirst returns the games in which Red completes a square with this side and its upper left corner in anchors before Black does. If both do so in the
// same quarter of the game a coin decides.
func (p *position) redFirst(r *games.Rand, q *quarters, anchors [2]cells, side int) uint64 {
	first, open, coin := uint64(0), ^uint64(0), r.Uint64()
	for k := range q {
		reds := p.g.anySquare(&q[k][red], anchors[red], side)
		blacks := p.g.anySquare(&q[k][black], anchors[black], side)
		first |= open & reds & (^blacks | coin)
		open &^= reds | blacks
	}
	return first | open&coin
}

// Rules of the null game: stones and turns, legal plies, the effect of a ply, the end of the game and its scores. Change a rule here and in rules.md.

package null

import (
	"quintet/games"
)

// endMove ends an open turn. A stone on cell i is the move i+1.
const endMove games.Move = maxCells + 1

// noCell is the value of first in a turn without a stone.
const noCell = -1

// position is a flat value, so copying it is one assignment.
type position struct {
	game  *game
	owner [maxCells]uint8 // 0 for an empty cell, otherwise the player + 1
	mover int8            // the player whose turn it is, even on a full board
	first int8            // the cell of the first stone of an open turn, otherwise noCell
	empty uint8           // number of empty cells
}

// Players implements games.Position.
func (p *position) Players() int { return p.game.info.Players }

// ToMove implements games.Position.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return games.Player(p.mover)
}

// Over implements games.Position.
func (p *position) Over() bool { return p.empty == 0 }

// AppendMoves implements games.Position: the empty cells row by row, then the end of an open turn.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	for i, owner := range p.owner[:p.game.cells] {
		if owner == 0 {
			dst = append(dst, games.Move(i+1))
		}
	}
	if p.first != noCell {
		dst = append(dst, endMove)
	}
	return dst
}

// Legal implements games.Position.
func (p *position) Legal(m games.Move) bool {
	if m == endMove {
		return p.first != noCell
	}
	return m >= 1 && m <= games.Move(p.game.cells) && p.owner[m-1] == 0
}

// Play implements games.Position.
func (p *position) Play(m games.Move) {
	if m == endMove {
		p.pass()
		return
	}
	p.owner[m-1] = uint8(p.mover) + 1
	p.empty--
	// doc.go, decisions: a full board has no open turn.
	if p.game.double && p.first == noCell && p.empty > 0 {
		p.first = int8(m - 1)
		return
	}
	p.pass()
}

// pass passes the turn to the next player.
func (p *position) pass() {
	p.first = noCell
	p.mover = (p.mover + 1) % int8(p.game.players)
}

// Hash implements games.Position: FNV-1a over everything that AppendText writes.
func (p *position) Hash() uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	for _, owner := range p.owner[:p.game.cells] {
		h = (h ^ uint64(owner)) * prime
	}
	h = (h ^ uint64(p.mover)) * prime
	return (h ^ uint64(p.first+1)) * prime
}

// CopyFrom implements games.Position.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone implements games.Position.
func (p *position) Clone() games.Position {
	c := *p
	return &c
}

// worth returns the points for a stone on a cell: the number of its column, from 1 (rules.md S2).
func (g *game) worth(cell int) int { return cell%g.size + 1 }

// scores returns the points of every seat.
func (p *position) scores() (points [games.MaxPlayers]int) { return p.scoresOf(p.game.worth) }

// scoresOf adds up the points of every seat, given what a stone on each cell is worth.
func (p *position) scoresOf(worth func(cell int) int) (points [games.MaxPlayers]int) {
	for i, owner := range p.owner[:p.game.cells] {
		if owner != 0 {
			points[owner-1] += worth(i)
		}
	}
	return points
}

// AppendScores implements games.Position.
func (p *position) AppendScores(dst []int) []int {
	points := p.scores()
	return append(dst, points[:p.game.players]...)
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	points := p.scores()
	return games.Share(games.Leaders(points[:p.game.players]), p.game.players)
}

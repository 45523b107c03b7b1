// Positions of the null game set up by hand (games.Editor): placing and removing stones, the player to move, and the reason why no game can reach a
// position. Change here what can be set up.

package null

import (
	"quintet/games"
	"quintet/games/board"
)

// Palette implements games.Editor: a stone of each player.
func (g *game) Palette() []games.Brush {
	var all []games.Brush
	for i := range g.players {
		all = append(all, games.Brush{Name: role(i), Piece: board.Piece{Owner: int8(i)}})
	}
	return all
}

// Put implements games.Editor. It starts a new turn.
func (g *game) Put(pos games.Position, t board.Piece) (games.Position, board.Reason) {
	if int(t.At) >= g.cells {
		return pos, board.Reason{Text: board.Say("edit.outside")}
	}
	return g.edited(pos, t.At, uint8(t.Owner)+1), board.Reason{}
}

// Clear implements games.Editor.
func (g *game) Clear(pos games.Position, at board.Target) games.Position {
	if int(at) >= g.cells || pos.(*position).owner[at] == 0 {
		return pos
	}
	return g.edited(pos, at, 0)
}

// edited returns pos with one cell set to owner, at the beginning of a turn.
func (g *game) edited(pos games.Position, at board.Target, owner uint8) games.Position {
	q := *pos.(*position)
	q.owner[at], q.first, q.empty = owner, noCell, 0
	for _, o := range q.owner[:g.cells] {
		if o == 0 {
			q.empty++
		}
	}
	return &q
}

// Choices implements games.Editor: the player to move.
func (g *game) Choices(pos games.Position) []games.Choice {
	c := games.Choice{Name: board.Say("edit.tomove"), Chosen: int(pos.(*position).mover)}
	for i := range g.players {
		c.Values = append(c.Values, role(i))
	}
	return []games.Choice{c}
}

// Choose implements games.Editor.
func (g *game) Choose(pos games.Position, _, v int) games.Position {
	q := *pos.(*position)
	q.mover, q.first = int8(v), noCell
	return &q
}

// Impossible implements games.Editor: each player has had as many turns as the players before him or one fewer, with one stone per turn, or one or
// two in double turns.
func (g *game) Impossible(pos games.Position) board.Reason {
	p := pos.(*position)
	stones := p.scoresOf(func(int) int { return 1 })
	if p.first != noCell {
		stones[p.mover]-- // the open turn is not counted yet
	}
	most := 1
	if g.double {
		most = 2
	}
	for rounds := range g.cells {
		fits := true
		for i, n := range stones[:g.players] {
			turns := rounds
			if i < int(p.mover) {
				turns++
			}
			fits = fits && n >= turns && n <= most*turns
		}
		if fits {
			return board.Reason{}
		}
	}
	return board.Reason{Text: board.Say("null.edit.turn", role(int(p.mover)))}
}

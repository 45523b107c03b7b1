// Explains why a click is refused in Taiji (Why): the reason, the cells that prove it and what can be played instead. Add a reason here and its
// sentence in the folder texts.

package taiji

import (
	"cmp"

	"quintet/games"
	"quintet/games/board"
)

// Why implements games.Game.
func (g *game) Why(pos games.Position, path []board.Target) board.Reason {
	p := pos.(*position)
	for k, t := range path {
		if !t.IsCell() || int(t) >= len(g.geometry.Cells) || k > 1 {
			return offBoard(t)
		}
		var reason board.Reason
		if k == 0 {
			reason = g.whyFirst(p, uint(t))
		} else {
			reason = g.whySecond(p, uint(path[0]), uint(t))
		}
		if !reason.Text.Empty() {
			return reason
		}
	}
	return board.Reason{}
}

// offBoard returns the reason why t, which is not a cell that can be chosen, is refused.
func offBoard(t board.Target) board.Reason {
	if t.IsEdge() {
		return board.Reason{Text: board.Say("game.edge")}
	}
	return board.Reason{Text: board.Say("game.button")}
}

// whyFirst returns the reason why cell i cannot take a half.
func (g *game) whyFirst(p *position, i uint) board.Reason {
	free := p.free()
	if !free.has(i) {
		return occupied(i)
	}
	near := g.reachable(i)
	if !near.and(free).empty() {
		return board.Reason{}
	}
	key := "taiji.noroom"
	if g.tonga {
		key = "taiji.noroom.tonga"
	}
	return board.Reason{Text: board.Say(key), Cells: targets(near)}
}

// whySecond returns the reason why the other half of a tile that begins on cell i cannot be on cell j.
func (g *game) whySecond(p *position, i, j uint) board.Reason {
	free := p.free()
	near := g.reachable(i)
	columns, rows := g.offset(i, j)
	switch {
	case i == j:
		return board.Reason{Text: board.Say("taiji.same"), Cells: targets(near.and(free))}
	case !free.has(j):
		return occupied(j)
	case near.has(j):
		return board.Reason{}
	case columns*columns == 1 && rows*rows == 1:
		return board.Reason{
			Text: board.Say("taiji.diagonal"), Line: []board.Target{board.Target(i), board.Target(j)},
			Repair: g.offerTile(i, near.and(g.reachable(j)).and(free)),
		}
	}
	return board.Reason{Text: board.Say("taiji.far", g.label(i)), Cells: targets(near.and(free)), Repair: g.offerTile(i, g.neighbourTowards(i, j).and(free))}
}

// offerTile offers the tile that begins on cell i and continues on the only cell of ends. If there are several, the intended one is unknown.
func (g *game) offerTile(i uint, ends cells) board.Repair {
	if ends.count() != 1 {
		return board.Repair{}
	}
	j := ends.first()
	return board.Repair{
		Text: board.Say("taiji.repair", g.label(i), g.label(j)), Path: []board.Target{board.Target(i), board.Target(j)},
	}
}

// neighbourTowards returns the neighbour of cell i in the direction of cell j, none if j is not in a row or column with i.
func (g *game) neighbourTowards(i, j uint) cells {
	columns, rows := g.offset(i, j)
	if columns != 0 && rows != 0 {
		return cells{}
	}
	return singleton(uint(int(i) + cmp.Compare(columns, 0) + g.size*cmp.Compare(rows, 0)))
}

// occupied returns the reason for an occupied cell.
func occupied(i uint) board.Reason {
	return board.Reason{Text: board.Say("game.occupied"), Cells: []board.Target{board.Target(i)}}
}

// reachable returns the cells that a tile with one half on cell i can reach.
func (g *game) reachable(i uint) cells {
	var near cells
	for _, w := range g.directions {
		near = near.or(singleton(i).and(w.from).shiftUp(w.step)).or(singleton(i).down(w.step).and(w.from))
	}
	return near
}

// targets lists the cells of s.
func targets(s cells) []board.Target {
	var ts []board.Target
	for _, i := range s.appendAll(nil) {
		ts = append(ts, board.Target(i))
	}
	return ts
}

// whyIllegal returns the reason why m, two cells of the board that are not a legal tile in pos, is refused.
func (g *game) whyIllegal(pos games.Position, m games.Move) board.Reason {
	if pos.Over() {
		return board.Reason{Text: board.Say("game.over")}
	}
	return g.Why(pos, g.AppendSteps(nil, pos, m))
}

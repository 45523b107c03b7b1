// What the null game shows (AppendView): board, stones, seats and prompts. Also previews of plies, threats, the targets to point at for a ply, and
// the ply that ends a turn. Change here what is shown.

package null

import (
	"quintet/games"
	"quintet/games/board"
)

// newGeometry describes the board of g.
func newGeometry(g *game) *board.Geometry {
	size := float32(g.size)
	geometry := &board.Geometry{
		Surface: board.Plain,
		Columns: g.size, Rows: g.size,
		Cells:   board.Squares(g.size, g.size),
		Sprites: []string{"stone"},
		Colours: g.players,
		Max:     board.Point{X: size, Y: size},
	}
	if g.double {
		geometry.Buttons = []string{"end"}
	}
	return geometry
}

// Geometry implements games.Game.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// AppendView implements games.Game.
func (g *game) AppendView(v *board.View, pos games.Position, _ []board.Target) {
	p := pos.(*position)
	for i, owner := range p.owner[:g.cells] {
		if owner != 0 {
			v.Pieces = append(v.Pieces, board.Piece{
				ID: uint16(i) + 1, At: board.Target(i), To: board.NoTarget,
				Owner: int8(owner) - 1, Open: i == int(p.first),
			})
		}
	}
	for i, points := range p.AppendScores(nil) {
		v.Seats[i] = board.Seat{
			Colour: int8(i), Name: role(i), Role: role(i), Detail: board.Line{Colour: board.Nobody},
			Score: int32(points), HasScore: true,
		}
	}
	if p.Over() {
		v.Prompt = g.verdict(p)
		return
	}
	v.Prompt = board.Say("null.place", role(int(p.mover)))
	if !g.double {
		return
	}
	v.Step, v.Steps = 1, 2
	v.Seats[p.mover].Left = min(2, p.empty)
	if p.first != noCell {
		v.Step = 2
		v.Seats[p.mover].Left = 1
		v.Prompt = board.Say("null.second", role(int(p.mover)))
	}
}

// role returns the name of a seat.
func role(i int) board.Message { return board.Say("null.seat", i+1) }

// verdict says how the game ended.
func (g *game) verdict(p *position) board.Message {
	winners := games.Winners(p.Payoffs(), g.players)
	if len(winners) > 1 {
		return board.Say("game.draw")
	}
	return board.Say("game.wins", role(int(winners[0])))
}

// AppendPreview implements games.Game: the tag shows what a stone is worth.
func (g *game) AppendPreview(v *board.View, _ games.Position, m games.Move) {
	if m == endMove {
		return
	}
	v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("null.points", g.worth(int(m)-1))})
}

// AppendSteps implements games.Game: one target per move.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	if m == endMove {
		return append(dst, g.geometry.Button("end"))
	}
	return append(dst, board.Target(m)-1)
}

// EndTurn implements games.TurnEnder.
func (g *game) EndTurn(p games.Position) (games.Move, bool) {
	if !p.Legal(endMove) {
		return games.NoMove, false
	}
	return endMove, true
}

// Skipped implements games.Threatener: the turn ends as it is.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.pass()
	return &q
}

// AppendThreats implements games.Threatener: the empty cells worth the most.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	best := 0
	for i, owner := range q.owner[:g.cells] {
		if owner == 0 {
			best = max(best, g.worth(i))
		}
	}
	for i, owner := range q.owner[:g.cells] {
		if at := []board.Target{board.Target(i)}; owner == 0 && g.worth(i) == best {
			v.Threats = append(v.Threats, board.Threat{Kind: board.ThreatGain, Owner: q.mover, Label: int16(best), Steps: at, Hits: at})
		}
	}
	v.ThreatSummary = board.Say("null.lens", role(int(q.mover)), best)
}

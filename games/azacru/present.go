package azacru

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The drawings, in the order of Geometry.Sprites.
const (
	markerSprite uint8 = iota
	chevronSprite
)

// The targets beside the cells, in the order of Geometry.Buttons.
const (
	leftButton = board.ButtonBase + iota
	straightButton
	rightButton
	passButton
)

// twistButtons holds the button of each twist.
var twistButtons = [twists]board.Target{straightButton, leftButton, rightButton}

// dialTwists are the twists from left to right as the piece sees them.
var dialTwists = [twists]int{left, straight, right}

// colourKeys name the players.
var colourKeys = [games.MaxPlayers]string{"azacru.navy", "azacru.rust", "azacru.sky", "azacru.straw"}

// colour names a player.
func colour(player int) board.Message { return board.Say(colourKeys[player]) }

func newGeometry(players int) board.Geometry {
	const width = size + 2*board.PlateGap
	return board.Geometry{
		Surface: board.Plates,
		Columns: size,
		Rows:    size,
		Cells:   board.Plated(),
		Buttons: []string{"left", "straight", "right", passText},
		Sprites: []string{"marker", "chevron"},
		Colours: players,
		Legend: []board.LegendItem{
			{Ray: true, Stop: board.StopLand, Text: board.Say("azacru.legend.land")},
			{Ray: true, Stop: board.StopBlocked, Text: board.Say("azacru.legend.blocked")},
			{Ray: true, Stop: board.StopEnemy, Text: board.Say("azacru.legend.enemy")},
			{Ray: true, Stop: board.StopConnect, Text: board.Say("azacru.legend.connect")},
			{Mark: board.MarkTurn, Text: board.Say("azacru.legend.turn")},
		},
		Max: board.Point{X: width, Y: width},
	}
}

// Geometry is nine plates of nine cells, the three headings and the pass.
func (g *game) Geometry() *board.Geometry { return &g.geometry }

// AppendSteps appends the cell of the piece, the cell where it lands and, where the heading is free, its button.
func (g *game) AppendSteps(dst []board.Target, pos games.Position, m games.Move) []board.Target {
	if m == passMove {
		return append(dst, passButton)
	}
	p := pos.(*position)
	from, d, k, twist := unpack(m)
	dst = append(dst, cell(from), cell(target(m)))
	if has(p.look(int(p.mover), from, d, k).free(from, d), k) {
		dst = append(dst, twistButtons[twist])
	}
	return dst
}

// Pass returns the forced pass.
func (g *game) Pass(pos games.Position) (games.Move, bool) {
	return passMove, pos.Legal(passMove)
}

// complete returns the legal move that path points out, where a heading that is left out means straight on. If there is
// none it returns games.NoMove and the reason.
func (g *game) complete(p *position, path []board.Target) (games.Move, board.Reason) {
	var steps []board.Target
	for _, m := range p.AppendMoves(nil) {
		steps = g.AppendSteps(steps[:0], p, m)
		if slices.Equal(steps, path) || slices.Equal(steps, append(path[:len(path):len(path)], straightButton)) {
			return m, board.Reason{}
		}
	}
	for i := range path {
		if r := g.Why(p, path[:i+1]); !r.Text.Empty() {
			return games.NoMove, r
		}
	}
	panic("azacru: a ply that fits no legal move has no reason")
}

// An effect lists the changes by a move other than a pass, the moved piece aside.
type effect struct {
	gain   int            // tiles that the mover wins
	turned []board.Target // the cells between that become the mover's
	jumped []board.Target // the pieces between
	taken  [games.MaxPlayers]int
	lost   bool // the piece leaves the board
	power  int  // of the piece where it lands
}

// effectOf tells what m, legal in p and no pass, does.
func (p *position) effectOf(m games.Move) effect {
	me := int(p.mover)
	from, d, k, _ := unpack(m)
	l := p.look(me, from, d, k)
	e := effect{lost: has(l.lost, k)}
	to := target(m)
	for at := from + steps[d]; at != to; at += steps[d] {
		f := p.fields[at]
		if f.taken() {
			e.jumped = append(e.jumped, cell(at))
		}
		if has(l.change, k) && f.tile() != me {
			e.turned = append(e.turned, cell(at))
			if f.tile() >= 0 {
				e.taken[f.tile()]++
			}
		}
	}
	after := *p
	after.Play(m)
	e.gain = int(after.tiles[me]) - int(p.tiles[me])
	e.power = after.power(me, to)
	return e
}

// AppendPreview marks the cells that a connection turns and the piece that it costs, and words the gain of tiles and the power
// that the piece will have. A connection that changes or jumps something is told in Detail.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	me := int8(p.mover)
	if m == passMove {
		v.Tag = append(v.Tag, board.Line{Colour: me, Text: board.Say("azacru.passes", colour(int(me)))})
		return
	}
	e := p.effectOf(m)
	for _, at := range e.turned {
		v.Marks = append(v.Marks, board.Mark{At: at, Kind: board.MarkTurn, Owner: me})
	}
	gain := board.Line{Colour: me, Text: board.Say("azacru.gain", colour(int(me)), e.gain), Short: board.Say("azacru.gain.short", e.gain)}
	if e.lost {
		v.Marks = append(v.Marks, board.Mark{At: cell(target(m)), Kind: board.MarkGiveUp, Owner: me})
		gain.Icon, gain.Strong = board.IconBroken, true
		gain.Text = board.Say("azacru.gain.lost", colour(int(me)), e.gain)
	}
	v.Tag = append(v.Tag, gain)
	for player, n := range e.taken {
		if n > 0 {
			v.Tag = append(v.Tag, board.Line{Colour: int8(player), Text: board.Say("azacru.loss", colour(player), n), Short: board.Say("azacru.loss.short", n)})
		}
	}
	if !e.lost {
		v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("azacru.power", e.power), Short: board.Say("azacru.power.short", e.power)})
	}
	if len(e.turned)+len(e.jumped) > 0 {
		v.Detail = p.connection(m, e)
	}
}

// connection words what the connection m does.
func (p *position) connection(m games.Move, e effect) board.Message {
	from, _, _, _ := unpack(m)
	switch {
	case len(e.jumped) > 0:
		return board.Say("azacru.connection.jump", label(from), label(target(m)), len(e.jumped))
	case e.lost:
		return board.Say("azacru.connection.lost", label(from), label(target(m)), len(e.turned))
	}
	return board.Say("azacru.connection.turn", label(from), label(target(m)), len(e.turned))
}

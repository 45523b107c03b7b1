package squex

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The pieces by their place in Geometry.Sprites.
const (
	octagonSprite = iota
	squareSprite
)

// The names of the colours and what they join, in the order of the colours.
var (
	names = [2]board.Message{board.Say("squex.blue"), board.Say("squex.red")}
	roles = [2]board.Message{board.Say("squex.role.blue"), board.Say("squex.role.red")}
	goals = [2]board.Message{board.Say("squex.goal.blue"), board.Say("squex.goal.red")}
)

// newGeometry makes the board: the octagons, after them the squares.
func newGeometry(n int, swap bool) *board.Geometry {
	g := &board.Geometry{
		Surface: board.Octagons,
		Columns: n,
		Rows:    n,
		Cells:   board.OctagonsAndSquares(n, n),
		Edges:   board.GoalEdges(n, n),
		Sprites: []string{octagonSprite: "octagon", squareSprite: "square"},
		Colours: 2,
		Legend: []board.LegendItem{
			{Link: board.LinkSafe, Text: board.Say("squex.legend.safe")},
			{Link: board.LinkLater, Text: board.Say("squex.legend.later")},
			{Link: board.LinkNow, Text: board.Say("squex.legend.now")},
		},
		Max: board.Point{X: float32(n), Y: float32(n)},
	}
	if swap {
		g.Buttons = []string{"swap"}
	}
	return g
}

// Geometry implements games.Game.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// squareTarget returns the cell of the square with number s.
func (g *game) squareTarget(s int) board.Target {
	return board.Target(g.n*g.n + s/g.n*(g.n-1) + s%g.n)
}

// AppendSteps implements games.Game: one click.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	if m == swapMove {
		return append(dst, board.ButtonBase)
	}
	return append(dst, board.Target(cellOf(m)))
}

// AppendView implements games.Game. No move has more than one step, so there is never a path to show.
func (g *game) AppendView(v *board.View, pos games.Position, _ []board.Target) {
	p := pos.(*position)
	v.Pieces = p.appendPieces(v.Pieces)
	v.Links = p.appendLinks(v.Links)
	for c := range uint8(2) {
		seat := &v.Seats[p.seat(c)]
		seat.Colour, seat.Sprite = int8(c), octagonSprite
		seat.Name, seat.Role = names[c], roles[c]
		seat.Detail = p.detail(c, v.Links)
	}
	if p.Over() {
		p.showEnd(v)
		return
	}
	v.Prompt, v.Again = board.Say("squex.todo", names[p.toMove]), board.Say("squex.second", names[p.toMove])
	switch {
	case opens(p):
		g.promptOpening(v, p)
	case p.left > 1:
		v.Step, v.Steps = 1, 2
		v.Seats[p.ToMove()].Left = 2
		v.Prompt, v.Detail = board.Say("squex.first", names[p.toMove]), board.Say("squex.two")
	case p.maySwap():
		v.Detail = board.Say("squex.mayswap", names[blue], board.ToPlay("squex.point.empty"))
	default:
		v.Detail = g.place(p.toMove, "squex.point.empty")
	}
}

// promptOpening says what is to be done in the first turn.
func (g *game) promptOpening(v *board.View, p *position) {
	point, many := "squex.point.empty", g.opening > 1
	if p.own[blue].count() == 0 && (many || g.swap) {
		point = "squex.point.any"
	}
	if many {
		v.Step, v.Steps = uint8(p.own[blue].count()+1), uint8(g.opening)
		if p.left > 1 {
			v.Seats[p.ToMove()].Left = p.left
		}
	}
	switch {
	case g.swap:
		v.Detail = board.Say("squex.opening", names[red], board.ToPlay(point))
	case many:
		v.Detail = board.Say("game.handicap", board.ToPlay(point))
	default:
		v.Detail = g.place(blue, point)
	}
}

// place says where an octagon of colour c is to be pointed at, and what for.
func (g *game) place(c uint8, point string) board.Message {
	if g.first {
		return board.Say("squex.place.first", goals[c], board.ToPlay(point))
	}
	return board.Say("squex.place", goals[c], board.ToPlay(point))
}

// appendPieces adds the octagons and the squares that are somebody's. A piece's ID is its cell plus 1: nothing ever moves, and
// a square that is cut stays the same piece.
func (p *position) appendPieces(dst []board.Piece) []board.Piece {
	for t := range p.g.geometry.Cells {
		sprite, owner := p.pieceOn(t)
		if owner == nobody {
			continue
		}
		dst = append(dst, board.Piece{
			ID: uint16(t + 1), At: board.Target(t), To: board.NoTarget, Sprite: sprite, Owner: owner,
		})
	}
	return dst
}

// pieceOn returns the piece on cell t of the geometry; its owner is nobody where there is none.
func (p *position) pieceOn(t int) (sprite uint8, owner int8) {
	if t < p.g.n*p.g.n {
		return octagonSprite, p.owner(t)
	}
	s := p.g.squareAt(t - p.g.n*p.g.n)
	for c := range int8(2) {
		if p.sq[c].has(s) {
			return squareSprite, c
		}
	}
	return squareSprite, nobody
}

// appendLinks adds every link of both colours once.
func (p *position) appendLinks(dst []board.Link) []board.Link {
	for x := range p.g.near {
		c := p.owner(x)
		if c == nobody {
			continue
		}
		for _, l := range p.links(uint8(c), x) {
			if l.to < x {
				continue // seen from there
			}
			shown := board.Link{From: board.Target(x), To: board.Target(l.to), Via: board.NoTarget, Owner: c, Cutters: uncut}
			if l.square != noSquare {
				shown.Via = p.g.squareTarget(l.square)
				shown.State, shown.Cutters = p.linkState(uint8(c), l.beside[0], l.beside[1])
			}
			dst = append(dst, shown)
		}
	}
	return dst
}

// detail is the state of colour c in words: how many of its links can be cut, and how many of them with one octagon.
func (p *position) detail(c uint8, links []board.Link) board.Line {
	cuttable, now := 0, 0
	for _, l := range links {
		if l.Owner != int8(c) || l.State == board.LinkSafe {
			continue
		}
		cuttable++
		if l.State == board.LinkNow {
			now++
		}
	}
	line := board.Line{Colour: board.Nobody}
	if cuttable == 0 || p.Over() {
		return line
	}
	said, short := board.Say("squex.cuttable", cuttable), board.Say("squex.cuttable.short", cuttable)
	if p.path(c, false) != nil {
		said = board.Say("squex.joined", cuttable)
	}
	counted := func(m board.Message) board.Message {
		switch now {
		case 0:
			return m
		case cuttable:
			return board.Say("squex.now.all", m)
		}
		return board.Say("squex.now", m, now)
	}
	line.Text, line.Short = counted(said), counted(short)
	return line
}

// showGuards shows the octagons of colour c on which the other colour would have cut l.
func (p *position) showGuards(shown []bool, l *board.Link, c uint8) {
	n := p.g.n
	a, b := int(l.From), int(l.To)
	for _, x := range [2]int{a/n*n + b%n, b/n*n + a%n} {
		if p.owner(x) == int8(c) {
			shown[x] = true
		}
	}
}

// showEnd tells why the game is over and shows a path that joins the winner's sides, with the octagons that keep it from being cut; all other
// pieces are veiled.
func (p *position) showEnd(v *board.View) {
	w := uint8(p.winner)
	v.Prompt = board.Say("game.wins", names[w])
	v.Detail = board.Say("squex.end", names[w], goals[w])
	if p.g.first {
		v.Detail = board.Say("squex.end.first", names[w], goals[w])
	}
	path := p.path(w, !p.g.first)
	shown := make([]bool, len(p.g.geometry.Cells))
	for _, x := range path {
		shown[x] = true
	}
	for i := range v.Links {
		l := &v.Links[i]
		from, to := slices.Index(path, int(l.From)), slices.Index(path, int(l.To))
		if from < 0 || to < 0 || from-to != 1 && to-from != 1 {
			continue
		}
		l.Winning = true
		if l.Via != board.NoTarget {
			shown[l.Via] = true
			p.showGuards(shown, l, w)
		}
	}
	for _, piece := range v.Pieces {
		if !shown[piece.At] {
			v.Marks = append(v.Marks, board.Mark{At: piece.At, Kind: board.MarkVeil, Owner: piece.Owner})
		}
	}
}

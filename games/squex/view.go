// What Squex shows (AppendView): board, octagons, squares and links, seats and prompts. Also previews of plies, threats, the target of a ply, and the
// number of octagons that a colour still needs. Change here what is shown; render/board_squex.go draws the board, why.go explains refused clicks.

package squex

import (
	"math/bits"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The pieces, as indices of Geometry.Sprites.
const (
	octagonSprite = iota
	squareSprite
)

// The names of the colours and the sides they join, by colour.
var (
	names = [2]board.Message{board.Say("squex.blue"), board.Say("squex.red")}
	roles = [2]board.Message{board.Say("squex.role.blue"), board.Say("squex.role.red")}
	goals = [2]board.Message{board.Say("squex.goal.blue"), board.Say("squex.goal.red")}
)

// newGeometry makes the board: the octagons, then the squares.
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

// AppendView implements games.Game. A move has only one step, so there is never a path to show.
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
	case p.inFirstTurn():
		g.promptOpening(v, p)
	case p.left > 1:
		v.Step, v.Steps = 1, 2
		v.Seats[p.ToMove()].Left = 2
		v.Prompt, v.Detail = board.Say("squex.first", names[p.toMove]), board.Say("squex.two")
	case p.maySwap():
		v.Detail = board.Say("squex.mayswap", names[blue], board.HowToPlay("squex.point.empty"))
	default:
		v.Detail = g.promptPlace(p.toMove, "squex.point.empty")
	}
}

// promptOpening sets the prompt of the first turn.
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
		v.Detail = board.Say("squex.opening", names[red], board.HowToPlay(point))
	case many:
		v.Detail = board.Say("game.handicap", board.HowToPlay(point))
	default:
		v.Detail = g.promptPlace(blue, point)
	}
}

// promptPlace returns the prompt that says where to place an octagon of colour c, and why.
func (g *game) promptPlace(c uint8, point string) board.Message {
	if g.winFirst {
		return board.Say("squex.place.first", goals[c], board.HowToPlay(point))
	}
	return board.Say("squex.place", goals[c], board.HowToPlay(point))
}

// appendPieces adds the octagons and the owned squares. A piece's ID is its cell plus 1: nothing ever moves, and a square that is cut stays the same
// piece.
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

// pieceOn returns the piece on cell t of the geometry; the owner of an empty cell is nobody.
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
				continue // already added from the other end
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

// detail describes the state of colour c: how many of its links can be cut, and how many of them with one octagon.
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

// showGuards shows the octagons of colour c on the places where the other colour would have cut l.
func (p *position) showGuards(shown []bool, l *board.Link, c uint8) {
	n := p.g.n
	a, b := int(l.From), int(l.To)
	for _, x := range [2]int{a/n*n + b%n, b/n*n + a%n} {
		if p.owner(x) == int8(c) {
			shown[x] = true
		}
	}
}

// showEnd explains why the game is over and shows a path that joins the winner's sides, with the octagons that protect it from cuts; all other pieces
// are dimmed.
func (p *position) showEnd(v *board.View) {
	w := uint8(p.winner)
	v.Prompt = board.Say("game.wins", names[w])
	v.Detail = board.Say("squex.end", names[w], goals[w])
	if p.g.winFirst {
		v.Detail = board.Say("squex.end.first", names[w], goals[w])
	}
	path := p.path(w, !p.g.winFirst)
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
			v.Marks = append(v.Marks, board.Mark{At: piece.At, Kind: board.MarkDimmed, Owner: piece.Owner})
		}
	}
}

// AppendPreview implements games.Game: the links that m cuts and the price, or the win. New octagons and squares are found by comparing views.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	if m == swapMove {
		v.Tag = append(v.Tag, board.Line{Colour: blue, Text: board.Say("squex.tag.swap", roles[blue])})
		return
	}
	x := cellOf(m)
	cut := p.cutBy(x)
	for _, s := range cut {
		v.Marks = append(v.Marks, board.Mark{At: g.squareTarget(s), Kind: board.MarkCut, Owner: int8(p.toMove ^ 1)})
	}
	after := *p
	after.Play(m)
	switch {
	case after.Over():
		p.previewWin(v, x)
	case len(cut) > 0:
		p.previewPrice(v, x, len(cut))
	}
}

// previewWin says that the mover wins with an octagon on x.
func (p *position) previewWin(v *board.View, x int) {
	c := p.toMove
	v.Tag = append(v.Tag, board.Line{Colour: int8(c), Text: board.Say("squex.tag.wins", names[c]), Strong: true})
	key := "squex.preview.wins"
	if p.g.winFirst {
		key = "squex.preview.wins.first"
	}
	v.Detail = board.Say(key, p.g.label(x), goals[c], names[c])
}

// previewPrice shows what it costs to cut n links with an octagon on x: the opponent places two, and the mover loses his second placement if this was
// the first of two.
func (p *position) previewPrice(v *board.View, x, n int) {
	victim := p.toMove ^ 1
	price := func(key string, args ...any) board.Line {
		return board.Line{Colour: board.Nobody, Icon: board.IconScissors, Text: board.Say(key, args...), Strong: true}
	}
	tag := price("squex.tag.cuts", n, names[victim])
	seat := &v.Seats[p.seat(victim)]
	seat.Granted = 2
	seat.Detail = price("squex.seat.promised")
	seat.Detail.Short = board.Say("squex.seat.promised.short")
	v.Detail = board.Say("squex.preview.cuts", p.g.label(x), n, names[victim])
	if p.left > 1 {
		tag = price("squex.tag.lost", n)
		mover := &v.Seats[p.ToMove()]
		mover.Lost = p.left - 1
		mover.Detail = price("squex.seat.lost")
		mover.Detail.Short = board.Say("squex.seat.lost.short")
		v.Detail = board.Say("squex.preview.lost", p.g.label(x), n, names[victim])
	}
	v.Tag = append(v.Tag, tag)
}

// label returns the label of octagon x.
func (g *game) label(x int) string { return board.Label(x%g.n, x/g.n) }

// maxCuts limits the number of cutting octagons shown.
const maxCuts = 9

// Skipped implements games.Threatener: the other colour has one placement.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.toMove ^= 1
	q.left = 1
	return &q
}

// AppendThreats implements games.Threatener: the octagons that win at once, and those that cut, most links first. The seats show how far both colours
// are from joining their sides.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.toMove
	var wins, cuts []board.Threat
	cut := set{}
	for x := range g.near {
		if q.owner(x) != nobody {
			continue
		}
		t := board.Threat{Owner: int8(me), Steps: []board.Target{board.Target(x)}}
		after := *q
		if after.Play(moveOn(x)); after.Over() {
			wins = append(wins, t)
			continue
		}
		for _, s := range q.cutBy(x) {
			cut.add(s)
			t.Hits = append(t.Hits, g.squareTarget(s))
		}
		if t.Label = int16(len(t.Hits)); t.Label > 0 {
			t.Kind = board.ThreatCut
			cuts = append(cuts, t)
		}
	}
	slices.SortStableFunc(cuts, func(a, b board.Threat) int { return int(b.Label - a.Label) })
	v.Threats = append(v.Threats, wins[:min(len(wins), board.MaxThreats-maxCuts)]...)
	v.Threats = append(v.Threats, cuts[:min(len(cuts), maxCuts)]...)
	v.ThreatSummary = q.threatSummary(wins, cut.count())
	for c := range uint8(2) {
		if n, ok := q.stonesNeeded(c); ok && n > 0 {
			seat := &v.Seats[q.seat(c)]
			seat.Detail.Text = board.Say("squex.needs", n)
		}
	}
}

// threatSummary says what the colour to move could do, given its winning placements and the number of links it can cut.
func (p *position) threatSummary(wins []board.Threat, cut int) board.Message {
	me := names[p.toMove]
	switch n, ok := p.stonesNeeded(p.toMove); {
	case len(wins) > 0:
		return board.Say("squex.lens.wins", me, p.g.label(int(wins[0].Steps[0])))
	case cut > 0:
		return board.Say("squex.lens.cuts", me, cut, names[p.toMove^1])
	case ok:
		return board.Say("squex.lens.far", me, n)
	}
	return board.Say("squex.lens.none", me)
}

// stonePrices are prices that count only the octagons to place: a diagonal step is possible if one of its ends is still empty.
var stonePrices = prices{stone: 1}

// stonesNeeded returns the minimum number of octagons that colour c still needs to join its sides, cut or not. ok is false if that is impossible.
func (p *position) stonesNeeded(c uint8) (n int, ok bool) {
	var s sweep
	n = s.run(p.stoneTerrain(c), 0, nil)
	return n, n < unreachable
}

// shortestWays returns stonesNeeded and the empty octagons on the ways that need no more.
func (p *position) shortestWays(c uint8) (n int, empty []board.Target) {
	var s sweep
	var from [2][maxCells]uint8
	t := p.stoneTerrain(c)
	n = s.run(t, 0, &from[0])
	s.run(t, 1, &from[1])
	for x := range p.g.near {
		if p.owner(x) == nobody && int(from[0][x])+int(from[1][x]) == n+1 { // both distances include the octagon
			empty = append(empty, board.Target(x))
		}
	}
	return n, empty
}

// stoneTerrain describes p for colour c at stonePrices.
func (p *position) stoneTerrain(c uint8) *terrain {
	g := *p.g
	g.prices = stonePrices
	q := *p
	q.g = &g
	var t terrain
	q.terrain(&t, c)
	return &t
}

// count returns the number of elements of s.
func (s *set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// What Distrify shows (AppendView): board, stones and the rods between them, forbidden cells, seats and prompts. Also previews of plies, threats, and
// the target of a ply. Change here what is shown; render/board_distrify.go draws the board, why.go explains refused clicks.

package distrify

import (
	"math/bits"

	"quintet/games"
	"quintet/games/board"
)

// The names of the colours and the sides they join, by colour.
var (
	names = [2]board.Message{board.Say("distrify.black"), board.Say("distrify.white")}
	roles = [2]board.Message{board.Say("distrify.role.black"), board.Say("distrify.role.white")}
	goals = [2]board.Message{board.Say("distrify.goal.black"), board.Say("distrify.goal.white")}
)

// A viewer builds the view of a position.
type viewer struct {
	pos *position
	v   *board.View
}

// AppendView adds the stones, the rods between them, the forbidden cells and the prompt. Every move is one target, so there is never a path.
func (g *game) AppendView(v *board.View, pos games.Position, _ []board.Target) {
	p := viewer{pos.(*position), v}
	p.appendPieces()
	for c := range 2 {
		v.Seats[p.pos.seat(c)] = board.Seat{Colour: int8(c), Name: names[c], Role: roles[c], Detail: p.distance(c, "")}
	}
	if p.pos.Over() {
		p.showEnd()
		return
	}
	p.appendLinks()
	p.appendForbidden()
	if p.pos.open != noCell && !p.pos.g.original { // otherwise there are many
		p.v.Choices = append(p.v.Choices, targets(p.pos.seconds.appendCells(nil)...)...)
	}
	p.prompt()
}

// appendPieces adds the stones. They never move, so the ID of a stone is its cell plus one.
func (p viewer) appendPieces() {
	for x := range p.pos.g.field.size * p.pos.g.field.size {
		c := p.pos.colourAt(x)
		if c == nobody {
			continue
		}
		s := board.Piece{ID: uint16(x + 1), At: board.Target(x), To: board.NoTarget, Owner: int8(c)}
		if x == int(p.pos.open) {
			s.Open, s.Figure = true, 1
		}
		p.v.Pieces = append(p.v.Pieces, s)
	}
}

// rod reports whether a rod joins the stone on x to a stone of its colour in direction d: always if they are side by side, diagonally only if they
// are not already joined around the corner.
func (p *position) rod(x, d int) bool {
	own, next := &p.stones[p.colourAt(x)], &p.g.field.next[x]
	holds := func(d int) bool { y := next[d&7]; return y != noCell && own.has(int(y)) }
	return holds(d) && (d%2 == 0 || !holds(d-1) && !holds(d+1))
}

// appendLinks adds every rod once, from the stone that comes first in reading order.
func (p viewer) appendLinks() {
	for x := range p.pos.g.field.size * p.pos.g.field.size {
		c := p.pos.colourAt(x)
		for d := 2; c != nobody && d < 6; d++ {
			if p.pos.rod(x, d) {
				p.v.Links = append(p.v.Links, board.Link{
					From: board.Target(x), To: board.Target(p.pos.g.field.next[x][d]), Via: board.NoTarget,
					Owner: int8(c), State: board.LinkSafe, Cutters: [2]board.Target{board.NoTarget, board.NoTarget},
				})
			}
		}
	}
}

// appendForbidden marks the empty cells that the rules forbid to the colour to move. Crosscuts are always marked. With an open stone it also marks
// the cells that fit as a pair but make three in a row and, with pairs=original, those that touch it diagonally. If single stones may complete
// crosscuts, crosscuts too are only marked among the cells that fit as a pair.
func (p viewer) appendForbidden() {
	blocked := p.pos.blocked(int(p.pos.turn))
	empties := p.pos.empties()
	for _, x := range empties.appendCells(nil) {
		m := board.Mark{At: board.Target(x), Owner: int8(p.pos.turn)}
		switch {
		case blocked.has(x) && (!p.pos.g.crossing || p.pos.open != noCell && p.pos.g.partners[p.pos.open].has(x)):
			m.Kind = board.MarkCrosscut
		case p.pos.open == noCell:
			continue
		case p.pos.g.partners[p.pos.open].has(x):
			d, _, row := p.pos.rowThrough(x)
			if !row {
				continue
			}
			m.Kind, m.Turn = board.MarkTriplet, uint8(d)
		case p.pos.g.original:
			m.Kind, m.Turn = board.MarkDiagonal, uint8(p.pos.g.field.direction(x, int(p.pos.open)))
		default:
			continue
		}
		p.v.Marks = append(p.v.Marks, m)
	}
}

// distance says how far colour c is from joining its sides, using the key with this ending.
func (p viewer) distance(c int, ending string) board.Line {
	n, ok := p.pos.stonesNeeded(c)
	say := func(key string, args ...any) board.Line {
		return board.Line{Colour: board.Nobody, Text: board.Say(key, args...), Short: board.Say(key+".short", args...)}
	}
	switch {
	case !ok:
		return say("distrify.cutoff" + ending)
	case n == 0:
		return board.Line{Colour: board.Nobody, Text: board.Say("distrify.joined", goals[c]), Short: board.Say("distrify.joined.short")}
	}
	return say("distrify.needs"+ending, n)
}

// sameDistance reports whether colour c is as far from joining its sides as in q.
func (p viewer) sameDistance(q *position, c int) bool {
	n, can := p.pos.stonesNeeded(c)
	m, could := q.stonesNeeded(c)
	return n == m && can == could
}

// prompt sets what the player to move has to do.
func (p viewer) prompt() {
	v := p.v
	pairs := "adjacent"
	if p.pos.g.original {
		pairs = "original"
	}
	firsts, mover := p.pos.firsts(), names[p.pos.turn]
	switch {
	case p.pos.open != noCell && p.pos.seconds.empty():
		v.Prompt, v.Detail = board.Say("distrify.end", mover), board.Say("distrify.end.detail")
	case p.pos.open != noCell:
		v.Step, v.Steps = 2, 2
		v.Prompt, v.Detail = board.Say("distrify.second", mover), board.Say("distrify.second."+pairs)
	case p.pos.opening() > 0:
		p.promptOpening()
	case firsts.empty():
		v.Prompt, v.Detail = board.Say("distrify.pass", mover), board.Say("distrify.pass.detail", mover)
	case !p.hasPair():
		v.Prompt, v.Detail = board.Say("distrify.first", mover), board.Say("distrify.first.single")
	default:
		v.Step, v.Steps = 1, 2
		v.Prompt, v.Detail = board.Say("distrify.first", mover), board.Say("distrify.first."+pairs, board.HowToPlay("game.point.empty"))
		if p.pos.maySwap() {
			v.Prompt, v.Detail = board.Say("distrify.mayswap", mover), board.Say("distrify.mayswap.detail", names[black], p.pos.g.opening)
		}
	}
}

// promptOpening sets the prompt of the first turn.
func (p viewer) promptOpening() {
	v, all, point := p.v, p.pos.g.opening, "game.point.empty"
	if p.pos.count == 0 {
		point = "game.point.any"
	}
	v.Prompt, v.Detail = board.Say("distrify.opening", names[p.pos.turn]), board.Say("distrify.opening.detail", board.HowToPlay(point))
	if all > 1 {
		v.Step, v.Steps = uint8(p.pos.count+1), uint8(all)
		v.Prompt, v.Detail = board.Say("distrify.first", names[p.pos.turn]), board.Say("game.handicap", board.HowToPlay(point))
	}
	if p.pos.g.swap && !p.pos.swapped && p.pos.turn == black {
		v.Detail = board.Say("distrify.opening.swap", names[white], board.HowToPlay(point))
	}
}

// hasPair reports whether the player to move may place two stones.
func (p viewer) hasPair() bool {
	firsts := p.pos.firsts()
	for _, x := range firsts.appendCells(nil) {
		q := *p.pos
		q.place(x)
		if q.open != noCell {
			return true
		}
	}
	return false
}

// showEnd shows the winning chain and dims the other stones.
func (p viewer) showEnd() {
	v := p.v
	chain := p.chain()
	var on set
	for _, x := range chain {
		on.add(x)
	}
	p.appendLinks()
	for i := range v.Links {
		l := &v.Links[i]
		l.Winning = on.has(int(l.From)) && on.has(int(l.To))
	}
	for _, s := range v.Pieces {
		if !on.has(int(s.At)) {
			v.Marks = append(v.Marks, board.Mark{At: s.At, Kind: board.MarkDimmed, Owner: s.Owner})
		}
	}
	v.Prompt = board.Say("distrify.wins", names[p.pos.winner], goals[p.pos.winner])
	v.Detail = board.Say("distrify.wins.detail", len(chain), p.pos.g.label(chain[0]), p.pos.g.label(chain[len(chain)-1]))
}

// chain returns the stones of a shortest path along rods from the winner's first side to the second. Since it is shortest, only consecutive stones
// are joined by a rod.
func (p viewer) chain() []int {
	sides := &p.pos.g.field.sides[p.pos.winner]
	before := map[int]int{}
	var queue []int
	for _, x := range sides[0].appendCells(nil) {
		if p.pos.stones[p.pos.winner].has(x) {
			before[x] = noCell
			queue = append(queue, x)
		}
	}
	for ; !sides[1].has(queue[0]); queue = queue[1:] {
		x := queue[0]
		for d, y := range p.pos.g.field.next[x] {
			if _, seen := before[int(y)]; !seen && p.pos.rod(x, d) {
				before[int(y)] = x
				queue = append(queue, int(y))
			}
		}
	}
	var chain []int
	for x := queue[0]; x != noCell; x = before[x] {
		chain = append([]int{x}, chain...)
	}
	return chain
}

// AppendPreview describes what m does beyond the new stone: it wins, it ends the turn and so loses the second stone, or it leaves the opponent
// without a move; and the new distance of each colour from joining its sides, if it has changed.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	tag := func(strong bool, key string, args ...any) {
		v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say(key, args...), Strong: strong})
	}
	x, isStone := g.cell(m)
	if m == moveSwap {
		tag(true, "distrify.tag.swap", names[black])
	}
	if !isStone {
		return
	}
	q := *p
	q.place(x)
	after := viewer{&q, v}
	for c := range 2 {
		if after.sameDistance(p, c) {
			continue // nothing is gained
		}
		seat := &v.Seats[p.seat(c)]
		seat.Detail = after.distance(c, ".after")
		seat.Detail.Strong = c == int(p.turn)
	}
	if q.Over() {
		tag(true, "distrify.tag.wins", goals[p.turn])
		return
	}
	if p.open == noCell && p.opening() == 0 && q.open == noCell {
		if v.Steps > 1 {
			v.Detail, v.Seats[p.seat(int(p.turn))].Lost = board.Say("distrify.alone"), 1
		}
		_, _, row := p.rowThrough(x)
		_, cut := p.crosscutAt(x)
		switch {
		case row:
			tag(true, "distrify.tag.row")
		case cut:
			tag(true, "distrify.tag.crosscut")
		default:
			tag(true, "distrify.tag.alone")
		}
	}
	if q.Legal(movePass) {
		tag(false, "distrify.tag.stuck", names[q.turn])
	}
}

// buttonMoves are in the order of Geometry.Buttons.
var buttonMoves = [...]games.Move{moveEnd, movePass, moveSwap}

// newGeometry makes the board. It has a swap button only if the option is on, and a legend line for touching diagonally only if that has a mark: in
// games whose pairs may be apart.
func newGeometry(size int, original, swap bool) *board.Geometry {
	g := &board.Geometry{
		Surface: board.Felt,
		Columns: size,
		Rows:    size,
		Cells:   board.Squares(size, size),
		Edges:   board.GoalEdges(size, size),
		Buttons: []string{"end", "pass"},
		Sprites: []string{"round"},
		Colours: 2,
		Legend:  []board.LegendItem{{Mark: board.MarkCrosscut, Text: board.Say("distrify.legend.crosscut")}},
		Max:     board.Point{X: float32(size), Y: float32(size)},
	}
	if original {
		g.Legend = append(g.Legend, board.LegendItem{Mark: board.MarkDiagonal, Text: board.Say("distrify.legend.diagonal")})
	}
	g.Legend = append(g.Legend, board.LegendItem{Mark: board.MarkTriplet, Text: board.Say("distrify.legend.triplet")})
	if swap {
		g.Buttons = append(g.Buttons, "swap")
	}
	return g
}

// Geometry returns the board.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// target returns the target that plays m.
func (g *game) target(m games.Move) board.Target {
	for i, b := range buttonMoves {
		if m == b {
			return board.ButtonBase + board.Target(i)
		}
	}
	return board.Target(m - 1)
}

// AppendSteps appends one target: the cell of the stone or a button.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	return append(dst, g.target(m))
}

// maxWins limits the number of ways to win in one turn that are shown.
const maxWins = 6

// Skipped implements games.Threatener: the other colour begins a turn.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.endTurn()
	return &q
}

// AppendThreats implements games.Threatener: the stones that win in the turn, single ones before pairs; if there are none, a shortest way between the
// sides.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := int(q.turn)
	n, ok := q.stonesNeeded(me)
	var wins []board.Threat
	switch {
	case !ok:
		v.ThreatSummary = board.Say("distrify.lens.cutoff", names[me])
		return
	case n == 1:
		wins = q.winsAlone()
	case n == 2:
		wins = q.winsInPairs()
	}
	if len(wins) > 0 {
		key := "distrify.lens.wins"
		if len(wins[0].Steps) == 2 {
			key = "distrify.lens.pair"
		}
		v.Threats = append(v.Threats, wins[:min(len(wins), maxWins)]...)
		v.ThreatSummary = board.Say(key, names[me], len(wins))
		return
	}
	way := board.Threat{Kind: board.ThreatWay, Owner: int8(me), Hits: targets(q.shortest()...)}
	way.Label = int16(len(way.Hits))
	v.Threats = append(v.Threats, way)
	v.ThreatSummary = board.Say("distrify.lens.way", names[me], n)
}

// winsAlone returns the single stones that win.
func (p *position) winsAlone() (ts []board.Threat) {
	s := p.shore(int(p.turn))
	alone := s.alone()
	for _, x := range alone.appendCells(nil) {
		ts = append(ts, board.Threat{Kind: board.ThreatWin, Owner: int8(p.turn), Steps: targets(x)})
	}
	return ts
}

// winsInPairs returns the pairs of stones that win, if no single one does. Each pair occurs once, by its lower cell.
func (p *position) winsInPairs() (ts []board.Threat) {
	for _, m := range p.AppendMoves(nil) {
		x, ok := p.g.cell(m)
		if !ok {
			continue
		}
		q := *p
		q.place(x)
		if q.open == noCell {
			continue // the stone stays alone
		}
		s := q.shore(int(q.turn))
		alone := s.alone()
		for w := range alone {
			for free := alone[w] & q.seconds[w]; free != 0; free &= free - 1 {
				if y := w<<6 | bits.TrailingZeros64(free); y > x {
					ts = append(ts, board.Threat{Kind: board.ThreatWin, Owner: int8(p.turn), Steps: targets(x, y)})
				}
			}
		}
	}
	return ts
}

// shortest returns the cells of the stones on a shortest way between the sides of the colour to move, starting at its first side; the colour must not
// be cut off. It places each stone as close as possible to the one before, so the way stays straight, and starts near the middle of the board.
func (p *position) shortest() []int {
	q := *p
	c, last := int(p.turn), p.g.field.size/2*(p.g.field.size+1)
	var way []int
	for {
		var gr ground
		var there, back [maxCells]uint8
		q.ground(&gr, c)
		gr.distances(0, &there)
		total := gr.distances(1, &back)
		if total == 0 || total >= unreachable {
			return way
		}
		next, least := noCell, 0
		for x := range q.g.field.size * q.g.field.size {
			if there[x] != 1 || int(back[x]) != total {
				continue
			}
			if d := q.g.field.squaredDistance(x, last); next == noCell || d < least {
				next, least = x, d
			}
		}
		if next == noCell {
			return way
		}
		way = append(way, next)
		q.stones[c].add(next)
		last = next
	}
}

// squaredDistance returns the square of the distance between two cells.
func (f *field) squaredDistance(x, y int) int {
	c, r := x%f.size-y%f.size, x/f.size-y/f.size
	return c*c + r*r
}

// What SQU shows (AppendView): board, discs and pyramids, squares (loops in the code), seats and prompts. Also previews of plies, threats, and the
// target of a ply. Change here what is shown; render/board_squ.go draws the board, why.go explains refused clicks.

package squ

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The pieces, as indices of Geometry.Sprites.
const (
	discSprite = iota
	pyramidSprite
)

// pyramidID is the ID of Red's first pyramid. Discs have lower IDs: their cell, from 1.
const pyramidID = maxCells + 1

// The names of the colours.
var names = [2]board.Message{red: board.Say("squ.red"), black: board.Say("squ.black")}

// publishedSize is the size of the published board: a chequered 8x8, on which one can play too, inside a plain ring.
const publishedSize = 10

// newGeometry makes the board.
func newGeometry(n int) *board.Geometry {
	cells := board.Chequered(n, n)
	if n == publishedSize {
		cells = board.Ringed(n, n)
	}
	return &board.Geometry{
		Surface: board.Checker,
		Columns: n, Rows: n,
		Cells:   cells,
		Sprites: []string{discSprite: "disc", pyramidSprite: "pyramid"},
		Colours: 2,
		Max:     board.Point{X: float32(n), Y: float32(n)},
	}
}

// Geometry implements games.Game.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// AppendSteps implements games.Game: one click.
func (g *game) AppendSteps(dst []board.Target, _ games.Position, m games.Move) []board.Target {
	return append(dst, board.Target(cellOf(m)))
}

// AppendView implements games.Game. A move has only one step, so there is never a path to show.
func (g *game) AppendView(v *board.View, pos games.Position, _ []board.Target) {
	p := pos.(*position)
	v.Pieces = p.appendPieces(v.Pieces)
	crown := p.winner()
	for c := range red + 2 {
		q := p.record(c)
		v.Seats[c] = board.Seat{
			Colour: int8(c), Sprite: discSprite, Name: names[c], Role: g.role(c, q), Detail: p.detail(c, crown),
			Score: int32(p.sides[c]), HasScore: true, Single: true,
		}
		if q.side > 0 {
			loop := g.loop(board.LoopRecord, q, c)
			loop.Crown = c == crown
			loop.Winning = loop.Crown && p.Over()
			v.Loops = append(v.Loops, loop)
		}
	}
	if p.Over() {
		v.Prompt, v.Detail = board.Say("squ.full"), p.verdict()
		v.Marks = p.appendDimmed(v.Marks)
		return
	}
	if p.open != noCell {
		mover := p.ToMove()
		p.appendProspect(v, p.discs[mover].minus(cells{}.with(int(p.open))), int(p.open))
	}
	p.prompt(v)
}

// appendPieces appends the discs in cell order, then the pyramids.
func (p *position) appendPieces(dst []board.Piece) []board.Piece {
	for i := range p.g.n * p.g.n {
		for c, discs := range p.discs {
			if !discs.has(i) {
				continue
			}
			disc := board.Piece{ID: uint16(i) + 1, At: board.Target(i), To: board.NoTarget, Sprite: discSprite, Owner: int8(c)}
			if i == int(p.open) {
				disc.Open, disc.Figure = true, 1
			}
			dst = append(dst, disc)
		}
	}
	for c, q := range p.pyramids {
		if q.side == 0 {
			continue
		}
		for k, i := range p.g.corners(q) {
			number := (k - int(p.lead[c]) + 4) % 4
			dst = append(dst, board.Piece{
				ID: uint16(pyramidID + 4*c + number), At: board.Target(i), To: board.NoTarget, Sprite: pyramidSprite, Owner: int8(c),
			})
		}
	}
	return dst
}

// record returns c's largest square when the last turn was complete: the one under the pyramids, unless text has put them elsewhere.
func (p *position) record(c games.Player) square {
	if p.pyramids[c].side == p.sides[c] {
		return p.pyramids[c]
	}
	return p.g.largest(p.settled(int(c)), 0)
}

// loop returns the loop that draws q.
func (g *game) loop(kind board.LoopKind, q square, c games.Player) board.Loop {
	l := board.Loop{Kind: kind, Owner: int8(c), Label: int16(q.side)}
	for _, i := range g.corners(q) {
		l.Corners = append(l.Corners, board.Target(i))
	}
	return l
}

// role returns the name of c with the place of his square q.
func (g *game) role(c games.Player, q square) board.Message {
	if q.side == 0 {
		return names[c]
	}
	corners := g.corners(q)
	return board.Say("squ.role", names[c], g.label(corners[0]), g.label(corners[2]))
}

// detail describes c's situation; crown is the player who would win with the current sides.
func (p *position) detail(c, crown games.Player) board.Line {
	line := board.Line{Colour: board.Nobody}
	switch {
	case p.Over():
	case p.sides[c] == 0:
		line.Text = board.Say("squ.none")
	case c == crown:
		line.Icon = board.IconCrown
		line.Text, line.Short = board.Say("squ.tobeat", int(p.sides[c])), board.Say("squ.tobeat.short", int(p.sides[c]))
	case p.sides[c] == p.recordSide():
		line.Text = board.Say("squ.level", int(p.sides[c]))
	default:
		line.Text = board.Say("squ.behind", int(p.recordSide()-p.sides[c]))
	}
	return line
}

// prompt sets what the mover has to do.
func (p *position) prompt(v *board.View) {
	full, mover := p.g.n*p.g.n-int(p.count), names[p.ToMove()]
	switch {
	case p.inFirstTurn():
		p.promptOpening(v)
		return
	case p.open != noCell:
		v.Step, v.Steps = 2, 2
		v.Prompt, v.Detail = board.Say("squ.second", mover), board.Say("squ.second.how", board.Instruction{
			Pointer: board.Say("squ.second.point"), Keys: board.Say("squ.second.keys", board.ActPlay, board.ActBack),
			Touch: board.Say("squ.second.touch"),
		})
	case full == 1:
		v.Prompt, v.Detail = board.Say("squ.last", mover), board.Say("squ.last.how")
	default:
		v.Step, v.Steps = 1, 2
		v.Prompt, v.Detail = board.Say("squ.first", mover), board.Say("squ.first.how", board.HowToPlay("game.point.empty"))
		if p.recordSide() > 0 {
			v.Detail = board.Say("squ.limits", names[red], int(p.potential(red)), names[black], int(p.potential(black)), board.HowToPlay("game.point.empty"))
		}
	}
	switch w, ok := p.decided(); {
	case ok && w == games.None:
		v.Detail = board.Say("squ.decided.draw")
	case ok:
		v.Detail = board.Say("squ.decided", names[w])
	}
}

// promptOpening sets the prompt of the first turn.
func (p *position) promptOpening(v *board.View) {
	all, point := p.g.opening, "game.point.empty"
	if p.count == 0 {
		point = "game.point.any"
	}
	v.Prompt, v.Detail = board.Say("squ.opening", names[p.ToMove()]), board.Say("squ.opening.how", board.HowToPlay(point))
	if all > 1 {
		v.Step, v.Steps = uint8(p.count+1), uint8(all)
		v.Detail = board.Say("game.handicap", board.HowToPlay(point))
	}
}

// verdict explains how the sides decided a finished game.
func (p *position) verdict() board.Message {
	w, side := p.winner(), int(p.recordSide())
	switch {
	case side == 0:
		return board.Say("squ.end.none")
	case w == games.None:
		return board.Say("squ.end.equal", side)
	case p.sides[red] == p.sides[black]:
		return board.Say("squ.end.record", side, names[w])
	case p.sides[1-w] == 0:
		return board.Say("squ.end.only", names[w], side, names[1-w])
	}
	return board.Say("squ.end.larger", names[w], side, names[1-w], int(p.sides[1-w]))
}

// appendDimmed dims the discs that are not corners of a deciding square: the winner's, or both in a draw.
func (p *position) appendDimmed(dst []board.Mark) []board.Mark {
	var counts cells
	w := p.winner()
	for c := range red + 2 {
		if w == games.None || w == c {
			counts = counts.or(p.g.cornersOf(p.record(c)))
		}
	}
	if counts.empty() {
		return dst
	}
	for s := p.g.all.minus(counts); !s.empty(); s = s.withoutFirst() {
		dst = append(dst, board.Mark{At: board.Target(s.first()), Kind: board.MarkDimmed, Owner: board.Nobody})
	}
	return dst
}

// AppendPreview implements games.Game: the largest square that the disc would complete, its side at the pointer, and the result of the turn on the
// mover's seat.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	p := pos.(*position)
	q := p.appendProspect(v, p.discs[p.ToMove()], cellOf(m))
	if q.side == 0 {
		return
	}
	if q.side > p.recordSide() {
		text := board.Say("squ.newrecord", int(q.side))
		v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Icon: board.IconCrown, Text: text, Strong: true})
		return
	}
	v.Tag = append(v.Tag, board.Line{Colour: board.Nobody, Text: board.Say("squ.side", int(q.side))})
}

// appendProspect shows the largest square that a mover's disc on cell completes with discs, his others, and the result of his turn with it. It
// returns the square, of side 0 if there is none.
func (p *position) appendProspect(v *board.View, discs cells, cell int) square {
	mover := p.ToMove()
	q := p.g.completed(discs, cell)
	if q.side > 0 {
		v.Loops = append(v.Loops, p.g.loop(board.LoopProspect, q, mover))
	}
	// The first disc of the open turn may have completed a larger one.
	switch best := p.g.largest(discs.with(cell), p.sides[mover]).side; {
	case best > p.recordSide():
		text := board.Say("squ.turn.record", int(best))
		short := board.Say("squ.turn.short", int(best))
		v.Seats[mover].Detail = board.Line{Colour: board.Nobody, Icon: board.IconCrown, Text: text, Short: short, Strong: true}
	case best > 0:
		v.Seats[mover].Detail = board.Line{Colour: board.Nobody, Text: board.Say("squ.turn", int(best))}
	}
	return q
}

// completed returns the largest square that a disc on cell, which is not in discs, completes with them; among several the topmost, then the leftmost.
// It returns side 0 if there is none.
func (g *game) completed(discs cells, cell int) square {
	with := discs.with(cell)
	for side := g.n - 1; side > 0; side-- {
		if found := g.squares(with, side).minus(g.squares(discs, side)); !found.empty() {
			return square{int8(found.first()), int8(side)}
		}
	}
	return square{}
}

// maxSquares limits the squares shown. The summary says how many more there are.
const maxSquares = 6

// Skipped implements games.Threatener: the discs that the mover has left in this turn count as placed, but are not on the board. The number of discs
// determines whose turn it is.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	mover := q.ToMove()
	q.count += int8(q.left())
	q.open = noCell
	q.closeTurn(mover)
	return &q
}

// AppendThreats implements games.Threatener: the squares, larger than the player's largest, that he could complete in his turn. Those that lack one
// disc come first, then those that lack two; each kind is sorted by size, largest first.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.ToMove()
	if me == games.None {
		v.ThreatSummary = board.Say("squ.lens.none", names[1-pos.ToMove()])
		return
	}
	near, distant := q.openings()
	v.Threats = append(v.Threats, firstSquares(near, distant, maxSquares)...)
	largest := func(ts []board.Threat) int { return int(ts[0].Label) }
	switch {
	case len(near) > 0 && len(distant) > 0 && largest(distant) > largest(near):
		v.ThreatSummary = board.Say("squ.lens.both", names[me], largest(near), largest(distant))
	case len(near) > 0:
		v.ThreatSummary = board.Say("squ.lens.one", names[me], largest(near))
	case len(distant) > 0:
		v.ThreatSummary = board.Say("squ.lens.two", names[me], largest(distant))
	default:
		v.ThreatSummary = board.Say("squ.lens.none", names[me])
	}
	v.ThreatSummary = withMore(v.ThreatSummary, len(near)+len(distant)-len(v.Threats))
}

// moreKey is the key of a summary with the number of squares that are not shown.
const moreKey = "squ.lens.more"

// withMore adds to a summary how many more squares are not shown.
func withMore(summary board.Message, more int) board.Message {
	if summary.Key == moreKey {
		summary, more = summary.Args[0].(board.Message), more+summary.Args[1].(int)
	}
	if more == 0 {
		return summary
	}
	return board.Say(moreKey, summary, more)
}

// appendOwnThreats is Spec.AppendOwnThreats: what the player to move could complete in the rest of his turn. Each player then gets half of the
// squares.
func appendOwnThreats(v *board.View, pos games.Position) {
	const each = maxSquares / 2
	shown := v.Threats[:min(len(v.Threats), each)]
	v.Threats, v.ThreatSummary = shown, withMore(v.ThreatSummary, len(v.Threats)-len(shown))
	near, distant := pos.(*position).openings()
	v.Threats = append(v.Threats, firstSquares(near, distant, each)...)
}

// firstSquares returns up to most squares: those that lack one disc, then those that lack two, but at least one of these if they are larger.
func firstSquares(near, distant []board.Threat, most int) []board.Threat {
	shown := near[:min(len(near), most)]
	if len(shown) == most && len(distant) > 0 && distant[0].Label > near[0].Label {
		shown = shown[:most-1]
	}
	return append(slices.Clip(shown), distant[:min(len(distant), most-len(shown))]...)
}

// openings returns the squares, larger than the largest of the player to move, that he could complete in the rest of his turn: those that lack one
// disc and those that lack two, each kind sorted by size, largest first.
func (p *position) openings() (near, distant []board.Threat) {
	me := p.ToMove()
	near = p.lacking(me, 1)
	if p.left() > 1 {
		distant = p.lacking(me, 2)
	}
	return near, distant
}

// lacking returns the squares that lack exactly discs discs of c, 1 or 2, and are larger than his largest, sorted by size, largest first.
func (p *position) lacking(c games.Player, discs int) (ts []board.Threat) {
	empty := p.empty()
	for side := p.g.n - 1; side > int(p.sides[c]); side-- {
		for s := p.g.openSquares(p.discs[c], p.discs[1-c], side, discs); !s.empty(); s = s.withoutFirst() {
			q := square{int8(s.first()), int8(side)}
			gaps := p.g.cornersOf(q).and(empty)
			if gaps.count() != discs {
				continue
			}
			t := board.Threat{Kind: board.ThreatLoop, Owner: int8(c), Label: int16(side)}
			for _, corner := range p.g.corners(q) {
				t.Hits = append(t.Hits, board.Target(corner))
			}
			for ; !gaps.empty(); gaps = gaps.withoutFirst() {
				t.Steps = append(t.Steps, board.Target(gaps.first()))
			}
			ts = append(ts, t)
		}
	}
	return ts
}

// What Taiji shows (AppendView): board, tiles and groups (outlines in the code), seats, prompts and the end of the game. Also previews of plies,
// threats, and the two targets of a ply. Change here what is shown; render/board_taiji.go draws the board, why.go explains refused clicks.

package taiji

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// Values of Piece.Sprite.
const (
	spriteTile = iota
	spriteHalf // half a tile whose other half is unknown
)

// newGeometry describes the board of size by size cells.
func newGeometry(size int) *board.Geometry {
	return &board.Geometry{
		Surface: board.Wood,
		Columns: size, Rows: size,
		Cells:   board.Squares(size, size),
		Sprites: []string{spriteTile: "tile", spriteHalf: "half"},
		Colours: 2,
		Aim:     true,
		Legend: []board.LegendItem{
			{Group: true, Outline: board.OutlineCounted, Text: board.Say("taiji.legend.counts")},
			{Group: true, Outline: board.OutlineLoose, Text: board.Say("taiji.legend.loose")},
			{Mark: board.MarkDead, Text: board.Say("taiji.legend.dead")},
		},
		Max: board.Point{X: float32(size), Y: float32(size)},
	}
}

// Geometry implements games.Game.
func (g *game) Geometry() *board.Geometry { return g.geometry }

// AppendSteps implements games.Game: the mover's own half, then the other.
func (g *game) AppendSteps(dst []board.Target, pos games.Position, m games.Move) []board.Target {
	l, d := tile(m)
	if pos.(*position).mover == dark {
		l, d = d, l
	}
	return append(dst, board.Target(l), board.Target(d))
}

// AppendView implements games.Game.
func (g *game) AppendView(v *board.View, pos games.Position, path []board.Target) {
	p := pos.(*position)
	g.appendPieces(v, p)
	counted := p.counted()
	for colour := range int8(2) {
		for _, group := range counted[colour].cells {
			if group.count() > 1 {
				v.Outlines = append(v.Outlines, g.outline(board.OutlineCounted, group, colour))
			}
		}
		v.Seats[colour] = g.seat(colour, &counted[colour])
	}
	v.Lead = board.Lead(v.Seats[light], v.Seats[dark])
	if p.Over() {
		g.appendEnd(v, p, &counted)
		return
	}
	for colour := range int8(2) {
		g.appendLoose(v, p.half[colour], colour, &counted[colour])
	}
	for _, i := range p.dead().appendAll(nil) {
		v.Marks = append(v.Marks, board.Mark{At: board.Target(i), Kind: board.MarkDead, Owner: board.Nobody})
	}
	v.Prompt = board.Say("taiji.tomove", role(int8(p.mover)))
	v.Detail = board.Say("taiji.aim", board.Instruction{
		Pointer: board.Say("taiji.aim.point", board.ActTileOn, board.Say("taiji.grow", g.counted, role(int8(p.mover)))), Keys: board.Say("taiji.aim.keys", board.ActTileOn, board.ActPlay),
	}, board.ActFlip)
	if len(path) > 0 {
		v.Pieces = append(v.Pieces, g.halfPiece(uint(path[0]), int8(p.mover), true))
		v.Detail = board.Say("taiji.second", halfName(int8(p.mover^1)))
	}
}

// appendLoose adds the groups of several halves of one colour that do not count.
func (g *game) appendLoose(v *board.View, halves cells, colour int8, counted *groups) {
	for _, group := range counted.cells {
		halves = halves.minus(group)
	}
	for !halves.empty() {
		group := g.group(singleton(halves.first()), halves)
		halves = halves.minus(group)
		if group.count() > 1 {
			v.Outlines = append(v.Outlines, g.outline(board.OutlineLoose, group, colour))
		}
	}
}

// dead returns the empty cells that no tile can cover any more: they have no empty neighbour.
func (p *position) dead() cells {
	free := p.free()
	dead := free
	for _, w := range p.game.directions {
		ends := w.ends(free)
		dead = dead.minus(ends).minus(ends.shiftUp(w.step))
	}
	return dead
}

// appendPieces adds the pieces: whole tiles if both halves are known, otherwise single halves.
func (g *game) appendPieces(v *board.View, p *position) {
	for i := range uint(g.size * g.size) {
		switch {
		case p.half[light].has(i) && p.partner[i] != 0:
			v.Pieces = append(v.Pieces, g.tilePiece(i, uint(p.partner[i])-1))
		case p.half[light].has(i):
			v.Pieces = append(v.Pieces, g.halfPiece(i, light, false))
		case p.half[dark].has(i) && p.partner[i] == 0:
			v.Pieces = append(v.Pieces, g.halfPiece(i, dark, false))
		}
	}
}

// tilePiece returns a tile. Its light cell identifies it, since no two tiles share one.
func (g *game) tilePiece(l, d uint) board.Piece {
	return board.Piece{
		ID: uint16(l) + 1, At: board.Target(l), To: board.Target(d),
		Sprite: spriteTile, Owner: board.Nobody, Facing: g.facing(l, d),
	}
}

// halfPiece returns half a tile. Its cell identifies it, since no tile has its light half there.
func (g *game) halfPiece(i uint, colour int8, open bool) board.Piece {
	return board.Piece{
		ID: uint16(i) + 1, At: board.Target(i), To: board.NoTarget, Sprite: spriteHalf, Owner: colour, Open: open,
	}
}

// facing returns the direction from cell i to its neighbour j in eighths of a turn clockwise from north.
func (g *game) facing(i, j uint) uint8 {
	c, r := g.offset(i, j)
	eighths := [3][3]uint8{ // by row, then by column
		{7, 0, 1},
		{6, 0, 2},
		{5, 4, 3},
	}
	return eighths[r+1][c+1]
}

// offset returns how many columns and rows cell j is to the right of and below cell i.
func (g *game) offset(i, j uint) (columns, rows int) {
	return int(j)%g.size - int(i)%g.size, int(j)/g.size - int(i)/g.size
}

// outline returns the line around a group, labelled with its size.
func (g *game) outline(kind board.OutlineKind, group cells, colour int8) board.Outline {
	return board.Outline{
		Kind: kind, Cells: targets(group), Owner: colour, Label: int16(group.count()), At: g.middle(group),
	}
}

// middle returns the cell of group nearest to its centroid, the first of several.
func (g *game) middle(group cells) board.Target {
	members := group.appendAll(nil)
	n, columns, rows := len(members), 0, 0
	for _, i := range members {
		columns += int(i) % g.size
		rows += int(i) / g.size
	}
	best, nearest := 0, -1
	for _, i := range members { // n times each distance, to use whole numbers
		dc, dr := n*(int(i)%g.size)-columns, n*(int(i)/g.size)-rows
		if d := dc*dc + dr*dr; nearest < 0 || d < nearest {
			best, nearest = int(i), d
		}
	}
	return board.Target(best)
}

// seat describes the player of a colour, given its counted groups.
func (g *game) seat(colour int8, counted *groups) board.Seat {
	s := board.Seat{
		Colour: colour, Sprite: spriteHalf, Name: role(colour), Role: role(colour),
		Detail: board.Line{Colour: board.Nobody, Text: g.parts(counted)},
		Score:  int32(g.score(&counted.size)), HasScore: true,
	}
	if colour == dark && !g.tieDraw {
		s.Role = board.Say("taiji.role.tie", role(dark))
	}
	for _, n := range counted.size {
		if n > 0 {
			s.Bars = append(s.Bars, int32(n))
		}
	}
	return s
}

// role returns the name of a colour.
func role(colour int8) board.Message {
	return board.Say([]string{light: "taiji.light", dark: "taiji.dark"}[colour])
}

// halfName returns the name of the half of a tile.
func halfName(colour int8) board.Message {
	return board.Say([]string{light: "taiji.lighthalf", dark: "taiji.darkhalf"}[colour])
}

// parts shows how a score is composed, "4 + 3 + 1". It is empty if no group counts.
func (g *game) parts(counted *groups) board.Message {
	var sizes []any
	for _, n := range counted.size {
		if n > 0 {
			sizes = append(sizes, n)
		}
	}
	switch {
	case len(sizes) == 0:
		return board.Message{}
	case g.counted == 1 && g.formula != squares:
		return board.Say("taiji.largest", sizes...)
	}
	keys := [][maxCounted]string{
		sum:     {"taiji.group", "taiji.sum2", "taiji.sum3"},
		squares: {"taiji.squares1", "taiji.squares2", "taiji.squares3"},
		product: {"taiji.group", "taiji.product2", "taiji.product3"},
	}
	return board.Say(keys[g.formula][len(sizes)-1], sizes...)
}

// appendEnd adds what explains the end of the game: halves that do not count, cells that no tile can cover, the result.
func (g *game) appendEnd(v *board.View, p *position, counted *[2]groups) {
	rest := g.all
	for colour := range counted {
		for _, group := range counted[colour].cells {
			rest = rest.minus(group)
		}
	}
	free := p.free()
	for _, i := range rest.appendAll(nil) {
		kind := board.MarkDimmed
		if free.has(uint(i)) {
			kind = board.MarkDead
		}
		v.Marks = append(v.Marks, board.Mark{At: board.Target(i), Kind: kind, Owner: board.Nobody})
	}
	v.Prompt = board.Say("taiji.over")
	switch {
	case free.empty():
		v.Prompt = board.Say("taiji.full")
	case g.tonga:
		v.Prompt = board.Say("taiji.over.tonga")
	}
	v.Detail = g.result(counted)
}

// result gives the scores, the higher one first, and what they mean.
func (g *game) result(counted *[2]groups) board.Message {
	first, second, key := light, dark, "taiji.result"
	scores := [2]int{g.score(&counted[light].size), g.score(&counted[dark].size)}
	switch w := g.winners(scores); {
	case w == 1<<light|1<<dark:
		key = "taiji.result.draw"
	case scores[light] == scores[dark]:
		key = "taiji.result.tie"
	case w == 1<<dark:
		first, second = dark, light
	}
	return board.Say(key, role(int8(first)), g.total(&counted[first]), g.total(&counted[second]))
}

// total gives a score with its parts, "10² + 7² = 149", except if it is their sum, which the seats show.
func (g *game) total(counted *groups) board.Message {
	if g.formula == sum || counted.size[0] == 0 || counted.size[1] == 0 && g.formula != squares {
		return board.Say("taiji.number", g.score(&counted.size))
	}
	return board.Say("taiji.total", g.parts(counted), g.score(&counted.size))
}

// AppendPreview implements games.Game: the groups that the tile enlarges or joins, with their sizes after it, which groups then count, and the effect
// of the tile on both scores, the mover's first.
func (g *game) AppendPreview(v *board.View, pos games.Position, m games.Move) {
	before := pos.(*position)
	after := *before
	after.Play(m)
	was, is := before.scores(), after.scores()
	counted := after.counted()
	mine := int8(before.mover)
	for _, colour := range [2]int8{mine, mine ^ 1} {
		laid := after.half[colour].minus(before.half[colour])
		group := g.group(laid, after.half[colour])
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Owner == colour && group.has(uint(o.Cells[0])) })
		for i := range v.Outlines {
			if o := &v.Outlines[i]; o.Owner == colour {
				o.Kind = counted[colour].kind(uint(o.Cells[0]))
			}
		}
		if group != laid {
			v.Outlines = append(v.Outlines,
				g.outline(board.OutlineMerged, group, colour), g.outline(counted[colour].kind(group.first()), group, colour))
		}
		v.Tag = append(v.Tag, board.Line{Colour: colour, Text: change(colour, was[colour], is[colour])})
	}
}

// kind returns whether the group on cell i is counted in b.
func (b *groups) kind(i uint) board.OutlineKind {
	if slices.ContainsFunc(b.cells[:], func(group cells) bool { return group.has(i) }) {
		return board.OutlineCounted
	}
	return board.OutlineLoose
}

// change describes the change of a score. A product may fall when groups join.
func change(colour int8, was, is int) board.Message {
	switch {
	case is > was:
		return board.Say("taiji.gains", role(colour), is-was, is)
	case is < was:
		return board.Say("taiji.loses", role(colour), was-is, is)
	}
	return board.Say("taiji.stays", role(colour), is)
}

// maxGains limits the tiles shown.
const maxGains = 3

// Skipped implements games.Threatener.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.mover ^= 1
	return &q
}

// AppendThreats implements games.Threatener: the tiles with which the player would gain the most and, among equals, from which the opponent gains the
// least. No two of them share a cell.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := q.mover
	type change struct {
		m          games.Move
		gain, lose int
	}
	was := q.scores()
	var cs []change
	for _, m := range q.AppendMoves(nil) {
		after := *q
		after.Play(m)
		is := after.scores()
		if gain := is[me] - was[me]; gain > 0 {
			cs = append(cs, change{m, gain, is[me^1] - was[me^1]})
		}
	}
	slices.SortStableFunc(cs, func(a, b change) int { return cmp.Or(b.gain-a.gain, a.lose-b.lose) })
	var covered cells
	best := 0
	for _, c := range cs {
		l, d := tile(c.m)
		both := singleton(l).or(singleton(d))
		if best == maxGains || !covered.and(both).empty() {
			continue
		}
		covered = covered.or(both)
		best++
		v.Threats = append(v.Threats, board.Threat{
			Kind: board.ThreatGain, Owner: int8(me), Label: int16(c.gain), Steps: g.AppendSteps(nil, q, c.m),
		})
	}
	if best == 0 {
		v.ThreatSummary = board.Say("taiji.lens.none", role(int8(me)))
		return
	}
	key := "taiji.lens.gain"
	if len(cs) > 1 && cs[1].gain == cs[0].gain {
		key = "taiji.lens.gains"
	}
	v.ThreatSummary = board.Say(key, role(int8(me)), cs[0].gain, g.FormatMove(q, cs[0].m))
}

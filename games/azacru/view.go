// What Azacru shows (AppendView): board, pieces, lines of movement, seats and prompts. Also previews with the effect of a ply, threats, facts about a
// cell, and the targets and buttons of a ply. Change here what is shown; render/board_azacru.go draws the board, why.go explains refused clicks.

package azacru

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// markerBase plus a cell is the number of its marker; the numbers of pieces are lower.
const markerBase = 100

// A viewer builds the view of a position.
type viewer struct {
	pos *position
	v   *board.View
}

// AppendView adds the tiles, the pieces with their powers, the players and the prompt. After a piece is chosen it adds its rays, and after a landing
// across a border the headings to choose from.
func (g *game) AppendView(v *board.View, pos games.Position, path []board.Target) {
	p := viewer{pos.(*position), v}
	p.appendPieces()
	p.appendSeats()
	if p.pos.g.players == 2 {
		v.Lead = board.Lead(v.Seats[0], v.Seats[1])
	}
	if p.pos.Over() {
		p.setResult()
		p.appendCounts()
		return
	}
	me := colour(int(p.pos.mover))
	v.Prompt = board.Say("azacru.prompt.piece", me)
	if p.pos.trigger >= 0 {
		v.Prompt = board.Say("azacru.prompt.last", me)
	}
	v.Detail = p.situation()
	if len(path) > 0 && path[0].IsCell() {
		v.Rays = p.pos.appendRays(v.Rays, int(path[0]))
		v.Prompt = board.Say("azacru.prompt.target", me)
		v.Detail = p.powerText(int(path[0]))
	} else {
		p.appendMovable()
	}
	if len(path) == 1 {
		v.Region = appendLand(v.Region, fixed.land[path[0]])
	}
	if len(path) > 1 {
		p.setDial(int(path[0]), int(path[1]))
		v.Step, v.Steps = 2, 2 // the cell was the first
		v.Prompt = board.Say("azacru.prompt.heading", me)
		v.Detail = board.Say("azacru.detail.heading", board.Instruction{
			Pointer: board.Say("azacru.heading.point"), Touch: board.Say("azacru.heading.touch"),
			Keys: board.Say("azacru.heading.keys", board.ActDialLeft, board.ActDialRight, board.ActPlay),
		})
	}
}

// appendPieces adds the coloured cells and then the pieces.
func (p viewer) appendPieces() {
	v := p.v
	for i, f := range p.pos.fields {
		if f.tile() >= 0 {
			v.Pieces = append(v.Pieces, board.Piece{
				ID: markerBase + uint16(i), At: cell(i), To: board.NoTarget, Sprite: markerSprite, Owner: int8(f.tile()),
			})
		}
	}
	for i, f := range p.pos.fields {
		if f.taken() {
			v.Pieces = append(v.Pieces, board.Piece{
				ID: uint16(f.number()), At: cell(i), To: board.NoTarget, Sprite: chevronSprite, Owner: int8(f.owner()),
				Facing: uint8(f.facing()), Figure: uint8(p.pos.power(f.owner(), i)),
			})
		}
	}
}

// appendMovable adds the cells of the mover's pieces that can move.
func (p viewer) appendMovable() {
	for s := p.pos.pieces[p.pos.mover]; !s.empty(); {
		if from := s.pop(); p.pos.targets(int(p.pos.mover), from) > 0 {
			p.v.Choices = append(p.v.Choices, cell(from))
		}
	}
}

// appendSeats adds the players: tiles, pieces, and targets or the part in the last round.
func (p viewer) appendSeats() {
	v := p.v
	for i := range p.pos.g.players {
		v.Seats[i] = board.Seat{
			Colour: int8(i), Sprite: chevronSprite, Name: colour(i), Role: colour(i), Score: int32(p.pos.tiles[i]), HasScore: true,
			Detail: p.seatLine(i),
		}
	}
}

// seatLine shows what a player has left and, in the last round, whether his turn is over, current or still to come.
func (p viewer) seatLine(player int) board.Line {
	l, me := board.Line{Colour: board.Nobody}, colour(player)
	pieces := board.Say("azacru.pieces", p.pos.pieces[player].count())
	switch {
	case p.pos.trigger == int8(player):
		l.Text, l.Short = board.Say("azacru.seat.trigger", pieces), board.Say("azacru.seat.trigger.short")
		l.Named = board.Say("azacru.seat.trigger.named", me)
	case p.pos.Over() || p.pos.trigger < 0 && p.pos.mobility(player) > 0:
		l.Text, l.Named = pieces, board.Say("azacru.pieces.named", me, p.pos.pieces[player].count())
	case p.pos.trigger >= 0 && !p.pos.turnPending(player):
		l.Text, l.Short, l.Icon = board.Say("azacru.seat.done", pieces), board.Say("azacru.seat.done.short"), board.IconDone
		l.Named = board.Say("azacru.seat.done.named", me)
	case p.pos.trigger >= 0 && int(p.pos.mover) == player:
		l.Text, l.Short = board.Say("azacru.seat.now", pieces), board.Say("azacru.seat.now.short")
		l.Named = board.Say("azacru.seat.now.named", me)
	case p.pos.trigger >= 0:
		l.Text, l.Short = board.Say("azacru.seat.last", pieces), board.Say("azacru.seat.last.short")
		l.Named = board.Say("azacru.seat.last.named", me)
	default:
		l.Text, l.Short = board.Say("azacru.seat.stuck", pieces), board.Say("azacru.seat.stuck.short")
		l.Named = board.Say("azacru.seat.stuck.named", me)
	}
	return l
}

// turnPending reports whether the player's turn in the last round is still to come: he sits between the player to move and the trigger.
func (p *position) turnPending(player int) bool {
	n := p.g.players
	return (player-int(p.mover)+n)%n < (int(p.trigger)-int(p.mover)+n)%n
}

// situation says what the player to move should know before he chooses a piece.
func (p viewer) situation() board.Message {
	me := colour(int(p.pos.mover))
	if p.pos.mobility(int(p.pos.mover)) == 0 {
		if p.pos.trigger < 0 {
			return board.Say("azacru.detail.trigger")
		}
		return board.Say("azacru.passes", me)
	}
	if p.pos.trigger >= 0 {
		return board.Say("azacru.detail.last", colour(int(p.pos.trigger)), me)
	}
	if quiet := int(p.pos.g.quietLimit) - int(p.pos.quietPlies); quiet <= 2*p.pos.g.players {
		return board.Say("azacru.detail.quiet", quiet)
	}
	return board.Say("azacru.detail.start", board.Instruction{
		Pointer: board.Say("azacru.start.point"), Keys: board.Say("azacru.start.keys", board.ActNext, board.ActPlay),
	})
}

// powerText explains the power of the mover's piece on from.
func (p viewer) powerText(from int) board.Message {
	me := int(p.pos.mover)
	n := int(p.pos.local[me][fixed.land[from]])
	if n == 0 {
		return board.Say("azacru.detail.nopower", colour(me))
	}
	return board.Say("azacru.detail.power", p.pos.power(me, from), n, colour(me))
}

// appendRays appends the three lines of movement of the mover's piece on from, as long as its power.
func (p *position) appendRays(dst []board.Ray, from int) []board.Ray {
	for _, d := range p.fields[from].ahead() {
		if stops := p.stops(from, d); len(stops) > 0 {
			dst = append(dst, board.Ray{From: cell(from), Stops: stops, Owner: int8(p.mover)})
		}
	}
	return dst
}

// stops lists what the mover's piece on from meets in a direction.
func (p *position) stops(from, direction int) []board.Stop {
	me := int(p.mover)
	reach := p.reach(me, from, direction)
	l := p.landingsAt(me, from, direction, reach)
	var stops []board.Stop
	for k := 1; k <= reach; k++ {
		at := from + k*steps[direction]
		kind := board.StopBlocked
		switch f := p.fields[at]; {
		case has(l.lost, k):
			kind = board.StopConnect
		case has(l.land, k):
			kind = board.StopLand
		case !f.taken() && f.tile() >= 0 && f.tile() != me:
			kind = board.StopEnemy
		}
		stops = append(stops, board.Stop{At: cell(at), Kind: kind})
	}
	return stops
}

// setDial offers the three headings at the landing.
func (p viewer) setDial(from, to int) {
	v := p.v
	d, _, ok := between(from, to)
	if !ok {
		return
	}
	v.Dial = board.Dial{At: cell(to), Sprite: chevronSprite, Owner: int8(p.pos.mover)}
	for i, twist := range dialTwists {
		v.Dial.Buttons = append(v.Dial.Buttons, twistButtons[twist])
		v.Dial.Facings = append(v.Dial.Facings, uint8((d+turns[twist])&7))
		if twist == straight {
			v.Dial.Default = i
		}
	}
}

// between returns the direction and the number of steps from one cell to another. ok is false if they are not in line.
func between(from, to int) (direction, k int, ok bool) {
	for d, step := range steps {
		for k := 1; k <= int(fixed.reach[from][d]); k++ {
			if from+k*step == to {
				return d, k, true
			}
		}
	}
	return 0, 0, false
}

// setResult names the winners and says what ended the game.
func (p viewer) setResult() {
	v := p.v
	winners := games.Winners(p.pos.Payoffs(), p.pos.g.players)
	switch names := joinNames(winners); {
	case len(winners) == 1:
		v.Prompt = board.Say("game.wins", names)
	case len(winners) == p.pos.g.players:
		v.Prompt = board.Say("game.draw")
	default:
		v.Prompt = board.Say("azacru.shared", names)
	}
	if p.pos.trigger == int8(p.pos.mover) {
		v.Detail = board.Say("azacru.end.pass", colour(int(p.pos.trigger)), p.pos.g.players-1)
		return
	}
	v.Detail = board.Say("azacru.end.quiet", quietRounds)
}

// appendCounts lists the tiles, one borderland after the other.
func (p viewer) appendCounts() {
	for land := range uint8(lands) {
		for i, f := range p.pos.fields {
			if fixed.land[i] == land && f.tile() >= 0 {
				p.v.Counts = append(p.v.Counts, board.Count{At: cell(i), Seat: int8(f.tile())})
			}
		}
	}
}

// joinNames joins the names of players: "Navy, Rust and Sky".
func joinNames(players []games.Player) board.Message {
	names := colour(int(players[0]))
	for i, w := range players[1:] {
		key := "azacru.list.more"
		if i == len(players)-2 {
			key = "azacru.list.last"
		}
		names = board.Say(key, names, colour(int(w)))
	}
	return names
}

// The sprites, in the order of Geometry.Sprites.
const (
	markerSprite uint8 = iota
	chevronSprite
)

// The targets besides the cells, in the order of Geometry.Buttons.
const (
	leftButton = board.ButtonBase + iota
	straightButton
	rightButton
	passButton
)

// twistButtons holds the button of each twist.
var twistButtons = [twists]board.Target{straightButton, leftButton, rightButton}

// dialTwists are the twists from left to right as seen by the piece.
var dialTwists = [twists]int{left, straight, right}

// colourKeys name the players.
var colourKeys = [games.MaxPlayers]string{"azacru.navy", "azacru.rust", "azacru.sky", "azacru.straw"}

// colour returns the name of a player.
func colour(player int) board.Message { return board.Say(colourKeys[player]) }

func newGeometry(players int) board.Geometry {
	const width = size + 2*board.TileGap
	return board.Geometry{
		Surface: board.Tiles,
		Columns: size,
		Rows:    size,
		Cells:   board.Tiled(),
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

// Geometry returns nine plates of nine cells, the three headings and the pass.
func (g *game) Geometry() *board.Geometry { return &g.geometry }

// AppendSteps appends the cell of the piece, the cell where it lands and, if the heading is free, its button.
func (g *game) AppendSteps(dst []board.Target, pos games.Position, m games.Move) []board.Target {
	if m == passMove {
		return append(dst, passButton)
	}
	p := pos.(*position)
	from, d, k, twist := unpack(m)
	dst = append(dst, cell(from), cell(target(m)))
	if has(p.landingsAt(int(p.mover), from, d, k).free(from, d), k) {
		dst = append(dst, twistButtons[twist])
	}
	return dst
}

// Pass returns the forced pass.
func (g *game) Pass(pos games.Position) (games.Move, bool) {
	return passMove, pos.Legal(passMove)
}

// complete returns the legal move with the targets of path; a missing heading means straight on. If there is none it returns games.NoMove and the
// reason.
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

// An effect lists the changes by a move other than a pass, apart from the moved piece.
type effect struct {
	gain   int            // tiles that the mover gains
	turned []board.Target // the cells in between that become the mover's
	jumped []board.Target // the pieces in between
	taken  [games.MaxPlayers]int
	lost   bool // the piece leaves the board
	power  int  // of the piece where it lands
}

// effectOf returns the effect of m, legal in p and not a pass.
func (p *position) effectOf(m games.Move) effect {
	me := int(p.mover)
	from, d, k, _ := unpack(m)
	l := p.landingsAt(me, from, d, k)
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

// AppendPreview marks the cells that a connection converts and the piece that it costs, and describes the gain of tiles and the new power of the
// piece. Detail describes a connection that changes or jumps something.
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

// connection describes the effect of the connection m.
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

// describeCell is Spec.DescribeCell: the tiles of each player in the cell's borderland, which determine the powers.
func describeCell(pos games.Position, t board.Target) (said board.Message, about []board.Target) {
	p := pos.(*position)
	land := fixed.land[t]
	about = appendLand(nil, land)
	neutral := cells / lands
	for player := range p.g.players {
		n := int(p.local[player][land])
		if n == 0 {
			continue
		}
		neutral -= n
		part := board.Say("azacru.land.part", colour(player), n)
		if said.Empty() {
			said = part
		} else {
			said = board.Say("azacru.list.more", said, part)
		}
	}
	switch {
	case said.Empty():
		return board.Say("azacru.land.empty"), about
	case neutral == 0:
		return board.Say("azacru.land.full", said), about
	}
	return board.Say("azacru.land", said, neutral), about
}

// appendLand appends the cells of a borderland.
func appendLand(dst []board.Target, land uint8) []board.Target {
	for i, other := range fixed.land {
		if other == land {
			dst = append(dst, cell(i))
		}
	}
	return dst
}

// maxMoves limits the moves shown.
const maxMoves = 5

// Skipped implements games.Threatener. A last round continues.
func (g *game) Skipped(pos games.Position) games.Position {
	q := *pos.(*position)
	q.next(false)
	return &q
}

// AppendThreats implements games.Threatener: the moves that gain the player more than one tile or take tiles from others, largest effect first and at
// most one per landing cell; then the cells that each piece can reach.
func (g *game) AppendThreats(v *board.View, pos games.Position) {
	q := g.Skipped(pos).(*position)
	me := colour(int(q.mover))
	if q.Over() || q.mobility(int(q.mover)) == 0 {
		v.ThreatSummary = board.Say("azacru.lens.none", me)
		return
	}
	type grasp struct {
		m     games.Move
		e     effect
		taken int // from others
	}
	var gs []grasp
	var reach [cells][]board.Target // by the cell of the piece
	var reached cellSet
	for _, m := range q.AppendMoves(nil) {
		from, _, _, twist := unpack(m)
		if twist != straight {
			continue // the landing and the converted cells are the same
		}
		reach[from] = append(reach[from], cell(target(m)))
		reached.add(target(m))
		x := grasp{m: m, e: q.effectOf(m)}
		for _, n := range x.e.taken {
			x.taken += n
		}
		if x.e.gain > 1 {
			gs = append(gs, x)
		}
	}
	slices.SortStableFunc(gs, func(a, b grasp) int { return cmp.Or(b.e.gain+b.taken-a.e.gain-a.taken, b.e.gain-a.e.gain) })
	var landed cellSet
	for _, x := range gs {
		to := target(x.m)
		if len(v.Threats) == maxMoves || landed.has(to) {
			continue
		}
		landed.add(to)
		v.Threats = append(v.Threats, board.Threat{
			Kind: board.ThreatGain, Owner: int8(q.mover), Label: int16(x.e.gain), Lost: x.e.lost,
			Steps: g.AppendSteps(nil, q, x.m), Hits: append(x.e.turned, cell(to)),
		})
	}
	for from, hits := range reach {
		if len(hits) > 0 {
			v.Threats = append(v.Threats, board.Threat{
				Kind: board.ThreatReach, Owner: int8(q.mover), Steps: []board.Target{cell(from)}, Hits: hits, Rays: q.openRays(from),
			})
		}
	}
	switch {
	case len(gs) == 0:
		v.ThreatSummary = board.Say("azacru.lens.reach", me, reached.count())
	case gs[0].taken > 0:
		v.ThreatSummary = board.Say("azacru.lens.takes", me, g.FormatMove(q, gs[0].m), gs[0].e.gain, gs[0].taken)
	default:
		v.ThreatSummary = board.Say("azacru.lens.gains", me, g.FormatMove(q, gs[0].m), gs[0].e.gain)
	}
}

// openRays returns the lines of movement of the mover's piece on from, each up to the last cell that it can reach.
func (p *position) openRays(from int) (open []board.Ray) {
	for _, r := range p.appendRays(nil, from) {
		for len(r.Stops) > 0 && !r.Stops[len(r.Stops)-1].Kind.Open() {
			r.Stops = r.Stops[:len(r.Stops)-1]
		}
		if len(r.Stops) > 0 {
			open = append(open, r)
		}
	}
	return open
}

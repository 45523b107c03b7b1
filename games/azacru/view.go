package azacru

import (
	"quintet/games"
	"quintet/games/board"
)

// markerBase is added to a cell to number its marker; the numbers of pieces lie below.
const markerBase = 100

// A viewer fills in what is to be seen of a position.
type viewer struct {
	*position
	v *board.View
}

// AppendView adds the tiles, the pieces with their powers, the players and the prompt. With a piece pointed at it adds its
// rays, with a landing beyond a border the headings to choose from.
func (g *game) AppendView(v *board.View, pos games.Position, path []board.Target) {
	p := viewer{pos.(*position), v}
	p.appendPieces()
	p.appendSeats()
	if p.g.players == 2 {
		v.Lead = board.Lead(v.Seats[0], v.Seats[1])
	}
	if p.Over() {
		p.sayEnd()
		p.appendCounts()
		return
	}
	me := colour(int(p.mover))
	v.Prompt = board.Say("azacru.prompt.piece", me)
	if p.trigger >= 0 {
		v.Prompt = board.Say("azacru.prompt.last", me)
	}
	v.Detail = p.situation()
	if len(path) > 0 && path[0].IsCell() {
		v.Rays = p.appendRays(v.Rays, int(path[0]))
		v.Prompt = board.Say("azacru.prompt.target", me)
		v.Detail = p.reachWords(int(path[0]))
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
		v.Detail = board.Say("azacru.detail.heading", board.Way{
			Pointer: board.Say("azacru.heading.point"), Touch: board.Say("azacru.heading.touch"),
			Keys: board.Say("azacru.heading.keys", board.ActDialLeft, board.ActDialRight, board.ActPlay),
		})
	}
}

// appendPieces adds the coloured cells and then what stands on the board.
func (p viewer) appendPieces() {
	v := p.v
	for i, f := range p.fields {
		if f.tile() >= 0 {
			v.Pieces = append(v.Pieces, board.Piece{
				ID: markerBase + uint16(i), At: cell(i), To: board.NoTarget, Sprite: markerSprite, Owner: int8(f.tile()),
			})
		}
	}
	for i, f := range p.fields {
		if f.taken() {
			v.Pieces = append(v.Pieces, board.Piece{
				ID: uint16(f.number()), At: cell(i), To: board.NoTarget, Sprite: chevronSprite, Owner: int8(f.owner()),
				Facing: uint8(f.facing()), Figure: uint8(p.power(f.owner(), i)),
			})
		}
	}
}

// appendMovable adds the cells of the mover's pieces that can move.
func (p viewer) appendMovable() {
	for s := p.pieces[p.mover]; !s.empty(); {
		if from := s.pop(); p.targets(int(p.mover), from) > 0 {
			p.v.Choices = append(p.v.Choices, cell(from))
		}
	}
}

// appendSeats fills in the players: tiles, pieces, and targets or the part in the last round.
func (p viewer) appendSeats() {
	v := p.v
	for i := range p.g.players {
		v.Seats[i] = board.Seat{
			Colour: int8(i), Sprite: chevronSprite, Name: colour(i), Role: colour(i), Score: int32(p.tiles[i]), HasScore: true,
			Detail: p.seatLine(i),
		}
	}
}

// seatLine says what a player has left and, in the last round, whether his turn is played, has come or is still to come.
func (p viewer) seatLine(player int) board.Line {
	l, me := board.Line{Colour: board.Nobody}, colour(player)
	pieces := board.Say("azacru.pieces", p.pieces[player].count())
	switch {
	case p.trigger == int8(player):
		l.Text, l.Short = board.Say("azacru.seat.trigger", pieces), board.Say("azacru.seat.trigger.short")
		l.Named = board.Say("azacru.seat.trigger.named", me)
	case p.Over() || p.trigger < 0 && p.mobility(player) > 0:
		l.Text, l.Named = pieces, board.Say("azacru.pieces.named", me, p.pieces[player].count())
	case p.trigger >= 0 && !p.turnToCome(player):
		l.Text, l.Short, l.Icon = board.Say("azacru.seat.done", pieces), board.Say("azacru.seat.done.short"), board.IconDone
		l.Named = board.Say("azacru.seat.done.named", me)
	case p.trigger >= 0 && int(p.mover) == player:
		l.Text, l.Short = board.Say("azacru.seat.now", pieces), board.Say("azacru.seat.now.short")
		l.Named = board.Say("azacru.seat.now.named", me)
	case p.trigger >= 0:
		l.Text, l.Short = board.Say("azacru.seat.last", pieces), board.Say("azacru.seat.last.short")
		l.Named = board.Say("azacru.seat.last.named", me)
	default:
		l.Text, l.Short = board.Say("azacru.seat.stuck", pieces), board.Say("azacru.seat.stuck.short")
		l.Named = board.Say("azacru.seat.stuck.named", me)
	}
	return l
}

// turnToCome reports whether the last round has not come to the player yet: he sits from the player to move to the trigger.
func (p viewer) turnToCome(player int) bool {
	n := p.g.players
	return (player-int(p.mover)+n)%n < (int(p.trigger)-int(p.mover)+n)%n
}

// situation says what the player to move should know before he points at a piece.
func (p viewer) situation() board.Message {
	me := colour(int(p.mover))
	if p.mobility(int(p.mover)) == 0 {
		if p.trigger < 0 {
			return board.Say("azacru.detail.trigger")
		}
		return board.Say("azacru.passes", me)
	}
	if p.trigger >= 0 {
		return board.Say("azacru.detail.last", colour(int(p.trigger)), me)
	}
	if quiet := int(p.g.quiet) - int(p.since); quiet <= 2*p.g.players {
		return board.Say("azacru.detail.quiet", quiet)
	}
	return board.Say("azacru.detail.start", board.Way{
		Pointer: board.Say("azacru.start.point"), Keys: board.Say("azacru.start.keys", board.ActNext, board.ActPlay),
	})
}

// reachWords explains the power of the mover's piece on from.
func (p viewer) reachWords(from int) board.Message {
	me := int(p.mover)
	n := int(p.local[me][fixed.land[from]])
	if n == 0 {
		return board.Say("azacru.detail.nopower", colour(me))
	}
	return board.Say("azacru.detail.power", p.power(me, from), n, colour(me))
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

// stops says what the mover's piece on from meets in a direction.
func (p *position) stops(from, direction int) []board.Stop {
	me := int(p.mover)
	reach := p.reach(me, from, direction)
	l := p.look(me, from, direction, reach)
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
	v.Dial = board.Dial{At: cell(to), Sprite: chevronSprite, Owner: int8(p.mover)}
	for i, twist := range dialTwists {
		v.Dial.Buttons = append(v.Dial.Buttons, twistButtons[twist])
		v.Dial.Facings = append(v.Dial.Facings, uint8((d+turns[twist])&7))
		if twist == straight {
			v.Dial.Default = i
		}
	}
}

// between returns the direction and the number of steps from one cell to another. ok is false where they do not lie in line.
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

// sayEnd names the winners and says what ended the game.
func (p viewer) sayEnd() {
	v := p.v
	winners := games.Winners(p.Payoffs(), p.g.players)
	switch names := list(winners); {
	case len(winners) == 1:
		v.Prompt = board.Say("game.wins", names)
	case len(winners) == p.g.players:
		v.Prompt = board.Say("game.draw")
	default:
		v.Prompt = board.Say("azacru.shared", names)
	}
	if p.trigger == int8(p.mover) {
		v.Detail = board.Say("azacru.end.pass", colour(int(p.trigger)), p.g.players-1)
		return
	}
	v.Detail = board.Say("azacru.end.quiet", quietRounds)
}

// appendCounts lists the tiles, a borderland after the other.
func (p viewer) appendCounts() {
	for land := range uint8(lands) {
		for i, f := range p.fields {
			if fixed.land[i] == land && f.tile() >= 0 {
				p.v.Counts = append(p.v.Counts, board.Count{At: cell(i), Seat: int8(f.tile())})
			}
		}
	}
}

// list names players: "Navy, Rust and Sky".
func list(players []games.Player) board.Message {
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

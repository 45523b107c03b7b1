// What a move of Azacru does (Effects): tiles won and taken, the lead, pieces that gain or lose power and moves, what the mover could gain next, and what
// it costs. Add a kind here and its sentences in the folder texts; effects_test.go checks every kind by the rules.

package azacru

import (
	"math/bits"

	"quintet/games"
	"quintet/games/board"
)

// The kinds of effects. What pieces and players can do is what they could do at once, if it were their turn. In the last round the mover has no other
// turn, so nothing counts that concerns his own pieces.
const (
	effectWin     = "win"     // ends the game, which the mover alone wins
	effectTake    = "take"    // takes tiles from another player
	effectLead    = "lead"    // has more tiles than anyone else, and had not
	effectGain    = "gain"    // has more tiles
	effectBlock   = "block"   // a piece of another player, which had a move, has none
	effectPrepare = "prepare" // could gain two tiles or more next turn, and more than now
	effectCurb    = "curb"    // the pieces of another player can go to fewer cells, counted for each piece; Amount is the difference, two or more
	effectPower   = "power"   // the piece has more power
	effectRoom    = "room"    // the piece can go to three cells or more
	effectFree    = "free"    // another piece of the mover, which had no move, has one
	effectEnter   = "enter"   // crosses a border into a borderland where the mover had no tile

	effectLost   = "lost"   // the piece leaves the board
	effectHalt   = "halt"   // the piece has no move
	effectPinch  = "pinch"  // another piece of the mover, which had a move, has none
	effectWeaker = "weaker" // the piece has less power
	effectIdle   = "idle"   // gains no tile
)

// EffectKinds implements games.Explainer.
func (g *game) EffectKinds() (gains, costs []string) {
	return []string{
		effectWin, effectTake, effectLead, effectGain, effectBlock, effectPrepare, effectFree, effectCurb, effectPower, effectRoom,
		effectEnter,
	}, []string{effectLost, effectHalt, effectPinch, effectWeaker, effectIdle}
}

// RemarkKinds implements games.Explainer.
func (g *game) RemarkKinds() []string { return []string{effectTake, effectBlock} }

// Effects implements games.Explainer. A pass has none.
func (g *game) Effects(pos games.Position, mv games.Move) []games.Effect {
	if mv == passMove {
		return nil
	}
	p := pos.(*position)
	from, _, _, _ := unpack(mv)
	e := explainer{before: p, after: *p, me: int(p.mover), from: from, to: target(mv), effect: p.effectOf(mv)}
	e.after.Play(mv)
	e.appendTiles()
	if !e.after.Over() {
		e.appendOthers()
	}
	if p.trigger < 0 {
		e.appendOwn()
	}
	if e.effect.gain == 1 {
		e.addGain()
	}
	e.appendCosts()
	return e.effects
}

// An explainer collects the effects of a move.
type explainer struct {
	before   *position
	after    position
	me       int
	from, to int
	effect   effect
	effects  []games.Effect
}

// add adds an effect. Its sentences get the name of the mover and then args.
func (e *explainer) add(f games.Effect, args ...any) {
	f.Args = append([]any{colour(e.me)}, args...)
	e.effects = append(e.effects, f)
}

// here returns the landing and then more cells.
func (e *explainer) here(more ...board.Target) []board.Target {
	return append([]board.Target{cell(e.to)}, more...)
}

// appendTiles adds what the move means for the count of tiles, apart from a gain of one.
func (e *explainer) appendTiles() {
	if e.after.Over() {
		if w := games.Winners(e.after.Payoffs(), e.after.g.players); len(w) == 1 && int(w[0]) == e.me {
			e.add(games.Effect{Kind: effectWin, Cells: e.here()})
		}
	}
	for player, n := range e.effect.taken {
		if n > 0 {
			e.add(games.Effect{Kind: effectTake, Subject: colourKeys[player], Amount: n, Cells: e.here(e.effect.turned...), Line: e.line()}, colour(player), n)
		}
	}
	if e.effect.gain > 1 {
		e.addGain()
	}
	if e.before.lead(e.me) <= 0 && e.after.lead(e.me) > 0 {
		mine := int(e.after.tiles[e.me])
		e.add(games.Effect{Kind: effectLead, Cells: e.here()}, mine, mine-e.after.lead(e.me))
	}
}

// addGain adds the gain of tiles.
func (e *explainer) addGain() {
	f := games.Effect{Kind: effectGain, Amount: e.effect.gain, Cells: e.here(e.effect.turned...)}
	if len(e.effect.turned) > 0 {
		f.Line = e.line()
	}
	e.add(f, e.effect.gain)
}

// line returns the ends of the move.
func (e *explainer) line() []board.Target { return []board.Target{cell(e.from), cell(e.to)} }

// lead returns how many tiles more than the best of the others the player has.
func (p *position) lead(player int) int {
	best := 0
	for i, n := range p.tiles[:p.g.players] {
		if i != player {
			best = max(best, int(n))
		}
	}
	return int(p.tiles[player]) - best
}

// appendOthers adds what the move takes from players who still have a turn: the last move of a piece, or cells to go to.
func (e *explainer) appendOthers() {
	type piece struct{ player, at int }
	var blocked []piece
	var fewer [games.MaxPlayers]int
	for player := range e.before.g.players {
		if player == e.me || e.after.trigger >= 0 && !e.after.turnPending(player) {
			continue
		}
		for s := e.before.pieces[player]; !s.empty(); {
			at := s.pop()
			was, now := e.before.targets(player, at), e.after.targets(player, at)
			fewer[player] += was - now
			if was > 0 && now == 0 {
				blocked = append(blocked, piece{player, at})
			}
		}
	}
	for _, b := range blocked {
		e.add(games.Effect{Kind: effectBlock, Subject: label(b.at), Cells: e.here(cell(b.at))}, colour(b.player), label(b.at))
	}
	for player, n := range fewer {
		if n > 1 {
			e.add(games.Effect{Kind: effectCurb, Subject: colourKeys[player], Amount: n, Cells: e.here()}, colour(player), n)
		}
	}
}

// appendOwn adds what the move does for the pieces of the mover, who has another turn.
func (e *explainer) appendOwn() {
	if n := e.after.bestGain(e.me); n > max(1, e.before.bestGain(e.me)) {
		e.add(games.Effect{Kind: effectPrepare, Amount: n, Cells: e.here()}, n)
	}
	if was := e.before.power(e.me, e.from); !e.effect.lost && e.effect.power > was {
		e.add(games.Effect{Kind: effectPower, Amount: e.effect.power, Cells: e.here()}, e.effect.power)
	}
	if n := e.after.targets(e.me, e.to); !e.effect.lost && n > 2 {
		e.add(games.Effect{Kind: effectRoom, Amount: n, Cells: e.here()}, n)
	}
	for s := e.after.pieces[e.me]; !s.empty(); {
		at := s.pop()
		if at != e.to && e.before.targets(e.me, at) == 0 && e.after.targets(e.me, at) > 0 {
			e.add(games.Effect{Kind: effectFree, Subject: label(at), Cells: e.here(cell(at))}, label(at))
		}
	}
	if land := fixed.land[e.to]; land != fixed.land[e.from] && e.before.local[e.me][land] == 0 {
		e.add(games.Effect{Kind: effectEnter, Subject: label(centre(land)), Cells: e.here()}, label(e.to))
	}
}

// appendCosts adds what is bad for the mover.
func (e *explainer) appendCosts() {
	cost := func(kind, subject string, amount int, at int, args ...any) {
		e.add(games.Effect{Kind: kind, Subject: subject, Amount: amount, Cost: true, Cells: []board.Target{cell(at)}}, args...)
	}
	if e.before.trigger < 0 {
		was := e.before.power(e.me, e.from)
		switch {
		case e.effect.lost:
			cost(effectLost, "", 0, e.to)
		case e.after.targets(e.me, e.to) == 0:
			cost(effectHalt, "", 0, e.to)
		case e.effect.power < was:
			cost(effectWeaker, "", was-e.effect.power, e.to, e.effect.power, was)
		}
		for s := e.after.pieces[e.me]; !s.empty(); {
			at := s.pop()
			if at != e.to && e.before.targets(e.me, at) > 0 && e.after.targets(e.me, at) == 0 {
				cost(effectPinch, label(at), 0, at, label(at))
			}
		}
	}
	if e.effect.gain == 0 {
		cost(effectIdle, "", 0, e.to)
	}
}

// centre returns the middle cell of a borderland.
func centre(land uint8) int { return int(land)/3*3*size + size + int(land)%3*3 + 1 }

// bestGain returns the most tiles that a connection of the player could gain if it were his turn.
func (p *position) bestGain(player int) int {
	best := 0
	for s := p.pieces[player]; !s.empty(); {
		from := s.pop()
		for _, d := range p.fields[from].ahead() {
			l := p.landingsAt(player, from, d, p.reach(player, from, d))
			n := 0
			for at, k := from+steps[d], bits.Len8(l.change); k > 1; at, k = at+steps[d], k-1 {
				if p.fields[at].tile() != player {
					n++
				}
			}
			best = max(best, n)
		}
	}
	return best
}

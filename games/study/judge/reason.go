// Reasons for hints and grades, in the words of the game (Look.Reasons, Ply.Reasons). They follow from what the game says that plies do
// (games.Explainer): what a ply does, what it keeps the next player from or lets him do, and what it costs. A proven result is a reason of its own. Each is
// true by the rules or proven; if nothing is, nothing is said. Change here when something is a reason (maxShare) and which comes first.

package judge

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Form says how a reason speaks of a ply.
type Form uint8

// The forms.
const (
	Proves Form = iota // the result after the ply is certain
	Does               // the ply has the effect
	Stops              // no reply to the turn has the effect, which one would have after the mistake or if the turn were left out
	Allows             // the best reply has the effect, and no reply to the better ply has it
	Costs              // the ply has the effect, which is bad for its player, and the better ply does not
)

// A Reason is a sentence about a ply that is true by the rules or proven, with the cells that it speaks of.
type Reason struct {
	Move   games.Move   // the ply
	Rest   []games.Move // for Stops: what must follow it in the turn, which Text says; otherwise the turn may end with Move
	Form   Form
	Text   board.Message
	Cells  []board.Target // in the order of importance
	Line   []board.Target // a link or path, from end to end; empty for none
	Effect games.Effect   // not for Proves
	Reply  []games.Move   // for Stops and Allows: plies of one turn of the next player, the last one with the effect
	Share  float64        // the share of the other legal plies that have the same reason, for Costs one of its kind; at most maxShare, not known for Proves
}

// Board returns what a board shows of r.
func (r Reason) Board() board.Reason { return board.Reason{Text: r.Text, Cells: r.Cells, Line: r.Line} }

// maxShare is the largest share of the other legal plies that may have the same reason.
const maxShare = 0.2

// maxTried is how many effects are examined for one reason. It bounds the time.
const maxTried = 8

// Reasons returns why the best ply of l, the look at pos in g, is good: at most one reason of each of the forms Proves, Does and Stops, the most
// important first. There is none if g does not explain its plies or if the ply is forced. It takes about 10 ms on the usual boards.
func (l Look) Reasons(g games.Game, pos games.Position) []Reason {
	x := newReasoner(g, pos)
	if x == nil || l.Best() == games.NoMove {
		return nil
	}
	return append(x.wins(l), x.praise(l.Lines[0].Moves, nil, x.threats())...)
}

// Reasons returns why p, played in pos in g, is worse than the best ply: first that the best ply wins for certain, if it alone is known to. Then come for
// p at most one reason of the form Allows or Costs and at most one of the form Proves, and for the best ply at most two, as Look.Reasons has them, that p
// does not have. There is none if p is the best ply. It takes about 10 ms on the usual boards.
func (p Ply) Reasons(g games.Game, pos games.Position) (all []Reason) {
	x := newReasoner(g, pos)
	best := p.Before.Best()
	if x == nil || best == games.NoMove || best == p.Move {
		return nil
	}
	if !p.After.Proven || p.After.Chances[p.Player] < 1 {
		all = x.wins(p.Before)
	}
	threats := x.replies(p)
	for _, find := range []func() (Reason, bool){
		func() (Reason, bool) { return x.allows(p.Move, best, threats) },
		func() (Reason, bool) { return x.costs(p.Move, best) },
	} {
		if r, ok := find(); ok {
			all = append(all, r)
			break
		}
	}
	if r, ok := x.loses(p); ok {
		all = append(all, r)
	}
	rest := x.restOf(p.line())
	threats = slices.DeleteFunc(append(threats, x.threats()...), func(t threat) bool { return x.stopped(t, p.Move) || x.stopped(t, p.Move, rest...) })
	return append(all, x.praise(p.Before.Lines[0].Moves, x.effectsOf(p.Move), threats)...)
}

// A reasoner finds reasons in one position.
type reasoner struct {
	game    games.Explainer
	id      string
	gains   []string
	pos     games.Position
	moves   []games.Move
	effects [][]games.Effect // by index of the ply; nil until asked for
	after   []games.Position // the same
	ended   []games.Position // the same; after the turn
}

// newReasoner returns nil if there is nothing to say about any ply in pos.
func newReasoner(g games.Game, pos games.Position) *reasoner {
	e, ok := g.(games.Explainer)
	if !ok || pos.Over() {
		return nil
	}
	x := &reasoner{game: e, id: g.Info().ID, pos: pos, moves: pos.AppendMoves(nil)}
	if len(x.moves) < 2 {
		return nil
	}
	x.gains, _ = e.EffectKinds()
	x.effects = make([][]games.Effect, len(x.moves))
	x.after, x.ended = make([]games.Position, len(x.moves)), make([]games.Position, len(x.moves))
	return x
}

// effectsOf returns the effects of mv in the position.
func (x *reasoner) effectsOf(mv games.Move) []games.Effect {
	i := slices.Index(x.moves, mv)
	if x.effects[i] == nil {
		x.effects[i] = append([]games.Effect{}, x.game.Effects(x.pos, mv)...)
	}
	return x.effects[i]
}

// afterOf returns the position after mv.
func (x *reasoner) afterOf(mv games.Move) games.Position {
	i := slices.Index(x.moves, mv)
	if x.after[i] == nil {
		x.after[i] = played(x.pos, mv)
	}
	return x.after[i]
}

// turnAfter returns the position after the turn of mv and rest. Other plies that the turn could have are left out. It returns nil if the turn is not
// possible, or if the game does not know how to leave out the others.
func (x *reasoner) turnAfter(mv games.Move, rest ...games.Move) games.Position {
	i := slices.Index(x.moves, mv)
	if x.ended[i] != nil && len(rest) == 0 {
		return x.ended[i]
	}
	after := x.afterOf(mv)
	for _, r := range rest {
		if after.Over() || after.ToMove() != x.pos.ToMove() || !after.Legal(r) {
			return nil
		}
		after = played(after, r)
	}
	if !after.Over() && after.ToMove() == x.pos.ToMove() {
		t, ok := x.game.(games.Threatener)
		if !ok {
			return nil
		}
		after = t.Skipped(after)
	}
	if len(rest) == 0 {
		x.ended[i] = after
	}
	return after
}

// restOf returns the plies after the first of line that are of the same turn.
func (x *reasoner) restOf(line []games.Move) (rest []games.Move) {
	after := x.afterOf(line[0])
	for _, mv := range line[1:] {
		if after.Over() || after.ToMove() != x.pos.ToMove() {
			break
		}
		rest, after = append(rest, mv), played(after, mv)
	}
	return rest
}

// stopped reports whether t is not possible after the turn of mv and rest. It is false if there is no such turn.
func (x *reasoner) stopped(t threat, mv games.Move, rest ...games.Move) bool {
	after := x.turnAfter(mv, rest...)
	return after != nil && (after.Over() || !x.has(after, t))
}

// rare returns the share of the plies other than mv for which holds is true, and whether it is small enough.
func (x *reasoner) rare(mv games.Move, holds func(games.Move) bool) (share float64, ok bool) {
	n, most := 0, int(maxShare*float64(len(x.moves)-1))
	for _, other := range x.moves {
		if other != mv && holds(other) {
			if n++; n > most {
				return 1, false
			}
		}
	}
	return float64(n) / float64(len(x.moves)-1), true
}

// reason returns the reason for an effect e.
func (x *reasoner) reason(mv games.Move, f Form, e games.Effect, share float64) Reason {
	r := Reason{Move: mv, Form: f, Text: e.Does(x.id), Cells: e.Cells, Line: e.Line, Effect: e, Share: share}
	switch f {
	case Stops:
		r.Text = e.Stops(x.id)
	case Allows:
		r.Text = e.Allows(x.id)
	}
	return r
}

// does finds the first gain of mv that is rare and not among others.
func (x *reasoner) does(mv games.Move, others []games.Effect) (Reason, bool) {
	for _, e := range x.effectsOf(mv) {
		if e.Cost || games.HasEffect(others, e) {
			continue
		}
		if share, ok := x.rare(mv, func(m games.Move) bool { return games.HasEffect(x.effectsOf(m), e) }); ok {
			return x.reason(mv, Does, e, share), true
		}
	}
	return Reason{}, false
}

// costs finds what mv costs and the better ply does not. Costs of one kind are the same, since those of two plies are rarely about one thing.
func (x *reasoner) costs(mv, better games.Move) (Reason, bool) {
	for _, e := range x.effectsOf(mv) {
		costs := func(m games.Move) bool {
			return slices.ContainsFunc(x.effectsOf(m), func(f games.Effect) bool { return f.Kind == e.Kind && f.Amount >= e.Amount })
		}
		if !e.Cost || costs(better) {
			continue
		}
		if share, ok := x.rare(mv, costs); ok {
			return x.reason(mv, Costs, e, share), true
		}
	}
	return Reason{}, false
}

// A threat is a ply of the next player, with those before it in the same turn, and a gain that it has.
type threat struct {
	reply  []games.Move
	effect games.Effect
}

// has reports whether t's reply is possible in pos and still has the effect.
func (x *reasoner) has(pos games.Position, t threat) bool {
	for i, mv := range t.reply {
		if pos.Over() || !pos.Legal(mv) {
			return false
		}
		if i < len(t.reply)-1 {
			pos = played(pos, mv)
		}
	}
	return games.HasEffect(x.game.Effects(pos, t.reply[len(t.reply)-1]), t.effect)
}

// appendGains appends the gains, except minor ones, of the last ply of reply, which is legal in pos.
func (x *reasoner) appendGains(all []threat, pos games.Position, reply ...games.Move) []threat {
	for _, e := range x.game.Effects(pos, reply[len(reply)-1]) {
		if !e.Cost && !e.Minor {
			all = append(all, threat{reply, e})
		}
	}
	return all
}

// line returns p and the plies that are expected after it.
func (p Ply) line() []games.Move {
	line := []games.Move{p.Move}
	if p.After.Best() != games.NoMove {
		line = append(line, p.After.Lines[0].Moves...)
	}
	return line
}

// replies returns the gains of the best reply to the turn of p and of the next ply of its turn, the most important first. If the search has not found that
// ply, it is the one with the most important gain.
func (x *reasoner) replies(p Ply) []threat {
	line := p.line()
	rest := x.restOf(line)
	after, best := x.turnAfter(p.Move, rest...), line[1+len(rest):]
	if after == nil || after.Over() || len(best) == 0 || !after.Legal(best[0]) {
		return nil
	}
	all := x.appendGains(nil, after, best[0])
	next := played(after, best[0])
	if next.Over() || next.ToMove() != after.ToMove() {
		return all
	}
	if len(best) > 1 && next.Legal(best[1]) {
		all = x.appendGains(all, next, best[:2]...)
	} else {
		var seconds []threat
		for _, mv := range next.AppendMoves(nil) {
			seconds = x.appendGains(seconds, next, best[0], mv)
		}
		if x.sort(seconds); len(seconds) > 0 {
			all = append(all, seconds[0])
		}
	}
	x.sort(all)
	return all
}

// sort sorts threats by the importance of their kinds, then by the amount.
func (x *reasoner) sort(all []threat) {
	slices.SortStableFunc(all, func(a, b threat) int {
		return cmp.Or(cmp.Compare(slices.Index(x.gains, a.effect.Kind), slices.Index(x.gains, b.effect.Kind)), cmp.Compare(b.effect.Amount, a.effect.Amount))
	})
}

// threats returns what the next player could gain in a turn of one or two plies if this turn were left out, the most important kinds first; of equal ones
// only the largest.
func (x *reasoner) threats() (all []threat) {
	t, ok := x.game.(games.Threatener)
	if !ok {
		return nil
	}
	skipped := t.Skipped(x.pos)
	if skipped.Over() || skipped.ToMove() == x.pos.ToMove() {
		return nil
	}
	for _, reply := range skipped.AppendMoves(nil) {
		all = x.appendGains(all, skipped, reply)
		if next := played(skipped, reply); !next.Over() && next.ToMove() == skipped.ToMove() {
			for _, mv := range next.AppendMoves(nil) {
				all = x.appendGains(all, next, reply, mv)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b threat) int {
		return cmp.Or(cmp.Compare(slices.Index(x.gains, a.effect.Kind), slices.Index(x.gains, b.effect.Kind)),
			cmp.Compare(a.effect.Subject, b.effect.Subject), cmp.Compare(b.effect.Amount, a.effect.Amount))
	})
	return slices.CompactFunc(all, func(a, b threat) bool { return a.effect.Kind == b.effect.Kind && a.effect.Subject == b.effect.Subject })
}

// allows finds a gain of the reply to mv that no reply to the better ply has.
func (x *reasoner) allows(mv, better games.Move, threats []threat) (Reason, bool) {
	if after := x.afterOf(mv); after.Over() || after.ToMove() == x.pos.ToMove() {
		return Reason{}, false // the rest of the turn can prevent it
	}
	for _, t := range threats[:min(len(threats), maxTried)] {
		after := x.afterOf(better)
		if after.ToMove() == x.pos.ToMove() {
			continue
		}
		share, ok := x.rare(mv, func(m games.Move) bool { return x.has(x.afterOf(m), t) })
		if ok && x.lacks(after, t.effect, len(t.reply)) && !x.usual(mv, better, t.effect) {
			r := x.reason(mv, Allows, t.effect, share)
			r.Reply = t.reply
			return r, true
		}
	}
	return Reason{}, false
}

// usual reports whether e, a gain of a reply to mv, is about what mv has placed, and the same can happen to what the better ply places or to what most
// plies place, as when a group can be blocked. It looks at some of the plies.
func (x *reasoner) usual(mv, better games.Move, e games.Effect) bool {
	const looks, most = 10, 2
	if !touches(e, x.cellsOf(x.pos, mv)) {
		return false
	}
	if x.suffers(better, e) {
		return true
	}
	n := 0
	for i := 0; i < len(x.moves) && n <= most; i += max(1, len(x.moves)/looks) {
		if m := x.moves[i]; m != mv && m != better && x.suffers(m, e) {
			n++
		}
	}
	return n > most
}

// suffers reports whether a reply to mv has a gain like e about what mv has placed.
func (x *reasoner) suffers(mv games.Move, e games.Effect) bool {
	after, placed := x.afterOf(mv), x.cellsOf(x.pos, mv)
	return !after.Over() && slices.ContainsFunc(after.AppendMoves(nil), func(reply games.Move) bool {
		return slices.ContainsFunc(x.game.Effects(after, reply), func(f games.Effect) bool {
			return f.Kind == e.Kind && f.Amount >= e.Amount && touches(f, placed)
		})
	})
}

// touches reports whether e is about one of cells.
func touches(e games.Effect, cells []board.Target) bool {
	return slices.ContainsFunc(cells, func(t board.Target) bool { return slices.Contains(e.Cells, t) })
}

// stops finds the first of threats that the turn of mv and rest keeps the next player from.
func (x *reasoner) stops(threats []threat, mv games.Move, rest ...games.Move) (Reason, bool) {
	after, tried := x.turnAfter(mv, rest...), 0
	if after == nil || after.Over() {
		return Reason{}, false
	}
	for _, t := range threats {
		if !x.stopped(t, mv, rest...) {
			continue
		}
		if tried++; tried > maxTried {
			break
		}
		share, ok := x.rare(mv, func(m games.Move) bool { return x.stopped(t, m) || x.stopped(t, m, rest...) })
		if ok && x.lacks(after, t.effect, pliesLeft(after)) {
			r := x.reason(mv, Stops, t.effect, share)
			if r.Reply, r.Rest = t.reply, rest; len(rest) > 0 {
				r.Text = board.Say("game.reason.with", r.Text, x.game.FormatMove(x.afterOf(mv), rest[0]))
			}
			return r, true
		}
	}
	return Reason{}, false
}

// pliesLeft returns how many plies the player to move in pos may make in the turn.
func pliesLeft(pos games.Position) int {
	if t, ok := pos.(games.TurnTaker); ok && !pos.Over() {
		return t.PliesLeft()
	}
	return 1
}

// lacks reports whether none of the next plies of the player to move in pos has e. It is false if there are more than two plies to look at.
func (x *reasoner) lacks(pos games.Position, e games.Effect, plies int) bool {
	if pos.Over() {
		return true
	}
	moves := pos.AppendMoves(nil)
	if slices.ContainsFunc(moves, func(m games.Move) bool { return games.HasEffect(x.game.Effects(pos, m), e) }) {
		return false
	}
	if plies == 1 {
		return true
	}
	next := pos.Clone()
	return plies == 2 && !slices.ContainsFunc(moves, func(m games.Move) bool {
		next.CopyFrom(pos)
		next.Play(m)
		return !next.Over() && next.ToMove() == pos.ToMove() && !x.lacks(next, e, 1)
	})
}

// praise returns why the first ply of line is good: what it does, unless others have it too, and what it stops, if necessary with the rest of the turn.
func (x *reasoner) praise(line []games.Move, others []games.Effect, threats []threat) (all []Reason) {
	if r, ok := x.does(line[0], others); ok {
		all = append(all, r)
	}
	r, ok := x.stops(threats, line[0])
	if rest := x.restOf(line); !ok && len(rest) > 0 {
		r, ok = x.stops(threats, line[0], rest...)
	}
	if ok {
		all = append(all, r)
	}
	rank := func(r Reason) int { return slices.Index(x.gains, r.Effect.Kind) }
	slices.SortStableFunc(all, func(a, b Reason) int { return cmp.Compare(rank(a), rank(b)) })
	return all
}

// wins returns that the best ply of l wins for certain, if it alone is known to.
func (x *reasoner) wins(l Look) []Reason {
	mover := x.pos.ToMove()
	won := func(l Line) bool { return l.Proven && l.Chances[mover] == 1 }
	if !won(l.Lines[0]) || slices.ContainsFunc(l.Lines[1:], won) {
		return nil
	}
	return []Reason{{Move: l.Best(), Form: Proves, Text: board.Say("game.reason.wins", l.Plies()), Cells: x.cellsOf(x.pos, l.Best())}}
}

// loses returns that the other of two players wins for certain after p, and that it is not so after the best ply.
func (x *reasoner) loses(p Ply) (Reason, bool) {
	after := x.afterOf(p.Move)
	if x.pos.Players() != 2 || after.Over() || !p.After.Proven || p.After.Chances[p.Player] > 0 || p.Loss == 0 || p.Before.Choice == Only {
		return Reason{}, false
	}
	name := games.ViewOf(x.game, x.pos).Seats[1-p.Player].Name
	return Reason{Move: p.Move, Form: Proves, Text: board.Say("game.reason.loses", name), Cells: x.cellsOf(after, p.After.Best())}, true
}

// cellsOf returns the cells among the steps of mv in pos.
func (x *reasoner) cellsOf(pos games.Position, mv games.Move) []board.Target {
	return slices.DeleteFunc(x.game.AppendSteps(nil, pos, mv), func(t board.Target) bool { return !t.IsCell() })
}

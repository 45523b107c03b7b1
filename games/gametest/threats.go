// Checks that threats come true (checkThreats): what a game says that the next player, or the player to move, could do can be played and has the
// announced effect. Also the facts about a cell (Spec.DescribeCell). Add the effect of a new kind of threat here (comesTrue).

package gametest

import (
	"reflect"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// checkThreats: the announced threats are the same when asked again, lie on the board, and come true when they are played in the position with the
// turn skipped.
func (x *checker) checkThreats(p games.Position) {
	g, ok := x.g.(games.Threatener)
	if !ok {
		return
	}
	var v, again board.View
	v.Reset()
	g.AppendThreats(&v, p)
	again.Reset()
	g.AppendThreats(&again, p)
	x.want(same(v.Threats, again.Threats), "threats", "two lists of threats of one position differ")
	x.want(len(v.Threats) <= board.MaxThreats, "threats", "there are %d threats, more than %d", len(v.Threats), board.MaxThreats)
	x.want(!v.ThreatSummary.Empty(), "threats", "nothing is said about the threats")
	x.checkMessage("threats", v.ThreatSummary)
	skipped := g.Skipped(p)
	for _, t := range v.Threats {
		x.want(t.Kind <= board.ThreatWay && x.isOwner(t.Owner) && t.Owner >= 0 && x.areCells(t.Hits), "threats", "%+v is not valid", t)
		x.want((len(t.Steps) > 0) == (t.Kind <= board.ThreatReach), "threats", "%+v has %d steps", t, len(t.Steps))
		if skipped.Over() {
			x.fail("threats", "%+v, though the game would be over", t)
			return
		}
		x.checkThreat(skipped, t)
	}
	x.checkChances(p, v)
}

// checkChances: what the player to move could do with the rest of his turn comes true when he does it, and follows threats of v that are unchanged.
func (x *checker) checkChances(p games.Position, v board.View) {
	if x.spec.AppendOwnThreats == nil || p.Over() { // a broken view may have played on p until the end
		return
	}
	threats := slices.Clone(v.Threats)
	x.spec.AppendOwnThreats(&v, p)
	x.want(len(v.Threats) <= board.MaxThreats, "chances", "there are %d threats and chances, more than %d", len(v.Threats), board.MaxThreats)
	mover := games.ViewOf(x.g, p).Seats[p.ToMove()].Colour
	for i, t := range v.Threats {
		if t.Owner != mover {
			x.want(i < len(threats) && reflect.DeepEqual(t, threats[i]), "chances", "%+v is none of the threats", t)
			continue
		}
		x.checkThreat(p, t)
	}
}

// checkTold: the game has something to say about every cell, and the cells it then points out include that cell.
func (x *checker) checkTold(p games.Position) {
	if x.spec.DescribeCell == nil {
		return
	}
	for i := range x.g.Geometry().Cells {
		m, about := x.spec.DescribeCell(p, board.Target(i))
		x.want(!m.Empty(), "told", "nothing is said about cell %d", i)
		x.want(slices.Contains(about, board.Target(i)), "told", "what is said about cell %d is about %v", i, about)
		for _, t := range about {
			x.want(t.IsCell() && int(t) < len(x.g.Geometry().Cells), "told", "what is said about cell %d is about %d, which is none", i, t)
		}
		x.checkMessage("told", m)
	}
}

// checkThreat: t comes true when the player to move in p carries it out.
func (x *checker) checkThreat(p games.Position, t board.Threat) {
	mover := p.ToMove()
	before, q := games.ViewOf(x.g, p), p.Clone()
	x.want(before.Seats[mover].Colour == t.Owner, "threats", "%+v is not of the player to move", t)
	if t.Kind < board.ThreatReach && !x.carryOut(q, t.Steps) {
		x.fail("threats", "the steps of %+v are not one legal turn", t)
		return
	}
	x.want(x.comesTrue(p, q, t), "threats", "%+v does not come true", t)
}

// comesTrue reports whether the turn from p to q has the effect that t announces.
func (x *checker) comesTrue(p, q games.Position, t board.Threat) bool {
	mover, before, after := p.ToMove(), games.ViewOf(x.g, p), games.ViewOf(x.g, q)
	switch t.Kind {
	case board.ThreatWin:
		return q.Over() && q.Payoffs()[mover] > 0
	case board.ThreatCut:
		return isCut(before, after, t)
	case board.ThreatGain:
		return q.AppendScores(nil)[mover]-p.AppendScores(nil)[mover] == int(t.Label) && allOf(after, t.Hits, t.Owner)
	case board.ThreatLoop:
		return allOf(after, t.Hits, t.Owner) && looped(after, t)
	case board.ThreatReach:
		return len(t.Steps) == 1 && all(t.Hits, func(hit board.Target) bool { return x.reaches(p, t.Steps[0], hit) }) && raysLead(t.Rays, t.Steps[0], t.Hits)
	case board.ThreatWay:
		return len(t.Hits) == int(t.Label) && all(t.Hits, func(hit board.Target) bool { return empty(before, hit) })
	}
	return false
}

// looped reports whether v has a loop of the owner of t with the same value.
func looped(v *board.View, t board.Threat) bool {
	return slices.ContainsFunc(v.Loops, func(l board.Loop) bool { return l.Owner == t.Owner && l.Label >= t.Label })
}

// empty reports whether nothing lies at t.
func empty(v *board.View, t board.Target) bool {
	return !slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.At == t })
}

// all reports whether f is true of all ts.
func all(ts []board.Target, f func(board.Target) bool) bool {
	return !slices.ContainsFunc(ts, func(t board.Target) bool { return !f(t) })
}

// isCut reports whether t cuts the announced number of links, and at least one.
func isCut(before, after *board.View, t board.Threat) bool {
	return len(t.Hits) == int(t.Label) && len(t.Hits) > 0 && all(t.Hits, func(via board.Target) bool {
		return linked(before, via, t.Owner) && !linked(after, via, t.Owner)
	})
}

// linked reports whether v has a link via that target that is not the owner's.
func linked(v *board.View, via board.Target, owner int8) bool {
	return slices.ContainsFunc(v.Links, func(l board.Link) bool { return l.Via == via && l.Owner != owner })
}

// carryOut plays the plies entered by steps. It reports whether they are plies of one turn, with no steps left over.
func (x *checker) carryOut(p games.Position, steps []board.Target) bool {
	mover := p.ToMove()
	b := games.NewBuilder(x.g)
	b.Reset(p)
	for _, t := range steps {
		if p.ToMove() != mover {
			return false
		}
		m, progress := b.Click(t)
		switch progress {
		case games.Refused:
			return false
		case games.Complete:
			p.Play(m)
			b.Reset(p)
		}
	}
	return len(b.Path()) == 0
}

// allOf reports whether a piece of the given colour lies on all of ts.
func allOf(v *board.View, ts []board.Target, owner int8) bool {
	return all(ts, func(t board.Target) bool {
		return slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.At == t && p.Owner == owner })
	})
}

// raysLead reports whether all rays start at from and the places where a piece may land on them are exactly hits.
func raysLead(rays []board.Ray, from board.Target, hits []board.Target) bool {
	var ends []board.Target
	for _, r := range rays {
		if r.From != from || len(r.Stops) == 0 || !r.Stops[len(r.Stops)-1].Kind.Open() {
			return false
		}
		for _, s := range r.Stops {
			if s.Kind.Open() {
				ends = append(ends, s.At)
			}
		}
	}
	slices.Sort(ends)
	return slices.Equal(ends, slices.Sorted(slices.Values(hits)))
}

// reaches reports whether a legal ply begins with from and has t among its steps.
func (x *checker) reaches(p games.Position, from, t board.Target) bool {
	return slices.ContainsFunc(p.AppendMoves(nil), func(m games.Move) bool {
		steps := x.g.AppendSteps(nil, p, m)
		return len(steps) > 0 && steps[0] == from && slices.Contains(steps, t)
	})
}

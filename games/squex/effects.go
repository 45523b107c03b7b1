// What a ply does in Squex, for reasons (Effects): wins, cuts, links made safe, groups and sides joined, ways made shorter or longer, and the price of a
// cut. Add a kind of effect here, in the order of importance (effectRank), with its sentences in the folder texts.

package squex

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// The kinds of effects.
const (
	effectWin    = "win"    // ends the game
	effectThreat = "threat" // could win with one more octagon; Amount is on how many places
	effectCut    = "cut"    // cuts a link; Amount 2 if no other links join its ends any more, else 1
	effectSafe   = "safe"   // makes an own link safe for ever; Amount is 2 if one octagon could have cut it, 1 if two
	effectSide   = "side"   // joins an older group to a side of its colour
	effectJoin   = "join"   // joins two groups
	effectBlock  = "block"  // makes the opponent need more octagons; Amount is how many he then needs
	effectNear   = "near"   // makes the mover need fewer octagons; a larger Amount stands for fewer
	effectFront  = "front"  // stands right before the foremost octagon of an enemy group on its way to a side
	effectAhead  = "ahead"  // brings an older group nearer to a side
	effectMenace = "menace" // makes it possible to cut a link with one octagon
	effectTempo  = "tempo"  // gives the opponent two placements
	effectLoose  = "loose"  // makes a link that one octagon can cut
)

// EffectKinds implements games.Explainer.
func (g *game) EffectKinds() (gains, costs []string) {
	return []string{effectWin, effectThreat, effectCut, effectSafe, effectSide, effectJoin, effectBlock, effectNear,
			effectFront, effectAhead, effectMenace},
		[]string{effectTempo, effectLoose}
}

// RemarkKinds implements games.Explainer.
func (g *game) RemarkKinds() []string { return []string{effectThreat, effectCut} }

// effectRank orders effects: the lower, the more important.
func effectRank(e games.Effect) int {
	const steps = 10
	switch {
	case e.Kind == effectCut && e.Amount < 2, e.Kind == effectSafe && e.Amount < 2:
		return 3 * steps
	case e.Kind == effectMenace:
		return 2 * steps
	case e.Cost:
		return 4 * steps
	}
	gains, _ := (*game)(nil).EffectKinds()
	return slices.Index(gains, e.Kind)
}

// An explained collects the effects of octagon x of colour c.
type explained struct {
	before, after *position
	c             uint8
	x             int
	effects       []games.Effect
}

// add adds an effect whose sentences begin with the mover's colour.
func (e *explained) add(f games.Effect, args ...any) {
	f.Args = append([]any{names[e.c]}, args...)
	e.effects = append(e.effects, f)
}

// Effects implements games.Explainer. The swap has no effects.
func (g *game) Effects(pos games.Position, mv games.Move) []games.Effect {
	p := pos.(*position)
	if mv == swapMove {
		return nil
	}
	after := *p
	after.Play(mv)
	e := explained{before: p, after: &after, c: p.toMove, x: cellOf(mv)}
	if after.Over() {
		path := targets(after.path(e.c, !g.winFirst))
		e.add(games.Effect{Kind: effectWin, Cells: path, Line: path}, goals[e.c])
		return e.effects
	}
	e.cuts()
	e.links()
	e.groups()
	e.ways()
	slices.SortStableFunc(e.effects, func(a, b games.Effect) int { return cmp.Compare(effectRank(a), effectRank(b)) })
	return e.effects
}

// targets returns octagons as cells.
func targets(xs []int) (ts []board.Target) {
	for _, x := range xs {
		ts = append(ts, board.Target(x))
	}
	return ts
}

// addLink adds an effect about the link between octagons a and b.
func (e *explained) addLink(f games.Effect, a, b int, more ...any) {
	a, b = min(a, b), max(a, b)
	from, to := e.after.g.label(a), e.after.g.label(b)
	f.Subject = from + "-" + to
	f.Line = targets([]int{a, b})
	f.Cells = append(slices.Clone(f.Line), f.Cells...)
	e.add(f, append([]any{from, to}, more...)...)
}

// cuts adds the links that are cut, and their price.
func (e *explained) cuts() {
	p := e.before
	t := &p.g.near[e.x]
	for k := range 4 {
		if !p.cutsOn(e.x, k) {
			continue
		}
		a, b := int(t.orth[k]), int(t.orth[(k+1)%4])
		amount := 2
		if e.after.joined(e.c^1, a, b) {
			amount = 1
		}
		e.addLink(games.Effect{Kind: effectCut, Amount: amount}, a, b, amount)
	}
	if len(e.effects) > 0 {
		f := games.Effect{Kind: effectTempo, Cost: true, Cells: []board.Target{board.Target(e.x)}}
		e.add(f, names[e.c^1])
	}
}

// joined reports whether links of any kind join octagons a and b of colour c.
func (p *position) joined(c uint8, a, b int) bool { return p.chain(c, a).has(b) }

// chain returns the octagons that links of any kind join to x of colour c, x included.
func (p *position) chain(c uint8, x int) *set {
	found := &set{}
	found.add(x)
	for queue := []int{x}; len(queue) > 0; {
		x, queue = queue[0], queue[1:]
		for _, y := range p.linked(c, x, false) {
			if !found.has(y) {
				found.add(y)
				queue = append(queue, y)
			}
		}
	}
	return found
}

// links adds what becomes of the links past the octagon, and of those it makes.
func (e *explained) links() {
	p, q := e.before, e.after
	t := &p.g.near[e.x]
	for k, beyond := range t.diag {
		a, b := int(t.orth[k]), int(t.orth[(k+1)%4])
		for c := range uint8(2) {
			if !q.own[c].has(a) || !q.own[c].has(b) || !q.sq[c].has(int(t.squares[k])) {
				continue
			}
			was, cutters := p.linkState(c, e.x, int(beyond))
			is, _ := q.linkState(c, e.x, int(beyond))
			switch {
			case was == board.LinkSafe || was == is:
			case c == e.c:
				e.addLink(games.Effect{Kind: effectSafe, Amount: int(was), Cells: takers(cutters)}, a, b)
			default:
				e.addLink(games.Effect{Kind: effectMenace, Cells: []board.Target{board.Target(beyond)}}, a, b)
			}
		}
	}
	for _, l := range q.links(e.c, e.x) {
		if l.square == noSquare {
			continue
		}
		if state, cutters := q.linkState(e.c, l.beside[0], l.beside[1]); state == board.LinkNow {
			e.addLink(games.Effect{Kind: effectLoose, Cost: true, Cells: takers(cutters)}, e.x, l.to)
		}
	}
}

// takers returns the cells among cutters.
func takers(cutters [2]board.Target) []board.Target {
	l := board.Link{Cutters: cutters}
	return l.CutBy()
}

// A chain is a group by links of any kind, beside the new octagon.
type chain struct {
	at    int    // the octagon beside the new one
	all   *set   // the octagons
	least string // the label of the first octagon, which identifies the chain
	reach [2]int // how many lines it is away from each goal side of its colour
}

// chainOf returns the chain of octagon x of colour c.
func (p *position) chainOf(c uint8, x int) chain {
	found := chain{at: x, all: p.chain(c, x), reach: [2]int{p.g.n, p.g.n}}
	for y := range p.g.near {
		if !found.all.has(y) {
			continue
		}
		if found.least == "" {
			found.least = p.g.label(y)
		}
		for side, away := range p.g.away(c, y) {
			found.reach[side] = min(found.reach[side], away)
		}
	}
	return found
}

// away returns how many lines octagon x is away from each goal side of colour c.
func (g *game) away(c uint8, x int) [2]int {
	line := [2]int{blue: x / g.n, red: x % g.n}[c]
	return [2]int{line, g.n - 1 - line}
}

// groups adds what the octagon does to groups, by links of any kind: it joins own ones to each other and one to a side, or brings it nearer.
func (e *explained) groups() {
	p := e.before
	var chains []chain
	away := p.g.away(e.c, e.x) // of everything joined
	here := away
	for _, l := range e.after.links(e.c, e.x) {
		if slices.ContainsFunc(chains, func(c chain) bool { return c.all.has(l.to) }) {
			continue
		}
		c := p.chainOf(e.c, l.to)
		chains = append(chains, c)
		for side := range away {
			away[side] = min(away[side], c.reach[side])
		}
	}
	slices.SortStableFunc(chains, func(a, b chain) int { return cmp.Compare(b.all.count(), a.all.count()) })
	for i, b := range chains {
		for _, a := range chains[:i] {
			f := games.Effect{Kind: effectJoin, Subject: a.least + "+" + b.least, Cells: targets([]int{e.x, a.at, b.at})}
			e.add(f, p.g.label(a.at), p.g.label(b.at))
		}
	}
	farther := func(side, than int) int {
		return slices.IndexFunc(chains, func(c chain) bool { return c.reach[side] > than })
	}
	for side := range away {
		if i := farther(side, 0); i >= 0 && away[side] == 0 {
			e.addSide(effectSide, e.c, side, chains[i])
		} else if i := farther(side, here[side]); i >= 0 {
			e.addSide(effectAhead, e.c, side, chains[i])
		}
	}
	e.fronts()
}

// fronts adds the enemy groups in whose way the octagon stands.
func (e *explained) fronts() {
	p, foe := e.before, e.c^1
	here := p.g.away(foe, e.x)
	for _, y := range p.g.near[e.x].orth {
		if !p.own[foe].has(int(y)) {
			continue
		}
		c := p.chainOf(foe, int(y))
		for side, away := range p.g.away(foe, int(y)) {
			if here[side] < away && away == c.reach[side] {
				e.addSide(effectFront, foe, side, c)
			}
		}
	}
}

// addSide adds an effect about a chain and a goal side of colour c.
func (e *explained) addSide(kind string, c uint8, side int, about chain) {
	name := sideNames[c][side]
	f := games.Effect{Kind: kind, Subject: name.Key + " " + about.least, Cells: targets([]int{e.x, about.at})}
	e.add(f, e.before.g.label(about.at), name)
}

// sideNames are the goal sides by colour, as what something is joined to.
var sideNames = [2][2]board.Message{
	{board.Say("squex.to.top"), board.Say("squex.to.bottom")},
	{board.Say("squex.to.left"), board.Say("squex.to.right")},
}

// ways adds how the octagon changes the number of octagons that the colours need, and where it threatens to win.
func (e *explained) ways() {
	p, q := e.before, e.after
	mine, _ := p.stonesNeeded(e.c)
	his, _ := p.stonesNeeded(e.c ^ 1)
	needed, way := q.shortestWays(e.c)
	if needed < mine {
		f := games.Effect{Kind: effectNear, Amount: maxCells - needed, Cells: append([]board.Target{board.Target(e.x)}, way...)}
		e.add(f, needed)
	}
	switch needed {
	case 0: // a link on the way can be cut
		e.threat(targets(e.unowned()))
	case 1:
		e.threat(way)
	}
	if needs, ok := q.stonesNeeded(e.c ^ 1); ok && needs > his {
		_, way := p.shortestWays(e.c ^ 1) // empty if they are joined by links that can be cut
		if len(way) == 0 {
			way = targets([]int{e.x})
		}
		e.add(games.Effect{Kind: effectBlock, Amount: needs, Cells: way}, names[e.c^1], needs)
	}
}

// unowned returns the empty octagons after the ply.
func (e *explained) unowned() (xs []int) {
	for x := range e.after.g.near {
		if e.after.owner(x) == nobody {
			xs = append(xs, x)
		}
	}
	return xs
}

// threat adds which of places would win with one more octagon.
func (e *explained) threat(places []board.Target) {
	var wins []board.Target
	var q position
	for _, at := range places {
		q = *e.after
		q.toMove, q.left = e.c, 1
		if q.Play(moveOn(int(at))); q.Over() {
			wins = append(wins, at)
		}
	}
	if len(wins) > 0 {
		e.add(games.Effect{Kind: effectThreat, Amount: len(wins), Cells: wins}, len(wins))
	}
}

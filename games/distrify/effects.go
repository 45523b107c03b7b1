// What a stone of Distrify does (Effects): it wins, threatens, joins and links chains, cuts those of the opponent, closes cells and changes how far the
// colours are from their goals. Add a kind here and its sentences in the folder texts; effects_test.go checks every kind by the rules.

package distrify

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
)

// The kinds of effects. A link is an empty cell where one stone would join two chains, or a chain and a side of its colour. A safe link is a way to do so
// in one turn, whatever the opponent plays before.
const (
	effectWin     = "win"     // joins the sides
	effectSure    = "sure"    // the opponent cannot keep the mover from joining his sides, in this turn or the next
	effectThreat  = "threat"  // the mover could join his sides in his next turn, if the opponent did nothing
	effectLink    = "link"    // a safe link
	effectCut     = "cut"     // the opponent can no longer use a link, and has no other one between the same two chains
	effectJoin    = "join"    // a stone on a link
	effectLonger  = "longer"  // the opponent needs more stones, by stonesNeeded
	effectShorter = "shorter" // the mover needs fewer
	effectClose   = "close"   // a stone of the opponent on a cell would form a crosscut
	effectAlone   = "alone"   // no second stone can follow
)

// EffectKinds implements games.Explainer. With crosscuts=pairs no cell is closed.
func (g *game) EffectKinds() (gains, costs []string) {
	gains = []string{effectWin, effectSure, effectThreat, effectCut, effectJoin, effectLink, effectLonger, effectShorter}
	if !g.crossing {
		gains = append(gains, effectClose)
	}
	return gains, []string{effectAlone}
}

// RemarkKinds implements games.Explainer.
func (g *game) RemarkKinds() []string { return []string{effectThreat, effectCut, effectLink} }

// Effects implements games.Explainer. Only stones have effects.
func (g *game) Effects(pos games.Position, mv games.Move) []games.Effect {
	p := pos.(*position)
	x, ok := g.cell(mv)
	if !ok {
		return nil
	}
	e := explainer{before: p, x: x, me: int(p.turn), his: 1 - int(p.turn), after: *p}
	if e.after.place(x); e.after.Over() {
		e.add(games.Effect{Kind: effectWin, Cells: targets(x), Line: targets(viewer{&e.after, nil}.chain()...)}, goals[e.me])
		return e.effects
	}
	e.skipped = *p
	e.skipped.endTurn()
	if e.done = e.after; int(e.done.turn) == e.me {
		e.done.endTurn()
	}
	e.appendOutcome()
	e.appendCuts()
	safe := e.appendJoins()
	e.appendLinks()
	e.appendDistances()
	e.appendClosed()
	e.effects = append(e.effects, safe...)
	if p.open == noCell && p.opening() == 0 && e.after.open == noCell {
		e.add(games.Effect{Kind: effectAlone, Cost: true, Cells: targets(x)})
	}
	return e.effects
}

// An explainer collects the effects of a stone on x.
type explainer struct {
	before  *position
	skipped position // before, with the opponent to move
	x       int
	me, his int // the colours of the mover and the opponent
	after   position
	done    position // after, with the opponent to move
	effects []games.Effect
}

// add adds an effect. Its sentences get the names of the mover and the opponent, and then args.
func (e *explainer) add(f games.Effect, args ...any) {
	f.Args = append([]any{names[e.me], names[e.his]}, args...)
	e.effects = append(e.effects, f)
}

// appendOutcome adds what the stone decides or threatens. The first stone of a pair that can win decides the game, too.
func (e *explainer) appendOutcome() {
	if e.after.opening() > 0 {
		return
	}
	here := targets(e.x)
	if e.sure() {
		e.add(games.Effect{Kind: effectSure, Cells: here})
	}
	next := e.done
	if next.endTurn(); next.canWin() {
		e.add(games.Effect{Kind: effectThreat, Cells: here}, goals[e.me])
	}
}

// sure reports whether the mover wins in this turn or the next, whatever the opponent does.
func (e *explainer) sure() bool {
	if e.after.open != noCell {
		if win := e.after.finish(); !win.empty() {
			return true
		}
	}
	ps, ok := e.done.StaticResult()
	return ok && ps[e.done.seat(e.me)] > 0
}

// canWin reports whether the player to move, who begins a turn, can join his sides in it.
func (p *position) canWin() bool {
	if win := p.finish(); !win.empty() {
		return true
	}
	if n, ok := p.stonesNeeded(int(p.turn)); !ok || n > 2 {
		return false
	}
	win := p.finishApart()
	return !win.empty()
}

// A chain is stones of one colour that are joined, or a side of the board with all stones joined to it.
type chain struct {
	cells set
	side  int // 0 or 1 for a side of its colour, otherwise -1
	first int // its first cell, or maxCells + side; it tells chains apart
}

// chainAt returns the chain of colour c with the stone on y.
func (p *position) chainAt(y, c int) chain {
	for side := range p.reach[c] {
		if p.reach[c][side].has(y) {
			return p.sideChain(side, c)
		}
	}
	k := chain{side: -1}
	p.spread(&k.cells, y, c)
	k.first = k.cells.first()
	return k
}

// sideChain returns a side of colour c.
func (p *position) sideChain(side, c int) chain {
	return chain{cells: p.reach[c][side], side: side, first: maxCells + side}
}

// chainsIn returns the chains of colour c with a stone in cells, or a side with a cell of rows.
func (p *position) chainsIn(cells, rows set, c int) (chains []chain) {
	for w := range cells {
		cells[w] &= p.stones[c][w]
	}
	for side := range p.reach[c] {
		if reach := &p.reach[c][side]; cells.meets(reach) || rows.meets(&p.g.field.sides[c][side]) {
			chains = append(chains, p.sideChain(side, c))
			cells.without(reach)
		}
	}
	for !cells.empty() {
		k := p.chainAt(cells.first(), c)
		chains = append(chains, k)
		cells.without(&k.cells)
	}
	return chains
}

// chainsAround returns the chains of colour c that a stone on x would join.
func (p *position) chainsAround(x, c int) []chain {
	var here set
	here.add(x)
	return p.chainsIn(p.g.field.king[x], here, c)
}

// together reports whether a and b are one chain, or two sides.
func (a *chain) together(b *chain) bool { return a.first == b.first || a.side >= 0 && b.side >= 0 }

// linksBetween returns the links of a and b, of colour c.
func (p *position) linksBetween(a, b *chain, c int) set {
	links := p.singles(c)
	for _, k := range [2]*chain{a, b} {
		near := k.cells
		p.g.field.widen(&near)
		for w := range links {
			if k.side >= 0 {
				near[w] |= p.g.field.sides[c][k.side][w]
			}
			links[w] &= near[w]
		}
	}
	return links
}

// ways returns the ways in which the opponent of the player to move can join a and b, two of his chains, in his next turn.
func (p *position) ways(a, b *chain) (ts threats) {
	his, ends, rows := 1-int(p.turn), [2]*chain{a, b}, [2]*set{{}, {}}
	for i, k := range ends {
		if k.side >= 0 {
			rows[i] = &p.g.field.sides[his][k.side]
		}
	}
	s := p.shoreOf(his, [2]*set{&a.cells, &b.cells}, rows)
	p.addThreats(&ts, &s)
	return ts
}

// holds reports whether no turn of the player to move, the opponent of ts, spoils all of ts.
func (p *position) holds(ts threats) bool {
	if ts.n == 0 {
		return false
	}
	save := p.defences(&ts)
	return save.empty()
}

// appendJoins adds the chains that the stone joins. It returns those that the opponent could not keep apart anyway: they matter less.
func (e *explainer) appendJoins() (safe []games.Effect) {
	around := e.before.chainsAround(e.x, e.me)
	for i := range around {
		for j := range i {
			a, b := &around[i], &around[j]
			if a.together(b) {
				continue
			}
			n := len(e.effects)
			e.addPair(effectJoin, a, b, pairOf(a, b), e.x, e.me)
			e.effects[n].Minor = e.fresh(a) || e.fresh(b)
			if e.skipped.holds(e.skipped.ways(a, b)) {
				safe = append(safe, e.effects[n])
				e.effects = e.effects[:n]
			}
		}
	}
	return safe
}

// fresh reports whether k is only the first stone of the turn. Such a stone can be anywhere, so it means little what it is joined to.
func (e *explainer) fresh(k *chain) bool {
	return k.side < 0 && e.before.open != noCell && k.first == int(e.before.open) && k.cells.count() == 1
}

// appendLinks adds the chains that the stone links to its own safely, and that were not linked so before. No link matters if the opponent can win. Chains
// with maxThreats ways between them are left out, since there may be more ways.
func (e *explainer) appendLinks() {
	if e.done.canWin() {
		return
	}
	var near set
	near.add(e.x)
	e.before.g.field.widen(&near)
	e.before.g.field.widen(&near)
	rows := near
	e.before.g.field.widen(&near)
	own := e.after.chainAt(e.x, e.me)
	around := e.before.chainsAround(e.x, e.me)
	for _, b := range e.before.chainsIn(near, rows, e.me) {
		if own.together(&b) || len(around) == 0 && b.side >= 0 {
			continue
		}
		ways := e.done.ways(&own, &b)
		if ways.n == maxThreats || !e.done.holds(ways) {
			continue
		}
		subject, old := strconv.Itoa(b.first), false
		for _, a := range around {
			subject = pairOf(&a, &b)
			if old = old || a.together(&b); !old {
				ways := e.skipped.ways(&a, &b)
				old = ways.n == maxThreats || e.skipped.holds(ways)
			}
		}
		if !old {
			e.addPair(effectLink, &own, &b, subject, e.x, e.me)
			e.effects[len(e.effects)-1].Minor = !slices.ContainsFunc(around, func(k chain) bool { return !e.fresh(&k) })
		}
	}
}

// lost returns the cells where the opponent could place a stone before and cannot now.
func (e *explainer) lost() set {
	cells, now := e.before.singles(e.his), e.after.singles(e.his)
	cells.without(&now)
	return cells
}

// appendCuts adds the links of the opponent that the stone cuts.
func (e *explainer) appendCuts() {
	cells := e.lost()
	for _, y := range cells.appendCells(nil) {
		around := e.before.chainsAround(y, e.his)
		for i := range around {
			for j := range i {
				a, b := &around[i], &around[j]
				if a.together(b) {
					continue
				}
				if rest := e.after.linksBetween(a, b, e.his); rest.empty() {
					e.addPair(effectCut, a, b, strconv.Itoa(y)+" "+pairOf(a, b), y, e.his)
				}
			}
		}
	}
}

// appendClosed adds the cells on which a stone of the opponent would now form a crosscut.
func (e *explainer) appendClosed() {
	cells := e.lost()
	cells.remove(e.x)
	for _, y := range cells.appendCells(nil) {
		label := e.before.g.label(y)
		e.add(games.Effect{Kind: effectClose, Subject: label, Cells: targets(e.x, y)}, label)
	}
}

// appendDistances adds by how much the colours are now nearer to joining their sides, or farther.
func (e *explainer) appendDistances() {
	here := targets(e.x)
	his, _ := e.before.stonesNeeded(e.his)
	if hisNow, ok := e.after.stonesNeeded(e.his); ok && hisNow > his {
		e.add(games.Effect{Kind: effectLonger, Amount: hisNow - his, Cells: here}, his, hisNow)
	}
	mine, _ := e.before.stonesNeeded(e.me)
	if mineNow, ok := e.after.stonesNeeded(e.me); ok && mineNow < mine {
		e.add(games.Effect{Kind: effectShorter, Amount: mine - mineNow, Cells: here}, mineNow)
	}
}

// sideKeys are the sides by colour, as places to join something to.
var sideKeys = [2][2]string{{"distrify.to.top", "distrify.to.bottom"}, {"distrify.to.left", "distrify.to.right"}}

// addPair adds an effect about two chains of colour c, which the sentences name by the stones nearest to x.
func (e *explainer) addPair(kind string, a, b *chain, subject string, x, c int) {
	if a.side >= 0 {
		a, b = b, a
	}
	g := e.before.g
	y := g.nearest(a, x)
	f := games.Effect{Kind: kind, Subject: subject, Cells: targets(e.x)}
	if y != e.x {
		f.Cells = append(f.Cells, board.Target(y))
	}
	if b.side >= 0 {
		e.add(f, g.label(y), board.Say(sideKeys[c][b.side]))
		return
	}
	z := g.nearest(b, x)
	f.Cells = append(f.Cells, board.Target(z))
	e.add(f, g.label(y), board.Say("distrify.to.cell", g.label(z)))
}

// pairOf names two chains in a subject.
func pairOf(a, b *chain) string {
	return strconv.Itoa(min(a.first, b.first)) + " " + strconv.Itoa(max(a.first, b.first))
}

// nearest returns the stone of k that is nearest to x, the first of several.
func (g *game) nearest(k *chain, x int) int {
	best := noCell
	for _, y := range k.cells.appendCells(nil) {
		if best == noCell || g.field.squaredDistance(y, x) < g.field.squaredDistance(best, x) {
			best = y
		}
	}
	return best
}

package judge

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
	"quintet/games/study/chance"
	"quintet/games/words"
)

// A reasonCheck looks for reasons at random positions of a game and proves them anew, ply by ply.
type reasonCheck struct {
	*testing.T
	g     games.Explainer
	book  *words.Book
	found map[Form]int
	spent time.Duration
}

// hasEffect reports whether mv has e in pos.
func (c *reasonCheck) hasEffect(pos games.Position, mv games.Move, e games.Effect) bool {
	return games.HasEffect(c.g.Effects(pos, mv), e)
}

// lets reports whether a ply of pos, or a second ply of the same turn, has e.
func (c *reasonCheck) lets(pos games.Position, e games.Effect) bool {
	for _, mv := range pos.AppendMoves(nil) {
		next := played(pos, mv)
		if c.hasEffect(pos, mv, e) || !next.Over() && next.ToMove() == pos.ToMove() && c.lets(next, e) {
			return true
		}
	}
	return false
}

// turnAfter returns the position after the turn of mv and rest, without other plies of it if the game knows how to leave them out; nil if there is no such
// turn.
func (c *reasonCheck) turnAfter(pos games.Position, mv games.Move, rest ...games.Move) games.Position {
	after := played(pos, mv)
	for _, r := range rest {
		if after.Over() || after.ToMove() != pos.ToMove() || !after.Legal(r) {
			return nil
		}
		after = played(after, r)
	}
	if t, ok := c.g.(games.Threatener); ok && !after.Over() && after.ToMove() == pos.ToMove() {
		return t.Skipped(after)
	}
	return after
}

// holds reports whether r is true of mv in pos. reply is the ply to which Stops and Allows refer.
func (c *reasonCheck) holds(pos games.Position, mv games.Move, r Reason) bool {
	switch r.Form {
	case Does:
		return c.hasEffect(pos, mv, r.Effect)
	case Costs:
		return slices.ContainsFunc(c.g.Effects(pos, mv), func(e games.Effect) bool { return e.Kind == r.Effect.Kind && e.Amount >= r.Effect.Amount })
	}
	if r.Form == Stops {
		return c.stops(pos, c.turnAfter(pos, mv), r) || c.stops(pos, c.turnAfter(pos, mv, r.Rest...), r)
	}
	after := played(pos, mv)
	return after.ToMove() != pos.ToMove() && c.replied(after, r)
}

// stops reports whether after follows a turn in pos, and the reply of r does not have the effect there.
func (c *reasonCheck) stops(pos, after games.Position, r Reason) bool {
	return after != nil && (after.Over() || after.ToMove() != pos.ToMove() && !c.replied(after, r))
}

// replied reports whether the reply of r is possible in after and has the effect.
func (c *reasonCheck) replied(after games.Position, r Reason) bool {
	next, has := after, true
	for i, mv := range r.Reply {
		if has = has && !next.Over() && next.Legal(mv) && next.ToMove() == after.ToMove(); !has {
			break
		}
		if i == len(r.Reply)-1 {
			has = c.hasEffect(next, mv, r.Effect)
		} else {
			next = played(next, mv)
		}
	}
	return has
}

// prove proves r of the position pos.
func (c *reasonCheck) prove(pos games.Position, better games.Move, r Reason) {
	c.found[r.Form]++
	if c.book.Say(r.Text) == r.Text.Key || len(r.Cells) == 0 {
		c.Errorf("%s: %+v has no sentence or no cells", games.TextOf(pos), r)
	}
	if r.Form == Proves {
		return
	}
	shared, moves := 0, pos.AppendMoves(nil)
	for _, mv := range moves {
		if mv != r.Move && c.holds(pos, mv, r) {
			shared++
		}
	}
	share := float64(shared) / float64(len(moves)-1)
	if share != r.Share || share > maxShare || !c.holds(pos, r.Move, r) {
		c.Errorf("%s: %+v is false, or true of %.2f of the other plies", games.TextOf(pos), r, share)
	}
	switch {
	case r.Effect.Minor && r.Form != Does:
		c.Errorf("%s: %+v is about a minor effect", games.TextOf(pos), r)
	case r.Form == Stops && c.lets(c.turnAfter(pos, r.Move, r.Rest...), r.Effect):
		c.Errorf("%s: %+v: a reply has the effect", games.TextOf(pos), r)
	case (r.Form == Costs || r.Form == Allows) && c.holds(pos, better, r):
		c.Errorf("%s: %+v is also true of the better ply", games.TextOf(pos), r)
	}
}

// anyLine returns mv and random plies after it: the rest of its turn, and of the reply the first ply or two.
func anyLine(pos games.Position, r *games.Rand, mv games.Move) (line []games.Move) {
	mover := pos.ToMove()
	for replies := 1 + r.Intn(2); replies > 0 && mv != games.NoMove; {
		line, pos, mv = append(line, mv), played(pos, mv), games.NoMove
		if !pos.Over() {
			mv = catalogtest.AnyMove(pos, r)
		}
		if len(line) > 1 && pos.ToMove() != mover || pos.Over() {
			replies--
		}
	}
	return line
}

// at checks the reasons of a random verdict on pos.
func (c *reasonCheck) at(pos games.Position, r *games.Rand) {
	text := games.TextOf(pos)
	moves := pos.AppendMoves(nil)
	better := moves[r.Intn(len(moves))]
	before := Look{Lines: []Line{{Moves: anyLine(pos, r, better)}}}
	p := Ply{Player: pos.ToMove(), Move: moves[r.Intn(len(moves))], Before: before}
	if line := anyLine(pos, r, p.Move); len(line) > 1 {
		p.After.Lines = []Line{{Moves: line[1:]}}
	}
	start := time.Now()
	good, bad := before.Reasons(c.g, pos), p.Reasons(c.g, pos)
	c.spent += time.Since(start)
	if !reflect.DeepEqual(good, before.Reasons(c.g, pos)) || !reflect.DeepEqual(bad, p.Reasons(c.g, pos)) || games.TextOf(pos) != text {
		c.Errorf("%s: reasons differ, or have changed the position", text)
	}
	if better == p.Move && len(bad) > 0 {
		c.Errorf("%s: the best ply is blamed: %v", text, bad)
	}
	for i, r := range good {
		if r.Move != better || r.Form != Does && r.Form != Stops || i > 0 && r.Form == good[0].Form {
			c.Errorf("%s: reasons of %v are %+v", text, better, good)
		}
	}
	for _, r := range append(good, bad...) {
		c.prove(pos, better, r)
	}
}

func TestReasonsAreProven(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		g, ok := table.Open(t).(games.Explainer)
		if !ok {
			continue
		}
		t.Run(table.String(), func(t *testing.T) {
			c := &reasonCheck{T: t, g: g, book: words.English(words.Of(table.Spec)), found: map[Form]int{}}
			r, n := games.NewRand(1), 0
			for range 6 {
				for p := g.Start(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
					if r.Intn(4) == 0 {
						c.at(p, r)
						n++
					}
				}
			}
			t.Logf("%d positions, %v each: %v", n, c.spent/time.Duration(max(1, n)), c.found)
			if c.found[Does] == 0 {
				t.Error("no ply has a reason")
			}
		})
	}
}

// A proven win is told first, with the plies it takes, unless another ply wins as well; a proven loss if nothing else is.
func TestProvenResultsAreReasons(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		g := table.Open(t)
		pos := g.Start()
		if _, ok := g.(games.Explainer); !ok || pos.Players() != 2 {
			continue
		}
		moves := pos.AppendMoves(nil)
		line := func(mv games.Move, v float64) Line {
			return Line{Moves: []games.Move{mv}, Chances: chance.Chances{v, 1 - v}, Proven: true, Plies: 7}
		}
		won := Look{Chances: chance.Chances{1, 0}, Proven: true, Lines: []Line{line(moves[0], 1), line(moves[1], 0)}}
		all := won.Reasons(g, pos)
		if len(all) == 0 || all[0].Form != Proves || all[0].Text.Args[0] != 7 {
			t.Errorf("%v: a win in seven plies has the reasons %v", table, all)
		}
		missed := Ply{Player: pos.ToMove(), Move: moves[1], Before: won}
		if all := missed.Reasons(g, pos); len(all) == 0 || all[0].Form != Proves || all[0].Move != moves[0] {
			t.Errorf("%v: a mistake that misses a win has the reasons %v", table, all)
		}
		missed.After = Look{Proven: true, Chances: chance.Chances{1, 0}}
		if all := missed.Reasons(g, pos); slices.ContainsFunc(all, func(r Reason) bool { return r.Form == Proves }) {
			t.Errorf("%v: a ply that wins as well has the reasons %v", table, all)
		}
		won.Lines[1] = line(moves[1], 1)
		if all := won.Reasons(g, pos); slices.ContainsFunc(all, func(r Reason) bool { return r.Form == Proves }) {
			t.Errorf("%v: one of two wins has the reasons %v", table, all)
		}
	}
}

func TestGamesWithoutEffectsSayNothing(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, nil)
	pos := g.Start()
	moves := pos.AppendMoves(nil)
	l := Look{Lines: []Line{{Moves: moves[:1]}}}
	if all := append(l.Reasons(g, pos), Ply{Move: moves[1], Before: l}.Reasons(g, pos)...); all != nil {
		t.Errorf("reasons: %v", all)
	}
}

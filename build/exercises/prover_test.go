package exercises

import (
	"slices"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/search"
)

// late returns a position of a random game of g, before plies before its end.
func late(g games.Game, r *games.Rand, before int) games.Position {
	var all []games.Position
	p := g.Start()
	for !p.Over() {
		all = append(all, p.Clone())
		moves := p.AppendMoves(nil)
		p.Play(moves[r.Intn(len(moves))])
	}
	return all[max(0, len(all)-before)]
}

// tables returns a small table of each game for two.
func tables() (all []catalogtest.Table) {
	for _, s := range catalog.All() {
		all = append(all, catalogtest.TablesOf(s, 5)[0])
	}
	return all
}

// A prover and alpha-beta, another solver, agree on the plies of a position.
func TestProverMatchesSolver(t *testing.T) {
	if testing.Short() {
		t.Skip("it solves many positions")
	}
	for _, table := range tables() {
		g := catalogtest.Match(t, table.String(), "").Game()
		v, r, told := newProver(g), games.NewRand(5), 0
		for range 12 {
			p := late(g, r, 6)
			found, err := v.judge(t.Context(), p, 1000)
			must.Succeed(t, err)
			best, worth, ok := solved(t, p)
			if !ok || !found.known || len(found.best) == 0 {
				continue
			}
			told++
			if !slices.Equal(found.best, best) || found.worth != worth {
				t.Errorf("%s: %s: %v are worth %v, want %v with %v", table, games.TextOf(p), found.best, found.worth, best, worth)
			}
		}
		if told == 0 {
			t.Errorf("%s: nothing was to be found in any position", table)
		}
	}
}

// solved returns the best plies of p and their value, by alpha-beta. ok is false if that takes too long.
func solved(t *testing.T, p games.Position) (best []games.Move, worth float32, ok bool) {
	t.Helper()
	worth = -2
	e := search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 1 << 20})
	for _, m := range p.AppendMoves(nil) {
		next := p.Clone()
		next.Play(m)
		v := next.Payoffs()
		if !next.Over() {
			r, err := e.Search(t.Context(), next, search.Limits{Playouts: 20_000})
			if err != nil || !r.Proven {
				return nil, 0, false
			}
			v = r.Value
		}
		if w := v[p.ToMove()]; w > worth {
			best, worth = []games.Move{m}, w
		} else if w == worth {
			best = append(best, m)
		}
	}
	return best, worth, true
}

// forced reports, by the rules alone, whether player can win p within turns turns.
func forced(p games.Position, player, before games.Player, turns int) bool {
	if p.Over() {
		return p.Payoffs()[player] >= 1
	}
	if d, ok := p.(games.Decider); ok {
		if ps, ok := d.Decided(); ok {
			return ps[player] >= 1
		}
	}
	mover := p.ToMove()
	if before == player && mover != player {
		turns--
	}
	if turns < 0 || turns == 0 && mover == player {
		return false
	}
	for _, m := range p.AppendMoves(nil) {
		next := p.Clone()
		next.Play(m)
		if forced(next, player, mover, turns) == (mover == player) {
			return mover == player
		}
	}
	return mover != player
}

// The number of turns of a win agrees with exhaustive search, and the line has as many.
func TestWinTurns(t *testing.T) {
	for _, table := range tables() {
		g := catalogtest.Match(t, table.String(), "").Game()
		r, wins := games.NewRand(6), 0
		for i := range 24 {
			if !gametest.Sampled(i/5, 3) {
				continue
			}
			p := late(g, r, 1+i%5)
			me := p.ToMove()
			n, ok := newCounter(me).turns(p, games.None)
			if !ok {
				n = 3
			}
			for turns := range min(n, 2) {
				if forced(p, me, games.None, turns) {
					t.Fatalf("%s: %s is won in %d turns, counted %d", table, games.TextOf(p), turns, n)
				}
			}
			if !ok || n == 0 || n > 2 {
				continue
			}
			if wins++; !forced(p, me, games.None, n) {
				t.Errorf("%s: %s is not won in %d turns", table, games.TextOf(p), n)
			}
			c := newCounter(me)
			line := c.line(p, games.None, n)
			own, before := 0, games.None
			for _, m := range line {
				if p.ToMove() == me && before != me {
					own++
				}
				before = p.ToMove()
				p.Play(m)
			}
			if own != n || !forced(p, me, before, 0) {
				t.Errorf("%s: a line of %d turns, want %d, to the win", table, own, n)
			}
		}
		if wins == 0 {
			t.Errorf("%s: no position is won", table)
		}
	}
}

package catalog_test

import (
	"os"
	"slices"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// The strongest level, with few playouts or a tenth of its positions, throws no won ending away. The endings come from random and quick games: each
// begins with the earliest position whose value a plain recursion finds. The level plays those plies of the winning side that could throw the win away,
// all others are random. QUINTET_ENDINGS=N plays N such plies in each game; the strength is stated as 1000.
func TestWonEndingsAreKept(t *testing.T) {
	plies := 12
	if testing.Short() {
		plies = 4
	}
	if text := os.Getenv("QUINTET_ENDINGS"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			t.Fatalf("QUINTET_ENDINGS is %q, want a number above 0", text)
		}
		plies = n
	}
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			g, r := catalogtest.Open(t, spec, nil), games.NewRand(11)
			levels := catalog.LevelsOf(spec.ID)
			strongest := levels[len(levels)-1]
			few := search.Limits{Playouts: 500}
			if !strongest.UsesTree(2) {
				few = strongest.Tenth()
			}
			played, endings := 0, 0
			for ; played < plies; endings++ {
				if endings > 100*plies {
					t.Fatalf("%d plies of %d endings", played, endings)
				}
				v := &recursion{known: map[uint64]float32{}}
				p := v.ending(quickGame(t, g, strongest, r))
				winner, e := v.winner(p), strongest.Player(g, r.Uint64(), 1<<20)
				for winner != games.None && v.winner(p) == winner && !p.Over() {
					m := catalogtest.AnyMove(p, r)
					if p.ToMove() == winner && v.canThrow(p, winner) {
						m = searched(t, e, p, few).Best
						if w := v.winner(after(p, m)); w != winner && w != unfound {
							t.Errorf("%s: %s throws the win away", games.TextOf(p), g.FormatMove(p, m))
						}
						played++
					}
					p.Play(m)
				}
			}
			t.Logf("%d plies of %d endings", played, endings)
		})
	}
}

// quickGame returns the positions of a quick game of a level, except the last. It begins with many random plies, since in some games only random players
// reach positions with few moves.
func quickGame(t *testing.T, g games.Game, level catalog.Level, r *games.Rand) (line []games.Position) {
	const playouts = 30
	most := g.MaxPlies()
	random := most/2 + r.Intn(most/2)
	e := level.Engine(r.Uint64(), 1<<20)
	for p := g.Start(); !p.Over(); {
		line = append(line, p.Clone())
		m := catalogtest.AnyMove(p, r)
		if len(line) > random {
			m = searched(t, e, p, search.Limits{Playouts: playouts}).Best
		}
		p.Play(m)
	}
	return line
}

// after returns the position after m in p.
func after(p games.Position, m games.Move) games.Position {
	next := p.Clone()
	next.Play(m)
	return next
}

// A recursion finds the values of positions by the definition, and keeps them by hash: the payoff of the first player if both play their best.
type recursion struct {
	known map[uint64]float32
	most  int              // positions to keep; when more are needed it gives up
	spare []games.Position // by depth
}

// Bounds of an ending: the positions that it takes to find its value, and those of all that can follow.
const (
	mostOfEnding = 5_000
	mostOfAll    = 3 * mostOfEnding
)

// ending returns the earliest position of line whose value is found among mostOfEnding positions.
func (v *recursion) ending(line []games.Position) games.Position {
	v.most = mostOfEnding
	p := line[len(line)-1]
	for i := len(line) - 1; i >= 0 && v.winner(line[i]) != unfound; i-- {
		p = line[i]
	}
	v.most = mostOfAll
	return p
}

// value returns the value of p, at a depth of the recursion; ok is false if that needs too many positions.
func (v *recursion) value(p games.Position, depth int) (best float32, ok bool) {
	if p.Over() {
		return p.Payoffs()[0], true
	}
	if best, ok = v.known[p.Hash()]; ok {
		return best, true
	}
	if len(v.known) >= v.most {
		return 0, false
	}
	sign := 1 - 2*float32(p.ToMove())
	best = -sign
	if depth == len(v.spare) {
		v.spare = append(v.spare, p.Clone())
	}
	next := v.spare[depth]
	for _, m := range p.AppendMoves(nil) {
		if best == sign {
			break
		}
		next.CopyFrom(p)
		next.Play(m)
		w, ok := v.value(next, depth+1)
		if !ok {
			return 0, false
		}
		best = sign * max(sign*best, sign*w)
	}
	v.known[p.Hash()] = best
	return best, true
}

// unfound is the winner of a position whose value needs too many positions.
const unfound games.Player = 99

// winner returns who wins p, None for a draw.
func (v *recursion) winner(p games.Position) games.Player {
	best, ok := v.value(p, 0)
	switch {
	case !ok:
		return unfound
	case best > 0:
		return 0
	case best < 0:
		return 1
	}
	return games.None
}

// canThrow reports whether some move in p, which winner wins, gives the win away.
func (v *recursion) canThrow(p games.Position, winner games.Player) bool {
	return slices.ContainsFunc(p.AppendMoves(nil), func(m games.Move) bool {
		w := v.winner(after(p, m))
		return w != winner && w != unfound
	})
}

package azacru

import (
	"math"
	"slices"
	"testing"

	"quintet/games"
)

// positions calls f with positions of random games of two to four players, including the first and the last of each, and with the positions of other
// tests.
func positions(t *testing.T, f func(p *position)) {
	t.Helper()
	for _, start := range append(playoutPositions, starts["2"], starts["3"], starts["4"]) {
		for seed := range uint64(5) {
			p, r := parse(t, start), games.NewRand(seed)
			for f(p); !p.Over(); f(p) {
				p.Play(p.pick(r))
			}
		}
	}
}

// swing returns how many tiles m gains the mover on all others together, beyond the cell on which he lands.
func swing(p *position, m games.Move) int {
	after, me := *p, int(p.mover)
	after.Play(m)
	n := 0
	for i := range p.tiles {
		change := int(after.tiles[i]) - int(p.tiles[i])
		if i != me {
			change = -change
		}
		n += change
	}
	if p.fields[target(m)].tile() != me {
		n--
	}
	return n
}

// TestProspect counts the targets of each piece and the conversions from the list of moves, as if it were each player's turn.
func TestProspect(t *testing.T) {
	positions(t, func(p *position) {
		for player := range p.g.players {
			turn := *p
			turn.mover, turn.trigger, turn.quietPlies = uint8(player), -1, 0
			targets := map[int]map[int]bool{}
			conversion := 0
			for _, m := range turn.AppendMoves(nil) {
				if m == passMove {
					continue
				}
				from, _, _, _ := unpack(m)
				if targets[from] == nil {
					targets[from] = map[int]bool{}
				}
				targets[from][target(m)] = true
				conversion = max(conversion, swing(&turn, m))
			}
			pieces := float32(0)
			for _, ts := range targets {
				switch n := len(ts); {
				case n == 1:
					pieces += 8
				case n < 5:
					pieces += 15
				default:
					pieces += 16
				}
			}
			if v, c := p.prospect(player); v != pieces || c != conversion {
				t.Errorf("%s: player %d has pieces worth %v and a conversion of %d, want %v and %d", games.TextOf(p), player+1, v, c, pieces, conversion)
			}
		}
	})
}

// TestCrowd counts the tiles of a borderland by pairs.
func TestCrowd(t *testing.T) {
	p := parse(t, "aab6/1a7/9/3a5/9/9/9/9/8A0 1 2 -")
	if a, b := p.crowd(0), p.crowd(1); a != 9+1+1 || b != 1 {
		t.Errorf("crowds of %d and %d, want 11 and 1", a, b)
	}
}

func TestEvaluate(t *testing.T) {
	positions(t, func(p *position) {
		if p.Over() || p.trigger >= 0 {
			return
		}
		ps := p.Evaluate()
		strength := func(i int) float32 {
			pieces, conversion := p.prospect(i)
			v := 10*float32(p.tiles[i]) - 0.25*float32(p.crowd(i)) + pieces + 3*float32(conversion)
			if i == int(p.mover) {
				v += 5
			}
			return v
		}
		for i := range p.g.players {
			for j := range i {
				if a, b := strength(i), strength(j); (a > b) != (ps[i] > ps[j]) || (a < b) != (ps[i] < ps[j]) {
					t.Errorf("%s: players of strength %v and %v are estimated at %v and %v", games.TextOf(p), a, b, ps[i], ps[j])
				}
			}
		}
	})
}

// With two players a lead as large as the unit leaves the player behind a quarter of the other's share.
func TestCompare(t *testing.T) {
	p := open(t, 2).start
	unit := float32(doubt + doubtPerCell*cells)
	ps := p.compare(&[games.MaxPlayers]float32{unit, 0})
	if math.Abs(float64(ps[0])-0.6) > 1e-6 || ps[1] != -ps[0] {
		t.Errorf("a lead of %v is worth %v, want 0.6", unit, ps)
	}
	if ps := p.compare(&[games.MaxPlayers]float32{7, 7}); ps != (games.Payoffs{}) {
		t.Errorf("equal strengths are worth %v", ps)
	}
}

// TestLastTurn: with one turn left, the estimate is the best result among its plies, by the list of moves.
func TestLastTurn(t *testing.T) {
	n := 0
	positions(t, func(p *position) {
		if p.trigger < 0 || p.Over() || (int(p.mover)+1)%p.g.players != int(p.trigger) {
			return
		}
		n++
		var want games.Payoffs
		best := float32(-2)
		for _, m := range p.AppendMoves(nil) {
			after := *p
			after.Play(m)
			if ps := after.Payoffs(); ps[p.mover] > best {
				best, want = ps[p.mover], ps
			}
		}
		ps := p.Evaluate()
		if got := ps[p.mover]; math.Abs(float64(got-best*certain)) > 1e-6 || p.g.players == 2 && ps[0] != want[0]*certain {
			t.Errorf("%s: estimate %v, the best result is %v", games.TextOf(p), ps, want)
		}
	})
	if n < 10 {
		t.Errorf("only %d positions with one turn left", n)
	}
}

// rules.md 4.3: T12, where the last ply wins, and T15, where it draws.
func TestLastTurnWorked(t *testing.T) {
	for start, want := range map[string]float32{
		"8B0/9/9/9/9/9/9/9/A08 1 2 2":  certain,
		"8B0/8b/9/9/9/9/9/9/A08 1 2 2": 0,
	} {
		if ps := parse(t, start).Evaluate(); ps[0] != want || ps[1] != -want {
			t.Errorf("%s is estimated at %v, want %v for player 1", start, ps, want)
		}
	}
}

// TestPriors weights the moves by their effect: tiles of lead, and targets of the moved piece.
func TestPriors(t *testing.T) {
	positions(t, func(p *position) {
		ms := p.AppendMoves(nil)
		weights := p.AppendPriors(nil, ms)
		worths := make([]float64, len(ms))
		for i, m := range ms {
			if m == passMove {
				continue
			}
			me := int(p.mover)
			from, _, _, _ := unpack(m)
			to := target(m)
			tiles := swing(p, m)
			if p.fields[to].tile() != me {
				tiles++
			}
			worths[i] = float64(10 * tiles)
			if p.trigger < 0 {
				after := *p
				after.Play(m)
				worths[i] -= float64(2 * p.targets(me, from))
				if after.fields[to].owner() == me {
					worths[i] += float64(2 * after.targets(me, to))
				}
			}
		}
		for i, m := range ms {
			want := priorRange / (priorRange + slices.Max(worths) - worths[i])
			if math.Abs(float64(weights[i])-want) > 1e-6 {
				t.Errorf("%s: the weight of %s is %.4f, want %.4f", games.TextOf(p), p.g.FormatMove(p, m), weights[i], want)
			}
		}
	})
}

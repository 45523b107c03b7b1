package distrify

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// winsNow reports whether the mover has a turn that joins his sides, and whether one of at most two stones side by side does.
func winsNow(p *position) (any, beside bool) {
	for _, m := range p.AppendMoves(nil) {
		q := *p
		if q.Play(m); q.Over() {
			return true, true
		}
		if q.turn != p.turn {
			continue
		}
		for _, n := range q.AppendMoves(nil) {
			r := q
			if r.Play(n); !r.Over() {
				continue
			}
			any = true
			x, _ := p.g.cell(m)
			y, _ := p.g.cell(n)
			if d := p.g.direction(x, y); d >= 0 && d%2 == 0 {
				return true, true
			}
		}
	}
	return any, false
}

// canSave reports whether the mover has a turn after which the opponent has none that joins his sides with at most two stones side by
// side.
func canSave(p *position) bool {
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Play(m)
		if q.Over() {
			return true
		}
		if q.turn == p.turn {
			if canSave(&q) {
				return true
			}
		} else if _, beside := winsNow(&q); !beside {
			return true
		}
	}
	return false
}

// In every position without a choice of colours, wins of this turn and lost defences are seen, and nothing else is taken for one.
func TestForeseenIsThisTurnAndTheNext(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawAny(t, 2, 3, 4, 5, 6)
		if p.Over() || p.maySwap() {
			return
		}
		any, beside := winsNow(p)
		s := p.finish()
		if s.empty() == beside || !s.empty() && !any {
			t.Fatalf("%d cells to finish on; a turn wins %v, one of stones side by side %v, in %s", s.count(), any, beside, games.TextOf(p))
		}
		for _, x := range s.appendCells(nil) {
			q := *p
			if q.Play(stone(x)); q.Over() {
				continue
			}
			if next := q.finish(); q.turn != p.turn || next.empty() {
				t.Fatalf("%s does not finish in %s", p.g.label(x), games.TextOf(p))
			}
		}
		if any {
			checkWinIsKept(t, p)
			return
		}
		ps, ok := p.StaticResult()
		if lost := !canSave(p); lost && (!ok || ps[p.ToMove()] != -1) {
			t.Fatalf("StaticResult = %v, %v, though nothing saves the mover in %s", ps, ok, games.TextOf(p))
		}
	})
}

// checkWinIsKept asks that a mover who wins in this turn is not taken for lost and finds the win among the replies.
func checkWinIsKept(t *rapid.T, p *position) {
	if ps, ok := p.StaticResult(); ok && ps[p.ToMove()] != 1 {
		t.Fatalf("StaticResult = %v though the mover wins in this turn in %s", ps, games.TextOf(p))
	}
	for _, m := range p.AppendReplies(nil) {
		q := *p
		q.Play(m)
		if won, _ := winsNow(&q); q.Over() || q.turn == p.turn && won {
			return
		}
	}
	t.Fatalf("no reply wins in this turn in %s", games.TextOf(p))
}

// On boards that can be searched to the end, StaticResult returns the result of best play, and the replies hold a best ply.
func TestForeseenIsBestPlay(t *testing.T) {
	n := 300
	if quick() {
		n = 80
	}
	for i, options := range []string{"size=3 swap=on", "size=4", "size=4 pairs=original", "size=4 crosscuts=pairs", "size=4 pairs=original crosscuts=pairs", "size=3 handicap=1", "size=3 handicap=3"} {
		if !gametest.Sampled(i, 4) {
			continue
		}
		g, r := mustOpen(t, options), games.NewRand(5)
		s := solver{known: map[key]bool{}}
		foreseen, fewer := 0, 0
		for all := 0; all < n; {
			p := g.Start().(*position)
			for least := 2 + r.Intn(6); int(p.count) < least && !p.Over(); {
				gametest.PlayRandom(p, r)
			}
			if p.Over() || g.size > 3 && p.count < 5 {
				continue
			}
			all++
			p.g.swap = false // the solver knows no choice of colours, and there is none any more
			wins := s.wins(p)
			if ps, ok := p.StaticResult(); ok {
				foreseen++
				if (ps[p.ToMove()] == 1) != wins {
					t.Fatalf("%s: StaticResult = %v, the mover wins: %v, in %s", options, ps, wins, games.TextOf(p))
				}
			}
			ms, replies := p.AppendMoves(nil), p.AppendReplies(nil)
			if len(replies) < len(ms) {
				fewer++
			}
			checkReplies(t, &s, p, ms, replies, wins)
		}
		t.Logf("%s: %d foreseen, %d with fewer replies", options, foreseen, fewer)
		if foreseen < n/10 || fewer < n/10 {
			t.Errorf("%s: %d foreseen, %d with fewer replies of %d, want a tenth of each", options, foreseen, fewer, n)
		}
	}
}

// checkReplies asks that replies are some of ms in their order and that one of them wins if the mover can.
func checkReplies(t *testing.T, s *solver, p *position, ms, replies []games.Move, wins bool) {
	t.Helper()
	best := !wins
	from := 0
	for _, m := range replies {
		i := slices.Index(ms[from:], m)
		if i < 0 {
			t.Fatalf("the reply %d is none of the plies from %d on in %s", m, from, games.TextOf(p))
		}
		from += i + 1
		q := *p
		q.Play(m)
		best = best || q.Over() || q.turn == p.turn && s.wins(&q) || q.turn != p.turn && !s.wins(&q)
	}
	if len(replies) == 0 || !best {
		t.Fatalf("%d replies, none of which wins, in %s", len(replies), games.TextOf(p))
	}
}

func TestForeseenByHand(t *testing.T) {
	tests := []struct {
		name, options, position string
		want                    float32 // of the mover, 0 for nothing foreseen
		replies                 string  // "" for all
	}{
		{"a stone joins", "size=5", "2X2/1X1O1/2XO1/1O1X1/5 X - -", 1, "c5 d5 e5"},
		{"two stones join; b3 and b4, c3 and c4 are in a row with others", "size=5", "X4/1X3/5/5/1X3 X - -", 1, "a3"},
		{"the same in the way of the opponent", "size=5", "X4/1X3/5/5/1X3 O - -", 0, "a3 a4"},
		{"three in a row are no pair", "size=5", "2X2/2X2/1O1O1/1O1O1/2X2 X - -", 0, ""},
		{"either stone closes the other cell by a crosscut", "size=5", "2X2/1OX2/5/1XO2/1X3 O - -", 0, "b3 c3"},
		{"swap first", "size=3 swap=on", "3/1X1/3 O - -", 0, ""},
		{"two stones apart join, though nothing saves", "size=4 pairs=original crosscuts=pairs", "X2O/2O1/XO2/2X1 X - -", 1, "b2"},
		{"a single stone joins across two white ones", "size=4 crosscuts=pairs", "1X2/1XO1/1O2/3X X - -", 1, "c3"},
		{"no stone can save", "size=4", "XXOX/O2O/XOXO/XOXO X - -", -1, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			p := mustParse(t, g, tt.position)
			ps, ok := p.StaticResult()
			if got := ps[p.ToMove()]; ok != (tt.want != 0) || got != tt.want {
				t.Errorf("StaticResult = %v, %v, want %v for the mover", ps, ok, tt.want)
			}
			want := p.AppendMoves(nil)
			if tt.replies != "" {
				want = nil
				for _, x := range g.cellsOf(t, tt.replies) {
					want = append(want, stone(x))
				}
			}
			if got := p.AppendReplies(nil); !slices.Equal(got, want) {
				t.Errorf("replies %v, want %v", got, want)
			}
		})
	}
}

package distrify

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// winsNow reports whether the mover has a turn that joins his sides, and whether a single stone or two stones side by side do.
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
			if d := p.g.field.direction(x, y); d >= 0 && d%2 == 0 {
				return true, true
			}
		}
	}
	return any, false
}

// canSave reports whether the mover has a turn after which the opponent cannot join his sides with one stone or two side by side.
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

// In every position without a choice of colours, wins of this turn and lost defences are found, and nothing else is reported as one.
func TestStaticResultCoversTwoTurns(t *testing.T) {
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

// checkWinIsKept checks that a mover who can win in this turn is not reported as lost and has a win among the replies.
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

func TestStaticResultMatchesBestPlay(t *testing.T) {
	rounds := 200
	if quick() {
		rounds = 30
	}
	for i, c := range []struct {
		options string
		from    int // earlier positions cannot be searched to the end in time
	}{
		{"size=3 swap=on", 0}, {"size=4", 7}, {"size=4 pairs=original", 7}, {"size=4 crosscuts=pairs", 7},
		{"size=4 pairs=original crosscuts=pairs", 7}, {"size=3 handicap=1", 0}, {"size=3 handicap=3", 0},
	} {
		if gametest.Sampled(i, 4) {
			gametest.CheckStaticSolver(t, Spec, c.options, rounds, c.from)
		}
	}
}

func TestStaticResultExamples(t *testing.T) {
	tests := []struct {
		name, options, position string
		want                    float32 // of the mover, 0 if nothing is foreseen
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

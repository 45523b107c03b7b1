package squ

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// A solution is the results of positions when both play as well as they can, found by trying everything.
type solution map[[2]cells]map[int8]games.Payoffs

// of returns that of p.
func (s solution) of(p *position) games.Payoffs {
	if p.Over() {
		return p.Payoffs()
	}
	// Beside the discs the open turn and the record decide; sides follow from them.
	rest := p.open*4 + p.holder
	if ps, ok := s[p.discs][rest]; ok {
		return ps
	}
	mover := p.ToMove()
	var best games.Payoffs
	best[mover] = -2
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Play(m)
		if ps := s.of(&q); ps[mover] > best[mover] {
			best = ps
		}
		if best[mover] == 1 {
			break
		}
	}
	if s[p.discs] == nil {
		s[p.discs] = map[int8]games.Payoffs{}
	}
	s[p.discs][rest] = best
	return best
}

// TestForeseenIsBestPlay compares what is foreseen, and the best of the replies, with the exhaustive search of all that follows.
func TestForeseenIsBestPlay(t *testing.T) {
	most, rounds := 9, 60
	if testing.Short() {
		most, rounds = 7, 40
	}
	sizes := []string{"size=3", "size=4", "size=5"}
	if !testing.Short() {
		sizes = append(sizes, "size=3 handicap=1", "size=3 handicap=2")
	}
	for _, o := range sizes {
		for _, ties := range []string{"draw", "record"} {
			g := open(t, o+" ties="+ties)
			r := games.NewRand(5)
			solved := solution{}
			early, forced := 0, 0
			for range rounds {
				for p := g.Start().(*position); !p.Over(); gametest.PlayRandom(p, r) {
					if p.empty().count() > most {
						continue
					}
					want := solved.of(p)
					ps, ok := p.StaticResult()
					if ok && ps != want {
						t.Fatalf("%s: foreseen %v, best play comes to %v", games.TextOf(p), ps, want)
					}
					decided, isDecided := p.Decided()
					if isDecided && (!ok || decided != ps) {
						t.Fatalf("%s: decided %v, foreseen %v, %v", games.TextOf(p), decided, ps, ok)
					}
					if ok && !isDecided {
						early++
					}
					if checkReplies(t, p, solved, want) {
						forced++
					}
				}
			}
			if early == 0 || forced == 0 {
				t.Errorf("%s: %d positions foreseen before they are decided, %d with moves left out", o, early, forced)
			}
		}
	}
}

// checkReplies wants the best of the replies in p to come to want. It reports whether moves are left out.
func checkReplies(t *testing.T, p *position, solved solution, want games.Payoffs) bool {
	t.Helper()
	mover := p.ToMove()
	best := float32(-2)
	replies, all := p.AppendReplies(nil), p.AppendMoves(nil)
	for _, m := range replies {
		if !slices.Contains(all, m) {
			t.Fatalf("%s: reply %d is not legal", games.TextOf(p), m)
		}
		q := *p
		q.Play(m)
		best = max(best, solved.of(&q)[mover])
	}
	if best != want[mover] || !slices.IsSorted(replies) {
		t.Fatalf("%s: the best of the replies %v comes to %v, best play to %v", games.TextOf(p), replies, best, want)
	}
	return len(replies) < len(all)
}

func TestForeseen(t *testing.T) {
	// Red threatens to make the square of the corners, and that on b2 and d4.
	const two = `
		r . . .
		. r b .
		. b . .
		. . . r`
	// Black has side 2 and no more. Red threatens a1-d4, b1-e4 and, in the first, a2-d5, all of side 3.
	const three = `
		r r b . .
		r r . . .
		b . b . b
		. . . r r
		. . b r b`
	const twoOfThree = `
		r r b . .
		r r r . .
		b . b . b
		. . . r r
		. . b . b`
	tests := []struct {
		name, ties, rows, plies string
		winner                  games.Player // None for not foreseen
		replies                 string       // "all", or the cells
	}{
		{"two discs make the largest square", "draw", `
			r . . .
			. b b .
			. b b .
			. . r r`, "", red, "d1 a4"},
		{"one of them made it nearly", "draw", `
			r . . .
			. b b .
			. b b .
			. . r r`, "a4", red, "d1"},
		{"a disc on either corner", "draw", two, "", games.None, "d1 a4"},
		{"sides the opponent can reach as well are no threat", "draw", two, "d1", games.None, "all"},
		{"but for one who will have the record first", "record", two, "d1", games.None, "d2 b4"},
		{"three threats and two discs", "draw", three, "", red, "all"},
		{"two threats and two discs", "draw", twoOfThree, "", games.None, "d1 a4"},
		{"the second threat", "draw", twoOfThree, "a4", games.None, "e1 b4"},
		{"a threat left alone", "draw", twoOfThree, "d2", red, "all"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := diagram(t, tt.ties, "-", tt.rows)
			play(t, p, tt.plies)
			ps, ok := p.StaticResult()
			if ok != (tt.winner != games.None) || ps != payoffs(tt.winner) {
				t.Errorf("StaticResult = %v, %v", ps, ok)
			}
			var names []string
			for _, m := range p.AppendReplies(nil) {
				names = append(names, p.g.FormatMove(p, m))
			}
			got := strings.Join(names, " ")
			if len(names) == p.empty().count() {
				got = "all"
			}
			if got != tt.replies {
				t.Errorf("replies %s, want %s", got, tt.replies)
			}
		})
	}
}

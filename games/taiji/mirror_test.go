package taiji

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestWinningMoveIsRight compares the win by mirroring with best play, found by exhaustive search, in random games on small boards. Dark sometimes makes
// another ply, so the mirror breaks in many of them.
func TestWinningMoveIsRight(t *testing.T) {
	for _, options := range []string{
		"size=3 groups=1", "size=3 groups=2 score=squares", "size=4 groups=1", "size=4 groups=2 score=product", "size=4 groups=3",
		"size=4 groups=1 tonga=on", "size=4 groups=1 tie=draw", "size=5 groups=1", "size=5 groups=2",
	} {
		g, r, solved := open(t, options), games.NewRand(7), gametest.Solution{}
		from := max(0, g.MaxPlies()-8) // later positions are solved at once
		known, mirrored := 0, 0
		for range 3000 {
			p := g.Start().(*position)
			for plies := 0; !p.Over(); plies++ {
				m, ok := p.WinningMove()
				if ok && plies >= from {
					known++
					if ps := solved.Of(afterPly(p, m)); ps[dark] != 1 || p.mover != dark {
						t.Fatalf("%s: %s: %s is no win: %v", options, games.TextOf(p), g.FormatMove(p, m), ps)
					}
				}
				if ok && r.Intn(8) > 0 {
					p.Play(m)
					mirrored++
				} else {
					gametest.PlayRandom(p, r)
				}
			}
		}
		wins := !strings.Contains(options, "tonga") && !strings.Contains(options, "draw")
		if (known > 0) != wins {
			t.Errorf("%s: %d wins known, %d played", options, known, mirrored)
		}
	}
}

// afterPly returns p after m.
func afterPly(p *position, m games.Move) games.Position {
	q := p.Clone()
	q.Play(m)
	return q
}

// TestMirroringNeverEnds: on even boards of every size Dark knows a winning move after every tile that Light makes, as long as Dark plays them.
func TestMirroringNeverEnds(t *testing.T) {
	for size := 2; size <= maxSize; size += 2 {
		for _, more := range []string{"groups=auto", "groups=3 score=squares", "groups=2 score=product"} {
			g, r := open(t, fmt.Sprintf("size=%d %s", size, more)), games.NewRand(uint64(size))
			for range 20 {
				p := g.Start().(*position)
				for !p.Over() {
					if m, ok := p.WinningMove(); ok != (p.mover == dark) {
						t.Fatalf("%s: a winning move %v", games.TextOf(p), ok)
					} else if ok {
						p.Play(m)
					} else {
						gametest.PlayRandom(p, r)
					}
				}
				if winner(p) != "Dark" {
					t.Fatalf("%s: winner %q", games.TextOf(p), winner(p))
				}
			}
		}
	}
}

// TestWinningMove tells where mirroring is known and where it is not.
func TestWinningMove(t *testing.T) {
	for _, tt := range []struct{ options, plies, want string }{
		{"size=4", "", ""},
		{"size=4", "a1-b1", "c4-d4"},
		{"size=4", "b2-b3", "c2-c3"},
		{"size=4", "a1-b1 c4-d4", ""},
		{"size=4", "a1-b1 d4-c4", ""},
		{"size=4", "a1-b1 d4-c4 a2-a3", ""}, // the image of the first tile is the wrong way round
		{"size=4 tie=draw", "a1-b1", ""},
		{"size=4 tonga=on", "a1-b1", ""},
		{"size=5", "a1-b1", ""},                  // Light can cover the middle
		{"size=3", "a1-b1 b3-c3 a3-a2", "c2-c1"}, // and here no longer
		{"size=3", "a2-b2", ""},
	} {
		p := after(t, tt.options, tt.plies)
		got := ""
		if m, ok := p.WinningMove(); ok {
			got = p.game.FormatMove(p, m)
		}
		if got != tt.want {
			t.Errorf("%s, after %q: winning move %q, want %q", tt.options, tt.plies, got, tt.want)
		}
	}
}

package squ

import (
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// rules.md S10 (c): once set, decided equals the final result of any continuation and stays set.
func TestPropertyDecided(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := anyGame(t), anyRand(t)
		p := g.Start().(*position)
		if rapid.Bool().Draw(t, "any position") {
			p = anyPosition(t, g)
		}
		for !p.Over() {
			if want, ok := p.Decided(); ok {
				for range 20 {
					q := *p
					for !q.Over() {
						gametest.PlayRandom(&q, r)
						if got, still := q.Decided(); !still || got != want {
							t.Fatalf("%s is decided with %v, %s with %v (%v)", games.TextOf(p), want, games.TextOf(&q), got, still)
						}
					}
					if q.Payoffs() != want {
						t.Fatalf("%s is decided with %v and ended with %v", games.TextOf(p), want, q.Payoffs())
					}
				}
			}
			gametest.PlayRandom(p, r)
		}
		if got, ok := p.Decided(); !ok || got != p.Payoffs() {
			t.Fatalf("%s ended with %v, Decided = %v, %v", games.TextOf(p), p.Payoffs(), got, ok)
		}
	})
}

// TestDecidedWholeTree walks all games of 3x3: everything after a decided position is decided the same way, including the result.
func TestDecidedWholeTree(t *testing.T) {
	for _, ties := range []string{"draw", "record"} {
		p := after(t, "size=3 ties="+ties, "")
		if testing.Short() {
			play(t, p, "a1")
		}
		early := 0
		walkDecided(t, p, &early)
		if early == 0 {
			t.Errorf("ties=%s: no position before the end is decided", ties)
		}
	}
}

func walkDecided(t *testing.T, p *position, early *int) {
	want, ok := p.Decided()
	if p.Over() {
		if !ok || want != p.Payoffs() {
			t.Fatalf("%s: Decided = %v, %v, payoffs %v", games.TextOf(p), want, ok, p.Payoffs())
		}
		return
	}
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Play(m)
		if got, still := q.Decided(); ok && (!still || got != want) {
			t.Fatalf("%s is decided with %v, %s with %v (%v)", games.TextOf(p), want, games.TextOf(&q), got, still)
		}
		walkDecided(t, &q, early)
	}
	if ok {
		*early++
	}
}

func TestDecided(t *testing.T) {
	tests := []struct {
		name, ties, holder, rows string
		ok                       bool
		winner                   games.Player
	}{
		{"Red can make side 3", "draw", "-", `
			r . . r
			. b . .
			. . b .
			. . . r`, false, games.None},
		{"a larger square than the other can still make", "draw", "p1", `
			R . b R
			. b . .
			b . . .
			R . b R`, true, red},
		{"equal, but Black can make a larger one", "record", "p1", `
			R R b b .
			R R b b .
			. . . . .
			. . . . .
			. . . . .`, false, games.None},
		{"equal, and a block in the corner of 4x4 spoils all larger ones", "draw", "p1", `
			R R . .
			R R . .
			. . b b
			. . b b`, true, games.None},
		{"the same, and Red had his first", "record", "p1", `
			R R . .
			R R . .
			. . b b
			. . b b`, true, red},
		{"level at the most both can reach", "draw", "p1", `
			r b r b
			r r b b
			r r b b
			b r b r`, true, games.None},
		{"the same with a record", "record", "p1", `
			r b r b
			r r b b
			r r b b
			b r b r`, true, red},
		{"the same, nobody known to have been first", "record", "-", `
			r b r b
			r r b b
			r r b b
			b r b r`, true, games.None},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := diagram(t, tt.ties, tt.holder, tt.rows)
			w, ok := p.decided()
			if ok != tt.ok || w != tt.winner {
				t.Errorf("decided = %d, %v with sides %v, potentials %d and %d, want %d, %v", w, ok, p.sides, p.potential(red), p.potential(black), tt.winner, tt.ok)
			}
		})
	}
}

// The first disc of a turn can decide: the square that it completes stays, and is the record at the end of the turn.
func TestDecidedWithinTurn(t *testing.T) {
	const rows = `
		r b r .
		. . b .
		r . . b
		. . . b`
	for _, ties := range []string{"draw", "record"} {
		p := diagram(t, ties, "-", rows)
		if _, ok := p.Decided(); ok || p.ToMove() != red {
			t.Fatalf("ties=%s: seat %d to move, decided: %v", ties, p.ToMove(), ok)
		}
		play(t, p, "c3") // side 2, which Black can reach, but not exceed
		w, ok := p.decided()
		if p.open == noCell || ok != (ties == "record") || ok && w != red {
			t.Errorf("ties=%s: decided = %d, %v with sides %v, want Red where the record counts", ties, w, ok, p.sides)
		}
	}
}

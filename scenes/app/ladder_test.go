package app_test

import (
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/scenes/demo"
)

// lose plays a legal ply of the person to move, another one for each n, and resigns: games that are equal, or mirrored, count once.
func lose(t *testing.T, p *demo.Player, n int) {
	t.Helper()
	m := p.Match()
	at, known := m.Position(), map[uint64]bool{}
	for _, mv := range at.AppendMoves(nil) {
		after := at.Clone()
		after.Play(mv)
		if known[games.SymmetricHash(m.Game(), after)] = true; len(known) > n {
			do(t, p, fmt.Sprintf("play %s;key ctrl+g;key y;move away;ticks 60", m.Game().FormatMove(at, mv)))
			return
		}
	}
	t.Fatalf("%d plies are different", len(known))
}

// In every game the level below is offered, once, after three losses in a row against a level, and starts with one press.
func TestLevelBelowAfterThreeLosses(t *testing.T) {
	for i, spec := range catalog.All() {
		size := []string{"1280 800", "640 480", "390 844"}[i%3]
		p := newPlayer(t)
		do(t, p, "size "+size+";press New game "+spec.Name+";press level of seat 2;press Nico;press seats As listed;press Play")
		for n := range 4 {
			lose(t, p, n)
			if n == 2 {
				lookAt(t, p.App, spec.ID+": three losses in "+size, size)
				do(t, p, "want button Easier: Pia;press Rematch")
			} else {
				do(t, p, "want nobutton Easier: Pia;want nobutton Next: Brisa;press Rematch")
			}
		}
		for n := range 3 { // the weakest has no one below
			if n == 0 {
				do(t, p, "key ctrl+t;press New game "+spec.Name+";press level of seat 2;press Pia;press Play")
			}
			lose(t, p, n)
			do(t, p, "want button Rematch;want nobutton Easier: Pia;press Rematch")
		}
	}
}

func TestLevelBelowStarts(t *testing.T) {
	p := newPlayer(t)
	spec := catalog.All()[0]
	do(t, p, "press New game "+spec.Name+";press level of seat 2;press Brisa;press seats As listed;press Play")
	for n := range 3 {
		if n > 0 {
			do(t, p, "press Rematch")
		}
		lose(t, p, n)
	}
	do(t, p, "press Easier: Nico;want plies 0")
	if got := p.Match().Seats()[1]; got != (match.Seat{Name: "Nico", Level: 2}) {
		t.Errorf("the opponent is %v", got)
	}
}

// The computer of an even match becomes weaker after each loss, and is never offered another level.
func TestEvenMatchFollowsResults(t *testing.T) {
	for _, spec := range catalog.All() {
		p := newPlayer(t)
		do(t, p, "press New game "+spec.Name+";press level of seat 2;press An even match;press seats As listed;press Play")
		if got := p.Match().Seats()[1]; got.Even != 15 {
			t.Errorf("%s: the first opponent is %+v", spec.ID, got)
		}
		for n := range 3 {
			lose(t, p, n)
			do(t, p, "want nobutton Easier: Pia;press Rematch;want plies 0")
			if got := p.Match().Seats()[1]; got.Even != 10 || got.Name != "Pia" {
				t.Errorf("%s: after %d losses the opponent is %+v", spec.ID, n+1, got)
			}
		}
	}
}

// A win leads to the next level with one press, in every game and window; with help and by other rules, too;
// at the strongest nothing comes next.
func TestNextLevelAfterAWin(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, size := range []string{"1280 800", "640 480", "390 844"} {
			all := catalog.LevelsOf(spec.ID)
			for _, c := range []struct {
				level  int
				helped bool
				next   string
			}{{1, false, "Nico"}, {len(all), false, ""}, {1, true, "Nico"}} {
				p := newPlayer(t)
				do(t, p, fmt.Sprintf("size %s;table %s seats=0,%d", size, spec.ID, c.level))
				tb := p.App.Top().(interface{ Table() *table.Table }).Table()
				tb.Helped = c.helped
				tb.Match.Seats()[0].Name = "Ana"
				if err := tb.Match.Resign(1); err != nil {
					t.Fatal(err)
				}
				do(t, p, "move away;ticks 60;want button Rematch")
				if c.next == "" {
					do(t, p, "want nobutton Next: Nico;want nobutton Next: "+all[len(all)-1].Name)
					continue
				}
				lookAt(t, p.App, spec.ID+": a win in "+size, size)
				do(t, p, "press Next: "+c.next+";want plies 0")
				person := 0
				if p.Match().Seats()[0].Level > 0 {
					person = 1
				}
				if got := p.Match().Seats(); got[1-person] != (match.Seat{Name: c.next, Level: c.level + 1}) || got[person].Name != "Ana" {
					t.Errorf("%s: after a win the seats are %v", spec.ID, got)
				}
			}
		}
	}
}

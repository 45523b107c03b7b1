package distrify

import (
	"testing"

	"quintet/games"
)

// replayed plays the filling of a playout from p, between turns or in one, stone by stone, and returns who made which plies and
// their number. What has been placed is seen on the board, so it shares no bookkeeping with filling.trace.
func replayed(p *position, r *games.Rand) (t games.Trace, plies int) {
	f := p.g.filling
	f.takeOver(p)
	var later candidates
	if f.free {
		later.reset(&f)
	}
	cells := map[int]int{} // of the game by those of the filling
	for x := range p.g.size * p.g.size {
		cells[f.index(x)] = x
	}
	add := func(c int, m games.Move) {
		t.Add(p.seat(c), p.Key(m))
		plies++
	}
	second := func(c, x int) {
		before := f
		n := f.second(r, &later, c, x)
		if y := drawn(&before, &f, c); y >= 0 {
			add(c, stone(cells[y]))
		} else if n == 1 {
			add(c, moveEnd)
		}
	}
	c := int(p.turn)
	if p.open != off {
		second(c, f.index(int(p.open)))
		c = 1 - c
	}
	for stuck := 0; f.empty > 0 && stuck < 2; c = 1 - c {
		x, ok := f.drawFirst(r, c)
		if !ok {
			if stuck++; stuck == 1 {
				add(c, movePass)
			}
			continue
		}
		stuck = 0
		row := f.stars[c][x].row()
		f.put(c, x)
		if add(c, stone(cells[x])); !row {
			second(c, x)
		}
	}
	return t, plies
}

// TestTraceOfFilling plays the seed of a playout through.
func TestTraceOfFilling(t *testing.T) {
	tests := []struct{ name, options, position string }{
		{"3x3", "size=3", "1X1/3/3 O - -"},
		{"9x9", "size=9", "X8/1OO6/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X - -"},
		{"9x9, original", "size=9 pairs=original", "X8/1OO6/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X - -"},
		{"13x13", "size=13", "13/13/13/13/13/13/6X6/13/13/13/13/13/13 O - -"},
		{"19x19, original", "size=19 pairs=original", "19/19/19/19/19/19/19/19/19/9X9/19/19/19/19/19/19/19/19/19 O - -"},
		{"open turn", "size=4", "2XO/O3/2X1/3X O a2 -"},
		{"open turn, original, swapped", "size=4 pairs=original swap=on", "2XO/O3/2X1/X2O O a2 swapped"},
		{"a pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -"},
		{"a pass, swapped", "size=4", "XXOX/O2O/XOXO/XOXO X - swapped"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := reach(t, tt.options, tt.position)
			for seed := range uint64(60) {
				want, n := replayed(start, games.NewRand(seed))
				var got games.Trace
				p := *start
				if _, plies := p.PlayoutTrace(games.NewRand(seed), &got); got != want || plies != n {
					t.Fatalf("seed %d: trace %x of %d plies, want %x of %d", seed, got, plies, want, n)
				}
			}
		})
	}
}

// TestTraceBeforeTheFilling looks at the plies that the filling does not know, and at positions it does not play.
func TestTraceBeforeTheFilling(t *testing.T) {
	tests := []struct {
		name, options, position string
		player                  games.Player
		has                     []games.Move // the playout begins with one of them
	}{
		{"opening stone", "size=2", "2/2 X - -", 0, []games.Move{stone(0), stone(1), stone(2), stone(3)}},
		{"second stone or end", "size=2", "O1/2 O a1 -", 1, []games.Move{stone(1), stone(2), moveEnd}},
		{"an open turn without a second stone", "size=3 swap=on", "3/X2/3 X a2 -", 0, []games.Move{moveEnd}},
		{"over", "size=3", "X2/X2/X2 O - -", 1, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := reach(t, tt.options, tt.position)
			for seed := range uint64(20) {
				var got games.Trace
				p := *start
				ps, plies := p.PlayoutTrace(games.NewRand(seed), &got)
				q := *start
				if again, n := q.Playout(games.NewRand(seed)); again != ps || n != plies {
					t.Fatalf("seed %d: traced %v in %d plies, untraced %v in %d", seed, ps, plies, again, n)
				}
				found := len(tt.has) == 0
				for _, m := range tt.has {
					found = found || got.Has(tt.player, p.Key(m))
				}
				if !found || plies == 0 && got != (games.Trace{}) {
					t.Errorf("seed %d: trace %x of %d plies, want one of %v", seed, got, plies, tt.has)
				}
			}
		})
	}
}

// TestTraceByRules plays out by the rules from a crosscut and from the start with a swap that is due.
func TestTraceByRules(t *testing.T) {
	for _, options := range []string{"size=4", "size=4 pairs=original"} {
		g := mustOpen(t, options)
		start := mustParse(t, g, "4/1XO1/1OX1/4 X - -")
		for seed := range uint64(60) {
			var got, want games.Trace
			p, q := *start, *start
			p.PlayoutTrace(games.NewRand(seed), &got)
			for r := games.NewRand(seed); !q.Over(); {
				moves := q.AppendMoves(nil)
				m := moves[r.Intn(len(moves))]
				want.Add(q.ToMove(), q.Key(m))
				q.Play(m)
			}
			if got != want {
				t.Fatalf("%s, seed %d: trace %x, want %x", options, seed, got, want)
			}
		}
	}
	start := reach(t, "size=2 swap=on", "X1/2 O - -")
	swaps := 0
	for seed := range uint64(100) {
		var got games.Trace
		p := *start
		p.PlayoutTrace(games.NewRand(seed), &got)
		if got.Has(1, start.Key(moveSwap)) {
			swaps++
		}
		if got.Has(0, start.Key(moveSwap)) {
			t.Fatalf("seed %d: the first player swaps", seed)
		}
	}
	if swaps == 0 || swaps == 100 {
		t.Errorf("%d swaps of 100", swaps)
	}
}

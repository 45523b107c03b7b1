package boardui

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
)

// ended returns a table at which a random game has just ended.
func ended(t *testing.T, game string, prepare func(s *bench)) *bench {
	t.Helper()
	s, r := newBench(t, game, ""), games.NewRand(7)
	prepare(s)
	for !s.match.Over() {
		ms := s.match.Position().AppendMoves(nil)
		s.play(ms[r.Intn(len(ms))])
	}
	return s
}

// atRest reports whether the verdict is told and has risen.
func atRest(s *bench) bool {
	risen, told := s.Display.Verdict()
	return told && risen == 1
}

// longest is more ticks than any finale takes.
const longest = 2 * (holdTicks + dimTicks + maxDraw + riseTicks)

// TestFinale plays every game to its end. At first the board stays as it is. Then what does not count is dimmed, or cells are counted. Then what
// decided the game is drawn from start to end, and only after that the verdict rises. Then nothing moves.
func TestFinale(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		game := table.String()
		s := ended(t, game, func(*bench) {})
		f := &s.Display.finale
		if f.draws < 2*ticksOfCount || f.parts == 0 && len(f.cells) < 2 || !moves(s.Due()) {
			t.Errorf("%s: a finale of %v ticks over %v stretches and %d cells, busy %v", game, f.draws, f.parts, len(f.cells), moves(s.Due()))
		}
		var before render.Finale
		verdict, seen := float32(0), map[board.Target]bool{}
		for n := 0; s.Display.Animating(); n++ {
			if n > longest {
				t.Fatalf("%s: the finale does not end", game)
			}
			now := *f.shown()
			risen, told := s.Display.Verdict()
			if n <= holdTicks/2 && now != (render.Finale{}) {
				t.Errorf("%s: after %d ticks %+v is shown", game, n, now)
			}
			if now.Dim < before.Dim || now.Drawn < before.Drawn || now.Bright < before.Bright || risen < verdict {
				t.Fatalf("%s: %+v comes after %+v", game, now, before)
			}
			if told && (now.Dim < 1 || f.drawn() < 0.999) || told != (risen > 0) || now.Drawn > 0 && now.Dim < 1 {
				t.Fatalf("%s: the verdict is told: %v, and has risen by %v, when %+v is shown", game, told, risen, now)
			}
			for _, l := range f.light() {
				seen[l.At] = true
				if l.Glow <= 0 || l.Glow > 1 {
					t.Errorf("%s: a glow of %v", game, l.Glow)
				}
			}
			before, verdict = now, risen
			s.frame(input.Frame{})
		}
		for _, c := range f.cells {
			if !seen[c] {
				t.Errorf("%s: the light never came to %s", game, s.Geometry().Cells[c].Label)
			}
		}
		end := s.model.viewOf(s.match.Position())
		if moves(s.Due()) || f.light() != nil || f.reveal(end) != end || f.shown() != nil || !atRest(s) {
			t.Errorf("%s: after the finale busy %v, verdict at rest %v", game, moves(s.Due()), atRest(s))
		}
	}
}

// TestFinaleDuration: a path is drawn from bar to bar at 70 ms a cell, after 650 ms, and the verdict rises for 240 ms.
func TestFinaleDuration(t *testing.T) {
	s := ended(t, "squex size=6", func(*bench) {})
	cells := len(s.model.viewOf(s.match.Position()).WinningPath())
	for _, moving := s.Display.Moving(); moving; _, moving = s.Display.Moving() {
		s.frame(input.Frame{})
	}
	began, drawn, ticks := 0, 0, 0
	for ; s.Display.Animating(); ticks++ {
		f := s.Display.finale.shown()
		if began == 0 && f.Drawn > 0 {
			began = ticks
		}
		if drawn == 0 && f.Drawn == float32(cells+1) {
			drawn = ticks
		}
		s.frame(input.Frame{})
	}
	ms := func(ticks int) float32 { return float32(ticks) * 1000 / 60 }
	near := func(got, want float32) bool { return got > want-40 && got < want+40 }
	if want := float32(cells+1) * 70; !near(ms(began), 650) || !near(ms(drawn-began), want) || !near(ms(ticks-drawn), 240) {
		t.Errorf("%d cells: drawn from %v ms for %v ms, then %v ms; want 650, %v and 240", cells, ms(began), ms(drawn-began), ms(ticks-drawn), want)
	}
}

// TestSkipFinale: any input ends the finale, and so does taking back. Players who want no motion see none. Slow takes longer than quick.
func TestSkipFinale(t *testing.T) {
	s := ended(t, "squ size=8", func(*bench) {})
	s.frame(input.Frame{Keys: []input.Key{"q"}})
	if s.Display.Animating() || !atRest(s) {
		t.Error("a key does not end the finale")
	}
	s = ended(t, "squ size=8", func(*bench) {})
	if s.undo(); s.Display.Animating() {
		t.Error("the finale continues after the last ply was undone")
	}
	s = ended(t, "squ size=8", func(s *bench) { s.config.Settings.ReducedMotion = true })
	if s.Display.Animating() || !atRest(s) || s.Display.finale.shown() != nil {
		t.Error("something moves with motion switched off")
	}
	s = ended(t, "taiji size=7", func(*bench) {})
	if s.frame(input.Frame{Unfocused: true}); s.Display.Animating() {
		t.Error("the finale continues while the window has no focus")
	}
	if s = ended(t, "taiji size=7", func(s *bench) { s.frame(input.Frame{Unfocused: true}) }); s.Display.Animating() {
		t.Error("the finale begins while the window has no focus")
	}
	quick := ended(t, "squ size=8", func(s *bench) { s.config.Settings.Speed = "quick" }).Display.finale.left
	slow := ended(t, "squ size=8", func(s *bench) { s.config.Settings.Speed = "slow" }).Display.finale.left
	if quick >= slow {
		t.Errorf("quick takes %d ticks, slow %d", quick, slow)
	}
}

// TestNoFinaleForTableEnd: after a resignation no path and no group decides the game, so the verdict is told at once.
func TestNoFinaleForTableEnd(t *testing.T) {
	s := newBench(t, "taiji size=7", "")
	s.play(s.match.Position().AppendMoves(nil)[0])
	if err := s.match.Resign(1); err != nil {
		t.Fatal(err)
	}
	s.Arrive(s.match)
	s.Display.ShowFinale()
	risen, told := s.Display.Verdict()
	if f := s.Display.finale; f.draws != 0 || f.cells != nil || f.left == 0 || f.left > riseTicks || risen <= 0 || risen > 0.2 || !told {
		t.Errorf("finale %+v, verdict told %v, risen by %v", f, told, risen)
	}
}

// TestFinaleCounts: if cells make the scores, the scores grow from the first cell to those of the game, one borderland after the other.
func TestFinaleCounts(t *testing.T) {
	s := ended(t, "azacru players=3", func(*bench) {})
	s.frame(input.Frame{})
	var before [3]int32
	for s.Display.Animating() {
		for p := range before {
			n := s.Display.Score(games.Player(p))
			if n < before[p] {
				t.Fatalf("the score of seat %d falls from %d to %d", p, before[p], n)
			}
			before[p] = n
		}
		all := before[0] + before[1] + before[2]
		if s.Display.finale.drawn() < 0.4 && all >= int32(len(s.Display.finale.cells)) {
			t.Fatal("everything is counted at once")
		}
		if _, told := s.Display.Verdict(); told && all < int32(len(s.Display.finale.cells)) {
			t.Fatalf("the verdict is told when %d of %d are counted", all, len(s.Display.finale.cells))
		}
		s.frame(input.Frame{})
	}
	for p := range before {
		if got, want := s.Display.Score(games.Player(p)), s.Display.Shown().View.Seats[p].Score; got != want || before[p] > want {
			t.Errorf("seat %d has %d in the end, want %d", p, got, want)
		}
	}
}

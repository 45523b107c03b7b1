package board

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render/input"
)

// ended returns a table at which a random game has just ended.
func ended(t *testing.T, game string, prepare func(s *bench)) *bench {
	t.Helper()
	s, r := newBench(t, game, ""), games.NewRand(7)
	prepare(s)
	for !s.match.Over() {
		ms := s.position().AppendMoves(nil)
		s.play(ms[r.Intn(len(ms))])
	}
	return s
}

// TestFinale lets every game end: the light comes to what decides, for a time, and nothing is dimmed before that is over. Then
// nothing moves any more.
func TestFinale(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		game := table.String()
		s := ended(t, game, func(*bench) {})
		if len(s.drawing.finale.cells) < 2 || s.drawing.finale.left < minFinale || s.drawing.finale.left > maxFinale || !s.Busy() {
			t.Errorf("%s: finale over %d cells in %d ticks, busy %v", game, len(s.drawing.finale.cells), s.drawing.finale.left, s.Busy())
		}
		end := s.viewOf(s.position())
		seen := map[board.Target]bool{}
		for n := 0; s.Animating(); n++ {
			if n > maxFinale+motionTicks {
				t.Fatalf("%s: the finale does not end", game)
			}
			for _, l := range s.drawing.finale.light() {
				seen[l.At] = true
				if l.Glow <= 0 || l.Glow > 1 {
					t.Errorf("%s: a glow of %v", game, l.Glow)
				}
			}
			v := s.drawing.finale.solemn(end)
			if slices.ContainsFunc(v.Marks, func(m board.Mark) bool { return m.Kind == board.MarkVeil }) || len(v.Pieces) != len(end.Pieces) {
				t.Fatalf("%s: something is dimmed or missing after %d ticks", game, n)
			}
			s.frame(input.Frame{})
		}
		for _, c := range s.drawing.finale.cells {
			if !seen[c] {
				t.Errorf("%s: the light never came to %s", game, s.geo.Cells[c].Label)
			}
		}
		if s.Busy() || s.drawing.finale.light() != nil || s.drawing.finale.solemn(end) != end || s.drawing.finale.done() != 1 {
			t.Errorf("%s: after the finale busy %v, done %v", game, s.Busy(), s.drawing.finale.done())
		}
	}
}

// TestFinaleIsSkipped: any input ends it, taking back too, and who wants no motion sees none. Slow takes longer than quick.
func TestFinaleIsSkipped(t *testing.T) {
	s := ended(t, "squ size=8", func(*bench) {})
	s.frame(input.Frame{Keys: []input.Key{"q"}})
	if s.Animating() {
		t.Error("a key does not end the finale")
	}
	s = ended(t, "squ size=8", func(*bench) {})
	if s.undo(); s.drawing.finale.left != 0 {
		t.Error("the finale goes on after the last ply was taken back")
	}
	s = ended(t, "squ size=8", func(s *bench) { s.set.Still = true })
	if s.Animating() {
		t.Error("something moves although nothing shall move")
	}
	s = ended(t, "taiji size=7", func(*bench) {})
	if s.frame(input.Frame{Away: true}); s.Animating() {
		t.Error("the finale goes on for nobody")
	}
	if s = ended(t, "taiji size=7", func(s *bench) { s.frame(input.Frame{Away: true}) }); s.Animating() {
		t.Error("the finale begins for nobody")
	}
	quick := ended(t, "squ size=8", func(s *bench) { s.set.Speed = "quick" }).drawing.finale.ticks
	slow := ended(t, "squ size=8", func(s *bench) { s.set.Speed = "slow" }).drawing.finale.ticks
	if quick >= slow {
		t.Errorf("quick takes %d ticks, slow %d", quick, slow)
	}
}

// TestWinningPath orders links from end to end.
func TestWinningPath(t *testing.T) {
	links := []board.Link{
		{From: 5, To: 2, Winning: true}, {From: 9, To: 8}, {From: 1, To: 5, Winning: true}, {From: 2, To: 7, Winning: true},
	}
	got := winningPath(links)
	if len(got) > 0 && got[0] == 7 {
		slices.Reverse(got) // either end is good
	}
	if !slices.Equal(got, []board.Target{1, 5, 2, 7}) {
		t.Errorf("path %v, want 1 5 2 7 or its reverse", got)
	}
	if got := winningPath(links[1:2]); got != nil {
		t.Errorf("path %v without winning links", got)
	}
}

// TestFinaleCounts: where cells make the scores these grow from the first cell to what the game says, a borderland after the other.
func TestFinaleCounts(t *testing.T) {
	s := ended(t, "azacru players=3", func(*bench) {})
	s.frame(input.Frame{})
	var before [3]int32
	for s.drawing.finale.left > 0 {
		for p := range before {
			n := s.Score(games.Player(p))
			if n < before[p] {
				t.Fatalf("the score of seat %d falls from %d to %d", p, before[p], n)
			}
			before[p] = n
		}
		if s.drawing.finale.done() < 0.4 && before[0]+before[1]+before[2] >= int32(len(s.drawing.finale.cells)) {
			t.Fatal("all is counted at once")
		}
		s.frame(input.Frame{})
	}
	for p := range before {
		if got, want := s.Score(games.Player(p)), s.shown.View.Seats[p].Score; got != want || before[p] > want {
			t.Errorf("seat %d has %d in the end, want %d", p, got, want)
		}
	}
}

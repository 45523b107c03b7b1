package review

import (
	"math"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// reviewed returns a game of the given number of random plies at a table such as "squ size=8", and its sweep.
func reviewed(t *testing.T, name string, plies int) (*game, *sweep) {
	t.Helper()
	m := catalogtest.Match(t, name, "")
	r := games.NewRand(7)
	for range plies {
		if moves := m.Position().AppendMoves(nil); len(moves) > 0 {
			if err := m.Play(moves[r.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	spec, _ := catalog.Find(m.Game().Info().ID)
	c := &scenes.Context{Judging: scenes.JudgeInline(30), Library: library.Open(store.Memory(), nil, time.Now)}
	t.Cleanup(c.Library.Close)
	g := newGame(c, table.New(spec, m, terms.Terms{}))
	return g, newSweep(g)
}

// In each judged position the areas of all seats fill the height of the graph. In other positions there is none.
func TestAreasFillTheGraph(t *testing.T) {
	for _, name := range []string{"squ size=8", "azacru players=3", "azacru players=4"} {
		g, s := reviewed(t, name, 9)
		x := graph{game: g}
		x.update()
		for i, p := range x.points {
			if p.known || x.height(i, g.players()) != 0 {
				t.Errorf("%s, ply %d: %v before it was judged", name, i, p)
			}
		}
		for s.busy() {
			s.listen()
		}
		x.update()
		for i, p := range x.points {
			if sum := float64(x.height(i, g.players())); !p.known || math.Abs(sum-1) > 1e-6 {
				t.Errorf("%s, ply %d: the areas are %v high, known %v", name, i, sum, p.known)
			}
		}
	}
}

// A click on the line of a position shows that position. A click beside the areas shows the first or the last one.
func TestClickOnTheGraphShowsTheNearestPly(t *testing.T) {
	g, _ := reviewed(t, "squ size=8", 23)
	x := graph{game: g}
	for _, w := range []float32{60, 160, 336, 1000} {
		r := render.Rect{X: 17, Y: 3, W: w, H: 100}
		for i := range 24 {
			if got := x.at(r, x.across(r, i)); got != i {
				t.Errorf("width %v: the place of ply %d shows %d", w, i, got)
			}
		}
		if first, last := x.at(r, r.X-50), x.at(r, r.X+w+50); first != 0 || last != 23 {
			t.Errorf("width %v: beside the areas are plies %d and %d", w, first, last)
		}
	}
}

// Unknown positions are drawn in one tone, and each run of known positions with its own areas and lines.
func TestCurveHasGapsWhereNothingIsKnown(t *testing.T) {
	c := curve{wide: 100, high: 50, seats: 2, levels: "\x80\x80\xff\x80\xff\xff\x80"}
	if n := len(c.drawing()); n != 1+3*3+1 {
		t.Errorf("the drawing has %d layers, want the ground, three for each of 3 runs, and the middle", n)
	}
	if n := len(curve{wide: 100, high: 50, seats: 2, levels: "\xff\xff"}.drawing()); n != 2 {
		t.Errorf("with nothing known there are %d layers, want 2", n)
	}
}

// The buttons for key moments go from the position shown to the nearest one.
func TestKeyMomentButtonsGoToTheNearest(t *testing.T) {
	g, _ := reviewed(t, "squ size=8", 15) // one turn of one ply, and seven of two
	all := []int{g.review.Turns()[1].First, g.review.Turns()[4].First}
	for _, c := range []struct{ shown, before, here, after int }{
		{0, -1, -1, 0}, {1, -1, -1, 0}, {2, -1, 0, 1}, {3, -1, 0, 1}, {4, 0, -1, 1}, {7, 0, -1, 1}, {8, 0, 1, -1}, {9, 0, 1, -1}, {10, 1, -1, -1}, {15, 1, -1, -1},
	} {
		g.match.Goto(c.shown)
		if before, here, after := g.moment(-1, all), g.moment(0, all), g.moment(1, all); before != c.before || here != c.here || after != c.after {
			t.Errorf("after %d plies: %d, %d, %d, want %d, %d, %d", c.shown, before, here, after, c.before, c.here, c.after)
		}
	}
}

// A better turn is written completely: its plies that were played, then the best ones.
func TestBetterTurnHasAllPlies(t *testing.T) {
	g, s := reviewed(t, "squ size=8", 5)
	for s.busy() {
		s.listen()
	}
	for i := 1; i < 5; i++ {
		if _, ok := g.review.Ply(i); !ok {
			t.Fatalf("ply %d is not judged", i)
		}
		better, begun := g.review.Better(i), g.played(g.review.Turn(i).First, i)
		if !strings.HasPrefix(better, begun) || strings.Count(better, "+") > 1 || len(better) <= len(begun) {
			t.Errorf("ply %d: %q is better, %q was begun", i, better, begun)
		}
	}
}

// In the text of several turns, the plies of one turn are joined and the turns are separated.
func TestTextSeparatesTurns(t *testing.T) {
	g, _ := reviewed(t, "squ size=8", 5)
	var moves []games.Move
	for i := range 5 {
		moves = append(moves, g.match.Move(i))
	}
	want := g.played(0, 1) + " " + g.played(1, 3) + " " + g.played(3, 5)
	if got := match.TurnsText(g.rules, g.match.PositionAt(0), moves); got != want {
		t.Errorf("five plies are written %q, want %q", got, want)
	}
}

// The chances in the list agree with the grades: a mistake cost as much as the list says, and a good ply costs less than a mistake.
func TestTheListAgreesWithTheGrades(t *testing.T) {
	g, s := reviewed(t, "squex size=8 swap=off", 20)
	for s.busy() {
		s.listen()
	}
	judged := g.review.Book().Judge()
	mistakes := 0
	for i := range g.review.Len() {
		p, _ := g.review.Ply(i)
		if p.Class < judge.Inaccuracy {
			continue
		}
		mistakes++
		lines, err := judged.Lines(t.Context(), g.review.Book(), g.match.PositionAt(i))
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range lines {
			if lost := line.Chance - p.Value()[p.Player]; line.Moves[0] == p.Before.Best() && math.Abs(lost-p.Loss) > 1e-9 {
				t.Errorf("ply %d: the list says that it cost %.3f, the grade %.3f", i, lost, p.Loss)
			}
		}
	}
	if mistakes == 0 {
		t.Error("the game has no mistake")
	}
}

// The best plies on the page are complete turns as soon as their rest is known, even if a line ends earlier with a proof.
func TestBestPliesAreCompleteTurns(t *testing.T) {
	g, s := reviewed(t, "squ size=8", 5)
	for s.busy() {
		s.listen()
	}
	pos := g.on().Position()
	first := pos.AppendMoves(nil)[:1]
	_, rest := g.review.Book().Complete(pos, first)
	if rest == nil {
		t.Fatal("the turn is complete before its second ply is known")
	}
	second := rest.AppendMoves(nil)
	looked := func(mv games.Move) search.Candidate {
		return search.Candidate{Move: mv, Visits: 1, Proven: true, Line: []games.Move{mv}}
	}
	g.review.Book().Take(rest, search.Report{Best: second[0], Proven: true, Playouts: 30, Candidates: []search.Candidate{looked(second[0]), looked(second[1])}})
	if turn, open := g.review.Book().Complete(pos, first); open != nil || len(turn) != 2 || turn[1] != second[0] {
		t.Errorf("a turn of two discs is %v, and %v is open", turn, open)
	}
}

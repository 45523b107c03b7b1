package review

import (
	"testing"

	"quintet/games"
	"quintet/games/study/judge"
)

// A good ply that cost something is fair, and looks different from one that cost nothing.
func TestAGoodPlyThatCostSomethingIsFair(t *testing.T) {
	const best, other games.Move = 1, 2
	look := judge.Look{Lines: []judge.Line{{Moves: []games.Move{best}}}}
	for _, c := range []struct {
		move games.Move
		loss float64
		fair bool
	}{{best, 0, false}, {other, 0.01, false}, {other, fairLoss, true}, {other, 0.09, true}} {
		b := badgeOf(judge.Ply{Move: c.move, Before: look, Loss: c.loss, Class: judge.Good})
		if b.fair != c.fair || b.best != (c.move == best) {
			t.Errorf("ply %d, loss %v: %+v", c.move, c.loss, b)
		}
	}
	plain, fair := badge{class: judge.Good}, badge{class: judge.Good, fair: true}
	if plain.tone() == fair.tone() {
		t.Error("both look the same")
	}
}

// A complete turn that was a mistake has its grade on the last piece it placed. Other turns have none.
func TestAMistakeIsMarkedOnItsPiece(t *testing.T) {
	for _, c := range []struct {
		winners string // see plant: before each ply and after the last
		shown   int
		want    bool
	}{
		{"1!1!1!1!1!1", 3, false}, // each ply was the best
		{"122111", 3, true},       // Black's turn of two discs lost the game
		{"122111", 2, false},      // only half of that turn has been played
		{"122111", 0, false},
	} {
		g, _ := reviewed(t, "squ size=8", 5)
		plant(g, c.winners)
		g.match.Goto(c.shown)
		at, grade, ok := g.shownMistake()
		if ok && g.geo.Label(at) != g.played(c.shown-1, c.shown) {
			t.Errorf("%s, %d: the grade is on %s, want %s", c.winners, c.shown, g.geo.Label(at), g.played(c.shown-1, c.shown))
		}
		if ok != c.want || ok && marks[grade.class] == "" {
			t.Errorf("%s, %d: grade %v, %v; want one: %v", c.winners, c.shown, grade, ok, c.want)
		}
	}
}

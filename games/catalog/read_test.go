package catalog

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/null"
)

func TestTemplateHasLevels(t *testing.T) {
	l, err := readLadder(null.Spec)
	if err != nil || len(l.levels) != MinLevels {
		t.Errorf("%d levels, %v", len(l.levels), err)
	}
}

func TestLevelLines(t *testing.T) {
	const six = "level playouts=1 time=1s\n"
	text := "# how\n\ntree RAVE=300 Bias=0.5 Solver\nladder size=5\nlevel rating=20 playouts=10 time=300ms even=0.05 fulltime Overlook=0.25\n" +
		"alphabeta Depth=2\nlevel playouts=1 time=1s Depth=3\n" + strings.Repeat(six, 4) +
		"judge playouts=7 Depth=4\nsolver playouts=3\n"
	l, err := readLadder(games.Spec{ID: "x", Levels: text})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := l.levels[0].String(), "{config={RAVE=300 Bias=0.5 Solver=true Overlook=0.25} playouts=10 time=300ms fullTime=true even=0.05}"; got != want || l.levels[0].Rating != 20 {
		t.Errorf("the first level is %s, want %s", got, want)
	}
	if got, want := l.levels[1].String(), "{config={RAVE=300 Bias=0.5 Solver=true} alphaBeta={Depth=3} playouts=1 time=1s}"; got != want {
		t.Errorf("the second level is %s, want %s", got, want)
	}
	if got := l.levels[2].strength.alphaBeta.Depth; got != 2 || len(l.options) != 1 {
		t.Errorf("the third level has the depth %d, want 2; the ladder %v", got, l.options)
	}
	if got, want := l.judge.String(), "{config={RAVE=300 Bias=0.5 Solver=true} alphaBeta={Depth=4} playouts=7}"; got != want || l.judge.Number != 0 {
		t.Errorf("the judge is %s, want %s", got, want)
	}
	if got, want := l.solvers[0].String(), "{config={RAVE=300 Bias=0.5 Solver=true} alphaBeta={Depth=2} playouts=3}"; got != want || len(l.solvers) != 1 {
		t.Errorf("of %d solvers the first is %s, want %s", len(l.solvers), got, want)
	}
	for _, c := range []struct{ text, want string }{
		{"", "games/x/levels.txt has 0 lines that begin with level, want 6 or more"},
		{"\nspeed 5", "games/x/levels.txt:2: speed: want tree, alphabeta, level, judge, solver or ladder"},
		{"tree", "games/x/levels.txt:1: tree: the settings of the search are missing"},
		{"tree Rave=3", `games/x/levels.txt:1: tree: there is no setting "Rave" of search.Config`},
		{"tree RAVE=many", `games/x/levels.txt:1: tree: "many" is no value of RAVE`},
		{"tree RAVE", `games/x/levels.txt:1: tree: "" is no value of RAVE`},
		{"tree Solver=3", `games/x/levels.txt:1: tree: "3" is no value of Solver`},
		{"ladder size", "games/x/levels.txt:1: ladder: "},
		{six, "games/x/levels.txt:1: level: a line with tree or alphabeta stands before it"},
		{"tree RAVE=3\nlevel time=1s", "games/x/levels.txt:2: level: playouts is missing"},
		{"tree RAVE=3\nlevel playouts=1", "games/x/levels.txt:2: level: time is missing"},
		{"tree RAVE=3\njudge Solver", "games/x/levels.txt:2: judge: playouts is missing"},
		{"judge playouts=3", "games/x/levels.txt:1: judge: a line with tree or alphabeta stands before it"},
		{"tree RAVE=3\n" + strings.Repeat(six, 6), "games/x/levels.txt has no line that begins with judge"},
		{"tree RAVE=3\nlevel time=fast", `games/x/levels.txt:2: level: "fast" is no value of time`},
		{"alphabeta Depth=3\nlevel RAVE=2", `games/x/levels.txt:2: level: there is no setting "RAVE" of search.AlphaBetaConfig`},
		{"tree RAVE=3\n" + strings.Repeat(six, 8), "games/x/levels.txt:9: level: a game has 7 levels at most"},
	} {
		if _, err := readLadder(games.Spec{ID: "x", Levels: c.text}); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %s", c.text, err, c.want)
		}
	}
}

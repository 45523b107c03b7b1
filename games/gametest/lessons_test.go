package gametest

import (
	"strings"
	"testing"

	"quintet/games/null"
)

// Every change breaks the lessons of null in one way and must be found by the check that is named.
func TestBrokenLessonsFail(t *testing.T) {
	if ds := checkLessons(null.Spec); len(ds.list) > 0 {
		t.Fatalf("the lessons of null are sound, but: %v", ds.list)
	}
	for _, c := range []struct{ name, from, to, check string }{
		{"a sentence in one language", "title.pt Pedras e colunas\n", "", "lessons"},
		{"nothing to end with", "ends lesson\n", "", "lessons"},
		{"a board that cannot be", "board size=2", "board size=99", "page turn"},
		{"a part of no board", "plays a1 b1", "plays a1 b1\npart a1 c9", "page turn"},
		{"a taken cell pointed at", "plays a1 b1", "plays a1 b1\npoint a1", "page turn"},
		{"plies that cannot be played", "plays a1 b1", "plays a1 a1", "page turn"},
		{"a solution that does not solve", "solution b2", "solution a2", "task points"},
		{"a solution that is not legal", "solution b2", "solution b1", "task points"},
		{"a solution that goes on", "solution b2", "solution b2 a2", "task points"},
		{"something wrong that solves", "wrong a2", "wrong b2", "task points"},
		{"nothing wrong", "wrong a2\n", "", "task points"},
		{"no goal", "goal gain p1 >= 2\nmiss.en That is worth less than two points.\nmiss.pt Isso vale menos de dois pontos.\n", "", "task points"},
		{"a goal whose miss has no words", "miss.en That is worth less than two points.\nmiss.pt Isso vale menos de dois pontos.\n", "", "task points"},
		{"a cell that is not there", "wrong a2", "wrong a2\nmark c9", "task points"},
		{"a click that is not refused", "wrong a2", "wrong try a2", "task points"},
		{"a game that is over", "plays a1 b1", "plays a1 b1 a2 b2", "task points"},
		{"a word without a page", "wrong a2", "wrong a2\nterm x\nname.en A\nname.pt B\ntext.en C\ntext.pt D\nshown nowhere", "term x"},
	} {
		s := null.Spec
		s.Rules = strings.Replace(s.Rules, c.from, c.to, 1)
		if s.Rules == null.Spec.Rules {
			t.Errorf("%s: nothing was changed", c.name)
		}
		if ds := checkLessons(s); !ds.has(c.check) {
			t.Errorf("%s: not found by %q: %v", c.name, c.check, ds.list)
		}
	}
}

func TestReasonsWithoutAPageAreFound(t *testing.T) {
	s := null.Spec
	s.Rules = strings.Replace(s.Rules, "reason game.occupied ", "reason ", 1)
	ds := examine(s, open(t, s, nil), plan{games: 2, costly: 3}, nil)
	if !ds.has("explained game.occupied") {
		t.Errorf("a reason that no page names was not found: %v", ds.list)
	}
}

package gametest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
	"quintet/games/null"
	"quintet/games/words"
)

// Every change breaks the lessons of null in one way, and the named check must find it.
func TestBrokenLessonsFail(t *testing.T) {
	if ds := checkLessons(null.Spec); len(ds) > 0 {
		t.Fatalf("the lessons of null are sound, but: %v", ds)
	}
	for _, c := range []struct{ name, from, to, check string }{
		{"a sentence in one language", "\ntitle Pedras e colunas\n", "\n", "lessons"},
		{"nothing to end with", "ends lesson\n", "", "lessons"},
		{"too little learnt", "learnt You place stones where they are worth most.\n", "", "lessons"},
		{"too many words learnt", "where they are worth most", "on the board wherever a stone of yours is worth most to you", "page turn"},
		{"a board that cannot be", "board size=2", "board size=99", "page turn"},
		{"a part of no board", "plays a1 b1", "plays a1 b1\npart a1 c9", "page turn"},
		{"a taken cell pointed at", "plays a1 b1", "plays a1 b1\npoint a1", "page turn"},
		{"plies that cannot be played", "plays a1 b1", "plays a1 a1", "page turn"},
		{"a solution that does not solve", "solution b2", "solution a2", "task points"},
		{"a solution that is not legal", "solution b2", "solution b1", "task points"},
		{"a solution that goes on", "solution b2", "solution b2 a2", "task points"},
		{"something wrong that solves", "wrong a2", "wrong b2", "task points"},
		{"nothing wrong", "wrong a2\n", "", "task points"},
		{"no goal", "goal gain p1 >= 2\nmiss That is worth less than two points.\n", "", "task points"},
		{"a goal whose miss has no words", "miss That is worth less than two points.\n", "", "task points"},
		{"a cell that is not there", "wrong a2", "wrong a2\nmark c9", "task points"},
		{"a click that is not refused", "wrong a2", "wrong try a2", "task points"},
		{"a game that is over", "plays a1 b1", "plays a1 b1 a2 b2", "task points"},
		{"a word without a page", "wrong a2", "wrong a2\nterm x\nname A\ntext C\nshown nowhere", "term x"},
	} {
		if ds := checkLessons(retold(t, c.from, c.to)); ds[c.check] == "" {
			t.Errorf("%s: not found by %q: %v", c.name, c.check, ds)
		}
	}
}

// retold returns null with from replaced by to in the first text that contains it. If that is the English text, it is the only language left.
func retold(t *testing.T, from, to string) games.Spec {
	t.Helper()
	s, files := null.Spec, fstest.MapFS{}
	for _, l := range words.Languages() {
		name := words.Of(s).File(l)
		text, err := fs.ReadFile(s.Texts, name)
		if err != nil {
			t.Fatal(err)
		}
		changed := strings.Replace(string(text), from, to, 1)
		files[name] = &fstest.MapFile{Data: []byte(changed)}
		if s.Texts = files; changed != string(text) {
			return s
		}
		s.Texts = null.Spec.Texts
	}
	t.Fatalf("nothing holds %q", from)
	return s
}

func TestReasonsWithoutPage(t *testing.T) {
	s := retold(t, "reason game.occupied ", "reason ")
	ds := examine(s, open(t, s, nil), plan{games: 2, costly: 3}, nil)
	if ds["explained game.occupied"] == "" {
		t.Errorf("a reason that no page names was not found: %v", ds)
	}
}

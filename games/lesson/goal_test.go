package lesson_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/lesson"
)

// TestGoals plays plies in a position and asks whether a goal is reached.
func TestGoals(t *testing.T) {
	const squares = "board size=4\nplays a1 b2 c3 d1 a4 b3 c2"
	for _, c := range []struct {
		game, board, plies, goal string
		want                     lesson.Verdict
	}{
		{"squex", "board size=2\nposition B1/2 1 B 1 -", "a2", "wins p1", lesson.Solved},
		{"squex", "board size=2\nposition B1/2 1 B 1 -", "b1", "wins p1", lesson.Missed},
		{"squex", "board size=2\nposition B1/2 1 R 1 -", "b2", "wins p2", lesson.Missed},
		{"squex", "board size=2\nposition B1/2 1 B 1 -", "a2", "over", lesson.Solved},
		{"squex", "board size=2\nposition B1/2 1 B 1 -", "a2", "draw", lesson.Missed},
		{"squex", "board size=3\nposition B2/3/3 2/2 B 1 -", "b2", "links p1 later >= 1", lesson.Solved},
		{"squex", "board size=3\nposition B2/3/3 2/2 B 1 -", "b1", "links p1 later >= 1", lesson.Missed},
		{"squex", "board size=3\nposition B2/3/3 2/2 B 1 -", "b1", "links p1 = 1", lesson.Solved},
		{"squex", "board size=3\nposition B2/3/3 2/2 B 1 -", "b1", "links p2 <= 0", lesson.Solved},
		{"squex", "board size=3\nposition BR1/1B1/3 b1/2 R 1 -", "a2", "left p1 = 2", lesson.Solved},
		{"squex", "board size=3\nposition BR1/1B1/3 b1/2 R 1 -", "a2", "turn p1", lesson.Solved},
		{"squex", "board size=3\nposition BR1/1B1/3 b1/2 R 1 -", "a2", "turn p2", lesson.Missed},
		{"squex", "board size=3\nposition 3/3/3 2/2 B 1 -", "b2", "ply a1 b2", lesson.Solved},
		{"squex", "board size=3\nposition 3/3/3 2/2 B 1 -", "b3", "ply a1 b2", lesson.Missed},
		{"squex", "board size=3\nposition 3/3/3 2/2 B 1 -", "b2", "refused squex.square", lesson.Missed},
		{"taiji", "board size=3 groups=1", "a1-a2", "score p1 = 1", lesson.Solved},
		{"taiji", "board size=3 groups=1\nplays a1-a2 c1-c2", "b1-b2", "gain p1 >= 2", lesson.Solved},
		{"taiji", "board size=3 groups=1\nplays a1-a2 c1-c2", "b3-b2", "gain p1 >= 2", lesson.Missed},
		{"squ", squares, "d4", "decided p1", lesson.Solved},
		{"squ", squares, "b1", "decided p1", lesson.Open},
		{"squ", squares, "b1 c1", "decided p1", lesson.Missed},
		{"squ", squares, "d4", "on p1 a1 d4", lesson.Solved},
		{"squ", squares, "d4 b1", "on p1 b2", lesson.Missed},
		{"squ", squares, "d4 b1", "score p1 >= 3", lesson.Solved},
		{"azacru", "board players=2\nposition 6A2a1/8B0/9/9/9/9/9/9/9 1 2 -", "g1-i1", "passes p2", lesson.Solved},
		{"azacru", "board players=2\nposition 6A2a1/8B0/9/9/9/9/9/9/9 1 2 -", "g1-h2", "passes p2", lesson.Missed},
		{"azacru", "board players=2\nposition 6A2a1/8B0/9/9/9/9/9/9/9 1 2 -", "g1-h2", "pieces p1 chevron = 1", lesson.Solved},
		{"distrify", "board size=5\nposition 5/1XO2/5/4X/5 O - -", "b3 end", "marks p1 crosscut >= 1", lesson.Solved},
		{"distrify", "board size=5\nposition 5/1XO2/5/4X/5 O - -", "d4 end", "marks crosscut >= 1", lesson.Missed},
	} {
		spec, ok := catalog.Find(c.game)
		if !ok {
			t.Fatal(c.game)
		}
		spec.Texts = text("page p\n" + c.board + "\ntask t\nplies 2\ngoal " + c.goal)
		b, err := lesson.Read(spec)
		if err != nil {
			t.Fatal(err)
		}
		task := b.Pages[0].Tasks[0]
		g, p, err := task.Board.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		if v := task.Judge(g, []games.Position{p}, nil); v != lesson.Open {
			t.Errorf("%s, %s: before any ply the verdict is %d", c.game, c.goal, v)
		}
		positions, plies := []games.Position{p.Clone()}, []games.Move(nil)
		for _, text := range strings.Fields(c.plies) {
			m, err := g.ParseMove(p, text)
			if err != nil {
				t.Fatal(err)
			}
			p.Play(m)
			positions, plies = append(positions, p.Clone()), append(plies, m)
		}
		if v := task.Judge(g, positions, plies); v != c.want {
			t.Errorf("%s, %q after %s: the verdict is %d, want %d", c.game, c.goal, c.plies, v, c.want)
		}
	}
}

// text returns the folder of a game with these lessons.
func text(lessons string) fstest.MapFS {
	return fstest.MapFS{"texts/en.txt": {Data: []byte("lessons\n" + lessons)}}
}

func TestRefusals(t *testing.T) {
	read := func(goal string) lesson.Task {
		b, err := lesson.Read(games.Spec{ID: "x", Texts: text("page p\ntask t\ngoal " + goal)})
		if err != nil {
			t.Fatal(err)
		}
		return b.Pages[0].Tasks[0]
	}
	asks, plays := read("refused a.b c.d"), read("ply a1")
	for _, c := range []struct {
		task   lesson.Task
		reason string
		want   lesson.Verdict
	}{{asks, "a.b", lesson.Solved}, {asks, "c.d", lesson.Solved}, {asks, "a", lesson.Missed}, {plays, "a.b", lesson.Open}} {
		if v := c.task.JudgeRefusal(c.reason); v != c.want {
			t.Errorf("JudgeRefusal(%q) = %d, want %d", c.reason, v, c.want)
		}
	}
}

// Spare returns the links that the missed goal counts, in the state that it names.
func TestExcessLinks(t *testing.T) {
	for _, c := range []struct {
		goals string
		want  int
	}{
		{"goal links p1 now = 0", 1},
		{"goal links p1 = 1\ngoal links p1 now = 0", 1},
		{"goal links p1 later = 0", 0},
		{"goal links p1 <= 0", 0},
		{"goal links p1 safe >= 1", 0},
		{"goal links p2 now = 0", 0},
		{"goal wins p1\ngoal links p1 now = 0", 0},
	} {
		spec, _ := catalog.Find("squex")
		spec.Texts = text("page p\nboard size=3\nposition 3/RB1/3 2/2 B 1 -\ntask t\n" + c.goals)
		b, err := lesson.Read(spec)
		if err != nil {
			t.Fatal(err)
		}
		task := b.Pages[0].Tasks[0]
		g, p, err := task.Board.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		m, err := g.ParseMove(p, "a1")
		if err != nil {
			t.Fatal(err)
		}
		positions := []games.Position{p.Clone(), p}
		p.Play(m)
		if links := task.ExcessLinks(g, positions, []games.Move{m}); len(links) != c.want {
			t.Errorf("%q: %d links, want %d", c.goals, len(links), c.want)
		}
	}
}

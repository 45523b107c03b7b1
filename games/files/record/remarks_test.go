package record_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/null"
)

// kept returns rec as it is stored again after opening.
func kept(t catalogtest.Failer, rec *record.Record) *record.Record {
	again := record.FromMatch(rec.Spec, replayed(t, rec))
	again.Date, again.Tags = rec.Date, rec.Tags
	return again
}

// A variation may repeat plies of the game and of other variations, and comment on them: no comment is replaced or duplicated, however often the game
// is opened and saved.
func TestCommentsOnRepeatedPlies(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{
			"a ply of the main line", "[game \"squex\"]\n[options \"size=5\"]\n1. a1 {the game} (1. a1 {another note} b2) c3 {second}",
			"1. a1 {the game\nanother note} c3 {second} (2. b2)",
		},
		{
			"a ply of another variation", "[game \"squex\"]\n[options \"size=5\"]\n1. a1 c3 (2. d4 {first} e5) (2. d4 {second} d5)",
			"1. a1 c3 (2. d4 {first\nsecond} e5 (3. d5))",
		},
		{
			"the same comment", "[game \"squex\"]\n[options \"size=5\"]\n1. a1 {one} (1. a1 {one} b2) c3",
			"1. a1 {one} c3 (2. b2)",
		},
		{
			"within an open turn", "[game \"squ\"]\n[options \"size=8\"]\n[result \"p1+ resign\"]\n1. a1 b2+ {note} (2. b2+c3)",
			"1. a1 b2+ {note} (2. b2+c3)",
		},
		{
			"within turns that begin alike", "[game \"squ\"]\n[options \"size=8\"]\n1. a1 b2+c3 {end} (2. b2+ {note}) (2. b2+d4 {other})",
			"1. a1 b2+c3 {note\nend} (2. b2+d4 {other})",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec := read(t, tt.in)
			for range 3 {
				rec = kept(t, rec)
				if _, got, _ := strings.Cut(written(t, rec), "\n\n"); got != tt.want+"\n" {
					t.Fatalf("kept as\n%s\nwant\n%s", got, tt.want)
				}
			}
		})
	}
}

// Whatever a record repeats, each of its comments is there exactly once after opening and saving.
func TestAllCommentsAreKept(t *testing.T) {
	r := games.NewRand(3)
	for range 300 {
		g := catalogtest.Open(t, null.Spec, games.Options{"size": "3", "turns": []string{"single", "double"}[r.Intn(2)]})
		n := 0
		rec := &record.Record{Spec: null.Spec, Game: g, Names: []string{"", ""}, Levels: []int{0, 0}}
		rec.Main = anyLine(g, g.Start(), r, 3, &n)
		rec.Outcome = replayed(t, rec).Outcome()
		again := kept(t, read(t, written(t, rec)))
		text := written(t, again)
		for i := range n {
			if count := strings.Count(text, fmt.Sprintf("<%d>", i)); count != 1 {
				t.Fatalf("comment %d stands %d times in\n%s\nmade from\n%s", i, count, text, written(t, rec))
			}
		}
		if twice := written(t, kept(t, again)); twice != text {
			t.Fatalf("kept again as\n%s\nwant\n%s", twice, text)
		}
	}
}

// anyLine returns random turns from p, with variations that often begin with the same plies. n counts its comments, each of which has its own number.
func anyLine(g games.Game, p games.Position, r *games.Rand, depth int, n *int) (line record.Line) {
	remark := func() string {
		if r.Intn(2) == 0 {
			return ""
		}
		*n++
		return fmt.Sprintf("<%d>", *n-1)
	}
	line.Comment = remark()
	for turns := 1 + r.Intn(4); turns > 0 && !p.Over(); turns-- {
		before, mover := p.Clone(), p.ToMove()
		var item record.Item
		for !p.Over() && p.ToMove() == mover {
			ms := p.AppendMoves(nil)
			m := ms[r.Intn(min(2, len(ms)))]
			item.Moves = append(item.Moves, m)
			p.Play(m)
		}
		item.Comment = remark()
		for depth > 0 && r.Intn(3) == 0 {
			item.Variations = append(item.Variations, anyLine(g, before.Clone(), r, depth-1, n))
		}
		line.Items = append(line.Items, item)
	}
	return line
}

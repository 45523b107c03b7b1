package record_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
)

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
			"1. a1 b2+ {note} c3 {end} (2. b2+d4 {other})",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec := read(t, tt.in)
			for range 3 {
				rec = read(t, written(t, rec))
				if _, got, _ := strings.Cut(written(t, rec), "\n\n"); got != tt.want+"\n" {
					t.Fatalf("kept as\n%s\nwant\n%s", got, tt.want)
				}
			}
		})
	}
}

// A comment in the middle of a turn stays at its ply, in format 4; without one, no record needs that format.
func TestCommentWithinTurn(t *testing.T) {
	const head = "[game \"null\"]\n[options \"size=3 players=2 turns=double\"]\n[result \"*\"]\n\n"
	for text, format := range map[string]string{
		"1. a1+ {half} b1 {whole} c1+b2 (2. c2+ {other half} a2)": "4",
		"1. a1+ {half} end {whole} c1":                            "4",
		"1. a1+b1 {whole} c1 (2. c2+c3 {other})":                  "",
		"1. a1+b1 c1+ {open}":                                     "",
	} {
		rec := read(t, "[format \"4\"]\n"+head+text)
		want := head + text + "\n"
		if format != "" {
			want = "[format \"" + format + "\"]\n" + want
		}
		if got := written(t, rec); got != want {
			t.Errorf("written as\n%s\nwant\n%s", got, want)
		}
	}
}

// Whatever a record repeats, each of its comments is there exactly once after opening and saving.
func TestAllCommentsAreKept(t *testing.T) {
	r := games.NewRand(3)
	for range 300 {
		g := catalogtest.Open(t, null.Spec, games.Options{"size": "3", "turns": []string{"single", "double"}[r.Intn(2)]})
		n := 0
		text := "[format \"4\"]\n[game \"null\"]\n[options \"" + null.Spec.Format(g.Info().Options) + "\"]\n" + anyLine(g, g.Start(), r, 3, &n)
		again := written(t, read(t, text))
		for i := range n {
			if count := strings.Count(again, fmt.Sprintf("<%d>", i)); count != 1 {
				t.Fatalf("comment %d stands %d times in\n%s\nmade from\n%s", i, count, again, text)
			}
		}
		if twice := written(t, read(t, again)); twice != again {
			t.Fatalf("kept again as\n%s\nwant\n%s", twice, again)
		}
	}
}

// anyLine returns random turns from p as text, with variations that often begin with the same plies. n counts its comments, each of which has its own
// number.
func anyLine(g games.Game, p games.Position, r *games.Rand, depth int, n *int) (line string) {
	remark := func() string {
		if r.Intn(2) == 0 {
			return ""
		}
		*n++
		return fmt.Sprintf(" {<%d>}", *n-1)
	}
	line = remark()
	for turns := 1 + r.Intn(4); turns > 0 && !p.Over(); turns-- {
		before, mover := p.Clone(), p.ToMove()
		for !p.Over() && p.ToMove() == mover {
			ms := p.AppendMoves(nil)
			m := ms[r.Intn(min(2, len(ms)))]
			line += " " + g.FormatMove(p, m)
			if p.Play(m); !p.Over() && p.ToMove() == mover {
				line += "+" + remark()
			}
		}
		line += remark()
		for depth > 0 && r.Intn(3) == 0 {
			line += " (" + anyLine(g, before.Clone(), r, depth-1, n) + ")"
		}
	}
	return line
}

// Several comments on one turn become one, with a line each and no empty lines.
func TestCommentsOnOneTurnAreJoined(t *testing.T) {
	rec := read(t, "[game \"null\"]\n{ a }{}{b} 1. a1 {c} ; d\n{e\n\nf} (b1 {g}) { } {h} b1")
	root := rec.Match.Root()
	if a, b := root.Next()[0], root.Next()[1]; root.Comment() != "a\nb" || a.Comment() != "c\nd\ne\n\nf\nh" || b.Comment() != "g" {
		t.Errorf("the comments are %q, %q and %q", root.Comment(), a.Comment(), b.Comment())
	}
}

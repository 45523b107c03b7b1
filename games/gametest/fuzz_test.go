package gametest

import (
	"errors"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/null"
)

// What null reads is sound, and every mutant is found. The text of a case is a position, followed by a ply if one is read in it.
func TestReadGamesFindsBrokenGames(t *testing.T) {
	odd := errors.New("odd")
	for _, tt := range []struct {
		name, position, ply string
		b                   mutant
		want                string
	}{
		{"a sound position", "x2/1o1/3 p1 a1", "", mutant{}, ""},
		{"no position", "x2/1o1", "", mutant{}, ""},
		{"a sound ply", "3/3/3 p1 -", "b2", mutant{}, ""},
		{"no ply", "3/3/3 p1 -", "b7", mutant{}, ""},
		{"an illegal ply", "x2/3/3 p2 -", "a1", mutant{}, ""},
		{"a refusal of another kind", "x2/1o1", "", mutant{parsePosition: func(string) (games.Position, error) { return nil, odd }}, "does not wrap ErrSyntax"},
		{"a position that is written otherwise", "x2/1o1/3 p1 -", "", mutant{text: func(_ games.Position, dst []byte) []byte {
			return append(dst, "3/3/3 p1 -"...)
		}}, "reads as another position"},
		{"a position that is written as none", "3/3/3 p1 -", "", mutant{text: func(_ games.Position, dst []byte) []byte {
			return append(dst, "?"...)
		}}, "reads as another position"},
		{"no plies", "3/3/3 p1 -", "", mutant{appendMoves: func(_ games.Position, dst []games.Move) []games.Move { return dst }}, "Over = false with 0 legal plies"},
		{"plies that are not legal", "3/3/3 p1 -", "", mutant{legal: func(games.Position, games.Move) bool { return false }}, "a1 is listed and not legal"},
		{"a playout without a result", "3/3/3 p1 -", "", mutant{playout: func(games.Position, *games.Rand) (games.Payoffs, int) {
			return games.Payoffs{0.5, -0.5}, 9
		}}, "a playout ends with the payoffs"},
		{"a result that is decided and does not come", "3/3/3 p1 -", "", mutant{decided: func(games.Position) (games.Payoffs, bool) {
			return games.Payoffs{-1, 1}, true
		}}, "is decided as"},
		{"a game without an end", "3/3/3 p1 -", "", mutant{play: func(games.Position, games.Move) {}}, "does not end"},
		{"a ply refused by an error of another kind", "3/3/3 p1 -", "b2", mutant{parseMove: func(games.Position, string) (games.Move, error) {
			return games.NoMove, odd
		}}, "neither ErrSyntax nor an IllegalError"},
		{"a ply refused and read", "3/3/3 p1 -", "b2", mutant{parseMove: func(_ games.Position, text string) (games.Move, error) {
			return 1, games.SyntaxError("null", text, "another")
		}}, "refused as ply 1"},
		{"a ply refused without a reason", "3/3/3 p1 -", "b2", mutant{parseMove: func(games.Position, string) (games.Move, error) {
			return games.NoMove, &games.IllegalError{Reason: board.Reason{}}
		}}, "without a reason"},
		{"a ply that is not legal", "x2/3/3 p2 -", "b2", mutant{parseMove: func(games.Position, string) (games.Move, error) { return 1, nil }}, "not legal"},
		{"a ply of another name", "3/3/3 p1 -", "b2", mutant{formatMove: func(games.Position, games.Move) string { return "c3" }}, `written as "c3"`},
		{"marks that cannot be read", "3/3/3 p1 -", "b2", mutant{annotate: func(games.Position, games.Move) string { return "b2!" }}, `written as "b2!"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := tt.b.spec()
			g := open(t, s, nil)
			if tt.ply == "" {
				_, err := readPosition(g, tt.position)
				checkError(t, err, tt.want)
				return
			}
			p, err := g.ParsePosition(tt.position)
			if err != nil {
				t.Fatal(err)
			}
			checkError(t, readPly(g, p, tt.ply), tt.want)
		})
	}
	if p, err := readPosition(open(t, null.Spec, nil), "x2/1o1/3 p1 -"); err != nil || p == nil || games.TextOf(p) != "x2/1o1/3 p1 -" {
		t.Errorf("the position read is %v, %v", p, err)
	}
}

// checkError checks that the error has the wanted text, or that there is none if want is empty.
func checkError(t *testing.T, err error, want string) {
	t.Helper()
	if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %q", err, want)
	}
}

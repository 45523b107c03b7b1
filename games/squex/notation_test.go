package squex

import (
	"errors"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/words"
)

func TestParseMove(t *testing.T) {
	off, on := sized(t, 8), open(t, games.Options{"swap": "on"})
	tests := []struct {
		name  string
		game  *game
		plies string // before
		in    string
		want  string // the canonical text, or a part of the error
		err   error
	}{
		{"plain", off, "", "c4", "c4", nil},
		{"upper case and blanks", off, "", "  H8 ", "h8", nil},
		{"marks of a cut and of the win", off, "", "a1x#", "a1", nil},
		{"swap", on, "d4", "Swap", "swap", nil},
		{"empty", off, "", "", `squex: "" cannot be read: want an octagon from a1 to h8`, games.ErrSyntax},
		{"column outside", off, "", "i1", `squex: "i1" cannot be read: want an octagon from a1 to h8`, games.ErrSyntax},
		{"row outside", on, "", "a9", `squex: "a9" cannot be read: want an octagon from a1 to h8, or swap`, games.ErrSyntax},
		{"row with a leading zero", off, "", "a01", "cannot be read", games.ErrSyntax},
		{"two octagons", off, "", "a1a2", "cannot be read", games.ErrSyntax},
		{"pass", off, "", "pass", "cannot be read", games.ErrSyntax},
		{"taken", off, "c4", "c4", "That octagon is taken.", games.ErrIllegal},
		{"swap where there is none", off, "d4", "swap", "This game is played without the swap rule.", games.ErrIllegal},
		{"swap by the first player", on, "", "swap", "Only Red may swap, in answer to the first turn of Blue.", games.ErrIllegal},
		{"swap too late", on, "d4 e5 f6", "swap", "Only Red may swap, in answer to the first turn of Blue.", games.ErrIllegal},
		{"swap twice", on, "d4 swap", "swap", "Only Red may swap, in answer to the first turn of Blue.", games.ErrIllegal},
	}
	book := words.English(words.Of(Spec))
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			p := played(t, tc.game, tc.plies)
			m, err := tc.game.ParseMove(p, tc.in)
			if !errors.Is(err, tc.err) {
				t.Fatalf("ParseMove(%q) = %v, want %v", tc.in, err, tc.err)
			}
			if err == nil {
				if got := tc.game.FormatMove(p, m); got != tc.want {
					t.Errorf("ParseMove(%q) is %q, want %q", tc.in, got, tc.want)
				}
				return
			}
			said := err.Error()
			var illegal *games.IllegalError
			if errors.As(err, &illegal) {
				said = book.Say(illegal.Reason.Text)
			}
			if m != games.NoMove || !strings.Contains(said, tc.want) {
				t.Errorf("ParseMove(%q) = %d, %q, want %q", tc.in, m, said, tc.want)
			}
		})
	}
}

func TestParseMoveAfterTheEnd(t *testing.T) {
	g := sized(t, 3)
	_, err := g.ParseMove(played(t, g, "b1 a1 b2 a2 b3"), "c1")
	var illegal *games.IllegalError
	if !errors.As(err, &illegal) || illegal.Reason.Text.Key != "game.over" {
		t.Errorf("a ply after the end: %v, want that the game is over", err)
	}
}

func TestAnnotate(t *testing.T) {
	tests := []struct {
		size             int
		plies, ply, want string
	}{
		{4, "", "b2", "b2"},
		{4, "b2 a4 c3 b3 d1", "c2", "c2x"},
		{3, "b1 a1 b2 a2", "b3", "b3#"},
		{3, "b1 c1 c2 a3 c3 b2 a2 b3", "a1", "a1x#"},
	}
	for _, tc := range tests {
		g := sized(t, tc.size)
		p := played(t, g, tc.plies)
		m, err := g.ParseMove(p, tc.ply)
		if err != nil {
			t.Fatal(err)
		}
		got := g.Annotate(p, m)
		back, err := g.ParseMove(p, got)
		if got != tc.want || err != nil || back != m {
			t.Errorf("Annotate(%s) = %q, read back as %d (%v), want %q", tc.ply, got, back, err, tc.want)
		}
	}
	g := open(t, games.Options{"swap": "on"})
	if got := g.Annotate(played(t, g, "d4"), swapMove); got != "swap" {
		t.Errorf("Annotate(swap) = %q", got)
	}
}

// A swap exchanges the colours of the players: p1, now Red, is next, and the result goes to the seats.
func TestSwap(t *testing.T) {
	g := open(t, games.Options{"size": "3", "swap": "on"})
	p := played(t, g, "b2")
	if p.ToMove() != 1 || !p.Legal(swapMove) {
		t.Fatalf("after one octagon seat %d is to move and may swap: %v", p.ToMove(), p.Legal(swapMove))
	}
	p = playedFrom(t, p, "swap")
	if got, want := text(t, p), "3/1B1/3 2/2 R 1 swapped"; got != want || p.ToMove() != 0 || p.toMove != red {
		t.Fatalf("after the swap %q, seat %d to move; want %q and seat 0", got, p.ToMove(), want)
	}
	p = playedFrom(t, p, "a1 b1")
	if p.ToMove() != 0 {
		t.Errorf("seat %d to move, want p1, who is Red", p.ToMove())
	}
	p = playedFrom(t, p, "a2 b3")
	if p.winner != blue || p.Payoffs() != (games.Payoffs{-1, 1}) {
		t.Errorf("winner %d, payoffs %v; want Blue, who is p2", p.winner, p.Payoffs())
	}
	if len(p.AppendMoves(nil)) != 0 {
		t.Error("there are moves after the end")
	}
}

func TestSwapIsTheLastMoveListed(t *testing.T) {
	g := open(t, games.Options{"size": "2", "swap": "on"})
	ms := played(t, g, "a1").AppendMoves(nil)
	if len(ms) != 4 || ms[3] != swapMove {
		t.Errorf("moves %v, want three octagons and the swap", ms)
	}
}

func TestPositionText(t *testing.T) {
	tests := []struct {
		name, want string
		size       int
		plies      string
	}{
		{"start", "8/8/8/8/8/8/8/8 7/7/7/7/7/7/7 B 1 -", 8, ""},
		{"T2", "3B/1BR1/1RB1/R3 3/1r1/r2 B 2 -", 4, "b2 a4 c3 b3 d1 c2"},
		{"T9, the end", "RB1/RB1/1B1 2/2 - 0 -", 3, "b1 a1 b2 a2 b3"},
	}
	for _, tc := range tests {
		g := sized(t, tc.size)
		p := played(t, g, tc.plies)
		if got := text(t, p); got != tc.want {
			t.Errorf("%s: %q, want %q", tc.name, got, tc.want)
		}
		q := parsed(t, g, tc.want)
		if text(t, q) != tc.want || q.Hash() != p.Hash() || q.winner != p.winner || q.toMove != p.toMove || q.left != p.left {
			t.Errorf("%s: %q is read as %q", tc.name, tc.want, text(t, q))
		}
	}
}

func TestParsePosition(t *testing.T) {
	tests := []struct {
		name, swap, in, want string // want: the canonical text or a part of the error
		bad                  bool
	}{
		{"more blanks", "off", " 3/3/3  2/2 B 1 - ", "3/3/3 2/2 B 1 -", false},
		{"not reachable", "off", "RRR/3/3 2/2 B 2 -", "RRR/3/3 2/2 - 0 -", false},
		{"a crossing belongs to either", "off", "BR1/RB1/3 b1/2 R 1 -", "BR1/RB1/3 b1/2 R 1 -", false},
		{"a crossing belongs to the other", "off", "BR1/RB1/3 r1/2 R 1 -", "BR1/RB1/3 r1/2 R 1 -", false},
		{"a finished game with a turn", "off", "1B1/1B1/1B1 2/2 R 2 -", "1B1/1B1/1B1 2/2 - 0 -", false},
		{"swapped", "on", "3/1B1/3 2/2 R 1 swapped", "3/1B1/3 2/2 R 1 swapped", false},
		{"swapped without swap", "off", "3/1B1/3 2/2 R 1 swapped", "want - in the last field", true},
		{"too few fields", "off", "3/3/3 2/2 B 1", "want five fields", true},
		{"wrong size", "off", "4/4/4/4 3/3/3 B 1 -", "want octagons as 3 rows", true},
		{"wrong letter", "off", "1b1/3/3 2/2 B 1 -", "want octagons as 3 rows", true},
		{"row too long", "off", "4/3/3 2/2 B 1 -", "want octagons as 3 rows", true},
		{"squares too many", "off", "3/3/3 3/3 B 1 -", "want squares as 2 rows", true},
		{"square of nobody", "off", "3/3/3 b1/2 B 1 -", "want square a1 to belong", true},
		{"square missing", "off", "3/1B1/2B 2/2 B 1 -", "want square b2 to belong", true},
		{"square of the wrong colour", "off", "3/1B1/2B 2/1r B 1 -", "want square b2 to belong", true},
		{"no such colour", "off", "3/3/3 2/2 X 1 -", "want B or R to move", true},
		{"nobody to move in a game that goes on", "off", "3/3/3 2/2 - 1 -", "want B or R to move", true},
		{"three placements", "off", "3/3/3 2/2 B 3 -", "want B or R to move and 1 or 2", true},
		{"no placement", "off", "3/3/3 2/2 B 0 -", "want B or R to move and 1 or 2", true},
		{"last field", "on", "3/3/3 2/2 B 1 x", "want swapped or -", true},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			g := open(t, games.Options{"size": "3", "swap": tc.swap})
			p, err := g.ParsePosition(tc.in)
			if tc.bad {
				if !errors.Is(err, games.ErrSyntax) || !strings.Contains(err.Error(), tc.want) {
					t.Errorf("ParsePosition(%q) = %v, want %q", tc.in, err, tc.want)
				}
				return
			}
			if err != nil || text(t, p) != tc.want {
				t.Errorf("ParsePosition(%q) = %v, want %q", tc.in, err, tc.want)
			}
		})
	}
}

// A connection of cuttable links wins with win=first, also in a position that is read.
func TestParsePositionWithFirstConnection(t *testing.T) {
	const line = "1B1/2B/2B 1b/2 R 1 -"
	if p := parsed(t, sized(t, 3), line); p.Over() {
		t.Errorf("%s is over, though b1-c2 can be cut", line)
	}
	if p := parsed(t, open(t, games.Options{"size": "3", "win": "first"}), line); p.winner != blue {
		t.Errorf("%s with win=first has the winner %d, want Blue", line, p.winner)
	}
}

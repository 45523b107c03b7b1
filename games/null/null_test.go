package null

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

// after plays plies, separated by spaces, from the start of a game with options.
func after(t *testing.T, options, plies string) (games.Game, games.Position) {
	t.Helper()
	g := gametest.Open(t, Spec, options)
	return g, gametest.Reach(t, g, plies)
}

// The example board of doc.go.
func TestMostPointsWin(t *testing.T) {
	_, p := after(t, "", "a1 b1 c1 a2 c2 b2 a3 c3 b3")
	if got := p.AppendScores(nil); got[0] != 10 || got[1] != 8 {
		t.Errorf("scores = %v, want 10 and 8", got)
	}
	if got := games.Winners(p.Payoffs(), 2); len(got) != 1 || got[0] != 0 {
		t.Errorf("winners = %v, want the first seat", got)
	}
}

func TestEqualPointsShareFirstPlace(t *testing.T) {
	_, p := after(t, "size=2", "a1 a2 b1 b2")
	if ps := p.Payoffs(); !p.Over() || ps != (games.Payoffs{}) {
		t.Errorf("Over = %v, payoffs = %v, want a full draw", p.Over(), ps)
	}
}

func TestEndClosesDoubleTurn(t *testing.T) {
	tests := []struct {
		name, plies string
		want        games.Player
		end         bool
	}{
		{"nothing is open at the start", "", 0, false},
		{"the first stone leaves the turn open", "a1", 0, true},
		{"the second stone closes it", "a1 b1", 1, false},
		{"end closes it", "a1 end", 1, false},
		{"the turn passes on a full board", "a1 b1 a2", 1, true},
		{"nobody moves on a full board", "a1 b1 a2 b2", games.None, false},
		{"a first stone that fills the board opens nothing", "a1 b1 a2 end b2", games.None, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g, p := after(t, "size=2 turns=double", tt.plies)
			_, ok := g.(games.TurnEnder).EndTurn(p)
			if p.ToMove() != tt.want || ok != tt.end {
				t.Errorf("ToMove = %d, EndTurn = %v, want %d, %v", p.ToMove(), ok, tt.want, tt.end)
			}
		})
	}
}

func TestParsePosition(t *testing.T) {
	gametest.Positions(t, Spec, [][3]string{
		{"size=2", "2/2 p1 -", ""},                               // start
		{"size=2", "xx/1x p2 -", ""},                             // any stones
		{"size=2 turns=double", "x1/2 p1 a1", ""},                // open turn
		{"size=2", "x1/2 p1 a1", "cannot be read"},               // open turn needs double turns
		{"size=2 turns=double", "o1/2 p1 a1", "cannot be read"},  // open turn on the other's stone
		{"size=2 turns=double", "xx/ox p1 a1", "cannot be read"}, // open turn on a full board
		{"size=2", "2/2 p3 -", "cannot be read"},                 // a seat that is not in play
		{"size=2", "z1/2 p1 -", "cannot be read"},                // a stone that is not in play
		{"size=2", "3/3/3 p1 -", "cannot be read"},               // board of another size
		{"size=2", "2/2 p1", "cannot be read"},                   // a field is missing
	})
}

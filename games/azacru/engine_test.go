package azacru

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// open makes a game for a number of players.
func open(t gametest.T, players int) *game {
	t.Helper()
	return gametest.Open(t, Spec, "players="+strconv.Itoa(players)).(*game)
}

// parse reads a position of any number of players.
func parse(t gametest.T, text string) *position {
	t.Helper()
	g := gametest.Open(t, Spec, "players="+strings.Fields(text)[2])
	return gametest.Reach(t, g, text).(*position)
}

// legal returns the names of the legal plies, sorted by bytes.
func legal(p *position) []string {
	return slices.Sorted(slices.Values(gametest.Names(p.g, p, p.AppendMoves(nil))))
}

// play plays plies separated by spaces.
func play(t gametest.T, p *position, plies string) {
	t.Helper()
	gametest.Play(t, p.g, p, plies)
}

// The fifth column of the table in rules.md 4.2.
func TestPerftDeep(t *testing.T) {
	for players, want := range map[int]uint64{2: 1012794, 3: 270801, 4: 274185} {
		if testing.Short() && players == 2 {
			continue
		}
		if got := games.Perft(open(t, players).Start(), 5); got != want {
			t.Errorf("%d players: Perft(5) = %d, want %d", players, got, want)
		}
	}
}

// AbstractPlay rotates the two-player start by 90 degrees (rules.md 1.2): the counts are the same.
func TestPerftTurnedStart(t *testing.T) {
	p := parse(t, "4B4-3A5-/9/B2-7B6-/9/9/9/A2-7A6-/9/B1-3A0-4 1 2 -")
	for i, want := range []uint64{16, 254, 3932, 60532} {
		if got := games.Perft(p, i+1); got != want {
			t.Errorf("Perft(%d) = %d, want %d", i+1, got, want)
		}
	}
}

func TestFirstMoves(t *testing.T) {
	const want = "a5-b4 a5-b5 a5-b6 c1-b2 c1-c2 c1-d2 c1-d2< c1-d2> c9-b8 c9-c8 c9-d8 c9-d8< c9-d8> i9-h8 i9-h9 i9-i8"
	if got := strings.Join(legal(open(t, 2).Start().(*position)), " "); got != want {
		t.Errorf("first plies %s, want %s", got, want)
	}
}

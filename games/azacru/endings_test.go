package azacru

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestEndings plays the endings of rules.md 4.3. The board is written as in TestWorkedPositions.
func TestEndings(t *testing.T) {
	for _, c := range []struct {
		name, board, turn, azn, plies, scores string
		winners                               []games.Player
	}{
		{"T12: two players", `
			.   .   .   .   .   .   .   .   B0
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			A0  .   .   .   .   .   .   .   .
			`, "2 2 -", "8B0/9/9/9/9/9/9/9/A08",
			"pass a9-a8", "2:1", []games.Player{0}},
		{"T13: three players, two of them cannot move", `
			.   .   .   .   C0  .   .   .   B0
			.   .   .   .   c   .   .   .   .
			.   .   .   .   c   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			A0  .   .   .   .   .   .   .   .
			`, "2 3 -", "4C03B0/4c4/4c4/9/9/9/9/9/A08",
			"pass pass a9-b8", "2:1:3", []games.Player{2}},
		{"T14: four players, the trigger has no piece and wins", `
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   c   .   .   .   .
			.   .   .   .   c   .   .   .   .
			.   .   .   .   c   .   .   .   .
			A0  .   B0  .   c   .   D0  .   .
			`, "3 4 -", "9/9/9/9/9/4c4/4c4/4c4/A01B01c1D02",
			"pass g9-g8 a9-a8 c9-c8", "2:2:4:2", []games.Player{2}},
		{"T15: a tie", `
			.   .   .   .   .   .   .   .   B0
			.   .   .   .   .   .   .   .   b
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			A0  .   .   .   .   .   .   .   .
			`, "2 2 -", "8B0/8b/9/9/9/9/9/9/A08",
			"pass a9-a8", "2:2", []games.Player{0, 1}},
		{"T16: freed too late", `
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			B2  b   .   .   .   .   .   .   .
			A0  .   .   .   .   .   .   .   .
			`, "1 2 -", "9/9/9/9/9/9/9/B2b7/A08",
			"pass a8-b7", "1:3", []games.Player{1}},
		{"T17: the last piece is given up", `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   .
			`, "1 2 -", "7b1/7B41/9/9/9/1a7/1b7/9/aA0a6",
			"b9-b6 h2-h3 pass h3-h4", "6:4", []games.Player{0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := read(t, c.board, c.turn)
			if got, want := games.TextOf(p), c.azn+" "+c.turn+" 0"; got != want {
				t.Errorf("text %q, want %q", got, want)
			}
			for _, ply := range strings.Fields(c.plies) {
				if p.Over() {
					t.Fatalf("the game is over before %s", ply)
				}
				play(t, p, ply)
			}
			checkEnd(t, p, c.scores, c.winners)
		})
	}
}

// checkEnd checks the result of a game that must be over.
func checkEnd(t *testing.T, p *position, want string, winners []games.Player) {
	t.Helper()
	if !p.Over() || p.ToMove() != games.None || len(p.AppendMoves(nil)) != 0 {
		t.Errorf("the game is not over, player %d is to move", p.ToMove()+1)
	}
	if got := scores(p); got != want {
		t.Errorf("scores %s, want %s", got, want)
	}
	if got := games.Winners(p.Payoffs(), p.g.players); !slices.Equal(got, winners) {
		t.Errorf("winners %v, want %v", got, winners)
	}
}

// TestWholeGames replays the games of rules.md 4.4.
func TestWholeGames(t *testing.T) {
	for _, c := range []struct {
		players              int
		plies, scores, final string
		winners              []games.Player
	}{
		{2, `
			i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6
			f6-f4 h6-h7> f4-d2 b5-c5 c3-b4< e4-d5 d6-f4 d5-b5 f4-f3> h7-g8 f3-i3 f8-e8 a5-b6 g8-f8 b6-b8> e8-c6
			b8-a8 c5-d4> b4-a5 d4-f2 a5-a7> f8-e9 pass e9-b9<
			`, "18:17", "9/b2a1b3/1ba1ba2A2/1a1bba3/aB6bba4/1aB7a1a1b1/A53a1ab1/A6a1abbba1/1B52b4 1 2 1",
			[]games.Player{0}},
		{3, `
			a7-b6 c1-d2> g1-h2 i7-h6> d2-d3 i5-h5 e9-d8 d3-f5< g9-f8> b6-c6 f5-g4> f8-f7 c6-d7 g4-h4 h5-g6 d8-b6<
			h4-i3> f7-h5 d7-d9 c9-c8 g6-f6 h6-i5 a5-b5 h5-i4 b6-a7< c8-b7 f6-e5 a7-a9 b5-c4 e5-c5< pass b7-b5
			h2-i2
			`, "9:11:10", "9/3b3cC2/3b4B2/2B13bbC1/1bC51cb1cA1/1ba2cca1/abaa1c3/2ba1c3/A42A45 1 3 1",
			[]games.Player{1}},
		{4, `
			e9-f8 a5-b5 i3-h2 i5-h4 f8-g7> c9-b8 a3-b4< g9-h8 g7-h7 c1-d2> e1-f2 h4-h3 i7-h6< b5-c4 f2-g2 h3-i2
			a7-b6> d2-c3< h2-f2< i2-i1 h7-i6> c4-e4< g2-i4 g1-g4 h6-g6 c3-c4 f2-e2 h8-i7 g6-d9> e4-f3 b4-c5 g4-f5<
			b6-c7< c4-e6< e2-c2 f5-f6 c7-d8 f3-g3< c5-d6 f6-h8 d9-a9< e6-f7< d6-d7> pass d8-f8 f7-g8< i4-i5
			`, "11:11:11:10", "8D0/2C6bccccd/2b2bB1d1/1cb1b1ddc/1bc2d2C4/1a1cbdaaA2/2aC51bdaD1/1B71aaA2B2d1/A52a5 4 4 4",
			[]games.Player{0, 1, 2}},
	} {
		p := open(t, c.players).Start().(*position)
		play(t, p, c.plies)
		if got := withoutClock(games.TextOf(p)); got != c.final {
			t.Errorf("%d players: final position %q, want %q", c.players, got, c.final)
		}
		checkEnd(t, p, c.scores, c.winners)
	}
}

// Ten rounds without a change of colour end the game (rules.md 2.2 #9): the circling of T21 stops after 20 plies.
func TestQuietEnd(t *testing.T) {
	const circle = "c3-d3> f6-g6> d3-d4> g6-g7> d4-c4> g7-f7> c4-c3> f7-f6> "
	p := parse(t, "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 -")
	play(t, p, circle+circle+"c3-d3> f6-g6> d3-d4>")
	if p.Over() {
		t.Fatal("the game is over after 19 quiet plies")
	}
	play(t, p, "g6-g7>")
	checkEnd(t, p, "4:4", []games.Player{0, 1})
	if got, want := games.TextOf(p), "9/9/2aa5/2aA55/9/5bb2/5bB52/9/9 1 2 - 20"; got != want {
		t.Errorf("text %q, want %q", got, want)
	}
}

// A change of colour resets the ten rounds; a pass does not.
func TestQuietCount(t *testing.T) {
	for _, c := range []struct{ text, plies, want string }{
		{"9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 12", "c3-d3", "13"},
		{"9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 12", "c3-c2", "0"},
		{"8B0/9/9/9/9/9/9/9/A08 2 2 - 7", "pass", "8"},
		{"7b1/7B41/9/9/9/9/9/9/A2aaa5 1 2 - 7", "a9-d9", "8"},
		{"7b1/7B41/9/9/9/9/9/9/A21aa5 1 2 - 7", "a9-c9", "0"},
	} {
		p := parse(t, c.text)
		play(t, p, c.plies)
		words := strings.Fields(games.TextOf(p))
		if got := words[len(words)-1]; got != c.want {
			t.Errorf("%s, %s: %s quiet plies, want %s", c.text, c.plies, got, c.want)
		}
	}
}

// Any player may move first, and the others follow in order to the end of the game.
func TestAnyPlayerMayMoveFirst(t *testing.T) {
	for _, players := range []int{2, 3, 4} {
		g := open(t, players)
		for first := range games.Player(players) {
			p := Spec.OpeningOf(g, first)
			if p.ToMove() != first {
				t.Errorf("%d players: player %d is to move, want %d", players, p.ToMove(), first)
			}
			if start := p.(*position); start.fields != g.start.fields {
				t.Errorf("%d players: the board is another when %d begins", players, first)
			}
			r := games.NewRand(uint64(first))
			for plies := 0; !p.Over(); plies++ {
				if want := games.Player((int(first) + plies) % players); p.ToMove() != want || plies > g.MaxPlies() {
					t.Fatalf("%d players, %d first: player %d makes ply %d, want %d", players, first, p.ToMove(), plies+1, want)
				}
				gametest.PlayRandom(p, r)
			}
		}
	}
}

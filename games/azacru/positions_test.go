package azacru

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// A worked is a position of rules.md 4.3. In its board a dot is a neutral cell, a to d are tiles, A0 to D7 pieces with their heading on a tile of
// their own, and A0- a piece on a neutral cell.
type worked struct {
	name, board, turn string // turn is the player to move, the players and who passed first
	azn               string // the board in the notation of positions
	piece, dests      string // all destinations of the piece on a cell, with their twists
	legal, illegal    string // some plies
	plies             string // to play
	after             string // the resulting position
	scores            string
}

// read turns a board into a position.
func read(t *testing.T, board, turn string) *position {
	t.Helper()
	return parse(t, gametest.Rows(board)+" "+turn)
}

// withoutClock removes from a position text the plies since the last change, which the document leaves out.
func withoutClock(text string) string { return text[:strings.LastIndex(text, " ")] }

// scores writes the tiles of all players as the document does.
func scores(p *position) string {
	var words []string
	for _, n := range p.AppendScores(nil) {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ":")
}

func TestWorkedPositions(t *testing.T) {
	for _, w := range workedPositions {
		t.Run(w.name, func(t *testing.T) {
			p := read(t, w.board, w.turn)
			if got, want := games.TextOf(p), w.azn+" "+w.turn+" 0"; got != want {
				t.Errorf("text %q, want %q", got, want)
			}
			names := legal(p)
			if w.dests != "" {
				var got []string
				for _, name := range names {
					if to, ok := strings.CutPrefix(name, w.piece+"-"); ok {
						got = append(got, to)
					}
				}
				want := strings.Fields(w.dests)
				slices.Sort(want)
				if !slices.Equal(got, want) {
					t.Errorf("%s goes to %v, want %v", w.piece, got, want)
				}
			}
			for _, ply := range strings.Fields(w.legal) {
				if !slices.Contains(names, ply) {
					t.Errorf("%s is not legal", ply)
				}
			}
			for _, ply := range strings.Fields(w.illegal) {
				if slices.Contains(names, ply) {
					t.Errorf("%s is legal", ply)
				}
			}
			play(t, p, w.plies)
			if got := withoutClock(games.TextOf(p)); w.after != "" && got != w.after {
				t.Errorf("after %s: got %q, want %q", w.plies, got, w.after)
			}
			if w.scores != "" && scores(p) != w.scores {
				t.Errorf("after %s: scores %s, want %s", w.plies, scores(p), w.scores)
			}
		})
	}
}

var workedPositions = []worked{
	{
		name: "T1: the tiles of the start borderland make the power, here 3",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   a   .   .   .   .
			.   .   .   .   a   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			b   A0  .   .   .   .   .   .   .
			a   .   a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/4a4/4a4/9/9/bA07/a1a6",
		piece: "b8",
		dests: "a7 b7 b6 b6< b6> b5 b5< b5> c7 d6 d6< d6> e5 e5< e5>",
	},
	{
		name: "T2: without a tile there the power is 1",
		board: `
			.   .   .   .   B4- .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   a   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			a   .   .   .   A0- b   .   .   .
		`,
		turn: "1 2 -", azn: "4B4-4/9/9/9/9/9/2a6/1a7/a3A0-b3",
		piece: "e9",
		dests: "d8 e8 f8",
	},
	{
		name: "T3: a tile of the other is passed, not landed on",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   A0  .   .   .   .   .   .   .
			a   .   a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/1b7/9/1A07/a1a6",
		legal:   "b8-b7 b8-b5 b8-b5< b8-b5>",
		illegal: "b8-b6",
		plies:   "b8-b5",
		after:   "7b1/7B41/9/9/1A07/1b7/9/1a7/a1a6 2 2 -",
		scores:  "4:3",
	},
	{
		name: "T4: a connection over neutral cells turns them and keeps the piece",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/1a7/9/9/aA0a6",
		plies:  "b9-b6<",
		after:  "7b1/7B41/9/9/9/1A77/1a7/1a7/aaa6 2 2 -",
		scores: "6:2",
	},
	{
		name: "T5: a connection over a tile of the other costs the piece",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   A0
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0",
		legal:   "b9-b6",
		illegal: "b9-b6< b9-b6>",
		plies:   "b9-b6",
		after:   "7b1/7B41/9/9/9/1a7/1a7/1a7/aaa5A0 2 2 -",
		scores:  "7:2",
	},
	{
		name: "T6: a connection over own tiles changes nothing",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			A2  a   a   a   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/9/9/9/A2aaa5",
		plies: "a9-d9",
		after: "7b1/7B41/9/9/9/9/9/9/aaaA25 2 2 -",
	},
	{
		name: "T7: a connection jumps pieces and then turns nothing",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   B4  .   .   .   .   .   .   .
			.   A0  .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/1a7/1b7/1B47/1A07/aA0a6",
		illegal: "b9-b8 b9-b7 b9-b6",
		plies:   "b9-b5>",
		after:   "7b1/7B41/9/9/1A17/1b7/1B47/1A07/aaa6 2 2 -",
		scores:  "5:4",
	},
	{
		name: "T8: no jump to a neutral cell",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   B4  .   .   .   .   .   .   .
			.   A0  .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/9/1B47/1A07/aA0a6",
		legal:   "b9-a8 b9-c8",
		illegal: "b9-b6 b9-b5",
	},
	{
		name: "T9: a piece on a neutral cell makes no connection",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   a   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   .   b   .   .   .   .   .   .
			a   a   A0- .   .   .   .   .   A7-
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/2a6/9/a1b6/aaA0-5A7-",
		legal:   "c9-c7 c9-c6 c9-c6< c9-c6>",
		illegal: "c9-c8",
		plies:   "c9-c6",
		after:   "7b1/7B41/9/9/9/2A06/9/a1b6/aa6A7- 2 2 -",
		scores:  "4:3",
	},
	{
		name: "T9b: nor does it jump",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   a   .   .   .   .   .   .
			a   .   A0- .   .   .   .   .   .
			a   a   A0- .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/9/2a6/a1A0-6/aaA0-6",
		illegal: "c9-c7",
	},
	{
		name: "T10: a corner point is a border, and the twist is seen from the movement",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   A1  .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/9/2A16/9/9",
		piece: "c7",
		dests: "c6 c6< c6> d7 d7< d7> d6 d6< d6>",
		plies: "c7-d6>",
		after: "7b1/7B41/9/9/9/3A25/2a6/9/9 2 2 -",
	},
	{
		name: "T11: edges",
		board: `
			.   A6  .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			A4  .   .   .   B4  .   .   .   .
		`,
		turn: "1 2 -", azn: "1A65b1/7B41/9/9/9/9/9/9/A43B44",
		piece:   "b1",
		dests:   "a1 a2",
		legal:   "b1-a1 b1-a2",
		illegal: "a9-a8 a9-b9",
	},
	{
		name: "T18: a connection across two borders with the power of the start borderland",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   a   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  .   .   .   .   .   .   .
			a   a   .   .   .   .   .   .   .
			a   a   a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/1a7/9/1b7/9/aA07/aa7/aaa6",
		legal:   "b7-b1<",
		illegal: "b7-b5",
		plies:   "b7-b3",
		after:   "7b1/7B41/1a7/1a7/1a7/1a7/aa7/aa7/aaa6 2 2 -",
	},
	{
		name: "T19: the power limits connections too",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   a   .   .   .   .   .   .   .
			.   b   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  .   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/1a7/1b7/9/aA07",
		legal:   "b9-b8",
		illegal: "b9-b6 b9-b7",
	},
	{
		name: "T20: an own piece is in the way as well",
		board: `
			.   .   .   .   .   .   .   b   .
			.   .   .   .   .   .   .   B4  .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   A0  .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			a   A0  a   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "7b1/7B41/9/9/9/9/1A07/9/aA0a6",
		legal:   "b9-b8",
		illegal: "b9-b7 b9-b6",
	},
	{
		name: "T21: pieces can circle for ever",
		board: `
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   A1  a   .   .   .   .   .
			.   .   a   a   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   B1  b   .   .
			.   .   .   .   .   b   b   .   .
			.   .   .   .   .   .   .   .   .
			.   .   .   .   .   .   .   .   .
		`,
		turn: "1 2 -", azn: "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9",
		plies: "c3-d3> f6-g6> d3-d4> g6-g7> d4-c4> g7-f7> c4-c3> f7-f6>",
		after: "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 -",
	},
}

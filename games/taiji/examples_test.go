package taiji

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

const (
	intermediate = `
    a b c d e f g h i j k
  1 b w . . . . . . . . .
  2 . b . . . . . . . . .
  3 . w . . . . . . . . .
  4 . . . . . . w . . . .
  5 . . b w w b b . . . .
  6 . b b w w b b w . . .
  7 . w . . b . w b . . .
  8 . . . . w . . . . . .
  9 . . . . . . . . . . .
  10 . . . . . . . . . . .
  11 . . . . . . . . . . .`

	endBoard = `
    a b c d e f g h i j k
  1 b w w w b w . w b w b
  2 . b b b b w w b . w b
  3 b w b b w w w b b w w
  4 w w w w b b w b w . b
  5 w b b w w b b b w b w
  6 b b b w w b b w . w b
  7 . w w b b . w b b b w
  8 b w b w w b b . w b w
  9 b w . w b w w b b w .
  10 b w w b b b w w b b w
  11 . w b . w . b w w b w`

	designersFigure = `
    a b c d e f g h i
  1 b w . w b . b w .
  2 b w b w . w b b w
  3 w w b b b w . w w
  4 w b w b w w b b b
  5 b b w w . w w b .
  6 . b w b b b . w w
  7 w w w b w w b b b
  8 b b b w w b w b .
  9 . w b b w b w w b`

	checkerboard = `
    a b c d e f g
  1 w b w b w b w
  2 b w b w b w b
  3 w b w b w b w
  4 b w b . b w b
  5 w b w b w b w
  6 b w b w b w b
  7 w b w b w b w`

	oneSlotLeft = `
    a b c d e f g
  1 . b w b w b .
  2 b b b w w b b
  3 w w w b w . w
  4 w b b w b b w
  5 b w w b w b w
  6 w w b w b w .
  7 b b w b w b .`

	darkSavesHimself = `
    a b c d e f g h i
  1 w b b b b w b b w
  2 b w w w w w w b w
  3 w b w b b b w b .
  4 . b w b w . b w b
  5 . w . b b b w . w
  6 w w w w w b b w b
  7 b b b b w b w b w
  8 w b b w b w . b w
  9 b w b w w w b b w`

	diagonals = `
    a b c d e f g
  1 b w . . . . .
  2 w b . . . . .
  3 . . b w . . .
  4 . . w b . . .
  5 . . . . b w .
  6 . . . . w b .
  7 . . . . . . .`

	fewGroups = `
    a b c d e
  1 w w w . .
  2 w . . . .
  3 . . b b b
  4 . . . . b
  5 w . . b .`
)

var empty = map[string]string{
	"7": "7/7/7/7/7/7/7 p1", "9": "9/9/9/9/9/9/9/9/9 p1", "11": "11/11/11/11/11/11/11/11/11/11/11 p1",
}

func TestT1EmptyBoards(t *testing.T) {
	for size, legal := range map[string]int{"7": 168, "9": 288, "11": 440} {
		p := after(t, "size="+size, "")
		if got := games.TextOf(p); got != empty[size] {
			t.Errorf("size %s starts as %q, want %q", size, got, empty[size])
		}
		if n := len(p.AppendMoves(nil)); n != legal || p.ToMove() != light || scoreText(p) != "0-0" {
			t.Errorf("size %s: %d legal, seat %d to move, score %s, want %d, %d, 0-0", size, n, p.ToMove(), scoreText(p), legal, light)
		}
	}
}

// TestWorkedPositions checks T2 to T9 of rules.md A5: groups of both colours, legal plies, and scores and winner by options.
func TestWorkedPositions(t *testing.T) {
	type result struct{ options, score, winner string } // winner is "" before the end
	for _, tt := range []struct {
		name, seat, rows string
		legal            int
		light, dark      []int
		results          []result
	}{
		{"T2 seed intermediate board", "p2", intermediate, 320, []int{4, 1, 1, 1, 1, 1, 1, 1}, []int{4, 3, 1, 1, 1, 1}, []result{
			{"groups=3", "6-8", ""}, {"groups=2", "5-7", ""}, {"groups=1", "4-4", ""},
		}},
		{"T3 seed end board", "p1", endBoard, 0,
			[]int{10, 7, 7, 6, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1},
			[]int{11, 7, 5, 5, 4, 4, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, []result{
				{"", "24-23", "Light"}, {"groups=2", "17-18", "Dark"}, {"groups=1", "10-11", "Dark"},
				{"score=squares", "198-195", "Light"}, {"score=product", "490-385", "Light"},
			}},
		{"T4 designer's figure", "p2", designersFigure, 0,
			[]int{7, 6, 5, 5, 3, 3, 2, 2, 1, 1}, []int{5, 5, 4, 4, 4, 4, 3, 2, 2, 1, 1}, []result{
				{"", "13-10", "Light"}, {"groups=1", "7-5", "Light"}, {"groups=3", "18-14", "Light"},
			}},
		{"T5 tie goes to Dark", "p1", checkerboard, 0, slices.Repeat([]int{1}, 24), slices.Repeat([]int{1}, 24), []result{
			{"", "1-1", "Dark"}, {"groups=2", "2-2", "Dark"}, {"groups=3", "3-3", "Dark"},
			{"tie=draw", "1-1", "both"}, {"groups=2 tie=draw", "2-2", "both"}, {"groups=3 tie=draw", "3-3", "both"},
		}},
		{"T6 one slot left", "p1", oneSlotLeft, 2, nil, nil, nil},
		{"T7 Dark saves himself", "p2", darkSavesHimself, 2, nil, nil, nil},
		{"T8 diagonals do not connect", "p1", diagonals, 104, []int{1, 1, 1, 1, 1, 1}, []int{1, 1, 1, 1, 1, 1}, []result{
			{"", "1-1", ""}, {"groups=2", "2-2", ""}, {"groups=3", "3-3", ""},
		}},
		{"T9 fewer groups than N", "p1", fewGroups, 32, []int{4, 1}, []int{4, 1}, []result{
			{"groups=1", "4-4", ""}, {"groups=2", "5-5", ""}, {"groups=3", "5-5", ""},
			{"groups=3 score=product", "4-4", ""}, {"groups=3 score=squares", "17-17", ""},
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := diagram(t, "", tt.seat, tt.rows)
			if n := len(p.AppendMoves(nil)); n != tt.legal || p.Over() != (tt.legal == 0) {
				t.Errorf("%d legal plies, Over = %v, want %d", n, p.Over(), tt.legal)
			}
			for colour, want := range [2][]int{tt.light, tt.dark} {
				if got := sizes(p.game, p.half[colour]); want != nil && !slices.Equal(got, want) {
					t.Errorf("groups of colour %d: got %v, want %v", colour, got, want)
				}
			}
			for _, r := range tt.results {
				p := diagram(t, r.options, tt.seat, tt.rows)
				if got := scoreText(p); got != r.score {
					t.Errorf("%s: score %s, want %s", r.options, got, r.score)
				}
				if got := winner(p); got != r.winner {
					t.Errorf("%s: winner %q, want %q", r.options, got, r.winner)
				}
			}
		})
	}
}

// winner returns the name of the winner, "" before the end.
func winner(p *position) string {
	if !p.Over() {
		return ""
	}
	switch p.Payoffs() {
	case games.Payoffs{1, -1}:
		return "Light"
	case games.Payoffs{-1, 1}:
		return "Dark"
	case games.Payoffs{}:
		return "both"
	}
	return fmt.Sprint(p.Payoffs())
}

func TestT3GroupsOfLight(t *testing.T) {
	p := diagram(t, "", "p1", endBoard)
	g := p.game
	want := [2][]string{
		{"b3 a4 b4 c4 d4 a5 d5 e5 d6 e6", "f1 f2 g2 e3 f3 g3 g4", "b7 c7 b8 b9 b10 c10 b11"},
		{"h2 h3 i3 e4 f4 h4 f5 g5 h5 f6 g6", "e1 b2 c2 d2 e2 c3 d3", "b5 c5 a6 b6 c6"},
	}
	for colour, counted := range p.counted() {
		for i, group := range counted.cells {
			if got := gametest.Labels(g, targets(group)); got != want[colour][i] {
				t.Errorf("colour %d, counted group %d: got %s, want %s", colour, i+1, got, want[colour][i])
			}
		}
	}
}

// TestLastTile checks T6 and T7: the orientation of the last tile decides.
func TestLastTile(t *testing.T) {
	for _, tt := range []struct{ name, options, seat, rows, ply, score, winner string }{
		{"T6", "", "p1", oneSlotLeft, "g6-g7", "5-4", "Light"},
		{"T6", "", "p1", oneSlotLeft, "g7-g6", "4-4", "Dark"},
		{"T6", "tie=draw", "p1", oneSlotLeft, "g7-g6", "4-4", "both"},
		{"T7", "", "p2", darkSavesHimself, "a4-a5", "17-17", "Dark"},
		{"T7", "", "p2", darkSavesHimself, "a5-a4", "18-17", "Light"},
	} {
		p := diagram(t, tt.options, tt.seat, tt.rows)
		play(t, p, tt.ply)
		if scoreText(p) != tt.score || winner(p) != tt.winner {
			t.Errorf("%s %s: %s, winner %q, want %s, %q", tt.name, tt.ply, scoreText(p), winner(p), tt.score, tt.winner)
		}
	}
}

// TestT2IsReachable plays the intermediate board from the start, tile by tile in the order of mockup 04.
func TestT2IsReachable(t *testing.T) {
	p := after(t, "", "")
	play(t, p, "h6-g6 g4-g5 b3-b2 b7-b6 e6-f6 e8-e7 d6-c6 b1-a1 e5-f5 d5-c5 g7-h7")
	if want := diagram(t, "", "p2", intermediate); games.TextOf(p) != games.TextOf(want) || p.Hash() != want.Hash() {
		t.Errorf("played %q, want %q", games.TextOf(p), games.TextOf(want))
	}
}

package taiji

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// viewOf returns the view of p after the clicks of path.
func viewOf(p *position, path ...board.Target) *board.View {
	return games.ViewOf(p.game, p, path...)
}

// outlines describes the outlines of one kind: colour, number, the cell that carries it, the cells.
func outlines(g *game, v *board.View, kind board.OutlineKind) string {
	var list []string
	for _, o := range v.Outlines {
		if o.Kind == kind {
			list = append(list, []string{"light", "dark"}[o.Owner]+" "+say(board.Say("taiji.number", int(o.Label)))+
				" at "+g.geometry.Label(o.At)+": "+gametest.Labels(g, o.Cells))
		}
	}
	return strings.Join(list, "\n")
}

// marked lists the cells with a mark of one kind.
func marked(g *game, v *board.View, kind board.MarkKind) string {
	var ts []board.Target
	for _, m := range v.Marks {
		if m.Kind == kind {
			ts = append(ts, m.At)
		}
	}
	return gametest.Labels(g, ts)
}

// played returns the position of mockup 04, whose tiles are known.
func played(t testing.TB, options string) *position {
	t.Helper()
	p := after(t, options, "")
	play(t, p, "h6-g6 g4-g5 b3-b2 b7-b6 e6-f6 e8-e7 d6-c6 b1-a1 e5-f5 d5-c5 g7-h7")
	return p
}

func TestViewInPlay(t *testing.T) {
	p := played(t, "")
	g, v := p.game, viewOf(p)
	if len(v.Pieces) != 11 {
		t.Errorf("%d pieces, want 11 tiles", len(v.Pieces))
	}
	for _, piece := range v.Pieces {
		l, d := uint(piece.At), uint(piece.To)
		if piece.Sprite != spriteTile || !p.half[light].has(l) || !p.half[dark].has(d) || piece.Owner != board.Nobody {
			t.Errorf("piece %+v is no tile with its light half first", piece)
		}
	}
	want := "light 4 at d5: d5 e5 d6 e6\ndark 4 at f5: f5 g5 f6 g6\ndark 3 at c6: c5 b6 c6"
	if got := outlines(g, v, board.OutlineCounted); got != want {
		t.Errorf("outlines\n%s\nwant\n%s", got, want)
	}
	for colour, want := range []struct {
		name, role, detail string
		score              int32
		bars               []int32
	}{{"Light", "Light", "4 + 1 + 1", 6, []int32{4, 1, 1}}, {"Dark", "Dark, wins a tie", "4 + 3 + 1", 8, []int32{4, 3, 1}}} {
		s := v.Seats[colour]
		if say(s.Name) != want.name || say(s.Role) != want.role || say(s.Detail.Text) != want.detail || s.Score != want.score || !s.HasScore ||
			!slices.Equal(s.Bars, want.bars) || s.Colour != int8(colour) {
			t.Errorf("seat %+v, want %+v", s, want)
		}
	}
	if say(v.Prompt) != "Dark: place a tile" || !strings.HasPrefix(say(v.Detail), "Grow Dark's three largest groups. Wheel or ") {
		t.Errorf("prompt %q, detail %q", say(v.Prompt), say(v.Detail))
	}
	if len(v.Marks) != 0 {
		t.Errorf("%d marks in play, want none", len(v.Marks))
	}
}

// TestFacings: a tile faces its dark half.
func TestFacings(t *testing.T) {
	p := after(t, "tonga=on", "")
	play(t, p, "b2-b1 d2-e1 g2-h2 b4-c5 d4-d5 h4-g5 d8-c8 h8-g7")
	var got []uint8
	for _, piece := range viewOf(p).Pieces {
		got = append(got, piece.Facing)
	}
	if want := []uint8{0, 1, 2, 3, 4, 5, 6, 7}; !slices.Equal(got, want) {
		t.Errorf("facings %v, want %v", got, want)
	}
}

// TestUnknownPartners: a position from text shows single halves, and whole tiles for those placed later.
func TestUnknownPartners(t *testing.T) {
	p := diagram(t, "", "p1", fewGroups)
	play(t, p, "a3-b3")
	halves, tiles := 0, 0
	for _, piece := range viewOf(p).Pieces {
		switch {
		case piece.Sprite == spriteTile && p.game.geometry.Label(piece.At) == "a3" && p.game.geometry.Label(piece.To) == "b3":
			tiles++
		case piece.Sprite == spriteHalf && piece.To == board.NoTarget && p.half[piece.Owner].has(uint(piece.At)):
			halves++
		}
	}
	if halves != 10 || tiles != 1 {
		t.Errorf("%d halves and %d tiles, want 10 and 1", halves, tiles)
	}
}

// TestFirstHalf: after one click the mover's half is there, drawn hollow.
func TestFirstHalf(t *testing.T) {
	p := played(t, "")
	f7 := gametest.Targets(t, p.game, "f7")[0]
	v := viewOf(p, f7)
	piece := v.Pieces[len(v.Pieces)-1]
	if piece.At != f7 || piece.Owner != dark || !piece.Open || piece.Sprite != spriteHalf {
		t.Errorf("piece %+v, want an open dark half on f7", piece)
	}
	if want := "Now choose a free neighbour for the light half."; say(v.Detail) != want {
		t.Errorf("detail %q, want %q", say(v.Detail), want)
	}
}

// TestSteps: the mover points at the cell of his own half first.
func TestSteps(t *testing.T) {
	p := after(t, "", "")
	for _, want := range []string{"e5 f5", "f4 e4"} { // Light, then Dark
		m := gametest.Ply(t, p.game, p, map[string]string{"e5 f5": "e5-f5", "f4 e4": "e4-f4"}[want])
		if got := gametest.Labels(p.game, p.game.AppendSteps(nil, p, m)); got != want {
			t.Errorf("steps %s, want %s", got, want)
		}
		p.Play(m)
	}
}

func TestPreview(t *testing.T) {
	for _, tt := range []struct {
		options, ply, tag, merged string
	}{
		{"", "f8-f7", "Dark +2, score 10; Light +1, score 7", "dark 6 at f6: f5 g5 f6 g6 e7 f7\nlight 2 at e8: e8 f8"},
		{"", "k11-k10", "Dark stays at 8; Light stays at 6", ""},
		{"score=product", "f8-f7", "Dark +6, score 18; Light +4, score 8", "dark 6 at f6: f5 g5 f6 g6 e7 f7\nlight 2 at e8: e8 f8"},
		{"groups=1", "d4-d3", "Dark stays at 4; Light +1, score 5", "light 5 at d5: d4 d5 e5 d6 e6"},
	} {
		p := played(t, tt.options)
		v := gametest.Previewed(t, p.game, p, tt.ply)
		var tag []string
		for i, line := range v.Tag {
			tag = append(tag, say(line.Text))
			if line.Colour != []int8{dark, light}[i] {
				t.Errorf("%s: line %d of the tag speaks of colour %d", tt.ply, i+1, line.Colour)
			}
		}
		if got := strings.Join(tag, "; "); got != tt.tag {
			t.Errorf("%q %s: tag %q, want %q", tt.options, tt.ply, got, tt.tag)
		}
		if got := outlines(p.game, v, board.OutlineMerged); got != tt.merged {
			t.Errorf("%q %s: merged groups\n%s\nwant\n%s", tt.options, tt.ply, got, tt.merged)
		}
	}
}

// TestPreviewGroupSizes: counted and uncounted groups are shown as after the ply, including a group that no longer counts.
func TestPreviewGroupSizes(t *testing.T) {
	for _, options := range []string{"", "groups=1", "groups=2"} {
		p := played(t, options)
		for _, m := range p.AppendMoves(nil) {
			v := viewOf(p)
			p.game.AppendPreview(v, p, m)
			after := *p
			after.Play(m)
			next := viewOf(&after)
			for _, kind := range []board.OutlineKind{board.OutlineCounted, board.OutlineLoose} {
				sorted := func(v *board.View) string {
					lines := strings.Split(outlines(p.game, v, kind), "\n")
					slices.Sort(lines)
					return strings.Join(lines, "\n")
				}
				if got, want := sorted(v), sorted(next); got != want {
					t.Fatalf("%q %s: groups of kind %d\n%s\nwant\n%s", options, p.game.FormatMove(p, m), kind, got, want)
				}
			}
		}
	}
}

// TestProductCanDecrease: two groups that join have a smaller product.
func TestProductCanDecrease(t *testing.T) {
	p := after(t, "size=5 score=product groups=2", "ww1ww/5/5/5/5 p1")
	if got := say(gametest.Previewed(t, p.game, p, "c1-c2").Tag[0].Text); got != "Light +1, score 5" {
		t.Errorf("tag %q, want 2 × 2 to become 5", got)
	}
	p = after(t, "size=7 score=product groups=2", "www1www/7/7/7/7/7/7 p1")
	if got := say(gametest.Previewed(t, p.game, p, "d1-d2").Tag[0].Text); got != "Light -2, score 7" {
		t.Errorf("tag %q, want 3 × 3 to become 7", got)
	}
}

func TestEndView(t *testing.T) {
	p := diagram(t, "", "p1", endBoard)
	g, v := p.game, viewOf(p)
	if got, want := marked(g, v, board.MarkDead), "g1 a2 i2 j4 i6 a7 f7 h8 c9 k9 a11 d11 f11"; got != want {
		t.Errorf("dead cells %s, want %s", got, want)
	}
	if got, want := len(strings.Fields(marked(g, v, board.MarkDimmed))), 121-13-24-23; got != want {
		t.Errorf("%d dimmed halves, want %d", got, want)
	}
	for _, o := range v.Outlines {
		for _, c := range o.Cells {
			if slices.ContainsFunc(v.Marks, func(m board.Mark) bool { return m.At == c }) {
				t.Errorf("%s counts and is marked", g.geometry.Label(c))
			}
		}
	}
	want := "light 10 at c4, light 7 at f3, light 7 at b9, dark 11 at g5, dark 7 at d2, dark 5 at b6"
	var got []string
	for _, line := range strings.Split(outlines(g, v, board.OutlineCounted), "\n") {
		label, _, _ := strings.Cut(line, ":")
		got = append(got, label)
	}
	if strings.Join(got, ", ") != want {
		t.Errorf("plates %s, want %s as in mockup 10", strings.Join(got, ", "), want)
	}
}

func TestEndTexts(t *testing.T) {
	for _, tt := range []struct{ options, rows, prompt, detail string }{
		{"", endBoard, "No two empty cells lie side by side", "Light wins: 24 against 23."},
		{"groups=1", endBoard, "No two empty cells lie side by side", "Dark wins: 11 against 10."},
		{"score=squares groups=1", endBoard, "No two empty cells lie side by side", "Dark wins: 11² = 121 against 10² = 100."},
		{"score=squares groups=2", endBoard, "No two empty cells lie side by side", "Dark wins: 11² + 7² = 170 against 10² + 7² = 149."},
		{"score=product", endBoard, "No two empty cells lie side by side", "Light wins: 10 × 7 × 7 = 490 against 11 × 7 × 5 = 385."},
		{"", checkerboard, "No two empty cells lie side by side", "With equal scores, 1 against 1, Dark wins."},
		{"tie=draw groups=2", checkerboard, "No two empty cells lie side by side", "Equal scores, 2 against 2: a draw."},
		{"tonga=on", checkerboard, "No two empty cells touch", "With equal scores, 1 against 1, Dark wins."},
		{"", "\n  a b\n1 w w\n2 b b", "The board is full", "With equal scores, 2 against 2, Dark wins."},
		{"score=squares", "\n  a b\n1 w w\n2 w .", "No two empty cells lie side by side", "Light wins: 3² = 9 against 0."},
	} {
		v := viewOf(diagram(t, tt.options, "p1", tt.rows))
		if say(v.Prompt) != tt.prompt || say(v.Detail) != tt.detail {
			t.Errorf("%q: got %q, %q, want %q, %q", tt.options, say(v.Prompt), say(v.Detail), tt.prompt, tt.detail)
		}
	}
}

// The reason for halves that are not side by side.
const (
	aside = "The two halves lie side by side, not diagonally."
	far   = "That is too far: the other half lies beside "
)

func TestWhy(t *testing.T) {
	const board = "1w1b1/2w2/5/3b1/5 p1"
	const taken, never = "That cell is already taken.", "That is not possible now."
	gametest.Reasons(t, Spec, [][5]string{
		{"size=5", board, "a1", "", ""},
		{"size=5", board, "d4", taken, "cells d4"},
		{"size=5", board, "c1", "No free neighbour: a tile needs two empty cells side by side.", "cells b1 d1 c2"},
		{"size=5 tonga=on", board, "c1", "", ""}, // free diagonally
		{"size=5", board, "a1, a2", "", ""},
		{"size=5", board, "a1, a1", "A tile covers two cells: choose a free neighbour.", "cells a2"},
		{"size=5", board, "a1, b1", taken, "cells b1"},
		{"size=5", board, "a1, b2", aside, "line a1 b2; repair Lay on a1 and a2"},
		{"size=5 tonga=on", board, "a1, b2", "", ""}, // diagonal neighbour in Tonga
		{"size=5", board, "a1, e5", far + "a1.", "cells a2"},
		{"size=5", board, "d4, d5", taken, "cells d4"},
		{"size=5", "", "no cell", never, ""},
		{"size=5", "", "edge", "Edges show whose sides they are.", ""},
		{"size=5", "", "no button", never, ""},
		{"size=5", "", "nothing", never, ""},
	})
}

// A tile that does not fit is repaired if there is only one other way that may have been meant.
func TestRepair(t *testing.T) {
	const board = "1w1b1/2w1b/5/3b1/5 p1"
	gametest.Reasons(t, Spec, [][5]string{
		{"size=5", board, "a4, b5", aside, "line a4 b5"},                                    // both ways free
		{"size=5", board, "a1, b2", aside, "line a1 b2; repair Lay on a1 and a2"},           // one way free
		{"size=5", board, "d2, e1", aside, "line d2 e1"},                                    // no way free
		{"size=5", board, "a3, e3", far + "a3.", "cells a2 b3 a4; repair Lay on a3 and b3"}, // straight on
		{"size=5", board, "a5, a1", far + "a5.", "cells a4 b5; repair Lay on a5 and a4"},    // straight up
		{"size=5", board, "a1, e1", far + "a1.", "cells a2"},                                // straight on onto an occupied cell
		{"size=5", board, "a1, e5", far + "a1.", "cells a2"},                                // nowhere
	})
}

// TestShowcase: the picture of the title screen is the 7 by 7 board of mockup 01.
func TestShowcase(t *testing.T) {
	o := Spec.Showcase.Options
	p := after(t, Spec.Format(o), "")
	play(t, p, Spec.Showcase.Plies)
	want := diagram(t, "", "p2", `
    a b c d e f g
  1 . b w b w b .
  2 . b b w w b b
  3 . w w . . . w
  4 w b b w . . .
  5 b w w b . b w
  6 w . . w . . .
  7 b . . b w b .`)
	if games.TextOf(p) != games.TextOf(want) {
		t.Errorf("showcase %q, want %q", games.TextOf(p), games.TextOf(want))
	}
}

// TestDeadCellsAreShown checks cells without an empty neighbour during the game. With diagonal tiles a corner is a neighbour.
func TestDeadCellsAreShown(t *testing.T) {
	for options, want := range map[string]string{"size=7": "a1 c1", "size=7 tonga=on": "a1"} {
		//	a b c d e f g
		//	. w . w b b .   1
		//	b b w . . . .   2
		p := after(t, options, "1w1wbb1/bbw4/7/7/7/7/7 p1")
		if got := marked(p.game, viewOf(p), board.MarkDead); got != want {
			t.Errorf("%s: dead cells %q, want %q", options, got, want)
		}
	}
}

// TestLooseGroups: groups of several halves that do not count show their sizes, single halves do not.
func TestLooseGroups(t *testing.T) {
	p := after(t, "size=7 groups=1", "")
	play(t, p, "d4-c4 b3-b2 c3-c2 d2-d1 c1-b1 e2-f2 g3-g2 e1-f1 a4-b4")
	g, v := p.game, viewOf(p)
	got := outlines(g, v, board.OutlineLoose)
	want := "light 2 at b3: b3 c3\ndark 3 at f2: f1 f2 g2\ndark 2 at b4: b4 c4"
	if got != want {
		t.Errorf("loose groups\n%s\nwant\n%s", got, want)
	}
}

// If only one group counts, its seat says that it is the largest, which a number alone does not.
func TestSeatSaysOneGroupCounts(t *testing.T) {
	for options, want := range map[string]string{
		"size=7": "Largest group: 1", "size=9": "A group of 1", "groups=1": "Largest group: 1", "groups=1 score=squares": "1²",
	} {
		g := open(t, options)
		p := g.Start().(*position)
		p.Play(p.AppendMoves(nil)[0])
		if got := say(viewOf(p).Seats[light].Detail.Text); got != want {
			t.Errorf("%s: got %q, want %q", options, got, want)
		}
	}
}

// The sentence of the threat view names one tile, and says "for example" if and only if others are equally good.
func TestThreatSummary(t *testing.T) {
	g := open(t, "size=7")
	r := games.NewRand(1)
	count := map[bool]int{}
	for range 60 {
		p := g.Start().(*position)
		for random(p, r, 5); !p.Over(); random(p, r, 1) {
			q := g.Skipped(p).(*position)
			before, best, ways := q.scores()[q.mover], 0, 0
			for _, m := range q.AppendMoves(nil) {
				after := *q
				after.Play(m)
				switch gain := after.scores()[q.mover] - before; {
				case gain > best:
					best, ways = gain, 1
				case gain == best:
					ways++
				}
			}
			if best == 0 {
				continue
			}
			var v board.View
			v.Reset()
			g.AppendThreats(&v, p)
			said := say(v.ThreatSummary)
			if several := strings.Contains(said, "for example"); several != (ways > 1) {
				t.Fatalf("%s: %q, though %d tiles gain %d", games.TextOf(p), said, ways, best)
			}
			count[ways > 1]++
		}
	}
	if count[false] == 0 || count[true] == 0 {
		t.Errorf("positions with one best tile: %d, with several: %d", count[false], count[true])
	}
}

package azacru

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
	"quintet/games/words"
)

var english = words.English(words.Of(Spec))

// middle is the first half of the two players' game of rules.md 4.4:
//
//	   a  b  c    d  e  f    g  h  i
//	1  .  .  .    .  .  .    .  .  .
//	2  b  .  .    a  .  b    .  .  .
//	3  .  b  A5   .  b  .    .  .  .
//
//	4  .  .  .    .  B4 A0   .  .  .
//	5  A2-B3 .    .  .  .    .  .  .
//	6  .  .  .    A0 .  a    .  b  .
//
//	7  .  .  .    .  a  .    a  B5 .
//	8  .  .  .    a  .  B7   .  a  .
//	9  .  .  .    .  .  .    .  .  .
const middle = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7>"

func middleGame(t *testing.T) *position {
	p := open(t, 2).Start().(*position)
	play(t, p, middle)
	return p
}

// view returns the view of p after the named targets were chosen.
func view(t testing.TB, p *position, names string) *board.View {
	return games.ViewOf(p.g, p, gametest.Targets(t, p.g, names)...)
}

func TestViewShowsTilesThenPieces(t *testing.T) {
	p := middleGame(t)
	v := view(t, p, "")
	var got []string
	for i, piece := range v.Pieces {
		if piece.Sprite == markerSprite {
			if i > 0 && v.Pieces[i-1].Sprite == chevronSprite {
				t.Error("a tile is painted over a piece")
			}
			continue
		}
		got = append(got, fmt.Sprintf("%c%d%s=%d", 'A'+piece.Owner, piece.Facing, p.g.Geometry().Label(piece.At), piece.Figure))
	}
	want := strings.Fields("A5c3=1 B4e4=1 A0f4=3 A2a5=1 B3b5=1 A0d6=3 B5h7=1 B7f8=1")
	if !slices.Equal(got, want) {
		t.Errorf("pieces and powers %v, want %v", got, want)
	}
	if n := len(v.Pieces) - len(got); n != 18 {
		t.Errorf("%d tiles, want 9 and 9", n)
	}
}

// Before a piece is chosen the view offers those that can move; afterwards it shows the cells in which its power is counted.
func TestViewShowsMovablePiecesAndPowerRegion(t *testing.T) {
	p := middleGame(t)
	names := func(ts []board.Target) (s string) {
		for _, at := range ts {
			s += p.g.Geometry().Label(at) + " "
		}
		return strings.TrimSpace(s)
	}
	for _, c := range []struct{ path, choices, region string }{
		{"", "c3 f4 a5 d6", ""},
		{"f4", "", "d4 e4 f4 d5 e5 f5 d6 e6 f6"},
	} {
		v := view(t, p, c.path)
		if choices, region := names(v.Choices), names(v.Region); choices != c.choices || region != c.region {
			t.Errorf("after %q: choices %q in the region %q, want %q in %q", c.path, choices, region, c.choices, c.region)
		}
	}
}

func TestViewSeats(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"in play", "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0 1 2 -", []string{"Navy 5: 2 pieces", "Rust 3: 1 piece"}},
		{"no piece", "9/9/9/9/9/4c4/4c4/4c4/A01B01c1D02 3 4 -",
			[]string{"Navy 1: 1 piece", "Rust 1: 1 piece", "Sky 4: No pieces, no move", "Straw 1: 1 piece"}},
		{"last round, two turns to come", "9/9/9/9/9/4c4/4c4/4c4/A01B01c1D02 1 4 3",
			[]string{"Navy 1: 1 piece, last turn now", "Rust 1: 1 piece, last turn to come",
				"Sky 4: No pieces, could not move", "Straw 1: 1 piece, last turn played ✓"}},
		{"over", "9/9/9/9/9/4c4/4c4/4c4/A01B01c1D02 3 4 3",
			[]string{"Navy 1: 1 piece", "Rust 1: 1 piece", "Sky 4: No pieces, could not move", "Straw 1: 1 piece"}},
	} {
		p := parse(t, c.text)
		v := view(t, p, "")
		var got []string
		for _, s := range v.Seats[:p.g.players] {
			said := fmt.Sprintf("%s %d: %s", english.Say(s.Role), s.Score, english.Say(s.Detail.Text))
			if s.Detail.Icon == board.IconDone {
				said += " ✓"
			}
			got = append(got, said)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestViewPrompt(t *testing.T) {
	for _, c := range []struct{ name, text, path, prompt, detail string }{
		{"start", starts["2"], "", "Navy: choose a piece", "Click or drag a piece: its number says how far it goes."},
		{"power of nothing", starts["2"], "c1", "Navy: choose a cell", "Power 1: one cell, with no Navy tile in this borderland yet."},
		{"power of one", "9/9/9/9/4A04/9/9/9/4B04 1 2 -", "e5", "Navy: choose a cell", "Power 1: one cell, for one Navy tile in this borderland."},
		{"power of two", "9/9/9/3a5/4A04/9/9/9/4B04 1 2 -", "e5", "Navy: choose a cell", "Power 2: up to 2 cells, for 2 Navy tiles in this borderland."},
		{"heading", starts["2"], "c1, d2", "Navy: set the heading", "Turn left, straight on or right; a right-click goes back."},
		{"first pass", "8B0/9/9/9/9/9/9/9/A08 2 2 -", "", "Rust: choose a piece",
			"Last round: everyone else has one more turn."},
		{"later pass", "4C03B0/4c4/4c4/9/9/9/9/9/A08 3 3 2", "", "Sky: last turn", "Sky has no move and passes."},
		{"last turn", "8B0/9/9/9/9/9/9/9/A08 1 2 2", "", "Navy: last turn", "Rust could not move. This is Navy's last turn."},
		{"quiet", "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 18", "", "Navy: choose a piece",
			"The game ends after 2 more turns unless a tile changes colour."},
		{"last quiet turn", "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 19", "", "Navy: choose a piece",
			"The game ends after this turn unless a tile changes colour."},
		{"sole winner of two", "8B0/9/9/9/9/9/9/a8/A08 2 2 2", "", "Navy wins", "Rust could not move, and the other player had one more turn."},
		{"tie of two", "8B0/8b/9/9/9/9/9/a8/A08 2 2 2", "", "A draw", "Rust could not move, and the other player had one more turn."},
		{"winner of four", "9/9/9/9/9/4c4/4c4/4c4/A01B01c1D02 3 4 3", "", "Sky wins", "Sky could not move, and everyone else had one more turn."},
		{"shared by two", "9/9/9/9/9/9/4d4/4c4/A01B01c1D02 3 4 3", "", "Sky and Straw tie for first",
			"Sky could not move, and everyone else had one more turn."},
		{"shared by three", "9/9/9/9/9/9/9/4c4/A01B01c1D01b 3 4 3", "", "Rust and Sky tie for first",
			"Sky could not move, and everyone else had one more turn."},
		{"no change", "9/9/2A1a5/2aa5/9/5B1b2/5bb2/9/9 1 2 - 20", "", "A draw", "No tile changed colour for 10 rounds."},
	} {
		v := view(t, parse(t, c.text), c.path)
		if got := english.Say(v.Prompt); got != c.prompt {
			t.Errorf("%s: prompt %q, want %q", c.name, got, c.prompt)
		}
		if got := english.Say(v.Detail); got != c.detail {
			t.Errorf("%s: detail %q, want %q", c.name, got, c.detail)
		}
	}
}

// Rays are as long as the power and end at the edge: the picture of the middle game.
func TestViewRays(t *testing.T) {
	kinds := map[board.StopKind]string{
		board.StopLand: "land", board.StopConnect: "connect", board.StopBlocked: "blocked", board.StopEnemy: "enemy",
	}
	for _, c := range []struct {
		name, text, from string
		want             []string
	}{
		{"three rays", "", "f4", []string{"e3 enemy d2 connect c1 land", "f3 land f2 enemy f1 land", "g3 land h2 land i1 land"}},
		{"pieces", "", "d6", []string{"c5 land b4 land a3 land", "d5 land d4 land d3 land", "e5 land f4 blocked g3 blocked"}},
		{"edge", "", "a5", []string{"b4 land", "b5 blocked", "b6 land"}},
		{"jump", "7b1/7B41/9/9/1a7/1b7/1B47/1A07/aA0a6 1 2 -", "b9", []string{"a8 land", "b8 blocked b7 blocked b6 enemy b5 land", "c8 land d7 land e6 land f5 land"}},
	} {
		p := middleGame(t)
		if c.text != "" {
			p = parse(t, c.text)
		}
		var got []string
		for _, ray := range view(t, p, c.from).Rays {
			var stops []string
			for _, s := range ray.Stops {
				stops = append(stops, p.g.Geometry().Label(s.At), kinds[s.Kind])
			}
			got = append(got, strings.Join(stops, " "))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: rays %q, want %q", c.name, got, c.want)
		}
	}
}

func TestViewDial(t *testing.T) {
	p := middleGame(t)
	d := view(t, p, "f4, h2").Dial
	if got := gametest.Labels(p.g, append([]board.Target{d.At}, d.Buttons...)); got != "h2 left straight right" {
		t.Errorf("dial %s", got)
	}
	if !slices.Equal(d.Facings, []uint8{0, 1, 2}) || d.Default != 1 || d.Owner != 0 || d.Sprite != chevronSprite {
		t.Errorf("dial %+v, want the headings 0, 1, 2 and 1 by default", d)
	}
	if d := view(t, p, "f4").Dial; d.At != board.NoTarget {
		t.Errorf("a dial at %d before the target", d.At)
	}
}

func TestPreview(t *testing.T) {
	for _, c := range []struct {
		name, text, ply, turn, giveUp string
		tag                           []string
		detail                        string
	}{
		{"plain", "", "f4-f3", "", "", []string{"Navy +1", "Power 2 from there"}, ""},
		{"own tile", "7b1/7B41/9/9/9/9/9/9/A2aaa5 1 2 -", "a9-b9", "", "", []string{"Navy +0", "Power 3 from there"}, ""},
		{"costs the piece", "", "f4-d2", "e3", "d2", []string{"Navy +1, loses the piece", "Rust −1"},
			"f4-d2 connects: it takes the cell between and loses the piece."},
		{"turns neutral cells", "7b1/7B41/9/9/9/1a7/9/9/aA0a6 1 2 -", "b9-b6<", "b8 b7", "", []string{"Navy +2", "Power 1 from there"},
			"The connection b9-b6 takes 2 cells between."},
		{"jumps", "7b1/7B41/9/9/1a7/1b7/1B47/1A07/aA0a6 1 2 -", "b9-b5>", "", "", []string{"Navy +0", "Power 1 from there"},
			"The connection b9-b5 jumps 2 pieces; nothing between changes."},
		{"takes from two", "9/9/9/9/9/9/aa7/9/A2bca5 1 3 -", "a9-d9", "b9 c9", "d9", []string{"Navy +2, loses the piece", "Rust −1", "Sky −1"},
			"a9-d9 connects: it takes 2 cells between and loses the piece."},
		{"pass", "8B0/9/9/9/9/9/9/9/A08 2 2 -", "pass", "", "", []string{"Rust has no move and passes."}, ""},
	} {
		p := middleGame(t)
		if c.text != "" {
			p = parse(t, c.text)
		}
		var v board.View
		v.Reset()
		p.g.AppendPreview(&v, p, gametest.Ply(t, p.g, p, c.ply))
		marks := map[board.MarkKind][]board.Target{}
		for _, mark := range v.Marks {
			marks[mark.Kind] = append(marks[mark.Kind], mark.At)
		}
		if got := gametest.Labels(p.g, marks[board.MarkTurn]); got != c.turn {
			t.Errorf("%s: %q turn, want %q", c.name, got, c.turn)
		}
		if got := gametest.Labels(p.g, marks[board.MarkGiveUp]); got != c.giveUp {
			t.Errorf("%s: given up at %q, want %q", c.name, got, c.giveUp)
		}
		var tag []string
		for _, line := range v.Tag {
			tag = append(tag, english.Say(line.Text))
		}
		if !slices.Equal(tag, c.tag) {
			t.Errorf("%s: tag %q, want %q", c.name, tag, c.tag)
		}
		if got := english.Say(v.Detail); got != c.detail {
			t.Errorf("%s: detail %q, want %q", c.name, got, c.detail)
		}
	}
}

// A piece keeps its number for the whole game, and the number is unique.
func TestPieceNumbersAreStable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t, func(before *position, m games.Move, after *position) {
			if m == passMove {
				return
			}
			from, _, _, _ := unpack(m)
			seen := map[int]bool{}
			for i, f := range after.fields {
				if !f.taken() {
					continue
				}
				home := i
				if i == target(m) {
					home = from
				}
				if old := before.fields[home].number(); f.number() != old || seen[old] {
					t.Fatalf("the piece on %s has the number %d, before %d", label(i), f.number(), old)
				}
				seen[f.number()] = true
			}
		})
	})
}

func TestAnnotate(t *testing.T) {
	gametest.Annotations(t, Spec, [][4]string{
		{"", "7b1/7B41/9/9/9/1a7/1b7/9/aA0a5A0 1 2 -", "b9-b6", "b9-b6x"},
		{"", "7b1/7B41/9/9/9/1a7/9/9/aA0a6 1 2 -", "b9-b6<", "b9-b6<="},
		{"", "7b1/7B41/9/9/1a7/1b7/1B47/1A07/aA0a6 1 2 -", "b9-b5>", "b9-b5>j"},
		{"", "7b1/7B41/9/9/9/9/9/9/A2aaa5 1 2 -", "a9-d9", "a9-d9"},
		{"", "8B0/9/9/9/9/9/9/9/A08 2 2 -", "pass", "pass#"},
		{"players=3", "4C03B0/4c4/4c4/9/9/9/9/9/A08 3 3 2", "pass", "pass"},
	})
}

func TestDescribeCell(t *testing.T) {
	p := middleGame(t)
	for cell, want := range map[string][2]string{
		"f8": {"In this borderland: Navy 2, Rust 1; 6 cells are neutral.", "d7 e7 f7 d8 e8 f8 d9 e9 f9"},
		"a9": {"In this borderland nobody has a tile yet.", "a7 b7 c7 a8 b8 c8 a9 b9 c9"},
		"b5": {"In this borderland: Rust 1; 8 cells are neutral.", "a4 b4 c4 a5 b5 c5 a6 b6 c6"},
	} {
		said, about := describeCell(p, gametest.Targets(t, p.g, cell)[0])
		if got := english.Say(said); got != want[0] {
			t.Errorf("%s: got %q, want %q", cell, got, want[0])
		}
		if got := gametest.Labels(p.g, about); got != want[1] {
			t.Errorf("%s: it is about %s, want %s", cell, got, want[1])
		}
	}
	full := parse(t, "bbb6/aaa6/aaa6/9/9/9/9/9/A07B0 1 2 -")
	said, _ := describeCell(full, gametest.Targets(t, p.g, "b2")[0])
	if got, want := english.Say(said), "In this borderland: Navy 6, Rust 3; no cell is neutral."; got != want {
		t.Errorf("full: got %q, want %q", got, want)
	}
}

// TestThreatsReach: the threat view shows for each piece the cells that it reaches, and no others.
func TestThreatsReach(t *testing.T) {
	p := middleGame(t)
	var v board.View
	v.Reset()
	p.g.AppendThreats(&v, p)
	var got []string
	for _, x := range v.Threats {
		if x.Kind == board.ThreatReach {
			got = append(got, gametest.Labels(p.g, x.Steps)+": "+gametest.Labels(p.g, x.Hits))
		}
	}
	want := []string{"e4: f5 e5 d5", "b5: c5 c6 b6", "h7: g8", "f8: e8 f7"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestThreatRaysMatchSelection: a cell that costs the piece and another player's tile on the way look the same in the threat view as on the
// rays of the selected piece; cells beyond the last reachable one are left out.
func TestThreatRaysMatchSelection(t *testing.T) {
	p := open(t, 2).Start().(*position)
	play(t, p, "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4")
	var v board.View
	v.Reset()
	p.g.AppendThreats(&v, p)
	sign := map[board.StopKind]string{board.StopLand: "may stop", board.StopConnect: "costs", board.StopEnemy: "enemy", board.StopBlocked: "blocked"}
	var got []string
	for _, x := range v.Threats {
		for _, r := range x.Rays {
			line := gametest.Labels(p.g, []board.Target{r.From}) + ":"
			for _, s := range r.Stops {
				line += " " + gametest.Labels(p.g, []board.Target{s.At}) + " " + sign[s.Kind]
			}
			got = append(got, line)
		}
	}
	want := []string{
		"c3: c4 may stop", "c3: b4 may stop", "f4: e3 enemy d2 costs c1 may stop", "f4: f3 may stop f2 enemy f1 may stop",
		"f4: g3 may stop h2 may stop i1 may stop", "a5: b4 may stop", "a5: b6 may stop", "d6: c5 may stop b4 may stop a3 may stop",
		"d6: d5 may stop d4 may stop d3 may stop", "d6: e5 may stop",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

package squ

import (
	"reflect"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
	"quintet/games/words"
)

// viewOf returns the view of p, with the preview of ply unless it is empty.
func viewOf(t *testing.T, p *position, ply string) *board.View {
	if ply != "" {
		return gametest.Previewed(t, p.g, p, ply)
	}
	return games.ViewOf(p.g, p)
}

// A seen holds the text and loops of a view.
type seen struct {
	prompt, detail string
	step           [2]uint8
	roles, notes   [2]string // of the seats; a note with a crown begins with *
	loops          []string
	tag            string
}

// describe returns the text and loops of v. A loop is its kind, colour, side, corners, then "crown" and "winning".
func describe(p *position, v *board.View) seen {
	book := words.English(words.Of(Spec))
	line := func(l board.Line) string {
		if l.Icon == board.IconCrown {
			return "*" + book.Say(l.Text)
		}
		return book.Say(l.Text)
	}
	s := seen{prompt: book.Say(v.Prompt), detail: book.Say(v.Detail), step: [2]uint8{v.Step, v.Steps}}
	for c := range s.roles {
		s.roles[c], s.notes[c] = book.Say(v.Seats[c].Role), line(v.Seats[c].Detail)
	}
	for _, l := range v.Loops {
		kind := map[board.LoopKind]string{board.LoopRecord: "stands", board.LoopProspect: "prospect"}[l.Kind]
		text := kind + " " + string(letters[l.Owner]) + string(rune('0'+l.Label))
		for _, at := range l.Corners {
			text += " " + p.g.geometry.Label(at)
		}
		if l.Crown {
			text += " crown"
		}
		if l.Winning {
			text += " winning"
		}
		s.loops = append(s.loops, text)
	}
	for _, l := range v.Tag {
		s.tag += line(l)
	}
	return s
}

func TestViews(t *testing.T) {
	show := Spec.Showcase.Plies
	redStands, blackStands := "stands r4 b4 f4 f8 b8 crown", "stands b3 c7 f7 f10 c10"
	tests := []struct {
		name    string
		p       *position
		preview string
		want    seen
	}{
		{"the start", after(t, "", ""), "", seen{
			prompt: "Red: place one disc",
			detail: "Click any cell. Only the very first turn is a single disc.",
			roles:  [2]string{"Red", "Black"},
			notes:  [2]string{"No square yet", "No square yet"},
		}},
		{"no squares yet", after(t, "", "a1"), "", seen{
			prompt: "Black: first disc",
			detail: "Click an empty cell. Four on the corners of an upright square count.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red", "Black"},
			notes:  [2]string{"No square yet", "No square yet"},
		}},
		{"mockup 05 before the turn", after(t, "", show), "", seen{
			prompt: "Black: first disc",
			detail: "Click an empty cell. Largest side still possible: Red 8, Black 9.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red, square b4–f8", "Black, square c7–f10"},
			notes:  [2]string{"*Record to beat: 4", "Behind by 1"},
			loops:  []string{redStands, blackStands},
		}},
		{"mockup 05", after(t, "", show+" d1"), "j7", seen{
			prompt: "Black: second disc",
			detail: "Click another empty cell. Right-click takes the first disc back.",
			step:   [2]uint8{2, 2},
			roles:  [2]string{"Red, square b4–f8", "Black, square c7–f10"},
			notes:  [2]string{"*Record to beat: 4", "*This turn: 6, a new record"},
			loops:  []string{redStands, blackStands, "prospect b6 d1 j1 j7 d7"},
			tag:    "*New record: 6",
		}},
		{"larger than the own square, not than the record", after(t, "", show+" f3"), "b7", seen{
			prompt: "Black: second disc",
			detail: "Click another empty cell. Right-click takes the first disc back.",
			step:   [2]uint8{2, 2},
			roles:  [2]string{"Red, square b4–f8", "Black, square c7–f10"},
			notes:  [2]string{"*Record to beat: 4", "This turn: 4"},
			loops:  []string{redStands, blackStands, "prospect b4 b3 f3 f7 b7"},
			tag:    "side 4",
		}},
		{"a smaller square changes no seat", after(t, "", show+" c8"), "d8", seen{
			prompt: "Black: second disc",
			detail: "Click another empty cell. Right-click takes the first disc back.",
			step:   [2]uint8{2, 2},
			roles:  [2]string{"Red, square b4–f8", "Black, square c7–f10"},
			notes:  [2]string{"*Record to beat: 4", "Behind by 1"},
			loops:  []string{redStands, blackStands, "prospect b1 c7 d7 d8 c8"},
			tag:    "side 1",
		}},
		{"nothing is completed", after(t, "", show), "d1", seen{
			prompt: "Black: first disc",
			detail: "Click an empty cell. Largest side still possible: Red 8, Black 9.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red, square b4–f8", "Black, square c7–f10"},
			notes:  [2]string{"*Record to beat: 4", "Behind by 1"},
			loops:  []string{redStands, blackStands},
		}},
		{"what the first disc has completed is in prospect", after(t, "size=8", "a1 | a8+b8 | d1+a4 | d8+e8 | d4"), "", seen{
			prompt: "Red: second disc",
			detail: "Click another empty cell. Right-click takes the first disc back.",
			step:   [2]uint8{2, 2},
			roles:  [2]string{"Red", "Black"},
			notes:  [2]string{"*This turn: 3, a new record", "No square yet"},
			loops:  []string{"prospect r3 a1 d1 d4 a4"},
		}},
		{"equal sides", after(t, "size=5", "RRBB1/RRBB1/5/5/r4 - p1"), "", seen{
			prompt: "Black: first disc",
			detail: "Click an empty cell. Largest side still possible: Red 4, Black 2.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red, square a1–b2", "Black, square c1–d2"},
			notes:  [2]string{"Level at 1", "Level at 1"},
			loops:  []string{"stands r1 a1 b1 b2 a2", "stands b1 c1 d1 d2 c2"},
		}},
		{"equal sides with a record", after(t, "size=5 ties=record", "RRBB1/RRBB1/5/5/r4 - p2"), "", seen{
			prompt: "Black: first disc",
			detail: "Click an empty cell. Largest side still possible: Red 4, Black 2.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red, square a1–b2", "Black, square c1–d2"},
			notes:  [2]string{"Level at 1", "*Record to beat: 1"},
			loops:  []string{"stands r1 a1 b1 b2 a2", "stands b1 c1 d1 d2 c2 crown"},
		}},
		{"decided", diagram(t, "draw", "p1", s3), "", seen{
			prompt: "Red: first disc",
			detail: "It is decided: whatever follows, Red wins.",
			step:   [2]uint8{1, 2},
			roles:  [2]string{"Red, square a1–i9", "Black, square a2–g8"},
			notes:  [2]string{"*Record to beat: 8", "Behind by 2"},
			loops:  []string{"stands r8 a1 i1 i9 a9 crown", "stands b6 a2 g2 g8 a8"},
		}},
		{"the last disc of a decided draw", diagram(t, "draw", "p1", s4), "", seen{
			prompt: "Red: last disc",
			detail: "It is decided: whatever follows, this is a draw.",
			roles:  [2]string{"Red, square b2–g7", "Black, square e4–j9"},
			notes:  [2]string{"Level at 5", "Level at 5"},
			loops:  []string{"stands r5 b2 g2 g7 b7", "stands b5 e4 j4 j9 e9"},
		}},
		{"the larger square has won", diagram(t, "draw", "p1", "RbR\nrbb\nRbR"), "", seen{
			prompt: "The board is full",
			detail: "Red's largest square has side 2; Black has none.",
			roles:  [2]string{"Red, square a1–c3", "Black"},
			loops:  []string{"stands r2 a1 c1 c3 a3 crown winning"},
		}},
		{"both have squares", diagram(t, "draw", "p1", "RBBR\nrBBr\nbrrb\nRbrR"), "", seen{
			prompt: "The board is full",
			detail: "Red's largest square has side 3, Black's 1.",
			roles:  [2]string{"Red, square a1–d4", "Black, square b1–c2"},
			loops:  []string{"stands r3 a1 d1 d4 a4 crown winning", "stands b1 b1 c1 c2 b2"},
		}},
		{"equal at the end", diagram(t, "draw", "p1", "RRBB\nRRBB\nrbrb\nbbrr"), "", seen{
			prompt: "The board is full",
			detail: "Both largest squares have side 1.",
			roles:  [2]string{"Red, square a1–b2", "Black, square c1–d2"},
			loops:  []string{"stands r1 a1 b1 b2 a2", "stands b1 c1 d1 d2 c2"},
		}},
		{"equal at the end, Black first", diagram(t, "record", "p2", "RRBB\nRRBB\nrbrb\nbbrr"), "", seen{
			prompt: "The board is full",
			detail: "Both largest squares have side 1; Black had one first.",
			roles:  [2]string{"Red, square a1–b2", "Black, square c1–d2"},
			loops:  []string{"stands r1 a1 b1 b2 a2", "stands b1 c1 d1 d2 c2 crown winning"},
		}},
		{"nobody has a square", diagram(t, "record", "-", "rrb\nbbr\nrrb"), "", seen{
			prompt: "The board is full",
			detail: "Neither player has a square.",
			roles:  [2]string{"Red", "Black"},
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := describe(tt.p, viewOf(t, tt.p, tt.preview)); !reflect.DeepEqual(got, tt.want) {
				t.Errorf("view says %+v\nwant %+v", got, tt.want)
			}
		})
	}
}

func TestOpenTurnPieces(t *testing.T) {
	p := after(t, "", Spec.Showcase.Plies+" d1")
	v := viewOf(t, p, "")
	kinds := map[string]int{}
	for _, piece := range v.Pieces {
		kinds[p.g.geometry.Sprites[piece.Sprite]]++
		label := p.g.geometry.Label(piece.At)
		if (label == "d1") != piece.Open || piece.Open != (piece.Figure == 1) {
			t.Errorf("%s: open %v, figure %d", label, piece.Open, piece.Figure)
		}
	}
	if kinds["disc"] != 34 || kinds["pyramid"] != 8 {
		t.Errorf("pieces %v, want 34 discs and 8 pyramids", kinds)
	}
	for c, s := range v.Seats[:2] {
		if !s.HasScore || int(s.Score) != [2]int{4, 3}[c] || int(s.Colour) != c {
			t.Errorf("seat %d: colour %d, score %d", c, s.Colour, s.Score)
		}
	}
}

// Pyramids keep their identity when they move; one that can stay does. rules.md S6.
func TestPyramidsMove(t *testing.T) {
	places := func(p *position) map[uint16]string {
		at := map[uint16]string{}
		for _, piece := range viewOf(t, p, "").Pieces {
			if piece.Sprite == pyramidSprite && piece.Owner == int8(red) {
				at[piece.ID] = p.g.geometry.Label(piece.At)
			}
		}
		return at
	}
	p := after(t, "size=8", "a1 | a8+b8 | d1+a4 | d8+e8 | g1+g4 | h7+g8 | d4+h6")
	before := places(p)
	play(t, p, "b7+d7 | a7+g7")
	stayed := 0
	for id, now := range places(p) {
		was, known := before[id]
		if !known {
			t.Errorf("the pyramid on %s is a new one", now)
		}
		if now == was {
			stayed++
		}
		if now == "a1" && was != "a1" {
			t.Errorf("the pyramid on a1 came from %s", was)
		}
	}
	if stayed != 1 {
		t.Errorf("%d pyramids stayed, want the one on a1", stayed)
	}

	// The upper left corner of the new square was the lower right one of the old.
	p = after(t, "size=8", "a1 | a8+b8 | b1+a2 | h8+g8 | b2+d2 | h6+g7")
	before = places(p)
	play(t, p, "b4+d4")
	now := places(p)
	for id, was := range before {
		if (was == "b2") != (now[id] == "b2") || len(now) != 4 {
			t.Errorf("pyramid %d went from %q to %q, want the one on b2 to stay", id, was, now[id])
		}
	}
}

func TestDimmingKeepsDecidingSquares(t *testing.T) {
	for _, tt := range []struct{ ties, holder, rows, clear string }{
		{"draw", "p1", "RbR\nrbb\nRbR", "a1 c1 a3 c3 "},
		{"draw", "p1", "RRBB\nRRBB\nrbrb\nbbrr", "a1 b1 c1 d1 a2 b2 c2 d2 "},
		{"record", "p2", "RRBB\nRRBB\nrbrb\nbbrr", "c1 d1 c2 d2 "},
		{"draw", "-", "rrb\nbbr\nrrb", "a1 b1 c1 a2 b2 c2 a3 b3 c3 "},
	} {
		p := diagram(t, tt.ties, tt.holder, tt.rows)
		dimmed := map[board.Target]bool{}
		for _, m := range viewOf(t, p, "").Marks {
			dimmed[m.At] = m.Kind == board.MarkDimmed
		}
		clear := ""
		for i := range p.g.n * p.g.n {
			if !dimmed[board.Target(i)] {
				clear += p.g.label(i) + " "
			}
		}
		if clear != tt.clear {
			t.Errorf("%s ties=%s: not dimmed are %s, want %s", games.TextOf(p), tt.ties, clear, tt.clear)
		}
	}
}

func TestWhy(t *testing.T) {
	const taken, never = "That cell is already taken.", "That is not possible now."
	gametest.Reasons(t, Spec, [][5]string{
		{"", "a1 b1", "c1", "", ""},
		{"", "a1 b1", "", "", ""},
		{"", "a1 b1", "a1", taken, "cells a1"},
		{"", "a1 b1", "b1", "Your first disc lies here. The second one goes on another cell.", "cells b1"},
		{"", "a1 b1", "no cell", never, ""},
		{"", "a1 b1", "c1, d1", "A disc takes one cell.", ""},
		{"", "a1 b1", "edge", "Edges show whose sides they are.", ""},
		{"", "a1 b1", "no button", never, ""},
		{"", "a1 b1", "nothing", never, ""},
		{"size=3", "rrb/bbr/rrb - -", "a1", "The game is over.", ""},
	})
}

func TestGeometry(t *testing.T) {
	g := open(t, "")
	geo := g.Geometry()
	if geo.Surface != board.Checker || len(geo.Cells) != 100 || geo.Colours != 2 || len(geo.Edges)+len(geo.Buttons) != 0 {
		t.Errorf("surface %d, %d cells, %d colours, %d edges, %d buttons", geo.Surface, len(geo.Cells), geo.Colours, len(geo.Edges), len(geo.Buttons))
	}
	if geo.Cells[11].Style == geo.Cells[12].Style || geo.Cells[99].Label != "j10" || geo.Max != (board.Point{X: 10, Y: 10}) {
		t.Errorf("cells %v to %v, board to %v", geo.Cells[0], geo.Cells[99], geo.Max)
	}
}

// Only the inner 8x8 of the 10x10 board is chequered, like the published board; other boards are chequered completely.
func TestCellsMatchPrintedBoard(t *testing.T) {
	for _, n := range []int{3, 8, 10} {
		for i, c := range newGeometry(n).Cells {
			x, y := i%n, i/n
			want := board.Light
			switch {
			case n == 10 && (min(x, y) == 0 || max(x, y) == n-1):
				want = board.Rim
			case (x+y)%2 == 1:
				want = board.Dark
			}
			if c.Style != want {
				t.Errorf("size %d: %s has style %d, want %d", n, c.Label, c.Style, want)
			}
		}
	}
}

// If threats are always visible both players' squares are shown, at most three each, the mover's for the rest of his turn.
func TestOwnThreats(t *testing.T) {
	g := open(t, "size=8")
	r := games.NewRand(2)
	own, positions := 0, 0
	for range 20 {
		for p := g.Start().(*position); !p.Over(); gametest.PlayRandom(p, r) {
			var v board.View
			v.Reset()
			g.AppendThreats(&v, p)
			appendOwnThreats(&v, p)
			positions++
			count := map[int8]int{}
			for _, threat := range v.Threats {
				count[threat.Owner]++
				if threat.Owner != int8(p.ToMove()) {
					continue
				}
				own++
				if has := p.sides[p.ToMove()]; threat.Label <= int16(has) {
					t.Fatalf("%s: %v gives side %d, he has %d", games.TextOf(p), threat.Steps, threat.Label, has)
				}
			}
			if count[int8(red)] > 3 || count[int8(black)] > 3 {
				t.Fatalf("%s: %d squares of Red and %d of Black", games.TextOf(p), count[int8(red)], count[int8(black)])
			}
		}
	}
	if own < positions {
		t.Errorf("%d chances in %d positions: hardly any are shown", own, positions)
	}
}

// The threats and what their summary says of the others are all squares that the opponent could complete, in both views.
func TestThreatsCountAllSquares(t *testing.T) {
	g := open(t, "size=8")
	r := games.NewRand(3)
	hidden := 0
	for range 20 {
		for p := g.Start().(*position); !p.Over(); gametest.PlayRandom(p, r) {
			q := g.Skipped(p).(*position)
			if q.ToMove() == games.None {
				continue
			}
			all := len(q.lacking(q.ToMove(), 1))
			if q.left() > 1 {
				all += len(q.lacking(q.ToMove(), 2))
			}
			var v board.View
			v.Reset()
			for _, add := range []func(*board.View, games.Position){g.AppendThreats, appendOwnThreats} {
				add(&v, p)
				said := 0
				for _, threat := range v.Threats {
					if threat.Owner == int8(q.ToMove()) {
						said++
					}
				}
				if v.ThreatSummary.Key == moreKey {
					said += v.ThreatSummary.Args[1].(int)
					hidden++
				}
				if said != all {
					t.Fatalf("%s: %d of %d squares are shown or counted", games.TextOf(p), said, all)
				}
			}
		}
	}
	if hidden == 0 {
		t.Error("all squares were shown in every position")
	}
}

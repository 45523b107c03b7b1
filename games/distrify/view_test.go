package distrify

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
	"quintet/games/words"
)

var english = words.English(words.Of(Spec))

// marksOf writes the marks of a kind as "label" or, if the kind has a direction, "label/turn".
func marksOf(g *game, v *board.View, kind board.MarkKind) string {
	var out []string
	for _, m := range v.Marks {
		if m.Kind != kind {
			continue
		}
		s := g.label(int(m.At))
		if kind == board.MarkDiagonal || kind == board.MarkTriplet {
			s += fmt.Sprintf("/%d", m.Turn)
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

// rodsOf writes the links of a colour, the winning ones with "!".
func rodsOf(g *game, v *board.View, colour int8) string {
	var out []string
	for _, l := range v.Links {
		if l.Owner == colour {
			s := g.label(int(l.From)) + "-" + g.label(int(l.To))
			if l.Winning {
				s += "!"
			}
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}

// The position, the marks and the rods of mockup 07.
func TestOpenTurnView(t *testing.T) {
	shown, pos, err := Spec.Show()
	if err != nil {
		t.Fatal(err)
	}
	g := shown.(*game)
	if got, want := games.TextOf(pos.(*position)), "X8/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O - -"; got != want {
		t.Fatalf("the showcase leads to %s, want %s", got, want)
	}
	before, err := g.ParsePosition("X8/1OO2X3/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X f2 -")
	if err != nil {
		t.Fatal(err)
	}
	p := before.(*position)
	v := games.ViewOf(g, p)
	checkTexts(t, map[string][2]string{
		"crosscuts": {marksOf(g, v, board.MarkCrosscut), ""},
		"diagonals": {marksOf(g, v, board.MarkDiagonal), "e1/3 g1/5 e3/1 g3/7"},
		"triplets":  {marksOf(g, v, board.MarkTriplet), "f4/5 d5/5 b6/4 e6/4 c7/5 b9/4"},
		"black":     {rodsOf(g, v, black), "e4-e5 e5-d6 c6-d6 c6-b7 b7-b8 b8-a9"},
		"white":     {rodsOf(g, v, white), "b2-c2 b2-a3 a3-b4 b4-b5 b5-a6 a6-a7 a7-a8"},
		"prompt":    {english.Say(v.Prompt), "Black: second stone"},
		"detail":    {english.Say(v.Detail), "Click an unmarked cell, or end the turn."},
		"black's":   {english.Say(v.Seats[0].Role), "Black, top to bottom"},
		"white's":   {english.Say(v.Seats[1].Detail.Text), "Needs 6 more stones"},
	})
	if v.Step != 2 || v.Steps != 2 {
		t.Errorf("step %d of %d, want 2 of 2", v.Step, v.Steps)
	}
	for _, s := range v.Pieces {
		open := g.label(int(s.At)) == "f2"
		if s.Open != open || (s.Figure == 1) != open || s.ID != uint16(s.At)+1 || s.To != board.NoTarget {
			t.Errorf("stone %+v; only f2 is open", s)
		}
	}
}

// The marks of mockup 11: with adjacent pairs only the cells beside the first stone matter, and crosscuts.
func TestOpenTurnViewAdjacentPairs(t *testing.T) {
	g := mustOpen(t, "size=9")
	p := mustParse(t, g, "X2O5/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O d1 -")
	v := games.ViewOf(g, p)
	checkTexts(t, map[string][2]string{
		"crosscuts": {marksOf(g, v, board.MarkCrosscut), "b9"},
		"diagonals": {marksOf(g, v, board.MarkDiagonal), ""},
		"triplets":  {marksOf(g, v, board.MarkTriplet), "c1/5 d2/2"},
		"detail":    {english.Say(v.Detail), "Click a cell beside the first, or end the turn."},
	})
	if got := strings.Join(gametest.Names(g, p, p.AppendMoves(nil)), " "); got != "e1 end" || len(v.Choices) != 1 || g.label(int(v.Choices[0])) != "e1" {
		t.Errorf("plies %s, choices %v; want e1 end, and e1 as the choice", got, v.Choices)
	}
}

func TestEndView(t *testing.T) {
	g := mustOpen(t, "size=9")
	p := mustParse(t, g, "X2OOX3/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O - -")
	v := games.ViewOf(g, p)
	checkTexts(t, map[string][2]string{
		"prompt": {english.Say(v.Prompt), "Black joins top and bottom"},
		"detail": {english.Say(v.Detail), "A chain of 10 stones runs from f1 to a9."},
		"dims":   {marksOf(g, v, board.MarkDimmed), "a1 d1 e1 b2 c2 a3 b4 b5 a6 a7 a8"},
		"black":  {rodsOf(g, v, black), "f1-f2! f2-f3! f3-e4! e4-e5! e5-d6! c6-d6! c6-b7! b7-b8! b8-a9!"},
		"loser":  {english.Say(v.Seats[1].Detail.Text), "Can no longer join its sides"},
		"winner": {english.Say(v.Seats[0].Detail.Text), "Joins top and bottom"},
	})
	if p.ToMove() != games.None || len(v.Marks) != 11 {
		t.Errorf("seat %d to move, %d marks; want none and 11", p.ToMove(), len(v.Marks))
	}
}

// A rod is diagonal only if the two stones are not joined around the corner.
func TestRods(t *testing.T) {
	tests := []struct{ name, board, want string }{
		{"side by side", "XX1/3/3", "a1-b1"},
		{"diagonal", "X2/1X1/3", "a1-b2"},
		{"round the corner", "XX1/1X1/3", "a1-b1 b1-b2"},
		{"round the other corner", "X2/XX1/3", "a1-a2 a2-b2"},
		{"full block", "XX1/XX1/3", "a1-b1 a1-a2 b1-b2 a2-b2"},
		{"past an enemy stone", "XO1/1X1/3", "a1-b2"},
		{"to the lower left", "1X1/X2/3", "b1-a2"},
	}
	g := mustOpen(t, "size=3")
	for _, tt := range tests {
		if got := rodsOf(g, games.ViewOf(g, mustParse(t, g, tt.board+" O - -")), black); got != tt.want {
			t.Errorf("%s: rods %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestPrompts(t *testing.T) {
	tests := []struct {
		name, options, position string
		prompt                  string
		step, steps             uint8
	}{
		{"opening", "size=9", "9/9/9/9/9/9/9/9/9 X - -", "Black: opening stone", 0, 0},
		{"first stone", "size=3", "3/1X1/3 O - -", "White: place a stone", 1, 2},
		{"swap", "size=3 swap=on", "3/1X1/3 O - -", "White: stone or swap", 1, 2},
		{"no pair", "size=4", "XXOX/O2O/XOXO/XOXO O - -", "White: place a stone", 0, 0},
		{"pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -", "Black has to pass", 0, 0},
		{"the end", "size=3", "X2/OOO/3 X - -", "White joins left and right", 0, 0},
		{"an open stone without a second", "size=4", "4/X3/4/4 X a2 -", "Black: end the turn", 0, 0},
	}
	for _, tt := range tests {
		g := mustOpen(t, tt.options)
		v := games.ViewOf(g, mustParse(t, g, tt.position))
		if got := english.Say(v.Prompt); got != tt.prompt || v.Step != tt.step || v.Steps != tt.steps {
			t.Errorf("%s: %q, step %d of %d; want %q, %d of %d", tt.name, got, v.Step, v.Steps, tt.prompt, tt.step, tt.steps)
		}
	}
}

// A seat describes what changes for it, and says nothing if nothing is gained.
func TestPreviews(t *testing.T) {
	tests := []struct{ name, options, position, ply, tag, mine, his string }{
		{"opening", "size=9", "9/9/9/9/9/9/9/9/9 X - -", "e5", "", "Needs 8 more after this", ""},
		{"first stone", "size=4", "4/X3/4/4 O - -", "c3", "", "Needs 3 more after this", ""},
		{"three in a row", "size=5", "5/5/1XX2/O4/5 X - -", "d3", "Three in a row: ends your turn", "", ""},
		{"no second fits", "size=4", "XXOX/O2O/XOXO/XO1O X - -", "c4", "No second stone fits: ends your turn", "", ""},
		{"win", "size=5 pairs=original", "2X2/1X1O1/2XO1/1O1X1/5 X - -", "d5", "Joins top and bottom and wins", "Joins top and bottom", "Cannot join its sides after this"},
		{"one short", "size=5 pairs=original", "2X2/1X1O1/2XO1/1O1X1/5 X - -", "a5", "", "", ""},
		{"far from the opponent", "size=5", "5/1XX2/5/5/O4 O - -", "e5", "", "Needs 3 more after this", ""},
		{"in the opponent's way", "size=4", "1X2/1X2/O1OO/4 O - -", "b3", "Joins left and right and wins", "Joins left and right", "Cannot join its sides after this"},
		{"end", "size=3 pairs=original", "3/1X1/O2 X b2 -", "end", "", "", ""},
		{"swap", "size=3 swap=on", "3/1X1/3 O - -", "swap", "Black is yours from now on", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			p := mustParse(t, g, tt.position)
			var v board.View
			v.Reset()
			g.AppendPreview(&v, p, gametest.Ply(t, g, p, tt.ply))
			var tags []string
			for _, l := range v.Tag {
				tags = append(tags, english.Say(l.Text))
			}
			mine, his := v.Seats[p.ToMove()].Detail, v.Seats[1-p.ToMove()].Detail
			checkTexts(t, map[string][2]string{
				"tag":  {strings.Join(tags, "; "), tt.tag},
				"mine": {english.Say(mine.Text), tt.mine},
				"his":  {english.Say(his.Text), tt.his},
			})
			if mine.Strong == mine.Text.Empty() || his.Strong {
				t.Errorf("strong: %v for the mover, %v for the opponent; want the mover's alone", mine.Strong, his.Strong)
			}
		})
	}
}

func TestWhyShowsProof(t *testing.T) {
	gametest.Reasons(t, Spec, [][5]string{
		{"size=5", "5/1XO2/1O3/5/5 X - -", "c3", "That would form a crosscut: c3-b2 against c2-b3.", "box c3 b2 c2 b3"},
		{"size=5 pairs=original", "5/1XO2/1O3/5/X4 X a5 -", "c3", // crosscut of the second stone
			"That would form a crosscut: c3-b2 against c2-b3.", "box c3 b2 c2 b3"},
		{"size=5", "5/1XO2/1O3/5/5 X - -", "c2", "That cell is already taken.", "cells c2"},
		{"size=5", "5/1XO2/1O3/5/X4 X a5 -", "a5", "Your first stone lies here. End the turn to leave it alone.", "cells a5"},
		{"size=5", "5/1XO2/1O3/5/X4 X a5 -", "e5", "The second stone must stand beside the first.", "cells a4 b5; repair Move a5 to e5"},
		{"size=5", "5/1XO2/1O3/5/X4 X a5 -", "b4",
			"The second stone must stand beside the first.", "cells a4 b5; repair Move a5 to b4"},
		{"size=5 pairs=original", "5/1XO2/1O3/5/X4 X a5 -", "b4",
			"The second stone may not touch the first diagonally.", "line a5 b4; repair Move a5 to b4"},
		{"size=9 pairs=original", "X8/1OO2X3/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X f2 -", "f4",
			"Three in a row, f4-e5-d6: play it as a single stone.", "line f4 e5 d6; repair Move f2 to f4"},
		{"size=5", "5/1XX2/5/5/O4 X c2 -", "d2", // row with the first stone
			"Three in a row, b2-c2-d2: play it as a single stone.", "line b2 c2 d2; repair Move c2 to d2"},
		{"size=5", "5/XXX2/5/5/O4 X c2 -", "d3", // row of the first stone alone
			"Three in a row, a2-b2-c2: play it as a single stone.", "line a2 b2 c2; repair Move c2 to d3"},
		{"size=5", "5/1X3/5/5/5 X b2 -", "b3", "The opening turn is one stone.", "cells b2; repair Move b2 to b3"},
		{"size=5", "5/1XO2/1O3/5/5 X - -", "e5", "", ""},
		{"size=3", "3/1X1/3 O - -", "edge", "Edges show whose sides they are.", ""},
		{"size=3", "3/1X1/3 O - -", "end", "Place a stone first.", ""},
		{"size=3", "3/1X1/O2 X b2 -", "end", "", ""},
		{"size=3", "3/1X1/3 O - -", "pass", "You can place a stone, so you may not pass.", ""},
		{"size=3", "3/1X1/3 O - -", "no button", "That is not possible now.", ""},
		{"size=3", "3/1X1/3 O - -", "no cell", "That is not possible now.", ""},
		{"size=3", "3/1X1/3 O - -", "nothing", "That is not possible now.", ""},
	})
}

func TestLegendCoversView(t *testing.T) {
	for options, want := range map[string]int{"pairs=adjacent": 2, "pairs=original": 3} {
		if got := len(mustOpen(t, options).Geometry().Legend); got != want {
			t.Errorf("%s: %d lines, want %d", options, got, want)
		}
	}
}

// checkTexts compares pairs of actual and expected texts.
func checkTexts(t *testing.T, texts map[string][2]string) {
	t.Helper()
	for what, pair := range texts {
		if pair[0] != pair[1] {
			t.Errorf("%s: got %q, want %q", what, pair[0], pair[1])
		}
	}
}

// With crosscuts=pairs a single stone may complete a crosscut; only the second stone of a turn may not.
func TestSingleStoneCrosscuts(t *testing.T) {
	const between = "5/1XO2/1O3/5/X4 X - -" // c3 completes a crosscut
	const open = "5/1XO2/1O3/2X2/5 X c4 -"
	const cut = "5/1XO2/1OX2/5/5 X c3 -"
	g := mustOpen(t, "size=5 crosscuts=pairs")
	p := mustParse(t, g, between)
	v := games.ViewOf(g, p)
	checkTexts(t, map[string][2]string{"marks": {marksOf(g, v, board.MarkCrosscut), ""}, "seat": {english.Say(v.Seats[0].Detail.Text), "Needs 3 more stones"}})

	c3 := stone(g.at(t, "c3"))
	preview := games.ViewOf(g, p)
	g.AppendPreview(preview, p, c3)
	checkTexts(t, map[string][2]string{"detail": {english.Say(preview.Detail), "No second stone after this one."}})
	if lost := preview.Seats[0].Lost; lost != 1 {
		t.Errorf("%d placements are lost, want the second", lost)
	}
	if len(preview.Tag) != 1 || english.Say(preview.Tag[0].Text) != "Crosscut: ends your turn" {
		t.Errorf("tag %v", preview.Tag)
	}
	if p.Play(c3); p.turn != white || p.open != noCell || p.crossed {
		t.Errorf("after the crosscut %d is to move, open %d, crossed %v; want White's turn", p.turn, p.open, p.crossed)
	}

	p = mustParse(t, g, open)
	why := g.Why(p, []board.Target{board.Target(g.at(t, "c3"))})
	checkTexts(t, map[string][2]string{
		"marks":  {marksOf(g, games.ViewOf(g, p), board.MarkCrosscut), "c3"},
		"second": {english.Say(why.Text), "Crosscut c3-b2 against c2-b3: play it as a single stone."},
		"repair": {english.Say(why.Repair.Text), "Move c4 to c3"},
	})
	why = g.Why(mustParse(t, g, cut), []board.Target{board.Target(g.at(t, "d3"))})
	if got := english.Say(why.Text); got != "Crosscut c3-b2 against c2-b3: play it as a single stone." {
		t.Errorf("beside a crosscut: %q", got)
	}
}

// T8: a player has to pass by default, but not if single stones may complete crosscuts.
func TestNoPassWithPairsCrosscuts(t *testing.T) {
	g := mustOpen(t, "size=4 crosscuts=pairs")
	p := mustParse(t, g, "XXOX/O2O/XOXO/XOXO X - -")
	if _, ok := g.Pass(p); ok {
		t.Error("Black has to pass, want b2 and c2 allowed")
	}
	for _, cell := range []string{"b2", "c2"} {
		q := *p
		gametest.Play(t, g, &q, cell)
		if q.winner != black {
			t.Errorf("%s: winner %d, want Black", cell, q.winner)
		}
	}
}

package app_test

import (
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/demo"
)

// TestBoardAloneIsLarger: the board alone in the window is never smaller than with everything else.
func TestBoardAloneIsLarger(t *testing.T) {
	for _, size := range windows {
		p := newPlayer(t)
		do(t, p, "size "+size+";table azacru players=4")
		before := p.App.Seen().Played.Slab.W
		if do(t, p, "key f10"); p.App.Seen().Played.Slab.W < before {
			t.Errorf("in %s the board alone is %v wide, %v with everything else", size, p.App.Seen().Played.Slab.W, before)
		}
	}
}

// TestSmallSeatsLookAlike: in a narrow column of seats all names have the same size, with any player to move, and the texts after clocks align.
func TestSmallSeatsLookAlike(t *testing.T) {
	placed := func(p *demo.Player, text string) (rs []render.Rect) {
		for _, w := range p.App.Seen().Placed() {
			if strings.HasPrefix(strings.ReplaceAll(w.Text, "\u00a0", " "), text) {
				rs = append(rs, w.Rect)
			}
		}
		return rs
	}
	p := newPlayer(t)
	do(t, p, "size 640 480;table squ size=7;key f3")
	for _, move := range []string{"c3", "a1 g7", "c4 d3", "a2"} {
		do(t, p, "play "+move+";ticks 1")
		if names := placed(p, "Jogador "); len(names) != 2 || names[0].H != names[1].H {
			t.Errorf("after %s the names stand in %v: %q", move, names, p.App.Seen().Texts)
		}
	}
	p = timedPlayer()
	do(t, p, "size 640 480;press New game Azacru;press players 4;press Clock and aids;press clock Per game;press Seats;press seats As listed;"+
		"press seat 2 Person;press seat 3 Person;press seat 4 Person;press Play;key p;ticks 90")
	var states []render.Rect // after clocks there is only space for the colours
	for _, colour := range []string{"Navy", "Rust", "Sky", "Straw"} {
		for _, r := range placed(p, colour) {
			if r.W < 60 { // only the colour
				states = append(states, r)
			}
		}
	}
	if len(states) != 4 {
		t.Fatalf("there are %d states, want 4: %q", len(states), p.App.Seen().Texts)
	}
	for _, r := range states[1:] {
		if r.X != states[0].X {
			t.Errorf("a state begins at %v, the first at %v", r.X, states[0].X)
		}
	}
}

// TestTextAvoidsButtons: in little space the lines move closer together before the last one touches the button below it.
func TestTextAvoidsButtons(t *testing.T) {
	const least = 8
	for i, c := range []struct{ name, script string }{
		{"what is to be done", "table distrify size=9 pairs=original aids=none;play e5 e7 f7 c5;move away"},
		{"a question", "table squ size=8;play a1;key ctrl+g;want button Resign"},
		{"a game that is decided", "table squ size=8;" + decided + ";move away;want button End the game;want text It is decided"},
		{"a victory that is shared", "table azacru players=4;" + sharedVictory},
		{"a refusal", "table distrify;play f5 e2 d2 e9 e8 g1 h1 h4 h5 g3 g4 f1 end f4 d7 d6 b2;click c2;want button Move b2 to c2"},
	} {
		if !gametest.Sampled(i, 3) {
			continue
		}
		p := newPlayer(t)
		do(t, p, "size 640 480;"+c.script)
		for _, spoken := range words.Languages() {
			p.App.SetLanguage(spoken)
			do(t, p, "ticks 1")
			for _, x := range p.App.Seen().Placed() {
				for _, y := range p.App.Seen().Widgets {
					gap := y.Rect.Y - x.Rect.Y - x.Rect.H
					if y.Rect.W > 120 && gap > -x.Rect.H && gap < least && x.Rect.X < y.Rect.X+y.Rect.W && y.Rect.X < x.Rect.X+x.Rect.W && !holds(y.Rect, x.Rect) {
						t.Errorf("%s, %s: %q ends %.1f above %q, want %d", c.name, spoken, x.Text, gap, y.Label, least)
					}
				}
			}
		}
	}
}

// decided is a game of SQU on a board of size 8 whose winner no further ply can change.
const decided = "play c7 f6 f2 c8 h8 c6 c1 g2 g6 e2 c5 a5 g5 a6 e6 e7 h6 f5 e5 e3 h1 f8 d8 f1 h3 e8 h4 a8 c2 a2 b1 g3;" +
	"play a4 b7 g4 b6 c4 h2 d2 d6 d7 b2 c3 b4 e1 b3 h7 f3 d3 f7 e4 g7 a3 b8 g1 d4 h5 g8 a1 d5 d1 a7 b5"

// sharedVictory is a four-player game of Azacru with two winners.
const sharedVictory = "play e9-e8 c1-c2 a3-b3 g9-f8 a7-b6> c9-b8 i3-h2 i5-h5 i7-h6> c2-d3 e1-f2 g1-g2 e8-d7 d3-d4 f2-g3 g2-f3>;" +
	"play d7-d5 b8-a7 g3-g4< f3-e2 h6-g5 a7-a6 h2-f2 e2-e1 d5-c4 a5-b5 b3-c3 h5-g6 g5-e3> a6-a4 c3-d2 f8-f7;" +
	"play b6-c7> b5-d3 d2-f2 f7-h5> c4-a2 a4-d1> g4-h4 g6-g7< c7-c8 d3-f1 h4-i3 h5-i6 c8-d9> d4-e5 i3-i1 i6-i9>;" +
	"play a2-a1 e5-f6 pass i9-g9 pass f1-h1;move away;ticks 240"

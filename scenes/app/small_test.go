package app_test

import (
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/demo"
)

// TestSmallSeatsTellTheState: where seats are small they say in few words what the game comes to, in both languages.
func TestSmallSeatsTellTheState(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"links that can be cut", "table squex size=6;play b2 f5 c3;want text 1 link can be cut;play b3;want text 1 link at risk;want absent link can be cut now;key f3;want text 1 ligação em risco"},
		{"the price of a cut", "table squex size=6;play b2 b3 c3;move c2;want text Then places two;key f3;want text Joga duas vezes"},
		{"the square to beat", "table squ size=7;play c3 a1 g7 c4 d3 a2 g6 d4 e7;want text Record: 1;key f3;want text Recorde: 1"},
		{"a new record", "table squ size=7;play c3 a1 g7 c4 d3 a2 g6;move d4;want text New record: 1;key f3;want text Novo recorde: 1"},
		{"pieces", "table azacru players=2;want text 4 pieces;key f3;want text 4 peças"},
		{"four seats", "table azacru players=4;want text Straw, 3 pieces;want text Player 4;key f3;want text Tijolo, 3 peças"},
		{"four seats above the board", "size 700 900;table azacru players=4;want text 3 pieces"},
		{"the way to go", "table distrify size=9;play e5;want text 8 to connect;key f3;want text Faltam 8 para ligar"},
		{"what may stop a piece, once it is picked up", "table azacru players=2;want absent may stop;click c1;want text may stop;want absent costs the piece;right;want absent may stop"},
		{"what bars a piece, in the lens too", "table azacru players=2;play i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4;move away;want absent costs the piece;hold t;want text another's tile;want text costs the piece;want absent blocked"},
		{"the parts of a score", "table taiji size=9;play c3c4;want text 1"},
		{"no longer after a resignation", "table squex size=6;play b2 f5 c3;want text can be cut;key ctrl+g;key y;want text Player 1 wins;want absent can be cut"},
		{"not without aids", "press New game Squex;press size 6;press seat 2 Person;press seats As listed;try Clock and aids;press aids None;press Play;play b2 f5 c3;want absent cuttable"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), "size 640 480;"+c.script) })
	}
}

// TestAllThatIsAgreedHasRoom: a sheet that is high enough shows everything at once, and one that is not keeps what is being chosen.
func TestAllThatIsAgreedHasRoom(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"a high window", "size 700 900;press New game Taiji;press Clock and aids;press clock Per game;press minutes 3;want button groups 2;want button seat 2 Person"},
		{"a high window with four seats", "size 700 900;press New game Azacru;press players 4;try Clock and aids;press clock Per turn;press seconds 30;want button seat 4 Person"},
		{"a choice of a clock folds nothing", "size 900 600;press New game Squex;press Clock and aids;press clock Per turn;press seconds 60;press aids None"},
		{"what a number of players means, in a small window", "size 640 480;press New game Azacru;press players 4;want text clockwise.;press players 3;want text empty.;key f3;want text vazio.;press players 4;want text do relógio."},
		{"four seats in a low window", "size 1280 720;press New game Azacru;press players 4;press Clock and aids;press clock Per game;press minutes 3"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

// TestNothingButTheBoardIsLarger: with nothing else in the window the board is never smaller than among all the rest.
func TestNothingButTheBoardIsLarger(t *testing.T) {
	for _, size := range windows {
		p := newPlayer(t)
		do(t, p, "size "+size+";table azacru players=4")
		before := p.App.Board.Slab.W
		if do(t, p, "key f10"); p.App.Board.Slab.W < before {
			t.Errorf("in %s the board alone is %v wide, %v among the rest", size, p.App.Board.Slab.W, before)
		}
	}
}

// TestMovesAfterTheEnd: in a small window the list of moves leaves in sight who has won and what can be done next.
func TestMovesAfterTheEnd(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 640 480;table squex size=6;play b2 f5 c3;key ctrl+l;key ctrl+g;key y;want text Player 1 wins;want absent Blue wins;want button move b2;press Rematch;want plies 0")
}

// TestSmallSeatsAreLikeEachOther: in a rail no name is smaller than another, whoever is to move, and what stands behind clocks begins in
// one line.
func TestSmallSeatsAreLikeEachOther(t *testing.T) {
	placed := func(p *demo.Player, text string) (rs []render.Rect) {
		for _, w := range p.App.Placed {
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
			t.Errorf("after %s the names stand in %v: %q", move, names, p.App.Texts)
		}
	}
	p = timedPlayer()
	do(t, p, "size 640 480;press New game Azacru;press players 4;press Clock and aids;press clock Per game;press Seats;press seats As listed;"+
		"press seat 2 Person;press seat 3 Person;press seat 4 Person;press Play;key p;ticks 90")
	var states []render.Rect // behind clocks there is only room for the colours
	for _, colour := range []string{"Navy", "Rust", "Sky", "Straw"} {
		for _, r := range placed(p, colour) {
			if r.W < 60 { // of the colour alone
				states = append(states, r)
			}
		}
	}
	if len(states) != 4 {
		t.Fatalf("there are %d states, want 4: %q", len(states), p.App.Texts)
	}
	for _, r := range states[1:] {
		if r.X != states[0].X {
			t.Errorf("a state begins at %v, the first at %v", r.X, states[0].X)
		}
	}
}

// TestASmallWindowExplainsTheSigns: where what the legend says and the same in a sentence do not both have room the legend is shown.
func TestASmallWindowExplainsTheSigns(t *testing.T) {
	for pairs, want := range map[string]string{
		"original": "want text On an unmarked cell.;want text closed: diagonal",
		"adjacent": "want text Beside the first. No crosscut", // both have room
	} {
		p := atTable(t, "distrify size=9 pairs="+pairs, "0,0")
		do(t, p, "size 640 480;play e5 e7 f7 c5;move away;"+want+";want text closed: 3 in a row;size 1280 800;want text he two must not form three in a row.")
	}
	do(t, newPlayer(t), "size 640 480;press New game Distrify;press size 9;press seat 2 Person;press seats As listed;try Clock and aids;press aids None;press Play;"+
		"play e5 e7 f7 c5;move away;want text he two must not form three in a row.;want absent closed: 3 in a row")
}

// TestASmallWindowExplainsTheSignsThatAreDrawn: those that give way to what is previewed are left out, and what can be done goes last.
func TestASmallWindowExplainsTheSignsThatAreDrawn(t *testing.T) {
	const plies = "play i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6;play f6-f4 h6-h7>"
	do(t, newPlayer(t), "size 640 480;table azacru players=2;"+plies+";click f4;move away;"+
		"want text may stop;want text another's tile;want text costs the piece;want absent new tile;"+
		"move d2;want text may stop;want text another's tile;want text new tile;want absent costs the piece;"+
		"click f2;want text That tile belongs to Rust;want text may stop;want text another's tile;want text costs the piece")
}

// TestWordsKeepOffTheButtons: where there is little room the lines move together before the last one touches the button below it.
func TestWordsKeepOffTheButtons(t *testing.T) {
	const least = 8
	for i, c := range []struct{ name, script string }{
		{"what is to be done", "table distrify size=9 pairs=original aids=none;play e5 e7 f7 c5;move away"},
		{"a question", "table squ size=8;" + decided + ";key ctrl+g;want button End the game"},
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
			for _, x := range p.App.Placed {
				for _, y := range p.App.Widgets {
					gap := y.Rect.Y - x.Rect.Y - x.Rect.H
					if y.Rect.W > 120 && gap > -x.Rect.H && gap < least && x.Rect.X < y.Rect.X+y.Rect.W && y.Rect.X < x.Rect.X+x.Rect.W && !holds(y.Rect, x.Rect) {
						t.Errorf("%s, %s: %q ends %.1f above %q, want %d", c.name, spoken, x.Text, gap, y.Label, least)
					}
				}
			}
		}
	}
}

// decided is a game of SQU on a board of 8 whose winner no further ply can change.
const decided = "play c7 f6 f2 c8 h8 c6 c1 g2 g6 e2 c5 a5 g5 a6 e6 e7 h6 f5 e5 e3 h1 f8 d8 f1 h3 e8 h4 a8 c2 a2 b1 g3;" +
	"play a4 b7 g4 b6 c4 h2 d2 d6 d7 b2 c3 b4 e1 b3 h7 f3 d3 f7 e4 g7 a3 b8 g1 d4 h5 g8 a1 d5 d1 a7 b5"

// sharedVictory is a game of Azacru for four that two have won.
const sharedVictory = "play e9-e8 c1-c2 a3-b3 g9-f8 a7-b6> c9-b8 i3-h2 i5-h5 i7-h6> c2-d3 e1-f2 g1-g2 e8-d7 d3-d4 f2-g3 g2-f3>;" +
	"play d7-d5 b8-a7 g3-g4< f3-e2 h6-g5 a7-a6 h2-f2 e2-e1 d5-c4 a5-b5 b3-c3 h5-g6 g5-e3> a6-a4 c3-d2 f8-f7;" +
	"play b6-c7> b5-d3 d2-f2 f7-h5> c4-a2 a4-d1> g4-h4 g6-g7< c7-c8 d3-f1 h4-i3 h5-i6 c8-d9> d4-e5 i3-i1 i6-i9>;" +
	"play a2-a1 e5-f6 pass i9-g9 pass f1-h1;move away;ticks 240"

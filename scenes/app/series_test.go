package app_test

import (
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/record"
)

// whole is a game of Azacru of two, which the first seat wins by 18 to 17.
const whole = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7> f4-d2 b5-c5 " +
	"c3-b4< e4-d5 d6-f4 d5-b5 f4-f3> h7-g8 f3-i3 f8-e8 a5-b6 g8-f8 b6-b8> e8-c6 b8-a8 c5-d4> b4-a5 d4-f2 a5-a7> f8-e9 pass e9-b9<"

// A series of Azacru is scored by games or by the points of all of them, as it was agreed on.
func TestASeriesByPoints(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays four games")
	}
	const sit = "press New game Azacru;press seat 2 Person;press Player 1;type Ana;press Player 2;type Rui;key enter;press seats Alternate;"
	two := "press Play;play " + whole + ";ticks 600;key ctrl+r;play " + whole + ";ticks 600"
	p := newPlayer(t)
	do(t, p, "size 1280 800;"+sit+"try Clock and aids;press series By points;want text The points of all games are added up.;"+two)
	do(t, p, "want text Points after 2 games: Rui: 35, Ana: 35 (tied);key f3;want text Pontos depois de 2 jogos: Rui: 35, Ana: 35 (empate)")
	do(t, p, "key f3;key ctrl+r;want text game 3 (Ana: 35, Rui: 35 points)")
	p = newPlayer(t)
	do(t, p, "size 1280 800;"+sit+two+";want text Rui: 1, Ana: 1 after 2 games;want absent Points after")
}

// Whoever moves first in Azacru is a choice, and the colours are: the game, its rematch and its record begin so.
func TestWhoMovesFirstCanBeChosen(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 1280 800;press New game Azacru;press players 3;press seat 2 Person;press seat 3 Person;press first Sky;want text Sky moves first, then the turn goes clockwise.;press Play;want text Sky to move")
	if at := p.Match().Position().ToMove(); at != 2 {
		t.Fatalf("seat %d is to move, want that of Sky", at+1)
	}
	m := p.Match().Position().AppendMoves(nil)[0]
	do(t, p, "play "+p.Match().Game().FormatMove(p.Match().Position(), m)+";want text Navy to move")
	spec, _ := catalog.Find("azacru")
	var text strings.Builder
	if err := record.Write(&text, record.FromMatch(spec, p.Match())); err != nil {
		t.Fatal(err)
	}
	again, err := record.Read(strings.NewReader(text.String()), catalog.Find)
	if err != nil || again.Start == nil || again.Start.ToMove() != 2 {
		t.Errorf("the record begins otherwise, %v:\n%s", err, &text)
	}
	do(t, p, "press Menu;press Rematch")
	if at := p.Match().Position().ToMove(); at != 2 || p.Match().Len() != 0 {
		t.Errorf("seat %d begins the rematch, want that of Sky", at+1)
	}
	do(t, newPlayer(t), "press New game Squex;try Clock and aids;want button clock None;want nobutton first Red;want nobutton series By points")
}

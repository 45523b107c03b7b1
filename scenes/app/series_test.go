package app_test

import (
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/files/record"
)

// In Azacru the players choose who moves first, and the colours: the game, its rematch and its record begin that way.
func TestChooseFirstPlayer(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 1280 800;press New game Azacru;press players 3;press seat 2 Person;press seat 3 Person;press first Sky;want text Sky moves first, then the turn goes clockwise.;press Play;want text Sky: choose a piece")
	if at := p.Match().Position().ToMove(); at != 2 {
		t.Fatalf("seat %d is to move, want that of Sky", at+1)
	}
	m := p.Match().Position().AppendMoves(nil)[0]
	do(t, p, "play "+p.Match().Game().FormatMove(p.Match().Position(), m)+";want text Navy: choose a piece")
	spec, _ := catalog.Find("azacru")
	var text strings.Builder
	if err := record.Write(&text, record.New(spec, p.Match())); err != nil {
		t.Fatal(err)
	}
	again, err := record.Read(strings.NewReader(text.String()), catalog.Find)
	if err != nil || !again.Placed() || again.Match.PositionAt(0).ToMove() != 2 {
		t.Errorf("the record begins differently, %v:\n%s", err, &text)
	}
	do(t, p, "press Menu;press Rematch")
	if at := p.Match().Position().ToMove(); at != 2 || p.Match().Len() != 0 {
		t.Errorf("seat %d starts the rematch, want that of Sky", at+1)
	}
	do(t, newPlayer(t), "press New game Squex;try Clock and aids;want button clock None;want nobutton first Red;want nobutton series By points")
}

package app_test

import (
	"testing"

	"quintet/games/gametest"
)

func TestHeadingInTheStrokeOfADrag(t *testing.T) {
	const azacru = "table azacru players=2;"
	for i, c := range []struct{ name, script string }{
		{"a nudge to the left", "pick c9;carry d8;want path c9;want text Choose the heading;want text Nudge it;nudge left;want text Let go to play it;drop;want last c9-d8<"},
		{"to the right", "pick c9;carry d8;nudge right;drop;want last c9-d8>"},
		{"ahead", "pick c9;carry d8;nudge straight;drop;want last c9-d8"},
		{"no nudge asks", "pick c9;carry d8;drop;want plies 0;want path c9 d8;click dial left;want last c9-d8<"},
		{"nor does one back", "pick c9;carry d8;nudge back;drop;want plies 0;want path c9 d8"},
		{"one that is taken back", "pick c9;carry d8;nudge left;carry d8;want text Nudge it;drop;want plies 0;want path c9 d8"},
		{"another one instead", "pick c9;carry d8;nudge left;nudge right;drop;want last c9-d8>"},
		{"who does not rest is asked", "drag c9 d8;want plies 0;want path c9 d8"},
		{"another target", "pick c9;carry d8;nudge left;carry c8;want absent Choose the heading;drop;want last c9-c8"},
		{"and back to the first, where nothing is chosen yet", "pick c9;carry d8;nudge left;carry c8;carry d8;drop;want plies 0;want path c9 d8"},
		{"back to where it came from", "pick c9;carry d8;carry c9;drop;want plies 0;want path none"},
		{"no border, no heading", "pick c9;carry c8;nudge left;want absent Choose the heading;drop;want last c9-c8"},
		{"Esc puts it back", "pick c9;carry d8;nudge left;key esc;want path none;drop;want plies 0;want path none;want nobutton Rematch"},
		{"so does a right click", "pick c9;carry d8;nudge left;right;want path none;drop;want plies 0;want path none"},
		{"and Ctrl+Z, and no ply goes with it", "play c9-c8 g1-g2;pick c1;carry d2;key ctrl+z;want plies 2;drop;want plies 2;want path none"},
		{"a right click is one step", "click c9;pick a5;carry b5;right;drop;want path none;want plies 0"},
		{"the wheel turns it, too", "pick c9;carry d8;wheel 1;drop;want last c9-d8<"},
		{"an arrow key turns it, too", "pick c9;carry d8;key right;drop;want last c9-d8>"},
		{"off the board", "pick c9;carry d8;carry away;drop;want plies 0;want path none"},
		{"over another piece of one's own", "pick c9;carry a5;want text Pieces move straight ahead;drop;want plies 0;want path c9;want text Pieces move straight ahead"},
		{"and away from it again", "pick c9;carry a5;carry c8;want absent Pieces move straight ahead;drop;want last c9-c8"},
		{"a finger", "touch c9;carry d8;nudge left;drop;want last c9-d8<"},
		{"a finger that is not sure", "touch c9;carry d8;drop;want plies 0;want path c9 d8;tap dial right;want last c9-d8>"},
		{"a ply that has to be confirmed", "key c;pick c9;carry d8;nudge left;drop;want plies 0;want pending true;key enter;want last c9-d8<"},
		{"so does one without a heading", "key c;drag c9 c8;want plies 0;want pending true;key enter;want last c9-c8"},
		{"on a turned board", "key f;pick c9;carry d8;nudge left;drop;want last c9-d8<"},
	} {
		if !gametest.Sampled(i, 4) {
			continue
		}
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), azacru+c.script) })
	}
}

// The piece of an open turn is dragged with the mouse and with a finger, and put back by one click of the right button.
func TestDraggedPieceOfAnOpenTurn(t *testing.T) {
	const distrify = "table distrify;play e5 c3;"
	for _, c := range []struct{ name, script string }{
		{"to another cell", "pick c3;carry g7;want plies 2;drop;want last g7;want plies 2;want turn p2"},
		{"where it cannot lie", "pick c3;carry e5;want text That cell is already taken.;carry g7;want absent That cell is already taken.;carry e5;drop;want last c3;want plies 2;want text That cell is already taken."},
		{"a right click puts it back and takes nothing up", "pick c3;carry g7;right;want last c3;drop;want plies 2;want turn p2"},
		{"Ctrl+Z as well", "pick c3;carry g7;key ctrl+z;want plies 2;drop;want last c3;want plies 2"},
		{"with a finger", "touch c3;carry g7;drop;want last g7;want plies 2"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), distrify+c.script) })
	}
}

// A question comes between a press and its end: what was dragged is put back, and does not hang on a pointer that holds nothing.
func TestDragThatIsInterrupted(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"of a piece that moves", "table azacru players=2;pick c9;carry d8;key ctrl+g;drop;key esc;ticks 1;want path none;want plies 0;click a5;click b5;want last a5-b5"},
		{"of one that was just laid", "table squex size=6;play b2;grab b2 d5;want text Let go where;key ctrl+g;drop;key esc;move e5;want absent Let go where;want last b2"},
		{"by a page", "table squex size=6;play b2;grab b2 d5;key f1;drop;key esc;move e5;want absent Let go where;want last b2"},
		{"by a page, of a piece that moves", "table azacru players=2;pick c9;carry d8;key f1;drop;key esc;ticks 1;want path none;want plies 0"},
		{"by turning the board", "table azacru players=2;pick c9;carry d8;key f;want path none;drop;want path none;want plies 0"},
		{"by the menu", "table squex size=6;play b2;grab b2 d5;press Menu;drop;key esc;move e5;want absent Let go where;want last b2"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

package app_test

import (
	"testing"
)

func TestTaps(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"the first shows, the second plays", "table squ size=7;tap c3;want plies 0;want pending true;tap c3;want last c3;want pending false"},
		{"elsewhere moves the preview", "table squ size=7;tap c3;tap d4;want plies 0;tap d4;want last d4"},
		{"the tick plays", "table squ size=7;tap c3;want button Play this move;tap tick;want last c3;want nobutton Play this move"},
		{"a refusal needs no second tap", "table squ size=7;tap c3;tap c3;tap c3;want text That cell is already taken."},
		{"and takes the preview away", "table squ size=7;tap c3;tap c3;tap d4;tap c3;want pending false;tap d4;want pending true"},
		{"a half-step needs none", "table azacru players=2;tap c9;want path c9;tap d8;want path c9 d8;tap dial right;want last c9-d8>"},
		{"a tile by two halves", "table taiji size=7;tap b2;want plies 0;tap b3;want last b2-b3"},
		{"a tile turns by taps", "table taiji size=7;tap b2;tap b2;tap tick;want plies 1"},
		{"a drag is a drag", "table taiji size=7;drag b2 b3;want last b2-b3"},
		{"Esc lets go", "table squ size=7;tap c3;key esc;want pending false;want plies 0"},
		{"Enter plays", "table squ size=7;tap c3;key enter;want last c3"},
		{"nothing is left under a finger that has gone", "table squ size=7;play c3 e3;tap e3;want cursor none;want absent New record"},
		{"a button", "table squ size=7;tap button Menu;want button Rematch;tap button All games;want scene title"},
		{"a long touch shows words and presses nothing", "table squ size=7;want absent Menu;long Menu;want nobutton Rematch;long none;want nobutton Rematch"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

func TestConfirmLock(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"a click shows, a second plays", "table squ size=7;key c;click c3;want plies 0;want pending true;move e5;want pending true;click c3;want last c3"},
		{"the tick plays", "table squ size=7;key c;click c3;press Play this move;want last c3"},
		{"Enter plays", "table squ size=7;key l;press Confirm moves;click c3;key enter;want last c3"},
		{"by keys it takes two", "table squ size=7;key c;cursor c3;key enter;want plies 0;key enter;want last c3"},
		{"an arrow lets go and goes on", "table squ size=7;key c;cursor c3;key enter right;want pending false;want cursor d3;want plies 0"},
		{"a right click lets go", "table squ size=7;key c;click c3;right;want pending false;want plies 0"},
		{"a heading waits as well", "table azacru players=2;key c;click c9;click d8;click d8;click dial right;want plies 0;want pending true;click dial left;want plies 0;click dial left;want last c9-d8<"},
		{"the switch says how it stands", "table squ size=7;key l;want text Confirm moves;want pending false;key c;key l;click c3;want pending true"},
		{"off again", "table squ size=7;key c;key c;click c3;want last c3"},
		{"a tile", "table taiji size=7;key c;lay b2 b3;want plies 0;key enter;want last b2-b3"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

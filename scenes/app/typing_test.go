package app_test

import "testing"

func TestPliesAreTyped(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"a ply", "table squ size=7;key :;want text Write a move: Enter plays it;want text For example a1. Esc closes.;type c3;want text Enter plays c3.;key enter;want last c3"},
		{"the only one that begins so", "table azacru players=2;key :;type c9 d8 r;want text No move begins like this.;key esc;want plies 0"},
		{"several begin so", "table squ size=7;key :;type c;want text 7 moves begin like this: c1, c2, c3, c4, c5, c6, c7. Esc closes."},
		{"all that begin so, where they are few", "table azacru players=2;key :;type c9;want text 5 moves begin like this: c9-b8, c9-c8, c9-d8, c9-d8<, c9-d8>. Esc closes.;want plies 0"},
		{"one that is written whole, though others begin so", "table azacru players=2;key :;type c9d8;want text Enter plays c9-d8. 3 moves begin like this: c9-d8;key enter;want last c9-d8"},
		{"as many as have room", "size 640 480;table azacru players=2;key :;type c;want text 10 moves begin like this, such as c1-"},

		{"its error is the game's", "table squ size=7;play c3;key :;type c3;key enter;want text That cell is already taken.;want plies 1;key backspace;type 4;key enter;want last c4"},
		{"its error in another language", "table squ size=7;play c3;key :;type c3;key enter;want text That cell is already taken.;key f3;want text Essa casa já está ocupada."},
		{"what is no ply", "table squ size=7;key :;type zz;key enter;want text That is not a move.;want plies 0"},
		{"nothing yet", "table azacru players=2;key :;want text For example c1-d2.;want absent begin like this;type c;want text begin like this"},
		{"a heading in words", "table azacru players=2;key :;type c1d2>;want text turning right"},
		{"Esc leaves", "table squ size=7;key :;type c3;key esc;want absent Enter plays;want plies 0;key enter;want cursor d4"},
		{"in a small window", "size 640 480;table taiji size=7;key :;type b2b3;want text Enter plays b2;key enter;want plies 1"},
		{"nothing lies under the field", "table squ size=7;want button Hint;key :;want nobutton Hint;want absent Place;key esc;want button Hint"},
		{"alone with the board", "size 700 900;table squ size=7;key f10;key :;want text Write a move: Enter plays it. For example a1. Esc closes.;type c;want absent Write a move"},
		{"in a rail", "size 640 480;table azacru players=4;key :;want text Write a move: Enter plays it;type a7-e7;key enter;want text Too far"},
		{"keys of the board are letters there", "table squ size=7;play c3;key :;key u;type d4;want plies 1;key enter;want last d4"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

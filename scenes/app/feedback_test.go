package app_test

import "testing"

// What can do nothing is answered with a sentence, and changes nothing.
func TestIgnoredInput(t *testing.T) {
	tests := []struct{ name, script string }{
		{"to end a turn of two discs after one", "table squ size=6;play a1 b2;key e;want text The turn cannot end yet.;want text Place your second disc;want plies 2;play c3;want absent The turn cannot end yet"},
		{"to end a turn of two discs before the first", "table squ size=6;play a1;key e;want text The turn cannot end yet."},
		{"to end a turn that ends by itself", "table squex size=6;key e;want text There is no turn to end;want plies 0"},
		{"to end a turn in which nothing was placed", "table distrify size=5;key e;want text Nothing has been placed in this turn yet.;play c3 d4;key e;want plies 3"},
		{"to play on after the end", "table squex size=6;play b2;key ctrl+g;key y;click d4;want text The game is over. Go back a turn;want winners 1;want plies 1;press Undo;want absent The game is over. Go back;play d4;want plies 2"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { do(t, newPlayer(t), test.script) })
	}
}

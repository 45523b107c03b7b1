package app_test

import "testing"

// What a refused click may have meant is offered as a button, and does only what it says.
func TestRepairsAtTheTable(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a small square", "table squex size=6;play c3 f6;click square c3;want text Squares are not played;want button Link with d4;press Link with d4;want last d4;want plies 3"},
		{"a small square that would be cut", "table squex size=8;play c3 d3 f8 c4;click square c3;want nobutton Link with d4;want plies 4"},
		{"a tile past a corner", "table taiji size=7;play b1-c1;drag a1 b2;want text not diagonally;want button Lay on a1 and a2;key i;want last a2-a1;want plies 2"},
		{"a tile dragged far means nothing", "table taiji size=7;drag a3 e3;want plies 0;want nobutton Lay on a3 and b3"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { do(t, newPlayer(t), test.script) })
	}
}

package app_test

import "testing"

// What a refused click may have meant is offered as a button, and does only what it says.
func TestRepairsAtTheTable(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a small square", "table squex size=6;play c3 f6;click square c3;want text Squares are not played;want button Link with d4;press Link with d4;want last d4;want plies 3"},
		{"a small square that would be cut", "table squex size=8;play c3 d3 f8 c4;click square c3;want nobutton Link with d4;want plies 4"},
		{"a tile past a corner", "table taiji size=7;play b1-c1;drag a1 b2;want text not diagonally;want button Lay on a1 and a2;key o;want last a2-a1;want plies 2"},
		{"a tile dragged far means nothing", "table taiji size=7;drag a3 e3;want plies 0;want nobutton Lay on a3 and b3"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { do(t, newPlayer(t), test.script) })
	}
}

// A refusal leaves standing what is to be done and how far the turn is, and the hint within reach; in a small window as much of it as has room.
func TestARefusalLeavesTheTurnStanding(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a usual window", "table distrify;play f5 e2 d2 e9 e8 g1 h1 h4 h5 g3 g4 f1 end f4 d7 d6 b2;click c2;want text may not make three in a row;want text Place a second stone;want text 2 of 2;want button Hint;want button Move b2 to c2"},
		{"the hint beside a repair", "table taiji;play d4-d5;want text Hint;drag c4 d3;want text not diagonally;want button Lay on c4 and c3;want button Hint"},
		{"its star alone beside two buttons", "table distrify;play f5 e2 d2 e9 e8 g1 h1 h4 h5 g3 g4 f1 end f4 d7 d6 b2;want button Hint;want text Hint;click c2;want button Hint;want absent Hint"},
		{"in Portuguese", "table distrify;play f5 e2 d2 e9 e8 g1 h1 h4 h5 g3 g4 f1 end f4 d7 d6 b2;key f3;click c2;want text três em linha;want text Põe outra pedra ou termina;want text 2 de 2"},
		{"the hint by its key", "table taiji;play d4-d5;drag c4 d3;want text not diagonally;want text Dark to move;key h;wait;want text Hint: "},
		{"a window that is enlarged", "size 1160 720;table distrify;play d4 e4 end b2;click i9;want text must stand beside;want button Move b2 to i9;want button End turn;want text 2 of 2"},
		{"what another ply would do", "table taiji;play d4-d5;click d4;want text already taken;want absent now 1;move g7;ticks 20;want absent already taken;want text +1, now"},
		{"a small window", "size 640 480;table azacru players=2;click c9;click a9;want text Choose a cell"},
		{"a small window with two buttons", "size 640 480;table distrify;play d4 e4 end b2;click i9;want button Move b2 to i9;want button End turn;want text 2 of 2;want text must stand beside"},
		{"no aids", "table taiji aids=none;play d4-d5;drag c4 d3;want text not diagonally;want nobutton Hint"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { do(t, newPlayer(t), test.script) })
	}
}

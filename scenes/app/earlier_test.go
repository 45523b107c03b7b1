package app_test

import "testing"

// TestAnEarlierPositionIsCalledSo takes plies back: those of a turn that is still open lead to no earlier position.
func TestAnEarlierPositionIsCalledSo(t *testing.T) {
	const earlier = "An earlier position"
	for _, c := range []struct{ name, script string }{
		{"the first of two discs", "table squ seats=0,0;play d4 e5;click e5;want plies 1;want absent " + earlier + ";want text Place your first disc"},
		{"by undo", "table squ seats=0,0;play d4 e5;key ctrl+z;want plies 1;want absent " + earlier},
		{"a whole turn", "table squ seats=0,0;play d4 e5 f6;key ctrl+z;want plies 2;want text " + earlier},
		{"the turn before the open one", "table squ seats=0,0;play d4 e5 f6 c3;key ctrl+z ctrl+z;want plies 2;want text " + earlier},
		{"while a ply is pointed at", "table taiji seats=0,0;play d4-d5 g7-g8;key home;aim e4 e5;want text " + earlier},
		{"while the game tells about a cell", "table azacru seats=0,0;play c9-d8>;key home;move e5;ticks 60;want text " + earlier},
		{"one of one", "table squex seats=0,0;play d4 e5;key ctrl+z;want plies 1;want text " + earlier},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

// What a game tells about a cell comes after what is to be done, where both have room.
func TestWhatACellTellsComesAfterWhatIsToBeDone(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table azacru seats=0,0;move e5;ticks 60;want text Click one of Navy's pieces;want text nobody has a tile")
	do(t, p, "size 640 480;move e6;ticks 60;want text nobody has a tile;want absent Click one of Navy's pieces")
}

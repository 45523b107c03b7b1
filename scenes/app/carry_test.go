package app_test

import (
	"testing"
)

// A stone that was just laid can be dragged to another cell, as long as nobody else has decided anything: a slip needs no undo.
func TestLaidPieceIsDraggedElsewhere(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a turn that is complete", "table squex size=6;play b2;drag b2 d5;want plies 1;want last d5;want turn p2;key ctrl+z;want plies 0"},
		{"only the last turn", "table squex size=6;play b2 c5;drag b2 d4;want plies 2;want last c5;drag c5 c4;want last c4;want plies 2"},
		{"either disc of a turn", "table squ size=8;play a1 c3 d5;drag c3 e3;want plies 3;want last d5;want legal c3;drag d5 f6;want last f6;want plies 3;want legal d5"},
		{"the first of two, before the second", "table squ size=8;play a1 c3;drag c3 e3;want plies 2;want last e3;want turn p2;play h8;want plies 3"},
		{"a tile by either half", "table taiji size=7;play d4-e4;drag e4 e6;want plies 1;want last d6-e6;drag d6 a1;want last a1-b1;drag a1 b1;want last b1-c1"},
		{"nothing where it cannot lie", "table taiji size=7;play d4-e4 a1-a2;drag a1 e4;want text already taken;want plies 2;want last a1-a2;drag a1 a7;want plies 2;want last a1-a2"},
		{"a tile that is not confirmed goes along", "table taiji size=7;key c;move c3;ticks 30;click c3;want pending true;drag c3 e5;want plies 0;want pending true;key enter;want plies 1;want legal c3-c4;key c"},
		{"or says why it cannot lie there", "table taiji size=7;play d4-e4;key c;click a1;want pending true;drag a1 e4;want text already taken;want plies 1;key c"},
		{"nothing in the past", "table squex size=6;play b2 c5;key pageup;drag b2 d4;want plies 1;want last b2;key end;want plies 2"},
		{"nothing after the end", "table squex size=6;play b2;key ctrl+g;key y;want winners 1;drag b2 d4;want last b2;want winners 1"},
		{"where every ply is confirmed it waits", "table squex size=6;play b2;key c;drag b2 d4;want plies 0;want pending true;key enter;want last d4;key c"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { do(t, newPlayer(t), test.script) })
	}
}

// While it is dragged the board shows what would be, and nothing is changed before it is let go.
func TestCarriedPieceShowsWhatItWouldDo(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table taiji size=7;play d4-e4 a1-a2;grab a2 c4;want plies 2;want last a1-a2;want text Let go where;want text Dark stays at 1")
	do(t, p, "move away;want text Let go where;drop;want plies 2;want last a1-a2;want absent Let go where")
	do(t, p, "grab a2 c4;key esc;want absent Let go where;drop;want last a1-a2;want nobutton Resign")
	do(t, p, "grab a2 c4;right;want absent Let go where;drop;want last a1-a2")
}

// What the turn could do next waits until the piece is let go: it would speak of a turn that is just being changed.
func TestCarriedPieceComesFirst(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table distrify seats=0,0;play f5 e2;want text 2 of 2;want button End turn;want button Hint")
	do(t, p, "grab e2 e5;want text Move it to another cell;want text 1 of 2;want absent 2 of 2;want text End turn;want nobutton End turn;want nobutton Hint")
	do(t, p, "key e;want plies 2;want absent placed in this turn;key h;want text Move it to another cell")
	do(t, p, "drop;want last e5;want text 2 of 2;want button End turn;want button Hint")
	do(t, p, "table distrify seats=0,0 swap=on;play f5;want button Swap colours;grab f5 d4;want nobutton Swap colours;key s;drop;want last d4;want button Swap colours")
}

// Against a computer the piece takes its answer back with it, as undo does, and the computer answers anew.
func TestDraggedPieceTakesTheAnswerBack(t *testing.T) {
	p := atTable(t, "squex size=6", "0,1")
	do(t, p, "play b2;wait;want plies 2;drag b2 e5;wait;want plies 2;want turn p1;want legal b2;key ctrl+z;want plies 0")
	do(t, p, "play b2;want plies 1;drag b2 d4;want plies 1;want last d4;wait;want plies 2")
}

// A tile that is laid by a drag is shown where the drag would lay it, and a drag past a corner says why it lays nothing.
func TestTileIsLaidByADrag(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table taiji size=7;play a1-b1 c1-d1;grab d4 d5;want text Light stays at 1;drop;want last d4-d5;key ctrl+z")
	do(t, p, "drag d4 e5;want text not diagonally;want plies 2;drag d4 g7;want plies 2;want absent not diagonally")
	do(t, p, "key c;drag d4 d5;want plies 2;want pending true;key enter;want last d4-d5;key c")
}

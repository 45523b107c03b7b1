package app_test

import "testing"

// While the cursor of the keyboard is on the board what is to be done is said in keys, as they are set, and of the pointer once it moves.
func TestTheCursorIsToldInKeys(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"Taiji", "table taiji;cursor d4;want text Enter places. R rotates, X flips.;want absent wheel;move e5;want text Click to place. Wheel or R rotates, X flips."},
		{"SQU", "table squ;cursor d4;want text Enter plays at the cursor. The very first turn;key enter;play c3 c4;cursor h2;want text Enter plays at the cursor. Four of your discs"},
		{"SQU, the second disc", "table squ size=8;play a1;cursor d4;key enter;want text Enter plays at the cursor, Esc takes the first disc back.;key esc;want plies 1"},
		{"Squex", "table squex;play c3;cursor d4;want text Enter plays at the cursor. Join"},
		{"Distrify", "table distrify;play e5;cursor d4;want text Enter plays at the cursor. You may then place a second stone"},
		{"Azacru", "table azacru players=2;cursor c9;want text Tab leads to the next of Navy's pieces, Enter picks up the one at the cursor."},
		{"two clicks for a tile", "table taiji;key ctrl+,;press On the board;press Two clicks for two-cell tiles On;key esc;cursor d4;want text Enter lays your half at the cursor, then the other"},
		{"in Portuguese", "table taiji;key f3;cursor d4;want text Enter coloca. R gira, X inverte.;want absent roda do rato"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

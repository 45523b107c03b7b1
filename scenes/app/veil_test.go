package app_test

import "testing"

// TestBehindTheVeil: while the clock is paused and the board hidden nothing leads through the game, by button, list, wheel or key, and no
// signs are explained; afterwards all is as it was.
func TestBehindTheVeil(t *testing.T) {
	const paused = "table squex seats=0,0 clock=10+5;key p;play d4 e5 f6;want button Undo;key p;want text The clock is paused;"
	for _, c := range []struct{ name, script string }{
		{"buttons", paused + "want nobutton Undo;want nobutton Redo;want nobutton One turn back;want nobutton To the start;want nobutton move d4"},
		{"in a small window", "size 640 480;" + paused + "want nobutton Undo;key ctrl+l;want nobutton move d4"},
		{"in a high window", "size 700 900;" + paused + "want nobutton Undo;key ctrl+l;want nobutton move d4"},
		{"keys", paused + "key ctrl+z;key home;key pageup;key backspace;want plies 3;key p;want plies 3;want button Undo"},
		{"nothing that was taken back is played again", "table squex seats=0,0 clock=10+5;key p;play d4 e5 f6;key ctrl+z;want plies 2;key p;want nobutton Redo;key ctrl+y;key end;want plies 2"},
		{"a piece that was taken up stays in the hand", "table azacru players=2 clock=10+5;key p;click c1;want path c1;key p;key esc;key esc;key p;want path c1"},
		{"signs", "table squex seats=0,0 clock=10+5;want absent safe link;key p;want text safe link;key p;want absent safe link"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

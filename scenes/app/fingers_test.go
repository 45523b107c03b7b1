package app_test

import (
	"path/filepath"
	"testing"

	"quintet/games/catalog"
	"quintet/games/gametest"
)

// TestPagesByAFingerAlone reaches what lies below the end of the window, and opens every page and every list.
func TestPagesByAFingerAlone(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"settings", "tap button Settings;want nobutton Sounds Off;swipe -220;swipe -220;swipe -220;swipe -220;swipe -220;swipe -220;tap button Sounds Off;swipe 220;tap button Back;want scene title"},
		{"keys", "tap button Settings;swipe -220;swipe -220;swipe -220;swipe -220;swipe -220;swipe -220;swipe -220;tap button Change keys Keys;want scene keyboard;want nobutton : Write a move 1;swipe -220;swipe -220;tap button Back;want scene options"},
		{"licences", "tap button Settings;swipe -230;swipe -230;swipe -230;swipe -230;swipe -230;swipe -230;swipe -230;swipe -230;tap button Show licences Licence;want scene notices;swipe -100;tap button Back;want scene options"},
		{"rules", "tap button Rules SQU;want scene rules;swipe -100;tap button Back;want scene title"},
		{"what the board shows", "table squ seats=0,0;tap button What the board shows;tap button Coordinates;tap button What the board shows;want scene play"},
		{"a long list of moves", "table squ seats=0,0;play a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 a3 b3 c3 d3 e3 f3 g3 h3 i3 j3;tap button Moves;want plies 30"},
		{"the past", "table squ seats=0,0;play a1 b1 c1;tap button Undo;want plies 2;tap button Redo;want plies 3"},
		{"a question", "table squ seats=0,0;tap button Menu;tap button Resign;tap button Play on;want scene play;tap button Menu;tap button Resign;tap button Resign;want button Rematch"},
		{"a hint", "table squ seats=0,0;tap button Hint;wait;want plies 0;want text Hint:"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), "size 640 480;"+c.script) })
	}
}

// TestGamesByAFingerAlone plays the scripts of testdata that only tap in the smallest window, too.
func TestGamesByAFingerAlone(t *testing.T) {
	files, err := filepath.Glob("testdata/taps-*.demo")
	if err != nil || len(files) != len(catalog.All()) {
		t.Fatalf("%v, %v, want one for each game", files, err)
	}
	for i, file := range files {
		if !gametest.Sampled(i, 3) {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			p := newPlayer(t)
			do(t, p, "size 640 480")
			playFile(t, p, file)
		})
	}
}

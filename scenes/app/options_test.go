package app_test

import (
	"testing"

	"quintet/render/input"
)

// TestSettingsShowSampleBoard plays on the board beside the settings of a large window.
func TestSettingsShowSampleBoard(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "press Settings")
	if p.App.Seen().Played != nil {
		t.Error("a window of 1280 by 800 has room for a board beside the settings")
	}
	do(t, p, "size 1920 1080;click f7;ticks 60;click f7;want text That octagon is taken.;press Start again;click f7;ticks 60;want absent That octagon is taken.")
	if l := p.App.Seen().Played; l == nil || l.Bare {
		t.Fatal("the settings in a large window have no board with coordinates")
	}
	do(t, p, "press On the board;press Coordinates Off")
	if !p.App.Seen().Played.Bare {
		t.Error("coordinates are off, but the board beside the settings shows them")
	}
	do(t, p, "move away;ticks 60")
	if p.Busy() {
		t.Error("the settings do not come to rest although nothing moves")
	}
	do(t, p, "key end;key down;want text About;key esc;want text Five board games, for one table.")
}

// TestSettingsShowCurrentTable opens the settings above a game.
func TestSettingsShowCurrentTable(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 1920 1080;table squ;play e4 e5;key ctrl+,;click e4;want text That cell is already taken.;click a1;ticks 60;key esc;want plies 2")
	if p.App.Scene() != "play" || p.App.Tick(input.Frame{W: 1920, H: 1080, Scale: 1}) {
		t.Error("the settings do not return to the table")
	}
}

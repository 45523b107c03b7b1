package app_test

import (
	"strings"
	"testing"

	"quintet/scenes/input"
	"quintet/scenes/store"
)

// TestQuitAndFullScreenFromEverywhere also presses while a name is edited and while the menu is open.
func TestQuitAndFullScreenFromEverywhere(t *testing.T) {
	for _, script := range []string{
		"ticks 1", "press New game SQU", "press New game SQU;press Player 1;type A", "press Rules SQU",
		"table squ", "table squ;press Menu", "table squ;key ctrl+g", "table squ seats=1,1",
	} {
		p := newPlayer(t)
		do(t, p, script)
		in := input.Frame{W: 1280, H: 800, Scale: 1}
		p.App.Tick(in)
		for _, k := range []input.Key{"f11", "alt+enter"} {
			before, written := p.App.Scene(), strings.Join(p.App.Texts, "\n")
			in.Keys = []input.Key{k}
			if p.App.Tick(in) || !p.App.Resize() || p.App.Resize() {
				t.Errorf("%s: %s does not change between full screen and window once", script, k)
			}
			if now := strings.Join(p.App.Texts, "\n"); p.App.Scene() != before || now != written && !strings.Contains(script, "seats") {
				t.Errorf("%s: %s also changes the scene", script, k)
			}
		}
		in.Keys = []input.Key{"ctrl+q"}
		if !p.App.Tick(in) {
			t.Errorf("%s: ctrl+q does not end the program", script)
		}
	}
}

func TestChosenKeysStandOnTheButtonsAndAct(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Keys":{"hint":["q"],"menu":["f9"]}}`)); err != nil {
		t.Fatal(err)
	}
	p := newPlayer(t)
	p.App = open(s, nil)
	do(t, p, "press New game SQU;press seat 2 Person;press Play;want text Q;key m;want nobutton Rematch;key f9;want button Rematch")
}

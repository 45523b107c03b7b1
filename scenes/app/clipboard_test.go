package app_test

import (
	"errors"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/store"
)

// A game is copied by a key and by the menu, and opens where it is pasted, also at the title; a position comes without its plies.
func TestAGameIsCopiedAndPasted(t *testing.T) {
	var clipboard string
	var fails error
	var p *demo.Player
	page := func() *demo.Player {
		p := demo.New(app.New(app.Deps{
			Words: said, Lessons: taught, Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: noon,
			Copy:  func(text string) error { clipboard = text; return fails },
			Paste: func() { p.Give(input.File{Data: []byte(clipboard)}) },
		}))
		t.Cleanup(p.App.Close)
		return p
	}
	p = page()
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key ctrl+c;want text on the clipboard")
	if !strings.HasPrefix(clipboard, "quintet1-squ-") {
		t.Fatalf("on the clipboard is %q", clipboard)
	}
	p = page()
	do(t, p, "ticks 1;key ctrl+v;want scene play;want plies 3")
	do(t, p, "key m;press Copy the position;want text on the clipboard;key ctrl+v;want plies 0")
	clipboard = "Dear Ana,"
	do(t, p, "key ctrl+v;want text What was pasted is not a game record;want scene play")
	fails = errors.New("no clipboard")
	do(t, p, "key ctrl+c;want text Nothing was copied")
}

package app_test

import (
	"slices"
	"testing"

	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/backup"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/store"
)

// In a page of a browser players save everything as one file, and another program takes it in: the table is at its title.
func TestEverythingIsSavedAndOpened(t *testing.T) {
	var name string
	var data []byte
	asked := 0
	page := func() *demo.Player {
		p := demotest.New(app.Deps{
			InBrowser: true,
			Save:      func(n string, d []byte) { name, data = n, d }, Choose: func(string) { asked++ },
		})
		t.Cleanup(p.App.Close)
		return p
	}
	p := page()
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;press Settings;press Files;press Save Save everything;press Open Open a file")
	if name != "quintet-20260101-120000.zip" || !backup.Is(data) || asked != 1 {
		t.Fatalf("saved are %d bytes as %q; a file was asked for %d times", len(data), name, asked)
	}
	other := page()
	drop := func(name string, data []byte) {
		other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: &input.File{Name: name, Data: data}})
		other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1})
	}
	do(t, other, "ticks 1;want nobutton Continue")
	drop(name, data)
	do(t, other, "want text were added;press Continue;want plies 3")
	drop(name, data)
	if !slices.ContainsFunc(other.App.Texts, func(s string) bool { return s == "Everything in "+name+" is here already." }) {
		do(t, other, "want text here already")
	}
	drop("x.zip", []byte("PK\x03\x04nothing"))
	do(t, other, "want scene play")
}

// In a page of a browser a finished game is saved as its record, from its table and also after the program was started anew; another program
// opens it at its end.
func TestARecordIsSavedAndOpened(t *testing.T) {
	var name string
	var data []byte
	page := func(s store.Store) *demo.Player {
		p := demotest.New(app.Deps{
			Store: s, InBrowser: true, Save: func(n string, d []byte) { name, data = n, d },
		})
		t.Cleanup(p.App.Close)
		return p
	}
	kept := store.Memory()
	p := page(kept)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key m;press Save as;want button Record (.txt);key esc")
	do(t, p, "key ctrl+g;key y;key m;press Save as;press Record (.txt)")
	settle(t, p)
	do(t, p, "key esc;press Back to the title")
	p.App.Close()
	folder := kept.Folder("games")
	if text, err := folder.Read(name, 1<<20); err != nil || len(data) == 0 || string(text) != string(data) {
		t.Fatalf("saved as %q is\n%s\nkept is\n%s\n%v", name, data, text, err)
	}
	old, first := name, string(data)
	p = page(kept)
	do(t, p, "press Look again;want winners 2;key m;press Save as;press Record (.txt)")
	settle(t, p)
	if name != old || string(data) != first {
		t.Errorf("later it is saved as %q:\n%s\nbefore as %q:\n%s", name, data, old, first)
	}
	other := page(store.Memory())
	other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: &input.File{Name: name, Data: data}})
	do(t, other, "ticks 1;want scene play;want winners 2;want plies 3")
}

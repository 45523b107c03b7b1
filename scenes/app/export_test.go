package app_test

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"strings"
	"testing"
	"time"

	"quintet/games/abstractplay"
	"quintet/games/catalog"
	"quintet/games/record"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/export"
	"quintet/scenes/store"
)

// settle lets ticks pass until everything is written.
func settle(t *testing.T, p *demo.Player) {
	t.Helper()
	for _, busy := p.App.WakeAfter(); busy; _, busy = p.App.WakeAfter() {
		time.Sleep(time.Millisecond)
		do(t, p, "ticks 1")
	}
}

// From the menu a game is saved in every format, and the players are told where the file is.
func TestAGameIsSaved(t *testing.T) {
	kept := store.Memory()
	p := demotest.New(app.Deps{Store: kept})
	t.Cleanup(p.App.Close)
	do(t, p, "size 1280 800;press New game Taiji;press seat 2 Person;press Play;play c3-c4 e5-e6 g3-g4")
	saved := func(label, end string) []byte {
		t.Helper()
		do(t, p, "press Menu;press Save as;press "+label)
		settle(t, p)
		do(t, p, "want text "+end+";press Close;want absent Saved")
		names, err := kept.Folder("saved").List()
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, end) {
				data, err := kept.Folder("saved").Read(name, 1<<24)
				if err != nil {
					t.Fatal(err)
				}
				return data
			}
		}
		t.Fatalf("no file ends in %s: %q", end, names)
		return nil
	}
	if x, err := png.Decode(bytes.NewReader(saved("Picture (PNG)", ".png"))); err != nil || x.Bounds().Dx() != 800 {
		t.Errorf("the picture: %v, %v", x.Bounds(), err)
	}
	if x := saved("Scalable picture (SVG)", ".svg"); !bytes.HasPrefix(x, []byte("<svg ")) {
		t.Errorf("the outlines begin with %.20q", x)
	}
	if x, err := gif.DecodeAll(bytes.NewReader(saved("Animation (GIF)", ".gif"))); err != nil || len(x.Image) != 4 {
		t.Errorf("the film: %v", err)
	}
	if x := string(saved("Board as text", "-board.txt")); strings.Count(x, "\n") < 12 {
		t.Errorf("the text is %q", x)
	}
	do(t, p, "press Menu;press Save as;want nobutton Record for AbstractPlay;key esc")
	do(t, p, "press Menu;press Resign;press Resign")
	rec, err := record.Read(bytes.NewReader(saved("Record of the game", "taiji-1.txt")), catalog.Find)
	if err != nil || rec.Plies() != 3 {
		t.Errorf("the record has %d plies, %v", rec.Plies(), err)
	}
	if x := saved("Record for AbstractPlay", ".json"); !abstractplay.Is(x) {
		t.Errorf("the record for AbstractPlay begins with %.40q", x)
	}
}

// Where the system has dialogs the players say where a file is written: there, or nowhere, or in the folder where they cannot be asked. What only a
// browser does is left alone.
func TestPlayersSayWhereAGameIsSaved(t *testing.T) {
	kept, written, asked := store.Memory(), map[string][]byte{}, ""
	var failure error
	p := demotest.New(app.Deps{
		Store: kept, Save: func(string, []byte) { t.Error("a file is handed to a browser") },
		Destine: func(title, name string, answer func(export.Destination, error)) {
			asked = title + " " + name
			answer(export.Destination{Path: "/home/ana/a.svg", Write: func(data []byte) error { written["a.svg"] = data; return nil }}, failure)
		},
	})
	t.Cleanup(p.App.Close)
	do(t, p, "size 1280 800;press New game Taiji;press seat 2 Person;press Play;play c3-c4")
	save := func() []string {
		do(t, p, "press Menu;press Save as;press Scalable picture (SVG)")
		settle(t, p)
		names, err := kept.Folder("saved").List()
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	if names := save(); len(names) > 0 || !bytes.HasPrefix(written["a.svg"], []byte("<svg ")) || asked != "Save as 20260101-120000-taiji-1.svg" {
		t.Errorf("asked is %q, the folder has %q, and the file begins with %.20q", asked, names, written["a.svg"])
	}
	do(t, p, "want text Saved: /home/ana/a.svg;press Close")
	failure = export.ErrUnwanted
	if names := save(); len(names) > 0 {
		t.Errorf("the folder has %q, and no file was wanted", names)
	}
	do(t, p, "want absent Saved")
	failure = errors.New("no dialogs")
	if names := save(); len(names) != 1 {
		t.Errorf("the folder has %q, want the file that nobody could be asked about", names)
	}
}

// A file is asked for by its key everywhere, and by a button in the library; where the system has no dialog the players are told what to do.
func TestAFileIsOpened(t *testing.T) {
	asked := ""
	p := demotest.New(app.Deps{Choose: func(title string) { asked += title + "." }})
	t.Cleanup(p.App.Close)
	do(t, p, "size 1280 800;key ctrl+o;press New game Taiji;press seat 2 Person;press Play;play c3-c4;press Menu;press Resign;press Resign;key ctrl+t;key l;press Open a file;ticks 1")
	if asked != "Open a file.Open a file." {
		t.Errorf("asked is %q", asked)
	}
	p.Give(input.File{Err: input.ErrNoDialog})
	do(t, p, "ticks 1;want text Drop the file on the window")
}

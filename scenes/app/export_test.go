package app_test

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/files/abstractplay"
	"quintet/games/files/record"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/export"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// settle runs ticks until everything is written. It does not wait for the end of a message.
func settle(t *testing.T, p *demo.Player) {
	t.Helper()
	for after, busy := p.App.Due(); busy && after < time.Second; after, busy = p.App.Due() {
		time.Sleep(time.Millisecond)
		do(t, p, "ticks 1")
	}
}

// shows runs ticks until a message appears: for a minute at most.
func shows(t *testing.T, p *demo.Player, said string) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !slices.Contains(p.App.Seen().Texts, said); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("no message %q, but\n%s", said, strings.Join(p.App.Seen().Texts, "\n"))
		}
		do(t, p, "ticks 1")
	}
}

// The menu saves a game in every format, and a message says where the file is.
func TestGameIsSaved(t *testing.T) {
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
	text := saved("Record (.txt)", "taiji-1.txt")
	rec, err := record.Read(bytes.NewReader(text), catalog.Find)
	if err != nil || rec.Match.MainLen() != 3 {
		t.Errorf("the record has %d plies, %v", rec.Match.MainLen(), err)
	}
	if x := saved("Record (.quintet)", "taiji-1.quintet"); !bytes.Equal(x, text) {
		t.Errorf("called .quintet the record is\n%s\nwant\n%s", x, text)
	}
	if x := saved("Record for AbstractPlay", ".json"); !abstractplay.Is(x) {
		t.Errorf("the record for AbstractPlay begins with %.40q", x)
	}
}

// If the system has dialogs, the players choose where a file is written or cancel; if the dialog fails, the file goes to the folder. The browser
// function is not used.
func TestSavedWherePlayersChoose(t *testing.T) {
	kept, written, asked := store.Memory(), map[string][]byte{}, ""
	var failure error
	p := demotest.New(app.Deps{
		Store: kept, Save: func(string, []byte) { t.Error("Save was called in a program with a folder") },
		ChooseDestination: func(title, name string, answer func(export.Destination, error)) {
			asked = title + " " + name
			answer(export.Destination{Path: "/home/ana/a.svg", Read: func() ([]byte, error) { return nil, fs.ErrNotExist }, Write: func(data []byte) error { written["a.svg"] = data; return nil }}, failure)
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
	failure = export.ErrCancelled
	if names := save(); len(names) > 0 {
		t.Errorf("the folder has %q, want no file", names)
	}
	do(t, p, "want absent Saved")
	failure = errors.New("no dialogs")
	if names := save(); len(names) != 1 {
		t.Errorf("the folder has %q, want the file for which the dialog failed", names)
	}
}

// A file that was read with losses is never replaced, in whichever format the game is saved; a file that was read completely is.
func TestSavedGameNeverReplacesLargerFile(t *testing.T) {
	const sound = "[game \"squ\"]\n[options \"size=3 ties=draw\"]\n[date \"2026-02-03\"]\n[result \"p1+ resign\"]\n\n1. a1\n"
	for name, tt := range map[string]struct {
		old   string // the opened file, which exists where the game is saved
		stays bool
	}{
		"a record":              {sound, false},
		"a record, loosely":     {strings.Replace(sound, "[game", "[Game", 1), false},
		"a tag that is unclear": {strings.Replace(sound, "2026-02-03", "02/03/2026", 1), true},
		"a mail":                {"Hi Ana,\nour game:\n\n" + sound, true},
		"an unknown picture":    {"\x89PNG", false},
	} {
		t.Run(name, func(t *testing.T) {
			written := false
			p := demotest.New(app.Deps{
				Store: store.Memory(),
				ChooseDestination: func(_, name string, answer func(export.Destination, error)) {
					answer(export.Destination{
						Path: "/home/ana/game.txt", Read: func() ([]byte, error) { return []byte(tt.old), nil },
						Write: func([]byte) error { written = true; return nil },
					}, nil)
				},
			})
			t.Cleanup(p.App.Close)
			p.Drop(input.File{Name: "game.txt", Data: []byte(tt.old)})
			do(t, p, "size 1280 800;ticks 2")
			if strings.HasPrefix(tt.old, "\x89") {
				do(t, p, "press Close;press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4")
			}
			for _, format := range []string{"Record (.quintet)", "Record (.txt)", "Board as text", "Picture (PNG)"} {
				written = false
				do(t, p, "key m;press Save as;press "+format)
				said := "Saved: /home/ana/game.txt"
				if tt.stays {
					said = "/home/ana/game.txt holds more than can be read and stays as it is."
				}
				shows(t, p, said)
				if written == tt.stays {
					t.Errorf("saved as %s the game replaces the file: %v", format, written)
				}
				do(t, p, "press Close")
			}
		})
	}
}

// A record for AbstractPlay saved by this program is replaced by a later one, unless someone else has changed it.
func TestOwnRecordsForAbstractPlayAreReplaced(t *testing.T) {
	var file []byte
	writes := 0
	p := demotest.New(app.Deps{
		Store: store.Memory(),
		ChooseDestination: func(_, name string, answer func(export.Destination, error)) {
			answer(export.Destination{
				Path: "/home/ana/game.json", Read: func() ([]byte, error) { return file, nil },
				Write: func(data []byte) error { file = data; writes++; return nil },
			}, nil)
		},
	})
	t.Cleanup(p.App.Close)
	do(t, p, "size 1280 800;press New game Taiji;press seat 2 Person;press seats As listed;press Play;play c3-c4 e5-e6;press Menu;press Resign;press Resign")
	save := func(said string) {
		do(t, p, "key m;press Save as;press Record for AbstractPlay")
		shows(t, p, said)
		do(t, p, "press Close")
	}
	save("Saved: /home/ana/game.json")
	save("Saved: /home/ana/game.json")
	if writes != 2 || !abstractplay.Is(file) {
		t.Errorf("after two times the file is written %d times:\n%s", writes, file)
	}
	file = bytes.Replace(file, []byte(`"header"`), []byte(`"chat": "well played", "header"`), 1)
	if save("/home/ana/game.json holds more than can be read and stays as it is."); writes != 2 || !bytes.Contains(file, []byte("well played")) {
		t.Errorf("changes made to the file are lost:\n%s", file)
	}
}

// The key to open a file works everywhere, and the library has a button; if the system has no dialog, a message explains what to do.
func TestOpenFile(t *testing.T) {
	asked := ""
	p := demotest.New(app.Deps{Choose: func(title string) { asked += title + "." }})
	t.Cleanup(p.App.Close)
	do(t, p, "size 1280 800;key ctrl+o;press New game Taiji;press seat 2 Person;press Play;play c3-c4;press Menu;press Resign;press Resign;key ctrl+t;key l;press Open a file;ticks 1")
	if asked != "Open a file.Open a file." {
		t.Errorf("asked is %q", asked)
	}
	p.Drop(input.File{Err: input.ErrNoDialog})
	do(t, p, "ticks 1;want text Drop the file on the window")
}

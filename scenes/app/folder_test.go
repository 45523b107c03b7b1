package app_test

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// The library and the notice about a file show the folders of games and of exported files. A failure gets a notice; in a browser nothing offers it.
func TestShowFolder(t *testing.T) {
	var shown []string
	var broken error
	d := app.Deps{Store: store.Memory(), OpenFolder: func(path string) error {
		shown = append(shown, path)
		return broken
	}}
	p := demotest.New(d)
	t.Cleanup(p.App.Close)
	do(t, p, shelf+";press This game;press Show folder")
	settle(t, p)
	do(t, p, "press Look again;key m;press Save as;press Record (.txt)")
	settle(t, p)
	do(t, p, "want text Saved;press Show folder;want absent Saved")
	settle(t, p)
	if want := []string{d.Store.Folder("games").Path(""), filepath.Dir(d.Store.Folder("saved").Path("x.txt"))}; !slices.Equal(shown, want) {
		t.Errorf("%q were shown, want %q", shown, want)
	}
	broken = errors.New("there is no file manager")
	do(t, p, "key ctrl+t;press This game;press Show folder")
	settle(t, p)
	do(t, p, "want scene collection;want text cannot be shown: there is no file manager.;press Close;want absent cannot be shown")

	d.Store, d.OpenFolder, d.InBrowser = store.Memory(), nil, true
	p = demotest.New(d)
	t.Cleanup(p.App.Close)
	do(t, p, "give "+aRecord+";key m;press Back to the title;press Library;wait;press This game;want button Rename;want nobutton Show folder")
}

// A notice that names a file of the program can show its folder, by mouse and keyboard, and stays. In a browser there is no folder to show.
func TestNoticeShowsFolder(t *testing.T) {
	where := filepath.Join(string(filepath.Separator)+"home", "ana", "quintet")
	for name, press := range map[string]string{
		scenes.LogFile: "press Show folder", "settings.json": "focus Show folder;key enter",
	} {
		text := map[string]string{scenes.LogFile: crashed, "settings.json": "{"}[name]
		shown := make(chan string, 1)
		d := app.Deps{Store: placed{keeping(t, name, text), where}, OpenFolder: func(path string) error {
			shown <- path
			return nil
		}}
		p := demotest.New(d)
		do(t, p, "want text "+where+";"+press)
		settle(t, p)
		select {
		case got := <-shown:
			if got != where {
				t.Errorf("%s: %q is shown, want %q", name, got, where)
			}
		default:
			t.Errorf("%s: %q shows no folder", name, press)
		}
		do(t, p, "want scene title;want text "+where+";press Close;want absent "+where)
		p.App.Close()

		d.Store, d.OpenFolder, d.InBrowser = placed{keeping(t, name, text), where}, nil, true
		p = demotest.New(d)
		do(t, p, "want text "+where+";want nobutton Show folder")
		p.App.Close()
	}
}

// placed is a store in a folder.
type placed struct {
	store.Store
	folder string
}

func (p placed) Path(name string) string { return filepath.Join(p.folder, name) }

func (p placed) Folder(name string) store.Store { return placed{p.Store.Folder(name), p.Path(name)} }

// The menu of a game shows the path of its file: a long path loses its beginning, never the file name.
func TestMenuShowsGamePath(t *testing.T) {
	for _, c := range []struct{ folder, shown string }{
		{"/q", "/q/games/"},
		{"/home/ana/.config/quintet", "/home/ana/.config/quintet/games/"},
		{"/home/maria-antonia/.config/quintet", "/home/maria-antonia/.config/quintet/games/"},
		{"/home/ana/" + strings.Repeat("deep/", 60) + "quintet", "/deep/quintet/games/"},
	} {
		p := demotest.New(app.Deps{Store: placed{store.Memory(), c.folder}})
		t.Cleanup(p.App.Close)
		do(t, p, shelf+";press This game")
		for _, size := range []string{"640 400", "390 844", "1280 800", "320 480"} {
			do(t, p, "size "+size)
			lookAt(t, p.App, c.folder+" in "+size, size)
			if shown := strings.Join(p.App.Seen().Texts, ""); !strings.Contains(shown, c.shown) || !strings.Contains(shown, "-imported.txt") {
				t.Errorf("%s in %s: want %s and the whole name of the file in %q", c.folder, size, c.shown, p.App.Seen().Texts)
			}
		}
	}
}

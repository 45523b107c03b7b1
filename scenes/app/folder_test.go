package app_test

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/store"
)

// The folders of the games and of the files that were made are shown from the library and from the notice about a file. Where that fails a notice
// says so; in a page of a browser nothing offers it.
func TestFoldersAreShown(t *testing.T) {
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
	do(t, p, "press Look again;key m;press Save as;press Record of the game")
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

package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/store"
)

// Where the system has no place for games, or its variable is wrong, the window says so, and what is done.
func TestAnUnusualPlaceIsSaid(t *testing.T) {
	for _, c := range []struct {
		err   error
		store store.Store
		want  string
	}{
		{&store.NoFolderError{Variable: "$HOME"}, store.Memory(), "There is no folder to keep games in: $HOME is not set."},
		{fmt.Errorf("%w: %q", store.ErrRelative, "here"), store.Disk(filepath.Join(t.TempDir(), "quintet")), "XDG_CONFIG_HOME is not a full path and is ignored."},
	} {
		p := demotest.New(app.Deps{Store: c.store, StoreError: c.err})
		do(t, p, "want text "+c.want+";press Close;want absent "+c.want)
	}
}

// What has the name of a report and is none is a sentence.
func TestAReportThatHasNoEnd(t *testing.T) {
	folder := t.TempDir()
	if err := os.Symlink("/dev/zero", filepath.Join(folder, app.CrashFile)); err != nil {
		t.Skip(err)
	}
	p := demotest.New(app.Deps{Store: store.Disk(folder)})
	do(t, p, "want text crash.txt cannot be read;press Close;want scene title")
	p.App.Close()
}

package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// If the system has no folder for games, or its variable is wrong, the window says so, and what the program does instead.
func TestUnusualStoreIsReported(t *testing.T) {
	for _, c := range []struct {
		err   error
		store store.Store
		want  string
	}{
		{&store.NoFolderError{Variable: "$HOME"}, store.Memory(), "There is no folder to keep games in: $HOME is not set."},
		{fmt.Errorf("%w: %q", store.ErrRelative, "here"), store.Disk(filepath.Join(t.TempDir(), "quintet")), "XDG_CONFIG_HOME is not a full path and is ignored."},
		{&store.UnlockedError{Folder: "/data", Err: os.ErrPermission}, store.Overlay(store.Memory()), "Nothing is kept this time: /data cannot be locked"},
	} {
		p := demotest.New(app.Deps{Store: c.store, StoreError: c.err})
		do(t, p, "want text "+c.want+";press Close;want absent "+c.want)
	}
}

// A log that is not a file is reported, and does not prevent the start.
func TestLogIsDevice(t *testing.T) {
	folder := t.TempDir()
	if err := os.Symlink("/dev/zero", filepath.Join(folder, scenes.LogFile)); err != nil {
		t.Skip(err)
	}
	p := demotest.New(app.Deps{Store: store.Disk(folder)})
	do(t, p, "want text quintet.log cannot be read;press Close;want scene title")
	p.App.Close()
}

// The browser is asked once to keep the stored data, and not before anything was played.
func TestPersistenceIsRequestedOnceAGameIsKept(t *testing.T) {
	asked := 0
	p := demotest.New(app.Deps{Persist: func() { asked++ }})
	t.Cleanup(p.App.Close)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;ticks 5")
	if asked != 0 {
		t.Errorf("before the first ply it was asked for %d times", asked)
	}
	do(t, p, "play d4 e5 f6;ticks 5")
	if asked != 1 {
		t.Errorf("after three plies it was asked for %d times", asked)
	}
}

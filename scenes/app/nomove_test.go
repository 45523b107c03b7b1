package app_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/table"
	"quintet/scenes/app"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A game without plies is gone once it is left, whether it was ended, replaced by another, or just left, also after a restart. A set-up position
// stays.
func TestGameWithoutMoveIsNotListed(t *testing.T) {
	m := catalogtest.Match(t, "squ size=8", "a1 b2")
	spec, _ := catalog.Find("squ")
	code, err := library.Code(&table.Table{Spec: spec, Match: m})
	catalogtest.NoError(t, err)
	for _, c := range []struct {
		script string
		waits  bool
	}{
		{"press New game Squex;press seat 2 Person;press Play;want scene play;key ctrl+t", false},
		{"press New game Squex;press seat 2 Person;press Play;key ctrl+g;key y;want text resigned;key ctrl+t", false},
		{"press New game Squex;press seat 2 Person;press Play;key ctrl+n;press Play;want scene play;key ctrl+t", false},
		{"press New game Squex;press seat 2 Person;press Play;key ctrl+t;give code.txt " + code + ";want scene play;want plies 0;key ctrl+t", true},
	} {
		kept := store.Memory()
		start := func() *demo.Player { return demotest.New(app.Deps{Store: kept}) }
		p := start()
		do(t, p, c.script+";want scene title")
		for range 2 {
			if waits := strings.Contains(strings.Join(p.App.Seen().Texts, "\n"), "Continue"); waits != c.waits {
				t.Errorf("%s: a game can be continued: %v, on a title page with %q", c.script, waits, p.App.Seen().Texts)
			}
			p.App.Close()
			p = start()
			do(t, p, "want scene title")
		}
		for range 100 { // the folder is read in the background
			do(t, p, "ticks 2")
			time.Sleep(time.Millisecond)
		}
		if names, err := kept.Folder("games").List(); err != nil || len(names) > 0 {
			t.Errorf("%s: the library holds %v, %v", c.script, names, err)
		}
	}
}

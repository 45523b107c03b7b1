package app_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A cabinet is a program with a store that the test can inspect.
type libraryBench struct {
	*demo.Player
	t     *testing.T
	store store.Store
}

// newLibraryBench returns a cabinet on its title page.
func newLibraryBench(t *testing.T) *libraryBench {
	s, passed := store.Memory(), demotest.Noon()
	p := demotest.New(app.Deps{Store: s, Now: func() time.Time { return passed }})
	p.Frame = func(input.Frame) { passed = passed.Add(time.Second / 60) }
	return &libraryBench{p, t, s}
}

// do plays a script.
func (c *libraryBench) do(script string) { c.t.Helper(); do(c.t, c.Player, script) }

// files returns the files in a folder, except locks: contents by name.
func (c *libraryBench) files(folder, end string) map[string]string {
	c.t.Helper()
	names, err := c.store.Folder(folder).List()
	if err != nil {
		c.t.Fatal(err)
	}
	all := map[string]string{}
	for _, name := range names {
		if data, err := c.store.Folder(folder).Read(name, 1<<20); err == nil && strings.HasSuffix(name, end) {
			all[name] = string(data)
		}
	}
	return all
}

// records returns the finished games once they are written.
func (c *libraryBench) records() map[string]string {
	c.t.Helper()
	for range 30_000 { // a busy machine writes late
		if all := c.files("games", ".txt"); len(all) > 0 {
			return all
		}
		time.Sleep(time.Millisecond)
	}
	return nil
}

// outcome returns the result of the match on the table.
func (c *libraryBench) outcome() match.Outcome { return c.Match().Final() }

// finished are scripts for finished games of 4 or more plies, all persons.
var finished = map[string]string{
	"rules":    "table squex size=6 names=Ana,Rui won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;want winners 1",
	"resigned": "table squex size=6 names=Ana,Rui won=1;play c2 b2 c3 b3;key ctrl+g;key y;want winners 2",
	"time":     "table squex size=6 names=Ana,Rui won=1 clock=+30;key p;play c2 b2 c3 b3;ticks 1900;want winners 2",
	"agreed":   "table azacru players=3;play e9-f8 c1-d2< g9-g8 f8-g7<;key ctrl+g;press End and count",
}

// A player who goes back in a finished game and plays something else adds a variation: the result stays, and the record has both.
func TestFinishedGameIsNeverOverwritten(t *testing.T) {
	for name, script := range finished {
		t.Run(name, func(t *testing.T) {
			c := newLibraryBench(t)
			c.do(script)
			if m := c.Match(); !m.Over() {
				t.Fatal("the game is not over")
			}
			ended, kept, plies := c.outcome(), c.records(), c.Match().Len()
			c.do("key home;want plies 0")
			other := "d5"
			if name == "agreed" {
				other = "a7-b6"
			}
			c.do("play " + other + ";want plies 1;want text This is a variation;want text variation from round 1")
			same := func(when string) {
				t.Helper()
				if got := c.outcome(); c.Match().MainLen() != plies || !c.Match().Closed() || got.Ending != ended.Ending || !slices.Equal(got.Winners, ended.Winners) {
					t.Errorf("%s the game has %d plies and ended %+v, want %d and %+v", when, c.Match().MainLen(), got, plies, ended)
				}
			}
			same("after another ply")
			// The way back: undoing the variation, and the key to the end.
			c.do("key ctrl+z;want plies 0;key end;want plies 1;key end")
			if same("at its end"); !c.Match().Over() {
				t.Error("the end of the game is not restored")
			}
			c.do("key ctrl+t;ticks 3;want scene title;want button Look again")
			c.App.Close()
			for name, text := range c.records() {
				before, _ := strings.CutPrefix(kept[name], "[format \"2\"]\n")
				head, _, _ := strings.Cut(before, "\n\n")
				if !strings.Contains(text, head) || !strings.Contains(text, "(1. "+other) {
					t.Errorf("the record was\n%s and is\n%s, want the same game with the variation %s", kept[name], text, other)
				}
			}
		})
	}
}

// Playing the same ply in a finished game steps forward through it: no variation is added.
func TestSamePlyReplaysFinishedGame(t *testing.T) {
	c := newLibraryBench(t)
	c.do(finished["rules"])
	m := c.Match()
	c.do("key home;click c2;want plies 1;click b2;want plies 2;key end;key ctrl+z;click c1")
	if c.Match() != m || !m.Over() || m.Len() != 11 {
		t.Errorf("another match is on the table, or this one has %d plies", c.Match().Len())
	}
}

// After a resignation the game can continue as a variation, in which the computer replies; the resignation stays.
func TestUndoAfterResignationPlaysOn(t *testing.T) {
	c := newLibraryBench(t)
	c.do("table squex size=6 seats=0,1;play c2;wait;want plies 2;key ctrl+g;key y")
	c.do("want text Undo to try how it could have gone on;key ctrl+z;want plies 2;want turn p1;want text variation from round 2")
	c.do("play d4;wait;want plies 4;want nobutton Resign;key ctrl+z;want plies 2;key ctrl+z;want plies 0")
	c.do("key end;want plies 4;key end;want plies 2;want winners 2;want button Rematch")
	// A player who resigns while the computer thinks can continue from there, too.
	c.do("table squex size=6 seats=0,1;click c3;key ctrl+g;key y;want winners 2;key ctrl+z;wait;want plies 2")
}

// Variations of a finished game are restored after a restart, and whenever the game is opened again. There is one record of it.
func TestVariationsAreKept(t *testing.T) {
	c := newLibraryBench(t)
	c.do(finished["resigned"] + ";key home;play d5 a1 d4")
	c.App.Close()
	c.Player = demotest.New(app.Deps{Store: c.store})
	c.do("want scene play;want plies 3;want text variation from round 1;key m;press Back to the game;want plies 4;want winners 2")
	c.do("key ctrl+t;want scene title;want nobutton Continue;press Look again;want winners 2;key home;play d5;key end;want plies 3")
	c.do("key pageup;play e5;key m;press Back to the game;want winners 2;key ctrl+t")
	c.App.Close()
	got := c.records()
	if len(got) != 1 {
		t.Errorf("%d records, want one: %v", len(got), got)
	}
	for _, text := range got {
		if !strings.Contains(text, "(1. d5 a1 2. d4 (2. e5))") && !strings.Contains(text, "(1. d5 a1 d4 (3. e5))") {
			t.Errorf("the record has no variation with a variation of its own:\n%s", text)
		}
	}
}

package app_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/match"
	"quintet/render/input"
	"quintet/scenes/demo"
	"quintet/scenes/store"
)

// A cabinet is a program with a store that the test can look into.
type cabinet struct {
	*demo.Player
	t     *testing.T
	store store.Store
}

// newCabinet returns one at its title.
func newCabinet(t *testing.T) *cabinet {
	s, passed := store.Memory(), noon()
	p := world{store: s, now: func() time.Time { return passed }}.player()
	p.Frame = func(input.Frame) { passed = passed.Add(time.Second / 60) }
	return &cabinet{p, t, s}
}

// do plays a script.
func (c *cabinet) do(script string) { c.t.Helper(); do(c.t, c.Player, script) }

// files returns what a folder holds, but for locks: contents by name.
func (c *cabinet) files(folder, end string) map[string]string {
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
func (c *cabinet) records() map[string]string {
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
func (c *cabinet) outcome() match.Outcome { return c.Match().Final() }

// finished are ways to a finished game of ply 4 or more, all persons.
var finished = map[string]string{
	"rules":    "table squex size=6 names=Ana,Rui won=1;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;want winners 1",
	"resigned": "table squex size=6 names=Ana,Rui won=1;play c2 b2 c3 b3;key ctrl+g;key y;want winners 2",
	"time":     "table squex size=6 names=Ana,Rui won=1 clock=30;key p;play c2 b2 c3 b3;ticks 1900;want winners 2",
	"agreed":   "table azacru players=3;play e9-f8 c1-d2< g9-g8 f8-g7<;key ctrl+g;press End and count",
}

// A player who looks back at a finished game and plays something else begins a new game: the finished one stays as it ended.
func TestAFinishedGameIsNeverOverwritten(t *testing.T) {
	for name, script := range finished {
		t.Run(name, func(t *testing.T) {
			c := newCabinet(t)
			c.do(script)
			if m := c.Match(); !m.Over() {
				t.Fatal("the game is not over")
			}
			before, ended, kept, plies := c.Match(), c.outcome(), c.records(), c.Match().Len()
			c.do("key home;want plies 0")
			other := "d5"
			if name == "agreed" {
				other = "a7-b6"
			}
			c.do("play " + other + ";want plies 1;want text A new game from move 1")
			if c.Match() == before || c.Match().Len() != 1 || c.Match().Closed() {
				t.Fatalf("the ply was played in the finished game: %d plies", c.Match().Len())
			}
			if got := before.Final(); before.Len() != plies || got.Ending != ended.Ending || !slices.Equal(got.Winners, ended.Winners) {
				t.Errorf("the finished game has %d plies and ended %+v, want %d and %+v", before.Len(), got, plies, ended)
			}
			c.do("ticks 3")
			if got := c.records(); len(got) != len(kept) || len(got) != 1 {
				t.Errorf("%d records, want one as before", len(got))
			} else {
				for name, text := range kept {
					if got[name] != text {
						t.Errorf("the record was\n%s and is\n%s", text, got[name])
					}
				}
			}
			// The way back: what was played is taken back, and the finished game is there again, as it was looked at.
			c.do("key ctrl+z;want plies 0;key end")
			if got := c.outcome(); c.Match().Len() != plies || got.Ending != ended.Ending || !slices.Equal(got.Winners, ended.Winners) {
				t.Errorf("Undo leads to a game of %d plies that ended %+v, want %d and %+v", c.Match().Len(), got, plies, ended)
			}
			c.do("key ctrl+t;ticks 3")
			c.do("want scene title;want button Look again")
		})
	}
}

// The ply that was played in a finished game leads forward through it: nothing is begun.
func TestTheSamePlyLeadsThroughAFinishedGame(t *testing.T) {
	c := newCabinet(t)
	c.do(finished["rules"])
	m := c.Match()
	c.do("key home;click c2;want plies 1;click b2;want plies 2;key end;key ctrl+z;click c1")
	if c.Match() != m || !m.Over() || m.Len() != 11 {
		t.Errorf("another match is on the table, or this one has %d plies", c.Match().Len())
	}
}

// A resignation is taken back in a game of its own, in which the computer answers.
func TestUndoAfterAResignationPlaysOn(t *testing.T) {
	c := newCabinet(t)
	c.do("table squex size=6 seats=0,1;play c2;wait;want plies 2;key ctrl+g;key y")
	m := c.Match()
	c.do("want text Undo to keep playing in a new game;key ctrl+z;want plies 2;want text A new game from move 2")
	if c.Match() == m || c.Match().Over() || !m.Over() {
		t.Fatal("the end was taken back in the finished game")
	}
	c.do("play d4;wait;want plies 4;want absent A new game;key ctrl+z;want plies 2")
	if c.Match() == m {
		t.Error("the position in which the game was resigned cannot be played on from again")
	}
	// Further back lies the finished game.
	if c.do("key ctrl+z;want plies 0"); c.Match() != m {
		t.Error("Undo does not lead back to the finished game")
	}
	// A player who resigns while the computer thinks can go on from there, too.
	c.do("table squex size=6 seats=0,1;click c3;key ctrl+g;key y;want winners 2;key ctrl+z;want text A new game;wait;want plies 2")
}

// The new game does not count in the series, which goes on as the finished game has left it.
func TestABranchDoesNotCountInTheSeries(t *testing.T) {
	c := newCabinet(t)
	c.do(finished["rules"] + ";want text Ana: 2, Rui: 0 after 2 games")
	c.do("key home;play d5;want text outside the series;want absent game 2;key ctrl+g;key y;want winners 1;want text Ana: 2, Rui: 0 after 2 games")
	c.do("key ctrl+r;want plies 0;want text game 3 (Ana: 2, Rui: 0);want absent outside")
}

// The finished game is found again after a restart, and from the menu. A slip is forgotten, a game of several turns waits among the tables.
func TestTheWayBackToAFinishedGame(t *testing.T) {
	c := newCabinet(t)
	c.do(finished["resigned"] + ";key home;play d5 a1 d4")
	plies := c.Match().Len()
	c.App.Close()
	c.Player = demo.New(world{store: c.store}.open(nil))
	c.do("want scene play;want plies 3;want text new game from move 1;key m;press Back to the finished game;want plies 4;want winners 2")
	c.do("key ctrl+t;want scene title;want button Continue;want button Look again 2;press Continue")
	if got := c.Match().Len(); got != plies {
		t.Errorf("the new game has %d plies, want %d", got, plies)
	}
	c.do("key ctrl+t;press Look again 2;want winners 2;key pageup;play e5;want text A new game;key m;press Back to the finished game;want winners 2")
	c.do("key ctrl+t;want button Continue")
	if got := c.records(); len(got) != 1 {
		t.Errorf("%d records, want one: %v", len(got), got)
	}
	c.App.Close()
	world{store: c.store}.open(nil).Close() // drops what nobody wants any more
	c.Player = demo.New(world{store: c.store}.open(nil))
	if got := c.files("tables", ".journal"); len(got) != 1 {
		t.Errorf("%d tables wait, want the one of several turns", len(got))
	}
	// Its end makes a record of its own.
	c.do("press Continue;key ctrl+g;key y;key ctrl+t")
	c.App.Close()
	if got := c.records(); len(got) != 2 {
		t.Errorf("%d records, want two", len(got))
	}
}

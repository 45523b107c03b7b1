package app_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// variations counts the plies of all variations of m.
func variations(m *match.Match) (n int) {
	var count func(*match.Node)
	count = func(x *match.Node) {
		for _, next := range x.Next() {
			n++
			count(next)
		}
	}
	count(m.Root())
	return n - m.MainLen()
}

// What is tried in the review of a finished game is a variation: the result and the plies in force at the table stay.
func TestAnalysisPliesAreVariations(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(wasted)
	table := c.Match()
	c.do("key a;wait;key home pagedown;want plies 1;play e5;want text What if: e5;want plies 2;play a1;want text What if: e5 a1;want plies 3")
	c.do("key left;want text What if: e5;want absent e5 a1;key esc;want absent What if;want plies 1;want scene review;play a1;want plies 2;want absent What if")
	if n := variations(table); n != 2 || table.Cursor() != 11 || !table.Closed() {
		t.Errorf("%d plies of variations, %d plies in force, closed %v", n, table.Cursor(), table.Closed())
	}
	c.do("key esc;want scene play;want plies 11;want winners 1")
}

// What is tried in the review of a library game is stored in its record, whether the player leaves the page or moves on from it, or the program ends.
func TestLibraryVariationsAreKept(t *testing.T) {
	const library = "press Library;wait;press This game;press Review;want scene review;wait;key home pagedown;want plies 1;"
	for _, way := range []string{"key esc;want scene collection;key esc", "press Play on from here;want scene play;want plies 1;key ctrl+t", "ticks 1"} {
		s := store.Memory()
		c := reviewing(t, s, &counter{})
		c.do(played + ";key ctrl+t")
		before := c.records()
		c.do(library + "play e5 a1;want text What if: e5 a1;key esc")
		c.do(way)
		c.App.Close()
		after := c.records()
		if len(before) != 1 || len(after) != 1 {
			t.Fatalf("%q: %d records, then %d", way, len(before), len(after))
		}
		for name, text := range after {
			if !strings.Contains(text, "(2. e5 a1)") || !strings.Contains(before[name], "c2") {
				t.Errorf("%q: the record has no variation:\n%s", way, text)
			}
		}
		c = reviewing(t, s, &counter{})
		if way == "ticks 1" {
			c.do("want scene play;key ctrl+t")
		}
		c.do("want nobutton Continue;press Library;wait;press This game;press Open;want winners 1;press To the start;want button variation 1… e5")
	}
}

// Viewing a game in a review writes nothing, and seats no one at it.
func TestLibraryReviewKeepsRecord(t *testing.T) {
	s := store.Memory()
	c := reviewing(t, s, &counter{})
	c.do(played + ";key ctrl+t")
	before := c.records()
	c.do("press Library;wait;press This game;press Review;want scene review;wait;key home pagedown")
	m := c.Match()
	c.do("play " + m.Game().FormatMove(m.Position(), m.Move(1)) + ";want plies 2;want absent What if")
	c.App.Close()
	if tables := c.files("unfinished", ".table"); len(tables) != 0 || !maps.Equal(before, c.records()) {
		t.Errorf("%d tables, records %v", len(tables), c.records())
	}
}

// A review can copy the game, or the position on the board.
func TestCopyReview(t *testing.T) {
	clip := &clipboard{}
	p := clip.player(t)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key a;want scene review;key home right;key ctrl+b;want text on the clipboard")
	position := clip.text
	do(t, p, "key ctrl+c")
	if position == clip.text || !strings.HasPrefix(clip.text, "quintet1-squ-") {
		t.Errorf("the copied game is %q, the copied position %q", clip.text, position)
	}
	do(t, p, "key ctrl+v;want scene play;want plies 3")
	clip.text = position
	do(t, p, "key ctrl+v;want scene play;want plies 0")
	do(t, p, "key a;want absent The start of the game") // nothing was played yet: there is no review
	do(t, p, "play e5;key a;want scene review;key home;want text The position that was set up;want absent The start of the game")
}

// In the analysis of a game in progress anything can be tried, and the game stays as it was.
func TestAnalysisKeepsGameInProgress(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do("table squex size=6;play c2 b2")
	table := c.Match()
	c.do("key a;wait;play d4;want text What if: d4;wait;key e;wait;want text What if: d4;want plies 4;key ctrl+z;want plies 3;key esc;want plies 2;key esc;want scene play;want plies 2")
	if n := variations(table); n != 0 || table.Len() != 2 {
		t.Errorf("%d plies of variations, %d plies", n, table.Len())
	}
}

// A computer of any level replies, for its own side and for a person's.
func TestComputerAnswersInReview(t *testing.T) {
	for _, level := range []string{"Pia", "Ada"} {
		c := reviewing(t, store.Memory(), &counter{})
		c.do("table squex size=6 seats=0,3;play c2;wait;want plies 2;key a;wait;key home pagedown;want plies 1;key w;want button " + level + ";press " + level + ";wait;want nobutton " + level)
		c.do("want button Back to the game;press Computer replies;want button Pia;key esc;want nobutton Pia;want plies 2;want scene review;key w;press Pia;wait;want plies 3;key w;press Brisa;wait;want plies 4;press Back to the game;want plies 1")
	}
}

// While a computer thinks no ply can be played for it; going back ends its search.
func TestGoingBackEndsAnswer(t *testing.T) {
	clock := &demo.Clock{}
	p := newClockPlayer(t, clock)
	do(t, p, "table squex size=6;play c2 b2;key a;wait;key w;press Ada;ticks 9;want text Ada is thinking;want plies 2;try play d4;want plies 2;key esc;ticks 9")
	if clock.Busy() {
		t.Error("the search continues although its answer is not needed")
	}
	do(t, p, "wait;want plies 2;want absent thinking")
}

// The best plies have letters on the board and in the list. Each plays its line: by keys, in the list and on the board. A line that a proven win ends has
// one ply.
func TestPlayOutBestPlies(t *testing.T) {
	long := 0
	for _, table := range catalogtest.Tables(6) {
		c := reviewing(t, store.Memory(), &counter{})
		c.do(fmt.Sprintf("table %s;play %s;key a;wait;move away;want button line A;key c;want text A, ;want text Move 1 of;key .", table.String(), first(t, table)))
		if c.Do("want text Move 2 of") == nil {
			long++
			c.do("key ,;want text Move 1 of;key esc;want absent Move 1 of;want scene review;press line A;want text A, ;wheel -1;want text Move 2 of;wheel 1")
		} else {
			c.do("key esc;want absent Move 1 of;want scene review;press line A;want text A, ")
		}
		c.do("want text Move 1 of;press line A;move away;want absent Move 1 of")
		c.do("key h;wait;key h;wait;key e;want text What if: ;wait;key esc;want absent What if: ;key esc;want scene play;want plies 1")
	}
	if long < 4 {
		t.Errorf("%d lines of more than one ply, want 4 or more", long)
	}
}

// first returns the first legal ply at the start.
func first(t *testing.T, table catalogtest.Table) string {
	t.Helper()
	m := catalogtest.Match(t, table.String(), "")
	return m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])
}

package app_test

import (
	"fmt"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/scenes/demo"
	"quintet/scenes/store"
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

// What is tried out in the review of a finished game is a variation of it: the result stands, and so does what is in force at the table.
func TestWhatIsTriedOutIsAVariation(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do(played)
	table := c.Match()
	c.do("key a;wait;key home pagedown;want plies 1;play e5;want text What if: e5;want plies 2;play a1;want text What if: e5 a1;want plies 3")
	c.do("key left;want text What if: e5;want absent e5 a1;key esc;want absent What if;want plies 1;want scene review;play b2;want plies 2;want absent What if")
	if n := variations(table); n != 2 || table.Cursor() != 11 || !table.Closed() {
		t.Errorf("%d plies of variations, %d plies in force, closed %v", n, table.Cursor(), table.Closed())
	}
	c.do("key esc;want scene play;want plies 11;want winners 1")
}

// In the analysis of a game in progress anything can be tried out, and the game goes on as if nothing had been.
func TestWhatIsTriedOutLeavesAGameInProgress(t *testing.T) {
	c := reviewing(t, store.Memory(), &counter{})
	c.do("table squex size=6;play c2 b2")
	table := c.Match()
	c.do("key a;wait;play d4;want text What if: d4;wait;key e;wait;want text What if: d4;want plies 4;key ctrl+z;want plies 3;key esc;want plies 2;key esc;want scene play;want plies 2")
	if n := variations(table); n != 0 || table.Len() != 2 {
		t.Errorf("%d plies of variations, %d plies", n, table.Len())
	}
}

// A computer of any level answers, on its own turn as on that of a person.
func TestAComputerAnswersInAReview(t *testing.T) {
	for _, level := range []string{"Pia", "Ada"} {
		c := reviewing(t, store.Memory(), &counter{})
		c.do("table squex size=6 seats=0,3;play c2;wait;want plies 2;key a;wait;key home pagedown;want plies 1;key w;want button " + level + ";press " + level + ";wait;want nobutton " + level)
		c.do("want button Back to the game;press Answer with;want button Pia;key esc;want nobutton Pia;want plies 2;want scene review;key w;press Pia;wait;want plies 3;key w;press Brisa;wait;want plies 4;press Back to the game;want plies 1")
	}
}

// While a computer thinks nothing can be played for it; to go back ends its thinking.
func TestGoingBackEndsAnAnswer(t *testing.T) {
	clock := &demo.Thinker{}
	p := newClockPlayer(t, clock)
	do(t, p, "table squex size=6;play c2 b2;key a;wait;key w;press Ada;ticks 9;want text Ada is thinking;want plies 2;try play d4;want plies 2;key esc;ticks 9")
	if clock.Busy() {
		t.Error("the search goes on although nobody wants its answer")
	}
	do(t, p, "wait;want plies 2;want absent thinking")
}

// The best plies have letters on the board and in the list, each plays its line out, by keys, by the list and on the board.
func TestTheBestPliesArePlayedOut(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		c := reviewing(t, store.Memory(), &counter{})
		c.do(fmt.Sprintf("table %s;play %s;key a;wait;move away;want button line A;key c;want text A, ;want text Move 1 of;key .;want text Move 2 of;key ,;want text Move 1 of", table.String(), first(t, table)))
		c.do("key esc;want absent Move 1 of;want scene review;press line A;want text A, ;wheel -1;want text Move 2 of;wheel 1;want text Move 1 of;press line A;move away;want absent Move 1 of")
		c.do("key h;wait;key h;wait;key e;want text What if: ;wait;key esc;want absent What if: ;key esc;want scene play;want plies 1")
	}
}

// first names the first ply of those that are legal at the start.
func first(t *testing.T, table catalogtest.Table) string {
	t.Helper()
	m := catalogtest.Match(t, table.String(), "")
	return m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])
}

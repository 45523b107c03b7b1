package app_test

import (
	"context"
	"fmt"
	"regexp"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A stumbling engine panics.
type panickingEngine struct{}

func (panickingEngine) Search(context.Context, games.Position, search.Limits) (search.Report, error) {
	panic("the engine stumbles")
}

// A shaky thinker uses a stumbling engine for the first searches, and then the given one.
type flakyThinker struct {
	scenes.Thinker
	stumbles *int
	limits   *search.Limits // of the last search
}

func (t flakyThinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	if *t.limits = lim; *t.stumbles > 0 {
		*t.stumbles--
		e = panickingEngine{}
	}
	t.Thinker.Start(pos, e, lim)
}

// flakyTable returns a player at a table whose first stumbles searches panic, and the limits of the last one.
func flakyTable(t *testing.T, s store.Store, script string, stumbles int) (*demo.Player, *search.Limits) {
	limits := new(search.Limits)
	think := func() scenes.Thinker { return flakyThinker{scenes.Inline(60)(), &stumbles, limits} }
	p := demotest.New(app.Deps{Store: s, Think: think})
	do(t, p, script)
	return p, limits
}

// A search that panics loses only its answer: the table says so, waits, and continues as the players choose.
func TestPanickingSearchIsRetried(t *testing.T) {
	s := store.Memory()
	p, _ := flakyTable(t, s, "table squex size=6 seats=0,3;play c3;ticks 60", 2)
	const said = "want text has found no move;want text noted in quintet.log;want button Try again;want button Level 2;want plies 1"
	do(t, p, said+";ticks 500;want plies 1;press Try again;ticks 60;"+said+";key enter;ticks 60;want plies 2;want absent Try again")
	text := logOf(t, s)
	if n := len(regexp.MustCompile(`(?m)^.* level=ERROR msg="search failed" scene=play error="the engine stumbles" stack=".*failure_test.go`).FindAllString(text, -1)); n != 2 {
		t.Errorf("the log is %q, want two errors with their stacks", text)
	}
	p.App.Close()
	do(t, demotest.New(app.Deps{Store: s}), "want scene play;want plies 2;want absent stopped with an error")
}

// Another level can find the ply, for this ply only.
func TestLevelFallback(t *testing.T) {
	levels := catalog.LevelsOf("squex")
	for _, c := range []struct{ level, other int }{{3, 2}, {1, 2}} {
		p, limits := flakyTable(t, store.Memory(), fmt.Sprintf("table squex size=6 seats=0,%d;play c3;ticks 60", c.level), 1)
		do(t, p, fmt.Sprintf("want plies 1;press Level %d;ticks 60;want plies 2", c.other))
		if want := levels[c.other-1].Limits(); limits.Playouts != want.Playouts {
			t.Errorf("the ply was searched with %d playouts, want the %d of level %d", limits.Playouts, want.Playouts, c.other)
		}
		do(t, p, "play d5;ticks 60;want plies 4")
		if want := levels[c.level-1].Limits(); limits.Playouts != want.Playouts {
			t.Errorf("the next ply was searched with %d playouts, want the %d of level %d", limits.Playouts, want.Playouts, c.level)
		}
	}
}

// After a failed search the same is possible as during one: undo, looking back, leaving and returning.
func TestTableWaitsAfterFailure(t *testing.T) {
	p, _ := flakyTable(t, store.Memory(), "table squex size=6 seats=0,1;play c3;ticks 60;want button Try again", 1)
	do(t, p, "click a1;want text please wait;want plies 1;key home;want plies 0;want nobutton Try again;key end;want plies 1;want button Try again")
	do(t, p, "key ctrl+z;want plies 0;want nobutton Try again;ticks 60;play d4;ticks 60;want plies 2")
	p, _ = flakyTable(t, store.Memory(), "table squex size=6 seats=1,2;ticks 90;want button Try again;want nobutton Pause", 1)
	do(t, p, "ticks 300;want plies 0;key o;ticks 5;want nobutton Try again;ticks 100")
	if p.Match().Len() == 0 {
		t.Error("the computers do not continue")
	}
}

func TestHintPanic(t *testing.T) {
	p, _ := flakyTable(t, store.Memory(), "table squex size=6 seats=0,0;key h;ticks 2;want text There is no hint", 1)
	do(t, p, "want nobutton Try again;key h;ticks 2;want text Hint:;want absent There is no hint;play c3;want plies 1")
}

package title_test

import (
	"fmt"
	"testing"

	"quintet/games/catalog"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// Newcomers are offered the lessons of the first game, with the correct number, until they have played or learned.
func TestNewcomersAreOfferedLessons(t *testing.T) {
	spec := catalog.All()[0]
	pages := lessons(spec).Pages
	for _, size := range []string{"360 640", "640 480", "1280 800"} {
		kept := store.Memory()
		p := open(kept)
		do(t, p, "size "+size+";want text Learn Squex in seven short lessons.;want button Start learning;press Start learning;want scene rules;want text "+spec.Name+";key esc;want scene title")
		if size != "1280 800" { // at that size there is a free place beside the game
			do(t, p, "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t;want absent seven short lessons;press Remove this game;want absent seven short lessons")
		}
		p.App.Close()
		set, _ := settings.Load(kept)
		for i, page := range pages {
			for _, task := range page.Tasks {
				set.Solved[spec.ID] = append(set.Solved[spec.ID], task.ID)
			}
			if err := set.Save(); err != nil {
				t.Fatal(err)
			}
			set.Wait()
			if i > 1 && i < len(pages)-1 {
				continue
			}
			want := fmt.Sprintf("want text %s: %d of %d lessons done.;want button Next lesson", spec.Name, i+1, len(pages))
			if i == len(pages)-1 {
				want = "want absent short lessons;want absent Next lesson"
			}
			do(t, open(kept), "size "+size+";"+want)
		}
	}
}

// A row of saved games with a free place offers the next lessons, by keys too; a full or narrow row does not.
func TestLessonsBesideTheGames(t *testing.T) {
	if len(catalog.All()) > 5 {
		t.Skip("more than five games are shown in a list, with the saved ones")
	}
	const game = "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+t;"
	const offered = "want text Learn Squex in seven short lessons.;press Start learning;want scene rules;want text Squex;key esc;"
	do(t, open(store.Memory()), game+offered+"press Remove this game;"+offered)
	p := open(store.Memory())
	do(t, p, game+game+"key right right;key enter;want scene rules;want text Squex;key esc;want scene title")
	do(t, p, "size 640 480;key enter;want scene play;key ctrl+t;size 1280 800;want text short lessons")
	do(t, p, game+"want absent short lessons;"+game+"want absent short lessons;press Older games;want text short lessons")
}

// A tile shows the number of players, the length of a game, and the progress in the lessons.
func TestTileShowsPlayersTimeAndLessons(t *testing.T) {
	p := open(store.Memory())
	for _, size := range []string{"640 480", "1280 800"} {
		do(t, p, "size "+size+";want text 2 players, 10 min;want text 2–4 players, 25 min;want text 7 lessons")
	}
}

// A board plays plies when its tile gets the focus, and then rests; with animations off it always rests. Nothing is drawn between two plies.
func TestBoardPlaysWhenItsTileGetsTheFocus(t *testing.T) {
	plays := func(p *demo.Player) bool {
		_, ok := p.App.Due()
		return ok
	}
	p := open(store.Memory())
	if do(t, p, "ticks 2"); plays(p) {
		t.Error("a board plays before its tile has the focus")
	}
	for range 2 {
		if do(t, p, "key right;ticks 30"); !plays(p) || p.Busy() {
			t.Errorf("after half a second, plays = %v, busy = %v, want true and false", plays(p), p.Busy())
		}
		if do(t, p, "ticks 120"); plays(p) {
			t.Error("the board does not come to rest")
		}
	}
	kept := store.Memory()
	set, _ := settings.Load(kept)
	set.ReducedMotion = true
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	set.Wait()
	p = open(kept)
	if do(t, p, "key right;ticks 3"); plays(p) {
		t.Error("the board plays although animations are off")
	}
}

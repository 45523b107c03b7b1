package app_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/scenes/boardui"
)

// With more than two players a person can resign: the current scores of the others count, and the one who resigned is not among the winners.
func TestOneOfSeveralPlayersResigns(t *testing.T) {
	for _, c := range []struct {
		name, script string
		by           games.Player
	}{
		{"of three persons", "table azacru players=3 names=Ana,Rui,Eva;play e9-f8 c1-d2< g9-g8;key m;press Resign;want text Resign, Ana?;want text The others are counted as they stand.;press Resign", 0},
		{"who leads", "table azacru players=3 names=Ana,Rui,Eva;play e9-f8 c1-d2< g9-g8 f8-g7<;key m;press Resign;want text Resign, Rui?;key y", 1},
		{"the only person", "table azacru players=4 seats=0,1,1,1 names=Ana;key ctrl+g;want text Resign, Ana?;key y", 0},
		{"the only person while a computer thinks", "table azacru players=4 seats=0,1,1,1 names=Ana;play e9-f8;key ctrl+g;want text Resign, Ana?;key y", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPlayer(t)
			do(t, p, c.script)
			o := p.Match().Outcome()
			if o.Ending != match.Resigned || o.By != c.by || len(o.Winners) == 0 || slices.Contains(o.Winners, c.by) {
				t.Errorf("the outcome is %+v, want seat %d resigned", o, c.by+1)
			}
			do(t, p, "move away;ticks 60;want text resigned;want button Rematch")
			for _, size := range []string{"640 480", "1280 800"} {
				do(t, p, "size "+size)
				lookAt(t, p.App, c.name+" in "+size, size)
			}
		})
	}
	do(t, newPlayer(t), "table azacru players=3 seats=0,0,1;play e9-f8 c1-d2<;key ctrl+g;want absent Resign,") // it is unclear whose turn it is to resign
}

// An incomplete ply is hidden behind the question, and visible again when play continues.
func TestQuestionClearsBoard(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table azacru players=2;click c9;click d8;want text set the heading")
	seen := func() (rays int, dial bool) {
		b := p.App.Top().(interface{ Board() *boardui.Board }).Board()
		return len(b.Display.Shown().View.Rays), len(b.Display.Dial()) > 0
	}
	if rays, dial := seen(); rays == 0 || !dial {
		t.Fatalf("%d rays and a dial: %v are visible before the question", rays, dial)
	}
	do(t, p, "key ctrl+g;want text Resign,")
	if rays, dial := seen(); rays > 0 || dial {
		t.Errorf("%d rays and a dial: %v are visible behind the question", rays, dial)
	}
	do(t, p, "key esc;want text set the heading")
	if rays, dial := seen(); rays == 0 || !dial {
		t.Errorf("%d rays and a dial: %v are visible when play continues", rays, dial)
	}
}

// Opening the menu removes the message about a refusal.
func TestMenuDismissesRefusal(t *testing.T) {
	do(t, newPlayer(t), "table taiji size=7;play b2-c2;click b2;want text already taken;press Menu;want absent already taken;key esc;want absent already taken")
}

package review

import "testing"

// The text about who is ahead has one form alone and another beside the title. If the bar of a single position has room for it, the bar says it.
func TestLeaderIsShownOnce(t *testing.T) {
	u := page()
	for _, c := range []struct {
		plies  int
		wide   float32
		barred bool
	}{{0, 160, true}, {0, 40, false}, {4, 160, false}} {
		g, sw := reviewed(t, "squex size=8 swap=off", c.plies)
		sw.stop()
		plant(g, "1!1!1!1!1")
		x := graph{game: g}
		x.update()
		if got := x.barred(u, c.wide); got != c.barred {
			t.Errorf("%d plies, %v wide: the bar names the leader: %v", c.plies, c.wide, got)
		}
		if alone, beside := x.ahead(u, "review.share.alone"), x.ahead(u, "review.share"); alone != "Blue's chance: 100\u00a0%" || beside != "Blue 100\u00a0%" {
			t.Errorf("alone %q, beside the title %q", alone, beside)
		}
	}
}

// If the players ended the game, the page says so, and not who was ahead in the last position.
func TestAgreedEndIsShown(t *testing.T) {
	g, sw := reviewed(t, "azacru players=3", 0)
	sw.stop()
	if err := g.match.Agree(); err != nil {
		t.Fatal(err)
	}
	x := graph{game: g}
	x.update()
	if got := x.ahead(page(), "review.share"); got != "Tied for first" {
		t.Errorf("got %q", got)
	}
	if got, _ := g.sayEnding(page(), 1); got != "The table agreed to end and count" {
		t.Errorf("got %q", got)
	}
}

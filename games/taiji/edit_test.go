package taiji

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestImpossible(t *testing.T) {
	gametest.Setups(t, Spec, [][3]string{
		{"size=4", "4/4/4/4 p1", ""},
		{"size=4", "4/4/4/4 p2", "taiji.edit.turn"},
		{"size=4", "wb2/4/4/4 p2", ""},
		{"size=4", "wbb1/4/4/4 p2", "taiji.edit.halves"},
		{"size=4", "w1b1/4/4/4 p2", "taiji.edit.pairs"},
		{"size=4 tonga=on", "w3/1b2/4/4 p2", ""},
		{"size=4", "w3/1b2/4/4 p2", "taiji.edit.pairs"},
		// The first light half must not take the dark half that is the only neighbour of the other one.
		{"size=4", "wb2/bw2/4/4 p1", ""},
		{"size=4", "bw2/1b2/1w2/4 p1", ""},
		{"size=2", "wb/bw p1", "edit.over"},
	})
}

func TestPutRemovesTiles(t *testing.T) {
	g := open(t, "size=4")
	p := g.Start()
	for _, step := range []struct {
		at     board.Target
		facing uint8
		want   string
	}{
		{0, 2, "wb2/4/4/4 p2"},
		{2, 4, "wbw1/2b1/4/4 p1"},
		{5, 0, "1bw1/1wb1/4/4 p1"},
		{6, 6, "4/1bw1/4/4 p2"},
	} {
		q, why := g.Put(p, board.Piece{At: step.at, Facing: step.facing})
		if got := games.TextOf(q); got != step.want || !why.Text.Empty() {
			t.Fatalf("after a tile on %d: got %q, %s, want %q", step.at, got, why.Text.Key, step.want)
		}
		p = q
	}
	if _, why := g.Put(p, board.Piece{At: 0, Facing: 0}); why.Text.Key != "taiji.edit.room" {
		t.Errorf("a tile lies across the edge: %q", why.Text.Key)
	}
	if got := games.TextOf(g.Clear(p, 5)); got != "4/4/4/4 p1" {
		t.Errorf("half a tile is left: %q", got)
	}
}

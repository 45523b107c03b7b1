package azacru

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestImpossible(t *testing.T) {
	start := starts["2"]
	gametest.Setups(t, Spec, [][3]string{
		{"players=3", otherStarts["3"], ""},
		{"players=3", "2B4-1C4-1A4-2/9/C2-7C6-/9/B2-7A6-/9/9/9/2B0-3A0-2 3 3 -", ""},
		{"players=3", "2B4-1C4-4/6A42/C2-7C6-/9/B2-7A6-/9/9/9/2B0-3A0-2 2 3 -", ""},
		{"players=3", "2B4-3C4-2/9/9/9/B2-7C6-/9/A2-7A6-/9/2B0-1A0-1C0-2 1 3 -", ""},
		{"players=3", "2B4-1C4-4/9/9/9/B2-7C6-/9/A2-7A6-/9/2B0-1A0-4 1 3 -", "azacru.edit.neutral"}, // pieces of both starts
		{"players=4", otherStarts["4"], ""},
		{"", start, ""},
		{"", "B3-1A4-3B4-2/9/9/9/A2-7B6-/9/9/9/2A0-3B0-1A7- 2 2 -", ""},
		{"", "B3-1A4-3B4-2/9/9/9/A2-7B6-/4A0-4/9/9/2A0-3B0-1A7- 1 2 -", "azacru.edit.pieces"},
		{"", "B3-1A4-3B4-2/9/9/9/1A2-6B6-/9/9/9/2A0-3B0-1A7- 1 2 -", "azacru.edit.neutral"},
		{"", "B3-1A4-3B4-2/9/9/9/A3-7B6-/9/9/9/2A0-3B0-1A7- 1 2 -", "azacru.edit.neutral"},
		{"", "B3-1A4-3B4-2/9/9/9/1A26B6-/9/9/9/2A0-3B0-1A7- 1 2 -", ""},
		{"", "B3-1A4-3B4-2/9/9/9/8B6-/9/9/9/2A0-3B0-1A7- 1 2 -", "azacru.edit.lost"},
		{"", "B3-1A4-3B4-2/9/9/9/2aaa3B6-/9/9/9/2A0-3B0-1A7- 1 2 -", ""},
		{"", "9/9/9/9/9/9/9/9/9 1 2 -", "azacru.edit.lost"},
		{"", "B3-1A4-3B4-2/9/9/9/A2-7B6-/9/9/9/2A0-3B0-1A7- 1 2 1", "edit.over"},
	})
}

func TestPutAndClear(t *testing.T) {
	g := open(t, 2)
	p := games.Position(g.Start())
	clearing := func(at board.Target) { p = g.Clear(p, at) }
	put := func(sprite uint8, owner int8, at board.Target, facing uint8) {
		q, why := g.Put(p, board.Piece{Sprite: sprite, Owner: owner, At: at, Facing: facing})
		if !why.Text.Empty() {
			t.Fatal(why.Text.Key)
		}
		p = q
	}
	want := func(text, why string) {
		t.Helper()
		if got := games.TextOf(p); got != text {
			t.Fatalf("%s: got %q, want %q", why, got, text)
		}
	}
	for _, at := range []board.Target{0, 2, 6, 36, 44, 74, 78} {
		clearing(at)
	}
	want("9/9/9/9/9/9/9/9/8A7- 1 2 - 0", "pieces are taken away")
	put(chevronSprite, 0, 2, 4)
	want("2A4-6/9/9/9/9/9/9/9/8A7- 1 2 - 0", "a piece where it begins stands on a neutral cell")
	put(chevronSprite, 0, 2, 3)
	want("2A36/9/9/9/9/9/9/9/8A7- 1 2 - 0", "turned, it has moved")
	put(markerSprite, 0, 80, 0)
	want("2A36/9/9/9/9/9/9/9/8A7 1 2 - 0", "a tile under a piece of its own")
	put(markerSprite, 1, 80, 0)
	want("2A36/9/9/9/9/9/9/9/8b 1 2 - 0", "a tile under a piece of another")
	clearing(2)
	want("2a6/9/9/9/9/9/9/9/8b 1 2 - 0", "first the piece goes")
	clearing(2)
	want("9/9/9/9/9/9/9/9/8b 1 2 - 0", "then the tile")
}

package board

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render/sound"
)

// A tile that changes its colour is heard.
func TestSoundOfTilesThatTurn(t *testing.T) {
	a := &board.View{Pieces: []board.Piece{{ID: 1, At: 0, Owner: 0}, {ID: 2, At: 1, Owner: 1}}}
	b := &board.View{Pieces: []board.Piece{{ID: 1, At: 2, Owner: 0}, {ID: 2, At: 1, Owner: 0}}}
	if got := soundsOf(a, b, sound.Wood); !slices.Equal(got, []sound.Sound{sound.Slide, sound.Flip}) {
		t.Errorf("heard %v", got)
	}
	if got := soundsOf(b, b, sound.Wood); len(got) > 0 {
		t.Errorf("nothing changes, heard %v", got)
	}
}

package words

import (
	"testing"

	"quintet/games/board"
)

func TestSayWordsInnerMessagesFirst(t *testing.T) {
	b := English([]Entry{{"x.name", shared[0].En}})
	got := b.Say(board.Say("game.tomove", board.Say("game.draw")))
	if want := "A draw to move"; got != want {
		t.Errorf("Say = %q, want %q", got, want)
	}
}

func TestSayShowsAnUnknownKey(t *testing.T) {
	if got := English().Say(board.Say("no.such.key")); got != "no.such.key" {
		t.Errorf("Say = %q, want the key", got)
	}
}

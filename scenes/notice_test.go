package scenes

import (
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/games/words"
)

// Every notice that shows the folder of a file names that file, in every language.
func TestNoticesNameTheirFiles(t *testing.T) {
	for _, m := range []board.Message{
		board.Say("library.crash", "a/file"), board.Say("library.newer", "a/file"), board.Say("library.lost", "a/file"), board.Say("library.damaged", "SQU", "a/file"),
		board.Say("options.damaged", "a/file"), board.Say("options.damaged.stays", "a/file"), board.Say("training.unread", "a/file", "why"),
		board.Say("training.damaged", "a/file"), board.Say("games.unrestored", "x", "why", "a/file"),
	} {
		if path, ok := fileOf(m); !ok || path != "a/file" {
			t.Errorf("%s is about the file %q", m.Key, path)
		}
		for _, l := range words.Languages() {
			if said := Words(l, nil).Say(m); !strings.Contains(said, "a/file") {
				t.Errorf("%s in %s: %q names no file", m.Key, l, said)
			}
		}
	}
	if path, ok := fileOf(board.Say("drop.added", 2)); ok {
		t.Errorf("games that were added are about the file %q", path)
	}
}

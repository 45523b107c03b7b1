package scenes

import (
	"strings"
	"testing"

	"quintet/games/words"
	"quintet/scenes/data/notice"
)

// Every notice that shows the folder of a file names that file, in every language.
func TestNoticeFiles(t *testing.T) {
	for _, n := range []notice.Notice{
		notice.About("a/file", "library.crash", "a/file"), notice.About("a/file", "library.newer", "a/file"), notice.About("a/file", "library.lost", "a/file"),
		notice.About("a/file", "library.damaged", "SQU", "a/file"), notice.About("a/file", "games.unrestored", "x", "why", "a/file"),
		notice.About("a/file", "options.damaged", "a/file"), notice.About("a/file", "options.damaged.stays", "a/file"), notice.About("a/file", "options.partly", "a/file"),
		notice.About("a/file", "training.unread", "a/file", "why"), notice.About("a/file", "training.damaged", "a/file"), notice.About("a/file", "export.saved", "a/file"),
	} {
		for _, l := range words.Languages() {
			if said := Words(l, nil).Say(n.Message); !strings.Contains(said, n.File) {
				t.Errorf("%s in %s: %q names no file", n.Key, l, said)
			}
		}
	}
}

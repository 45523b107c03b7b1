package scenes

import (
	"strings"
	"testing"
	"time"

	"quintet/games/words"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
)

// Failures and news stay; other notices disappear by themselves, those with a button later.
func TestHowLongNoticesStay(t *testing.T) {
	start := time.Unix(0, 0)
	button := func(*ui.UI) ui.Command { return ui.Command{Label: "undo"} }
	for _, x := range []struct {
		kind   notice.Kind
		offer  func(*ui.UI) ui.Command
		stays  time.Duration // at least
		leaves time.Duration // 0 for never
	}{
		{notice.Failure, nil, time.Hour, 0},
		{notice.Failure, button, time.Hour, 0},
		{notice.News, nil, time.Hour, 0},
		{notice.Done, nil, 3 * time.Second, 5 * time.Second},
		{notice.Reply, nil, 3 * time.Second, 5 * time.Second},
		{notice.Reply, button, 8 * time.Second, 15 * time.Second},
	} {
		c := &Context{Now: func() time.Time { return start }}
		c.Offer(notice.Say(x.kind, "drop.added", 1), x.offer)
		if c.expire(start.Add(x.stays)); len(c.Notices) != 1 {
			t.Errorf("kind %d, button %v: gone after %v", x.kind, x.offer != nil, x.stays)
		}
		if c.expire(start.Add(x.leaves)); x.leaves > 0 && len(c.Notices) > 0 {
			t.Errorf("kind %d, button %v: still there after %v", x.kind, x.offer != nil, x.leaves)
		}
	}
}

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

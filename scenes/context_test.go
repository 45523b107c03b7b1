package scenes_test

import (
	"errors"
	"testing"
	"time"

	"quintet/scenes"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// A failing store cannot write while broken.
type failing struct {
	store.Store
	broken bool
}

func (f *failing) Write(name string, data []byte) error {
	if f.broken {
		return errors.New("the disk is full")
	}
	return f.Store.Write(name, data)
}

func TestUnsavedSettingsAreReportedOnce(t *testing.T) {
	f := &failing{Store: store.Memory()}
	set, _ := settings.Load(f)
	c := &scenes.Context{Settings: set, Now: time.Now, Library: library.Open(store.Memory(), nil, time.Now), Deck: deck.New(store.Memory(), nil, time.Now)}
	defer c.Library.Close()
	for i, step := range []struct {
		broken bool
		said   int
	}{{false, 0}, {true, 1}, {true, 1}, {false, 0}, {true, 1}} {
		f.broken = step.broken
		set.Volume = i + 1 // so that there is something to write
		c.SaveSettings()
		set.Wait()
		c.Poll()
		if len(c.Notices) != step.said {
			t.Errorf("after step %d: %d messages %v, want %d", i+1, len(c.Notices), c.Notices, step.said)
		}
	}
	if m := c.Notices[0]; m.Key != "options.unsaved" || m.Args[0] != "the disk is full" {
		t.Errorf("messages %v, want the reason", m)
	}
}

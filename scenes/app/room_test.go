package app_test

import (
	"testing"
	"testing/synctest"
	"time"

	"quintet/games"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/settings"
	"quintet/scenes/store"
	"quintet/scenes/store/simdisk"
)

// A disk is full while somebody plays, and has room again while nobody does anything: the window asks for a tick in time, and everything is written.
func TestAFullDiskIsTriedAgainByItself(t *testing.T) {
	d, now := simdisk.New(), demotest.Noon()
	w := app.Deps{Store: store.DiskOn(d, "/data"), Now: func() time.Time { return now }}
	a, err := demotest.Table(w, demo.Setting{Game: "squ", Options: games.Options{"size": "8"}})
	if err != nil {
		t.Fatal(err)
	}
	p := demo.New(a)
	do(t, p, "ticks 1;play a1")
	for busy := true; busy; _, busy = a.WakeAfter() { // until the disk has it
		time.Sleep(time.Millisecond)
		do(t, p, "ticks 1")
	}
	n, _ := d.Done()
	d.Fail(simdisk.Always, n)
	do(t, p, "play b2;ticks 1;want text The games cannot be kept;press Close")
	do(t, p, "key f2")
	a.Flush() // the disk has refused
	do(t, p, "ticks 1;want text settings could not be kept")
	d.Fail(simdisk.None, 0)
	for range 10_000 { // a busy machine writes late
		after, ok := a.WakeAfter()
		if !ok {
			break
		}
		now = now.Add(after)
		time.Sleep(time.Millisecond) // the disk is not the game loop
		do(t, p, "ticks 1")
	}
	if after, ok := a.WakeAfter(); ok {
		t.Fatalf("something is still to be written, in %v", after)
	}
	do(t, p, "want absent could not be kept") // it is kept now, and the sentence has gone
	again := demotest.New(app.Deps{Store: store.DiskOn(d.After(simdisk.Loss{}), "/data"), Now: w.Now})
	do(t, again, "want scene play;want plies 2;want absent damaged")
	if set, note := settings.Load(w.Store); !set.Dark || !note.Empty() {
		t.Errorf("the settings are not kept: %v", note)
	}
}

// A disk that takes its time stalls no frame: choices are seen at once, and written once it goes on. The end of the program waits for that.
func TestASlowDiskStallsNoFrame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := simdisk.New()
		w := app.Deps{Store: store.DiskOn(d, "/data")}
		p := demotest.New(w)
		do(t, p, "ticks 1")
		n, _ := d.Done()
		release := d.Hold(n)
		do(t, p, "key f2;key f3;ticks 3;want text Cinco jogos")
		if _, ok := p.App.WakeAfter(); !ok {
			t.Error("nobody asks what has become of the settings")
		}
		ended := false
		go func() {
			p.App.Close()
			ended = true
		}()
		synctest.Wait()
		if ended {
			t.Error("the program ends before the settings are written")
		}
		release()
		synctest.Wait()
		if set, _ := settings.Load(w.Store); !ended || !set.Dark || set.Language != "pt" {
			t.Errorf("ended %v, and kept are dark %v and the language %q", ended, set.Dark, set.Language)
		}
	})
}

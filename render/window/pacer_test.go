package window

import (
	"testing"
	"testing/synctest"
	"time"
)

// asleep returns a pacer that has come to rest.
func asleep(t *testing.T) *pacer {
	p := &pacer{awake: true, after: sleepAfter}
	for range sleepAfter - 1 {
		if p.tick(false, false) {
			t.Fatal("the loop sleeps too soon")
		}
		p.frame(false)
	}
	if !p.tick(false, false) || p.awake {
		t.Fatalf("the loop is awake after %d quiet ticks", sleepAfter)
	}
	if !p.frame(false) {
		t.Error("what was uncovered while the loop was awake is not drawn before it sleeps")
	}
	if p.awake {
		t.Fatal("the frame in which the loop falls asleep wakes it")
	}
	return p
}

func TestAnEventWakesTheLoop(t *testing.T) {
	p := asleep(t)
	if !p.frame(false) { // without an update: its input comes in the next
		t.Error("what may have been uncovered is not drawn")
	}
	if p.frame(false) {
		t.Error("every frame is drawn anew")
	}
	if !p.awake {
		t.Error("the loop sleeps on after an event that no update has seen")
	}
	p = asleep(t)
	p.tick(true, false)
	if !p.awake {
		t.Error("the loop sleeps on while something is busy")
	}
}

// A key that is held wakes the loop again and again. Nothing is drawn for it, but once it is up.
func TestAHeldKeyDrawsNothing(t *testing.T) {
	p := asleep(t)
	for range 2 {
		if p.frame(true) {
			t.Error("a key that repeats itself has everything drawn anew")
		}
		if !p.awake {
			t.Fatal("the loop sleeps on after an event that no update has seen")
		}
		for !p.tick(false, false) {
			if p.frame(true) {
				t.Error("everything is drawn anew while the loop is awake")
			}
		}
		if p.frame(true) {
			t.Error("everything is drawn anew as the loop falls asleep under a held key")
		}
	}
	if !p.frame(false) {
		t.Error("what may have been uncovered is not drawn when the key is up")
	}
}

func TestAClockHasOneFrame(t *testing.T) {
	p := asleep(t)
	for range 3 {
		ring(p)
		if !p.tick(true, true) {
			t.Error("a clock is not asked when it wants the next frame")
		}
		if p.tick(false, false) {
			t.Error("a clock is asked twice in a frame of two updates")
		}
		if p.frame(false) {
			t.Error("a clock has everything drawn anew")
		}
		if p.awake {
			t.Fatal("a clock wakes the loop for more than its frame")
		}
	}
	ring(p)
	p.frame(false) // no update was due: the clock has not been looked at
	for n := 1; !p.tick(n == 1, true); n++ {
		if n > briefAfter+1 {
			t.Fatal("after a clock the loop stays awake for long")
		}
		p.frame(false)
	}
	p.frame(false)
	p.frame(false)
	if !p.awake {
		t.Error("the loop sleeps on after an event that follows a clock")
	}
}

// ring sets the alarm of p and lets it ring.
func ring(p *pacer) {
	p.wakeIn(time.Hour)
	p.rung.Store(true)
}

// An alarm outlived by what it was set for must not be taken for the next event: that would not wake the loop, and its input would wait.
func TestAnEventTurnsTheAlarmOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := asleep(t)
		p.wakeIn(time.Second)
		p.frame(false) // an event
		for n := 0; !p.tick(false, false); n++ {
			if n > sleepAfter {
				t.Fatal("the loop does not fall asleep again")
			}
			p.frame(false)
		}
		p.frame(false)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if p.tick(false, false) {
			t.Error("an alarm that was set before an event is answered after it")
		}
		if !p.frame(false) || !p.awake {
			t.Error("the loop sleeps on after an event, since a forgotten alarm has rung")
		}
	})
}

func TestOneAlarmIsSetAtATime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := asleep(t)
		p.wakeIn(time.Second)
		p.wakeIn(3 * time.Second)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if p.rings() {
			t.Error("the first alarm rings although another has taken its place")
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if !p.rings() || p.rings() {
			t.Error("the second alarm does not ring once")
		}
	})
}

package window

import (
	"testing"
	"testing/synctest"
	"time"
)

// asleep returns a pacer that has come to rest.
func asleep(t *testing.T) *pacer {
	p := &pacer{awake: true, after: sleepAfter}
	for n := range sleepAfter {
		if p.tick(false, false) {
			t.Fatal("the loop sleeps too soon")
		}
		if last := n == sleepAfter-1; p.frame(false) != last {
			t.Errorf("frame %d of %d: what was uncovered while the loop was awake is drawn in the last before it sleeps", n, sleepAfter)
		}
	}
	for range presented - 1 {
		if p.tick(false, false) || p.frame(false) {
			t.Fatal("the loop sleeps, or draws, while the last frame may be presented")
		}
	}
	if !p.tick(false, false) || p.awake {
		t.Fatalf("the loop is awake after %d quiet ticks", sleepAfter+presented)
	}
	if p.frame(false) {
		t.Error("the frame in which the loop falls asleep draws, while the next event is waited for")
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
	if !p.awake {
		t.Error("the loop sleeps on after an event that no update has seen")
	}
	if p.frame(false) {
		t.Error("every frame is drawn anew")
	}
	p = asleep(t)
	p.tick(true, false)
	if !p.awake {
		t.Error("the loop sleeps on while something is busy")
	}
}

// An event that changes nothing wakes nothing. On an X server it may be another window that was taken away: then everything is drawn, at once.
func TestAnEventThatChangesNothingWakesNothing(t *testing.T) {
	for _, p := range []*pacer{asleep(t), {keeps: true}} {
		for range 3 {
			for range 5 { // updates that Ebitengine makes up for after a while
				if p.tick(false, false) {
					t.Error("the loop asks for a clock although none has rung")
				}
			}
			if p.frame(false) == p.keeps {
				t.Errorf("drawn anew: %v, where the system keeps what is covered: %v", !p.keeps, p.keeps)
			}
			if p.awake {
				t.Fatal("the loop is awake after an event that changed nothing")
			}
		}
	}
}

// Under Wine a timer of the system has a message every 400 ms while the pointer rests in the window. It costs an update and draws nothing.
func TestATimerOfTheSystemWakesNothing(t *testing.T) {
	const tick, timer, time = 1000 / 60, 400, 60_000 // in ms
	p := &pacer{awake: true, after: sleepAfter, keeps: true}
	p.frame(false)
	updates, drawn := 0, 0
	for now, next := 0, timer; now < time; now += tick {
		if !p.awake && now < next {
			continue
		}
		if now >= next {
			next += timer
		}
		updates++
		p.tick(false, false)
		if p.frame(false) {
			drawn++
		}
	}
	if most := sleepAfter + presented + time/timer; updates > most || drawn > 1 {
		t.Errorf("in a minute %d updates, of which %d drew everything, want at most %d and one, for falling asleep", updates, drawn, most)
	}
}

// What the event brought that no update has seen wakes the loop; what it did not bring lets it sleep after one update.
func TestAFrameWithoutAnUpdateIsMadeUpFor(t *testing.T) {
	p := asleep(t)
	p.frame(false)
	if !p.awake {
		t.Fatal("the loop sleeps on after an event that no update has seen")
	}
	if !p.tick(false, false) || p.awake {
		t.Error("the loop is awake although the update that was missing has found nothing")
	}
	p.frame(false)
	p.frame(false)
	p.tick(true, false)
	for n := range sleepAfter - 1 {
		if p.frame(false); p.tick(false, false) {
			t.Fatalf("the loop sleeps %d ticks after something has happened", n+1)
		}
	}
}

// A key that is held has an event again and again. Nothing is drawn for it, but once it is up.
func TestAHeldKeyDrawsNothing(t *testing.T) {
	p := asleep(t)
	for range 2 {
		p.tick(false, false)
		if p.frame(true) {
			t.Error("a key that repeats itself has everything drawn anew")
		}
		if p.awake {
			t.Fatal("a key that repeats itself wakes the loop")
		}
		if p.frame(true) { // without an update
			t.Error("a key that repeats itself has everything drawn anew in a frame without an update")
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

// A key held for long has few frames; one held for a moment, and the next event after a change, wait for nothing that can be felt.
func TestAKeyHeldForLongIsLookedAtRarely(t *testing.T) {
	const repetition = 40 * time.Millisecond
	p := asleep(t)
	frames := 0
	for held := time.Duration(0); held < time.Minute; frames++ {
		p.tick(false, false)
		p.frame(true)
		pause := p.pause(true)
		if held < time.Second && pause > time.Second/6 || pause > maxPause {
			t.Errorf("held for %v an event waits for %v", held, pause)
		}
		held += max(pause, repetition)
	}
	if most := 200; frames > most {
		t.Errorf("%d frames in a minute, want at most %d", frames, most)
	}
	p.tick(true, false)
	p.frame(true)
	if pause := p.pause(true); pause > 0 {
		t.Errorf("an event waits for %v although something has just happened", pause)
	}
	p = asleep(t)
	p.wakeIn(time.Hour)
	defer p.silence()
	if p.pause(true) > 0 || asleep(t).pause(false) > 0 {
		t.Error("an event waits although a clock runs, or no key is held")
	}
	p = asleep(t)
	p.wakeIn(0)
	for !p.rung.Load() {
		time.Sleep(time.Millisecond)
	}
	p.tick(false, false)
	if p.frame(true); p.pause(true) != pauseStep {
		t.Error("an alarm that has rung keeps a held key from waiting")
	}
	p = asleep(t)
	if p.pause(true) != pauseStep || p.pause(false) != 0 || p.pause(true) != pauseStep {
		t.Error("the pause does not begin anew with another key")
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
		p.frame(false)
		if !p.frame(false) || !p.awake { // without an update
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

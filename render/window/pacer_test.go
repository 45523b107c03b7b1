package window

import (
	"testing"
	"time"
)

// asleep returns a pacer that has come to rest.
func asleep(t *testing.T) *pacer {
	t.Helper()
	p := &pacer{awake: true}
	for n := 1; n <= sleepAfter; n++ {
		if !p.awake {
			t.Fatal("the loop sleeps too soon")
		}
		p.tick(false, false)
		if anew, want := p.frame(false, false), n == sleepAfter-presented; anew != want {
			t.Errorf("frame %d of %d draws anew: %v; what was uncovered while the loop was awake is drawn when it can still be presented", n, sleepAfter, anew)
		}
	}
	if p.awake {
		t.Fatalf("the loop is awake after %d quiet frames", sleepAfter)
	}
	return p
}

func TestEventWakesLoop(t *testing.T) {
	p := asleep(t)
	if !p.frame(false, false) { // without an update: its input comes in the next
		t.Error("a frame that may have uncovered something is not redrawn")
	}
	if !p.awake {
		t.Error("the loop keeps sleeping after an event without an update")
	}
	for range 3 {
		if p.frame(false, false) || !p.awake {
			t.Error("a frame before the missing update redraws, or lets the loop sleep")
		}
	}
	p.tick(false, false)
	if p.frame(false, false) || p.awake {
		t.Error("the loop is awake although the late update found nothing")
	}
	p.frame(false, false)
	p.tick(true, false)
	for n := range sleepAfter - 1 {
		if p.tick(false, false); p.frame(false, false) && n+1 != sleepAfter-presented || !p.awake {
			t.Fatalf("the loop sleeps or draws anew %d frames after something has happened", n+1)
		}
	}
}

// An event that changes nothing wakes nothing. On an X server it may mean that another window was removed: then everything is redrawn, at once.
func TestEventWithoutChange(t *testing.T) {
	for _, p := range []*pacer{asleep(t), {keepsCovered: true}} {
		for range 3 {
			for range 5 { // updates with which Ebitengine catches up after a delay
				p.tick(false, false)
			}
			if p.frame(false, false) == p.keepsCovered {
				t.Errorf("drawn anew: %v, where the system keeps what is covered: %v", !p.keepsCovered, p.keepsCovered)
			}
			if p.awake {
				t.Fatal("the loop is awake after an event that changed nothing")
			}
		}
	}
}

// A machine that makes several updates in each frame redraws what was uncovered, too.
func TestSlowMachineDrawsBeforeSleep(t *testing.T) {
	p, drawn := &pacer{awake: true}, 0
	for frames := 0; p.awake; frames++ {
		if frames > 2*sleepAfter {
			t.Fatal("the loop never sleeps")
		}
		for range 3 {
			p.tick(false, false)
		}
		if p.frame(false, false) {
			drawn++
		}
	}
	if drawn != 1 {
		t.Errorf("everything is drawn anew %d times before the loop sleeps, want once", drawn)
	}
}

// Under Wine a system timer sends a message every 400 ms while the pointer rests in the window. It costs an update and draws nothing.
func TestSystemTimerWakesNothing(t *testing.T) {
	const tick, timer, time = 1000 / 60, 400, 60_000 // in ms
	p := &pacer{awake: true, keepsCovered: true}
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
		if p.frame(false, false) {
			drawn++
		}
	}
	if most := sleepAfter + time/timer; updates > most || drawn > 0 {
		t.Errorf("in a minute %d updates, of which %d drew everything, want at most %d and none", updates, drawn, most)
	}
}

// A held key causes repeated events. They draw nothing, but releasing it does.
func TestHeldKeyDrawsNothing(t *testing.T) {
	p := asleep(t)
	for range 2 {
		p.tick(false, false)
		if p.frame(false, true) || p.awake {
			t.Error("a repeating key redraws everything, or wakes the loop")
		}
		for again := true; again; again = p.awake { // the first without an update
			if p.frame(false, true) {
				t.Error("a repeating key redraws everything in a frame without an update")
			}
			p.tick(false, false)
		}
	}
	p.tick(false, false)
	if !p.frame(false, false) {
		t.Error("a frame that may have uncovered something is not redrawn after the key is released")
	}
}

// A key held for long has few frames; a key held for a moment, and the next event after a change, do not wait noticeably.
func TestLongHeldKeyIsCheckedRarely(t *testing.T) {
	const repetition = 40 * time.Millisecond
	p := asleep(t)
	frames := 0
	for held := time.Duration(0); held < time.Minute; frames++ {
		p.tick(false, false)
		p.frame(false, true)
		pause := p.pause(true, false)
		if held < time.Second && pause > time.Second/6 || pause > maxPause {
			t.Errorf("held for %v an event waits for %v", held, pause)
		}
		held += max(pause, repetition)
	}
	if most := 200; frames > most {
		t.Errorf("%d frames in a minute, want at most %d", frames, most)
	}
	if p.pause(true, true) > 0 || p.pause(false, false) > 0 {
		t.Error("an event waits although a clock runs, or no key is held")
	}
	if p.pause(true, false) != pauseStep {
		t.Error("the pause does not restart with another key")
	}
	p.tick(true, false)
	p.frame(true, true)
	if pause := p.pause(true, false); pause > 0 {
		t.Errorf("an event waits for %v although something has just happened", pause)
	}
}

func TestClockCostsOneFrame(t *testing.T) {
	p := asleep(t)
	for range 3 {
		p.tick(true, true)
		if p.frame(true, false) || p.awake {
			t.Fatal("a clock redraws everything, or wakes the loop for more than one frame")
		}
	}
	p.frame(false, false) // no update was due: the clock has not been checked
	p.tick(true, true)
	p.frame(true, false)
	for n := 0; p.awake; n++ {
		if n > presented+1 {
			t.Fatal("the loop stays awake too long after a clock")
		}
		p.tick(false, false)
		p.frame(false, false)
	}
}

func TestOneAlarmAtATime(t *testing.T) {
	p := asleep(t)
	p.schedule(0, false)
	p.schedule(time.Hour, true)
	first := p.alarm
	if p.schedule(2*time.Hour, true); p.alarm != first {
		t.Error("a second alarm is set while the first is pending")
	}
	if p.schedule(0, false); p.alarm.Stop() {
		t.Error("an alarm is set although no clock runs")
	}
	if p.schedule(time.Hour, true); !p.alarm.Stop() {
		t.Error("no alarm is set although a clock runs again")
	}
}

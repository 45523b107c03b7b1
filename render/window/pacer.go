// When the loop of the window sleeps: after a number of quiet frames, until an event or an alarm wakes it. Change here how soon it sleeps and
// what is drawn again.

package window

// The calls below are marked as deprecated in favour of skipping the drawing, which this program does too. They alone bring an idle
// window to rest: no update and no frame until something happens.
//lint:file-ignore SA1019 see above

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A pacer lets the loop sleep while nothing happens.
//
// While it sleeps Ebitengine makes a frame for every event of the system. Many of them change nothing: a key that is held repeats itself, and
// a pointer that rests in the window may have a timer of the system. So a frame wakes the loop only if its updates find something new, or if
// it has no update, as when its event follows another within a tick: then the update is still to come.
//
// An X server without a compositor forgets what another window covers, and Ebitengine has a frame then but does not say why. So a frame
// during sleep for which nothing else gives a reason draws everything anew, and what was uncovered while the loop was awake is drawn over
// shortly before it sleeps.
type pacer struct {
	awake    bool
	keeps    bool        // the system keeps what a window shows while another covers it
	updated  bool        // this frame has had an update
	quiet    int         // frames with an update since something happened
	repeated int         // frames in a row during sleep under a held key
	alarm    *time.Timer // makes the next frame that a clock needs; nil for none yet
}

const (
	// sleepAfter is the number of quiet frames after which the loop sleeps.
	sleepAfter = 30
	// presented is the number of frames in which Ebitengine presents what was drawn in the first of them, with one to spare. While the loop
	// sleeps it presents beside the wait for the next event, which on X11 may then wait for the one after it: so all are over before.
	presented = 5
	// soon is the longest delay until an alarm for which the loop need not stay awake until everything is presented.
	soon = time.Second
)

// tick is called at the end of every update. calm says that the next one is needed soon, but not at once, as where only a clock runs. For that
// a sleeping loop does not wake: the frame shows what is new, and that of the alarm presents it at the latest.
func (p *pacer) tick(busy, calm bool) {
	p.updated = true
	switch {
	case busy && !calm:
		p.wake(0)
	case busy && p.awake:
		p.quiet = min(p.quiet, sleepAfter-presented-1)
	}
}

// frame is called for every frame, after its updates. draws says that it draws something, held that a key is down, so that it may be one of
// its repetitions. It reports whether everything is to be drawn anew.
func (p *pacer) frame(draws, held bool) (anew bool) {
	updated := p.updated
	p.updated = false
	switch {
	case !p.awake:
		if !updated {
			p.wake(sleepAfter - 1)
		}
		anew = true
	case updated:
		p.quiet++
		anew = p.quiet == sleepAfter-presented
		if p.quiet >= sleepAfter {
			p.awake = false
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		}
	}
	return anew && !draws && !held && !p.keeps
}

// wake keeps the loop awake as if so many quiet frames had passed.
func (p *pacer) wake(quiet int) {
	p.quiet = quiet
	if !p.awake {
		p.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

// A held key that does nothing is looked at ever more rarely: each frame costs some milliseconds, and it repeats itself up to thirty times a
// second. Events wait for that long; the pause grows by a step with each repetition, so that only a key held for long makes them wait.
const (
	pauseStep = 8 * time.Millisecond
	maxPause  = 400 * time.Millisecond
)

// pause is called for every frame, after it. It returns how long the loop may wait until it looks at the next event. held says that a key is
// down that repeats itself. clock says that a clock runs: then there is no pause.
func (p *pacer) pause(held, clock bool) time.Duration {
	if p.awake || !held || clock {
		p.repeated = 0
		return 0
	}
	p.repeated++
	return min(time.Duration(p.repeated)*pauseStep, maxPause)
}

// alert makes a frame after a while, in which a clock shows something new, and none at the time that was asked for before. ok says that a clock
// runs.
func (p *pacer) alert(after time.Duration, ok bool) {
	switch {
	case p.alarm != nil && !ok:
		p.alarm.Stop()
	case p.alarm != nil:
		p.alarm.Reset(after)
	case ok:
		p.alarm = time.AfterFunc(after, Wake)
	}
}

// Wake makes a sleeping loop look whether there is something new. Goroutines may call it at any time while the window is open.
func Wake() { ebiten.ScheduleFrame() }

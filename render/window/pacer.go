// Puts the window's loop to sleep: after a number of quiet frames, until an event, an alarm or a call of Wake wakes it. Change here how soon it
// sleeps and when everything is drawn again. Wake may be called on any goroutine.

package window

// The calls below are deprecated in favour of skipping the drawing, which this program does too. Only they bring an idle window to rest: no update
// and no frame until something happens.
//lint:file-ignore SA1019 see above

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A pacer lets the loop sleep while nothing happens.
//
// While it sleeps Ebitengine makes a frame for every event of the system. Many of them change nothing: a held key repeats, and a pointer resting in
// the window may have a system timer. So a frame wakes the loop only if its updates find something new, or if it has no update, as when its event
// follows another within a tick: then the update is still to come.
//
// An X server without a compositor forgets what another window covers; Ebitengine then gets a frame, but no reason. So a frame during sleep that has
// no other reason redraws everything, and what was uncovered while the loop was awake is redrawn shortly before it sleeps.
type pacer struct {
	awake        bool
	keepsCovered bool        // the system keeps the content of a window while another covers it
	updated      bool        // this frame has had an update
	quiet        int         // frames with an update since something happened
	repeated     int         // consecutive frames during sleep while a key is held
	alarm        *time.Timer // makes the next frame that a clock needs; nil until needed
}

const (
	// sleepAfter is the number of quiet frames after which the loop sleeps.
	sleepAfter = 30
	// presented is the number of frames in which Ebitengine presents what was drawn in the first of them, plus one. While the loop sleeps, Ebitengine
	// presents in parallel to waiting for the next event, and on X11 that event may then be delayed until the following one. So all frames must be
	// presented before it sleeps.
	presented = 5
	// maxAlarmWithoutPresent is the longest delay until an alarm for which the loop need not stay awake until everything is presented.
	maxAlarmWithoutPresent = time.Second
)

// tick must be called at the end of every update. calm says that the next one is needed soon, but not at once, as when only a clock runs. That does
// not wake a sleeping loop: the frame draws what is new, and the alarm's frame presents it at the latest.
func (p *pacer) tick(busy, calm bool) {
	p.updated = true
	switch {
	case busy && !calm:
		p.wake(0)
	case busy && p.awake:
		p.quiet = min(p.quiet, sleepAfter-presented-1)
	}
}

// frame must be called for every frame, after its updates. draws says that it draws something, held that a key is down, so that the frame may be due
// to a key repeat. It reports whether everything must be redrawn.
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
	return anew && !draws && !held && !p.keepsCovered
}

// wake keeps the loop awake as if quiet quiet frames had passed.
func (p *pacer) wake(quiet int) {
	p.quiet = quiet
	if !p.awake {
		p.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

// A held key without effect is checked less and less often: each frame costs some milliseconds, and the key repeats up to thirty times a second.
// Events wait that long; the pause grows by a step with each repeat, so only a key held for long makes them wait.
const (
	pauseStep = 8 * time.Millisecond
	maxPause  = 400 * time.Millisecond
)

// pause must be called after every frame. It returns how long the loop may wait before it checks for the next event. held says that a repeating key
// is down. clock says that a clock runs: then there is no pause.
func (p *pacer) pause(held, clock bool) time.Duration {
	if p.awake || !held || clock {
		p.repeated = 0
		return 0
	}
	p.repeated++
	return min(time.Duration(p.repeated)*pauseStep, maxPause)
}

// schedule schedules a frame after a delay, when a clock shows something new, and cancels the one scheduled before. ok says that a clock runs.
func (p *pacer) schedule(after time.Duration, ok bool) {
	switch {
	case p.alarm != nil && !ok:
		p.alarm.Stop()
	case p.alarm != nil:
		p.alarm.Reset(after)
	case ok:
		p.alarm = time.AfterFunc(after, Wake)
	}
}

// Wake makes a sleeping loop check whether there is something new. It is safe for concurrent use while the window is open.
func Wake() { ebiten.ScheduleFrame() }

// Sleeping while nothing happens: when the loop stops drawing, and what wakes it. Change it to save power; build/idle measures the result.

package window

// The calls below are marked as deprecated in favour of skipping the drawing, which this program does too. They alone bring an idle
// window to rest: no update and no frame until something happens.
//lint:file-ignore SA1019 see above

import (
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A pacer lets the loop sleep while nothing happens.
//
// While it sleeps, Ebitengine makes a frame for every event of the system. Many events change nothing: a held key repeats, and a resting pointer may
// trigger a timer of the system. So the updates of such a frame decide: if they find nothing new, the loop sleeps on. An event that follows another
// within a tick gets a frame without an update. Its input would wait for the next event, so that frame wakes the loop for the missing update.
//
// While it sleeps Ebitengine presents a frame beside the wait for the next event, and on X11 both read the same connection: an event that
// comes meanwhile waits for the one after it. So the last frame is drawn before the loop sleeps, which it does when that is presented no more.
type pacer struct {
	awake    bool
	settling bool         // the next frame draws over what may have been uncovered
	settled  int          // frames from that one on
	dozing   bool         // the frame in which the loop falls asleep is still to come
	quiet    int          // ticks since something happened
	after    int          // quiet ticks before the loop sleeps
	rung     *atomic.Bool // of the alarm that is set: a clock has asked for a frame; nil where none is set
	timer    *time.Timer  // rings it
	struck   bool         // this frame's update has answered it
	seen     bool         // an update of this frame has found nothing new
	keeps    bool         // the system keeps what a window shows while another covers it
	repeated int          // frames in a row during sleep under a held key
}

// Quiet ticks before the loop sleeps: usually, where just the figures of a clock have changed, and after a frame without an update. The last
// frame that drew something must have been presented.
const (
	sleepAfter  = 30
	briefAfter  = 3
	glanceAfter = 1
)

// presented is the number of frames in which Ebitengine presents what was drawn in the first of them, with one to spare.
const presented = 5

// tick is called at the end of every update. calm says that nothing was busy but a clock, for which the loop does not stay awake. tick
// reports whether the loop falls asleep now, or goes on sleeping after a clock: a clock has to be asked when it wants the next frame.
func (p *pacer) tick(busy, calm bool) (rest bool) {
	if busy && !calm {
		p.wake(sleepAfter)
		return false
	}
	if !p.awake {
		answered := p.rings()
		p.struck = p.struck || answered
		p.seen = true
		return answered
	}
	p.quiet++
	if busy {
		p.quiet = min(p.quiet, p.after-briefAfter)
		p.settling, p.settled = false, 0
	}
	if p.quiet < p.after {
		return false
	}
	if p.after == sleepAfter && p.settled < presented { // the other ones have drawn what they woke for
		p.settling = p.settled == 0
		return false
	}
	p.awake, p.settled, p.dozing = false, 0, true
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	return true
}

// frame is called for every frame. It reports whether the window may show something else than what was drawn last: an X server without a
// compositor forgets what another window covers, and Ebitengine has a frame then but does not say why. So a frame during sleep for which
// nothing else gives a reason draws anew, unless the system keeps what is covered, and what has come while the loop was awake is drawn over
// before it sleeps. held says that a key is down: then the frame is one of its repetitions, and to draw can wait until the key goes up.
func (p *pacer) frame(held bool) (anew bool) { return p.uncovers() && !held }

// uncovers is called for every frame. It reports whether the frame may be there because another window was taken away.
func (p *pacer) uncovers() bool {
	struck, seen := p.struck, p.seen
	p.struck, p.seen = false, false
	switch {
	case p.settling:
		p.settling, p.settled = false, 1
		return true
	case p.dozing:
		p.dozing = false
		return false
	case p.settled > 0:
		p.settled++
		return false
	case p.awake || struck:
		return false
	case seen:
		return !p.keeps
	case p.rings():
		p.wake(briefAfter)
		return false
	}
	p.wake(glanceAfter)
	return true
}

// A held key that does nothing is looked at ever more rarely: each frame costs some milliseconds, and it repeats itself up to thirty times a
// second. Events wait for that long; the pause grows by a step with each repetition, so that only a key held for long makes them wait.
const (
	pauseStep = 8 * time.Millisecond
	maxPause  = 400 * time.Millisecond
)

// pause is called for every frame, after it. It returns how long the loop may wait until it looks at the next event. held says that a key is
// down that repeats itself. While a clock runs there is no pause.
func (p *pacer) pause(held bool) time.Duration {
	if p.awake || !held || p.rung != nil {
		p.repeated = 0
		return 0
	}
	p.repeated++
	return min(time.Duration(p.repeated)*pauseStep, maxPause)
}

// wakeIn makes a frame after a while, in which a clock shows something new. An alarm that was set before is off.
func (p *pacer) wakeIn(after time.Duration) {
	p.silence()
	rung := new(atomic.Bool)
	p.rung = rung
	p.timer = time.AfterFunc(after, func() {
		rung.Store(true)
		Wake()
	})
}

// silence puts the alarm off. One that rang while the loop is awake would be taken for the next event after that, which then woke nobody;
// and each that is answered sets another.
func (p *pacer) silence() {
	if p.rung != nil {
		p.timer.Stop()
		p.rung, p.timer = nil, nil
	}
}

// rings reports once whether the alarm has rung. Then none is set any more.
func (p *pacer) rings() bool {
	if p.rung == nil || !p.rung.Load() {
		return false
	}
	p.rung, p.timer = nil, nil
	return true
}

// Wake makes a sleeping loop look whether there is something new. Goroutines may call it at any time while the window is open.
func Wake() { ebiten.ScheduleFrame() }

// wake keeps the loop awake for some quiet ticks. A clock is looked at anyway then, and asked again before the loop sleeps.
func (p *pacer) wake(after int) {
	p.silence()
	p.quiet, p.struck, p.seen, p.after = 0, false, false, after
	p.settling, p.settled, p.dozing = false, 0, false
	if !p.awake {
		p.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

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
// While it sleeps Ebitengine makes a frame only for an event, and an event that follows another within a tick gets a frame without
// an update: its input would wait for the next event. So every frame made during sleep wakes the loop for a while, but for one that a clock
// has asked for and an update has answered: it is the only one of its second.
type pacer struct {
	awake    bool
	settling bool         // the frame in which the loop falls asleep is still to come
	quiet    int          // ticks since something happened
	after    int          // quiet ticks before the loop sleeps
	rung     *atomic.Bool // of the alarm that is set: a clock has asked for a frame; nil where none is set
	timer    *time.Timer  // rings it
	struck   bool         // this frame's update has answered it
}

// Quiet ticks before the loop sleeps: usually, and where just the figures of a clock have changed. The last frame must have been presented.
const (
	sleepAfter = 30
	briefAfter = 3
)

// tick is called at the end of every update. calm says that nothing was busy but a clock, for which the loop does not stay awake. tick
// reports whether the loop falls asleep now, or goes on sleeping after a clock: a clock has to be asked when it wants the next frame.
func (p *pacer) tick(busy, calm bool) (rest bool) {
	if busy && !calm {
		p.wake()
		return false
	}
	if !p.awake {
		answered := p.rings()
		p.struck = p.struck || answered
		return answered
	}
	p.quiet++
	if busy {
		p.quiet = min(p.quiet, p.after-briefAfter)
	}
	if p.quiet >= p.after {
		p.awake, p.settling = false, true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		return true
	}
	return false
}

// frame is called for every frame. It reports whether the window may show something else than what was drawn last: an X server without a
// compositor forgets what another window covers, and Ebitengine has a frame then but does not say why. So what wakes the loop draws anew,
// and what has come while it was awake is drawn over before it sleeps. held says that a key is down: then it is the key that wakes the loop
// by repeating itself, and to draw can wait until it goes up.
func (p *pacer) frame(held bool) (anew bool) {
	switch {
	case p.settling:
		p.settling = false
		return p.after == sleepAfter && !held // and not after a clock, which has one frame
	case !p.awake && p.struck:
		p.struck = false
	case !p.awake && p.rings(): // no update was due
		p.wake()
		p.after = briefAfter
	case !p.awake:
		p.wake()
		return !held
	}
	return false
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

// rings reports once whether the alarm has rung.
func (p *pacer) rings() bool { return p.rung != nil && p.rung.Swap(false) }

// Wake makes a sleeping loop look whether there is something new. Goroutines may call it at any time while the window is open.
func Wake() { ebiten.ScheduleFrame() }

// wake keeps the loop awake for a while. A clock is looked at anyway then, and asked again before the loop sleeps.
func (p *pacer) wake() {
	p.silence()
	p.quiet, p.settling, p.struck, p.after = 0, false, false, sleepAfter
	if !p.awake {
		p.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

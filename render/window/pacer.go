package window

// The calls below are marked as deprecated in favour of skipping the drawing, which this program does too. They alone bring an idle
// window to rest: no update and no frame until something happens.
//lint:file-ignore SA1019 see above

import "github.com/hajimehoshi/ebiten/v2"

// A pacer lets the loop sleep while nothing happens.
//
// While it sleeps Ebitengine makes a frame only for an event, and an event that follows another within a tick gets a frame without
// an update: its input would wait for the next event. So every frame made during sleep wakes the loop for a while.
type pacer struct {
	awake    bool
	settling bool // the frame in which the loop falls asleep is still to come
	quiet    int  // ticks since something happened
}

// sleepAfter is the number of quiet ticks before the loop sleeps: the last frame must have been presented.
const sleepAfter = 30

func newPacer() pacer { return pacer{awake: true} }

// tick is called at the end of every update. It reports once whether everything has come to rest.
func (p *pacer) tick(busy bool) (rest bool) {
	if busy {
		p.wake()
		return false
	}
	p.quiet++
	if p.quiet >= sleepAfter && p.awake {
		p.awake, p.settling = false, true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		return true
	}
	return false
}

// frame is called for every frame.
func (p *pacer) frame() {
	switch {
	case p.settling:
		p.settling = false
	case !p.awake:
		p.wake()
	}
}

// Wake makes a sleeping loop look whether there is something new. Goroutines may call it at any time while the window is open.
func Wake() { ebiten.ScheduleFrame() }

func (p *pacer) wake() {
	p.quiet, p.settling = 0, false
	if !p.awake {
		p.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

package window

// The calls below are marked as deprecated in favour of skipping the drawing, which this program does too. They alone bring an idle
// window to rest: no update and no frame until something happens.
//lint:file-ignore SA1019 see above

import "github.com/hajimehoshi/ebiten/v2"

// A pacer lets the loop sleep while nothing happens.
type pacer struct {
	awake bool
	quiet int // ticks since something happened
}

// sleepAfter is the number of quiet ticks before the loop sleeps: the last frame must have been presented.
const sleepAfter = 30

func newPacer() pacer { return pacer{awake: true} }

// tick is called at the end of every update.
func (p *pacer) tick(busy bool) {
	if busy {
		p.quiet = 0
		if !p.awake {
			p.awake = true
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
		}
		return
	}
	p.quiet++
	if p.quiet == sleepAfter && p.awake {
		p.awake = false
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	}
}

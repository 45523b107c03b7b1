// Splits the mouse presses between two ticks into frames, so that every click acts where it was made. Change here which short press is a click. The
// presses come from mouse_events.go and mouse_events_js.go.

package window

import (
	"math"

	"quintet/render/input"
)

// A press is a mouse button going down or up.
type press struct {
	button input.Button
	down   bool
	x, y   float64 // the pointer at that time, in the pixels of the system's window
}

// presses collects what the mouse buttons did since the last tick, in order.
//
// Ebitengine records only the tick in which a button last went down, and the pointer at the time of a frame. So it sees only one of two clicks
// between two frames, and reports the click at the later pointer position, which is elsewhere if the user clicks in passing or the machine is busy.
// The system reports every press with its position, so listen hooks into its events. If that fails, only the frame is available.
type presses struct {
	queue[press]

	installed   bool // listen has been called
	reported    bool // and the system reports presses
	down        input.Button
	at          [2]float32 // where the button that is down went down
	age         int        // ticks since then
	drawn       int        // frames until now
	since       int        // frames until the button went down
	unseenTicks int        // ticks without Ebitengine seeing it
}

// briefTicks is the longest press that counts as a click where it began, wherever the pointer is when it ends. No one drags that fast. A press that
// ends in the frame after its beginning is brief, however many ticks a busy machine makes up for in between.
const briefTicks = 5

// lostTicks is the number of ticks without a report from the system after which a button counts as up if Ebitengine says so. Ebitengine may know
// later than the system.
const lostTicks = 3

// frames splits f, the input of a tick, into frames: one for each reported press, with the pointer position at that time, and f itself for the
// current position. It merges what fits into one frame. scale is that of the positions in told.
func (p *presses) frames(f input.Frame, told []press, scale float64) []input.Frame {
	p.age++
	if f.Touch || !p.reported {
		p.down = 0
		return splitClick(f)
	}
	var all []input.Frame
	for _, t := range told {
		now := f.WithoutActions()
		now.X, now.Y = float32(t.x/scale), float32(t.y/scale)
		if t.down {
			p.down |= t.button
			now.Pressed, p.at, p.age, p.since = t.button, [2]float32{now.X, now.Y}, 0, p.drawn
		} else {
			if p.down&t.button == 0 {
				continue // it went down before listen was called
			}
			p.down &^= t.button
			now.Released = t.button
			if p.age <= briefTicks || p.drawn <= p.since+1 {
				now.X, now.Y = p.at[0], p.at[1]
			}
		}
		now.Down = p.down
		all = append(all, now)
	}
	lost := p.down &^ f.Down // it went up where the system reports nothing, as beside the page
	if p.unseenTicks++; lost == 0 || len(told) > 0 {
		p.unseenTicks = 0
	}
	if p.unseenTicks < lostTicks {
		lost = 0
	}
	p.down &^= lost
	f.Down, f.Pressed, f.Released = p.down, 0, lost
	if n := len(all); n > 0 && near(all[n-1], f) {
		f.X, f.Y = all[n-1].X, all[n-1].Y
		f.Pressed, f.Released = all[n-1].Pressed, all[n-1].Released
		all = all[:n-1]
	}
	return append(all, oneEach(f)...)
}

// near reports whether the pointer of a and b is at the same position, up to rounding.
func near(a, b input.Frame) bool {
	return math.Abs(float64(a.X-b.X)) < 0.5 && math.Abs(float64(a.Y-b.Y)) < 0.5
}

// splitClick returns f split like oneEach, and additionally into two frames if a button went down and up in it: that was a click, and no button is down
// any more.
func splitClick(f input.Frame) []input.Frame {
	both := f.Pressed & f.Released
	if both == 0 {
		return oneEach(f)
	}
	first := f.WithoutActions()
	first.X, first.Y, first.Touch, first.Pressed, first.Down = f.X, f.Y, f.Touch, f.Pressed, f.Down|both
	f.Pressed, f.Down = 0, f.Down&^both
	return append([]input.Frame{first}, oneEach(f)...)
}

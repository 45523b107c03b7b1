// Runs two groups of script commands: those of touch (tap, long, swipe, bytaps), and slow drags by a finger or the left button (pick, touch, carry,
// nudge, drop, bydrags). Add a gesture here. board.go has clicks, and drags between two cells.

package demo

import (
	"fmt"
	"math"
	"strings"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// A drag is a press on the board that is held.
type drag struct {
	from, at render.Point // the middles of the cells where it started and where it is now
}

// dragCommand runs the commands of a slow drag: name is a cell, or the direction of a nudge.
func (p *Player) dragCommand(verb, name string) error {
	begins := verb == "pick" || verb == "touch"
	switch {
	case !begins && p.buttonsDown == 0:
		return fmt.Errorf("nothing is pressed")
	case verb == "nudge":
		return p.nudge(name)
	}
	at, err := p.place(name)
	switch {
	case err != nil:
		return err
	case begins:
		p.pick(at, verb == "touch")
	default:
		p.carry(at)
	}
	return nil
}

// pick presses at a place, with a finger or the left button, and holds it.
func (p *Player) pick(at render.Point, finger bool) {
	p.at, p.touch = at, finger
	if !finger {
		p.Move(at)
	}
	p.buttonsDown, p.drag = input.Left, drag{at, at}
	p.tick(input.Frame{Pressed: input.Left})
}

// carry moves the held press to a place and rests there.
func (p *Player) carry(at render.Point) {
	p.drag.at, p.at = at, at
	p.tick(input.Frame{})
	p.rest()
}

// nudge moves the held press by part of a cell, in a direction relative to its path, and rests there.
func (p *Player) nudge(where string) error {
	const cells = 0.35
	turn, ok := map[string]float64{"straight": 0, "right": math.Pi / 2, "back": math.Pi, "left": -math.Pi / 2}[where]
	if !ok {
		return fmt.Errorf("want left, straight, right or back")
	}
	d := p.drag
	sin, cos := math.Sincos(math.Atan2(float64(d.at.Y-d.from.Y), float64(d.at.X-d.from.X)) + turn)
	by := cells * p.App.Seen().Played.Unit
	p.at = render.Point{X: d.at.X + by*float32(cos), Y: d.at.Y + by*float32(sin)}
	p.tick(input.Frame{})
	p.rest()
	return nil
}

// releaseDrag releases the press.
func (p *Player) releaseDrag() {
	p.buttonsDown = 0
	p.tick(input.Frame{Released: input.Left})
	if p.touch {
		p.at = nowhere
		p.tick(input.Frame{})
	}
}

// dragAll returns a function that makes a move by a drag if it moves a piece from cell to cell, and otherwise by clicks or taps.
func (p *Player) dragAll(finger bool) func(steps []board.Target) error {
	return func(steps []board.Target) error {
		l := p.App.Seen().Played
		switch {
		case len(steps) > 1 && steps[0].IsCell() && steps[1].IsCell():
		case finger:
			return p.tapAll(steps)
		default:
			return p.clickAll(steps)
		}
		p.pick(l.Centre(steps[0]), finger)
		p.carry(l.Centre(steps[1]))
		if len(steps) > 2 {
			if err := p.nudge(l.Geometry.Label(steps[2])); err != nil {
				return err
			}
		}
		p.releaseDrag()
		return nil
	}
}

// nowhere is the place of the pointer after a finger was lifted.
var nowhere = render.Point{X: -1, Y: -1}

// touchDown puts a finger on a place.
func (p *Player) touchDown(at render.Point) {
	p.at, p.touch = at, true
	p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
}

// touchUp lifts the finger, after a long press or not.
func (p *Player) touchUp(long bool) {
	p.tick(input.Frame{Released: input.Left, Long: long})
	p.at = nowhere
	p.tick(input.Frame{})
}

// tap touches a place with a finger and lifts it.
func (p *Player) tap(at render.Point) {
	p.touchDown(at)
	p.touchUp(false)
}

// tapAt touches a cell, the tick, or a button.
func (p *Player) tapAt(name string) error {
	var at render.Point
	var err error
	if label, ok := strings.CutPrefix(name, "button "); ok {
		at, err = p.middleOf(label)
	} else if name != "tick" {
		at, err = p.place(name)
	} else if b := p.played(); b != nil && b.Hand.Pending() {
		at = b.Hand.ConfirmButton().Centre()
	} else {
		err = fmt.Errorf("no ply waits for confirmation")
	}
	if err == nil {
		p.tap(at)
	}
	return err
}

// swipe puts a finger on the middle of the window, moves it down by n pixels, or up if n is negative, and lifts it.
func (p *Player) swipe(n int) {
	const steps = 8
	from := render.Point{X: float32(p.w) / p.scale / 2, Y: float32(p.h) / p.scale / 2}
	p.touchDown(from)
	for i := 1; i <= steps; i++ {
		p.at.Y = from.Y + float32(n*i)/steps
		p.tick(input.Frame{Down: input.Left})
	}
	p.touchUp(false)
}

// longPress touches a button and holds, or lifts the finger.
func (p *Player) longPress(label string) error {
	if label == "none" {
		p.touchUp(true)
		return nil
	}
	at, err := p.middleOf(label)
	if err != nil {
		return err
	}
	p.touchDown(at)
	p.tick(input.Frame{Down: input.Left, Long: true})
	return nil
}

// tapAll makes a move by taps, from its steps: a ply that waits for confirmation is confirmed by a second tap, every third one by the tick.
func (p *Player) tapAll(steps []board.Target) error {
	b := p.played()
	if b == nil {
		return errNoBoard
	}
	for _, t := range steps {
		at, err := p.target(t)
		if err != nil {
			return err
		}
		p.tap(at)
		if !t.IsCell() || !b.Hand.Pending() || p.App.Seen().Played.Geometry.Aim {
			continue
		}
		if p.Match().Cursor()%3 == 0 {
			at = b.Hand.ConfirmButton().Centre()
		}
		p.tap(at)
	}
	return nil
}

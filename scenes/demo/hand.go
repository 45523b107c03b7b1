package demo

import (
	"fmt"
	"math"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// A drag is a press on the board that goes on.
type drag struct {
	from, at render.Point // the middles of the cells where it began and to which it has come
}

// hand plays the commands of a drag that takes its time: name is a cell, or the way of a nudge.
func (p *Player) hand(verb, name string) error {
	begins := verb == "pick" || verb == "touch"
	switch {
	case !begins && p.down == 0:
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

// pick presses at a place, with a finger or the left button, and keeps it pressed.
func (p *Player) pick(at render.Point, finger bool) {
	p.at, p.touch = at, finger
	if !finger {
		p.Move(at)
	}
	p.down, p.drag = input.Left, drag{at, at}
	p.tick(input.Frame{Pressed: input.Left})
}

// carry moves what is pressed to a place and rests there.
func (p *Player) carry(at render.Point) {
	p.drag.at, p.at = at, at
	p.tick(input.Frame{})
	p.linger()
}

// nudge moves what is pressed by part of a cell from where it was carried, seen in the direction of its way, and rests there.
func (p *Player) nudge(where string) error {
	const cells = 0.35
	turn, ok := map[string]float64{"straight": 0, "right": math.Pi / 2, "back": math.Pi, "left": -math.Pi / 2}[where]
	if !ok {
		return fmt.Errorf("want left, straight, right or back")
	}
	d := p.drag
	sin, cos := math.Sincos(math.Atan2(float64(d.at.Y-d.from.Y), float64(d.at.X-d.from.X)) + turn)
	by := cells * p.App.Board.Unit
	p.at = render.Point{X: d.at.X + by*float32(cos), Y: d.at.Y + by*float32(sin)}
	p.tick(input.Frame{})
	p.linger()
	return nil
}

// letGo ends the press.
func (p *Player) letGo() {
	p.down = 0
	p.tick(input.Frame{Released: input.Left})
	if p.touch {
		p.at = nowhere
		p.tick(input.Frame{})
	}
}

// dragAll returns what makes a move by a drag where it moves a piece from cell to cell, and otherwise by clicks or taps.
func (p *Player) dragAll(finger bool) func(steps []board.Target) error {
	return func(steps []board.Target) error {
		l := p.App.Board
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
		p.letGo()
		return nil
	}
}

package demo

import (
	"fmt"
	"strings"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// nowhere is the place of the pointer after a finger has gone.
var nowhere = render.Point{X: -1, Y: -1}

// lay lays a finger on a place.
func (p *Player) lay(at render.Point) {
	p.at, p.touch = at, true
	p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
}

// lift takes the finger away, which has lain there for long or not.
func (p *Player) lift(long bool) {
	p.tick(input.Frame{Released: input.Left, Long: long})
	p.at = nowhere
	p.tick(input.Frame{})
}

// tap touches a place with a finger and takes it away.
func (p *Player) tap(at render.Point) {
	p.lay(at)
	p.lift(false)
}

// tapAt touches a cell, the tick, or a button.
func (p *Player) tapAt(name string) error {
	var at render.Point
	var err error
	if label, ok := strings.CutPrefix(name, "button "); ok {
		at, err = p.middleOf(label)
	} else if name != "tick" {
		at, err = p.place(name)
	} else if b := p.played(); b != nil && b.Pending() {
		at = b.Tick().Centre()
	} else {
		err = fmt.Errorf("no ply waits for being confirmed")
	}
	if err == nil {
		p.tap(at)
	}
	return err
}

// swipe lays a finger on the middle of the window, draws it down by n pixels, or up where n is negative, and takes it away.
func (p *Player) swipe(n int) {
	const steps = 8
	from := render.Point{X: float32(p.w) / p.scale / 2, Y: float32(p.h) / p.scale / 2}
	p.lay(from)
	for i := 1; i <= steps; i++ {
		p.at.Y = from.Y + float32(n*i)/steps
		p.tick(input.Frame{Down: input.Left})
	}
	p.lift(false)
}

// long touches a button and stays, or takes the finger away.
func (p *Player) long(label string) error {
	if label == "none" {
		p.lift(true)
		return nil
	}
	at, err := p.middleOf(label)
	if err != nil {
		return err
	}
	p.lay(at)
	p.tick(input.Frame{Down: input.Left, Long: true})
	return nil
}

// tapAll makes a move by taps, from its steps: a ply that waits is confirmed by a second tap, every third one by the tick.
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
		if !t.IsCell() || !b.Pending() || p.App.Board.Geometry.Aim {
			continue
		}
		if p.Match().Cursor()%3 == 0 {
			at = b.Tick().Centre()
		}
		p.tap(at)
	}
	return nil
}

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

// tap touches a place with a finger and takes it away.
func (p *Player) tap(at render.Point) {
	p.at, p.touch = at, true
	p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
	p.tick(input.Frame{Released: input.Left})
	p.at = nowhere
	p.tick(input.Frame{})
}

// tapAt touches a cell, the tick, or a button.
func (p *Player) tapAt(name string) error {
	if label, ok := strings.CutPrefix(name, "button "); ok {
		w, ok := p.widget(label)
		if !ok {
			return p.noButton()
		}
		p.tap(w.Rect.Centre())
		return nil
	}
	if name == "tick" {
		b := p.played()
		if b == nil || !b.Pending() {
			return fmt.Errorf("no ply waits for being confirmed")
		}
		p.tap(b.Tick().Centre())
		return nil
	}
	at, err := p.place(name)
	if err != nil {
		return err
	}
	p.tap(at)
	return nil
}

// swipe lays a finger on the middle of the window, draws it down by n pixels, or up where n is negative, and takes it away.
func (p *Player) swipe(n int) {
	const steps = 8
	from := render.Point{X: float32(p.w) / p.scale / 2, Y: float32(p.h) / p.scale / 2}
	p.at, p.touch = from, true
	p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
	for i := 1; i <= steps; i++ {
		p.at.Y = from.Y + float32(n*i)/steps
		p.tick(input.Frame{Down: input.Left})
	}
	p.tick(input.Frame{Released: input.Left})
	p.at = nowhere
	p.tick(input.Frame{})
}

// long touches a button and stays, or takes the finger away.
func (p *Player) long(label string) error {
	if label == "none" {
		p.tick(input.Frame{Released: input.Left, Long: true})
		p.at = nowhere
		p.tick(input.Frame{})
		return nil
	}
	w, ok := p.widget(label)
	if !ok {
		return p.noButton()
	}
	p.at, p.touch = w.Rect.Centre(), true
	p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
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

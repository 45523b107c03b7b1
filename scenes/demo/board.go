// Runs the script commands on the board: points at cells, clicks, drags between two cells, and plays plies. boardCommand finds the function of each
// command; some are in touch.go and keyboard.go. Add a command that needs a board there, and describe it in demo.go.

package demo

import (
	"errors"
	"fmt"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

var errNoBoard = errors.New("no board is shown")

// boardCommand runs the commands on the board.
func (p *Player) boardCommand(verb string, words []string) error {
	name := strings.Join(words, " ")
	var do func() error
	switch verb {
	case "click", "move":
		do = func() error { return p.point(verb, name) }
	case "lay", "aim", "drag", "grab", "draw":
		do = func() error { return p.twoCells(verb, words) }
	case "pick", "touch", "carry", "nudge":
		do = func() error { return p.dragCommand(verb, name) }
	case "tap":
		do = func() error { return p.tapAt(name) }
	case "cursor":
		do = func() error { return p.moveCursor(p.App.Seen().Played.Geometry.Named(name)) }
	case "play":
		do = func() error { return p.plies(words, p.clickAll) }
	case "bytaps":
		do = func() error { return p.plies(words, p.tapAll) }
	case "bykeys":
		do = func() error { return p.plies(words, p.keyAll) }
	case "bydrags", "byfinger":
		do = func() error { return p.plies(words, p.dragAll(verb == "byfinger")) }
	default:
		return fmt.Errorf("there is no such command")
	}
	if button := verb == "tap" && strings.HasPrefix(name, "button "); p.App.Seen().Played == nil && name != "away" && !button {
		return errNoBoard
	}
	return do()
}

// plies plays plies one after another. steps points at the targets of each.
func (p *Player) plies(words []string, steps func([]board.Target) error) error {
	for _, ply := range words {
		if err := p.ply(ply, steps); err != nil {
			return fmt.Errorf("%s: %w", ply, err)
		}
	}
	return nil
}

// point moves the pointer to a place and clicks there.
func (p *Player) point(verb, name string) error {
	if name != "here" {
		at, err := p.place(name)
		if err != nil {
			return err
		}
		p.Move(at)
	}
	if verb == "click" {
		p.button(input.Left)
		return nil
	}
	p.rest()
	return nil
}

// place returns the place of a cell, a small square, an edge or a heading of the dial.
func (p *Player) place(name string) (render.Point, error) {
	l := p.App.Seen().Played
	if name == "away" {
		return render.Point{X: 4, Y: 4}, nil
	}
	for i, side := range []string{"top", "right", "bottom", "left"} {
		if side == name {
			for _, e := range l.Geometry.Edges {
				if e.Side == board.Side(i) {
					return l.At(middle(e.Outline)), nil
				}
			}
		}
	}
	if heading, ok := strings.CutPrefix(name, "dial "); ok {
		return p.target(l.Geometry.Button(heading))
	}
	if t := l.Geometry.Named(name); t != board.NoTarget {
		return l.Centre(t), nil
	}
	return render.Point{}, fmt.Errorf("there is no cell %q", name)
}

// rest leaves the pointer where it is until all information about the place is shown.
func (p *Player) rest() {
	const ticks = 20
	for range ticks {
		if p.Busy() {
			p.tick(input.Frame{})
		}
	}
}

// middle returns the mean of ps.
func middle(ps []board.Point) board.Point {
	var m board.Point
	for _, q := range ps {
		m.X += q.X / float32(len(ps))
		m.Y += q.Y / float32(len(ps))
	}
	return m
}

// twoCells runs the commands with two cells.
func (p *Player) twoCells(verb string, cells []string) error {
	if len(cells) != 2 {
		return fmt.Errorf("want two cells")
	}
	a, err := p.place(cells[0])
	b, other := p.place(cells[1])
	if err := errors.Join(err, other); err != nil {
		return err
	}
	if verb == "draw" {
		p.Move(a)
		p.tick(input.Frame{Pressed: input.Right, Down: input.Right})
		p.at, p.buttonsDown = b, input.Right
		p.tick(input.Frame{})
		p.buttonsDown = 0
		p.tick(input.Frame{Released: input.Right})
		return nil
	}
	if verb == "drag" || verb == "grab" {
		p.Move(a)
		p.tick(input.Frame{Pressed: input.Left, Down: input.Left})
		p.at, p.buttonsDown = b, input.Left
		p.tick(input.Frame{})
		p.rest()
		if verb == "drag" {
			p.releaseDrag()
		}
		return nil
	}
	p.aim(a, b)
	if verb == "lay" {
		p.button(input.Left)
	} else {
		p.rest()
	}
	return nil
}

// aim moves the pointer into a, a third of a cell towards b.
func (p *Player) aim(a, b render.Point) {
	p.Move(render.Point{X: a.X + (b.X-a.X)*0.33, Y: a.Y + (b.Y-a.Y)*0.33})
}

// Play plays one ply with clicks. It waits for a forced pass, which the program plays itself.
func (p *Player) Play(ply string) error { return p.ply(ply, p.clickAll) }

// ply plays one ply. steps points at its targets.
func (p *Player) ply(ply string, steps func([]board.Target) error) error {
	m := p.Match()
	if m == nil {
		return errNoBoard
	}
	g, at := m.Game(), m.Position()
	mv, err := g.ParseMove(at, ply)
	if err != nil {
		return err
	}
	before := m.Cursor()
	if _, forced := games.PassOf(g, at); forced { // the program plays it
		for n := 0; m.Cursor() == before; n++ {
			if n == 600 {
				return fmt.Errorf("the program does not come to rest")
			}
			p.tick(input.Frame{})
		}
	} else if err := steps(g.AppendSteps(nil, at, mv)); err != nil {
		return err
	}
	if m = p.Match(); m == nil { // a ply in a finished game starts a new game
		return errBoardGone
	}
	if m.Cursor() != before+1 || m.Move(before) != mv {
		return fmt.Errorf("the clicks did not make the ply; %d plies are in force", m.Cursor())
	}
	return nil
}

// errBoardGone is the error if a click has led to a page without a board.
var errBoardGone = errors.New("the click has led to another page")

// clickAll clicks the steps of a move.
func (p *Player) clickAll(steps []board.Target) error {
	l := p.App.Seen().Played
	if l.Geometry.Aim && len(steps) == 2 {
		p.aim(l.Centre(steps[0]), l.Centre(steps[1]))
		p.button(input.Left)
		return nil
	}
	before := p.Match().Cursor()
	for _, t := range steps {
		at, err := p.target(t)
		if err != nil {
			return err
		}
		p.Move(at)
		if p.button(input.Left); p.Match() == nil {
			return errBoardGone
		}
		if p.Match().Cursor() > before {
			break // a click on a hint makes the whole move
		}
	}
	return nil
}

// target returns the place of t: on the board, on the dial, or of a button on the screen.
func (p *Player) target(t board.Target) (render.Point, error) {
	if t.IsCell() {
		return p.App.Seen().Played.Centre(t), nil
	}
	if b := p.played(); b != nil {
		if at, ok := b.Display.DialButtonAt(t); ok {
			return at, nil
		}
	}
	captions := map[string]string{"end": "End turn", "swap": "Swap colours"}
	for _, w := range p.App.Seen().Widgets {
		if w.Label == captions[p.App.Seen().Played.Geometry.Label(t)] {
			return w.Rect.Centre(), nil
		}
	}
	return render.Point{}, fmt.Errorf("nothing on the screen is %q", p.App.Seen().Played.Geometry.Label(t))
}

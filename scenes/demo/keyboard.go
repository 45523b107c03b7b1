// Runs the script commands of the keyboard: presses and holds keys, moves the cursor on the board and the focus, and plays plies only with keys
// (keyAll). Change here which keys reach a target of a ply (keyTile, keyButton).

package demo

import (
	"fmt"
	"slices"
	"strings"

	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// act presses the default key of a.
func (p *Player) act(a keys.Action) { p.key(keys.Map(nil).First(a)) }

// key presses k.
func (p *Player) key(k input.Key) {
	in := input.Frame{Keys: []input.Key{k}, Held: []input.Key{k}}
	if sign, ok := keys.KeyRune(k); ok {
		in.Typed = []rune{sign}
	}
	p.tick(in)
	p.tick(input.Frame{})
}

// errNoCursor reports that keys cannot point at cells here.
var errNoCursor = fmt.Errorf("the keyboard has no cursor here")

// cursor returns the label of the cell with the keyboard cursor, "none" if there is none.
func (p *Player) cursor() string {
	if b := p.played(); b != nil {
		if t, on := b.Hand.Cursor(); on {
			return p.App.Seen().Played.Geometry.Label(t)
		}
	}
	return "none"
}

// moveCursor moves the cursor to t by arrow keys.
func (p *Player) moveCursor(t board.Target) error {
	b := p.played()
	switch {
	case b == nil || p.App.Seen().Played == nil:
		return errNoCursor
	case t == board.NoTarget:
		return fmt.Errorf("there is no such cell")
	}
	if _, on := b.Hand.Cursor(); !on {
		p.act(keys.CursorRight)
	}
	to, half := p.App.Seen().Played.Centre(t), p.App.Seen().Played.Unit/2
	for range 2 * len(p.App.Seen().Played.Geometry.Cells) {
		at, on := b.Hand.Cursor()
		if !on {
			return errNoCursor
		}
		switch c := p.App.Seen().Played.Centre(at); {
		case c.X < to.X-half:
			p.act(keys.CursorRight)
		case c.X > to.X+half:
			p.act(keys.CursorLeft)
		case c.Y < to.Y-half:
			p.act(keys.CursorDown)
		case c.Y > to.Y+half:
			p.act(keys.CursorUp)
		default:
			return nil
		}
	}
	return fmt.Errorf("the cursor does not reach %s", p.App.Seen().Played.Geometry.Label(t))
}

// keyAll makes a move only by keys, from its steps.
func (p *Player) keyAll(steps []board.Target) error {
	if p.App.Seen().Played.Geometry.Aim && len(steps) == 2 {
		return p.keyTile(steps)
	}
	for _, t := range steps {
		if !t.IsCell() {
			if err := p.keyButton(t); err != nil {
				return err
			}
			continue
		}
		if err := p.moveCursor(t); err != nil {
			return err
		}
		p.act(keys.Act)
	}
	return nil
}

// keyTile lays a piece of two cells only by keys.
func (p *Player) keyTile(steps []board.Target) error {
	if err := p.moveCursor(steps[0]); err != nil {
		return err
	}
	b := p.played() // walk has found it
	for range 8 {
		if slices.Equal(b.Hand.AimedTile(), steps) {
			p.act(keys.Act)
			return nil
		}
		p.act(keys.TileOn)
	}
	return fmt.Errorf("the piece cannot be turned so; it lies on %v", b.Hand.AimedTile())
}

// keyButton presses the key for t: a heading of the dial, or a button on the screen.
func (p *Player) keyButton(t board.Target) error {
	headings := []string{"left", "straight", "right"}
	switch name := p.App.Seen().Played.Geometry.Label(t); {
	case name == "end":
		p.act(keys.EndTurn)
	case name == "swap":
		p.act(keys.Swap)
	case slices.Contains(headings, name):
		for range headings {
			p.act(keys.DialLeft)
		}
		for range p.dialPlace(t) {
			p.act(keys.DialRight)
		}
		p.act(keys.Act)
	default:
		return fmt.Errorf("there is no key for %q", name)
	}
	return nil
}

// dialPlace returns the number of headings of the dial to the left of t.
func (p *Player) dialPlace(t board.Target) int {
	b := p.played()
	if b == nil {
		return 0
	}
	return max(0, slices.Index(b.Display.Dial(), t))
}

// hold holds k down; "none" releases the held key.
func (p *Player) hold(k input.Key) {
	if p.held = nil; k == "none" {
		p.tick(input.Frame{})
		return
	}
	p.held = []input.Key{k}
	p.tick(input.Frame{Keys: []input.Key{k}})
}

// focus presses Tab until the widget with this label has the focus.
func (p *Player) focus(label string) error {
	var met []string
	for range 2 * (len(p.App.Seen().Widgets) + 1) {
		if have := p.App.Focus(); strings.EqualFold(have, label) {
			return nil
		} else if have != "none" {
			met = append(met, have)
		}
		p.act(keys.Next)
	}
	return fmt.Errorf("the key Tab does not reach it; it reaches %q", met)
}

// pressKeys presses keys one after another.
func (p *Player) pressKeys(names string) {
	for _, k := range strings.Fields(names) {
		p.key(input.Key(k))
	}
}

package demo

import (
	"fmt"
	"slices"
	"strings"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// press clicks on the button called label.
func (p *Player) press(label string) error {
	at, err := p.middleOf(label)
	if err != nil {
		return err
	}
	touched := p.touch
	p.Move(at)
	if again, err := p.middleOf(label); touched && err == nil { // a page is laid out anew for the mouse
		p.Move(again)
	}
	p.button(input.Left)
	return nil
}

// middleOf returns the middle of the button called label.
func (p *Player) middleOf(label string) (render.Point, error) {
	w, ok := p.widget(label)
	if !ok {
		var have []string
		for _, w := range p.App.Widgets {
			have = append(have, strings.TrimSpace(w.Label))
		}
		return render.Point{}, fmt.Errorf("there is no such button; there are: %s", strings.Join(have, ", "))
	}
	return w.Rect.Centre(), nil
}

// widget returns the widget called label that was drawn last. Every space is a plain one here.
func (p *Player) widget(label string) (ui.Widget, bool) {
	for _, w := range slices.Backward(p.App.Widgets) {
		if strings.EqualFold(plain(strings.TrimSpace(w.Label)), label) {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// plain returns text with plain spaces in place of those where no line ends.
func plain(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

package demo

import (
	"fmt"
	"slices"
	"strings"

	"quintet/render/input"
	"quintet/scenes/ui"
)

// press clicks on the button called label.
func (p *Player) press(label string) error {
	w, ok := p.widget(label)
	if !ok {
		return p.noButton()
	}
	p.Move(w.Rect.Centre())
	p.button(input.Left)
	return nil
}

// widget returns the widget called label that was drawn last.
func (p *Player) widget(label string) (ui.Widget, bool) {
	for _, w := range slices.Backward(p.App.Widgets) {
		if strings.EqualFold(strings.TrimSpace(w.Label), label) {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// labels lists what can be pressed.
func (p *Player) labels() []string {
	var have []string
	for _, w := range p.App.Widgets {
		have = append(have, strings.TrimSpace(w.Label))
	}
	return have
}

// noButton is the error of a command for a button that is not there.
func (p *Player) noButton() error {
	return fmt.Errorf("there is no such button; there are: %s", strings.Join(p.labels(), ", "))
}

package ui

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/sprites"
)

// Choices shows labels side by side, one of them chosen, beginning at the left side of r, and returns the one chosen now
// and the one under the pointer, -1 for none. name says to scripts what is chosen.
func (u *UI) Choices(r render.Rect, name string, labels []string, chosen int) (now, pointed int) {
	t := u.Theme
	widths, total := choiceWidths(u.Brush, labels, r.W)
	pointed = -1
	u.Box(render.Rect{X: r.X, Y: r.Y, W: total, H: r.H}, render.Box{Radius: r.H / 2, Top: t.Quiet})
	chosen = u.choiceByKey(render.Rect{X: r.X, Y: r.Y, W: total, H: r.H}, name, len(labels), chosen)
	x := r.X
	for i, l := range labels {
		cell := render.Rect{X: x, Y: r.Y, W: widths[i], H: r.H}
		u.Add(name+" "+l, cell)
		ink, face := t.Muted, render.TypeSmall
		if i == chosen {
			lit := t.Panel
			if t.Dark {
				lit = sprites.Mix(t.Quiet, t.Text, 0.2)
			}
			u.Box(cell.Inset(2), render.Box{Radius: r.H/2 - 2, Top: lit, Shadow: 1.5, ShadowOffset: 1, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.2)})
			ink, face = t.Text, render.TypeSmall.Medium()
		} else if u.Over(cell) {
			ink = t.Text
		}
		if u.Over(cell) {
			pointed = i
		}
		u.WriteIn(l, face, cell, render.Middle, ink)
		if u.Clicked(cell) {
			chosen = i
		}
		x += widths[i]
	}
	return chosen, pointed
}

// choiceByKey lets the keyboard come to the choice called name in r, and returns what it chooses of n.
func (u *UI) choiceByKey(r render.Rect, name string, n, chosen int) int {
	on := u.Stop(name, r)
	if !u.HasFocus(name) || u.state.Edits() {
		return chosen
	}
	switch {
	case on:
		return (chosen + 1) % n
	case chosen > 0 && u.Act(keys.Left):
		return chosen - 1
	case chosen < n-1 && u.Act(keys.Right):
		return chosen + 1
	}
	return chosen
}

// ChoicesWidth returns how wide Choices are in a room of the given width.
func (p *paper) ChoicesWidth(labels []string, room float32) float32 {
	_, total := choiceWidths(p.Brush, labels, room)
	return total
}

// choiceWidths returns how wide each of labels is with its margins, and all of them. In a room too narrow the margins give way first.
func choiceWidths(b *render.Brush, labels []string, room float32) (widths []float32, total float32) {
	const most, least = 16, 6
	words := float32(0)
	for _, l := range labels {
		words += b.Measure(l, render.TypeSmall.Medium())
	}
	pad := max(least, min(most, (room-words)/2/float32(len(labels))))
	for _, l := range labels {
		widths = append(widths, b.Measure(l, render.TypeSmall.Medium())+2*pad)
		total += widths[len(widths)-1]
	}
	if total > room {
		for i := range widths {
			widths[i] *= room / total
		}
		total = room
	}
	return widths, total
}

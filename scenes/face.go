// Draws the faces of players (Face): the portrait of a computer in a mood, or the initials of a person on a disc; and the bubble of what a face says
// (Bubble). Change the colours of the discs here. The portraits are in sprites/portraits.go.

package scenes

import (
	"hash/fnv"
	"strings"
	"unicode"
	"unicode/utf8"

	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// discs holds the colours behind the initials of persons.
var discs = [...]sprites.Color{
	sprites.RGB(0x5A6B8C), sprites.RGB(0x8C5A6B), sprites.RGB(0x4F7A63), sprites.RGB(0x8A6A3A), sprites.RGB(0x6A5A8C), sprites.RGB(0x3F7480),
}

// Face draws the player of seat i of seats in a circle of the given size around centre: the portrait of a computer in mood, or the initials of a
// person, who is called name here, on a disc. A person has the same colour at every table unless a seat before has it.
func Face(u *ui.UI, seats []match.Seat, i int, name string, mood sprites.Mood, centre render.Point, size float32) {
	if seats[i].Level > 0 {
		u.Portrait(seats[i].Name, mood, centre, size)
		return
	}
	const share = 0.4 // of the size of the disc
	box := render.Rect{X: centre.X - size/2, Y: centre.Y - size/2, W: size, H: size}
	ground := discs[discOf(seats, i)]
	u.Box(box, render.Box{Radius: size / 2, Top: ground, Line: u.Theme.Rim, Width: 1})
	text := initials(name)
	t := render.Type{Size: share * size, Weight: render.TypeButton.Weight}
	u.WriteIn(text, t, box, render.Middle, render.InkOn(ground))
}

// discOf returns the index of the colour of the person on seat i.
func discOf(seats []match.Seat, i int) int {
	taken := [len(discs)]bool{}
	at := 0
	for _, seat := range seats[:i+1] {
		if seat.Level > 0 {
			continue
		}
		h := fnv.New32a()
		_, _ = h.Write([]byte(seat.Name)) // it never fails
		for at = int(h.Sum32() % uint32(len(discs))); taken[at]; at = (at + 1) % len(discs) {
		}
		taken[at] = true
	}
	return at
}

// initials returns the first letters of the first and of the last word of name, in upper case, or one letter if it is a single word.
func initials(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || r == '\u00a0' })
	if len(words) > 1 {
		words = []string{words[0], words[len(words)-1]}
	}
	all := ""
	for _, word := range words {
		first, _ := utf8.DecodeRuneInString(word)
		all += strings.ToUpper(string(first))
	}
	return all
}

// A tailKey identifies the drawing of the tail of a bubble.
type tailKey struct{ fill, line sprites.Color }

// Bubble draws the ground of what a face at the left of r says, with a tail.
func Bubble(u *ui.UI, r render.Rect) {
	const radius, out, half = 10, 7, 5
	fill, line := u.Theme.Panel, u.Theme.Muted
	u.Box(r, render.Box{Radius: radius, Top: fill, Line: line, Width: 1})
	u.Draw(tailKey{fill, line}, render.Point{X: r.X, Y: r.Centre().Y}, 1, 1, func() sprites.Drawing {
		a, tip, b := sprites.Point{X: 1.5, Y: -half}, sprites.Point{X: -out, Y: 0}, sprites.Point{X: 1.5, Y: half}
		return sprites.Drawing{}.Fill(sprites.Polygon(a, tip, b), sprites.Solid(fill)).Line(sprites.Polyline(a, tip, b), 1, sprites.Solid(line))
	})
}

package scenes

import (
	"slices"
	"strings"

	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/ui"
)

// languageHeight is the height of the language switch.
const languageHeight = 32

// LanguageSwitch shows the switch between the languages with the middle of its right side at at. What is chosen holds from the next
// pass on.
func (d *Desk) LanguageSwitch(u *ui.UI, at render.Point) {
	all := words.Languages()
	labels := make([]string, len(all))
	for i, l := range all {
		labels[i] = strings.ToUpper(string(l))
	}
	const room = 96
	wide := u.ChoicesWidth(labels, room)
	r := render.Rect{X: at.X - wide, Y: at.Y - languageHeight/2, W: wide, H: languageHeight}
	chosen := slices.Index(all, d.Settings.Language)
	if now, _ := u.Choices(r, u.T("options.language"), labels, chosen); now != chosen {
		d.Settings.Language = all[now]
		d.Keep()
	}
}

// NextLanguage goes on to the next language.
func (d *Desk) NextLanguage() {
	all := words.Languages()
	d.Settings.Language = all[(slices.Index(all, d.Settings.Language)+1)%len(all)]
	d.Keep()
}

// LanguageNames returns how the languages call themselves.
func LanguageNames() []string {
	var names []string
	for _, l := range words.Languages() {
		names = append(names, l.Name())
	}
	return names
}

// Language returns which of the languages is spoken.
func (d *Desk) Language() int { return slices.Index(words.Languages(), d.Settings.Language) }

// Speak chooses the i-th language.
func (d *Desk) Speak(i int) { d.Settings.Language = words.Languages()[i] }

package scenes

import (
	"embed"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/diagram"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/ui"
)

// languageHeight is the height of the language switch.
const languageHeight = 32

// LanguageSwitch shows the switch between the languages with the middle of its right side at at. What is chosen holds from the next
// pass on.
func (c *Context) LanguageSwitch(u *ui.UI, at render.Point) {
	all := words.Languages()
	labels := make([]string, len(all))
	for i, l := range all {
		labels[i] = strings.ToUpper(string(l))
	}
	const room = 96
	wide := u.ChoicesWidth(labels, room)
	r := render.Rect{X: at.X - wide, Y: at.Y - languageHeight/2, W: wide, H: languageHeight}
	chosen := slices.Index(all, c.Settings.Language)
	if now, _ := u.Choices(r, u.T("options.language"), labels, chosen); now != chosen {
		c.Settings.Language = all[now]
		c.SaveSettings()
	}
}

// NextLanguage goes on to the next language.
func (c *Context) NextLanguage() {
	all := words.Languages()
	c.Settings.Language = all[(slices.Index(all, c.Settings.Language)+1)%len(all)]
	c.SaveSettings()
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
func (c *Context) Language() int { return slices.Index(words.Languages(), c.Settings.Language) }

// SetLanguage chooses the i-th language.
func (c *Context) SetLanguage(i int) { c.Settings.Language = words.Languages()[i] }

//go:embed texts
var texts embed.FS

// Texts returns the folder of what the scenes say themselves.
func Texts() words.Folder { return words.Folder{Path: "scenes", Files: texts} }

// Words returns all that is said in l: by the scenes, by the kit, by the games, and beside boards that are saved as text.
func Words(l words.Language, catalog []games.Spec) *words.Book {
	folders := []words.Folder{ui.Texts(), Texts(), diagram.Texts()}
	for _, s := range catalog {
		folders = append(folders, words.Of(s))
	}
	return words.NewBook(l, folders...)
}

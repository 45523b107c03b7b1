package scenes

import (
	"embed"

	"quintet/games"
	"quintet/games/words"
	"quintet/scenes/ui"
)

//go:embed texts
var texts embed.FS

// Texts returns the folder of what the scenes say themselves.
func Texts() words.Folder { return words.Folder{Path: "scenes", Files: texts} }

// Words returns all that is said in l: by the scenes, by the kit and by the games.
func Words(l words.Language, catalog []games.Spec) *words.Book {
	folders := []words.Folder{ui.Texts(), Texts()}
	for _, s := range catalog {
		folders = append(folders, words.Of(s))
	}
	return words.NewBook(l, folders...)
}

package ui

import (
	"embed"

	"quintet/games/words"
)

//go:embed texts
var texts embed.FS

// Texts returns the folder of the names of keys and modifiers, and of which key says yes.
func Texts() words.Folder { return words.Folder{Path: "scenes/ui", Files: texts} }

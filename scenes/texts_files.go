package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// fileTexts holds the words about files that players carry elsewhere.
func fileTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "files.title", En: s("Files")},
		{Key: "files.save", En: s("Save everything")},
		{Key: "files.save.help", En: s("The browser keeps your games. This file is a copy of all of them.")},
		{Key: "files.save.do", En: s("Save")},
		{Key: "files.open", En: s("Open a file")},
		{Key: "files.open.help", En: s("A record, or a file in which everything was saved.")},
		{Key: "files.open.do", En: s("Open")},
		{Key: "files.added", En: plural.Selectf(1, "%d", "=1", "One file was added. Load the page again to see it.", "other", "%[1]d files were added. Load the page again to see all of them.")},
		{Key: "files.nothing", En: s("Everything in %[1]s is here already.")},
		{Key: "files.none", En: s("%[1]s is not a file in which Quintet has saved everything.")},
		{Key: "files.unadded", En: s("Not everything in %[1]s could be kept: %[2]s.")},
		{Key: "files.record", En: s("Save the record")},
		{Key: "files.unrecorded", En: s("The record cannot be written: %[1]s.")},
		{Key: "files.unsaved", En: s("Not everything could be read: %[1]s.")},
	}
}

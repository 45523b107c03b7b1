package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// lessonTexts holds what is said around the rules. The rules themselves stand in games/<game>/rules.txt.
func lessonTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "rules.title", En: s("Rules")},
		{Key: "rules.back", En: s("Back")},
		{Key: "rules.contents", En: s("Contents")},
		{Key: "rules.glossary", En: s("Glossary")},
		{Key: "rules.others", En: s("Other games")},
		{Key: "rules.full", En: s("All rules")},
		{Key: "rules.tryit", En: s("Try it")},
		{Key: "rules.task", En: s("task %[1]d")},
		{Key: "rules.titlepage", En: s("Rules, page %[1]d of %[2]d")},
		{Key: "rules.pageof", En: s("Page %[1]d of %[2]d")},
		{Key: "rules.before", En: s("Previous page")},
		{Key: "rules.after", En: s("Page after")},
		{Key: "rules.right", En: s("Right")},
		{Key: "rules.miss", En: s("Not yet")},
		{Key: "rules.hint", En: s("Hint: %[1]s")},
		{Key: "rules.show", En: s("Show me")},
		{Key: "rules.again", En: s("Start again")},
		{Key: "rules.tryagain", En: s("Try again")},
		{Key: "rules.next", En: s("Next")},
		{Key: "rules.playnow", En: s("Play %[1]s now")},
		{Key: "rules.totable", En: s("Back to the game")},
		{Key: "rules.shown", En: s("Show")},
	}
}

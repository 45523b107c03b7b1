package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// shelfTexts holds what is said about tables and games that are kept.
func shelfTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "title.open", En: s("Continue")},
		{Key: "title.last", En: s("Recent games")},
		{Key: "title.both", En: s("Your games")},
		{Key: "title.pair", En: s("%[1]s and %[2]s")},
		{Key: "title.drop", En: s("Remove this game")},
		{Key: "title.dropped", En: s("A game of %[1]s was removed.")},
		{Key: "title.restore", En: s("Bring back")},
		{Key: "title.of", En: s("%[1]d of %[2]d")},
		{Key: "title.range", En: s("%[1]d to %[2]d of %[3]d")},
		{Key: "title.newer", En: s("Newer games")},
		{Key: "title.older", En: s("Older games")},
		{Key: "title.since", En: s("%[1]s · %[2]s")},
		{Key: "title.ago.now", En: s("moments ago")},
		{Key: "title.ago.minutes", En: plural.Selectf(1, "%d", "=1", "a minute ago", "other", "%[1]d minutes ago")},
		{Key: "title.ago.hours", En: plural.Selectf(1, "%d", "=1", "an hour ago", "other", "%[1]d hours ago")},
		{Key: "title.ago.yesterday", En: s("yesterday")},
		{Key: "title.ago.days", En: plural.Selectf(1, "%d", "other", "%[1]d days ago")},
		{Key: "shelf.unkept", En: s("The games cannot be kept: %[1]s. You can play on, but what you play now would be lost with the program.")},
		{Key: "shelf.nowhere", En: s("There is no folder to keep games in: %[1]s is not set. Everything is forgotten when the program ends.")},
		{Key: "shelf.nowhere.page", En: s("The browser keeps nothing of this page: %[1]s. Everything is forgotten when you close it.")},
		{Key: "shelf.relative", En: s("XDG_CONFIG_HOME is not a full path and is ignored. Games are kept in %[1]s.")},
		{Key: "shelf.unfiled", En: s("Records of finished games cannot be kept: %[1]s. No game is lost: the program keeps trying.")},
		{Key: "shelf.torn", En: s("The last moment of a game of %[1]s was cut off. Everything before it is here.")},
		{Key: "shelf.damaged", En: s("The file of a game of %[1]s was damaged. What could be read has been recovered; the damaged file is kept in %[2]s.")},
		{Key: "shelf.lost", En: s("The file of a game was damaged so much that nothing could be read. It is kept in %[1]s.")},
		{Key: "shelf.unread", En: s("A game could not be read: %[1]s. Its file stays as it is, for another start.")},
		{Key: "shelf.newer", En: s("A newer version of the program left a game here. This one does not touch it: %[1]s.")},
		{Key: "shelf.crash", En: s("The program stopped with an error last time. The details are in %[1]s.")},
		{Key: "shelf.close", En: s("Close")},
		{Key: "drop.folder", En: s("%[1]s is not a file. Drop the record of a game: it is a text file.")},
		{Key: "drop.gone", En: s("%[1]s is not there any more.")},
		{Key: "drop.locked", En: s("You are not allowed to read %[1]s.")},
		{Key: "drop.unread", En: s("%[1]s cannot be read: %[2]s.")},
		{Key: "drop.others", En: s("Only %[1]s was opened: one record at a time.")},
		{Key: "drop.large", En: s("%[1]s is too large for the record of a game: at most %[2]d MB can be read.")},
		{Key: "drop.norecord", En: s("%[1]s is not a game record. A record is a text with a line such as [game \"squex\"].")},
		{Key: "drop.game", En: s("%[1]s is the record of a game called “%[2]s”, which this program does not know.")},
		{Key: "drop.option", En: s("%[1]s cannot be opened: its game has no option “%[2]s”; it has %[3]s.")},
		{Key: "drop.value", En: s("%[1]s cannot be opened: its game cannot have “%[2]s”; allowed: %[3]s.")},
		{Key: "drop.illegal", En: s("%[1]s cannot be opened: in line %[2]d, “%[3]s” is not legal. %[4]s")},
		{Key: "drop.line", En: s("%[1]s cannot be opened: there is an error in line %[2]d.")},
		{Key: "drop.wrong", En: s("%[1]s cannot be opened: there is an error in line %[2]d, at “%[3]s”.")},
	}
}

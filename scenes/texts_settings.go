package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// settingTexts holds what is said about settings that could not be read or kept. They are named as the file names them.
func settingTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "options.unkept", En: s("The settings could not be kept: %[1]s. They hold until the program ends.")},
		{Key: "options.unread", En: s("The settings could not be read, and stay as they are: %[1]s. The usual ones hold, and changes last until the program ends.")},
		{Key: "options.damaged", En: s("The settings were damaged and are back to their defaults; the damaged file is kept in %[1]s.")},
		{Key: "options.damaged.stays", En: s("The settings in %[1]s are damaged and cannot be set aside. The usual ones hold, and changes last until the program ends.")},
		{Key: "options.bad", En: s("These settings could not be used and have their defaults: %[1]s.")},
		{Key: "options.bad.and", En: s("%[1]s, %[2]s")},
		{Key: "options.bad.more", En: plural.Selectf(2, "%d", "=1", "%[1]s, and one more", "other", "%[1]s, and %[2]d more")},
		{Key: "options.bad.among", En: s("%[1]s “%[2]s” (allowed are %[3]s)")},
		{Key: "options.bad.between", En: s("%[1]s %[2]s (allowed are %[3]s to %[4]s)")},
		{Key: "options.bad.window", En: s("Window of %[1]s by %[2]s (allowed are 0 to %[3]s)")},
		{Key: "options.bad.terms", En: s("%[1]s with a clock, a way to turn the board or an order of seats that does not exist")},
		{Key: "options.bad.kind", En: s("%[1]s %[2]s (wanted is %[3]s)")},
		{Key: "options.bad.kind.bool", En: s("true or false")},
		{Key: "options.bad.kind.text", En: s("a text")},
		{Key: "options.bad.kind.list", En: s("a list")},
		{Key: "options.bad.kind.group", En: s("a group of settings")},
		{Key: "options.bad.kind.number", En: s("a number")},
		{Key: "options.bad.action", En: s("The settings give keys to “%[1]s”, which is no action whose keys can change.")},
		{Key: "options.bad.key", En: s("The settings name a key “%[1]s” for “%[2]s”; keys are written like z, ctrl+z or f1.")},
		{Key: "options.bad.taken", En: s("The settings give the key “%[1]s” to “%[2]s”, but “%[3]s” has it.")},
	}
}

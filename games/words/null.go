package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// null holds the sentences of the template game.
var null = []Entry{
	{"null.seat", catalog.String("Player %[1]d")},
	{"null.place", catalog.String("%[1]s places a stone.")},
	{"null.second", catalog.String("%[1]s places a second stone or ends the turn.")},
	{"null.lens", plural.Selectf(2, "%d", plural.One, "%[1]s could gain %[2]d point.", plural.Other, "%[1]s could gain %[2]d points.")},
	{"null.points", plural.Selectf(1, "%d", plural.One, "%[1]d point", plural.Other, "%[1]d points")},
}

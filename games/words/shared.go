package words

import "golang.org/x/text/message/catalog"

// shared holds what several games say.
var shared = []Entry{
	{"game.tomove", catalog.String("%[1]s to move")},
	{"game.over", catalog.String("The game is over.")},
	{"game.occupied", catalog.String("That cell is already taken.")},
	{"game.edge", catalog.String("Edges show whose sides they are.")},
	{"game.button", catalog.String("That is not possible now.")},
	{"game.point.any", catalog.String("Click any cell")},
	{"game.point.empty", catalog.String("Click an empty cell")},
	{"game.keys", catalog.String("%[1]s plays at the cursor")},
	{"game.wins", catalog.String("%[1]s wins")},
	{"game.draw", catalog.String("A draw")},
}

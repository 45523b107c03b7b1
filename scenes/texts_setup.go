package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// choiceTexts holds what is said where a new game is chosen: labels of options and values, and a sentence on each.
func choiceTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "setup.title", En: s("New game")},
		{Key: "setup.seats", En: s("Seats")},
		{Key: "setup.who", En: s("Who sits where")},
		{Key: "setup.fixed", En: s("As listed")},
		{Key: "setup.drawn", En: s("Drawn by lot")},
		{Key: "setup.drawnnote", En: s("The seats are drawn when the game begins.")},
		{Key: "setup.fixednote", En: s("%[1]s begins.")},
		{Key: "setup.person", En: s("Player %[1]d")},
		{Key: "setup.play", En: s("Play")},
		{Key: "setup.back", En: s("Back")},

		{Key: "option.size", En: s("Board")},
		{Key: "option.win", En: s("Winning path")},
		{Key: "option.swap", En: s("Swap rule")},
		{Key: "option.groups", En: s("Groups that count")},
		{Key: "option.tie", En: s("Equal scores")},
		{Key: "option.ties", En: s("Equal squares")},
		{Key: "option.score", En: s("Score")},
		{Key: "option.tonga", En: s("Diagonal tiles")},
		{Key: "option.players", En: s("Players")},
		{Key: "option.pairs", En: s("Two stones")},
		{Key: "value.on", En: s("On")},
		{Key: "value.off", En: s("Off")},
		{Key: "value.uncuttable", En: s("Uncuttable")},
		{Key: "value.first", En: s("Any")},
		{Key: "value.auto", En: s("By board")},
		{Key: "value.dark", En: s("Dark wins")},
		{Key: "value.draw", En: s("Draw")},
		{Key: "value.sum", En: s("Sum")},
		{Key: "value.squares", En: s("Sum of squares")},
		{Key: "value.product", En: s("Product")},
		{Key: "value.record", En: s("First to reach")},
		{Key: "value.adjacent", En: s("Side by side")},
		{Key: "value.original", En: s("Anywhere")},
		{Key: "size", En: s("%[1]s × %[1]s")},
		{Key: "players", En: s("%[1]s players")},
		{Key: "about.squex", En: s("Join your two sides. Diagonal links can be cut, at a price.")},
		{Key: "about.taiji", En: s("Every tile is half light, half dark. Grow the largest groups of your own colour.")},
		{Key: "about.squ", En: s("Two discs a turn. Four on the corners of a square score its side.")},
		{Key: "about.azacru", En: s("Pieces colour the board where they land. For 2 to 4 players.")},
		{Key: "about.distrify", En: s("Join your two sides with one or two stones a turn.")},
		{Key: "help.size", En: s("A larger board makes a longer game.")},
		{Key: "help.win.uncuttable", En: s("To win, your sides must be joined by a path that can never be cut.")},
		{Key: "help.win.first", En: s("Any path that joins your sides wins at once, even if it could be cut.")},
		{Key: "help.swap.off", En: s("Both players keep their colours.")},
		{Key: "help.swap.on", En: s("After the first placement the second player may take over that colour instead of moving.")},
		{Key: "help.groups.auto", En: s("One group of each colour counts on 7 × 7, two on 9 × 9, three on 11 × 11.")},
		{Key: "help.groups.1", En: s("Only the largest group of each colour counts.")},
		{Key: "help.groups.2", En: s("The two largest groups of each colour count.")},
		{Key: "help.groups.3", En: s("The three largest groups of each colour count.")},
		{Key: "help.tie.dark", En: s("Dark, who moves second, wins when the scores are equal.")},
		{Key: "help.tie.draw", En: s("Equal scores are a draw.")},
		{Key: "help.score.sum", En: s("The sizes of the groups that count are added up.")},
		{Key: "help.score.squares", En: s("Each size is squared before adding, so one huge group is worth the most.")},
		{Key: "help.score.product", En: s("The sizes are multiplied, so groups of the same size are worth the most.")},
		{Key: "help.tonga.off", En: s("A tile covers two cells side by side.")},
		{Key: "help.tonga.on", En: s("A tile may also lie corner to corner. Groups still join side by side only.")},
		{Key: "help.ties.draw", En: s("If the largest squares are equal, nobody wins.")},
		{Key: "help.ties.record", En: s("If the largest squares are equal, the player who reached that size first wins.")},
		{Key: "help.players.2", En: s("Four pieces each.")},
		{Key: "help.players.3", En: s("Three pieces each. One side of the board stays empty.")},
		{Key: "help.players.4", En: s("Three pieces each.")},
		{Key: "help.pairs.adjacent", En: s("When you place two stones they must stand side by side.")},
		{Key: "help.pairs.original", En: s("Two stones may stand anywhere, as long as they do not touch diagonally.")},
	}
}

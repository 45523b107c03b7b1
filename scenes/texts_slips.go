package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// slipTexts holds what is said about slips: pieces that are moved after they were laid, turns that cannot be ended, games that are over
// and those begun from them.
func slipTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "play.carry", En: s("Move it to another cell")},
		{Key: "play.carry.detail", En: s("Let go where it should lie. Off the board, it goes back to its place.")},
		{Key: "play.carry.no", En: s("It cannot lie there.")},
		{Key: "play.stop", En: s("End the game")},
		{Key: "play.ask.stop", En: s("End the game here?")},
		{Key: "play.ask.stop.wins", En: s("It is decided: whatever follows, %[1]s wins.")},
		{Key: "play.ask.stop.draw", En: s("It is decided: whatever follows, this is a draw.")},
		{Key: "play.by.stop", En: s("The result can no longer change")},
		{Key: "play.noend", En: s("There is no turn to end: it passes by itself.")},
		{Key: "play.noend.empty", En: s("Nothing has been placed in this turn yet.")},
		{Key: "play.noend.more", En: s("The turn cannot end yet.")},
		{Key: "play.earlier.finished", En: s("An earlier position. A move here begins a new game.")},
		{Key: "play.branch.new", En: s("A new game from move %[1]d. The finished one is kept: Undo leads back.")},
		{Key: "play.branch.about", En: s("new game from move %[1]d")},
		{Key: "play.branch.aside", En: s("outside the series")},
		{Key: "play.branch.back", En: s("Back to the finished game")},
		{Key: "play.over.click", En: s("The game is over. Go back a turn to try something else from there.")},
	}
}

package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// slipTexts holds what is said about slips: pieces that are moved after they were laid, turns that cannot be ended, games that are over.
func slipTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "play.carry", En: s("Let go where it should lie. Off the board, it goes back to its place.")},
		{Key: "play.carry.no", En: s("It cannot lie there.")},
	}
}

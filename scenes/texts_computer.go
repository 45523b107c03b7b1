package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// computerTexts holds what is said about computers at the table, and about hints.
func computerTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "play.thinks", En: s("%[1]s is thinking")},
		{Key: "play.thinks.detail", En: s("Undo takes your move back.")},
		{Key: "play.timeof", En: s("%.1[1]f\u00a0s of at most %[2]v\u00a0s")},
		{Key: "play.seat.thinks", En: s("Thinking %.1[1]f\u00a0s")},
		{Key: "play.hurry", En: s("Move now")},
		{Key: "play.wait", En: s("%[1]s is to move, please wait. Undo takes your own move back.")},
		{Key: "play.wait.past", En: s("%[1]s was to move here. Play on from a move of yours, or go to the latest.")},
		{Key: "play.wait.watch", En: s("Only computers play at this table.")},
		{Key: "play.past", En: s("%[1]s was to move here")},
		{Key: "play.past.detail", En: s("End leads to the latest move, where the game goes on.")},
		{Key: "play.past.over", En: s("End leads to the end of the game.")},
		{Key: "play.past.watch", En: s("Step and Resume show it again.")},
		{Key: "play.past.replay", En: s("This is what was played.")},
		{Key: "play.watching", En: s("Computers play, you watch.")},
		{Key: "play.paused", En: s("Paused, %[1]s to move")},
		{Key: "play.paused.detail", En: s("Step plays one move.")},
		{Key: "play.pause", En: s("Pause")},
		{Key: "play.resume", En: s("Resume")},
		{Key: "play.stepone", En: s("Step")},
		{Key: "play.pace.normal", En: s("Normal speed")},
		{Key: "play.pace.quick", En: s("Fast")},
		{Key: "play.pace.slow", En: s("Slow")},
		{Key: "play.hint", En: s("Hint")},
		{Key: "play.failed", En: s("%[1]s has found no move")},
		{Key: "play.failed.detail", En: s("The computer failed: its search ended with an error of the program.")},
		{Key: "play.failed.noted", En: s("The computer failed: its search ended with an error, noted in %[1]s.")},
		{Key: "play.failed.again", En: s("Try again")},
		{Key: "play.hint.failed", En: s("There is no hint: the search ended with an error of the program.")},
		{Key: "play.hint.failed.noted", En: s("There is no hint: the search ended with an error, noted in %[1]s.")},
		{Key: "play.hint.looks", En: s("Looking for a good move")},
		{Key: "play.hint.is", En: s("Hint: %[1]s, %[2]s")},
		{Key: "play.hint.detail", En: s("Click the star or press %[1]s to play it. Esc hides it.")},
		{Key: "play.hint.line", En: s("Likely to follow: %[1]s.")},
		{Key: "play.hint.hides", En: s("%[1]s plays it, Esc hides it.")},
		{Key: "play.name.left", En: s("%[1]s turning left")},
		{Key: "play.name.right", En: s("%[1]s turning right")},
		{Key: "play.hint.wins", En: s("which wins")},
		{Key: "play.hint.loses", En: s("but the game is lost")},
		{Key: "play.hint.chance", En: s("a chance of about %[1]s")},
	}
}

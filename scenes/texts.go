package scenes

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
	"quintet/scenes/ui"
)

// Texts holds what the scenes say themselves.
func Texts() []words.Entry {
	s := catalog.String
	return slices.Concat(ui.Texts(), choiceTexts(), shelfTexts(), settingTexts(), computerTexts(), lessonTexts(), tableTexts(), optionTexts(), viewTexts(), keyTexts(), slipTexts(), []words.Entry{
		{Key: "language", En: s("Language")},
		{Key: "title.motto", En: s("Five board games, for one table.")},
		{Key: "title.squex", En: s("Join your two sides.")},
		{Key: "title.taiji", En: s("Every tile helps both.")},
		{Key: "title.squ", En: s("The largest square wins.")},
		{Key: "title.azacru", En: s("Most tiles win. 2 to 4 play.")},
		{Key: "title.distrify", En: s("One stone or two a turn.")},
		{Key: "title.new", En: s("New game")},
		{Key: "title.rules", En: s("Rules")},
		{Key: "title.continue", En: s("Continue")},
		{Key: "title.look", En: s("Look again")},
		{Key: "title.tomove", En: s("%[1]s to move, round %[2]d")},
		{Key: "title.tomove.series", En: s("%[1]s to move, game %[2]d, round %[3]d")},
		{Key: "play.undo", En: s("Undo")},
		{Key: "play.redo", En: s("Redo")},
		{Key: "play.first", En: s("To the start")},
		{Key: "play.back", En: s("One turn back")},
		{Key: "play.forward", En: s("One turn forward")},
		{Key: "play.last", En: s("To the latest move")},
		{Key: "play.type.none", En: s("No move begins like this.")},
		{Key: "play.type.many", En: s("%[1]d moves begin like this: %[2]s.")},
		{Key: "play.type.such", En: s("%[1]d moves begin like this, such as %[2]s.")},
		{Key: "play.type.empty", En: s("Write a move, such as %[1]s, and press Enter.")},
		{Key: "play.type.one", En: s("Enter plays %[1]s.")},
		{Key: "play.type.esc", En: s("Esc closes.")},
		{Key: "play.type.wrong", En: s("That is no move. Moves are written like %[1]s.")},
		{Key: "play.confirm", En: s("Play this move")},
		{Key: "play.lock", En: s("Confirm every move")},
		{Key: "play.unlock", En: s("Play at the first click again")},
		{Key: "play.menu", En: s("Menu")},
		{Key: "play.rules", En: s("Rules")},
		{Key: "play.moves", En: s("Moves")},
		{Key: "play.theme", En: s("Light or dark")},
		{Key: "play.title", En: s("All games")},
		{Key: "play.new", En: s("New game")},
		{Key: "play.rematch", En: s("Rematch")},
		{Key: "play.swapseats", En: s("Swap seats")},
		{Key: "play.turnseats", En: s("Pass seats on")},
		{Key: "play.resign", En: s("Resign")},
		{Key: "play.agree", En: s("End and count")},
		{Key: "play.ask.resign", En: s("Does %[1]s resign?")},
		{Key: "play.ask.resign.detail", En: s("%[1]s then wins the game.")},
		{Key: "play.ask.agree", En: s("End here and count?")},
		{Key: "play.ask.agree.detail", En: s("If all agree, the board is counted as it is.")},
		{Key: "play.ask.yes.resign", En: s("Resign")},
		{Key: "play.ask.yes.agree", En: s("End and count")},
		{Key: "play.ask.no", En: s("Play on")},
		{Key: "play.end", En: s("End turn")},
		{Key: "play.swap", En: s("Swap colours")},
		{Key: "play.earlier", En: s("An earlier position. A move here takes the place of what followed.")},
		{Key: "play.halves", En: s("Click the cell for your half, then a free one beside it for the other.")},
		{Key: "play.poised", En: s("Not played yet: a second click, the tick or Enter plays it.")},
		{Key: "play.poised.touch", En: s("Not played yet: the tick plays it, a tap elsewhere moves it.")},
		{Key: "play.steer", En: s("Nudge it left, ahead or right to choose the heading, or let go and choose then.")},
		{Key: "play.steered", En: s("Let go to play it with this heading, or move back to choose later.")},
		{Key: "play.passes", En: s("%[1]s cannot move and passes")},
		{Key: "play.step", En: s("%[1]d of %[2]d")},
		{Key: "play.wins", En: s("%[1]s wins")},
		{Key: "play.draw", En: s("A draw")},
		{Key: "play.shared", En: s("A shared first place")},
		{Key: "play.names.more", En: s("%[1]s, %[2]s")},
		{Key: "play.names.last", En: s("%[1]s and %[2]s")},
		{Key: "play.by.points", En: plural.Selectf(2, "%d", "=1", "%[1]s, by one point", "other", "%[1]s, by %[2]d points")},
		{Key: "play.by.tie", En: s("%[1]s, with equal points")},
		{Key: "play.by.resign", En: s("%[1]s resigned")},
		{Key: "play.by.agree", En: s("The table agreed to end and count")},
		{Key: "play.card.resign", En: s("%[1]s: %[2]s resigned")},
		{Key: "play.card.time", En: s("%[1]s: %[2]s ran out of time")},
		{Key: "play.card.agree", En: s("%[1]s: the table agreed to count")},
		{Key: "play.card.stop", En: s("%[1]s: the result was certain")},
		{Key: "play.over.goeson", En: s("Undo takes the end back, and the game goes on.")},
		{Key: "play.over.back", En: s("Undo leads back into the game, to try something else.")},
		{Key: "play.link.safe", En: s("a safe link, never cut")},
		{Key: "play.link.now", En: s("%[1]s cuts this link at %[2]s")},
		{Key: "play.link.later", En: s("cut only by %[1]s at %[2]s and %[3]s")},
		{Key: "play.nomoves", En: s("No move has been played yet.")},
	})
}

package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// tableTexts holds what is said about how a table is played: clocks, the way the board lies, aids, and several games.
func tableTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "setup.turns", En: s("Alternate")},
		{Key: "setup.loser", En: s("Loser starts")},
		{Key: "setup.turnsnote", En: s("%[1]s goes first. In the next game everybody moves on by a seat.")},
		{Key: "setup.losernote", En: s("%[1]s goes first. In the next game the loser of this one does.")},
		{Key: "setup.clock", En: s("Clock")},
		{Key: "setup.clock.none", En: s("None")},
		{Key: "setup.clock.game", En: s("Per game")},
		{Key: "setup.clock.turn", En: s("Per turn")},
		{Key: "setup.clock.none.help", En: s("Everybody takes as long as they like.")},
		{Key: "setup.clock.game.help", En: s("Time for the game, and a little more after each turn. Whoever runs out loses.")},
		{Key: "setup.clock.turn.help", En: s("The same time for every turn. Whoever runs out loses.")},
		{Key: "setup.clock.main", En: s("Minutes each")},
		{Key: "setup.clock.added", En: s("Seconds added")},
		{Key: "setup.clock.step", En: s("Seconds")},
		{Key: "setup.turning", En: s("Rotate board")},
		{Key: "setup.turning.hand", En: s("Manually")},
		{Key: "setup.turning.mover", En: s("Every turn")},
		{Key: "setup.turning.never", En: s("Never")},
		{Key: "setup.turning.hand.help", En: s("The board lies as in the rules. The menu and a key turn it.")},
		{Key: "setup.turning.mover.help", En: s("The board turns to whoever is to move, after the pieces have come to rest.")},
		{Key: "setup.turning.never.help", En: s("The board stays as in the rules, and nothing turns it.")},
		{Key: "setup.aids", En: s("Aids")},
		{Key: "setup.aids.all", En: s("All")},
		{Key: "setup.aids.none", En: s("None")},
		{Key: "setup.aids.all.help", En: s("The board shows what a move would do, and hints can be asked for.")},
		{Key: "setup.aids.none.help", En: s("Just the board. A move that is not allowed is still explained.")},
		{Key: "setup.more", En: s("Clock and aids")},
		{Key: "setup.less", En: s("Seats")},
		{Key: "setup.agreed", En: s("At this table")},
		{Key: "setup.short.game", En: s("%[1]d min + %[2]d s a turn")},
		{Key: "setup.short.turn", En: s("%[1]d s a turn")},
		{Key: "setup.short.turning", En: s("the board turns")},
		{Key: "setup.short.noaids", En: s("no aids")},
		{Key: "play.turnboard", En: s("Turn the board")},
		{Key: "play.swapped", En: s("%[1]s swapped and is now %[2]s. %[3]s is %[4]s.")},
		{Key: "play.clock.pause", En: s("Pause the clock")},
		{Key: "play.clock.resume", En: s("Go on")},
		{Key: "play.clock.start", En: s("Start the clock")},
		{Key: "play.clock.paused", En: s("The clock is paused")},
		{Key: "play.clock.paused.detail", En: s("The board is hidden so that nobody goes on thinking.")},
		{Key: "play.clock.veiled", En: s("No time runs until you go on.")},
		{Key: "play.clock.ready", En: s("%[1]s begins")},
		{Key: "play.clock.ready.detail", En: s("No time runs until you start the clock.")},
		{Key: "play.by.time", En: s("%[1]s ran out of time")},
		{Key: "play.timeout", En: s("out of time")},
		{Key: "play.by.timeofmany", En: s("%[1]s ran out of time, so the others are counted as they stand")},
		{Key: "number.point", En: s(".")},
		{Key: "play.series.person", En: s("%[1]s: %[2]s")},
		{Key: "play.series.game", En: s("game %[1]d (%[2]s)")},
		{Key: "play.series.new", En: s("New series")},
		{Key: "play.clock.perturn", En: plural.Selectf(1, "%d", "=1", "One second for every turn.", "other", "%[1]d seconds for every turn.")},
		{Key: "play.clock.seconds", En: plural.Selectf(1, "%d", "other", "%[1]d seconds each, and %[2]d more after every turn.")},
		{Key: "play.clock.minutes", En: plural.Selectf(1, "%d", "=1", "One minute each.", "other", "%[1]d minutes each.")},
		{Key: "play.clock.fischer", En: plural.Selectf(1, "%d", "=1", "One minute each, and %[2]d s more after every turn.", "other", "%[1]d minutes each, and %[2]d s more after every turn.")},
		{Key: "play.series.after", En: plural.Selectf(2, "%d", "=1", "%[1]s after one game", "other", "%[1]s after %[2]d games")},
	}
}

package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// optionTexts holds the words of the settings.
func optionTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "options.title", En: s("Settings")},
		{Key: "options.back", En: s("Back")},
		{Key: "options.on", En: s("On")},
		{Key: "options.off", En: s("Off")},
		{Key: "options.reset", En: s("Back to the defaults")},
		{Key: "options.reset.help", En: s("Resets everything on this page. Names, games and the language stay.")},
		{Key: "options.unreset", En: s("Take that back")},
		{Key: "options.unreset.help", En: s("Everything has its default again.")},

		{Key: "options.try", En: s("Try it here")},
		{Key: "options.try.help", En: s("Point at the board and play: what you choose shows at once.")},

		{Key: "options.look", En: s("Look")},
		{Key: "options.language.help", En: s("Every sentence changes at once.")},
		{Key: "options.theme", En: s("Theme")},
		{Key: "options.theme.help", En: s("On every page: %[1]s.")},
		{Key: "options.theme.light", En: s("Light")},
		{Key: "options.theme.dark", En: s("Dark")},
		{Key: "options.boards", En: s("Boards")},
		{Key: "options.boards.help", En: s("Only the look changes.")},
		{Key: "options.boards.classic", En: s("Classic")},
		{Key: "options.boards.calm", En: s("Calm")},
		{Key: "options.boards.contrast", En: s("Contrast")},
		{Key: "options.scale", En: s("Display size")},
		{Key: "options.scale.help", En: s("On every page: %[4]s and the wheel, or %[1]s and %[2]s; %[3]s for the usual size.")},
		{Key: "options.scale.full", En: s("This window has no room for more than %[1]s.")},
		{Key: "options.scale.less", En: s("This window has room for %[1]s only. It takes effect in a larger one.")},

		{Key: "options.play", En: s("On the board")},
		{Key: "options.previews", En: s("Move preview")},
		{Key: "options.previews.help", En: s("What a move would do, shown before the click. Can be changed for each game.")},
		{Key: "options.coordinates", En: s("Coordinates")},
		{Key: "options.coordinates.help", En: s("Letters and figures round the board.")},
		{Key: "options.numbers", En: s("Move numbers")},
		{Key: "options.numbers.help", En: s("In a corner of the cells that were played.")},
		{Key: "options.times", En: s("Time per turn")},
		{Key: "options.times.clock", En: s("With a clock")},
		{Key: "options.times.always", En: s("Always")},
		{Key: "options.times.never", En: s("Never")},
		{Key: "options.times.help", En: s("In the list of moves, where there is room: what each turn took.")},
		{Key: "options.halves", En: s("Two clicks for two-cell tiles")},
		{Key: "options.halves.help", En: s("Click the cell of your half, then the one beside it. Otherwise one click lays a tile as the pointer aims it. On a touch screen both work.")},

		{Key: "options.motion", En: s("Motion")},
		{Key: "options.speed", En: s("Speed of pieces")},
		{Key: "options.speed.help", En: s("How fast they glide and turn. Any key or click makes them arrive at once.")},
		{Key: "options.speed.quick", En: s("Quick")},
		{Key: "options.speed.normal", En: s("Normal")},
		{Key: "options.speed.slow", En: s("Slow")},
		{Key: "options.still", En: s("Reduced motion")},
		{Key: "options.still.help", En: s("Pieces do not glide: they are there at once.")},

		{Key: "options.sound", En: s("Sound")},
		{Key: "options.sounds", En: s("Sounds")},
		{Key: "options.sounds.help", En: s("Quiet wood for every move, and two notes at the end.")},
		{Key: "options.volume", En: s("Volume")},
		{Key: "options.volume.help", En: s("Relative to the volume of your system.")},

		{Key: "options.about", En: s("About")},
		{Key: "options.version", En: s("Version")},
		{Key: "options.built", En: s("Build")},
		{Key: "options.licence", En: s("Licence")},
		{Key: "options.licence.help", En: s("Quintet is free software under the Apache License 2.0.")},
		{Key: "options.notices", En: s("Show licences")},
		{Key: "options.notices.title", En: s("Licences")},
		{Key: "notices.intro", En: s("Quintet itself is under the Apache License 2.0. The program is made with these modules; their licences follow.")},
		{Key: "notices.standard", En: s("the Go standard library")},
		{Key: "notices.for.window", En: s("the window and the graphics card")},
		{Key: "notices.for.phones", En: s("parts of Ebitengine for phones, linked by it")},
		{Key: "notices.for.console", En: s("hides the console of a window on Windows")},
		{Key: "notices.for.calls", En: s("calls system libraries without cgo")},
		{Key: "notices.for.audio", En: s("the audio device")},
		{Key: "notices.for.pulse", En: s("speaks to PulseAudio, linked by oto")},
		{Key: "notices.for.locks", En: s("locks, so that two running copies leave each other's tables alone")},
		{Key: "notices.for.fonts", En: s("rasteriser, font reader and the Go fonts")},
		{Key: "notices.for.plurals", En: s("messages with plural forms")},
		{Key: "notices.for.ebiten", En: s("used by Ebitengine")},
		{Key: "notices.for.system", En: s("used by Ebitengine, flock and x/image")},
		{Key: "notices.for.all", En: s("everywhere")},
	}
}

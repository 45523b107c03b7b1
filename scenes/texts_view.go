package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// viewTexts holds what is said about what the board shows: layers, the lens, and the window with nothing else.
func viewTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "play.layers", En: s("What the board shows")},
		{Key: "play.layers.word", En: s("View")},
		{Key: "play.lens.word", En: s("Threats")},
		{Key: "play.lock.off", En: s("Confirm: off")},
		{Key: "play.lock.on", En: s("Confirm: on")},
		{Key: "play.layers.close", En: s("Close")},
		{Key: "play.layer.legal", En: s("Where you may play")},
		{Key: "play.layer.links", En: s("Links and groups")},
		{Key: "play.layer.previews", En: s("Move preview")},
		{Key: "play.layer.threats", En: s("Threats")},
		{Key: "play.layer.numbers", En: s("Move numbers")},
		{Key: "play.layer.coordinates", En: s("Coordinates")},
		{Key: "play.focus", En: s("Only the board")},
		{Key: "play.focus.leave", En: s("Back to everything")},
		{Key: "play.lens", En: s("If the turn passed to %[1]s")},
		{Key: "play.threats.seen", En: s("Threats: %[1]s")},
		{Key: "play.lens.nobody", En: s("If the turn were left out")},
		{Key: "play.lens.hold", En: s("Hold to see threats")},
	}
}

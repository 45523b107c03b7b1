package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// viewTexts holds what is said about what the board shows: layers, the lens, and the window with nothing else.
func viewTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "play.layers", En: s("Layers")},
		{Key: "play.layers.close", En: s("Close")},
		{Key: "play.layer.legal", En: s("Legal and forbidden")},
		{Key: "play.layer.links", En: s("Links and groups")},
		{Key: "play.layer.previews", En: s("Move previews")},
		{Key: "play.layer.threats", En: s("Threats")},
		{Key: "play.layer.numbers", En: s("Turn numbers")},
		{Key: "play.layer.coordinates", En: s("Coordinates")},
		{Key: "play.focus", En: s("Only the board")},
		{Key: "play.focus.leave", En: s("Back to everything")},
		{Key: "play.lens", En: s("If the turn passed to %[1]s")},
		{Key: "play.lens.nobody", En: s("If the turn were left out")},
		{Key: "play.lens.hold", En: s("Hold to see threats")},
	}
}

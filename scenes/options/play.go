package options

import (
	"quintet/scenes"
	"quintet/scenes/settings"
)

// play returns the settings of all boards. A table can differ from them for its own game.
func (s *Scene) play() []row {
	return []row{
		s.layer("options.previews", "options.previews.help", settings.LayerPreviews),
		s.layer("options.coordinates", "options.coordinates.help", settings.LayerCoordinates),
		s.layer("options.numbers", "options.numbers.help", settings.LayerNumbers),
		choose(s, func(t *settings.Settings) *string { return &t.Times }, settings.Visibilities, row{
			label: "options.times", help: "options.times.help", names: []string{"options.times.clock", "options.times.always", "options.times.never"},
		}),
		s.toggle("options.halves", "options.halves.help", func(t *settings.Settings) *bool { return &t.Halves }),
	}
}

// layer returns the row that switches a layer of all games. Where games differ neither value is chosen.
func (s *Scene) layer(label, help string, layer settings.Layer) row {
	return row{
		label: label, help: help, names: offOn,
		get: func() int { return common(s.context, layer) },
		set: func(i int) {
			s.change(func(t *settings.Settings) {
				for _, game := range s.context.Catalog {
					t.SetLayer(game.ID, layer, i == 1)
				}
			})
		},
	}
}

// common returns 1 where all games show a layer, 0 where none does, else -1.
func common(c *scenes.Context, layer settings.Layer) int {
	shown := 0
	for _, game := range c.Catalog {
		if c.Settings.Layer(game.ID, layer) {
			shown++
		}
	}
	switch shown {
	case 0:
		return 0
	case len(c.Catalog):
		return 1
	}
	return -1
}

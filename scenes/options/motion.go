package options

import "quintet/scenes/settings"

// speeds are settings.Speeds, the fastest first.
var speeds = []string{settings.Quick, settings.Normal, settings.Slow}

// motion returns the settings of what moves by itself.
func (s *Scene) motion() []row {
	return []row{
		choose(s, func(t *settings.Settings) *string { return &t.Speed }, speeds, row{
			label: "options.speed", help: "options.speed.help", names: []string{"options.speed.quick", "options.speed.normal", "options.speed.slow"},
		}),
		choose(s, func(t *settings.Settings) *string { return &t.Watch }, speeds, row{
			label: "options.watch", help: "options.watch.help", names: []string{"options.watch.quick", "options.watch.normal", "options.watch.slow"},
		}),
		s.toggle("options.still", "options.still.help", func(t *settings.Settings) *bool { return &t.Still }),
	}
}

package options

import (
	"slices"

	"quintet/scenes/settings"
)

// speeds are settings.Speeds, the fastest first.
var speeds = []string{settings.Quick, settings.Normal, settings.Slow}

// motion returns the settings of animations and sounds.
func (s *Scene) motion() []row {
	set := s.context.Settings
	return []row{
		{
			label: "options.speed", help: "options.speed.help", names: []string{"options.speed.quick", "options.speed.normal", "options.speed.slow"},
			get: func() int { return slices.Index(speeds, set.Speed) },
			set: func(i int) { s.change(func(t *settings.Settings) { t.Speed = speeds[i] }) },
		},
		toggle("options.still", "options.still.help", func() bool { return set.Still },
			func(on bool) { s.change(func(t *settings.Settings) { t.Still = on }) }),
	}
}

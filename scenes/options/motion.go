package options

import "quintet/scenes/settings"

// motion is what moves and sounds.
func (s *Scene) motion() []row {
	set := s.desk.Settings
	return []row{
		toggle("options.still", "options.still.help", func() bool { return set.Still },
			func(on bool) { s.change(func(t *settings.Settings) { t.Still = on }) }),
	}
}

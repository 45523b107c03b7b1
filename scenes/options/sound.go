package options

import (
	"slices"
	"strconv"

	"quintet/render/sound"
	"quintet/scenes/settings"
)

// volumes are the choices, in per cent.
var volumes = []int{25, 50, 75, settings.MaxVolume}

// sound returns the settings of sounds. A change is heard at once.
func (s *Scene) sound() []row {
	set := s.context.Settings
	volume := row{
		label: "options.volume", help: "options.volume.help",
		get: func() int { return slices.Index(volumes, set.Volume) },
		set: func(i int) {
			s.change(func(t *settings.Settings) { t.Volume = volumes[i] })
			s.context.Sound(sound.Wood)
		},
	}
	for _, v := range volumes {
		volume.plain = append(volume.plain, strconv.Itoa(v)+" %")
	}
	return []row{
		toggle("options.sounds", "options.sounds.help", func() bool { return !set.Mute }, func(on bool) {
			s.change(func(t *settings.Settings) { t.Mute = !on })
			s.context.Sound(sound.Wood)
		}),
		volume,
	}
}

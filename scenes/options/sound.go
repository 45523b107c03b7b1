package options

import (
	"strconv"

	"quintet/render/sound"
	"quintet/scenes/settings"
)

// volumes are the choices, in per cent.
var volumes = []int{25, 50, 75, settings.MaxVolume}

// sound returns the settings of sounds. A change is heard at once.
func (s *Scene) sound() []row {
	volume := choose(s, func(t *settings.Settings) *int { return &t.Volume }, volumes, row{label: "options.volume", help: "options.volume.help"})
	for _, v := range volumes {
		volume.plain = append(volume.plain, strconv.Itoa(v)+" %")
	}
	sounds := choose(s, func(t *settings.Settings) *bool { return &t.Mute }, []bool{true, false}, row{label: "options.sounds", help: "options.sounds.help", names: offOn})
	return []row{s.heard(sounds), s.heard(volume)}
}

// heard returns r with a sound after every change.
func (s *Scene) heard(r row) row {
	set := r.set
	r.set = func(i int) {
		set(i)
		s.context.Sound(sound.Wood)
	}
	return r
}

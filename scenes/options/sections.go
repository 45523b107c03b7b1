// Lists the sections of the settings page and their rows. Add a setting here; its field is in scenes/data/settings/settings.go, its texts in
// scenes/texts. The rows that open the page of keys and reset all settings are in keyboard.go and options.go.

package options

import (
	"strconv"
	"strings"

	"quintet/render/sound"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// A section is a part of the page.
type section struct {
	title string // key of its heading
	rows  []row
}

// sections returns the sections of the page.
func (s *Scene) sections(u *ui.UI) []section {
	all := []section{
		{"options.look", s.look(u)},
		{"options.play", s.play()},
		{"options.motion", s.motion()},
		{"options.sound", s.sound()},
		{"keys.title", s.keyboard()},
	}
	if s.context.InBrowser {
		all = append(all, section{"files.title", s.files()})
	}
	return append(all, section{"options.about", s.about()}, section{"options.reset", s.reset()})
}

// look returns the settings for the appearance.
func (s *Scene) look(u *ui.UI) []row {
	return []row{
		{
			label: "options.language", help: "options.language.help", plain: scenes.LanguageNames(),
			get: s.context.Language,
			set: func(i int) { s.change(func(*settings.Settings) { s.context.SetLanguage(i) }) },
		},
		choose(s, func(t *settings.Settings) *bool { return &t.Dark }, []bool{false, true}, row{
			label: "options.theme", note: u.T("options.theme.help", u.KeyCap(keys.Theme)), names: []string{"options.theme.light", "options.theme.dark"},
		}),
		{label: "options.boards", help: "options.boards.help", wide: s.styles},
		s.scale(u),
	}
}

// scale returns the setting for the scale. Sizes that do not fit the window cannot be chosen; if one was chosen in a larger window, the largest that
// fits is highlighted.
func (s *Scene) scale(u *ui.UI) row {
	r := choose(s, func(t *settings.Settings) *int { return &t.Scale }, scales, row{
		label: "options.scale", note: u.T("options.scale.help", u.Modifier("ctrl")),
	})
	for _, p := range scales {
		r.plain = append(r.plain, strconv.Itoa(p)+" %")
		if p <= s.context.MaxScale {
			r.most++
		}
	}
	chosen := r.get
	r.get = func() int { return min(chosen(), r.most-1) }
	if r.most < len(scales) {
		r.more = u.T("options.scale.room")
	}
	return r
}

// play returns the settings for all boards. A table can differ from them for its own game.
func (s *Scene) play() []row {
	return []row{
		s.layer("options.previews", "options.previews.help", settings.LayerPreviews),
		s.layer("options.coordinates", "options.coordinates.help", settings.LayerCoordinates),
		s.layer("options.numbers", "options.numbers.help", settings.LayerNumbers),
		choose(s, func(t *settings.Settings) *string { return &t.ShowTimes }, settings.Visibilities, row{
			label: "options.times", help: "options.times.help", names: []string{"options.times.clock", "options.times.always", "options.times.never"},
		}),
		choose(s, func(t *settings.Settings) *string { return &t.Teaching }, teachings, row{
			label: "options.teaching", help: "options.teaching.help",
			names: []string{"options.teaching.never", "options.teaching.blunders", "options.teaching.mistakes", "options.teaching.inaccuracies"},
		}),
		s.toggle("options.talk", "options.talk.help", func(t *settings.Settings) *bool { return &t.Talk }),
		s.toggle("options.halves", "options.halves.help", func(t *settings.Settings) *bool { return &t.TwoClickTiles }),
	}
}

// teachings are settings.Teachings, the quietest first.
var teachings = []string{settings.TeachNever, settings.TeachBlunders, settings.TeachMistakes, settings.TeachInaccuracies}

// layer returns the row that switches a layer for all games. It is half way if games differ.
func (s *Scene) layer(label, help string, layer settings.Layer) row {
	return row{
		label: label, help: help, names: offOn, onOff: true,
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

// common returns 1 if all games show a layer, 0 if none does, else -1.
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

// speeds are settings.Speeds, fastest first.
var speeds = []string{settings.Quick, settings.Normal, settings.Slow}

// motion returns the settings for animations and automatic moves.
func (s *Scene) motion() []row {
	return []row{
		choose(s, func(t *settings.Settings) *string { return &t.Speed }, speeds, row{
			label: "options.speed", help: "options.speed.help", names: []string{"options.speed.quick", "options.speed.normal", "options.speed.slow"},
		}),
		choose(s, func(t *settings.Settings) *string { return &t.WatchSpeed }, speeds, row{
			label: "options.watch", help: "options.watch.help", names: []string{"options.watch.quick", "options.watch.normal", "options.watch.slow"},
		}),
		s.toggle("options.still", "options.still.help", func(t *settings.Settings) *bool { return &t.ReducedMotion }),
	}
}

// volumes are the volume choices, in per cent.
var volumes = []int{25, 50, 75, settings.MaxVolume}

// sound returns the settings for sounds. A change is audible at once.
func (s *Scene) sound() []row {
	volume := choose(s, func(t *settings.Settings) *int { return &t.Volume }, volumes, row{label: "options.volume", help: "options.volume.help"})
	for _, v := range volumes {
		volume.plain = append(volume.plain, strconv.Itoa(v)+" %")
	}
	sounds := choose(s, func(t *settings.Settings) *bool { return &t.Mute }, []bool{true, false}, row{label: "options.sounds", help: "options.sounds.help", names: offOn, onOff: true})
	rows := []row{sounds, volume}
	for i, r := range rows {
		rows[i].set = func(choice int) {
			r.set(choice)
			s.context.Sound(sound.Wood)
		}
	}
	return rows
}

// files returns the rows for saving and opening data as files, for systems without a folder that players can open.
func (s *Scene) files() []row {
	return []row{
		{label: "files.save", help: "files.save.help", button: "files.save.do", press: func() { s.context.SaveAll() }},
		{label: "files.open", help: "files.open.help", button: "files.open.do", press: func() { s.context.Choose() }},
		{label: "files.paste", help: "files.paste.help", button: "files.paste.do", press: func() { s.context.Paste() }},
	}
}

// about returns the rows about the program.
func (s *Scene) about() []row {
	rows := []row{{label: "options.version", note: strings.TrimSpace("Quintet " + s.context.Version)}}
	if s.context.Build != "" {
		rows = append(rows, row{label: "options.built", note: s.context.Build})
	}
	if s.context.Licences != "" {
		rows = append(rows, row{
			label: "options.licence", help: "options.licence.help", button: "options.notices",
			press: func() { s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Licences} },
		})
	}
	return rows
}

package options

import (
	"strconv"

	"quintet/games/board"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// look returns the settings of the appearance.
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
		s.boards(),
		s.scale(u),
	}
}

// scale returns the setting of the size of everything.
func (s *Scene) scale(u *ui.UI) row {
	r := choose(s, func(t *settings.Settings) *int { return &t.Scale }, scales, row{
		label: "options.scale",
		note:  u.T("options.scale.help", board.Act(keys.Larger), board.Act(keys.Smaller), board.Act(keys.UsualSize), u.Modifier("ctrl")),
	})
	for _, p := range scales {
		r.plain = append(r.plain, strconv.Itoa(p)+" %")
	}
	room := strconv.Itoa(s.context.MaxScale) + " %"
	switch scale := s.context.Settings.Scale; {
	case s.context.MaxScale < scale:
		r.note += " " + u.T("options.scale.less", room)
	case s.context.MaxScale == scale && scale < settings.MaxScale:
		r.note += " " + u.T("options.scale.full", room)
	}
	return r
}

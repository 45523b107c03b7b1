package setup

import (
	"slices"

	"quintet/games/match"
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// foot draws what leads on from here, to the rules and to the game, and between them help, if it has room there.
func (s *Scene) foot(u *ui.UI, r render.Rect, help string) scenes.Next {
	const rulesWide, playWide, gap, most, leading = 96, 180, 16, 3, 18
	rules, rest := r.CutLeft(rulesWide, gap)
	play, note := rest.CutRight(playWide, gap)
	if note.W >= rulesWide {
		if help != "" && len(u.Wrap(help, render.TypeCaption, note.W)) <= most {
			u.WriteBlock(help, note, ui.Block{Type: render.TypeCaption, Leading: leading, Most: most, Down: render.Middle, Ink: u.Theme.Muted})
		}
	}
	if u.Button(rules, ui.Button{Label: u.T("rules.title"), Act: keys.Rules, Kind: ui.Quiet}) {
		return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.spec, Options: s.options}}
	}
	if !u.Button(play, ui.Button{Label: u.T("setup.play"), Act: keys.Begin, Kind: ui.Main, Off: !s.clocks.valid()}) {
		return scenes.Next{}
	}
	return s.begin(u)
}

// begin keeps what was chosen and opens the table.
func (s *Scene) begin(u *ui.UI) scenes.Next {
	n := s.game.Info().Players
	s.context.Settings.Games[s.spec.ID] = settings.Setup{Options: s.options, Levels: slices.Clone(s.levels[:]), Terms: s.terms}
	s.context.SaveSettings()
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: s.context.Settings.Names[i], Level: s.levels[i]}
		switch {
		case s.levels[i] > 0:
			seats[i].Name = s.computerName(u, i)
		case seats[i].Name == "":
			seats[i].Name = scenes.DefaultName(i + 1)
		}
	}
	agreed := s.terms
	if s.drawn() {
		cs := agreed.Clocks()
		s.context.Rand.Shuffle(n, func(i, j int) { seats[i], seats[j], cs[i], cs[j] = seats[j], seats[i], cs[j], cs[i] })
		if agreed.Own != nil {
			agreed.Own = cs[:]
		}
	}
	m := table.NewMatch(s.game, seats, agreed)
	if s.start.set() {
		m = match.NewAt(s.game, s.start.Position, seats)
	}
	return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: table.New(s.spec, m, agreed)}
}

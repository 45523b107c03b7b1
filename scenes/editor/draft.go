package editor

import (
	"quintet/games"
	"quintet/scenes"
)

// played names the game with its options.
func (s *Scene) played() string { return s.spec.ID + " " + s.spec.Format(s.game.Info().Options) }

// recall brings back what was set up before, and then shows first, if the page was opened with another position the last time.
func (s *Scene) recall(first games.Position) {
	d := s.context.Drafts[s.played()]
	for i, text := range d.All {
		if p, err := s.game.ParsePosition(text); err == nil && (i <= d.At || d.From == s.from) {
			s.history.add(p, false)
		}
	}
	if d.From == s.from {
		s.history.step(d.At - s.history.at)
	} else if now := len(s.history.all) - 1; now < 0 || games.TextOf(s.history.all[now]) != s.from {
		s.history.add(first, false)
	}
}

// Close keeps what is set up for the next time.
func (s *Scene) Close() {
	s.turnTo(setting)
	d := scenes.Draft{From: s.from, At: s.history.at}
	for _, p := range s.history.all {
		d.All = append(d.All, games.TextOf(p))
	}
	if s.context.Drafts == nil {
		s.context.Drafts = map[string]scenes.Draft{}
	}
	s.context.Drafts[s.played()] = d
}

package setup

import (
	"maps"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// players is the option that is no rule: how many play.
const players = "players"

// usual returns the options of the standard rules, for as many players as are chosen.
func (s *Scene) usual() games.Options {
	full, _ := s.spec.Complete(nil) // the defaults are always allowed
	if n, ok := s.options[players]; ok {
		full[players] = n
	}
	return full
}

// special reports whether the table has agreed on another rule than usual. A clock is none.
func (s *Scene) special() bool {
	t := s.terms
	return s.opens() && t.Opener(s.game.Info().Players) > 0 || s.scored && t.AddUp
}

// restore chooses the standard rules.
func (s *Scene) restore() {
	s.terms.First, s.terms.AddUp = 0, false
	s.choose(s.usual())
	s.asked, s.agreedLast = "", ""
}

// standard says at the left end of r, behind the name of the game, that the standard rules are chosen, or draws the button that restores them,
// with its words where they have room.
func (s *Scene) standard(u *ui.UI, r render.Rect) {
	const gap = 12
	if s.start.set() {
		return // a position is played from
	}
	if label := u.T("setup.restore"); s.special() || !maps.Equal(s.options, s.usual()) {
		_, r = r.CutLeft(gap, 0)
		x := ui.Button{Icon: sprites.IconTurn, Name: label}
		at, _ := r.CutRight(scenes.ToolSide, 0) // beside the other tools
		if w := u.WordWide(label); w <= r.W {
			x.Word = label
			at, _ = r.CutLeft(w, 0)
		}
		if at.W <= r.W && u.Button(at, x) {
			s.restore()
		}
		return
	}
	const base = 26 // as of the name of the game
	if now := ", " + u.T("setup.standard"); u.Measure(now, render.TypeSmall) <= r.W {
		u.Write(now, render.TypeSmall, render.Point{X: r.X, Y: r.Y + base}, render.Start, u.Theme.Muted)
	}
}

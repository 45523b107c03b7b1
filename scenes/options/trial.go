// Draws the board beside the settings, on which they can be tried, with a button that starts it again. The board has a copy of the game on the table,
// or the showcase of the first game. Change here which game it shows (newTrial).

package options

import (
	"strings"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// trial draws in the column r a board to try the settings on with the pointer. The keys belong to the page.
func (s *Scene) trial(u *ui.UI, r render.Rect) {
	const margin, head, most = 32, 76, 640
	if s.try == nil {
		s.try = newTrial(s.context)
		s.begun = s.try.Match().Cursor()
	}
	space := u.Theme.Space
	side := min(r.W-2*margin, r.H-pageTop-head-space.Control-2*space.M-margin, most)
	help := ui.Block{Type: render.TypeCaption, Leading: rowLine, Ink: u.Theme.Muted}
	again := ui.Command{Label: u.T("rules.again"), Icon: sprites.IconTurn, Kind: ui.Quiet, Off: s.try.Match().Cursor() == s.begun && len(s.try.Hand.Path()) == 0}
	again.Run = func() { s.try = nil }
	said := ui.Spacer()
	if why := s.try.Hand.Refusal(); why != nil {
		said = ui.Wrapped(u.Say(why.Text), ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 2, Ink: u.Theme.Error}).Grow(1)
	}
	u.Lay(r.Place(side, r.H, render.Middle, render.Start).Pad(0, pageTop), ui.Column(space.M,
		ui.Column(0, ui.Text(u.T("options.try"), render.TypeSection, u.Theme.Text).Height(44), ui.Wrapped(u.T("options.try.help"), help)).Height(head),
		ui.Canvas(side, side, func(r render.Rect) { s.tryBoard(u, r) }),
		ui.Row(space.M, said, ui.Button(again)).Height(space.Control),
	))
}

// tryBoard draws the board to try in r, without the keys.
func (s *Scene) tryBoard(u *ui.UI, r render.Rect) {
	ks, typed := u.In.Keys, u.In.Typed
	u.In.Keys, u.In.Typed = nil, nil
	w, _ := u.Size()
	s.try.Frame(u, r, w, false)
	u.In.Keys, u.In.Typed = ks, typed
}

// newTrial returns the game on the table at its present state, or if there is none, or it is over, the showcase of the first game. It panics if that
// cannot be played, because it is embedded.
func newTrial(c *scenes.Context) *boardui.Sandbox {
	config := boardui.Config{Settings: c.Settings, Now: c.Now}
	if c.Table != nil && !c.Table.Match.Position().Over() {
		config.Spec, config.LayersOf = c.Table.Spec, c.Table.Spec.ID
		return boardui.NewSandbox(config, replay(c.Table.Match), c.Sound)
	}
	spec := c.Catalog[0]
	m, err := shown(spec)
	if err != nil {
		panic("options: " + err.Error())
	}
	config.Spec, config.LayersOf = spec, spec.ID
	return boardui.NewSandbox(config, m, c.Sound)
}

// replay returns a copy of the plies of m, with unnamed seats.
func replay(m *match.Match) *match.Match {
	copied := match.NewAt(m.Game(), m.PositionAt(0).Clone(), nil)
	for i := range m.Cursor() {
		if err := copied.Play(m.Move(i)); err != nil {
			panic("options: a ply that was played is refused: " + err.Error())
		}
	}
	return copied
}

// shown returns the showcase of spec as a match.
func shown(spec games.Spec) (*match.Match, error) {
	g, _, err := spec.Show()
	if err != nil {
		return nil, err
	}
	m := match.New(g, nil)
	for _, text := range strings.Fields(spec.Showcase.Plies) {
		move, err := g.ParseMove(m.Position(), text)
		if err == nil {
			err = m.Play(move)
		}
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}

// The small board on the settings page, to try the chosen settings.

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
	const margin, head, foot, most = 32, 92, 72, 640
	if s.try == nil {
		s.try = newTrial(s.context)
		s.begun = s.try.Match().Cursor()
	}
	side := min(r.W-2*margin, r.H-pageTop-head-foot-margin, most)
	_, column := r.Place(side, r.H, render.Middle, render.Start).CutTop(pageTop, 0)
	top, column := column.CutTop(head, 0)
	u.Write(u.T("options.try"), render.TypeSection, render.Point{X: top.X, Y: top.Y + 36}, render.Start, u.Theme.Text)
	u.WriteLines(u.T("options.try.help"), render.TypeCaption, render.Point{X: top.X, Y: top.Y + 62}, side, rowHelp, u.Theme.Muted)
	slab, below := column.CutTop(side, 16)

	ks, typed := u.In.Keys, u.In.Typed
	u.In.Keys, u.In.Typed = nil, nil
	w, _ := u.Size()
	s.try.Frame(u, slab, w, false)
	u.In.Keys, u.In.Typed = ks, typed

	again := ui.Command{Label: u.T("rules.again"), Icon: sprites.IconTurn, Kind: ui.Quiet, Off: s.try.Match().Cursor() == s.begun && len(s.try.Hand.Path()) == 0}
	at, words := below.CutRight(u.ButtonWide(again, 20), 16)
	if at.H = 40; u.Button(at, again) {
		s.try = nil
		return
	}
	if why := s.try.Hand.Refusal(); why != nil {
		u.WriteLines(u.Say(why.Text), render.TypeSmall, render.Point{X: words.X, Y: words.Y + 18}, words.W, 20, u.Theme.Error)
	}
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

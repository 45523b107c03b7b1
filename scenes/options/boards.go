package options

import (
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// newSample returns what the styles of boards are shown on: the position on the table, or else the one that shows the first game. It panics
// when that cannot be played: it is data of ours.
func newSample(c *scenes.Context) *widget.Picture {
	if c.Table != nil {
		m := c.Table.Match
		return widget.NewPicture(m.Game(), m.Position())
	}
	g, p, err := c.Catalog[0].Show()
	if err != nil {
		panic("options: " + err.Error())
	}
	return widget.NewPicture(g, p)
}

// boardNames are the keys of the styles' names, as settings.BoardStyles lists them.
var boardNames = []string{"options.boards.classic", "options.boards.calm", "options.boards.contrast"}

// styles draws a card for each style in r, side by side, and returns where they end.
func (s *Scene) styles(u *ui.UI, r render.Rect) float32 {
	const gap, pad, words = 16, 12, 40
	n := float32(len(boardNames))
	wide := (r.W - (n-1)*gap) / n
	side := wide - 2*pad
	row := render.Rect{X: r.X, Y: r.Y, W: r.W, H: pad + side + words}
	cards := row.Columns(gap, render.Even(len(boardNames))...)
	for i, name := range settings.BoardStyles {
		card := cards[i]
		label := u.T(boardNames[i])
		u.Add(u.T("options.boards")+" "+label, card)
		ink, line, width := u.Theme.Muted, u.Theme.Hairline, float32(1)
		switch {
		case s.context.Settings.Board == name:
			ink, line, width = u.Theme.Text, u.Theme.Accent, 2.5
		case u.Over(card):
			ink, line = u.Theme.Text, u.Theme.Muted
		}
		u.Box(card, render.Box{Radius: 14, Top: u.Theme.Window, Line: line, Width: width})
		b := *u.Brush
		b.Theme = render.NewTheme(u.Theme.Dark, scenes.StyleOf(name))
		board, below := card.CutTop(pad+side, 2)
		s.sample.Paint(&b, board.Place(side, side, render.Middle, render.End), false)
		below.H -= 2
		u.WriteIn(label, render.TypeSmall.Medium(), below, render.Middle, ink)
		if u.Clicked(card) {
			s.change(func(t *settings.Settings) { t.Board = settings.BoardStyles[i] })
		}
	}
	return row.Y + row.H
}

// Draws the parts of the table in small windows: in a rail beside the board (rail), or above and below it (strip), and on a phone an open list in
// their place (phoneList). Change here what small windows show; layout.go has the places of all parts.

package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// The heights of the top of a rail, above the seats, and of its bottom.
const (
	railTop  = 48
	railFoot = 48
)

// railSeat returns the height of a seat in a rail. After the game it is smaller, because the verdict is below the seats.
func (s *Scene) railSeat() float32 {
	heights := map[int]float32{2: 64, 3: 43, 4: 43}
	if s.model.resultShown() {
		heights = map[int]float32{2: 54, 3: 38, 4: 38}
	}
	return heights[s.model.players()]
}

// rail draws the rail of a small window that is wider than tall: seats, prompt and buttons.
func (s *Scene) rail(u *ui.UI, r render.Rect, words promptText) {
	space, margin := u.Theme.Space, scenes.Margin(s.page.Window.W)-scenes.ToolPadding
	n, high, listed := s.model.players(), s.railSeat(), s.layersShown()
	if listed && high*float32(n)+s.layers.high(u) > r.H-railTop-railFoot-space.S {
		n = 0 // the list needs the room
	}
	below := func(r render.Rect) {
		switch {
		case s.model.board.Hand.Typing.Open():
			u.LineAbove(r)
			_, r = r.CutTop(space.M, 0)
			s.typing(u, r)
		case listed:
			s.layerList(u, r.Pad(-space.S, 0))
		case s.moves && !s.answers():
			s.movesForPrompt(u, r, words.lead)
		default:
			s.railPrompt(u, r, words)
		}
	}
	u.Lay(r, ui.Column(0,
		ui.Canvas(0, railTop, nil),
		ui.Canvas(0, high*float32(n), func(r render.Rect) { s.seats.stack(u, r, high, n) }),
		ui.Canvas(0, 0, below).Pad(space.M, space.S).Grow(1),
		ui.Canvas(0, railFoot, func(r render.Rect) {
			_, r = r.CutLeft(space.M, 0)
			_, r = r.CutRight(margin, 0)
			u.Lay(r, ui.Row(0, s.movesButton(u).Grow(1), ui.Button(s.commands.undo(u).IconOnly()), ui.Button(s.commands.redo(u).IconOnly())).Align(render.Start, render.Start))
		}),
	))
}

// railPrompt draws the prompt in a rail, with the legend between its words and its buttons.
func (s *Scene) railPrompt(u *ui.UI, r render.Rect, words promptText) {
	u.LineAbove(r)
	_, r = r.CutTop(u.Theme.Space.M, 0)
	u.Announce(words.lead, words.detail)
	explains := len(s.model.geo.Legend) > 0 && !s.model.table.Terms.NoAids && !s.model.table.Match.Over() && !s.model.browsed() && !s.model.table.Covered() && s.model.asking == askNothing
	var after []ui.Command
	if s.model.verdictShown() || s.browses() {
		after = s.commands.afterwards(u)[:3]
		verdict := s.railVerdict(u, s.report.headline(u, s.model.outcome()))
		var at render.Rect
		at, r = r.CutTop(u.Extent(verdict, r.W, r.H).H, u.Theme.Space.S)
		s.drawRising(u, at, func(u *ui.UI, at render.Rect) { u.Lay(at, verdict) })
		if !s.model.browsed() {
			words.lead = ""
		}
	}
	as := s.commands.contextual(u)
	if !s.model.table.OnMain() && !s.model.verdictShown() && s.model.asking == askNothing && !s.prompt.refused(words) {
		back := ui.Command{Label: u.T("play.variation.back"), Kind: ui.Quiet, Run: s.leaveVariation}
		as = append([]ui.Command{back}, as...)
	}
	u.Lay(r, s.prompt.column(u, words, as, after, func(r render.Rect) {
		legend := ui.Canvas(0, 0, func(r render.Rect) {
			if explains {
				s.legend.drawColumn(u, r)
			}
		}).Grow(1)
		u.Lay(r, ui.FirstThatFits(ui.Column(u.Theme.Space.S, s.model.comments.Beside(u, render.Point{X: r.X, Y: r.Y}), legend), legend))
	}))
}

// railVerdict shows the verdict, with the faces of the winners. If more than two players play and several share first place, only the tint of their
// seats shows who: their faces are in the seats, and the reason needs the room.
func (s *Scene) railVerdict(u *ui.UI, verdict string) ui.Element {
	const side, most = 40, 160
	words, pieces := verdictBeside(u, verdict), s.prompt.winners(u, side, most)
	switch {
	case len(s.model.outcome().Winners) == 1:
		return ui.Row(u.Theme.Space.S, pieces, words.Grow(1))
	case s.model.players() > 2:
		return words
	}
	return ui.Column(u.Theme.Space.S, pieces, words)
}

// movesForPrompt draws the move list in place of the prompt, with the main one of the prompt's commands as a button; the others have only their keys.
// After a game it shows the verdict and a button for the next game.
func (s *Scene) movesForPrompt(u *ui.UI, r render.Rect, lead string) {
	as, over := s.commands.contextual(u), s.model.resultShown()
	if over {
		as, lead = append(as, s.commands.afterwards(u)[0]), s.report.headline(u, s.model.outcome())
	}
	var button ui.Element
	if last := len(as) - 1; last >= 0 {
		button, as = ui.Button(as[last]), as[:last]
	}
	u.Lay(r, ui.Column(u.Theme.Space.S,
		ui.If(over && lead != "", ui.Wrapped(lead, ui.Block{Type: render.TypeButton, Leading: 21, MaxLines: 2, Ink: u.Theme.Text})),
		ui.Canvas(0, 0, func(r render.Rect) { s.drawMoves(u, r) }).Grow(1),
		button,
	))
	u.ByKey(as)
}

// strip draws the seats of a tall window above the board, and the buttons and an open list below it.
func (s *Scene) strip(u *ui.UI, a arrangement) {
	n := s.model.players()
	columns, rows := stripOf(n, a.Window.W)
	var seats []ui.Element
	for i := range n {
		seats = append(seats, ui.Canvas(0, a.Side.H/float32(rows), func(r render.Rect) { s.seats.draw(u, r, games.Player(i)) }))
	}
	u.Lay(a.Side, ui.Grid(columns, 0, seats...))
	if s.layers.open {
		s.layerList(u, a.sheet.Pad(u.Theme.Space.L, 0))
	} else if s.moves {
		s.drawMoves(u, a.sheet.Pad(boardpage.LineMargin, 0))
	}
	if s.model.verdictShown() || s.browses() || s.model.browsed() && !u.Phone() {
		s.stripNext(u, a)
		return
	}
	s.stripButtons(u, a)
}

// stripNext draws the buttons of a tall window after a game. On a phone, those for the next game are below the prompt.
func (s *Scene) stripNext(u *ui.UI, a arrangement) {
	after, gap := s.commands.afterwards(u), u.Theme.Space.S
	next := ui.Row(gap, ui.Button(after[0]).Grow(1), ui.Button(after[1]).Grow(1))
	steps := ui.Row(gap, ui.Button(s.commands.undo(u).IconOnly()).Grow(1), ui.Button(s.commands.redo(u).IconOnly()).Grow(1))
	others := ui.Row(gap, s.movesButton(u).Grow(1), steps.Grow(1))
	if u.Phone() {
		_, below := a.Line.Pad(narrowMargin, 0).CutTop(promptHigh, 0)
		u.LayTop(below, 0, next)
		u.Lay(a.stripFoot(), others)
		return
	}
	u.Lay(a.stripFoot(), ui.Row(gap, next.Grow(3), others.Grow(2)))
}

// stripButtons draws the buttons at the bottom of a tall window.
func (s *Scene) stripButtons(u *ui.UI, a arrangement) {
	undo, redo := s.commands.undo(u), s.commands.redo(u)
	undo.Kind, redo.Kind = ui.Quiet, ui.Quiet
	u.Lay(a.stripFoot(), ui.Row(u.Theme.Space.S, s.movesButton(u).Grow(1), ui.Button(undo).Grow(1), ui.Button(redo).Grow(1)))
}

// phoneList draws the open list on a phone, and the buttons at the bottom unless the list takes their place.
func (s *Scene) phoneList(u *ui.UI, a arrangement, words promptText) {
	if s.layersShown() {
		s.layerList(u, a.sheet.Pad(16, 0))
		return
	}
	if a.sheet.H > 0 {
		s.movesForPrompt(u, a.sheet.Pad(24, 0), words.lead)
	}
	s.stripButtons(u, a)
}

// stripFoot returns the place of the buttons at the bottom of a tall window.
func (a arrangement) stripFoot() render.Rect {
	return render.Rect{Y: a.Window.H - 56, W: a.Window.W, H: 44}.Pad(narrowMargin, 0)
}

// stripOf returns in how many columns and rows n seats are arranged above the board of a window of the given width.
func stripOf(n int, width float32) (columns, rows int) {
	if n > 2 && width < float32(n)*160 {
		return (n + 1) / 2, 2
	}
	return n, 1
}

// movesButton is the button that shows or hides the move list in a window that has no room for it beside the board.
func (s *Scene) movesButton(u *ui.UI) ui.Element {
	b := ui.Command{Label: u.T("play.moves"), Act: keys.Moves, Kind: ui.Quiet, Run: func() {
		s.moves = !s.moves
		s.model.board.Hand.Dismiss()
	}}
	if s.moves {
		b.Kind, b.Lit = ui.Plain, true
	}
	return ui.Stack(ui.Button(b), ui.Canvas(0, 0, func(r render.Rect) { s.model.comments.Dot(u, r) }))
}

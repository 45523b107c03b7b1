// Draws the parts of the table in small windows: in a rail beside the board, or above and below it. The places of all parts are in layout.go.

package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// The heights of the top of a rail, above the seats, and of its bottom, and the space above the prompt.
const (
	railTop  = 48
	railFoot = 48
	railAir  = 14
)

// railSeat returns the height of a seat in a rail. After the game it is smaller, because the verdict is below the seats.
func (s *Scene) railSeat() float32 {
	heights := map[int]float32{2: 64, 3: 43, 4: 43}
	if s.model.told() {
		heights = map[int]float32{2: 54, 3: 38, 4: 38}
	}
	return heights[s.model.players()]
}

// railWords returns the place of the prompt in the rail r.
func (s *Scene) railWords(r render.Rect) render.Rect {
	_, r = r.Pad(16, 0).CutTop(railTop+float32(s.model.players())*s.railSeat(), 12)
	_, r = r.CutBottom(railFoot, 8)
	return r
}

// rail draws the rail of a small window that is wider than tall: seats, prompt and buttons.
func (s *Scene) rail(u *ui.UI, r render.Rect) {
	s.commands.tools(u, render.Rect{X: r.X, Y: 8, W: r.W - scenes.Margin(s.page.Window.W) + scenes.ToolBare, H: 40})
	foot, rest := r.CutBottom(railFoot, 8)
	_, rest = rest.CutTop(railTop, 0)
	n, high, listed := s.model.players(), s.railSeat(), s.layersShown()
	if listed && high*float32(n)+s.layers.high(u) > rest.H {
		n = 0 // the list needs the room
	}
	_, inner := s.seats.stack(u, rest, high, n).Pad(16, 0).CutTop(12, 0)
	switch {
	case s.model.board.Hand.Typing.Open(): // the field is in the place of the prompt
	case listed:
		s.layerList(u, inner.Pad(-8, 0))
	case s.moves && !s.answers():
		s.movesAlone(u, inner)
	default:
		s.railPrompt(u, inner)
	}
	foot.H = buttonHigh
	_, foot = foot.CutLeft(16, 0)
	_, foot = foot.CutRight(scenes.Margin(s.page.Window.W)-scenes.ToolBare, 0)
	parts := foot.Columns(0, render.Share(1), render.Px(40), render.Px(40))
	u.Button(parts[0], s.movesButton(u, ui.Quiet))
	s.list.commented(u, parts[0])
	u.Button(parts[1], s.commands.undo(u).IconOnly())
	u.Button(parts[2], s.commands.redo(u).IconOnly())
}

// railPrompt draws the prompt in a rail, with the legend between its words and its buttons.
func (s *Scene) railPrompt(u *ui.UI, r render.Rect) {
	u.LineAbove(r)
	_, r = r.CutTop(railAir, 0)
	words := s.says(u)
	explains := len(s.model.geo.Legend) > 0 && !s.model.table.Terms.NoAids && !s.model.table.Match.Over() && !s.model.table.Covered() && s.asking == askNothing
	var after []ui.Command
	if s.model.told() {
		after = s.commands.afterwards(u)[:3]
		r = s.railVerdict(u, r, words.lead)
		words.lead = ""
	}
	as := s.commands.contextual(u)
	if !s.model.table.OnMain() && !s.model.told() && s.asking == askNothing && !s.prompt.refused(words) {
		back := ui.Command{Label: u.T("play.variation.back"), Kind: ui.Quiet, Run: s.leaveVariation}
		as = append([]ui.Command{back}, as...)
	}
	free := s.list.commentBeside(u, s.prompt.column(u, r, words, as, after))
	if explains {
		s.legend.drawColumn(u, free)
	}
}

// railVerdict writes the verdict from the top of r down, and returns the rest. If more than two players share first place only the tint of their
// seats shows who: their pieces are in the seats, and the reason needs the room.
func (s *Scene) railVerdict(u *ui.UI, r render.Rect, verdict string) render.Rect {
	const piece, pieces, air, leading, least = 40, 24, 6, 21, 16
	at, rest := r.CutTop(pieces, air)
	if len(s.model.table.Match.Outcome().Winners) == 1 {
		at, rest = r.CutTop(piece, air)
		s.risen(u, at, func(u *ui.UI, at render.Rect) {
			writeVerdict(u, s.prompt.winners(u, at, piece, piece), verdict, leading, least)
		})
		return rest
	}
	if s.model.players() > 2 {
		rest = r
	} else {
		s.prompt.winners(u, at, pieces/sharing, at.W)
	}
	at, _ = rest.CutTop(leading*float32(len(u.WrapEvenly(verdict, smaller(u, verdict, typeVerdict, least, r.W), r.W))), 0)
	_, rest = rest.CutTop(at.H, air)
	s.risen(u, at, func(u *ui.UI, at render.Rect) { writeVerdict(u, at, verdict, leading, least) })
	return rest
}

// movesAlone draws the move list in place of the prompt, with the main one of the prompt's commands as a button; the others have only their keys.
// After a game it shows the verdict and a button for the next game.
func (s *Scene) movesAlone(u *ui.UI, r render.Rect) {
	as := s.commands.contextual(u)
	if s.model.told() {
		as = []ui.Command{s.commands.rematch(u).TextOnly(ui.Main)}
		end := u.WriteLines(s.words.say(u).lead, render.TypeButton, render.Point{X: r.X, Y: r.Y + 18}, r.W, 21, u.Theme.Text) - 8
		r.Y, r.H = end, r.Y+r.H-end
	}
	if last := len(as) - 1; last >= 0 {
		r.H -= buttonPitch
		u.Button(render.Rect{X: r.X, Y: r.Y + r.H + 4, W: r.W, H: buttonHigh}, as[last])
		u.ByKey(as[:last])
	}
	s.drawMoves(u, r)
}

// strip draws the seats of a tall window above the board, and the buttons and an open list below it.
func (s *Scene) strip(u *ui.UI, a arrangement) {
	s.stripTools(u, a)
	n := s.model.players()
	columns, rows := stripOf(n, a.Window.W)
	grid := a.Side.Rows(0, render.Even(rows)...)
	for i := range n {
		s.seats.draw(u, grid[i/columns].Columns(0, render.Even(columns)...)[i%columns], games.Player(i))
	}
	if s.layers.open {
		s.layerList(u, a.sheet.Pad(24, 0))
	} else if s.moves {
		s.drawMoves(u, a.sheet.Pad(32, 0))
	}
	if !s.model.told() {
		s.stripButtons(u, a)
		return
	}
	parts := a.stripFoot().Columns(buttonGap, render.Shares(3, 3, 2, 1, 1)...)
	if u.Phone() {
		_, next := a.Line.Pad(12, 0).CutTop(promptHigh, 0)
		next.H = buttonHigh
		parts = append(next.Columns(buttonGap, render.Even(2)...), a.stripFoot().Columns(buttonGap, render.Shares(2, 1, 1)...)...)
	}
	as := append(s.commands.afterwards(u)[:2], s.movesButton(u, ui.Quiet), s.commands.undo(u).IconOnly(), s.commands.redo(u).IconOnly())
	for i, a := range as {
		u.Button(parts[i], a)
	}
	s.list.commented(u, parts[2])
}

// stripButtons draws the buttons at the bottom of a tall window.
func (s *Scene) stripButtons(u *ui.UI, a arrangement) {
	as := []ui.Command{s.movesButton(u, ui.Quiet), s.commands.undo(u), s.commands.redo(u)}
	as[1].Kind, as[2].Kind = ui.Quiet, ui.Quiet
	parts := a.stripFoot().Columns(buttonGap, render.Even(3)...)
	for i, r := range parts {
		u.Button(r, as[i])
	}
	s.list.commented(u, parts[0])
}

// stripTools draws the icons at the right end of the top of a tall window.
func (s *Scene) stripTools(u *ui.UI, a arrangement) {
	wide := s.commands.toolsRoom(u, a.Window.W)
	s.commands.tools(u, render.Rect{X: a.Window.W - wide, Y: 8, W: wide - scenes.Margin(a.Window.W) + scenes.ToolBare, H: 40})
}

// phoneList draws the open list on a phone, and the buttons at the bottom unless the list takes their place.
func (s *Scene) phoneList(u *ui.UI, a arrangement) {
	s.stripTools(u, a)
	if s.layersShown() {
		s.layerList(u, a.sheet.Pad(16, 0))
		return
	}
	if a.sheet.H > 0 {
		s.movesAlone(u, a.sheet.Pad(24, 0))
	}
	s.stripButtons(u, a)
}

// stripFoot returns the place of the buttons at the bottom of a tall window.
func (a arrangement) stripFoot() render.Rect {
	return render.Rect{X: 12, Y: a.Window.H - 56, W: a.Window.W - 24, H: 44}
}

// stripOf returns in how many columns and rows n seats are arranged above the board of a window of the given width.
func stripOf(n int, width float32) (columns, rows int) {
	if n > 2 && width < float32(n)*160 {
		return (n + 1) / 2, 2
	}
	return n, 1
}

// movesButton shows or hides the move list in a window that has no room for it beside the board.
func (s *Scene) movesButton(u *ui.UI, k ui.Kind) ui.Command {
	b := ui.Command{Label: u.T("play.moves"), Act: keys.Moves, Kind: k, Run: func() {
		s.moves = !s.moves
		s.model.board.Hand.Dismiss()
	}}
	if s.moves {
		b.Kind, b.Lit = ui.Plain, true
	}
	return b
}

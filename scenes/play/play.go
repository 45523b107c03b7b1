// The page of a table (Scene): creates its parts and connects them (New), passes them the input of each frame, and draws the bar, the prompt and the
// typing field, and the side column of large windows. Add a part of the page to New. smallwindow.go draws what small windows have instead; layout.go
// decides where the parts are in windows of every size.

package play

import (
	"slices"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the page of a table: it arranges and draws its parts, and passes the players' input to the host.
type Scene struct {
	*host
	commands *commands
	report   *report
	words    *speech

	prompt     *prompt
	seats      *seats
	list       *moveList
	ply        *plyMenu
	seat       *seatMenu
	card       *card
	moments    *moments
	legend     *legend
	layers     *layerList
	threatView *threatView
	toolbar    *toolbar
	cover      *pauseCover

	page  *arrangement // of this pass
	moves bool         // the move list is open in a window that has no room for it beside the board
}

// New returns the scene of t. fromLibrary says that t was opened from the list of games, so leaving the table goes back there.
func New(c *scenes.Context, t *table.Table, fromLibrary bool) *Scene {
	h, page := newHost(c, t), &arrangement{}
	m := h.model
	seat := &seatMenu{model: m, cover: func(open bool) { h.covered = open }}
	r := &report{m}
	w := &speech{model: m, host: h, report: r, page: page}
	s := &Scene{
		host:     h,
		commands: &commands{host: h, model: m, page: page, ladder: newLadder(m), fromLibrary: fromLibrary},
		report:   r,
		words:    w,
		prompt:   &prompt{m, w},
		seats:    &seats{model: m, button: seat.button},
		list:     &moveList{model: m, jump: h.jump, show: h.show, leave: h.leaveVariation, tree: treeMap{model: m, show: h.show}},
		ply:      &plyMenu{model: m},
		seat:     seat,
		card:     &card{m, r, seat.button},
		moments:  &moments{model: m, version: -1},
		legend:   &legend{m},
		layers:   &layerList{model: m},
		toolbar:  &toolbar{m},
		cover:    &pauseCover{m, h.pauseClock},
		page:     page,
	}
	s.threatView = &threatView{model: m, turn: func() { s.layers.turn(settings.LayerThreats) }}
	s.list.ask = s.ply.open
	seat.reseat = func(u *ui.UI, player games.Player, by match.Seat) {
		s.host.reseat(u, player, by)
		s.commands.ladder = newLadder(m)
	}
	return s
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.model.board.Display.SkipMotion(u)
	if u.Live() {
		s.threatView.followKey(u, s.model.board.Display.ThreatViewAllowed() && !s.covered && !s.focused && !s.ply.shown() && !s.model.comments.Writing())
		s.turn(u.Pointer(), u.In.Down != 0)
	}
	s.focusing(u)
	s.commands.next = scenes.Next{}
	switch {
	case s.model.comments.Writing():
		u.Modal(func() { s.draw(u) }, func() { s.model.comments.DrawSheet(u) })
	case s.ply.shown():
		u.Modal(func() { s.draw(u) }, func() { s.plyMenu(u) })
	case s.seat.shown():
		u.Modal(func() { s.draw(u) }, func() { s.seat.draw(u) })
	case s.covered:
		u.Modal(func() { s.draw(u) }, func() {
			drawMenu(u, s.commands.menu(u), func() { s.covered, s.commands.exporting = false, false })
		})
	default:
		if s.menuKeys(u); s.commands.next.Do == scenes.Stay {
			s.draw(u)
		}
		if s.commands.next.Do == scenes.Stay {
			s.keys(u)
		}
	}
	if u.Live() {
		s.updateClock()
		s.forgetDeleted()
	}
	return s.commands.next
}

// draw draws the page, and handles the pointer on the board.
func (s *Scene) draw(u *ui.UI) {
	a := s.arrange(u.Size())
	*s.page, s.seat.cards = a, [games.MaxPlayers]render.Rect{}
	s.model.board.Place(u, a.Board)
	a.Paint(u)
	s.carryOut(s.model.board.Point(u))
	s.model.board.Update(u)
	words := s.words.say(u)
	s.paintBoard(u, words)
	u.InOrder(func() {
		s.side(u, words)
		s.bar(u)
		s.drawPrompt(u, words)
		if s.page.shape != rail && s.model.board.Hand.Typing.Open() {
			s.typing(u, s.page.Line)
		}
	})
	s.model.board.Display.PaintTag(u, a.free())
}

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) {
	s.updateClock()
	handle = s.tick()
	s.updateClock()
	s.forgetDeleted()
	return handle
}

// arrange divides a window of w by h for what it currently shows.
func (s *Scene) arrange(w, h float32) arrangement {
	a := arrange(w, h, content{
		players: s.model.players(), alone: s.focused, moves: s.moves, layers: s.layers.open, waits: s.answers() || s.model.board.Hand.Typing.Open(),
	})
	a.carded = a.shape == wide && !s.layers.open
	return a
}

// paintBoard draws the board with the cells that the prompt is about, or the pause cover instead. When only the board is shown there is no prompt, so
// no cells are highlighted for it.
func (s *Scene) paintBoard(u *ui.UI, words promptText) {
	if s.model.table.Covered() {
		s.cover.draw(u, s.model.board.Display.Layout())
		return
	}
	around := boardui.Surroundings{Drawings: s.model.table.Match.Node().Drawings(), Isolated: s.page.shape == wide || s.page.shape == bare} // otherwise the tools are close to the board
	if !s.focused {
		around.About, around.Why, around.Reply = words.about, words.why, words.reply
	}
	s.model.board.Display.Paint(u, around)
}

// answers reports whether the prompt shows something that a player waits for: a question, a hint or the reason for a refusal.
func (s *Scene) answers() bool {
	return s.model.asking != askNothing || s.model.board.Hand.Refusal() != nil || s.hints.shown() || s.hints.searching()
}

// browses reports whether the finished game is browsed and the prompt has no answer to show, which would need the room of the buttons for after it.
func (s *Scene) browses() bool { return s.model.browsed() && !s.answers() }

// side draws the seats, the moves or the result, and the buttons for moving through the game: beside the board, or above and below it.
func (s *Scene) side(u *ui.UI, words promptText) {
	switch a := *s.page; a.shape {
	case wide:
		s.column(u, a.Side)
	case rail:
		s.rail(u, a.Side, words)
	case tall:
		s.strip(u, a)
	case listing:
		s.phoneList(u, a, words)
	case bare:
		s.scoreTags(u, a)
	}
}

// column draws the side column of a large window.
func (s *Scene) column(u *ui.UI, r render.Rect) {
	transport, r := r.CutBottom(boardpage.FootHeight, 0)
	s.commands.transport(u, transport)
	_, r = r.CutTop(64, 0)
	if s.model.resultShown() && !s.layers.open {
		s.drawRising(u, r, s.result)
		return
	}
	high := float32(88)
	if s.model.players() > 2 {
		high = 76
	}
	n := s.model.players()
	if s.layers.open && high*float32(n)+s.layers.high(u) > r.H {
		n = 0 // the list needs the room
	}
	r = s.seats.stack(u, r, high, n)
	if s.layers.open {
		_, r = r.Pad(24, 0).CutTop(12, 0)
		s.layerList(u, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 4})
		return
	}
	below := float32(8)
	if n == 2 {
		below = 20
	}
	r = s.seats.balance(u, r.Pad(32, 0))
	_, r = r.CutTop(below, 0)
	if len(s.model.geo.Legend) > 0 && r.H > 200 && !s.model.table.Terms.NoAids && !s.model.table.Covered() {
		var legend render.Rect
		legend, r = r.CutBottom(s.legend.high(u, r.W), 0)
		s.legend.draw(u, legend)
	}
	s.drawMoves(u, r)
}

// result draws the card of a finished game, with the key moments and the move list if there is room.
func (s *Scene) result(u *ui.UI, r render.Rect) {
	const leastList = 130
	after := s.commands.afterwards(u)
	if _, harder, _ := s.commands.another(u); harder {
		after[0].Icon = sprites.IconNext
	} else {
		after[0].Icon = sprites.IconSwap
	}
	reviews := slices.IndexFunc(after, func(x ui.Command) bool { return x.Act == keys.Review })
	review := after[reviews]
	review.Icon = sprites.IconCurve
	after = slices.Insert(slices.Delete(after, reviews, reviews+1), 1, review)
	moments := s.moments.elements(u, func(x judge.Moment) {
		if s.jump(x.End); s.moments.reviewed {
			s.commands.review(u).Run()
		}
	})
	list := ui.Canvas(0, leastList, func(r render.Rect) { s.drawMoves(u, r) })
	u.Lay(r, s.card.element(u, after, s.commands.newSeries(u).TextOnly(ui.Quiet), s.commands.level(u), moments, list))
}

// drawRising calls draw in r, raised and faded in as far as the verdict has risen.
func (s *Scene) drawRising(u *ui.UI, r render.Rect, draw func(u *ui.UI, r render.Rect)) {
	const rise = 12
	up, _ := s.model.board.Display.Verdict()
	if up == 1 {
		draw(u, r)
		return
	}
	r.Y += float32(int(rise * (1 - up))) // whole pixels, so that text stays centred in its button
	u.Faded(up, func() { draw(u, r) })
}

// drawMoves draws the move list. The wheel moves through the game unless a question, menu or cover is open.
func (s *Scene) drawMoves(u *ui.UI, r render.Rect) { s.list.draw(u, r, !s.blocked()) }

// layerList draws the list of layers.
func (s *Scene) layerList(u *ui.UI, r render.Rect) {
	if s.layers.draw(u, r) {
		s.focused = true
	}
}

// layersShown reports whether the list of layers is on the screen. In a rail and on a phone, an answer or the typing field takes its place.
func (s *Scene) layersShown() bool {
	return s.layers.open && !s.focused && (s.page.shape != rail && s.page.shape != listing || !s.answers() && !s.model.board.Hand.Typing.Open())
}

// bar draws the top of the page: the menu button, the name of the game, the tools for the view unless they are beside the prompt, and the other
// tools. Beside the board, the tools are in the side column.
func (s *Scene) bar(u *ui.UI) {
	const above, air = 8, 10
	s.model.board.Display.HoldThreatView(false) // views switches it on again while its button is held
	a := *s.page
	if a.shape == bare {
		return
	}
	margin := scenes.Margin(a.Window.W)
	r := render.Rect{X: margin - scenes.BackPadding, Y: above, W: a.Window.W - 2*margin + scenes.BackPadding + scenes.ToolPadding, H: toolSide}
	tools := s.commands.tools(u)
	room := u.Extent(tools, r.W, r.H).W + air
	if a.shape == wide || a.shape == rail {
		room = max(room, r.X+r.W-a.Side.X+above)
	}
	menu, views := ui.Command{Icon: sprites.IconMenu, Name: u.T("play.menu"), Act: keys.Menu, Run: func() { s.openMenu(u) }}, ui.Element{}
	if !a.roomy() {
		views = s.toolbar.views(u, false, s.views(u))
	}
	u.Lay(r, ui.Row(0,
		ui.Button(menu),
		ui.Canvas(0, toolSide, func(r render.Rect) { s.toolbar.title(u, r, s.report.describe(u)) }).Grow(1),
		views,
		tools.Align(render.End, render.Start).Width(room),
	))
}

// views returns the tools that change what the board shows. After the game, and without aids, only the layers remain.
func (s *Scene) views(u *ui.UI) []tool {
	display := s.model.board.Display
	threats := ui.Command{
		Icon: sprites.IconEye, Name: u.T("play.lens.hold"), Word: u.T("play.lens.word"), Act: keys.Threats,
		Off: !display.ThreatViewAllowed(),
		Lit: display.ThreatViewOn() || display.LayerChosen(settings.LayerThreats),
		Run: func() { s.threatView.press(u) },
	}
	layers := ui.Command{Icon: sprites.IconLayers, Name: u.T("play.layers"), Act: keys.Layers, Lit: s.layers.open, Word: u.T("play.layers.word"), Run: func() {
		s.layers.open = !s.layers.open
		s.model.board.Hand.Dismiss()
	}}
	if s.model.table.Terms.NoAids || s.model.table.Match.Over() {
		return []tool{{Command: layers}}
	}
	tools := []tool{{threats, s.threatView.hold}, {Command: layers}}
	if s.commands.offersHints() {
		hint := s.commands.hint(u).IconOnly()
		hint.Word = hint.Name
		tools = append([]tool{{Command: hint}}, tools...)
	}
	return tools
}

// scoreTags draws a tag for each seat, and at the right the button that shows the rest of the page again.
func (s *Scene) scoreTags(u *ui.UI, a arrangement) {
	const gap, leave, high = 12, 48, 36
	n := s.model.players()
	_, column := a.Side.CutTop(tagsHigh, 0)
	tags := column.Rows(0, render.Even(n)...)
	if !a.upright() {
		all := min(tagsMost*float32(n)+gap*float32(n-1), a.Window.W-2*leave)
		tags = a.Side.Place(all, a.Side.H, render.Middle, render.Start).Columns(gap, render.Even(n)...)
	}
	for i, at := range tags {
		s.seats.drawTag(u, at.Place(at.W, high, render.Start, render.Middle), games.Player(i))
	}
	leaves := ui.Command{Icon: sprites.IconClose, Name: u.T("play.focus.leave"), Act: keys.Focus, Run: func() { s.focused = false }}
	u.Button(render.Rect{X: a.Window.W - 44, Y: 6, W: 40, H: 40}, leaves)
}

// drawPrompt draws the prompt, unless it is in the rail or a list or the typing field takes its place.
func (s *Scene) drawPrompt(u *ui.UI, words promptText) {
	a := *s.page
	margin := float32(boardpage.LineMargin)
	if u.Phone() {
		margin = narrowMargin
	}
	if a.shape == rail || s.model.board.Hand.Typing.Open() || a.Line.H == 0 {
		return
	}
	u.Announce(words.lead, words.detail)
	switch {
	case a.shape == bare && a.upright():
		u.Lay(a.Line, s.prompt.column(u, s.words.alone(words), s.commands.contextual(u), nil, nil))
	case a.shape == bare:
		const least = 704 // beside a small board, too, words and two buttons need this width
		w := min(a.Line.W, max(s.model.board.Display.Layout().Slab.W, least))
		u.Lay(a.Line.Place(w, a.Line.H, render.Middle, render.Start).Pad(margin, 0), s.prompt.line(u, w, s.words.alone(words), s.commands.contextual(u)))
	case a.roomy() && s.model.asking == askNothing:
		const toolMargin = 10 // beside the label of a tool
		r := a.Line.Pad(margin, 0)
		r.W += toolMargin
		u.Lay(r, s.promptAndTools(u, r.W, words))
	case a.Line.H > promptHigh && s.browses():
		line, _ := a.Line.Pad(margin, 0).CutTop(promptHigh, 0) // the buttons for after the game are below
		u.Lay(line, s.prompt.briefly(u, line.W, words, s.commands.contextual(u)))
	case a.Line.H > promptHigh:
		u.Lay(a.Line, s.prompt.phone(u, a.Line.W, words, s.commands.contextual(u)))
	default:
		u.Lay(a.Line.Pad(margin, 0), s.prompt.line(u, a.Line.W, words, s.commands.contextual(u)))
	}
}

// promptAndTools shows the prompt, and at its right end the tools that change what the board shows, in a line as wide as w. The tools are the same on
// every turn, so that none moves. A reason or a chance is more important than their labels.
func (s *Scene) promptAndTools(u *ui.UI, w float32, words promptText) ui.Element {
	as, tools := s.commands.contextual(u), s.views(u)
	page := func(line ui.Element, worded bool) ui.Element {
		return ui.Row(u.Theme.Space.S, line.Height(promptHigh).Grow(1), s.toolbar.views(u, worded, tools))
	}
	line := s.prompt.line(u, w, words, as)
	if s.prompt.refused(words) || s.hints.shown() && len(as) > 0 {
		return ui.FirstThatFits(page(s.prompt.row(u, w, words, words.line(u, inOneLine), as), true), page(line, false))
	}
	return page(line, !s.model.table.Watching())
}

// typing draws the field for typing plies in place of the prompt, and carries out what is typed.
func (s *Scene) typing(u *ui.UI, r render.Rect) {
	f := &s.model.board.Hand.Typing
	if !s.personDecides() || u.Live() && !u.Focused(typingField) {
		f.End()
		return
	}
	s.carryOut(s.prompt.typed(u, r, s.page.upright()))
}

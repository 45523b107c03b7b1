// Draws everything around the board of the review page, for each shape of window: the bar, the side column or the rail, the line below the board, and
// the rows of a tall window. Labels of buttons become shorter if there is no room (shortenings). Change here where a part of the page is.

package review

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// Measures of the page: the gap beside a side column, the height of a row of buttons in a small window, and of a button with a word below its icon.
const (
	sideMargin  = 32
	footHigh    = 46
	captionHigh = 42
)

// around draws everything around the board.
func (s *Scene) around(u *ui.UI, a arrangement) {
	s.bar(u, a)
	words := s.words(u)
	s.candidates.listed, s.candidates.pointed = 0, -1
	u.Announce(words.lead, words.detail)
	switch a.shape {
	case wide:
		_, side := a.Side.CutTop(boardpage.BarHeight, 0)
		u.Lay(side, s.column(u, side))
		if s.board.Hand.Pen.On {
			u.Lay(a.Line.Pad(sideMargin, 0), s.drawPanel(u).Align(render.Start, render.Middle))
		} else {
			s.line(u, a.Frame, words)
		}
	case rail:
		_, side := a.Side.CutTop(boardpage.BarHeight, 0)
		u.Lay(side.Pad(16, 0), s.rail(u, side.Pad(16, 0), words))
	case tall:
		s.tall(u, a, words)
	}
	s.analysis.listed = max(s.candidates.listed, s.candidates.pinned+1, 1) // the best line and a pinned one get letters even without a row
}

// bar draws the top of the page: the button for leaving, the name of the game, and the tools, which are above the side column if there is one.
func (s *Scene) bar(u *ui.UI, a arrangement) {
	kind := "review.kind"
	if !s.table.Match.Closed() {
		kind = "review.kind.open"
	}
	more := strings.Join(append(scenes.Describe(u, s.table.Spec, s.rules.Info().Options), u.T(kind)), ", ")
	b := scenes.Bar{Leave: s.leave, Title: s.table.Spec.Name, More: more, Tools: s.commands.tools}
	if a.shape != tall {
		b.From = a.Side.X
	}
	s.context.Bar(u, scenes.BoardPage(u.Size()), b, &s.next)
}

// column shows the side column r of a large window.
func (s *Scene) column(u *ui.UI, r render.Rect) ui.Element {
	space, w := u.Theme.Space, r.W-2*sideMargin
	const rest, bestHigh = 592, 5*candidateHigh + 8 // the height of all but the areas, and that of the best plies, or of key moments with their reasons
	areas := min(120, max(72, r.H-rest))
	if !s.hasPlies() {
		areas = shareHigh
	}
	best := ui.FirstThatFits(append(s.best(u, w, candidateHigh), ui.Spacer())...)
	parts := []ui.Element{s.chart(u, w)(areas), ui.Hairline(), best.Height(bestHigh)}
	if s.hasPlies() {
		parts = append(parts, ui.Hairline(), s.list.element(u))
	}
	transport := ui.Canvas(0, boardpage.FootHeight, func(r render.Rect) { s.transport(u, r) })
	return ui.Column(0, ui.Column(space.S, parts...).Pad(sideMargin, space.S).Grow(1), transport)
}

// chart returns what shows the graph in a place of width w, with areas of a given height. The mouse wheel over it moves through the game.
func (s *Scene) chart(u *ui.UI, w float32) func(areas float32) ui.Element {
	roll, graph := ui.Canvas(0, 0, func(r render.Rect) { s.roll(u, r) }), s.graph.element(u, w, s.title(u))
	return func(areas float32) ui.Element { return ui.Stack(roll, graph(areas)) }
}

// best returns the list of the best plies in the position shown, or at the end of the game of its key moments, in a place of width w, with fewer and
// fewer rows.
func (s *Scene) best(u *ui.UI, w, high float32) []ui.Element {
	if !s.on().Over() {
		return s.candidates.variants(u, w, high, s.commands.heat)
	}
	return s.list.moments(u, high)
}

// line draws the line below the board: the piece of the player it is about, the words, and the commands for going on, with shorter labels if the lead
// would not fit otherwise.
func (s *Scene) line(u *ui.UI, f boardpage.Frame, w message) {
	var spoken func(r render.Rect)
	if seat, ok := s.spoken(); ok {
		spoken = func(r render.Rect) {
			u.Piece(s.geo, seat.Sprite, seat.Colour, r.Centre(), r.W)
			w.grade.paint(u, render.Point{X: r.X + r.W - 7, Y: r.Y + 6}, badgeR, u.Text)
		}
	}
	unshortened := w
	unshortened.short = ""
	whole := unshortened.element(u, 1, 2)
	var variants []ui.Element
	all := shortenings(s.commands.actions)
	for _, as := range all {
		variants = append(variants, boardpage.LineRow(u, spoken, whole, endButtons(u, as)...))
	}
	variants = append(variants, boardpage.LineRow(u, spoken, w.element(u, 1, 2), endButtons(u, all[len(all)-1])...))
	u.Lay(f.Line, ui.FirstThatFits(variants...))
}

// endButtons returns the buttons of as, the first at the right end. Those without a background are closer together.
func endButtons(u *ui.UI, as []ui.Command) (all []ui.Element) {
	for _, x := range slices.Backward(as) {
		button := ui.Button(x)
		if x.Kind == ui.Plain {
			button = button.Pad(-u.Theme.Space.S/2, 0)
		}
		all = append(all, button)
	}
	return all
}

// shortenings returns as with shorter and shorter labels: those of all commands but the first become short ones, one after another, and then icons. Of
// two commands both always have labels.
func shortenings(as []ui.Command) [][]ui.Command {
	all := [][]ui.Command{as}
	steps := []func(ui.Command) ui.Command{shorter, iconic}
	for _, less := range steps[:min(len(as)-1, len(steps))] {
		for i := 1; i < len(as); i++ {
			next := slices.Clone(all[len(all)-1])
			next[i] = less(as[i])
			all = append(all, next)
		}
	}
	return all
}

// spoken returns the seat that the words are about: the player of the last ply, also of a tried one, or the player to move if a line is played out or
// nothing has been tried yet. ok is false if there is none.
func (s *Scene) spoken() (seat board.Seat, ok bool) {
	n, pos := s.shown(), s.on().Position()
	switch {
	case s.tried != nil && s.on().Cursor() > n && s.candidates.playing < 0: // because the words are about the player who has moved
		was := s.on().PositionAt(s.on().Cursor() - 1)
		return games.ViewOf(s.rules, was).Seats[was.ToMove()], true
	case (s.tried != nil || s.candidates.playing >= 0) && !pos.Over():
		return games.ViewOf(s.rules, pos).Seats[pos.ToMove()], true
	case n > 0:
		return s.seat(s.match.PositionAt(n-1).ToMove(), n-1), true
	}
	return seat, false
}

// wordsAndBest shows w, and below it as many of the best plies as fit in a place of width width.
func (s *Scene) wordsAndBest(u *ui.UI, width float32, w message, leads, details int) ui.Element {
	space, words := u.Theme.Space, w.element(u, leads, details).MayBeCut()
	var variants []ui.Element
	for _, best := range s.best(u, width, smallHigh) {
		variants = append(variants, ui.Column(space.M, words, best.Grow(1)), ui.Column(space.S, words, best.Grow(1)))
	}
	return ui.FirstThatFits(append(variants, words)...)
}

// words returns the words of the page: about the line that is played out, what is tried out, or the position of the game.
func (s *Scene) words(u *ui.UI) message {
	if w, ok := s.analysis.say(u); ok {
		return w
	}
	if w, ok := s.trial.say(u); ok {
		return w
	}
	return s.say(u)
}

// rail shows the rail r of a small window that is wider than tall.
func (s *Scene) rail(u *ui.UI, r render.Rect, w message) ui.Element {
	const least = 166 // the height of the words with the best plies
	space, body := u.Theme.Space, s.list.element(u)
	if s.board.Hand.Pen.On {
		body = s.drawPanel(u)
	} else if !s.moves {
		body = s.wordsAndBest(u, r.W, s.analysis.explained(u, w), 2, 5)
		for _, x := range s.commands.panel {
			body = ui.Column(space.S, body.Grow(1), ui.Button(x.TextOnly(ui.Quiet)).MayBeCut())
		}
	}
	buttons := ui.Column(0, captions(u, s.commands.actions), s.momentNavigation(u), s.through())
	chart := s.chart(u, r.W)
	page := func(areas float32) ui.Element {
		above := ui.Column(0, chart(areas), ui.Stack(ui.Canvas(0, least, nil), body).Grow(1))
		return ui.Column(space.S, above.Grow(1), buttons)
	}
	if !s.hasPlies() {
		return page(shareHigh)
	}
	return ui.FirstThatFits(page(96), page(80), page(64), page(52), page(40))
}

// offersPractice reports whether a rail has room for the button to the exercises: at the end of the game there are no best plies.
func (s *Scene) offersPractice() bool { return s.on().Over() && !s.moves }

// through shows the buttons that move through the game, or the button that leads back to the editor.
func (s *Scene) through() ui.Element {
	var parts []ui.Element
	for _, x := range s.commands.turns {
		if x.Label != "" {
			x = x.TextOnly(ui.Quiet)
		}
		parts = append(parts, ui.Button(x).Grow(1))
	}
	return ui.Row(0, parts...).Height(footHigh)
}

// captions shows as side by side, each with a word below its icon, in two rows if the words do not fit in one, or else only the icons.
func captions(u *ui.UI, as []ui.Command) ui.Element {
	const gap = 4
	var worded, icons []ui.Element
	for _, x := range as {
		worded, icons = append(worded, caption(u, x)), append(icons, ui.Button(iconic(x)))
	}
	return ui.FirstThatFits(ui.Grid(len(as), gap, worded...), ui.Grid(2, gap, worded...), ui.Grid(len(as), gap, icons...))
}

// caption shows x as a button with its word below its icon.
func caption(u *ui.UI, x ui.Command) ui.Element {
	const icon = 18
	ground := iconic(x)
	ground.Bare = true
	ink := u.Theme.Text
	if x.Off {
		ink = u.Theme.Muted
	}
	word := ui.Text(x.Word, render.TypeLabel.Medium(), ink).Align(render.Middle, render.Start)
	face := ui.Column(0, ui.Icon(x.Icon, icon, ink), word).Align(render.Middle, render.Middle)
	return ui.Stack(ui.Button(ground).Height(captionHigh), face)
}

// tall draws the parts of a tall window around the board.
func (s *Scene) tall(u *ui.UI, a arrangement, w message) {
	u.Lay(a.graph, s.chart(u, a.graph.W)(a.graph.H-graphHead-graphFoot))
	switch {
	case s.board.Hand.Pen.On:
		u.Lay(a.Line, s.drawPanel(u))
	case s.moves:
		u.Lay(a.Line, s.list.element(u))
	default:
		u.Lay(a.Line, s.wordsAndBest(u, a.Line.W, s.analysis.explained(u, w), 1, 3))
	}
	steps := []ui.Element{s.through().Grow(1)}
	if s.mayHaveMoments() {
		steps = append(steps, s.momentNavigation(u).Grow(1))
	}
	u.Lay(a.foot, ui.Column(0, ui.Row(u.Theme.Space.S, steps...), captions(u, s.commands.actions)))
}

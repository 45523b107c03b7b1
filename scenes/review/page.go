// Draws everything around the board of the review page, in all shapes of window: the bar, the side, the words and the buttons.

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

// Heights of rows: of the list of the best plies in a small window, of the lines of the words, and of buttons.
const (
	smallHigh   = 27
	leadHigh    = 24
	lineHigh    = 18
	footHigh    = 46
	captionHigh = 42 // a button with a word below its icon
	iconWide    = 44 // a button that is only an icon
	leastAir    = 8
)

// around draws everything around the board.
func (s *Scene) around(u *ui.UI, a arrangement) {
	s.bar(u, a)
	words := s.words(u)
	s.candidates.listed = 0
	u.Tell(words.lead, words.detail)
	switch a.shape {
	case wide:
		s.column(u, a.Side)
		s.line(u, a.Frame, words)
	case rail:
		s.rail(u, a.Side, words)
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
	icons := 2 // for the theme and the settings
	for _, x := range s.commands.tools {
		if x.Label == "" {
			icons++
		}
	}
	u.First(func() {
		more := strings.Join(append(scenes.Describe(u, s.table.Spec, s.rules.Info().Options), u.T(kind)), ", ")
		back, free := scenes.Bar(u, scenes.BoardPage(u.Size()), u.T("options.back"), s.table.Spec.Name, more, icons)
		if a.shape != tall {
			_, free = free.CutLeft(a.Side.X-free.X, 0)
		}
		s.tools(u, s.context.Tools(u, free, &s.next))
		if back {
			s.leave()
		}
	})
}

// tools draws the tools of the bar at the right end of r: with their labels and a background if they fit, otherwise as icons.
func (s *Scene) tools(u *ui.UI, r render.Rect) {
	const pad, high = 12, 34
	for _, x := range s.commands.tools {
		wide, worded := float32(scenes.ToolSide), x.TextOnly(ui.Quiet)
		if need := u.ButtonWide(worded, pad); x.Label != "" && need <= r.W {
			x, wide = worded, need
		} else {
			x = x.IconOnly()
		}
		var at render.Rect
		if at, r = r.CutRight(wide, 0); x.Kind == ui.Quiet {
			at = at.Place(at.W, high, render.Start, render.Middle)
		}
		u.Button(at, x)
	}
}

// column draws the side column of a large window.
func (s *Scene) column(u *ui.UI, r render.Rect) {
	foot, r := r.CutBottom(boardpage.FootHigh, 0)
	s.transport(u, foot)
	_, r = r.CutTop(64, 0)
	r = r.Pad(32, 0)
	areas := float32(120)
	if r.H < 620 {
		areas = max(72, r.H-500)
	}
	if !s.hasPlies() {
		areas = shareHigh
	}
	at, r := r.CutTop(graphHead+areas+graphFoot, 8)
	s.drawGraph(u, at)
	u.LineAbove(r)
	_, r = r.CutTop(8, 0)
	at, r = r.CutTop(5*candidateHigh, 10)
	s.drawBest(u, at, candidateHigh)
	if s.hasPlies() {
		u.LineAbove(r)
		s.drawList(u, r)
	}
}

// drawGraph draws the graph, and shows the position that the player clicks.
func (s *Scene) drawGraph(u *ui.UI, r render.Rect) {
	s.roll(u, r)
	if plies, ok := s.graph.draw(u, r, s.title(u)); ok {
		s.choose(plies)
	}
}

// drawBest draws the best plies in the position shown, or at the end of the game its key moments.
func (s *Scene) drawBest(u *ui.UI, r render.Rect, high float32) {
	if !s.on().Over() {
		s.candidates.draw(u, r, high, s.commands.heat)
		return
	}
	if plies, ok := s.list.drawMoments(u, r, s.review.Moments()); ok {
		s.choose(plies)
	}
}

// drawList draws the move list, and shows the position that the player clicks.
func (s *Scene) drawList(u *ui.UI, r render.Rect) {
	if plies, ok := s.list.draw(u, r); ok {
		s.choose(plies)
	}
}

// line draws the line below the board: the piece of the player it is about, the words, and the commands for going on.
func (s *Scene) line(u *ui.UI, f boardpage.Frame, w said) {
	const piece = 52 // with the space after it
	as := slices.Clone(s.commands.ways)
	fitted(u, as, f.Line.W-2*boardpage.LineMargin-piece-u.Measure(w.lead, render.TypePrompt))
	var ways []ui.Element
	for _, x := range slices.Backward(as) {
		wide := float32(iconWide)
		if x.Label != "" {
			wide = u.ButtonWide(x, afterPad)
		}
		ways = append(ways, ui.Button(x).Width(wide))
	}
	var spoken func(r render.Rect)
	if seat, ok := s.spoken(); ok {
		spoken = func(r render.Rect) {
			u.Piece(s.geo, seat.Sprite, seat.Colour, r.Centre(), r.W)
			w.grade.paint(u, render.Point{X: r.X + r.W - 7, Y: r.Y + 6}, badgeR, u.Text)
		}
	}
	f.DrawLine(u, spoken, ui.Canvas(0, f.Line.H, func(r render.Rect) {
		w := w.within(u, r.W)
		s.write(u, w, inMiddle(u, w, r, 1, 2), 1, 2)
	}), ways...)
}

// afterPad is the margin beside the label of a command for going on.
const afterPad = 12

// afterGap returns the space left of command i.
func afterGap(i int) float32 { return 4 + afterPad*float32(i) }

// fitted shortens the labels of all commands in as but the first until all fit in room, and then replaces them by icons if that is not enough. Of two
// commands both always have labels.
func fitted(u *ui.UI, as []ui.Command, room float32) {
	for i, a := range as {
		room -= u.ButtonWide(a, afterPad) + afterGap(i)
	}
	full := slices.Clone(as)
	ways := []func(ui.Command) ui.Command{shorter, iconic}
	for _, less := range ways[:min(len(as)-1, len(ways))] {
		for i := 1; i < len(as) && room < 0; i++ {
			was, now := as[i], less(full[i])
			wide := float32(iconWide)
			if now.Label != "" {
				wide = u.ButtonWide(now, afterPad)
			}
			room += u.ButtonWide(was, afterPad) - wide
			as[i] = now
		}
	}
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

// inMiddle returns the middle part of r, high enough for w in at most the given numbers of lines.
func inMiddle(u *ui.UI, w said, r render.Rect, leads, details int) render.Rect {
	high := leadHigh*float32(len(u.FewLines(w.lead, render.TypePrompt, r.W, leads))) + lineHigh*float32(len(u.FewLines(w.detail, render.TypeSmall, r.W, details)))
	at := r.Place(r.W, high, render.Start, render.Middle)
	if at.Y < r.Y+leastAir {
		at.Y = r.Y // the space is more useful below, at the edge of the window
	}
	return at
}

// write writes w from the top of r down, in at most the given numbers of lines, and returns the room below.
func (s *Scene) write(u *ui.UI, w said, r render.Rect, leads, details int) (below render.Rect) {
	r = u.WriteBlock(w.lead, r, ui.Block{Type: render.TypePrompt, Leading: leadHigh, Most: leads, Ink: u.Theme.Text})
	return u.WriteBlock(w.detail, r, ui.Block{Type: render.TypeSmall, Leading: lineHigh, Most: details, Ink: u.Theme.Muted})
}

// wordsAndBest writes w from the top of r down, and draws the best plies below if at least one row fits. The gap between them shrinks if they would
// otherwise have a row less.
func (s *Scene) wordsAndBest(u *ui.UI, r render.Rect, w said, leads, details int) {
	const apart, least = 12, 4
	r = s.write(u, w, r, leads, details)
	gap := float32(apart)
	if r.H < apart+3*smallHigh+noteHigh {
		gap = least
	}
	_, r = r.CutTop(gap, 0)
	if r.H >= 2*smallHigh {
		s.drawBest(u, r, smallHigh)
	}
}

// words returns the words of the page: about the line that is played out, what is tried out, or the position of the game.
func (s *Scene) words(u *ui.UI) said {
	if w, ok := s.analysis.say(u); ok {
		return w
	}
	if w, ok := s.trial.say(u); ok {
		return w
	}
	return s.say(u)
}

// mostCaptions is the most buttons with words in one row of a rail.
const mostCaptions = 3

// rail draws the rail of a small window that is wider than tall.
func (s *Scene) rail(u *ui.UI, r render.Rect, w said) {
	_, r = r.Pad(16, 0).CutTop(50, 0)
	at, r := r.CutBottom(footHigh, 0)
	s.through(u, at)
	if s.mayHaveMoments() {
		at, r = r.CutBottom(footHigh, 0)
		s.momentNavigation(u, at, waySide)
	}
	buttons, rows := s.commands.ways, float32(1)
	if len(buttons) > mostCaptions {
		rows = 2
	}
	at, r = r.CutBottom(footHigh*rows, 6)
	for row := range slices.Chunk(buttons, (len(buttons)+int(rows)-1)/int(rows)) {
		var line render.Rect
		line, at = at.CutTop(footHigh, 0)
		captions(u, line, row)
	}
	areas := max(40, min(96, r.H-222))
	if !s.hasPlies() {
		areas = shareHigh
	}
	at, r = r.CutTop(graphHead+areas+graphFoot, 0)
	s.drawGraph(u, at)
	if s.moves {
		s.drawList(u, r)
		return
	}
	for _, x := range s.commands.panel {
		at, r = r.CutBottom(boardpage.ButtonHigh, 12)
		u.Button(at, x.TextOnly(ui.Quiet))
	}
	s.wordsAndBest(u, r, s.analysis.explained(u, w.inBrief()), 2, 5)
}

// offersPractice reports whether a rail has room for the button to the exercises: at the end of the game there are no best plies.
func (s *Scene) offersPractice() bool { return s.on().Over() && !s.moves }

// through draws the buttons that move through the game in r, or the button that leads back to the editor.
func (s *Scene) through(u *ui.UI, r render.Rect) {
	if s.hasPlies() {
		r = r.Pad(-8, 0)
	}
	r = r.Place(r.W, boardpage.ButtonHigh, render.Start, render.Middle)
	for i, at := range r.Columns(0, render.Even(len(s.commands.turns))...) {
		x := s.commands.turns[i]
		if x.Label != "" {
			x = x.TextOnly(ui.Quiet)
		}
		u.Button(at, x)
	}
}

// captions draws as in r side by side, each with a word below its icon, or only the icons if a word does not fit.
func captions(u *ui.UI, r render.Rect, as []ui.Command) {
	const gap = 4
	r = r.Place(r.W, captionHigh, render.Start, render.Start)
	columns := r.Columns(gap, render.Even(len(as))...)
	worded := !slices.ContainsFunc(as, func(a ui.Command) bool { return u.Measure(a.Word, captionFace) > columns[0].W })
	for i, a := range as {
		if worded {
			caption(u, columns[i], a)
		} else {
			u.Button(columns[i], iconic(a))
		}
	}
}

// captionFace is the type of a word below an icon.
var captionFace = render.TypeLabel.Medium()

// caption draws the button of x in r, with its word below its icon.
func caption(u *ui.UI, r render.Rect, x ui.Command) {
	const icon, top, words = 18, 5, 16
	ground := iconic(x)
	ground.Bare = true
	u.Button(r, ground)
	ink := u.Theme.Text
	if x.Off {
		ink = u.Theme.Muted
	}
	above, below := r.CutTop(top+icon, 0)
	u.Icon(x.Icon, render.Point{X: above.Centre().X, Y: above.Y + top + icon/2}, icon, ink)
	u.WriteIn(x.Word, captionFace, below.Place(below.W, words, render.Start, render.Start), render.Middle, ink)
}

// tall draws the parts of a tall window around the board.
func (s *Scene) tall(u *ui.UI, a arrangement, w said) {
	s.drawGraph(u, a.graph)
	if s.moves {
		s.drawList(u, a.Line)
	} else {
		s.wordsAndBest(u, a.Line, s.analysis.explained(u, w).within(u, a.Line.W), 1, 3)
	}
	rows := a.foot.Rows(0, render.Even(2)...)
	ways := rows[0]
	if s.mayHaveMoments() {
		parts := ways.Columns(8, render.Even(2)...)
		ways = parts[0]
		s.momentNavigation(u, parts[1], waySide)
	}
	s.through(u, ways)
	captions(u, rows[1], s.commands.ways)
}

// Draws the seats: ground, face with piece, name, score, and the dots for the plies left in a turn. It also draws the ring of a search, the pieces that change
// places in a swap (passing), and the balance of two scores (balance). Change the measures of seats here (largeSeat). Their texts and clocks are in
// seatwords.go.

package play

import (
	"math"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// seats draws the players with their colours, scores and clocks.
type seats struct {
	model  *model
	button func(u *ui.UI, r render.Rect, player games.Player) // draws the button that opens the menu of a seat
	places [games.MaxPlayers]render.Point                     // where the pieces of the seats were last drawn
}

// A seatSize holds the measures of a seat, which depend on the room for it.
type seatSize struct {
	roomy            bool    // the score and the clock are beside all lines; otherwise the clock is one of the lines
	side, lead, end  float32 // the space before the face, the distance to the words, and the space at the end
	face, piece      float32 // the sizes of the face, 0 for none, and of the piece at its lower right
	dot, clock       float32 // the size of a dot for a ply, and of the digits of a clock
	line, gap        float32 // the height of a line, and the distance from the score to what is before it
	least            float32 // the size to which a name may shrink
	name, words, low render.Type
	score, timed     render.Type // of a score, and of a score beside a clock, which is more important
}

// smallest is the smallest type for the lines below a name.
var smallest = render.Type{Size: 13, Weight: render.TypeCaption.Weight}

// The sizes of a seat: in a wide column, in less room, and as a tag, which has no lines below the name.
var (
	largeSeat = seatSize{
		roomy: true, side: 32, lead: 104, end: 32, face: 50, piece: 28, dot: 16, clock: 20, line: 22, gap: 16,
		name: render.TypeSeat, least: render.TypeSeat.Size - 2, words: render.TypeSmall, low: render.TypeSmall, score: render.TypeScore, timed: figures(24),
	}
	smallSeat = seatSize{
		side: 14, lead: 60, end: 16, face: 36, piece: 20, dot: 10, clock: 14, line: 19, gap: 8,
		name: render.TypeButton, least: 13, words: render.TypeCaption, low: smallest, score: figures(22), timed: figures(18),
	}
	seatTag = seatSize{lead: 40, end: 14, piece: 26, dot: 10, line: 19, gap: 8, name: render.TypeSmall, least: 13, score: figures(20), timed: figures(20)}
)

// leastLarge is the least height of a seat in the large size.
const leastLarge = 76

// stack draws the first n seats from the top of r down, each of the given height; after the game in the order of their ranks. It returns the room
// below them.
func (s *seats) stack(u *ui.UI, r render.Rect, high float32, n int) render.Rect {
	all, below := r.CutTop(high*float32(n), 0)
	for i, at := range all.Rows(0, render.Even(n)...) {
		player := games.Player(i)
		if s.model.resultShown() {
			player = s.model.outcome().Ranking(n)[i]
		}
		s.draw(u, at, player)
	}
	return below
}

// draw draws the seat of player in r, in the large size if it fits. It is tinted during that player's turn and if the player has won.
func (s *seats) draw(u *ui.UI, r render.Rect, player games.Player) {
	if s.model.active(player) || s.model.verdictShown() && slices.Contains(s.model.table.Match.Outcome().Winners, player) {
		activeGround(u, r)
	}
	s.button(u, r, player)
	size := &smallSeat
	if r.H >= leastLarge {
		size = &largeSeat
	}
	s.fill(u, r, player, size)
}

// activeGround tints r, with a mark at its left side.
func activeGround(u *ui.UI, r render.Rect) {
	u.Fill(r, u.Theme.Active)
	mark, _ := r.CutLeft(4, 0)
	u.Fill(mark, u.Theme.Accent)
}

// drawTag draws a tag with the piece, name and score of player, and marks it during that player's turn.
func (s *seats) drawTag(u *ui.UI, r render.Rect, player games.Player) {
	box := render.Box{Radius: r.H / 2, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1}
	if s.model.active(player) {
		box.Top, box.Line, box.Width = u.Theme.Active, u.Theme.Accent, 2
	}
	u.Box(r, box)
	s.button(u, r, player)
	s.fill(u, r, player, &seatTag)
}

// fill draws a seat in r: the piece, the lines after it, and at their end the score, the clock and the dots for plies left.
func (s *seats) fill(u *ui.UI, r render.Rect, player games.Player, m *seatSize) {
	beginning, words := r.CutLeft(m.lead, 0)
	_, words = words.CutRight(m.end, 0)
	_, beginning = beginning.CutLeft(m.side, 0)
	if m.face > 0 {
		s.face(u, player, beginning, m)
	} else {
		s.piece(u, player, beginning.Centre(), m.piece)
	}
	l := s.lines(player, r.H, m)
	l.n = max(l.n, s.spokenLines(player, m))
	for i := range s.model.players() {
		l.names = append(l.names, s.model.name(u, games.Player(i)))
	}
	block := words.Place(words.W, m.line*float32(l.n), render.Start, render.Middle)
	rows := block.Rows(0, render.Even(l.n)...)
	if l.clock {
		apart(rows, max(0, min(clockAir, (words.H-block.H)/2-clockAir)))
	}
	beside := words
	if l.state && !m.roomy { // the last line continues below the score
		_, beside = block.CutBottom(m.line, 0)
	}
	if l.stacked(m) { // the score is on the line of the name, so that the role has a whole line
		beside.W = s.score(u, player, rows[0], m).W
	} else {
		beside = s.score(u, player, beside, m)
	}
	if m.roomy {
		rows[l.n-1].W = beside.W
	}
	if m.roomy && s.model.table.Timed() {
		if beside = s.clockBeside(u, player, beside, m); l.named { // both of two lines are beside the clock
			rows[1].W = beside.W
		}
	}
	free := beside.W - 2*dotPitch*m.dot // the width that two dots leave
	wide, least := s.placeDots(u, player, l, rows, beside, free, m)
	if s.spoken(u, player, l, rows, render.Rect{X: words.X, Y: r.Y, W: beside.W, H: r.H}, m) {
		return
	}
	s.named(u, player, l, rows[0], beside.W, m)
	s.below(u, player, l, rows[1:], wide, least, m)
}

// named writes the name of player in r, and behind it in the width wide the level of a computer that no other line shows.
func (s *seats) named(u *ui.UI, player games.Player, l seatLines, r render.Rect, wide float32, m *seatSize) {
	s.writeName(u, player, l, r, m)
	if l.named && l.n > 1 && s.dots(player) == 0 {
		r.W = wide
		_, behind := r.CutLeft(u.Measure(l.names[player], m.name), m.gap/2)
		s.level(u, player, behind, m)
	}
}

// spokenLines returns the number of lines that a seat has at least while player says something: one for the bubble.
func (s *seats) spokenLines(player games.Player, m *seatSize) int {
	if m.roomy && s.model.talk.speaks(player) {
		return 3
	}
	return 0
}

// spoken draws what player says in r, the room beside the score: below the first two of rows, the lines of the seat, or in place of all below the name,
// or in a small seat of all lines. It draws nothing and returns false if player says nothing or there is no room.
func (s *seats) spoken(u *ui.UI, player games.Player, l seatLines, rows []render.Rect, r render.Rect, m *seatSize) bool {
	const edge = 2
	if m.face == 0 || !s.model.talk.speaks(player) {
		return false
	}
	below := func(line render.Rect) render.Rect {
		_, rest := r.Pad(0, edge).CutTop(line.Y+line.H-r.Y-edge, 0)
		return rest
	}
	if m.roomy && s.model.talk.paint(u, below(rows[1])) {
		s.named(u, player, l, rows[0], r.W, m)
		l.state = l.state && !l.role
		s.below(u, player, l, rows[1:2], r.W, r.W, m)
		return true
	}
	if s.model.talk.paint(u, below(rows[0])) {
		s.writeName(u, player, l, rows[0], m)
		return true
	}
	return !m.roomy && s.model.talk.paint(u, r)
}

// writeName writes the name of player in r. A tag that is too narrow for it shows only the piece. After a game whose verdict names a colour, a player
// without a name is called by colour, unless another line shows the colours or the game is part of a series, in which players change colours.
func (s *seats) writeName(u *ui.UI, player games.Player, l seatLines, r render.Rect, m *seatSize) {
	name := l.names[player]
	if !l.role && !l.named && s.model.resultShown() && s.model.table.Series().Games < 2 && s.wonByColour() {
		if colour := s.model.nameless(player); !colour.Empty() {
			name = u.Say(colour)
		}
	}
	if m != &seatTag || u.Measure(name, render.Type{Size: m.least, Weight: m.name.Weight}) <= r.W {
		writeFit(u, name, m.name, m.least, r, u.Theme.Text)
	}
}

// below writes the lines l below the name in rows. wide is the room for the role, least the room for it during the player's turn.
func (s *seats) below(u *ui.UI, player games.Player, l seatLines, rows []render.Rect, wide, least float32, m *seatSize) {
	if len(rows) == 0 {
		return
	}
	last := rows[len(rows)-1]
	switch {
	case l.clock:
		at, behind := rows[0].CutLeft(s.clocksWide(u, m.clock), 4)
		if !s.model.active(player) && !s.lowNow(player) {
			at.X -= m.clock / 2 // its digits have no background, and are aligned with the words
		}
		s.clock(u, player, at, m.clock)
		if len(rows) == 1 {
			last = behind
		}
	case l.role:
		rows[0].W = wide
		s.role(u, player, rows[0], least, m)
	}
	switch {
	case l.state && l.named:
		s.namedState(u, player, last, m.low)
	case l.state:
		s.state(u, &l.says, last, m.low)
	}
}

// seatLines describes the lines of a seat.
type seatLines struct {
	names       []string // of all players
	n           int      // the number of lines, with the name
	clock, role bool     // the second line shows the time left, or the role
	state       bool     // there is a last line; it may have to share the line of the clock
	says        board.Line
	named       bool // the last line always says the colour, because with more than two seats no other line does
}

// stacked reports whether the score has room only beside the name.
func (l seatLines) stacked(m *seatSize) bool { return !m.roomy && l.role }

// lines returns the lines of a seat of the given height.
func (s *seats) lines(player games.Player, high float32, m *seatSize) seatLines {
	room, seat := int(high/m.line), &s.model.view().Seats[player]
	if room < 2 || s.ranked(m) {
		return seatLines{n: 1}
	}
	l := seatLines{clock: s.model.table.Timed() && !m.roomy, says: s.says(player)}
	l.role = !l.clock && room > 2 && !seat.Role.Empty() && !(m.roomy && s.model.players() > 2) // with four seats, three lines each would touch
	l.named = !l.role && s.model.players() > 2
	l.state = l.named || !l.says.Text.Empty()
	for _, line := range []bool{true, l.clock || l.role, l.state} {
		if line && l.n < room {
			l.n++
		}
	}
	return l
}

// ranked reports whether small seats are a table of names and scores. After a game of more than two seats the verdict below them says the rest.
func (s *seats) ranked(m *seatSize) bool {
	return s.model.resultShown() && s.model.players() > 2 && !m.roomy
}

// says returns the last line of a seat: what the game says about it.
func (s *seats) says(player games.Player) board.Line {
	if s.model.table.Match.Over() && !s.model.verdictShown() && s.model.players() == 2 {
		return board.Line{Colour: board.Nobody} // it would reveal the winner
	}
	return s.model.view().Seats[player].Detail
}

// wonByColour reports whether a winner has no name.
func (s *seats) wonByColour() bool {
	return slices.ContainsFunc(s.model.outcome().Winners, func(w games.Player) bool { return !s.model.nameless(w).Empty() })
}

// score writes the score of player, if there is one, at the right end of r, and returns the rest. In a table of names and scores, the score of a
// player who is out of the game is left out.
func (s *seats) score(u *ui.UI, player games.Player, r render.Rect, m *seatSize) (rest render.Rect) {
	if !s.model.view().Seats[player].HasScore || s.ranked(m) && s.model.outcome().By == player {
		return r
	}
	text := strconv.Itoa(int(s.model.board.Display.Score(player)))
	face := m.score
	if s.model.table.Timed() {
		face = m.timed
	}
	u.WriteIn(text, face, r, render.End, s.model.scoreInk(u, player))
	_, rest = r.CutRight(u.Measure(text, face), m.gap)
	return rest
}

// face draws the face of player at the left of r, with the piece at its lower right. While a search for that player is running, a ring around it shows
// the progress.
func (s *seats) face(u *ui.UI, player games.Player, r render.Rect, m *seatSize) {
	const air, ring = 5, 3
	size := min(m.face, r.H-2*air)
	centre := render.Point{X: r.X + m.face/2, Y: r.Centre().Y}
	scenes.Face(u, s.model.table.Match.Seats(), int(player), s.model.shownName(u, player), s.model.mood(player), centre, size)
	if s.model.thinksFor(player) {
		u.Progress(centre, size/2+ring/2, ring, s.model.computer.Progress(), u.Theme.Accent, u.Theme.Hairline)
	}
	s.piece(u, player, besideFace(centre, size), size*m.piece/m.face)
}

// piece draws the piece of player.
func (s *seats) piece(u *ui.UI, player games.Player, centre render.Point, size float32) {
	seat := &s.model.view().Seats[player]
	centre, share := s.passing(player, centre)
	size *= share
	u.Piece(s.model.geo, seat.Sprite, seat.Colour, centre, size)
}

// passing returns where to draw the piece of player, whose place is at, and at what share of its size. While players swap colours, the piece moves
// from the seat that had its colour. It moves on a curve so that the pieces pass each other, farther out on the side away from the names, and a
// little smaller on the way.
func (s *seats) passing(player games.Player, at render.Point) (centre render.Point, share float32) {
	const away, towards, less = 0.25, 0.08, 0.3
	s.places[player] = at
	gone, moving := s.model.board.Display.Moving()
	if !moving || s.model.swapped == nil {
		return at, 1
	}
	from := s.places[s.model.swapped[player]]
	if from == (render.Point{}) {
		return at, 1 // it has not been drawn there yet
	}
	t := gone * gone * (3 - 2*gone)
	out := float32(math.Sin(float64(t) * math.Pi))
	dx, dy := at.X-from.X, at.Y-from.Y
	bow := out * away
	if dy > 0 {
		bow = out * towards
	}
	return render.Point{X: from.X + dx*t + dy*bow, Y: from.Y + dy*t - dx*bow}, 1 - less*out
}

// pliesLeft draws a dot of the given size for each placement that the seat has left or is promised, at the right end of r, and returns the rest.
func (s *seats) pliesLeft(u *ui.UI, player games.Player, r render.Rect, size float32) (rest render.Rect) {
	seat := &s.model.view().Seats[player]
	dot := render.Box{Radius: size / 2, Top: u.Theme.Accent}
	if s.begun(player) == 0 {
		dot = render.Box{Radius: size / 2, Line: u.Theme.Warning, Width: 2}
	}
	for i := range s.dots(player) {
		var at render.Rect
		at, r = r.CutRight(size, (dotPitch-1)*size)
		at = at.Place(size, size, render.Start, render.Middle)
		if i < int(seat.Lost) {
			lostDot(u, at)
			continue
		}
		u.Box(at, dot)
	}
	return r
}

// begun returns the number of placements that player has left in a turn of several.
func (s *seats) begun(player games.Player) int {
	v := s.model.view()
	if n := int(v.Seats[player].Left); n > 0 || !s.model.active(player) || v.Steps < 2 || v.Dial.At != board.NoTarget { // a heading is not a ply
		return n
	}
	return int(v.Steps) - int(v.Step) + 1
}

// dots returns the number of dots at the seat of player: for plies left, or else for promised ones.
func (s *seats) dots(player games.Player) int {
	if s.model.asking == askSure {
		return 0 // no one plays on before the answer
	}
	if n := s.begun(player); n > 0 {
		return n
	}
	return int(s.model.view().Seats[player].Granted)
}

// lostDot draws an empty, crossed-out dot in r, for a placement that the previewed move gives up.
func lostDot(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: r.W / 2, Line: u.Theme.Warning, Width: 2})
	c := r.Centre()
	u.Fill(render.Rect{X: c.X - 0.7*r.W, Y: c.Y - 1, W: 1.4 * r.W, H: 2}, u.Theme.Warning)
}

// dotPitch is the distance from one dot to the next, as a multiple of their size.
const dotPitch = 1.5

// placeDots draws the dots for the plies left at a seat with the lines l in rows, in the room beside the score. They are on the line of the name, or
// at all seats on the line below if a name is longer than free, so that no name shrinks when its turn comes. It narrows the first row and returns the
// width for the role, and the least such width on any turn.
func (s *seats) placeDots(
	u *ui.UI, player games.Player, l seatLines, rows []render.Rect, beside render.Rect, free float32, m *seatSize,
) (wide, least float32) {
	wide = beside.W
	long := func(name string) bool { return u.Measure(name, m.name) > free }
	under := (l.clock || l.role) && slices.ContainsFunc(l.names, long)
	switch lined := m != &seatTag; {
	case under && lined && l.role:
		words := u.Measure(s.played(u, player, wide, free, m), m.words)
		wide, rows[0].W = s.dotsBehind(u, player, words, rows[1], wide, m), wide
	case lined && l.stacked(m):
		rows[0].W = s.dotsBehind(u, player, u.Measure(l.names[player], m.name), rows[0], wide, m)
		return rows[1].W, rows[1].W
	case under:
		beside.Y = rows[1].Centre().Y - beside.H/2
		wide, rows[0].W = s.pliesLeft(u, player, beside, m.dot).W, wide
	case lined:
		rows[0].W = s.dotsBehind(u, player, u.Measure(l.names[player], m.name), rows[0], wide, m)
	default:
		wide = s.pliesLeft(u, player, beside, m.dot).W
		rows[0].W = wide
	}
	return wide, free
}

// dotsBehind draws the dots directly after words of the given width in r, but not beyond the width most. Next to a score they would be read as part
// of it. It returns the width left for the words.
func (s *seats) dotsBehind(u *ui.UI, player games.Player, words float32, r render.Rect, most float32, m *seatSize) float32 {
	r.W = min(most, words+m.gap/4+dotPitch*m.dot*float32(s.dots(player)))
	return s.pliesLeft(u, player, r, m.dot).W
}

// The measures of the balance of two scores: the heights of the bar and of its words, the distances above the bar and below it, and how far the mark
// in the middle sticks out on either side.
const (
	balanceBar   = 8
	balanceWords = 20
	balanceAir   = 16
	balanceGap   = 8
	balanceMark  = 3
)

// balance draws in r, a column below the seats, the share of each seat in the sum of both scores, and what that means. It returns the rest of r,
// which does not depend on who leads. It draws nothing and returns all of r if there is nothing to compare or little room.
func (s *seats) balance(u *ui.UI, r render.Rect) (rest render.Rect) {
	const least = 360 // room for a legend and some rows of the list, too
	lead := s.model.view().Lead
	if lead.Empty() || r.H < least || s.model.table.Covered() {
		return r
	}
	_, r = r.CutTop(balanceAir, 0)
	bar, r := r.CutTop(balanceBar, balanceGap)
	words, rest := r.CutTop(balanceWords, 0)
	share := float32(0.5)
	if sum := s.model.board.Display.Score(0) + s.model.board.Display.Score(1); sum > 0 {
		share = float32(s.model.board.Display.Score(0)) / float32(sum)
	}
	left, right := bar.CutLeft(bar.W*share, 0)
	for i, part := range []render.Rect{left, right} {
		u.Clipped(part, func() {
			u.Box(bar, render.Box{Radius: balanceBar / 2, Top: render.ColourOf(s.model.geo, s.model.view().Seats[i].Colour)})
		})
	}
	u.Box(bar, render.Box{Radius: balanceBar / 2, Line: u.Theme.Rim, Width: 1})
	u.Fill(bar.Pad(0, -balanceMark).Place(1, bar.H+2*balanceMark, render.Middle, render.Start), u.Theme.Muted)
	if s.model.table.Match.Over() {
		return rest // the bar follows the count on the board, and the words would reveal the winner
	}
	u.WriteIn(u.Say(lead), render.TypeCaption, words, render.End, u.Theme.Muted)
	return rest
}

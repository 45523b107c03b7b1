package play

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// side draws what stands beside the board: seats, moves or result, and the way through the game.
func (s *Scene) side(u *ui.UI, a arrangement) scenes.Next {
	r := a.side
	switch a.shape {
	case rail:
		s.ground(u, r)
		return s.rail(u, r)
	case tall:
		return s.strip(u, a)
	case bare:
		s.scoreTags(u, a)
		return scenes.Next{}
	}
	s.ground(u, r)
	s.tools(u, render.Rect{X: r.X, Y: 8, W: r.W - 16, H: 40})
	y := float32(64)
	transport := render.Rect{X: r.X, Y: r.H - 72, W: r.W, H: 72}
	s.transport(u, transport)
	if s.match.Over() && !s.layering {
		return s.result(u, render.Rect{X: r.X + 32, Y: y, W: r.W - 64, H: transport.Y - y})
	}
	high := float32(88)
	if s.game.Info().Players > 2 {
		high = 76
	}
	n := s.game.Info().Players
	if s.layering && y+high*float32(n)+layersHigh > transport.Y {
		n = 0 // the list needs the room
	}
	for i := range n {
		s.seat(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, games.Player(i))
		y += high
	}
	if n == 2 {
		s.balance(u, render.Rect{X: r.X, Y: y - high, W: r.W})
	}
	if s.layering {
		s.layerList(u, render.Rect{X: r.X + 24, Y: y + 12, W: r.W - 48, H: transport.Y - y - 16})
		return scenes.Next{}
	}
	inner := render.Rect{X: r.X + 32, Y: y + 8, W: r.W - 64, H: transport.Y - y - 8}
	if len(s.geo.Legend) > 0 && inner.H > 200 && !s.table.Terms.NoAids {
		high := s.legendHigh(u, inner.W)
		inner.H -= high
		s.legend(u, render.Rect{X: inner.X, Y: inner.Y + inner.H, W: inner.W, H: high})
	}
	s.moveList(u, inner)
	return scenes.Next{}
}

// ground paints the panel of the side with its border.
func (s *Scene) ground(u *ui.UI, r render.Rect) {
	shade := float32(0.055)
	if u.Theme.Dark {
		shade = 0.22
	}
	for i := range 24 {
		x := r.X - 24 + float32(i)
		u.Fill(render.Rect{X: x, Y: r.Y, W: 1, H: r.H}, sprites.Alpha(sprites.RGB(0), shade*float32(i)/24))
	}
	u.Fill(r, u.Theme.Panel)
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: 1, H: r.H}, u.Theme.Hairline)
}

// tools draws the icons at the right end of r, side by side as far as there is room.
func (s *Scene) tools(u *ui.UI, r render.Rect) {
	timed := s.timed() && !s.match.Over()
	hints := !s.roomy && !s.match.Over() && !s.watching() && !s.table.Terms.NoAids
	pitch := float32(40)
	if timed && hints {
		pitch = min(pitch, r.W/5)
	}
	at := render.Rect{X: r.X + r.W - pitch, Y: r.Y, W: pitch, H: 40}
	if next := s.desk.GearButton(u, at); next.Do != scenes.Stay {
		s.leave = next
	}
	at.X -= pitch
	s.desk.ThemeButton(u, at)
	at.X -= pitch
	if u.Button(at, ui.Button{Icon: sprites.IconHelp, Name: u.T("play.rules"), Act: keys.Rules}) {
		s.leave = s.rules()
	}
	if timed {
		at.X -= pitch
		if u.Button(at, s.pauseButton(u)) {
			s.pauseClock()
		}
	}
	if hints {
		at.X -= pitch
		hint := s.hintButton(u)
		hint.Label, hint.Name = "", hint.Label
		if u.Button(at, hint) {
			s.askHint()
		}
	}
}

// active reports whether player is to move.
func (s *Scene) active(player games.Player) bool {
	return !s.match.Over() && s.mover() == player
}

// seat draws the row of one player.
func (s *Scene) seat(u *ui.UI, r render.Rect, player games.Player) {
	seat := &s.shown.view.Seats[player]
	if s.active(player) {
		u.Fill(r, u.Theme.Active)
		u.Fill(render.Rect{X: r.X, Y: r.Y, W: 4, H: r.H}, u.Theme.Accent)
	}
	mid := r.Y + r.H/2
	s.seatPiece(u, player, render.Point{X: r.X + 52, Y: mid}, 48)
	full := r.X + r.W - 32
	right := full
	if seat.HasScore {
		right -= u.Write(strconv.Itoa(int(s.score(player))), render.TypeScore, render.Point{X: right, Y: mid + 14}, render.End, s.scoreInk(u, player)) + 16
		full = right
	}
	right -= s.clockWide(u, player, 20)
	s.seatClock(u, player, render.Point{X: right, Y: mid}, 20)
	if s.timed() {
		right -= 12
	}
	right = s.turnsLeft(u, player, render.Point{X: right, Y: mid}, 16)
	x := r.X + 92
	name := u.Fit(s.name(u, player), render.TypeSeat, right-x)
	role := u.Say(seat.Role)
	if u.Measure(role, render.TypeSmall) > right-x {
		role = u.Say(seat.Name) // clock, dots or score take the room
	}
	role = u.Fit(role, render.TypeSmall, right-x)
	detail := seat.Detail
	if s.thinks(player) && s.mind.Slow() && s.mind.Task() == mind.Ply {
		detail = board.Line{Colour: board.Nobody, Text: board.Say("play.seat.thinks", seconds(s.mind.Elapsed()))}
	}
	if detail.Text.Empty() {
		u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 4}, render.Start, u.Theme.Text)
		u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 18}, render.Start, u.Theme.Muted)
		return
	}
	u.Write(name, render.TypeSeat, render.Point{X: x, Y: mid - 12}, render.Start, u.Theme.Text)
	u.Write(role, render.TypeSmall, render.Point{X: x, Y: mid + 8}, render.Start, u.Theme.Muted)
	s.detail(u, &detail, render.Point{X: x, Y: mid + 29}, full-x)
}

// thinks reports whether a search for player is under way.
func (s *Scene) thinks(player games.Player) bool {
	return s.active(player) && s.carry == nil && (s.mind.Searching(mind.Hint) || s.mind.Searching(mind.Ply) && s.atEnd())
}

// seatPiece draws what stands for player, while a search for him is under way in a ring that shows how far it is.
func (s *Scene) seatPiece(u *ui.UI, player games.Player, centre render.Point, size float32) {
	seat := &s.shown.view.Seats[player]
	centre = s.seatCentre(player, centre)
	u.Piece(s.geo, seat.Sprite, seat.Colour, centre, size)
	if s.thinks(player) {
		u.Progress(centre, size*27/48, 3, s.mind.Progress(), u.Theme.Accent, u.Theme.Hairline)
	}
}

// detail writes the live state of a seat.
func (s *Scene) detail(u *ui.UI, l *board.Line, at render.Point, w float32) {
	ink, face := s.stateInk(u, l), render.TypeSmall
	if l.Strong {
		face = face.Medium()
	}
	if i := render.IconOf(l.Icon); i != sprites.NoIcon {
		u.Icon(i, render.Point{X: at.X + 7, Y: at.Y - 5}, 15, ink)
		at.X, w = at.X+22, w-22
	}
	text := u.Say(l.Text)
	face = smaller(u, text, face, 12, w)
	u.Write(u.Fit(text, face, w), face, at, render.Start, ink)
}

// stateInk returns the colour of the live state of a seat.
func (s *Scene) stateInk(u *ui.UI, l *board.Line) sprites.Color {
	switch {
	case !l.Strong:
		return u.Theme.Muted
	case l.Icon == board.IconScissors || l.Icon == board.IconBroken:
		return u.Theme.Warning // a price
	}
	return u.Theme.Accent
}

// smaller returns face, or the largest face below it, not below least, in which text is at most w wide.
func smaller(u *ui.UI, text string, face render.Type, least, w float32) render.Type {
	for face.Size > least && u.Measure(text, face) > w {
		face.Size--
	}
	return face
}

// scoreInk returns the colour of a player's score: once the game is over only those of the winners stand out.
func (s *Scene) scoreInk(u *ui.UI, player games.Player) sprites.Color {
	if s.match.Over() && !slices.Contains(s.match.Outcome().Winners, player) {
		return u.Theme.Muted
	}
	return u.Theme.Text
}

// turnsLeft draws a dot of the given size for every placement the seat has left or is promised, ending at at, and returns where they begin.
func (s *Scene) turnsLeft(u *ui.UI, player games.Player, at render.Point, size float32) float32 {
	v := &s.shown.view
	seat := &v.Seats[player]
	n, promised := int(seat.Left), false
	if s.active(player) && n == 0 && v.Steps > 1 {
		n = int(v.Steps) - int(v.Step) + 1
	}
	if n == 0 {
		n, promised = int(seat.Promised), true
	}
	for range n {
		box := render.Rect{X: at.X - size, Y: at.Y - size/2, W: size, H: size}
		if promised {
			u.Box(box, render.Box{Radius: size / 2, Line: u.Theme.Warning, Width: 2})
		} else {
			u.Box(box, render.Box{Radius: size / 2, Top: u.Theme.Accent})
		}
		at.X -= 1.5 * size
	}
	return at.X
}

// transport draws the way through the game: by turns at the left, by steps at the right.
func (s *Scene) transport(u *ui.UI, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	at, margin := render.Rect{X: r.X + 24, Y: r.Y + 16, W: 40, H: 40}, float32(20)
	undo, redo := u.Measure(u.T("play.undo"), render.TypeButton), u.Measure(u.T("play.redo"), render.TypeButton)
	const beside = 32 // of a word: its icon, and what keeps it off the next
	need := undo + redo + 2*beside
	if r.W-24-margin-4*at.W < need {
		at.X, margin = r.X+4, 4
		at.W = max(34, min(at.W, (r.W-8-need)/4))
	}
	for _, way := range s.ways(u) {
		if u.Button(at, way.button) {
			way.do()
		}
		at.X += at.W
	}
	// Each gets what its word is longer than the other's.
	room := min(r.X+r.W-margin-at.X, max(208, need))
	at.X = r.X + r.W - margin - room
	w := (room + undo - redo) / 2
	if room < need {
		s.undoRedoIcons(u, render.Rect{X: at.X + room - 96, Y: at.Y, W: 48, H: 40}, render.Rect{X: at.X + room - 48, Y: at.Y, W: 48, H: 40})
		return
	}
	s.undoRedo(u, render.Rect{X: at.X, Y: at.Y, W: w, H: 40}, render.Rect{X: at.X + w, Y: at.Y, W: room - w, H: 40}, ui.Plain)
}

// ways returns what leads through the game by turns.
func (s *Scene) ways(u *ui.UI) []action {
	way := func(icon sprites.Icon, name string, act keys.Action, off bool, do func()) action {
		return action{ui.Button{Icon: icon, Name: u.T(name), Act: act, Off: off}, do}
	}
	start, latest := s.match.Cursor() == 0, s.atEnd()
	return []action{
		way(sprites.IconFirst, "play.first", keys.First, start, func() { s.jump(0) }),
		way(sprites.IconPrevious, "play.back", keys.TurnBack, start, func() { s.jump(s.turnBefore()) }),
		way(sprites.IconNext, "play.forward", keys.TurnOn, latest, func() { s.jump(s.turnAfter()) }),
		way(sprites.IconLast, "play.last", keys.Last, latest, func() { s.jump(s.match.Len()) }),
	}
}

// undoRedo draws the two buttons that take steps back and on.
func (s *Scene) undoRedo(u *ui.UI, undo, redo render.Rect, k ui.Kind) {
	below := k == ui.Plain
	if u.Button(undo, ui.Button{Label: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Kind: k, Under: below, Off: !s.canUndo()}) {
		s.undo()
	}
	if u.Button(redo, ui.Button{Label: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Kind: k, Under: below, Off: s.match.Cursor() == s.match.Len()}) {
		s.redo()
	}
}

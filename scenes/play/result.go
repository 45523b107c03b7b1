package play

import (
	"strconv"

	"quintet/games"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A report words how the game and its series have gone.
type report struct{ *model }

// verdict names the winners by their colours.
func (r *report) verdict(u *ui.UI, o match.Outcome) string {
	n := r.players()
	switch {
	case len(o.Winners) == 1:
		seat := &r.view().Seats[o.Winners[0]]
		if seat.Name.Empty() {
			return u.T("play.wins", r.name(u, o.Winners[0]))
		}
		return u.T("play.wins", seat.Name)
	case len(o.Winners) == n && n == 2:
		return u.T("play.draw")
	}
	return u.T("play.shared")
}

// sayWinners returns the names of the winners, of a sole one with the points between him and the second where points have decided.
func (r *report) sayWinners(u *ui.UI, o match.Outcome) string {
	names := ""
	for i, w := range o.Winners {
		switch i {
		case 0:
			names = r.name(u, w)
		case len(o.Winners) - 1:
			names = u.T("play.names.last", names, r.name(u, w))
		default:
			names = u.T("play.names.more", names, r.name(u, w))
		}
	}
	if len(o.Winners) != 1 || len(o.Scores) == 0 || o.Ending == match.Resigned || o.Ending == match.Timed {
		return names
	}
	second := -1
	for i, v := range o.Scores {
		if games.Player(i) != o.Winners[0] {
			second = max(second, v)
		}
	}
	by := o.Scores[o.Winners[0]] - second
	if by == 0 {
		return u.T("play.by.tie", names) // that the rules decide
	}
	return u.T("play.by.points", names, by)
}

// sayResigned names the player who resigned, and among several what follows from it.
func (r *report) sayResigned(u *ui.UI, o match.Outcome) string {
	if r.players() > 2 {
		return u.T("play.by.resignofmany", r.name(u, o.By))
	}
	return u.T("play.by.resign", r.name(u, o.By))
}

// sayTime says whose time has run out, and what that means where the others count as it stands: one of more than two may have lost
// with the most points.
func (r *report) sayTime(u *ui.UI, o match.Outcome) string {
	if r.players() > 2 {
		return u.T("play.by.timeofmany", r.name(u, o.By))
	}
	return u.T("play.by.time", r.name(u, o.By))
}

// underVerdict returns what stands below who has won: his name, by how much, and what ended the game where that is not on the board.
// Where both have no room in two lines of width w it is the name.
func (r *report) underVerdict(u *ui.UI, o match.Outcome, face render.Type, w float32) string {
	names := r.sayWinners(u, o)
	whole := names
	switch {
	case o.Ending == match.Resigned && r.players() > 2:
		whole = u.T("play.card.resignofmany", names, r.name(u, o.By))
	case o.Ending == match.Resigned:
		whole = u.T("play.card.resign", names, r.name(u, o.By))
	case o.Ending == match.Timed && r.players() > 2:
		whole = u.T("play.card.timeofmany", names, r.name(u, o.By))
	case o.Ending == match.Timed:
		whole = u.T("play.card.time", names, r.name(u, o.By))
	case o.Ending == match.Agreed && r.players() == 2:
		whole = u.T("play.card.stop", names)
	case o.Ending == match.Agreed:
		whole = u.T("play.card.agree", names)
	}
	if len(u.Wrap(whole, face, w)) > 2 {
		return names
	}
	return whole
}

// result draws the card of a finished game: who won, how the seats stand, and what may come next.
func (s *Scene) result(u *ui.UI, r render.Rect) scenes.Next {
	o := s.table.Match.Outcome()
	x := r.X
	if len(o.Winners) == 1 {
		seat := &s.view().Seats[o.Winners[0]]
		u.Piece(s.geo, seat.Sprite, seat.Colour, render.Point{X: x + 30, Y: r.Y + 40}, 60)
		x += 76
	}
	head := s.report.verdict(u, o)
	big := smaller(u, head, render.TypeResult, 20, r.X+r.W-x)
	u.Write(head, big, render.Point{X: x, Y: r.Y + 34}, render.Start, u.Theme.Text)
	face := render.TypeBody
	below := s.report.underVerdict(u, o, face, r.X+r.W-x)
	for i, line := range twoLines(u, below, face, r.X+r.W-x) {
		u.Text(line, face, render.Point{X: x, Y: r.Y + 60 + float32(i)*20}, render.Start, u.Theme.Muted)
	}
	u.Texts = append(u.Texts, below)
	y := r.Y + 96
	u.Hairline(render.Rect{X: r.X, Y: y, W: r.W, H: 1}, u.Theme.Hairline)
	y += 14
	longest, n := s.longest(), s.players()
	room := r.Y + r.H - y - 24
	if s.table.Series().Games > 1 {
		room -= seriesHigh
	}
	high := min(68, (room-fullAfter)/float32(n))
	if high < snugRow {
		high = max(44, min(68, (room-leastAfter)/float32(n)))
	}
	for _, player := range resultOrder(o, n) {
		s.resultRow(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, player, longest)
		y += high
	}
	u.Hairline(render.Rect{X: r.X, Y: y + 4, W: r.W, H: 1}, u.Theme.Hairline)
	if s.table.Series().Games > 1 {
		if next := s.seriesRow(u, render.Rect{X: r.X, Y: y + 14, W: r.W, H: 36}); next.Do != scenes.Stay {
			return next
		}
		y += seriesHigh
	}
	return s.afterwards(u, render.Rect{X: r.X, Y: y + 24, W: r.W, H: r.Y + r.H - y - 24})
}

// resultOrder returns the seats as the card lists them: as they sit, or by their places where one of several is out, since the scores do not
// tell these then.
func resultOrder(o match.Outcome, players int) []games.Player {
	if players == 2 || o.By == games.None {
		o = match.Outcome{By: games.None}
	}
	return o.Ranking(players)
}

// longest returns the highest score: the bars of all seats have one unit of length.
func (s *Scene) longest() int32 {
	most := int32(1)
	for i := range s.players() {
		most = max(most, s.view().Seats[i].Score)
	}
	return most
}

// resultRow draws one seat of the card, its score as a bar of parts, which grows during the finale.
func (s *Scene) resultRow(u *ui.UI, r render.Rect, player games.Player, longest int32) {
	seat := &s.view().Seats[player]
	mid := r.Y + r.H/2
	u.Piece(s.geo, seat.Sprite, seat.Colour, render.Point{X: r.X + 14, Y: mid}, 28)
	x, w := r.X+44, r.W-44-64
	if !seat.HasScore {
		u.Write(u.Fit(s.name(u, player), render.TypeSeat, r.W-44), render.TypeSeat, render.Point{X: x, Y: mid - 4}, render.Start, u.Theme.Text)
		u.Write(u.Fit(u.Say(seat.Role), render.TypeSmall, r.W-44), render.TypeSmall, render.Point{X: x, Y: mid + 18}, render.Start, u.Theme.Muted)
		return
	}
	s.resultName(u, player, render.Point{X: x, Y: mid - 6}, w)
	u.Write(strconv.Itoa(int(s.board.Score(player))), render.TypeScore, render.Point{X: r.X + r.W, Y: mid + 12}, render.End, s.scoreInk(u, player))
	unit := float32(longest)
	if share, counted := s.board.Counted(); !counted {
		unit /= max(share, 0.02)
	}
	s.bars(u, render.Rect{X: x, Y: mid + 3, W: w, H: 18}, player, unit)
}

// resultName writes a name w wide at most, behind it that the player resigned or ran out of time: among several it
// is not seen from who has won.
func (s *Scene) resultName(u *ui.UI, player games.Player, at render.Point, w float32) {
	o, out := s.table.Match.Outcome(), ""
	if o.By == player && s.players() > 2 {
		out = u.T("play.timeout")
		if o.Ending == match.Resigned {
			out = u.T("play.resigned")
		}
		w -= 12 + u.Measure(out, render.TypeSmall)
	}
	name := u.Fit(s.name(u, player), render.TypeSeat, w)
	u.Write(name, render.TypeSeat, at, render.Start, u.Theme.Text)
	if out != "" {
		at.X += u.Measure(name, render.TypeSeat) + 12
		u.Write(out, render.TypeSmall, at, render.Start, u.Theme.Muted)
	}
}

// bars draws the score of a seat as a box on a track, longest being as long as r: no score is an empty track. Where a score has parts each
// is a box with its number.
func (s *Scene) bars(u *ui.UI, r render.Rect, player games.Player, longest float32) {
	seat := &s.view().Seats[player]
	parts, numbered := seat.Bars, true
	if len(parts) == 0 {
		parts, numbered = []int32{s.board.Score(player)}, false
	}
	x := r.X
	u.Box(render.Rect{X: x, Y: r.Y, W: r.W - 10, H: r.H}, render.Box{Radius: 4, Top: u.Theme.Quiet})
	ground := render.AreaOf(u.Theme, s.geo, seat.Colour)
	ink := render.InkOn(ground)
	for _, n := range parts {
		w := (r.W - 8) * float32(n) / longest
		if w < 2 {
			continue
		}
		box := render.Rect{X: x, Y: r.Y, W: w - 2, H: r.H}
		u.Box(box, render.Box{Radius: 4, Top: ground, Line: u.Theme.Rim, Width: 1})
		if text := strconv.Itoa(int(n)); numbered && u.Measure(text, render.TypeLabel.Strong()) < w-4 {
			u.WriteIn(text, render.TypeLabel.Strong(), box, render.Middle, ink)
		}
		x += w
	}
}

// Heights below the seats of a finished game, in logical pixels.
const (
	leastAfter = 112 // what may come next, without the way to the other games
	leastList  = 130 // a list of moves that is worth its place
	fullAfter  = leastAfter + 4 + 56 + leastList
	seriesHigh = 38 // how a series stands
	snugRow    = 52 // a seat that may give way to all of what comes after
)

// afterwards draws what may come after a game, and below it the moves where there is room for them.
func (s *Scene) afterwards(u *ui.UI, r render.Rect) scenes.Next {
	again := s.rematchButton(u)
	again.Icon = sprites.IconSwap
	if s.offer(u, render.Rect{X: r.X, Y: r.Y, W: r.W, H: 48}, again) {
		return s.rematch()
	}
	half := (r.W - 12) / 2
	row := render.Rect{X: r.X, Y: r.Y + 60, W: half, H: 44}
	if s.offer(u, row, s.seatsButton(u)) {
		return s.moveOn()
	}
	row.X += half + 12
	if s.offer(u, row, s.newButton(u)) {
		return s.setup()
	}
	y := row.Y + row.H + 12
	if room := r.Y + r.H - y; room >= 56+leastList || room >= 44 && room < leastList {
		if s.offer(u, render.Rect{X: r.X, Y: y, W: r.W, H: 44}, ui.Button{Label: u.T("play.title"), Kind: ui.Quiet, Act: keys.AllGames}) {
			return scenes.Next{Do: scenes.Go, Name: scenes.Title}
		}
		y += 56
	}
	if room := r.Y + r.H - y; room >= leastList {
		s.list.draw(u, render.Rect{X: r.X, Y: y, W: r.W, H: room}, !s.stopped())
	}
	return scenes.Next{}
}

// rematchButton is the button that begins the same game again.
func (s *Scene) rematchButton(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T("play.rematch"), Act: keys.Rematch, Kind: ui.Main}
}

// newButton is the button that leads to a new game with other options.
func (s *Scene) newButton(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T("play.new"), Act: keys.NewGame, Kind: ui.Quiet}
}

// seatsButton is the button that begins again with everybody on another seat.
func (s *Scene) seatsButton(u *ui.UI) ui.Button {
	label := "play.swapseats"
	if s.players() > 2 {
		label = "play.turnseats"
	}
	return ui.Button{Label: u.T(label), Act: keys.Seats, Kind: ui.Quiet}
}

// setup leads to a new game of the same kind.
func (s *Scene) setup() scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Setup, Args: scenes.NewGame{Spec: s.table.Spec}}
}

package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The heights of the top of a rail, above the seats, and of its foot.
const (
	railTop  = 48
	railFoot = 48
)

// railSeat returns the height of a seat in a rail.
func (s *Scene) railSeat() float32 {
	if s.players() > 2 {
		return 46
	}
	return 64
}

// railWords returns where the prompt stands in the rail r.
func (s *Scene) railWords(r render.Rect) render.Rect {
	top := railTop + float32(s.players())*s.railSeat() + 12
	return render.Rect{X: r.X + 16, Y: top, W: r.W - 32, H: r.H - railFoot - 8 - top}
}

// rail draws the side of a small window that is wider than high: seats, prompt, the buttons at hand.
func (s *Scene) rail(u *ui.UI, r render.Rect) scenes.Next {
	s.tools(u, render.Rect{X: r.X, Y: 4, W: r.W - 8, H: 40})
	n := s.players()
	high, y := s.railSeat(), float32(railTop)
	listed := s.layersListed()
	if listed && y+high*float32(n)+s.layersHigh() > r.H-56 {
		n = 0 // the list needs the room
	}
	for i := range n {
		s.seats.drawSmall(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, games.Player(i))
		y += high
	}
	inner := render.Rect{X: r.X + 16, Y: y + 12, W: r.W - 32}
	foot := render.Rect{X: inner.X - 8, Y: r.H - railFoot, W: inner.W + 16, H: 40}
	if s.board.Field().Open() {
		// the field stands in the place of the prompt
	} else if listed {
		s.layerList(u, render.Rect{X: inner.X - 8, Y: inner.Y, W: inner.W + 16, H: foot.Y - inner.Y - 8})
	} else if s.moves && !s.answers() {
		inner.H = foot.Y - inner.Y - 8
		if next := s.railMoves(u, inner); next.Do != scenes.Stay {
			return next
		}
	} else if next := s.railPrompt(u, inner, foot.Y-8); next.Do != scenes.Stay {
		return next
	}
	half := foot.W / 2
	s.movesButton(u, render.Rect{X: foot.X, Y: foot.Y, W: half, H: 40}, ui.Button{Label: u.T("play.moves")})
	q := half / 2
	undo, redo := render.Rect{X: foot.X + half, Y: foot.Y, W: q, H: 40}, render.Rect{X: foot.X + half + q, Y: foot.Y, W: q, H: 40}
	s.undoRedoIcons(u, undo, redo)
	return scenes.Next{}
}

// answers reports whether there are words that somebody waits for: a question, a hint or the reason of a refusal.
func (s *Scene) answers() bool {
	return s.asking != askNothing || s.board.Refusal() != nil || s.hints.seen() || s.hints.sought()
}

// railMoves draws the list of moves in the place of the prompt, with the main one of the buttons at hand; the others have only their keys.
// After a game it says who has won, and offers the next one.
func (s *Scene) railMoves(u *ui.UI, r render.Rect) scenes.Next {
	if s.table.Match.Over() {
		r.H -= 48
		if s.offer(u, render.Rect{X: r.X, Y: r.Y + r.H + 4, W: r.W, H: 40}, s.rematchButton(u)) {
			return s.rematch()
		}
		end := u.WriteLines(s.words.say(u).lead, render.TypeButton, render.Point{X: r.X, Y: r.Y + 18}, r.W, 21, u.Theme.Text) - 8
		r.Y, r.H = end, r.Y+r.H-end
	}
	as := s.atHand(u)
	if last := len(as) - 1; last >= 0 {
		r.H -= 48
		if u.Button(render.Rect{X: r.X, Y: r.Y + r.H + 4, W: r.W, H: 40}, as[last].button) {
			as[last].do()
		}
		for _, a := range as[:last] {
			if !a.button.Off && u.Act(a.button.Act) {
				a.do()
			}
		}
	}
	s.list.draw(u, r, !s.stopped())
	return scenes.Next{}
}

// railAfter draws n of the buttons for what may come after a game from at down, the main one first.
func (s *Scene) railAfter(u *ui.UI, at render.Rect, n int) scenes.Next {
	if n > 0 && s.offer(u, at, s.rematchButton(u)) {
		return s.rematch()
	}
	at.Y += 48
	if n > 1 && s.offer(u, at, s.seatsButton(u)) {
		return s.moveOn()
	}
	at.Y += 48
	if n > 2 && s.offer(u, at, s.newButton(u)) {
		return s.setup()
	}
	return scenes.Next{}
}

// undoRedoIcons draws undo and redo without words.
func (s *Scene) undoRedoIcons(u *ui.UI, undo, redo render.Rect) {
	if u.Button(undo, ui.Button{Icon: sprites.IconUndo, Name: u.T("play.undo"), Act: keys.Undo, Off: !s.canUndo()}) {
		s.undo()
	}
	if u.Button(redo, ui.Button{Icon: sprites.IconRedo, Name: u.T("play.redo"), Act: keys.Redo, Off: !s.table.CanRedo()}) {
		s.redo()
	}
}

// strip draws the seats of a high window above the board, and below it the buttons and, when asked for, the moves.
func (s *Scene) strip(u *ui.UI, a arrangement) scenes.Next {
	s.stripTools(u, a)
	n := s.players()
	columns, rows := stripOf(n, a.width)
	w, h := a.side.W/float32(columns), a.side.H/float32(rows)
	for i := range n {
		r := render.Rect{X: a.side.X + float32(i%columns)*w, Y: a.side.Y + float32(i/columns)*h, W: w, H: h}
		if n == 2 && w >= leastSeat {
			s.seats.draw(u, r, games.Player(i))
		} else {
			s.seats.drawSmall(u, r, games.Player(i))
		}
	}
	if s.layering {
		s.layerList(u, render.Rect{X: 24, Y: a.sheet.Y, W: a.width - 48, H: a.sheet.H})
	} else if s.moves {
		s.list.draw(u, render.Rect{X: 32, Y: a.sheet.Y, W: a.width - 64, H: a.sheet.H}, !s.stopped())
	}
	foot := stripFoot(a)
	moves := ui.Button{Label: u.T("play.moves"), Kind: ui.Quiet}
	if !s.table.Match.Over() {
		parts := inParts(foot, 1, 1, 1)
		s.movesButton(u, parts[0], moves)
		s.undoRedo(u, parts[1], parts[2], ui.Quiet)
		return scenes.Next{}
	}
	return s.stripAfter(u, a, foot, moves)
}

// stripTools draws the icons at the right end of the top of a high window.
func (s *Scene) stripTools(u *ui.UI, a arrangement) {
	wide := s.toolsRoom(a.width)
	s.tools(u, render.Rect{X: a.width - wide, Y: 8, W: wide - 8, H: 40})
}

// stripFoot places the buttons at the foot of a high window.
func stripFoot(a arrangement) render.Rect {
	return render.Rect{X: 12, Y: a.height - 56, W: a.width - 24, H: 44}
}

// stripAfter draws below the board of a high window what may come after a game, in foot, and on a phone in a row above it.
func (s *Scene) stripAfter(u *ui.UI, a arrangement, foot render.Rect, moves ui.Button) scenes.Next {
	parts := inParts(foot, 3, 3, 2, 1, 1)
	if a.width < ui.PhoneWide {
		parts = append(inParts(render.Rect{X: foot.X, Y: a.prompt.Y + promptRow, W: foot.W, H: 40}, 1, 1), inParts(foot, 2, 1, 1)...)
	}
	if s.offer(u, parts[0], s.rematchButton(u)) {
		return s.rematch()
	}
	if s.offer(u, parts[1], s.seatsButton(u)) {
		return s.moveOn()
	}
	s.movesButton(u, parts[2], moves)
	s.undoRedoIcons(u, parts[3], parts[4])
	return scenes.Next{}
}

// leastSeat is the width of a seat above a board below which it is drawn small, as on a phone held upright.
const leastSeat = 240

// stripOf returns how n seats stand above the board of a window of the given width: side by side, or in two rows.
func stripOf(n int, width float32) (columns, rows int) {
	if n > 2 && width < float32(n)*160 {
		return (n + 1) / 2, 2
	}
	return n, 1
}

// inParts divides r into places side by side, as wide as the shares say.
func inParts(r render.Rect, shares ...float32) []render.Rect {
	const gap = 12
	sum := float32(0)
	for _, share := range shares {
		sum += share
	}
	unit := (r.W - gap*float32(len(shares)-1)) / sum
	var parts []render.Rect
	for _, share := range shares {
		parts = append(parts, render.Rect{X: r.X, Y: r.Y, W: unit * share, H: r.H})
		r.X += unit*share + gap
	}
	return parts
}

// movesButton shows and hides the list of moves where it has no place of its own.
func (s *Scene) movesButton(u *ui.UI, r render.Rect, x ui.Button) {
	x.Act = keys.Moves
	if s.moves {
		x.Kind, x.Lit = ui.Plain, true
	}
	if u.Button(r, x) {
		s.moves = !s.moves
		s.board.Heard()
	}
}

package play

import (
	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
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
	case listing:
		return s.phoneList(u, a)
	case bare:
		s.scoreTags(u, a)
		return scenes.Next{}
	}
	s.ground(u, r)
	s.tools(u, render.Rect{X: r.X, Y: 8, W: r.W - 16, H: 40})
	y := float32(64)
	transport := render.Rect{X: r.X, Y: r.H - 72, W: r.W, H: 72}
	s.transport(u, transport)
	if s.table.Match.Over() && !s.layering {
		return s.result(u, render.Rect{X: r.X + 32, Y: y, W: r.W - 64, H: transport.Y - y})
	}
	high := float32(88)
	if s.players() > 2 {
		high = 76
	}
	n := s.players()
	if s.layering && y+high*float32(n)+s.layersHigh() > transport.Y {
		n = 0 // the list needs the room
	}
	for i := range n {
		s.seats.draw(u, render.Rect{X: r.X, Y: y, W: r.W, H: high}, games.Player(i))
		y += high
	}
	if s.layering {
		s.layerList(u, render.Rect{X: r.X + 24, Y: y + 12, W: r.W - 48, H: transport.Y - y - 16})
		return scenes.Next{}
	}
	below := float32(8)
	if n == 2 {
		s.seats.balance(u, render.Rect{X: r.X, Y: y, W: r.W})
		below = 20 // also before there are points: the list does not move when the first are made
	}
	inner := render.Rect{X: r.X + 32, Y: y + below, W: r.W - 64, H: transport.Y - y - below}
	if len(s.geo.Legend) > 0 && inner.H > 200 && !s.table.Terms.NoAids && !s.table.Veiled() {
		high := s.legend.high(u, inner.W)
		inner.H -= high
		s.legend.draw(u, render.Rect{X: inner.X, Y: inner.Y + inner.H, W: inner.W, H: high})
	}
	s.list.draw(u, inner, !s.stopped())
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
	timed := s.table.Timed() && !s.table.Match.Over()
	hints := !s.roomy && !s.table.Match.Over() && !s.table.Watching() && !s.table.Terms.NoAids
	pitch := float32(40)
	if timed && hints {
		pitch = min(pitch, r.W/5)
	}
	at := render.Rect{X: r.X + r.W - pitch, Y: r.Y, W: pitch, H: 40}
	if next := s.context.GearButton(u, at); next.Do != scenes.Stay {
		s.leave = next
	}
	at.X -= pitch
	if !timed || !u.Phone() { // else the settings have it
		s.context.ThemeButton(u, at)
		at.X -= pitch
	}
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
		hint := s.hintButton(u)
		hint.Label, hint.Name = "", hint.Label
		if wide := u.WordWide(hint.Name); at.X-wide >= r.X {
			hint.Word, pitch = hint.Name, wide
		}
		at.X, at.W = at.X-pitch, pitch
		if u.Button(at, hint) {
			s.hints.ask()
		}
	}
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
	start, latest := s.table.Veiled() || s.table.Match.Cursor() == 0, s.table.Veiled() || s.table.AtEnd()
	return []action{
		way(sprites.IconFirst, "play.first", keys.First, start, func() { s.jump(0) }),
		way(sprites.IconPrevious, "play.back", keys.TurnBack, start, func() { s.jump(s.table.Match.TurnBefore()) }),
		way(sprites.IconNext, "play.forward", keys.TurnOn, latest, func() { s.jump(s.table.Match.TurnAfter()) }),
		way(sprites.IconLast, "play.last", keys.Last, latest, func() { s.jump(s.table.Match.Len()) }),
	}
}

// unseenKeys handles the keys of what has no button where there is no room for it, or where nothing but the board is shown.
func (s *Scene) unseenKeys(u *ui.UI) {
	var as []action
	if s.shape != wide {
		as = s.ways(u)
	}
	if s.shape == bare {
		as = append(as,
			action{ui.Button{Act: keys.Undo, Off: !s.canUndo()}, func() { s.undo() }},
			action{ui.Button{Act: keys.Redo, Off: !s.table.CanRedo()}, s.redo},
			action{s.hintButton(u), s.hints.ask},
		)
	}
	for _, a := range as {
		if !a.button.Off && u.Act(a.button.Act) {
			a.do()
			break
		}
	}
}

// undoRedo draws the two buttons that take steps back and on.
func (s *Scene) undoRedo(u *ui.UI, undo, redo render.Rect, k ui.Kind) {
	below := k == ui.Plain
	if u.Button(undo, ui.Button{Label: u.T("play.undo"), Icon: sprites.IconUndo, Act: keys.Undo, Kind: k, Under: below, Off: !s.canUndo()}) {
		s.undo()
	}
	if u.Button(redo, ui.Button{Label: u.T("play.redo"), Icon: sprites.IconRedo, Act: keys.Redo, Kind: k, Under: below, Off: !s.table.CanRedo()}) {
		s.redo()
	}
}

package play

import (
	"slices"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A layerRow is what is known about a layer.
type layerRow struct {
	layer settings.Layer
	words string      // the key of its name for players
	act   keys.Action // switches it directly, "" for none
}

// layers lists them in the order of the list on the screen.
var layers = [...]layerRow{
	{settings.LayerLegal, "play.layer.legal", ""},
	{settings.LayerLinks, "play.layer.links", ""},
	{settings.LayerPreviews, "play.layer.previews", ""},
	{settings.LayerThreats, "play.layer.threats", ""},
	{settings.LayerNumbers, "play.layer.numbers", keys.Numbers},
	{settings.LayerCoordinates, "play.layer.coordinates", ""},
}

// chosen reports whether the players want to see a layer of this game. A board of the rules shows what is usual.
func (s *Scene) chosen(which settings.Layer) bool {
	id := s.table.Spec.ID
	if s.usual {
		id = "" // of no game: nobody has switched anything there
	}
	return s.desk.Settings.Layer(id, which)
}

// aids reports whether a layer helps to play: coordinates and numbers only help to speak about the board.
func aids(which settings.Layer) bool {
	return which != settings.LayerCoordinates && which != settings.LayerNumbers
}

// shows reports whether a layer is seen. A table that plays without aids has only what is none, if it wants that; with nothing but the
// board in the window there are only what a ply would do, and the links: without its state each of them would look safe.
func (s *Scene) shows(which settings.Layer) bool {
	switch {
	case !aids(which):
		return s.chosen(which) && !s.focused
	case s.table.Terms.NoAids:
		return false
	case s.focused:
		return (which == settings.LayerPreviews || which == settings.LayerLinks) && s.chosen(which)
	}
	return s.chosen(which)
}

// toggle switches a layer of this game, for this game and those to come.
func (s *Scene) toggle(which settings.Layer) {
	s.desk.Settings.SetLayer(s.table.Spec.ID, which, !s.chosen(which))
	s.desk.Keep()
}

// seenLayers returns what is seen as a value that can be compared: a bit a layer, and one where there is nothing but the board.
func (s *Scene) seenLayers() (bits uint8) {
	for i, l := range layers {
		if s.shows(l.layer) {
			bits |= 1 << i
		}
	}
	if s.focused {
		bits |= 1 << len(layers)
	}
	return bits
}

// switches returns the layers that can be switched at this table: without aids there is little to choose.
func (s *Scene) switches() []layerRow {
	if !s.table.Terms.NoAids {
		return layers[:]
	}
	return slices.DeleteFunc(slices.Clone(layers[:]), func(l layerRow) bool { return aids(l.layer) })
}

// hide takes from the view what is not to be seen. The end of a game is always shown whole.
func (s *Scene) hide(v *board.View) {
	if s.table.Match.Over() {
		if !s.position().Over() { // resigned, timed or agreed: no turn is to come, and nothing can be cut any more
			untold(v)
			v.EndTurn()
		}
		return
	}
	if !s.shows(settings.LayerLegal) {
		v.Marks = slices.DeleteFunc(v.Marks, func(m board.Mark) bool { return m.Kind.Forbids() })
		v.Rays = v.Rays[:0]
	}
	if !s.shows(settings.LayerLinks) {
		v.Links = v.Links[:0]
	}
	if !s.shows(settings.LayerLinks) || s.focused {
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Kind != board.OutlineMerged })
		v.Loops = slices.DeleteFunc(v.Loops, func(l board.Loop) bool { return l.Kind == board.LoopRecord })
	}
	if s.table.Terms.NoAids {
		untold(v)
	}
}

// untold takes the live state from the seats of v.
func untold(v *board.View) {
	for i := range v.Seats {
		v.Seats[i].Detail = board.Line{Colour: board.Nobody}
	}
}

// next marks where a half-entered ply can go on, where no ray says so.
func (s *Scene) next(v *board.View, path []board.Target) (marks []board.Mark) {
	if len(path) == 0 || len(v.Rays) > 0 || v.Dial.At != board.NoTarget || !s.shows(settings.LayerLegal) || !slices.Equal(path, s.builder.Path()) {
		return nil
	}
	for _, t := range s.builder.Next(nil) {
		if t.IsCell() {
			marks = append(marks, board.Mark{At: t, Kind: board.MarkLegal, Owner: board.Nobody})
		}
	}
	return marks
}

// roundNumbers returns the round in which something was played last, from 1, as the list of moves numbers its rows, by the cell: where a
// piece came to lie that is still there.
func (s *Scene) roundNumbers() map[board.Target]int {
	if !s.shows(settings.LayerNumbers) {
		return nil
	}
	rounds := map[board.Target]int{}
	for _, t := range s.table.Match.Turns() {
		for ply := t.First; ply < min(t.End, s.table.Match.Cursor()); ply++ {
			steps := slices.DeleteFunc(s.game.AppendSteps(nil, s.table.Match.PositionAt(ply), s.table.Match.Move(ply)), func(t board.Target) bool { return !t.IsCell() })
			if len(steps) > 1 && !s.geo.Aim {
				delete(rounds, steps[0]) // the piece has gone from there
				steps = steps[len(steps)-1:]
			}
			for _, at := range steps {
				rounds[at] = t.Round
			}
		}
	}
	return rounds
}

// layersButton is the button that opens and closes the list of layers.
func (s *Scene) layersButton(u *ui.UI) ui.Button {
	return ui.Button{Icon: sprites.IconLayers, Name: u.T("play.layers"), Act: keys.Layers}
}

// layersListed reports whether the list of layers is on the screen: in a rail and on a phone what somebody waits for or types takes its place.
func (s *Scene) layersListed() bool {
	return s.layering && !s.focused && (s.shape != rail && s.shape != listing || !s.answers() && !s.typing.open)
}

// layerList shows a switch for every layer, and one for seeing nothing but the board.
func (s *Scene) layerList(u *ui.UI, r render.Rect) {
	const high, most = 40, 440 // of a row: a key farther off would not be read with its words
	head, face := u.T("play.layers"), render.TypeButton.Medium()
	if u.Measure(head, face) > r.W-56 {
		head = u.T("play.layers.word")
	}
	u.Write(head, face, render.Point{X: r.X + 8, Y: r.Y + 22}, render.Start, u.Theme.Text)
	if u.Button(render.Rect{X: r.X + r.W - 40, Y: r.Y - 4, W: 40, H: 40}, ui.Button{Icon: sprites.IconClose, Name: u.T("play.layers.close")}) {
		s.layering = false
	}
	r.Y, r.H = r.Y+layersHead, r.H-layersHead
	rows := s.switches()
	n := len(rows) + 1 // and nothing but the board
	columns, w := 1, min(r.W, most)
	if r.H < high*float32(n) && r.W > most {
		columns, w = 2, r.W/2
	}
	per := (n + columns - 1) / columns
	step := min(high, r.H/float32(per))
	place := func(i int) render.Rect {
		return render.Rect{X: r.X + w*float32(i/per), Y: r.Y + step*float32(i%per), W: w, H: step}
	}
	labels := []string{u.T("play.focus")}
	for _, l := range layers { // of all, so that the list looks alike at every table
		labels = append(labels, u.T(l.words))
	}
	face = u.SwitchFace(labels, w)
	for i, l := range rows {
		if u.Switch(place(i), u.T(l.words), face, s.chosen(l.layer), l.act) {
			s.toggle(l.layer)
		}
	}
	if u.Switch(place(n-1), u.T("play.focus"), face, s.focused, keys.Focus) {
		s.focused = !s.focused
	}
}

// The height of the head of the list of layers, the least of a row of it, and what keeps it off what stands above and below.
const (
	layersHead  = 36
	layersRow   = 28
	layersApart = 28
)

// layersHigh returns the least height that the whole list of layers needs in one column.
func (s *Scene) layersHigh() float32 {
	return layersHead + layersRow*float32(len(s.switches())+1) + layersApart
}

// layerKeys handles the keys of the layers where the list is not shown.
func (s *Scene) layerKeys(u *ui.UI) {
	if !s.layersListed() {
		for _, l := range s.switches() {
			if l.act != "" && u.Act(l.act) {
				s.toggle(l.layer)
			}
		}
		if !s.focused && u.Act(keys.Focus) { // otherwise its button has it
			s.focused = true
		}
	}
	if s.focused && u.Act(keys.Layers) {
		s.layering, s.focused = true, false
		s.heard()
	}
}

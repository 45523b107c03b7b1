package play

import (
	"slices"

	"quintet/render"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A layerRow describes a layer.
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

// toggle switches a layer of this game, for this game and those to come.
func (s *Scene) toggle(which settings.Layer) {
	s.context.Settings.SetLayer(s.table.Spec.ID, which, !s.board.Chosen(which))
	s.context.SaveSettings()
}

// switches returns the layers that can be switched at this table: without aids there is little to choose.
func (s *Scene) switches() []layerRow {
	if !s.table.Terms.NoAids {
		return layers[:]
	}
	return slices.DeleteFunc(slices.Clone(layers[:]), func(l layerRow) bool { return widget.Aids(l.layer) })
}

// layersButton is the button that opens and closes the list of layers.
func (s *Scene) layersButton(u *ui.UI) ui.Button {
	return ui.Button{Icon: sprites.IconLayers, Name: u.T("play.layers"), Act: keys.Layers}
}

// layersListed reports whether the list of layers is on the screen: in a rail and on a phone what somebody waits for or types takes its place.
func (s *Scene) layersListed() bool {
	return s.layering && !s.focused && (s.shape != rail && s.shape != listing || !s.answers() && !s.board.Field().Open())
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
		if u.Switch(place(i), u.T(l.words), face, s.board.Chosen(l.layer), l.act) {
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
		s.board.Heard()
	}
}

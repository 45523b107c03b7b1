// The list of switches for the layers of the board (layerList). It also has switches for confirming every ply and for showing only the board. Add
// a switch to the table layers; boardui/layers.go decides which layers are visible. Also the threat view (threatView): while its key or button is
// held, the board shows what the next player could do. A press shorter than pressTime switches the layer of threats on or off.

package play

import (
	"time"

	"quintet/render"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A layerRow describes a layer.
type layerRow struct {
	layer settings.Layer
	words string      // the text key of its name
	act   keys.Action // switches it directly, "" for none
}

// layers lists the layers in the order in which they are shown.
var layers = [...]layerRow{
	{settings.LayerLegal, "play.layer.legal", ""},
	{settings.LayerLinks, "play.layer.links", ""},
	{settings.LayerPreviews, "play.layer.previews", ""},
	{settings.LayerThreats, "play.layer.threats", ""},
	{settings.LayerNumbers, "play.layer.numbers", keys.Numbers},
	{settings.LayerCoordinates, "play.layer.coordinates", ""},
}

// A layerList lists the switches for the board: one for each layer, and one for confirming plies.
type layerList struct {
	model *model
	open  bool
}

// switches returns the switches of this table; lit ones are on. Without aids only few layers remain.
func (l *layerList) switches(u *ui.UI) []ui.Command {
	var all []ui.Command
	for _, row := range layers {
		if !l.model.table.Terms.NoAids || !boardui.IsAid(row.layer) {
			all = append(all, ui.Command{Label: u.T(row.words), Lit: l.model.board.Display.LayerChosen(row.layer), Act: row.act, Run: func() { l.turn(row.layer) }})
		}
	}
	return append(all, ui.Command{Label: u.T("play.lock"), Lit: l.model.context.Settings.ConfirmPlies, Act: keys.Lock, Run: l.lock})
}

// turn switches a layer on or off.
func (l *layerList) turn(which settings.Layer) {
	l.model.context.Settings.SetLayer(l.model.table.Spec.ID, which, !l.model.board.Display.LayerChosen(which))
	l.model.context.SaveSettings()
}

// lock turns on or off that every ply has to be confirmed.
func (l *layerList) lock() {
	l.model.context.Settings.ConfirmPlies = !l.model.context.Settings.ConfirmPlies
	l.model.board.Hand.Cancel()
	l.model.context.SaveSettings()
}

// draw shows the switches, and one for showing only the board. It reports whether that one was pressed.
func (l *layerList) draw(u *ui.UI, r render.Rect) (alone bool) {
	const high, most = 40, 440 // of a row: a switch farther from its label is hard to match with it
	head, face := u.T("play.layers"), render.TypeButton.Medium()
	if u.Measure(head, face) > r.W-56 {
		head = u.T("play.layers.word")
	}
	u.Write(head, face, render.Point{X: r.X + 8, Y: r.Y + 22}, render.Start, u.Theme.Text)
	if u.Button(render.Rect{X: r.X + r.W - 40, Y: r.Y - 4, W: 40, H: 40}, ui.Command{Icon: sprites.IconClose, Name: u.T("play.layers.close")}) {
		l.open = false
	}
	r.Y, r.H = r.Y+layersHead, r.H-layersHead
	rows := l.switches(u)
	n := len(rows) + 1 // and showing only the board
	columns, w := 1, min(r.W, most)
	if r.H < high*float32(n) && r.W > most {
		columns, w = 2, r.W/2
	}
	per := (n + columns - 1) / columns
	step := max(min(high, r.H/float32(per)), u.Finger())
	off := u.Scroll(r, "layers", step*float32(per))
	place := func(i int) render.Rect {
		return render.Rect{X: r.X + w*float32(i/per), Y: r.Y + step*float32(i%per) - off, W: w, H: step}
	}
	labels := []string{u.T("play.focus"), u.T("play.lock")}
	for _, row := range layers { // of all layers, so that the list looks the same at every table
		labels = append(labels, u.T(row.words))
	}
	face = u.SwitchFace(labels, w)
	u.Within(r, func() {
		for i, x := range rows {
			if u.Switch(place(i), x.Label, face, x.Lit, x.Act) {
				x.Run()
			}
		}
		alone = u.Switch(place(n-1), u.T("play.focus"), face, false, keys.Focus)
	})
	u.Ends(r, u.Theme.Window, off, step*float32(per))
	return alone
}

// The height of the heading of the list of layers, the least height of a row, and the distance from what is above and below the list.
const (
	layersHead  = 36
	layersRow   = 28
	layersApart = 28
)

// high returns the least height of the whole list of layers in one column.
func (l *layerList) high(u *ui.UI) float32 {
	return layersHead + layersRow*float32(len(l.switches(u))+1) + layersApart
}

// pressTime is the least time for which the key or button must be held to count as a hold; a shorter press switches the layer of threats.
const pressTime = 300 * time.Millisecond

// A hold measures how long a key or button is held.
type hold struct {
	down  bool
	since time.Time
}

// follow records whether the key or button is down at time now. It reports whether it was released after a short press.
func (h *hold) follow(down bool, now time.Time) (pressed bool) {
	pressed = !down && h.short(now) && h.down
	if down && !h.down {
		h.since = now
	}
	h.down = down
	return pressed
}

// short reports whether the key or button has not been held for long at time now.
func (h *hold) short(now time.Time) bool { return !h.down || now.Sub(h.since) < pressTime }

// A threatView is the key and the button that show the threats while they are held, and switch their layer when pressed.
type threatView struct {
	model       *model
	turn        func() // switches the layer
	key, button hold
}

// followKey follows the key in a pass with input. listens is false while something is open above the table.
func (l *threatView) followKey(u *ui.UI, listens bool) {
	down := u.Presses(keys.Threats) || l.key.down && u.Holds(keys.Threats)
	if l.key.follow(listens && down, l.model.context.Now()) && listens {
		l.turn()
	}
	if u.In.Down == 0 && u.In.Released == 0 {
		l.button.follow(false, l.model.context.Now())
	}
}

// hold records whether the button is held.
func (l *threatView) hold(down bool) {
	l.model.board.Display.HoldThreatView(down)
	l.button.follow(down, l.model.context.Now())
}

// press handles a press of the button, also one by its key.
func (l *threatView) press(u *ui.UI) {
	if !u.Presses(keys.Threats) && l.button.short(l.model.context.Now()) {
		l.turn()
	}
}

// Shows a command as a button (Button), runs it when the pointer, the focus or its key presses it, and shows its tooltip or caption. KeyTooltip shows
// the key of something that is not a button. Change here what presses a button (pressedIn). face.go draws the look of buttons.

package ui

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// Button shows x in r, runs it when it is pressed by pointer or key, and reports whether it was.
func (u *UI) Button(r render.Rect, x Command) bool {
	over := !x.Off && u.Over(r) && !(u.modal && u.state.ring.shown) // of the entries of a menu one is marked
	key := u.CapOn(x.Act)
	if w := (Widget{Label: x.name(), Rect: r, Lit: x.Lit, Key: key}); x.Off {
		u.Off = append(u.Off, w)
	} else {
		u.Widgets = append(u.Widgets, w)
	}
	f := face{Command: x, rect: r, over: over}
	if x.ListRow {
		f.key = key
	}
	f.paint(&u.paper)
	asked := !x.Bare && !x.ListRow && !x.Off && u.tooltipOf(r, x, key, over)
	if asked || !u.pressedIn(r, x) {
		return false
	}
	if x.Run != nil {
		x.Run()
	}
	return true
}

// tooltipOf shows, when the pointer is over x in r, the tooltip of x: its name and key, or only the key. While all keys are shown it shows the key as a
// caption. It reports whether a long press only asked for the tooltip.
func (u *UI) tooltipOf(r render.Rect, x Command, key string, over bool) (only bool) {
	switch tips := over && u.mayShowTip(r); {
	case tips && x.Label == "" && u.Free():
		u.tip(r, x.Name, key)
		return u.In.Long && u.In.Released&input.Left != 0
	case tips && key != "" && !u.In.Touch && u.Free():
		u.tip(r, "", key)
	default:
		u.caption(r, key)
	}
	return false
}

// KeyTooltip shows the key of act in a tooltip when the pointer is over r, which is not a button, or as a caption while all keys are shown.
func (u *UI) KeyTooltip(r render.Rect, act keys.Action) {
	switch key := u.CapOn(act); {
	case key == "":
	case u.Over(r) && u.mayShowTip(r) && !u.In.Touch && u.Free():
		u.tip(r, "", key)
	default:
		u.caption(r, key)
	}
}

// pressedIn reports whether x was pressed in r, by the focus, the pointer or its own key.
func (u *UI) pressedIn(r render.Rect, x Command) bool {
	if x.Off {
		return false
	}
	if u.stop(stop{name: x.name(), rect: r, main: x.Kind == Main, row: x.row()}) || u.Act(x.Act) {
		return true
	}
	if u.Clicked(r) {
		u.state.tooltip.pressed = r
		return true
	}
	return false
}

// Buttons: kinds, pressing and key. Their look is in face.go.

package ui

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// A Kind is a degree of attention that a button asks for.
type Kind uint8

// The kinds of buttons.
const (
	Plain Kind = iota // text only
	Quiet             // on a tinted ground
	Main              // the one thing to do
)

// A Button is something to press.
type Button struct {
	Label string
	Icon  sprites.Icon // sprites.NoIcon for none
	Act   keys.Action  // whose keys press it; "" for none
	Kind  Kind
	Off   bool   // cannot be pressed now
	Lit   bool   // what it does is in force: it stands on a ground of its own, and a plain one only
	Wide  bool   // a row of a list: label at the left side, its first key at the right
	Asks  bool   // more is asked before it does anything: its label ends in an ellipsis
	Name  string // for scripts and the tip, where only an icon is shown
	Nth   string // behind the name for scripts and the focus alone, where several are called so
	Word  string // beside the icon, short for the name; "" for the icon alone
	Bare  bool   // only the ground: the caller draws the rest
}

// row reports whether x is a row of a list, whose ground is seen only while it is pointed at or in force.
func (x Button) row() bool { return x.Wide && x.Kind == Plain }

// name identifies x among all widgets.
func (x Button) name() string { return x.Label + x.Name + x.Nth }

// Button shows x in r and reports whether it was pressed, by pointer or key.
func (u *UI) Button(r render.Rect, x Button) bool {
	over := !x.Off && u.Over(r)
	key := u.CapOn(x.Act)
	if w := (Widget{Label: x.name(), Rect: r, Lit: x.Lit, Key: key}); x.Off {
		u.Off = append(u.Off, w)
	} else {
		u.Widgets = append(u.Widgets, w)
	}
	f := face{Button: x, rect: r, over: over}
	if x.Wide {
		f.key = key
	}
	f.paint(&u.paper)
	asked := !x.Bare && !x.Wide && !x.Off && u.tell(r, x, key, over)
	return !asked && u.pushed(r, x)
}

// tell shows at the pointer, which is over x in r or not, what x means and its key, or the key alone while all are shown. It reports whether a
// finger wanted nothing but the words.
func (u *UI) tell(r render.Rect, x Button, key string, over bool) (only bool) {
	switch tips := over && u.tips(r); {
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

// TellKey shows at the pointer the key of act, which does something about r that is no button; or there while all keys are shown.
func (u *UI) TellKey(r render.Rect, act keys.Action) {
	switch key := u.CapOn(act); {
	case key == "":
	case u.Over(r) && u.tips(r) && !u.In.Touch && u.Free():
		u.tip(r, "", key)
	default:
		u.caption(r, key)
	}
}

// pushed reports whether x was pressed in r, by the focus, the pointer or its own key.
func (u *UI) pushed(r render.Rect, x Button) bool {
	if x.Off {
		return false
	}
	if u.stop(stop{name: x.name(), rect: r, main: x.Kind == Main, row: x.row()}) || u.Act(x.Act) {
		return true
	}
	if u.Clicked(r) {
		u.state.tipping.pressed = r
		return true
	}
	return false
}

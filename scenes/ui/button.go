package ui

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/keys"
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

// A Button is something to press. Its label carries its key.
type Button struct {
	Label string
	Icon  sprites.Icon // sprites.NoIcon for none
	Act   keys.Action  // whose keys press it and whose first key it shows; "" for none
	Kind  Kind
	Off   bool   // cannot be pressed now
	Lit   bool   // what it does is in force: it stands on a ground of its own, and a plain one only
	Wide  bool   // label at the left side, key at the right: a row of a list
	Under bool   // the key below the label, as below an icon
	Name  string // for scripts and the tip, where only an icon is shown
	Nth   string // behind the name for scripts and the focus alone, where several are called so
	Word  string // beside the icon, short for the name; "" for the icon alone
	Bare  bool   // only the ground: the caller draws the rest
}

// name identifies x among all widgets.
func (x Button) name() string { return x.Label + x.Name + x.Nth }

// Button shows x in r and reports whether it was pressed, by pointer or key.
func (u *UI) Button(r render.Rect, x Button) bool {
	if !x.Off {
		u.Add(x.name(), r)
	}
	over := !x.Off && u.Over(r)
	tips := over && u.tips(r)
	f := face{Button: x, rect: r, key: u.CapOn(x.Act), over: over}
	f.paint(&u.paper)
	switch {
	case tips && x.Label == "" && !x.Bare && u.Free():
		u.tip(r, x.Name, f.key)
		if u.In.Long && u.In.Released&input.Left != 0 {
			return false // the words were what was wanted
		}
	case tips && f.dropped && !u.In.Touch:
		u.tip(r, x.Label, f.key)
	}
	return u.pushed(r, x)
}

// pushed reports whether x was pressed in r, by the focus, the pointer or its own key.
func (u *UI) pushed(r render.Rect, x Button) bool {
	if x.Off {
		return false
	}
	if u.stop(stop{name: x.name(), rect: r, main: x.Kind == Main}) || u.Act(x.Act) {
		return true
	}
	if u.Clicked(r) {
		u.state.tipping.pressed = r
		return true
	}
	return false
}

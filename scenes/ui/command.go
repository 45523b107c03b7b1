// Defines Command: something a player can do by a button, a menu, a toolbar or a key. Add a field to Command for another property of buttons; Kind
// says how a button looks. ByKey runs commands whose button is not shown. button.go shows a command.

package ui

import (
	"cmp"

	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// A Kind says how much attention a button asks for.
type Kind uint8

// The kinds of buttons.
const (
	Plain Kind = iota // text only
	Quiet             // on a tinted background
	Main              // the main action of the page
)

// A Command is something a player can do: by a button, a menu, a toolbar or a key. Kind, Wide and Bare say how its button looks.
type Command struct {
	Label    string
	Word     string       // a short label beside the icon, if there is no Label
	Name     string       // for scripts and the tooltip, if only an icon is shown
	Nth      string       // follows the name for scripts and the focus, if several commands have the same one
	Icon     sprites.Icon // sprites.NoIcon for none
	Act      keys.Action  // its keys; "" for none
	Off      bool         // cannot be pressed now
	Lit      bool         // its effect is active; shown only by a plain button
	Ellipsis bool         // asks more before it does anything: its label ends in an ellipsis
	Run      func()       // called when it is pressed; nil if the caller of UI.Button handles that

	Kind    Kind
	ListRow bool // a row of a list: label at the left side, its first key at the right
	Bare    bool // only the background: the caller draws the rest
}

// IconOnly returns x as an icon whose tooltip is the label.
func (x Command) IconOnly() Command {
	x.Label, x.Word, x.Name = "", "", cmp.Or(x.Label, x.Name)
	return x
}

// TextOnly returns x as a button of kind k without its icon.
func (x Command) TextOnly(k Kind) Command {
	x.Kind, x.Icon = k, sprites.NoIcon
	return x
}

// After returns x with a call of first before it runs.
func (x Command) After(first func()) Command {
	run := x.Run
	x.Run = func() {
		first()
		run()
	}
	return x
}

// row reports whether x is a row of a list. The background of a row is visible only while the pointer is over it or x is Lit.
func (x Command) row() bool { return x.ListRow && x.Kind == Plain }

// name identifies x among all widgets.
func (x Command) name() string { return x.Label + x.Name + x.Nth }

// ByKey runs the first of cs whose key was pressed, without showing them.
func (u *UI) ByKey(cs []Command) {
	for _, x := range cs {
		if !x.Off && u.Act(x.Act) {
			x.Run()
			return
		}
	}
}

// Shows the dialog in which the player presses a new key for an action (listen) or removes one of its keys. If another action has the pressed key,
// the dialog asks what to do (question, answers). Change its texts and buttons here. keyboard.go has the page below it; scenes/data/keys decides
// which keys may be bound.

package options

import (
	"slices"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A binding asks for a key for an action, which replaces one of its keys or is added to them.
type binding struct {
	action keys.Action
	place  int
	button string      // gets the focus afterwards: the button that opened the sheet, or the new key
	key    input.Key   // the key that was pressed, "" if none yet
	clash  keys.Action // the action that has key already, "" if none
}

// sheetWide is the width of the sheet.
const sheetWide = 460

// sheet draws the dialog that asks for a key, and handles the answer.
func (k *Keyboard) sheet(u *ui.UI) {
	k.listen(u)
	if k.ask == nil {
		return
	}
	w, h := u.Size()
	space, page := u.Theme.Space, render.Rect{W: w, H: h}
	head, words := k.question(u)
	e := ui.Column(space.L,
		ui.Column(space.S,
			ui.Wrapped(head, ui.Block{Type: render.TypeSection, Leading: 26, Ink: u.Theme.Text}),
			ui.Wrapped(words, ui.Block{Type: render.TypeSmall, Leading: 21, Ink: u.Theme.Muted}),
		),
		k.answers(u),
	).Pad(space.L, space.L)
	wide := min(sheetWide, w-2*space.M)
	r := page.Place(wide, u.Extent(e, wide, h).H, render.Middle, render.Middle)
	u.Fill(page, sprites.Alpha(sprites.RGB(0), 0.32))
	u.Sheet(r)
	u.Lay(r, e)
}

// question returns the text of the sheet.
func (k *Keyboard) question(u *ui.UI) (head, words string) {
	a := k.ask
	label := u.T("action." + string(a.action))
	switch {
	case a.clash == "":
		return u.T("keys.new", label), u.T("keys.ask", u.Modifier("ctrl"), u.Modifier("alt"), u.Modifier("shift"))
	case keys.Fixed(a.clash):
		return u.T("keys.new", label), u.T("keys.fixed", u.KeyName(a.key))
	}
	key, other := u.KeyName(a.key), u.T("action."+string(a.clash))
	if a.adds(u.Keys) {
		return u.T("keys.already", key, other), u.T("keys.taken", key, label)
	}
	return u.T("keys.already", key, other), u.T("keys.clash", key, label, u.KeyName(u.Keys.Of(a.action)[a.place]), other)
}

// listen takes the key that was pressed.
func (k *Keyboard) listen(u *ui.UI) {
	a := k.ask
	if a.clash != "" || !u.Free() {
		return
	}
	key, ok := keys.Pressed(u.In)
	if !ok || key == keys.Map(nil).First(keys.Back) {
		return
	}
	u.Take()
	a.key = key
	if slices.Contains(u.Keys.Of(a.action), a.key) {
		k.close(u)
		return
	}
	now, clash := u.Keys.Bind(a.action, a.place, key)
	if a.clash = clash; clash == "" {
		k.keep(now)
		a.button = u.KeyName(key) + keyName(u.T("action."+string(a.action)), a.place)
		k.close(u)
	}
}

// answers shows the buttons of the sheet, the one that removes the key at the left, or all below each other if space is short.
func (k *Keyboard) answers(u *ui.UI) ui.Element {
	a, space := k.ask, u.Theme.Space
	button := func(label string, kind ui.Kind, run func()) ui.Element {
		return ui.Button(ui.Command{Label: label, Kind: kind, Run: run})
	}
	var none, another, exchange ui.Element
	switch {
	case a.clash != "":
		another = button(u.T("keys.another"), ui.Quiet, func() { a.clash, a.key = "", "" })
		if now, ok := u.Keys.Exchange(a.action, a.place, a.key); ok {
			label := "keys.exchange"
			if a.adds(u.Keys) {
				label = "keys.take"
			}
			exchange = button(u.T(label), ui.Main, func() { k.keep(now); k.close(u) })
		}
	case !a.adds(u.Keys):
		none = button(u.T("keys.none", u.KeyName(u.Keys.Of(a.action)[a.place])), ui.Quiet, func() {
			k.keep(u.Keys.Unbind(a.action, a.place))
			k.close(u)
		})
	}
	leave := ui.Button(ui.Command{Label: u.T("keys.leave"), Act: keys.Back, Kind: ui.Quiet, Run: func() { k.close(u) }})
	return ui.FirstThatFits(ui.Row(space.S, none, ui.Spacer(), leave, another, exchange), ui.Column(space.S, exchange, another, none, leave))
}

// close closes the sheet. With the keyboard the focus moves in the next pass to the new key, or back to where it came from.
func (k *Keyboard) close(u *ui.UI) {
	if len(u.In.Keys) > 0 {
		k.focus = k.ask.button
	}
	k.ask = nil
}

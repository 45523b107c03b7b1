package options

import (
	"slices"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A binding asks for a key of an action, in the place of one of its keys or behind them.
type binding struct {
	action keys.Action
	place  int
	button string      // that has the focus afterwards: where the sheet was opened, or the new key
	key    input.Key   // that was pressed, "" for none yet
	clash  keys.Action // that has key already, "" for none
}

// How large the sheet is that asks for a key.
const (
	sheetWide = 460
	sheetHigh = 196
)

// sheet draws what asks for a key, above the page, and handles the answer.
func (k *Keyboard) sheet(u *ui.UI) {
	u.Alone()
	k.listen(u)
	if k.ask == nil {
		return
	}
	w, h := u.Size()
	wide := min(sheetWide, w-32)
	r := render.Rect{X: float32(int((w - wide) / 2)), Y: float32(int((h - sheetHigh) / 2)), W: wide, H: sheetHigh}
	u.Fill(render.Rect{W: w, H: h}, sprites.Alpha(sprites.RGB(0), 0.32))
	u.Sheet(r)
	head, words := k.question(u)
	x := r.X + 24
	u.Write(u.Fit(head, render.TypeSection, r.W-48), render.TypeSection, render.Point{X: x, Y: r.Y + 42}, render.Start, u.Theme.Text)
	u.WriteLines(words, render.TypeSmall, render.Point{X: x, Y: r.Y + 74}, r.W-48, 21, u.Theme.Muted)
	k.answers(u, render.Rect{X: x, Y: r.Y + r.H - 60, W: r.W - 48, H: 40})
}

// question returns what the sheet says.
func (k *Keyboard) question(u *ui.UI) (head, words string) {
	a := k.ask
	label := u.T("action." + string(a.action))
	switch {
	case a.clash == "":
		return label, u.T("keys.ask", u.Modifier("ctrl"), u.Modifier("alt"), u.Modifier("shift"))
	case keys.Fixed(a.clash):
		return label, u.T("keys.fixed", u.KeyName(a.key))
	}
	other := u.T("action." + string(a.clash))
	if a.adds(u.Keys) {
		return label, u.T("keys.taken", u.KeyName(a.key), other)
	}
	return label, u.T("keys.clash", u.KeyName(a.key), other)
}

// listen takes the key that is pressed.
func (k *Keyboard) listen(u *ui.UI) {
	a := k.ask
	if !u.Live() || a.clash != "" || !u.Free() {
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

// answers draws the buttons of the sheet at the right end of r.
func (k *Keyboard) answers(u *ui.UI, r render.Rect) {
	a := k.ask
	type answer struct {
		button ui.Button
		do     func()
	}
	as := []answer{{ui.Button{Label: u.T("keys.leave"), Act: keys.Back, Kind: ui.Quiet}, func() { k.close(u) }}}
	switch now, ok := u.Keys.Exchange(a.action, a.place, a.key); {
	case a.clash == "" && !a.adds(u.Keys):
		as = append(as, answer{ui.Button{Label: u.T("keys.none", u.KeyName(u.Keys.Of(a.action)[a.place])), Kind: ui.Quiet}, func() { k.keep(u.Keys.Unbind(a.action, a.place)); k.close(u) }})
	case a.clash == "":
	default:
		as = append(as, answer{ui.Button{Label: u.T("keys.another"), Kind: ui.Quiet}, func() { a.clash, a.key = "", "" }})
		if label := "keys.exchange"; ok {
			if a.adds(u.Keys) {
				label = "keys.take"
			}
			as = append(as, answer{ui.Button{Label: u.T(label), Kind: ui.Main}, func() { k.keep(now); k.close(u) }})
		}
	}
	for _, a := range slices.Backward(as) {
		at, rest := r.CutRight(u.ButtonWide(a.button, 18), 10)
		if r = rest; u.Button(at, a.button) {
			a.do()
		}
	}
}

// close puts the sheet away. By keys the focus goes back to where it came from.
func (k *Keyboard) close(u *ui.UI) {
	if len(u.In.Keys) > 0 {
		u.Focus(k.ask.button)
	}
	k.ask = nil
}

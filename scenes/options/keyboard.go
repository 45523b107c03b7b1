// The page that lists the keys of all actions. The dialog that asks for a new key is in binding.go.

package options

import (
	"slices"
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// keyboard is the row that opens the page of keys.
func (s *Scene) keyboard() []row {
	return []row{{
		label: "keys.change", help: "keys.change.help", button: "keys.open",
		press: func() { s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Keyboard} },
	}}
}

// Keyboard is the scene that shows and changes the keys of actions.
type Keyboard struct {
	context *scenes.Context
	ask     *binding // the key being changed, nil if none
	focus   string   // gets the focus in the next pass, "" for nothing
	note    string   // a sentence about keys lost by a reset; "" for none
	before  keys.Map
	undo    bool    // all keys were reset, and before holds the old ones
	full    float32 // height of all rows in the last pass
}

// NewKeyboard returns the page.
func NewKeyboard(c *scenes.Context) *Keyboard { return &Keyboard{context: c} }

// A part of the page holds the actions that work in one place.
type part struct {
	title   string // key of its heading
	actions []keys.Action
}

// parts groups the actions with changeable keys by where they work, and those of tables by subject. In a browser there is no action to quit.
func parts(inPage bool) []part {
	const board, table, moves, games, everywhere, computers = 0, 1, 2, 3, 4, 5
	ps := []part{
		board: {title: "keys.board"}, table: {title: "keys.table"}, moves: {title: "keys.moves"},
		games: {title: "keys.games"}, everywhere: {title: "keys.everywhere"}, computers: {title: "keys.computers"},
	}
	about := table
	for _, r := range keys.Rows() {
		switch r.Action { // the first action of each new subject
		case keys.First:
			about = moves
		case keys.Yes:
			about = games
		}
		i := about
		switch {
		case r.Fixed, inPage && r.Action == keys.Quit:
			continue
		case r.Scope == keys.Everywhere:
			i = everywhere
		case r.Scope&^(keys.Watching|keys.Waiting) == 0:
			i = computers
		case r.Scope&^(keys.Moving|keys.Dialling|keys.Waiting) == 0:
			i = board
		}
		ps[i].actions = append(ps[i].actions, r.Action)
	}
	return ps
}

// keep puts m in force and saves it.
func (k *Keyboard) keep(m keys.Map) {
	k.context.Settings.Keys, k.undo, k.note = m, false, ""
	k.context.SaveSettings()
}

// Frame handles input and draws.
func (k *Keyboard) Frame(u *ui.UI) scenes.Next {
	if k.focus != "" {
		u.Focus(k.focus)
		k.focus = ""
	}
	if k.ask != nil && k.ask.clash == "" {
		u.Focusing() // any key is an answer
	}
	left, sheet := false, (func())(nil)
	if k.ask != nil {
		sheet = func() { k.sheet(u) }
	}
	u.Modal(func() { left = k.list(u) }, sheet)
	if left {
		return scenes.Next{Do: scenes.Pop}
	}
	return scenes.Next{}
}

// list draws the page, and reports whether it is left.
func (k *Keyboard) list(u *ui.UI) (left bool) {
	column, full := scroll(u, "keyboard", k.full, func(area render.Rect, off float32) float32 { return k.page(u, area, off) })
	k.full = full
	return bar(u, column, k.context, "keys.title")
}

// page draws all actions, scrolled by off, in two columns if the window is wide, and returns their height.
func (k *Keyboard) page(u *ui.UI, area render.Rect, off float32) float32 {
	const gap, least = 72, 540
	wide, columns := area.W, 1
	if half := (area.W - gap) / 2; half >= least {
		wide, columns = half, 2
	}
	top := area.Y - off
	ends := slices.Repeat([]float32{k.head(u, render.Rect{X: area.X, Y: top + pageTop, W: area.W})}, columns)
	for _, p := range parts(k.context.InBrowser) {
		c := slices.Index(ends, slices.Min(ends))
		at := render.Rect{X: area.X + float32(c)*(wide+gap), Y: ends[c], W: wide}
		ends[c] = group(u, at, p.title, len(p.actions), func(i int, at render.Rect) float32 { return k.row(u, p.actions[i], at) })
	}
	return slices.Max(ends) + pageFoot - top
}

// head draws the text about the keys and, if some were changed, the button that resets them all: at the right, or below the text if space is short.
// It returns where the parts begin.
func (k *Keyboard) head(u *ui.UI, r render.Rect) (end float32) {
	const gap, least, leading = 32, 320, 22
	x, changed := ui.Command{Label: u.T("keys.reset"), Kind: ui.Quiet}, len(u.Keys) > 0 || k.undo
	if k.undo {
		x.Label = u.T("options.unreset")
	}
	wide := u.ButtonWide(x, 20)
	words, button := r, render.Rect{X: r.X, Y: r.Y - 9, W: wide, H: resetHigh}
	beside := r.W-wide-gap >= least
	if beside && changed {
		words, button.X = render.Rect{X: r.X, Y: r.Y, W: r.W - wide - gap}, r.X+r.W-wide
	}
	end = u.WriteLines(u.T("keys.about"), render.TypeSmall, render.Point{X: words.X, Y: words.Y + 16}, words.W, leading, u.Theme.Muted)
	if k.note != "" {
		end = u.WriteLines(k.note, render.TypeSmall, render.Point{X: words.X, Y: end}, words.W, leading, u.Theme.Warning)
	}
	if !changed {
		return end
	}
	if !beside {
		button.Y, end = end-9, end+resetHigh
	}
	if u.Button(button, x) {
		k.reset(u)
	}
	return end
}

// Measures of a row of keys.
const (
	keyHigh     = 34
	keyGap      = 6
	keyRow      = keyHigh + 10
	minKeyWidth = 44 // width of a key
	resetHigh   = 40 // height of the button that resets all keys
)

// row draws action a with its keys starting at the top of at, and returns where it ends.
func (k *Keyboard) row(u *ui.UI, a keys.Action, at render.Rect) float32 {
	words := min(at.W*0.45, 300)
	label := u.T("action." + string(a))
	k.label(u, label, render.Rect{X: at.X, Y: at.Y, W: words - 12, H: keyRow})
	m := u.Keys
	place := render.Rect{X: at.X + words, Y: at.Y + (keyRow-keyHigh)/2, H: keyHigh}
	put := func(w float32) render.Rect {
		if place.W = w; place.X+w > at.X+at.W {
			place.X, place.Y = at.X+words, place.Y+keyRow
		}
		r := place
		place.X += w + keyGap
		return r
	}
	for i, key := range m.Of(a) {
		name := u.KeyName(key)
		r := put(max(minKeyWidth, u.Measure(name, render.TypeButton)+24))
		if u.Button(r, ui.Command{Label: name, Name: keyName(label, i), Kind: ui.Quiet}) {
			k.ask = &binding{action: a, place: i, button: name + keyName(label, i)}
		}
	}
	if name := keyName(label, len(m.Of(a))); addButton(u, put(keyHigh), name) {
		k.ask = &binding{action: a, place: len(m.Of(a)), button: plus + name}
	}
	if m.Own(a) && u.Button(put(keyHigh), ui.Command{Icon: sprites.IconUndo, Name: u.T("keys.back", label)}) {
		now, lost := m.Reset(a)
		k.keep(now)
		if len(lost) > 0 {
			k.note = u.T("keys.lost", label, u.T("action."+string(lost[0])))
		}
	}
	return place.Y + keyHigh + (keyRow-keyHigh)/2
}

// plus is the prefix of the names of buttons that add a key, for scripts and the focus.
const plus = "+"

// addButton draws the button in r that adds a key, and reports whether it was pressed: a chip without a background, because it is not a key yet.
func addButton(u *ui.UI, r render.Rect, name string) bool {
	const side = 14
	pressed := u.Button(r, ui.Command{Label: plus, Name: name, Bare: true})
	u.Box(r.Inset(0.5), render.Box{Radius: 8, Line: u.Theme.Hairline, Width: 1})
	u.Icon(sprites.IconPlus, r.Centre(), side, u.Theme.Muted)
	return pressed
}

// label writes the name of an action in the middle of the height of r, in smaller lines if it is long.
func (k *Keyboard) label(u *ui.UI, text string, r render.Rect) {
	if u.Measure(text, render.TypeBody) <= r.W {
		u.WriteIn(text, render.TypeBody, r, render.Start, u.Theme.Text)
		return
	}
	u.WriteBlock(text, r, ui.Block{Type: render.TypeSmall, Leading: 18, Most: 3, Down: render.Middle, Ink: u.Theme.Text})
}

// keyName returns the name of a key button, which must be unique on the page.
func keyName(label string, i int) string { return " " + label + " " + strconv.Itoa(i+1) }

// reset resets all keys, or undoes that.
func (k *Keyboard) reset(u *ui.UI) {
	before, undo := u.Keys, k.undo
	if undo {
		k.keep(k.before)
		return
	}
	k.keep(nil)
	k.before, k.undo = before, true
}

// adds reports whether place is one behind the keys that m gives the action.
func (a *binding) adds(m keys.Map) bool { return a.place >= len(m.Of(a.action)) }

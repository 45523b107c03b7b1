// Shows the page of keys: lists all actions with buttons to change, add and reset their keys, and to reset all keys or undo that. Change here how the
// actions are grouped (parts). binding.go has the dialog that asks for a key, scenes/data/keys/defaults.go the actions and their default keys.

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
	undo    bool // all keys were reset, and before holds the old ones
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
		case r.Scope&^(keys.Moving|keys.Dialling|keys.Waiting) == 0, r.Action == keys.Hint: // it also answers a question
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
	var next scenes.Next
	var sheet func()
	if k.ask != nil {
		sheet = func() { k.sheet(u) }
	}
	bar := scenes.Bar{Title: u.T("keys.title"), InSettings: true}
	u.Modal(func() {
		k.context.ScrolledPage(u, bar, &next, "keyboard", func(column render.Rect) ui.Element { return k.page(u, column.W) })
	}, sheet)
	return next
}

// page shows all actions, in two columns if the width w is large.
func (k *Keyboard) page(u *ui.UI, w float32) ui.Element {
	const gap, least = 72, 540
	wide, columns := w, 1
	if half := (w - gap) / 2; half >= least {
		wide, columns = half, 2
	}
	lists, ends := make([][]ui.Element, columns), make([]float32, columns)
	for _, p := range parts(k.context.InBrowser) {
		var rows []ui.Element
		for _, a := range p.actions {
			rows = append(rows, k.row(u, a, wide))
		}
		c := slices.Index(ends, slices.Min(ends))
		e := group(u, p.title, rows)
		lists[c] = append(lists[c], e)
		ends[c] += u.Extent(e, wide, 0).H + groupRoom
	}
	sides := make([]ui.Element, columns)
	for c, list := range lists {
		sides[c] = ui.Column(groupRoom, list...).Grow(1).Top()
	}
	return ui.Column(u.Theme.Space.M, k.head(u), ui.Row(gap, sides...)).Pad(0, pageTop)
}

// head shows the text about the keys and, if some were changed, the button that resets them all: at the right, or below the text if space is short.
func (k *Keyboard) head(u *ui.UI) ui.Element {
	const least = 320 // of the text beside the button
	space := u.Theme.Space
	about := func(text string, ink sprites.Color) ui.Element {
		return ui.If(text != "", ui.Wrapped(text, ui.Block{Type: render.TypeSmall, Leading: 22, Ink: ink}))
	}
	words := ui.Column(0, about(u.T("keys.about"), u.Theme.Muted), about(u.T("keys.drawing"), u.Theme.Muted), about(k.note, u.Theme.Warning))
	x := ui.Command{Label: u.T("keys.reset"), Kind: ui.Quiet, Run: func() { k.reset(u) }}
	if k.undo {
		x.Label = u.T("options.unreset")
	}
	if len(u.Keys) == 0 && !k.undo {
		return words
	}
	wide, reset := ui.Stack(ui.Canvas(least, 0, nil), words), ui.Button(x).Align(render.Start, render.Start)
	return ui.FirstThatFits(ui.Row(space.L, wide.Grow(1), reset), ui.Column(space.S, words, reset))
}

// Measures of a row of keys.
const (
	keyHigh     = 34
	keyGap      = 6
	keyRow      = keyHigh + 10
	minKeyWidth = 44 // width of a key
)

// row shows action a with its keys in a width of w.
func (k *Keyboard) row(u *ui.UI, a keys.Action, w float32) ui.Element {
	words := min(w*0.45, 300)
	label := u.T("action." + string(a))
	ask := func(i int, button string) func() {
		return func() { k.ask = &binding{action: a, place: i, button: button} }
	}
	var chips []ui.Element
	all := u.Keys.Of(a)
	for i, key := range all {
		name, rest := u.KeyName(key), keyName(label, i)
		wide := max(minKeyWidth, u.Measure(name, render.TypeButton)+24)
		chips = append(chips, ui.Button(ui.Command{Label: name, Name: rest, Kind: ui.Quiet, Run: ask(i, name+rest)}).Width(wide))
	}
	add := keyName(label, len(all))
	chips = append(chips, addButton(u, ui.Command{Label: plus, Name: add, Bare: true, Run: ask(len(all), plus+add)}))
	if u.Keys.Changed(a) {
		back := ui.Command{Icon: sprites.IconUndo, Name: u.T("keys.back", label), Run: func() { k.resetAction(u, a, label) }}
		chips = append(chips, ui.Button(back).Width(keyHigh))
	}
	gap := u.Theme.Space.S
	return ui.Row(gap, k.label(u, label).Width(words-gap).Height(keyRow).Top(), flow(u, w-words, chips))
}

// flow shows chips side by side, in as many rows of width w as they need.
func flow(u *ui.UI, w float32, chips []ui.Element) ui.Element {
	var rows []ui.Element
	for len(chips) > 0 {
		n := len(chips)
		for n > 1 && u.Extent(ui.Row(keyGap, chips[:n]...), w, keyHigh).W > w {
			n--
		}
		rows, chips = append(rows, ui.Row(keyGap, chips[:n]...).Height(keyHigh)), chips[n:]
	}
	return ui.Column(keyRow-keyHigh, rows...).Pad(0, (keyRow-keyHigh)/2)
}

// resetAction gives action a, called label, its own keys again.
func (k *Keyboard) resetAction(u *ui.UI, a keys.Action, label string) {
	now, lost := u.Keys.Reset(a)
	k.keep(now)
	if len(lost) > 0 {
		k.note = u.T("keys.lost", label, u.T("action."+string(lost[0])))
	}
}

// plus is the prefix of the names of buttons that add a key, for scripts and the focus.
const plus = "+"

// addButton shows x, the button that adds a key: a chip without a background, because it is not a key yet.
func addButton(u *ui.UI, x ui.Command) ui.Element {
	const side = 14
	return ui.Stack(ui.Button(x), ui.Canvas(0, 0, func(r render.Rect) {
		u.Box(r.Inset(0.5), render.Box{Radius: 8, Line: u.Theme.Hairline, Width: 1})
		u.Icon(sprites.IconPlus, r.Centre(), side, u.Theme.Muted)
	})).Width(keyHigh)
}

// label shows the name of an action, in smaller lines if it is long.
func (k *Keyboard) label(u *ui.UI, text string) ui.Element {
	small := ui.Block{Type: render.TypeSmall, Leading: 18, MaxLines: 3, Down: render.Middle, Ink: u.Theme.Text}
	return ui.FirstThatFits(ui.Text(text, render.TypeBody, u.Theme.Text), ui.Wrapped(text, small))
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

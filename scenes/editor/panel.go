// Draws the panel beside the editor's board, packed closer if space is short (fit), with help on placing pieces. At its end is the foot: whether a
// game can begin, and the buttons that start a game, an analysis or a repair (start). Change the order of the parts here (contents); the parts are in
// palette.go, choice.go, modes.go and commands.go.

package editor

import (
	"strings"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A fit says how closely the contents of the panel are packed.
type fit uint8

const (
	roomy  fit = iota
	tight      // everything moves closer together
	bare       // also only tooltips name the pieces
	iconic     // also the commands are icons
)

// panel draws the panel beside the board, on ground: the contents as roomy as they fit, with help if there is space, and at its end the foot. If they
// do not fit at all they scroll.
func (s *Scene) panel(u *ui.UI, r render.Rect, ground sprites.Color) {
	space := u.Theme.Space
	_, r = r.CutBottom(space.M, 0)
	most, help := s.contents(u, r.W, roomy), s.help(u)
	variants := []ui.Element{ui.Column(space.M, most, help), ui.Column(space.S, most, help), most}
	for _, f := range []fit{tight, bare, iconic} {
		variants = append(variants, s.contents(u, r.W, f))
	}
	scrolled := s.contents(u, r.W, tight).Pad(space.M, 0) // the bar is in the margin
	variants = append(variants, ui.ScrollPanel("editor", ground, scrolled).Pad(-space.M, 0))
	u.Lay(r, ui.Column(space.S, ui.FirstThatFits(variants...).Grow(1), s.foot(u, r.W)))
}

// contents shows what is above the foot, at width w, packed as f says: the pieces, the other choices and the commands.
func (s *Scene) contents(u *ui.UI, w float32, f fit) ui.Element {
	gap := u.Theme.Space.M
	if f > roomy {
		gap = u.Theme.Space.S
	}
	if s.trial != nil {
		return s.modes(u, w)
	}
	rows := s.rows(u)
	lead := s.lead(u, rows)
	return ui.Column(gap, s.modes(u, w), s.palette.element(u, w, lead, f), choices(u, rows, lead, f > roomy), tools(u, s.commands(u), f == iconic))
}

// lead returns the width of the names before the pieces and before the values of rows.
func (s *Scene) lead(u *ui.UI, rows []row) (wide float32) {
	for i := range len(s.palette.brushes) + 1 {
		wide = max(wide, u.Measure(s.palette.kind(u, i), render.TypeCaption))
	}
	for _, x := range rows {
		wide = max(wide, u.Measure(x.name, render.TypeCaption))
	}
	return wide + u.Theme.Space.S
}

// help explains how to place pieces.
func (s *Scene) help(u *ui.UI) ui.Element {
	words := []string{u.T("editor.how")}
	switch {
	case s.trial != nil:
		words[0] = u.T("editor.how.trying")
	case u.In.Touch:
		words[0] = u.T("editor.how.touch")
	}
	if s.trial == nil && len(s.palette.headings()) > 0 && !u.In.Touch {
		words = append(words, u.T("editor.how.turn", u.CapOn(keys.TileOn)))
	}
	return ui.Wrapped(strings.Join(words, " "), ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 4, Ink: u.Theme.Muted})
}

// The text in the foot.
const (
	statusHigh  = 62
	statusLine  = 19
	statusLines = 3
)

// foot shows at width w whether a game can begin in the position, or what to do in it, with the actions for that, and the button that starts a game.
func (s *Scene) foot(u *ui.UI, w float32) ui.Element {
	said := s.verdict(u)
	status := said.element(u)
	if s.trial != nil && said.kind == fine {
		status = s.prompt(u, said.text)
	}
	space, acts := u.Theme.Space, ui.Element{}
	if s.trial != nil {
		acts = tools(u, s.trialTools(u), false)
	}
	return ui.Column(0, ui.Hairline(), ui.Row(0, status.Grow(1)).Height(statusHigh), ui.Column(space.S, acts, s.start(u, w)))
}

// start shows the buttons that start an analysis or a game, at width w, or instead of the game the one that makes a game possible.
func (s *Scene) start(u *ui.UI, w float32) ui.Element {
	space := u.Theme.Space
	over := s.position().Over() || s.trial != nil && s.trial.Match().Over()
	analyse := ui.Command{Label: u.T("editor.analyse"), Kind: ui.Quiet, Act: keys.Review, Off: over, Run: s.analyse}
	if x := s.repair; x != nil {
		label := u.T("editor.mend", x.name, x.value)
		if mover := x.to.ToMove(); mover != s.position().ToMove() {
			label = u.T("editor.mend.turn", s.view.Seats[mover].Name)
		}
		mend := ui.Command{Label: label, Kind: ui.Main, Act: keys.Repair, Run: func() { s.change(x.to, false) }}
		sign := analyse.IconOnly()
		sign.Icon = sprites.IconCurve
		cut := mend
		cut.Label = u.Fit(label, render.TypeButton, w-u.ButtonWidth(sign, space.S)-3*space.S)
		return ui.FirstThatFits(
			ui.Row(space.S, compact(u, analyse), compact(u, mend).Grow(1)),
			ui.Row(space.S, compact(u, sign), compact(u, cut).Grow(1)),
		)
	}
	begin := ui.Command{Label: u.T("editor.play"), Kind: ui.Main, Act: keys.Begin, Off: over || !s.playable(), Run: s.play}
	if s.canvas.cursor || s.trial != nil {
		begin.Act = "" // Enter places a piece on the board
	}
	short := begin
	short.Label = u.T("editor.play.short")
	return ui.FirstThatFits(
		ui.Row(space.S, compact(u, analyse).Grow(2), compact(u, begin).Grow(3)),
		ui.Row(space.S, compact(u, analyse), compact(u, begin).Grow(1)),
		ui.Row(space.S, compact(u, analyse), compact(u, short).Grow(1)),
	)
}

// compact shows x as a button with a narrow margin beside its label.
func compact(u *ui.UI, x ui.Command) ui.Element {
	return ui.Button(x).Width(u.ButtonWidth(x, u.Theme.Space.S))
}

// element shows v after its sign.
func (v verdict) element(u *ui.UI) ui.Element {
	icon, sign, ink := sprites.IconCheck, u.Theme.Accent, u.Theme.Text
	switch v.kind {
	case note:
		icon, sign = sprites.IconHelp, u.Theme.Muted
	case refusal:
		icon, sign, ink = sprites.IconClose, u.Theme.Error, u.Theme.Error
	}
	line := func(text string, ink sprites.Color) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: render.TypeSmall, Leading: statusLine, MaxLines: statusLines, Ink: ink})
	}
	words := line(v.text, ink)
	if v.more != "" {
		words = ui.FirstThatFits(ui.Column(0, words, line(v.more, u.Theme.Muted)), words)
	}
	return ui.Row(u.Theme.Space.S, ui.Icon(icon, 20, sign), words.Grow(1))
}

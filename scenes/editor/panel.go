// Lays out the panel beside the editor's board, and packs it closer if space is short. Draws the foot of the panel: whether a game can begin, and
// the buttons that start a game, an analysis or a repair. The other parts are in palette.go, choice.go, modes.go and commands.go.

package editor

import (
	"strings"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the panel.
const (
	choiceHigh  = 36
	nameHigh    = 22
	nameWide    = 132 // of a column of names, if there is space
	nameGap     = 12  // the least gap after such a name
	rowGap      = 10
	buttonHigh  = 38
	toolGap     = 8
	toolPad     = 6
	verdictHigh = 66
	playHigh    = 46
	footGap     = 6 // above the button that starts a game
)

// A fit says how closely the contents of the panel are packed.
type fit uint8

const (
	roomy  fit = iota
	tight      // everything moves closer together
	bare       // also only tooltips name the pieces
	iconic     // also the commands are icons
)

// panel draws the panel beside the board, on ground: the pieces, the other choices, the tools, and at its end the verdict with the button that starts
// a game. If they do not fit, the contents move closer together, and scroll if they still do not fit.
func (s *Scene) panel(u *ui.UI, r render.Rect, ground sprites.Color) {
	_, r = r.CutBottom(margin, 0)
	acts := s.acts(u, r.W)
	foot, rest := r.CutBottom(verdictHigh+actsHigh(acts)+playHigh, 0) // contents end with a gap
	const name, beside = "editor", 14                                 // of the scroll bar, in the margin
	for _, f := range []fit{roomy, tight, bare, iconic} {
		if high := s.contents(u, rest.W, f, nil); high <= rest.H {
			s.contents(u, rest.W, f, &rest)
			if f == roomy {
				s.help(u, rest, high)
			}
			s.foot(u, foot, acts)
			return
		}
	}
	high, at := s.contents(u, rest.W, tight, nil), rest
	rest.W += beside
	off := u.Scroll(rest, name, high)
	u.Within(rest, func() {
		at.Y, at.H = rest.Y-off, high
		s.contents(u, at.W, tight, &at)
	})
	u.ScrollEnds(rest, ground, name, off, high)
	s.foot(u, foot, acts)
}

// contents draws everything that can scroll in r, unless r is nil, packed as f says, and returns its height at width w.
func (s *Scene) contents(u *ui.UI, w float32, f fit, r *render.Rect) (high float32) {
	tight := f > roomy
	part := func(part, gap float32, draw func(render.Rect)) {
		if r != nil {
			draw(render.Rect{X: r.X, Y: r.Y + high, W: w, H: part})
		}
		if high += part + gap; tight {
			high -= gap / 2
		}
	}
	parts := func(tools []ui.Command, gap float32) {
		shorten(u, tools, w)
		for _, row := range rowsOf(u, tools, w) {
			part(buttonHigh, gap, func(at render.Rect) { showRow(u, row, at) })
		}
	}
	part(choiceHigh, 12, func(at render.Rect) { s.modes(u, at) })
	steps := func() {
		if !s.stepsBeside(u, w) && !sided(u.Size()) {
			parts(s.steps(u), 8)
		}
	}
	if s.trial != nil {
		steps()
		return high
	}
	choices := s.game.Choices(s.position())
	rows := rowsFor(u, choices, w, tight)
	s.palette.line(u, rows, w)
	part(s.palette.high(u, w, f), 0, func(at render.Rect) { s.palette.draw(u, at, f) })
	for i, c := range choices {
		x := rows[i]
		part(x.high, rowGap, func(at render.Rect) {
			if now := x.draw(u, at); now != c.Chosen {
				s.change(s.game.Choose(s.position(), i, now), false)
			}
		})
	}
	part(0, 6, func(render.Rect) {})
	steps()
	commands := s.commands(u)
	if f < iconic {
		parts(commands, toolGap)
		return high
	}
	for i := range commands {
		commands[i] = commands[i].IconOnly()
	}
	part(buttonHigh, toolGap, func(at render.Rect) { showRow(u, commands, at) })
	return high
}

// acts returns the rows of immediate actions on a board to try plies, at width w.
func (s *Scene) acts(u *ui.UI, w float32) [][]ui.Command {
	if s.trial == nil {
		return nil
	}
	tools := s.trialTools(u)
	shorten(u, tools, w)
	return rowsOf(u, tools, w)
}

// actsHigh returns the height of rows of acts, with the space below them.
func actsHigh(rows [][]ui.Command) float32 { return float32(len(rows)) * (buttonHigh + toolGap) }

// showActs shows rows of acts at the end of r, and returns the space above them; it leaves a small gap if there are none.
func showActs(u *ui.UI, r render.Rect, rows [][]ui.Command) (rest render.Rect) {
	at, rest := r.CutBottom(max(footGap, actsHigh(rows)), 0)
	for _, row := range rows {
		var line render.Rect
		line, at = at.CutTop(buttonHigh, toolGap)
		showRow(u, row, line)
	}
	return rest
}

// help explains how to place pieces, below the top high pixels of r, if there is space.
func (s *Scene) help(u *ui.UI, r render.Rect, high float32) {
	const gap, leading, most = 10, 20, 4
	_, r = r.CutTop(high+gap, 0)
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
	text := strings.Join(words, " ")
	if n := len(u.Wrap(text, render.TypeSmall, r.W)); n <= most && float32(n)*leading <= r.H {
		u.WriteBlock(text, r, ui.Block{Type: render.TypeSmall, Leading: leading, Most: most, Ink: u.Theme.Muted})
	}
}

// foot shows whether a game can begin in the position, or what to do in it, with acts directly below, and the button that starts a game.
func (s *Scene) foot(u *ui.UI, r render.Rect, acts [][]ui.Command) {
	u.LineAbove(r)
	play, verdict := r.CutBottom(playHigh, 0)
	verdict = showActs(u, verdict, acts)
	if text, bad := s.verdict(u); s.trial != nil && !bad {
		s.drawPrompt(u, verdict, text)
	} else {
		drawVerdict(u, verdict, text, bad)
	}
	off := !s.playable() || s.trial != nil && s.trial.Match().Over()
	const pad = 12
	wide, label := play.W*0.4, u.T("editor.play")
	if play.W < worded {
		wide = u.Measure(u.T("editor.analyse"), render.TypeButton) + 2*pad
	}
	if u.Measure(label, render.TypeButton)+2*pad > play.W-wide-6 {
		label = u.T("editor.play.short")
	}
	if s.repair != nil {
		wide = play.W // there are no other actions
	}
	analyse, play := play.CutLeft(wide, 6)
	if x := s.repair; x != nil {
		label := u.T("editor.mend", x.name, x.value)
		if mover := x.to.ToMove(); mover != s.position().ToMove() {
			label = u.T("editor.mend.turn", s.view.Seats[mover].Name)
		}
		if u.Button(analyse, ui.Command{Label: u.Fit(label, render.TypeButton, analyse.W-16), Kind: ui.Main, Act: keys.Repair}) {
			s.change(x.to, false)
		}
		return
	}
	if u.Button(analyse, ui.Command{Label: u.T("editor.analyse"), Kind: ui.Quiet, Act: keys.Review, Off: off}) {
		s.analyse()
	}
	begin := ui.Command{Label: label, Kind: ui.Main, Act: keys.Begin, Off: off}
	if s.canvas.cursor || s.trial != nil {
		begin.Act = "" // Enter places a piece on the board
	}
	if u.Button(play, begin) {
		s.play()
	}
}

// drawVerdict writes in r whether a game can begin, or why not, after its sign.
func drawVerdict(u *ui.UI, r render.Rect, text string, bad bool) {
	icon, sign, ink := sprites.IconCheck, u.Theme.Accent, u.Theme.Text
	if bad {
		icon, sign, ink = sprites.IconClose, u.Theme.Error, u.Theme.Error
	}
	at, words := r.CutLeft(22, 8)
	u.Icon(icon, at.Centre(), 20, sign)
	u.WriteBlock(text, words, ui.Block{Type: render.TypeSmall, Leading: 19, Most: 3, Down: render.Middle, Ink: ink})
}

// Shows the field for typing a ply in notation, which takes the place of the prompt, with the plies that begin with the typed text (sayTyped). Change
// what is shown about that text here. scenes/boardui/typing.go parses it.

package play

import (
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// typingField is the name of the field for scripts and the focus.
const typingField = "typed ply"

// mostTyped is the most characters in the field, longer than any ply.
const mostTyped = 24

// typed shows the field and the words about the typed text in the place of the prompt, below each other or in a line. It returns the intents of the
// player.
func (p *prompt) typed(u *ui.UI, r render.Rect, below bool) (is []boardui.Intent) {
	const usual, narrow, roomy = 200, 150, 700
	space, lead := u.Theme.Space, u.T("play.type.lead")
	var begins []string
	field := ui.Canvas(0, space.Control, func(r render.Rect) { is, begins = p.typeIn(u, r) })
	about := func(high float32, show func(detail string, wrong bool) ui.Element) ui.Element {
		return ui.Canvas(0, high, func(r render.Rect) { // the words depend on what the field holds now
			if p.model.board.Hand.Typing.Open() {
				u.Lay(r, p.aboutTyped(u, begins, show))
			}
		}).Grow(1)
	}
	if below {
		words := about(0, func(detail string, wrong bool) ui.Element {
			return promptText{detail: detail, wrong: wrong}.column(u, false)
		})
		u.Lay(r, ui.Column(space.S, ui.Wrapped(lead, ui.Block{Type: render.TypeButton, Leading: 21, Ink: u.Theme.Text}), field, words))
		return is
	}
	wide, margin, led := float32(usual), float32(boardpage.LineMargin), r.H >= promptHigh
	if r.W < roomy {
		wide = narrow
	}
	if u.Phone() {
		margin = narrowMargin
	}
	words := about(min(r.H, promptHigh), func(detail string, wrong bool) ui.Element {
		switch text, _, _ := p.model.board.Hand.Typing.Typed(); {
		case led:
			return promptText{lead: lead, detail: detail, wrong: wrong}.line(u, inLine, inCaption)
		case text == "":
			detail = ui.Sentences(lead, detail)
		}
		return promptText{detail: detail, wrong: wrong}.line(u, inLine)
	})
	u.Lay(r.Pad(margin, 0), ui.Row(space.M, p.piece(u, p.model.board.Hand.Mover()), field.Width(wide), words))
	return is
}

// typeIn shows the field in r. It returns the intents of the player, and the plies that begin with what was typed.
func (p *prompt) typeIn(u *ui.UI, r render.Rect) (is []boardui.Intent, begins []string) {
	f := &p.model.board.Hand.Typing
	enter, leave := u.Keys.Pressed(u.In, keys.Begin), u.Keys.Pressed(u.In, keys.Back)
	text, _, _ := f.Typed()
	begins = f.Type(u.Field(r, typingField, text, mostTyped, render.TypeBody))
	switch {
	case leave:
		f.End()
	case enter:
		if is = f.Play(); is == nil {
			u.Edit(typingField)
		}
	}
	return is, begins
}

// aboutTyped shows the words about the typed text, with as many of the plies begins as fit, at least one.
func (p *prompt) aboutTyped(u *ui.UI, begins []string, show func(detail string, wrong bool) ui.Element) ui.Element {
	if _, _, wrong := p.model.board.Hand.Typing.Typed(); !wrong.Empty() {
		return show(u.Say(wrong), true)
	}
	var variants []ui.Element
	for _, detail := range p.words.sayTyped(u, begins) {
		variants = append(variants, show(detail, false))
	}
	return ui.FirstThatFits(variants...)
}

// mostNamed is the most plies that are listed for the typed text. No one would read more.
const mostNamed = 8

// sayTyped names the ply that Enter would play, and the plies begins: as many as are listed at most, or fewer.
func (s *speech) sayTyped(u *ui.UI, begins []string) (variants []string) {
	text, move, _ := s.model.board.Hand.Typing.Typed()
	leave := " " + u.T("play.type.esc")
	switch {
	case text == "":
		return []string{u.T("play.type.empty", s.model.board.Hand.Typing.Example()) + leave}
	case len(begins) == 0:
		return []string{u.T("play.type.none") + leave}
	case len(begins) == 1:
		return []string{u.T("play.type.one", s.model.nameMove(u, s.model.table.Position(), move)) + leave}
	}
	first := ""
	if move != games.NoMove {
		first = u.T("play.type.one", s.model.nameMove(u, s.model.table.Position(), move)) + " "
	}
	for n := min(len(begins), mostNamed); n > 0; n-- {
		key := "play.type.such"
		if n == len(begins) {
			key = "play.type.many"
		}
		variants = append(variants, first+u.T(key, len(begins), strings.Join(begins[:n], ", "))+leave)
	}
	return variants
}

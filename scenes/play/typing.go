// The field for typing a ply in notation, which takes the place of the prompt. Parsing is in boardui/typing.go.

package play

import (
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// typingField is the name of the field for scripts and the focus.
const typingField = "typed ply"

// mostTyped is the most characters in the field, longer than any ply.
const mostTyped = 24

// A typingLayout holds the places of what replaces the prompt: the field, and the words about the typed text with their leadings.
type typingLayout struct {
	field, words render.Rect
	leadings     []leading
	lead         string // above the words, what the field is for; "" if it is said elsewhere or does not fit
	led          bool   // it is said
}

// layColumn draws what is above the field in a column. It returns the places of the rest.
func (p *prompt) layColumn(u *ui.UI, r render.Rect) typingLayout {
	const gap = 8
	_, r = r.CutTop(railAir, 0)
	rest := textBlock{said{lead: u.T("play.type.lead")}, loose}.write(u, r)
	_, rest = rest.CutTop(gap, 0)
	field, words := rest.CutTop(buttonHigh, gap)
	return typingLayout{field: field, words: words, leadings: []leading{loose, tight}, led: true}
}

// layLine draws the player to move at the beginning of the line r, before the field. It returns the places of the rest.
func (p *prompt) layLine(u *ui.UI, r render.Rect) typingLayout {
	const usual, narrow, roomy = 200, 150, 700
	wide := float32(usual)
	if r.W < roomy {
		wide = narrow
	}
	field, words := p.piece(u, p.model.board.Hand.Mover(), r.Pad(32, 0)).CutLeft(wide, 16)
	l := typingLayout{field: field.Place(field.W, buttonHigh, render.Start, render.Middle), words: words, leadings: []leading{inLine}}
	if l.led = r.H >= promptHigh; l.led {
		l.lead = u.T("play.type.lead")
		l.words = words.Place(words.W, promptHigh, render.Start, render.Middle)
	}
	return l
}

// typed draws the field and the words about the typed text, and returns the intents of the player.
func (p *prompt) typed(u *ui.UI, l typingLayout) []boardui.Intent {
	f := &p.model.board.Hand.Typing
	enter, leave := u.Keys.Pressed(u.In, keys.Begin), u.Keys.Pressed(u.In, keys.Back)
	text, _, _ := f.Typed()
	begins := f.Type(u.Field(l.field, typingField, text, mostTyped, render.TypeBody))
	switch {
	case leave:
		f.End()
		return nil
	case enter:
		is := f.Play()
		if is == nil {
			u.Edit(typingField)
		}
		return is
	}
	text, _, wrong := f.Typed()
	words := said{lead: l.lead, detail: u.Say(wrong), wrong: !wrong.Empty()}
	if wrong.Empty() {
		fits := func(detail string) bool {
			return l.set(u, said{lead: l.lead, detail: detail}).fits(u, l.words)
		}
		words.detail = p.words.sayTyped(u, begins, fits)
		if !l.led && text == "" {
			words.detail = u.T("play.type.lead") + ". " + words.detail
		}
	}
	l.set(u, words).write(u, l.words)
	return nil
}

// set returns words about the typed text with the leading in which they fit.
func (l typingLayout) set(u *ui.UI, words said) textBlock {
	return words.set(u, l.words, false, l.leadings...)
}

// mostNamed is the most plies that are listed for the typed text. No one would read more.
const mostNamed = 8

// sayTyped names the ply that Enter would play, and as many of the plies begins as fit, at least one.
func (s *speech) sayTyped(u *ui.UI, begins []string, fits func(words string) bool) string {
	text, move, _ := s.model.board.Hand.Typing.Typed()
	leave := " " + u.T("play.type.esc")
	switch {
	case text == "":
		return u.T("play.type.empty", s.model.board.Hand.Typing.Example()) + leave
	case len(begins) == 0:
		return u.T("play.type.none") + leave
	case len(begins) == 1:
		return u.T("play.type.one", s.model.nameMove(u, s.model.table.Position(), move)) + leave
	}
	first := ""
	if move != games.NoMove {
		first = u.T("play.type.one", s.model.nameMove(u, s.model.table.Position(), move)) + " "
	}
	for n := min(len(begins), mostNamed); ; n-- {
		key := "play.type.such"
		if n == len(begins) {
			key = "play.type.many"
		}
		words := first + u.T(key, len(begins), strings.Join(begins[:n], ", ")) + leave
		if n == 1 || fits(words) {
			return words
		}
	}
}

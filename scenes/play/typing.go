package play

import (
	"strings"

	"quintet/games"
	"quintet/render"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// typingField is the name of the field.
const typingField = "typed ply"

// mostTyped is longer than any ply.
const mostTyped = 24

// A typingLay holds the places of the parts shown instead of the prompt: the field, the words about what is typed, and how many lines
// of these have room.
type typingLay struct {
	field, words render.Rect
	most         int
	led          bool // a line of its own says what the field is for
	column       bool // the words stand below the field
}

// layColumn draws what stands above a field in a column. It returns where the rest goes.
func (p *prompt) layColumn(u *ui.UI, r render.Rect) typingLay {
	below := u.WriteLines(u.T("play.type.lead"), render.TypeButton, render.Point{X: r.X, Y: r.Y + 30}, r.W, 21, u.Theme.Text)
	field := render.Rect{X: r.X, Y: below - 10, W: r.W, H: 40}
	words := render.Rect{X: r.X, Y: field.Y + 48, W: r.W, H: r.Y + r.H - field.Y - 48}
	return typingLay{field: field, words: words, most: max(2, int(words.H/20)), led: true, column: true}
}

// layLine draws what stands around a field in a line: a panel in r, and in it, within in, who is to move. It returns where the rest goes.
func (p *prompt) layLine(u *ui.UI, r, in render.Rect) typingLay {
	u.Box(r, render.Box{Radius: 8, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	middle := r.Y + r.H/2
	x := p.piece(u, p.board.Mover(), in.X+32, middle)
	l := typingLay{field: render.Rect{X: x, Y: middle - 20, W: 150, H: 40}, most: 2, led: r.H >= 72}
	x += 166
	l.words = render.Rect{X: x, Y: r.Y, W: in.X + in.W - 32 - x, H: r.H}
	return l
}

// typed draws the field with what it leads to, and returns what somebody wants who types in it.
func (p *prompt) typed(u *ui.UI, l typingLay) []widget.Intent {
	f := p.board.Field()
	enter, leave := u.Live() && u.Keys.Pressed(u.In, keys.Begin), u.Live() && u.Keys.Pressed(u.In, keys.Back)
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
	words, ink := u.Say(wrong), u.Theme.Error
	if wrong.Empty() {
		fits := func(words string) bool { return len(u.Wrap(words, render.TypeSmall, l.words.W)) <= l.most }
		words, ink = p.words.sayTyped(u, begins, fits), u.Theme.Muted
		if !l.led && text == "" {
			words = u.T("play.type.lead") + ". " + words
		}
	}
	l.write(u, words, ink)
	return nil
}

// write writes words about what is typed, beside or below the field.
func (l typingLay) write(u *ui.UI, words string, ink sprites.Color) {
	at := l.words
	if l.column {
		leading := float32(20)
		if len(u.Wrap(words, render.TypeSmall, at.W)) > l.most {
			leading = 18
		}
		u.WriteLines(words, render.TypeSmall, render.Point{X: at.X, Y: at.Y + 14}, at.W, leading, ink)
		return
	}
	lines := twoLines(u, words, render.TypeSmall, at.W)
	y := at.Y + at.H/2 + 5 - float32(len(lines)-1)*9
	if l.led {
		up := float32(len(lines)-1) * 8
		u.Write(u.T("play.type.lead"), render.TypePrompt, render.Point{X: at.X, Y: at.Y + 29 - up}, render.Start, u.Theme.Text)
		y = at.Y + 52 - up
	}
	for i, line := range lines {
		u.Write(line, render.TypeSmall, render.Point{X: at.X, Y: y + float32(i)*18}, render.Start, ink)
	}
}

// mostNamed bounds the plies that are listed for what is typed: nobody reads more.
const mostNamed = 8

// sayTyped names the ply that Enter would play, and of the plies that begin with the typed text as many as fit, at least one.
func (s *speech) sayTyped(u *ui.UI, begins []string, fits func(words string) bool) string {
	text, move, _ := s.board.Field().Typed()
	leave := " " + u.T("play.type.esc")
	switch {
	case text == "":
		return u.T("play.type.empty", s.board.Field().Example()) + leave
	case len(begins) == 0:
		return u.T("play.type.none") + leave
	case len(begins) == 1:
		return u.T("play.type.one", s.nameMove(u, s.table.Position(), move)) + leave
	}
	first := ""
	if move != games.NoMove {
		first = u.T("play.type.one", s.nameMove(u, s.table.Position(), move)) + " "
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

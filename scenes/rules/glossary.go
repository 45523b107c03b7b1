// The glossary: which words it lists, its order and its layout.

package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"quintet/games"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// An entry is a word of one of the games, of several or of all.
type entry struct {
	spec       games.Spec // of a word of one
	of         string     // the names of the games, "" for all and for the one that is read about
	id         string
	name, text string
	own        bool             // of the game that is being read about, perhaps among others
	seen       *boardui.Picture // nil for a word of all games
	book       *lesson.Book     // with the page that shows the word, nil where none does
	page       int
}

// A glossary holds the words of all games in the order of a language: first those of the game that is read about and those of all, then
// those of the other games.
type glossary struct {
	entries []entry
	game    games.Spec
	lang    string
}

// fill makes g the glossary in a language for readers of a game.
func (g *glossary) fill(c *scenes.Context, game games.Spec, lang string) {
	if g.entries != nil && g.lang == lang && g.game.ID == game.ID {
		return
	}
	*g = glossary{game: game, lang: lang}
	general, err := lesson.General()
	if err != nil {
		panic("rules: " + err.Error()) // data of ours, which the tests of package lesson read
	}
	for i := range general {
		g.add(&general[i], g.shared(c.Catalog, general[i].Option))
	}
	for _, spec := range c.Catalog {
		b := c.Lessons(spec)
		for i := range b.Terms {
			t := &b.Terms[i]
			e := entry{spec: spec, own: spec.ID == game.ID}
			if !e.own { // the heading names it
				e.of = spec.Name
			}
			if page, ok := b.PageNamed(t.Page); ok {
				e.book, e.page = b, page
			}
			if t.Pictured {
				e.seen = pictureOf(spec, t.Board)
			}
			g.add(t, e)
		}
	}
	slices.SortStableFunc(g.entries, func(a, b entry) int {
		if a.own != b.own {
			if a.own {
				return -1
			}
			return 1
		}
		return compareWords(a.name, b.name)
	})
}

// add adds e, the entry of t.
func (g *glossary) add(t *lesson.Term, e entry) {
	e.id, e.name, e.text = t.ID, t.Name[g.lang], t.Text[g.lang]
	g.entries = append(g.entries, e)
}

// shared returns the entry of a word that the games with an option share; all of them where option is "".
func (g *glossary) shared(catalog []games.Spec, option string) entry {
	e := entry{own: option == ""}
	var names []string
	for _, spec := range catalog {
		if slices.ContainsFunc(spec.Options, func(o games.Option) bool { return o.ID == option }) {
			names = append(names, spec.Name)
			e.own = e.own || spec.ID == g.game.ID
		}
	}
	e.of = strings.Join(names, ", ")
	return e
}

// Measures of the glossary.
const (
	glossaryWide = 760
	pictureSide  = 76
	pictureGap   = 20
	headingHigh  = 72 // of a heading above words
	entryLine    = 21
)

// draw draws the words in area, headed by the game that is read about and then by the others. It returns the word that is to be shown on its
// page, nil for none.
func (g *glossary) draw(u *ui.UI, area render.Rect) (chosen *entry) {
	column := scenes.Column(area)
	column = column.Place(min(column.W, glossaryWide), column.H, render.Middle, render.Start)
	others := slices.IndexFunc(g.entries, func(e entry) bool { return !e.own })
	highs, all := make([]float32, len(g.entries)), float32(2*headingHigh+24)
	for i := range g.entries {
		highs[i] = g.entries[i].high(u, column.W)
		all += highs[i]
	}
	if others < 0 {
		all -= headingHigh
	}
	off := u.ScrollPage(area, "glossary", all)
	u.Within(area, func() {
		column.Y -= off
		next := func(high float32) (part render.Rect, seen bool) {
			part, column = column.CutTop(high, 0)
			return part, part.Intersect(area).H > 0
		}
		heading := func(text string) {
			if part, seen := next(headingHigh); seen {
				u.Write(text, render.TypePage, render.Point{X: part.X, Y: part.Y + 50}, render.Start, u.Theme.Text)
			}
		}
		heading(g.game.Name)
		for i := range g.entries {
			if i == others {
				heading(u.T("rules.others"))
			}
			part, seen := next(highs[i])
			if g.entries[i].draw(u, part, seen) {
				chosen = &g.entries[i]
			}
		}
	})
	u.ScrollEnds(area, u.Theme.Window, "glossary", off, all)
	return chosen
}

// high returns the height of the row of e in a column of width w.
func (e *entry) high(u *ui.UI, w float32) float32 {
	high := float32(len(u.Wrap(e.text, render.TypeSmall, e.wide(u, w))))*entryLine + 52
	return max(pictureSide+24, high)
}

// shown is the button that leads to the page where e is shown: words with an arrow, on a phone the arrow alone.
func (e *entry) shown(u *ui.UI) (x ui.Command, wide float32) {
	x = ui.Command{Name: u.T("rules.shown") + " " + e.name + " " + e.spec.Name, Bare: true}
	wide = showIcon + 2*showBare
	if !u.Phone() {
		x.Word = u.T("rules.shown")
		wide += u.Measure(x.Word, render.TypeSmall.Medium()) + showGap + 1
	}
	return x, wide
}

// The room that the button has at either side, its arrow, and the gap before that.
const (
	showBare = 10
	showIcon = 16
	showGap  = 4
)

// leads draws the button x of e at the end of r, in the colour of what leads on, and reports whether it was pressed.
func leads(u *ui.UI, r render.Rect, x ui.Command) (pressed bool) {
	pressed = u.Button(r, x)
	arrow, words := r.Pad(showBare, 0).CutRight(showIcon, showGap)
	if x.Word != "" {
		u.WriteIn(x.Word, render.TypeSmall.Medium(), words, render.Start, u.Theme.Accent)
	}
	u.Icon(sprites.IconNext, arrow.Centre(), showIcon, u.Theme.Accent)
	return pressed
}

// wide returns how wide the text of e is set in a column of width w, beside its button: so that its last line is more than a word.
func (e *entry) wide(u *ui.UI, w float32) float32 {
	const gap = 24
	_, button := e.shown(u)
	return fullLast(u, e.text, render.TypeSmall, w-pictureSide-pictureGap-button+2*showBare-gap)
}

// draw draws e in r where it is seen, with the button that leads to the page where the word is shown, and reports whether that was pressed.
// The button is there for the keyboard also out of sight.
func (e *entry) draw(u *ui.UI, r render.Rect, seen bool) (pressed bool) {
	const base, gap, high = 32, 12, 34
	button, wide := e.shown(u)
	if seen {
		u.LineAbove(r)
		side, words := r.CutLeft(pictureSide, pictureGap)
		e.thumbnail(u, side.Place(pictureSide, pictureSide, render.Start, render.Middle))
		w := gap + u.Write(e.name, render.TypeButton, render.Point{X: words.X, Y: r.Y + base}, render.Start, u.Theme.Text)
		if room := words.W - wide - w; !u.Phone() || u.Measure(e.of, render.TypeCaption) <= room { // its heading says it, too
			u.Write(e.of, render.TypeCaption, render.Point{X: words.X + w, Y: r.Y + base}, render.Start, u.Theme.Muted)
		}
		u.WriteLines(e.text, render.TypeSmall, render.Point{X: words.X, Y: r.Y + 56}, e.wide(u, r.W), entryLine, u.Theme.Muted)
	}
	if e.book == nil {
		return false
	}
	at, _ := r.Pad(-showBare, 0).CutRight(wide, 0)
	return leads(u, at.Place(wide, high, render.End, render.Middle), button)
}

// accented are the letters with accents of the languages that are spoken, each before the letter that it is sorted as.
var accented = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i", "ì", "i",
	"î", "i", "ï", "i", "ó", "o", "ò", "o", "ô", "o", "õ", "o", "ö", "o", "ú", "u", "ù", "u", "û", "u", "ü", "u", "ç", "c", "ñ", "n")

// compareWords compares two words as a dictionary sorts them: by their letters, capital or not, with spaces and signs before figures and
// figures before letters; where these are the same, the one without accents first.
func compareWords(a, b string) int {
	a, b = strings.ToLower(a), strings.ToLower(b)
	return cmp.Or(compareRunes(accented.Replace(a), accented.Replace(b)), strings.Compare(a, b))
}

// compareRunes compares a and b rune by rune.
func compareRunes(a, b string) int {
	x, y := []rune(a), []rune(b)
	for i := range min(len(x), len(y)) {
		if c := cmp.Or(cmp.Compare(class(x[i]), class(y[i])), cmp.Compare(x[i], y[i])); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(x), len(y))
}

// class returns where r is sorted: spaces, signs, figures, letters.
func class(r rune) int {
	switch {
	case unicode.IsSpace(r):
		return 0
	case unicode.IsDigit(r):
		return 2
	case unicode.IsLetter(r):
		return 3
	}
	return 1
}

// thumbRadius is the radius of the corners of small pictures.
const thumbRadius = 8

// thumbnail draws the picture of e in r, with round corners and without a shadow.
func (e *entry) thumbnail(u *ui.UI, r render.Rect) {
	if e.seen == nil {
		e.sketch(u, r)
		return
	}
	e.seen.Paint(u.Brush.Clip(r), r, false)
	rounded(u, r)
}

// rounded rounds the corners of a small picture in r, with a line around it.
func rounded(u *ui.UI, r render.Rect) {
	ground := u.Theme.Window
	u.Draw([3]any{"corners", r.W, ground}, render.Point{X: r.X, Y: r.Y}, 1, 1, func() sprites.Drawing {
		const k, in = float32(thumbRadius), 0.45 * thumbRadius
		all := &sprites.Path{}
		for i := range 4 {
			corner := (&sprites.Path{}).MoveTo(-1, -1).LineTo(k, -1).LineTo(k, 0).CubeTo(in, 0, 0, in, 0, k).LineTo(-1, k).Close()
			turn := sprites.Shift(-r.W/2, -r.W/2).Then(sprites.Rotation(float32(i) * quarter)).Then(sprites.Shift(r.W/2, r.W/2))
			all.Append(corner.Transform(turn))
		}
		return sprites.Drawing{}.Fill(all, sprites.Solid(ground))
	})
	u.Box(r, render.Box{Radius: thumbRadius, Line: u.Theme.Hairline, Width: 1})
}

// quarter is a quarter of a turn.
const quarter = 1.570796

// sketch draws what e means where no board shows it: a word of all games.
func (e *entry) sketch(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: thumbRadius, Top: u.Theme.Track()})
	const icon, gap = 32, 4
	switch e.id {
	case "beside":
		cells(u, r.Inset(14), 0, 1)
	case "corner":
		cells(u, r.Inset(14), 0, 3)
	case "turn":
		for _, at := range r.Inset(18).Columns(gap, render.Even(2)...) {
			dot := at.Place(at.W, at.W, render.Middle, render.Middle)
			u.Box(dot, render.Box{Radius: dot.W / 2, Top: u.Theme.Accent})
		}
	case "swap":
		u.Icon(sprites.IconSwap, r.Centre(), icon, u.Theme.Accent)
	default:
		u.Icon(sprites.IconBook, r.Centre(), icon, u.Theme.Muted)
	}
}

// cells draws four cells in r, of which two stand out.
func cells(u *ui.UI, r render.Rect, first, second int) {
	const gap = 4
	for y, row := range r.Rows(gap, render.Even(2)...) {
		for x, cell := range row.Columns(gap, render.Even(2)...) {
			ink := u.Theme.Panel
			if i := 2*y + x; i == first || i == second {
				ink = u.Theme.Accent
			}
			u.Box(cell, render.Box{Radius: 4, Top: ink})
		}
	}
}

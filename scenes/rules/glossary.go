// Collects the words of the glossary from all games (fill), sorts them (compareWords), and draws them, each with a small board or a sketch and a
// button to the page that shows it (element). Change the order or the look of entries here. The words of one game are in its texts, those of all
// games in games/lesson.

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

// An entry is a word of one game, of several, or of all.
type entry struct {
	spec       games.Spec // for a word of one game
	of         string     // the names of its games, "" for all games and for the current game
	id         string
	name, text string
	own        bool             // belongs to the current game, possibly among others
	seen       *boardui.Picture // nil for a word of all games
	book       *lesson.Book     // the book with the page that shows the word, nil if there is none
	page       int
}

// A glossary holds the words of all games, sorted for a language: first those of the current game and those of all games, then those of the other
// games.
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
		panic("rules: " + err.Error()) // embedded, and covered by the tests of package lesson
	}
	for i := range general {
		g.add(&general[i], g.shared(c.Catalog, general[i].Option))
	}
	for _, spec := range c.Catalog {
		b := c.Lessons(spec)
		for i := range b.Terms {
			t := &b.Terms[i]
			e := entry{spec: spec, own: spec.ID == game.ID}
			if !e.own { // otherwise the heading names it
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

// shared returns the entry of a word shared by the games with an option; by all games if option is "".
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

// The measures of the glossary.
const (
	glossaryWide = 760
	headingHigh  = 72
	pictureSide  = 76
)

// draw draws the words in area, under headings for the current game and for the others. It returns the word whose page should be shown, nil for none.
func (g *glossary) draw(u *ui.UI, area render.Rect) (chosen *entry) {
	wide := min(scenes.Column(area).W, glossaryWide)
	heading := func(text string) ui.Element {
		return ui.Text(text, render.TypePage, u.Theme.Text).Height(headingHigh).InView()
	}
	rows := []ui.Element{heading(g.game.Name)}
	for i := range g.entries {
		e := &g.entries[i]
		if !e.own && g.entries[max(0, i-1)].own {
			rows = append(rows, heading(u.T("rules.others")))
		}
		rows = append(rows, e.element(u, wide, func() { chosen = e }))
	}
	u.Lay(area, ui.ScrollArea("glossary", u.Theme.Window, ui.Column(0, rows...).Pad(0, u.Theme.Space.S).AtMost(wide)))
	return chosen
}

// element shows e in a column of width wide, with the button to the page that shows the word. The keyboard reaches the button even if it is not visible.
func (e *entry) element(u *ui.UI, wide float32, open func()) ui.Element {
	const leading = 21
	space, link := u.Theme.Space, e.link(u, open)
	if e.book == nil {
		link = link.Hidden()
	}
	of := ui.Ellipsis(e.of, render.TypeCaption, u.Theme.Muted)
	if u.Phone() {
		of = ui.FirstThatFits(ui.Text(e.of, render.TypeCaption, u.Theme.Muted), ui.Canvas(0, 0, nil)) // the heading says it, too
	}
	room := wide - u.Extent(link, wide, 0).W + 2*showBare - space.M
	picture := ui.Canvas(pictureSide, pictureSide, func(r render.Rect) { e.thumbnail(u, r) })
	name := ui.Row(space.S, ui.Text(e.name, render.TypeButton, u.Theme.Text), ui.If(e.of != "", of))
	text := paragraph(u, e.text, render.TypeSmall, leading, room-pictureSide-space.M, u.Theme.Muted)
	words := ui.Row(space.M, picture, ui.Column(0, name, text).Grow(1)).InView()
	return ui.Column(0, ui.Hairline(), ui.Row(space.M, words.Grow(1), link.Pad(-showBare, 0)).Pad(0, space.M))
}

// The margin of the button on both sides, and its arrow.
const (
	showBare = 10
	showIcon = 16
)

// link shows the button that leads to the page that shows e, in the colour of links: text with an arrow, on a phone only the arrow.
func (e *entry) link(u *ui.UI, open func()) ui.Element {
	const gap, high = 4, 34
	x := ui.Command{Name: u.T("rules.shown") + " " + e.name + " " + e.spec.Name, Bare: true, Run: open}
	words := ui.Element{}
	if !u.Phone() {
		x.Word = u.T("rules.shown")
		words = ui.Text(x.Word, render.TypeSmall.Medium(), u.Theme.Accent)
	}
	face := ui.Row(gap, words, ui.Icon(sprites.IconNext, showIcon, u.Theme.Accent)).Pad(showBare, 0)
	return ui.Stack(ui.Canvas(0, high, func(r render.Rect) { u.Button(r, x) }), face)
}

// accented maps the accented letters of the supported languages to the letters they are sorted as.
var accented = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i", "ì", "i",
	"î", "i", "ï", "i", "ó", "o", "ò", "o", "ô", "o", "õ", "o", "ö", "o", "ú", "u", "ù", "u", "û", "u", "ü", "u", "ç", "c", "ñ", "n")

// compareWords compares two words in dictionary order: by their letters, ignoring case, with spaces and symbols before digits and digits before
// letters; if these are equal, the word without accents comes first.
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

// class returns the sorting class of r: spaces, symbols, digits, letters.
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

// thumbRadius is the corner radius of small pictures.
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

// sketch draws the meaning of e if no board shows it: a word of all games.
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

// cells draws four cells in r, two of them highlighted.
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

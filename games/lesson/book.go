// The lessons of a game in memory (Book): pages, tasks, glossary terms and their boards, and the sentences that depend on options (For). Add a field
// of the lessons here and in parse.go, which reads it; doc.go describes the format.

package lesson

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Text is one or more sentences in every language, by language code.
type Text map[string]string

// A Book holds the lessons of one game. It does not change after Read, so goroutines may share it.
type Book struct {
	Pages    []Page // in reading order
	Sections []Page // only in the full rules, after the pages
	Terms    []Term
}

// A Page explains one rule.
type Page struct {
	ID            string
	Title         Text
	Text          []Text
	Here          []Control
	More          []Text // only in the full rules; "- " begins an item of a list
	Learnt        []Text // what the reader can do after the page, told at the end of the lesson
	Reasons       []string
	Board         Board
	PlayableAfter bool // after this page a newcomer can play
	Tasks         []Task

	variants []variant
}

// A Control explains how to do something in this program: with a mouse, and with a finger if that differs.
type Control struct{ Mouse, Finger Text }

// By returns the sentence for a finger, or for a mouse.
func (c Control) By(finger bool) Text {
	if finger && c.Finger != nil {
		return c.Finger
	}
	return c.Mouse
}

// A variant replaces another sentence in games where an option has a certain value.
type variant struct {
	option, value string
	more          bool // it replaces one of More, otherwise one of Text
	of            int  // the index of the replaced sentence
	text          Text
}

// A Term is a word of the game.
type Term struct {
	ID       string
	Name     Text
	Text     Text
	Setup    Text   // the caption of the picture in set-up, nil if it is not shown there
	Page     string // the id of the page that demonstrates it, "" for none
	Option   string // for a shared word: only games with this option have it; "" for all games
	Board    Board
	Pictured bool // Board is worth a small picture

	variants []variant // of Setup
}

// A Board is a position to look at and to play on.
type Board struct {
	Options  games.Options
	Position string // "" for the start
	Plays    []string
	Part     []string // two cells, opposite corners of the part that a small picture shows; nil for the whole board
	Point    []string // the cells that a small picture points at, in order
}

// A Task asks the reader for a few plies or for a click that is refused.
type Task struct {
	ID            string
	Name          Text // a few words for a list
	Do, Hint, Why Text
	Board         Board
	Plies         int // the most plies the reader makes
	Marks         []string
	Goals         []Goal
	Solution      Try
	Wrong         []Try
}

// A Try is something a reader may do: plies, or clicks on cells of which the last is refused.
type Try struct {
	Click bool
	Words []string // plies, or cells
}

// For returns b for a game with the options o: each variant whose option matches replaces its sentence. The caller must not modify b or the result.
func (b *Book) For(o games.Options) *Book {
	c := *b
	c.Pages, c.Sections, c.Terms = pagesFor(b.Pages, o), pagesFor(b.Sections, o), slices.Clone(b.Terms)
	for i := range c.Terms {
		t := &c.Terms[i]
		for _, v := range t.variants {
			if o[v.option] == v.value {
				t.Setup = v.text
			}
		}
	}
	return &c
}

// pagesFor returns a copy of pages with the sentences for o.
func pagesFor(pages []Page, o games.Options) []Page {
	pages = slices.Clone(pages)
	for i := range pages {
		p := &pages[i]
		for _, v := range p.variants {
			if o[v.option] != v.value {
				continue
			}
			list := &p.Text
			if v.more {
				list = &p.More
			}
			*list = slices.Clone(*list)
			(*list)[v.of] = v.text
		}
	}
	return pages
}

// VariantOptions returns the options and values that variants in b depend on, as games.Spec accepts them.
func (b *Book) VariantOptions() []games.Options {
	var all []games.Options
	for _, p := range slices.Concat(b.Pages, b.Sections) {
		for _, v := range p.variants {
			all = append(all, games.Options{v.option: v.value})
		}
	}
	for _, t := range b.Terms {
		for _, v := range t.variants {
			all = append(all, games.Options{v.option: v.value})
		}
	}
	return all
}

// Read reads the book of a game. The error names the file and the line.
func Read(s games.Spec) (*Book, error) { return read("games/"+s.ID, s.Texts) }

// Open returns the game and the position of b.
func (b Board) Open(s games.Spec) (games.Game, games.Position, error) {
	g, err := s.Open(b.Options)
	if err != nil {
		return nil, nil, err
	}
	p := g.Start()
	if b.Position != "" {
		if p, err = g.ParsePosition(b.Position); err != nil {
			return nil, nil, err
		}
	}
	_, err = games.PlayAll(g, p, b.Plays)
	return g, p, err
}

// PageOf returns the number of the page that explains a reason. Numbers continue into the sections. ok is false if no page does.
func (b *Book) PageOf(reason string) (page int, ok bool) {
	page = slices.IndexFunc(slices.Concat(b.Pages, b.Sections), func(p Page) bool { return slices.Contains(p.Reasons, reason) })
	return page, page >= 0
}

// PageNamed returns the number of the page with this id. ok is false if there is none.
func (b *Book) PageNamed(id string) (page int, ok bool) {
	page = slices.IndexFunc(b.Pages, func(p Page) bool { return p.ID == id })
	return page, page >= 0
}

// cells groups words into cell names as board.Geometry.Named reads them: "square" belongs to the next word.
func cells(words []string) []string {
	var names []string
	for i := 0; i < len(words); i++ {
		if words[i]+" " == board.Square && i+1 < len(words) {
			names = append(names, board.Square+words[i+1])
			i++
			continue
		}
		names = append(names, words[i])
	}
	return names
}

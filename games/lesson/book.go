// The lessons of a game in memory: pages, tasks, terms and their boards, with the sentences for the options of a game. They are read by
// files.go and parse.go; the format is described in doc.go.

package lesson

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A Text is one or more sentences in every language, by the code of the language.
type Text map[string]string

// A Book holds the lessons of one game. It is never written after Read, so goroutines may share it.
type Book struct {
	Pages    []Page // in the order in which they are read
	Sections []Page // that stand only in the full rules, behind the pages
	Terms    []Term
}

// A Page explains one rule.
type Page struct {
	ID      string
	Title   Text
	Text    []Text
	Here    []Control
	More    []Text // what only the full rules say; "- " begins an item of a list
	Reasons []string
	Board   Board
	Ends    bool // after this page a newcomer can play
	Tasks   []Task

	variants []variant
}

// A Control is a sentence about how something is done in this program: with a mouse, and with a finger where that differs.
type Control struct{ Mouse, Finger Text }

// By returns the sentence for a finger, or for a mouse.
func (c Control) By(finger bool) Text {
	if finger && c.Finger != nil {
		return c.Finger
	}
	return c.Mouse
}

// A variant is a sentence that stands in the place of another one in games where an option has a certain value.
type variant struct {
	option, value string
	more          bool // it is one of More, else of Text
	of            int  // the number of the other sentence
	text          Text
}

// A Term is a word of the game.
type Term struct {
	ID       string
	Name     Text
	Text     Text
	Page     string // the id of the page that shows it, "" for none
	Option   string // of a word that games share: it belongs to those that have this option, "" for all
	Board    Board
	Pictured bool // Board is worth a small picture
}

// A Board is a position to look at and to play on.
type Board struct {
	Options  games.Options
	Position string // "" for the start
	Plays    []string
	Part     []string // two cells, the corners of all that a small picture of it shows; nil for the whole board
	Point    []string // the cells that are pointed at in a small picture, one after the other
}

// A Task asks the reader for a few plies, or for a click that is refused.
type Task struct {
	ID            string
	Name          Text // a few words for a list
	Do, Hint, Why Text
	Board         Board
	Plies         int // the reader makes at most
	Marks         []string
	Goals         []Goal
	Solution      Try
	Wrong         []Try
}

// A Try is something that a reader may do: plies, or a click on cells of which the last is refused.
type Try struct {
	Click bool
	Words []string // plies, or cells
}

// For returns b as it holds for a game with the options o: with the sentences that stand in the place of others there. The caller must not
// write to either.
func (b *Book) For(o games.Options) *Book {
	c := *b
	c.Pages, c.Sections = pagesFor(b.Pages, o), pagesFor(b.Sections, o)
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

// Cases returns the options and values for which sentences of b stand in the place of others, as games.Spec accepts them.
func (b *Book) Cases() []games.Options {
	var all []games.Options
	for _, p := range slices.Concat(b.Pages, b.Sections) {
		for _, v := range p.variants {
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

// PageOf returns the number of the page that explains a reason, counted on into the sections. ok is false where none does.
func (b *Book) PageOf(reason string) (page int, ok bool) {
	page = slices.IndexFunc(slices.Concat(b.Pages, b.Sections), func(p Page) bool { return slices.Contains(p.Reasons, reason) })
	return page, page >= 0
}

// PageNamed returns the number of the page with this id. ok is false where none has it.
func (b *Book) PageNamed(id string) (page int, ok bool) {
	page = slices.IndexFunc(b.Pages, func(p Page) bool { return p.ID == id })
	return page, page >= 0
}

// cells joins the words of a list of cells, named as board.Geometry.Named reads them: "square" belongs to the word behind it.
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

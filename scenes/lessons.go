// Reads the lessons of each game once for all scenes (Lessons), and turns the rules of a game into paragraphs in the player's language (Sections).
// The sentences are in the texts of each game; paragraph.go draws the paragraphs. Change here which parts of a lesson the full rules contain.

package scenes

import (
	"strings"
	"sync"

	"quintet/games"
	"quintet/games/lesson"
)

// Sections returns the full rules in a language: a heading and paragraphs for every page and section of b, worded for a mouse or for touch.
func Sections(b *lesson.Book, lang string) [][]Paragraph {
	var all [][]Paragraph
	for _, pages := range [][]lesson.Page{b.Pages, b.Sections} {
		for _, p := range pages {
			ps := []Paragraph{{Heading, p.Title[lang]}}
			for _, t := range p.Text {
				ps = append(ps, Paragraph{Body, t[lang]})
			}
			for _, t := range p.More {
				if item, ok := strings.CutPrefix(t[lang], "- "); ok {
					ps = append(ps, Paragraph{Item, item})
				} else {
					ps = append(ps, Paragraph{Body, t[lang]})
				}
			}
			all = append(all, ps)
		}
	}
	return all
}

// Lessons returns a function that returns the lessons of a game. It reads each game once, and goroutines may share it. It panics if a game cannot be
// read, because lessons are embedded and covered by the tests of the game. Callers must not change the result.
func Lessons() func(games.Spec) *lesson.Book {
	var books sync.Map // of *lesson.Book, by game ID
	return func(s games.Spec) *lesson.Book {
		if b, ok := books.Load(s.ID); ok {
			return b.(*lesson.Book)
		}
		b, err := lesson.Read(s)
		if err != nil {
			panic(err.Error())
		}
		books.Store(s.ID, b)
		return b
	}
}

// Lang returns the language code of the rules.
func (c *Context) Lang() string { return string(c.Settings.Language) }

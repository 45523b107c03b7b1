// Turning the rules and lessons of a game into paragraphs in the language of the player. The sentences themselves are in texts of each game.

package scenes

import (
	"strings"
	"sync"

	"quintet/games"
	"quintet/games/lesson"
)

// Sections returns the full rules in a language: a heading and its paragraphs for every page and section of b, with what is done by hand told
// for a finger or for a mouse.
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

// Lessons returns a function that tells how a game is taught. It reads each game once, and several goroutines may call it. It panics when a
// game cannot be read: that is data of ours, and the tests of the game read it. No one changes what it returns.
func Lessons() func(games.Spec) *lesson.Book {
	var books sync.Map // of *lesson.Book, by the game's ID
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

// Lang returns the code of the language that rules are taught in.
func (c *Context) Lang() string { return string(c.Settings.Language) }

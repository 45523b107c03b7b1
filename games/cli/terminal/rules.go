//go:build !js

// The command "rules": writes the rules of a game as text (rulesText). Change here which sections it writes. The sentences are in
// games/<id>/texts/*.txt, below the line "lessons"; package games/lesson reads them.

package terminal

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/games/words"
)

// rulesCommand writes the rules of a game.
func (p Program) rulesCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "rules GAME", Short: "writes the rules of a game",
		Long:    "Writes the rules of a game, in numbered sections, as they hold with the options.",
		Example: examples("rules GAME", "rules GAME --lang pt"),
		Args:    arguments("the game"), ValidArgsFunction: onlyGames,
	}
	chosen, language := addOptions(c), p.addLanguage(c)
	c.RunE = func(_ *cobra.Command, args []string) error {
		s, g, err := openGame(args[0], *chosen)
		if err != nil {
			return err
		}
		b, err := lesson.Read(s)
		if err != nil {
			return err
		}
		l := language()
		about := words.NewBook(l, words.Of(s)).Say(board.Say(s.ID + ".about"))
		_, err = io.WriteString(p.Out, s.Name+"\n"+wrap(about)+"\n"+rulesText(b.For(g.Info().Options), string(l)))
		return err
	}
	return c
}

// rulesText returns the sections of b in a language, without mouse instructions.
func rulesText(b *lesson.Book, lang string) string {
	var text strings.Builder
	n := 0
	for _, pages := range [][]lesson.Page{b.Pages, b.Sections} {
		for _, page := range pages {
			n++
			fmt.Fprintf(&text, "\n%d. %s\n", n, page.Title[lang])
			for _, t := range page.Text {
				fmt.Fprintln(&text, wrap(t[lang]))
			}
			for _, t := range page.More {
				fmt.Fprintln(&text, wrap(t[lang]))
			}
		}
	}
	return text.String()
}

//go:build !js

// Prints sentences, results and percentages for players in the language of the flag -lang (voice). Change here how a result or a percentage is
// written; the sentences are in the folder texts.

package terminal

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/diagram"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/words"
)

// A voice prints text for players in one language.
type voice struct {
	out  io.Writer
	book *words.Book
}

// addVoice gives c the flag for the language of the output. The returned function returns the voice for a game.
func (p Program) addVoice(c *cobra.Command) func(games.Spec) voice {
	language := p.addLanguage(c)
	return func(s games.Spec) voice {
		return voice{p.Out, words.NewBook(language(), words.Of(s), diagram.Texts(), Texts())}
	}
}

func (v voice) say(key string, args ...any) string { return v.book.Say(board.Say(key, args...)) }

func (v voice) printText(key string, args ...any) error { return v.print(v.say(key, args...)) }

func (v voice) print(lines ...string) error {
	_, err := fmt.Fprintln(v.out, strings.Join(lines, "\n"))
	return err
}

// result says who has won a game of seats players and how, with the scores if a finished game has them. Seats are named as in records.
func (v voice) result(o match.Outcome, seats int) string {
	text := v.book.Say(o.Say(seats, func(p games.Player) any { return p.String() }))
	if len(o.Scores) > 0 && o.Ending != match.Going {
		text += ", " + record.FormatScores(o.Scores)
	}
	return text
}

// percent writes a fraction as a percentage.
func (v voice) percent(part float64) string { return v.say("terminal.number", 100*part) + " %" }

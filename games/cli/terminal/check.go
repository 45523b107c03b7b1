//go:build !js

// The command "check": replays records, prints a line about each sound one, and reports what is wrong with the others. Change here what is printed.

package terminal

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"quintet/games/cli/command"
	"quintet/games/words"
)

// checkCommand replays records.
func (p Program) checkCommand() *cobra.Command {
	return &cobra.Command{
		Use: "check FILE...", Short: "replays records",
		Long:    "Replays records and writes a line about each that is sound. All files are looked at.",
		Example: examples("check game.txt", "check games/*.txt"),
		RunE:    func(_ *cobra.Command, args []string) error { return p.check(args) },
	}
}

// check replays the games of files and writes a line about each sound one. It reads all files; the error has a line for each game that is not sound.
func (p Program) check(files []string) error {
	if len(files) == 0 {
		return command.Usagef("no file is named; want one record or more")
	}
	var failures []error
	for _, name := range files {
		all, err := p.readGames(name)
		if err != nil {
			failures = append(failures, err)
			continue
		}
		for i, g := range all {
			if g.Err != nil {
				failures = append(failures, g.Err)
				continue
			}
			place, rec := command.QuoteName(name), g.Record
			if len(all) > 1 {
				place = fmt.Sprintf("%s: game %d", place, i+1)
			}
			told := voice{p.Out, words.English()}
			length, result := told.say("game.rounds", rec.Match.Length()), told.result(rec.Match.Final(), len(rec.Match.Seats()))
			if err := line(p.Out, "%s: %s %s, %s, %s", place, rec.Spec.ID, rec.Spec.Format(rec.Match.Game().Info().Options), length, result); err != nil {
				return err
			}
		}
	}
	return errors.Join(failures...)
}

//go:build !js

// Reads the games that a command receives as files or on standard input (readGames, readMatch), and goes to the ply of the flag -ply. Change here
// what is reported about a file. Package games/files/anyformat detects the format.

package terminal

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/files/anyformat"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/words"
)

// standard is the name that stands for standard input.
const standard = "-"

// read reads a file, or standard input.
func (p Program) read(name string) ([]byte, error) {
	if name != standard {
		return command.ReadFile(name)
	}
	data, err := io.ReadAll(io.LimitReader(p.In, record.MaxBytes+1))
	if err != nil {
		return nil, command.FileError("standard input", err)
	}
	return data, nil
}

// readGames reads the games of a file in any of the formats, and reports what was left out or guessed.
func (p Program) readGames(name string) ([]anyformat.Game, error) {
	data, err := p.read(name)
	if err != nil {
		return nil, err
	}
	all := anyformat.Read(data, catalog.Find, p.Now().Location())
	for i, g := range all {
		place := command.QuoteName(name)
		if len(all) > 1 {
			place = fmt.Sprintf("%s: game %d", place, i+1)
		}
		if g.Err != nil {
			all[i].Err = fmt.Errorf("%s: %w", place, g.Err)
			continue
		}
		for _, note := range g.Notes {
			if err := line(p.Errs, "quintet: %s: %s", place, words.English().Say(note)); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// readGame reads the only game of a file in any of the formats.
func (p Program) readGame(name string) (*anyformat.Game, error) {
	all, err := p.readGames(name)
	switch {
	case err != nil:
		return nil, err
	case len(all) > 1:
		return nil, fmt.Errorf("%s: there are %d games in it; quintet convert %s -o FOLDER writes a file for each", command.QuoteName(name), len(all), command.QuoteName(name))
	}
	return &all[0], all[0].Err
}

// readMatch reads a game and replays it, to the end of its main path.
func (p Program) readMatch(name string) (*anyformat.Game, *match.Match, error) {
	g, err := p.readGame(name)
	if err != nil {
		return nil, nil, err
	}
	return g, g.Record.Match, nil
}

// addPly gives c the flag for a ply of a record.
func addPly(c *cobra.Command, usage string) *int {
	return addNumber(c, "ply", lastPly, 0, record.MaxPlies, usage)
}

// lastPly means the last ply, whatever its number.
const lastPly = -1

// goTo goes to the position after ply plies of the main path of m.
func goTo(m *match.Match, ply int) error {
	if ply > m.MainLen() {
		return command.Usagef("--ply %d: the game has plies 0 to %d", ply, m.MainLen())
	}
	if ply != lastPly {
		m.Goto(ply)
	}
	return nil
}

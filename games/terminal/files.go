//go:build !js

package terminal

import (
	"bytes"

	"github.com/spf13/cobra"

	"quintet/games/abstractplay"
	"quintet/games/catalog"
	"quintet/games/command"
	"quintet/games/match"
	"quintet/games/record"
	"quintet/games/share"
)

// readGame reads a game in any of the formats. Of a code that is damaged it returns what can be read, and says so.
func (p Program) readGame(name string) (*record.Record, error) {
	data, err := command.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var rec *record.Record
	isRecord := len(data) > record.MaxBytes || bytes.Contains(data, []byte("[game ")) // no format may be longer: Read refuses it
	switch {
	case !isRecord && abstractplay.Is(data):
		rec, err = abstractplay.Read(data, catalog.Find)
	case !isRecord && share.Is(data):
		var c share.Code
		if c, err = share.Parse(string(data), catalog.Find); err == nil && !c.Whole {
			err = line(p.Errs, "quintet: %s: the code is damaged; %d of %d plies can be read", command.Shown(name), c.Record.Plies(), c.Plies)
		}
		rec = c.Record
	default:
		rec, err = record.Read(bytes.NewReader(data), catalog.Find)
	}
	if err != nil {
		return nil, command.FileError(name, err)
	}
	return rec, nil
}

// readMatch reads a game and replays it, to the end of its main path.
func (p Program) readMatch(name string) (*record.Record, *match.Match, error) {
	rec, err := p.readGame(name)
	if err != nil {
		return nil, nil, err
	}
	m, err := rec.Match()
	if err != nil {
		return nil, nil, command.FileError(name, err)
	}
	return rec, m, nil
}

// addPly gives c the flag for a ply of a record.
func addPly(c *cobra.Command, usage string) *int {
	return addNumber(c, "ply", lastPly, 0, record.MaxPlies, usage)
}

// lastPly stands for the last one, whatever its number.
const lastPly = -1

// goTo puts ply plies of the main path of m in force.
func goTo(m *match.Match, ply int) error {
	if ply > m.MainLen() {
		return command.Usagef("--ply %d: the game has plies 0 to %d", ply, m.MainLen())
	}
	if ply != lastPly {
		m.Goto(ply)
	}
	return nil
}

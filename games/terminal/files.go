//go:build !js

package terminal

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/command"
	"quintet/games/match"
	"quintet/games/record"
)

// part is the end of the name of a file that is being written, to replace another.
const part = ".part"

// writeFile writes a whole file. A file that exists is replaced only where that is wanted, and then at once: it is never half written.
func writeFile(name string, data []byte, replace bool) error {
	if !replace {
		return createFile(name, data)
	}
	if err := createFile(name+part, data); err != nil {
		return err
	}
	if err := os.Rename(name+part, name); err != nil {
		os.Remove(name + part) // what is left of it is told by err
		return command.FileError(name, err)
	}
	return nil
}

// createFile writes a new file. Where that fails there is none.
func createFile(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return command.FileError(name, err)
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		return nil
	}
	os.Remove(name) // what is left of it is told by err
	return command.FileError(name, err)
}

// readMatch reads a record and replays it, to the end of its main path.
func readMatch(name string) (*record.Record, *match.Match, error) {
	rec, err := command.ReadRecord(name)
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

// textOf returns the plies of line, played one after the other from p, which is spent.
func textOf(g games.Game, p games.Position, line []games.Move) (text []string) {
	for _, m := range line {
		text = append(text, g.FormatMove(p, m))
		p.Play(m)
	}
	return text
}

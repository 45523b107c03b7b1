//go:build !js

package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"time"

	"github.com/spf13/cobra"

	"quintet/games/abstractplay"
	"quintet/games/command"
	"quintet/games/record"
	"quintet/games/share"
)

// A format is a way to write a game.
type format struct {
	name  string
	write func(w io.Writer, rec *record.Record, now time.Time) error
}

// formats lists the ways to write a game, the usual one first.
var formats = []format{
	{"record", func(w io.Writer, rec *record.Record, _ time.Time) error { return record.Write(w, rec) }},
	{"code", writeCode},
	{"abstractplay", abstractplay.Write},
}

// writeCode writes the code of rec on a line.
func writeCode(w io.Writer, rec *record.Record, _ time.Time) error {
	code, err := share.Format(rec)
	if err != nil {
		return err
	}
	return line(w, "%s", code)
}

// convertCommand writes a record anew.
func (p Program) convertCommand() *cobra.Command {
	var all []string
	for _, f := range formats {
		all = append(all, f.name)
	}
	c := &cobra.Command{
		Use: "convert FILE [-o FILE]", Short: "writes a record anew, or in another form",
		Long: `Reads a game, replays it and writes it anew: as a record in its usual form, as a code on one line,
or as a record of the site AbstractPlay. Each of these is read, in any version; a code and a record
of AbstractPlay hold the game alone. Without -o it is written to standard output.`,
		Example: examples("convert old.txt -o new.txt", "convert game.txt --to code", "convert game.txt --to abstractplay -o game.json"),
		Args:    arguments("the record"),
	}
	out, force := addOutput(c)
	to := addChoice(c, "to", all[0], all, "format to write")
	c.RunE = func(_ *cobra.Command, args []string) error {
		rec, err := p.readGame(args[0])
		if err != nil {
			return err
		}
		var b bytes.Buffer
		for _, f := range formats {
			if f.name != *to {
				continue
			}
			if err := f.write(&b, rec, p.Now()); err != nil {
				return command.FileError(args[0], err)
			}
		}
		return p.deliver(*out, b.Bytes(), *force)
	}
	return c
}

// addOutput gives c the flags for the file that it writes.
func addOutput(c *cobra.Command) (name *string, force *bool) {
	return c.Flags().StringP("output", "o", "", "`FILE` to write"), c.Flags().Bool("force", false, "replaces a file that exists")
}

// deliver writes data to a file, or to standard output where none is named.
func (p Program) deliver(name string, data []byte, force bool) error {
	if name == "" {
		_, err := p.Out.Write(data)
		return err
	}
	err := command.WriteFile(name, data, force)
	if errors.Is(err, fs.ErrExist) {
		err = fmt.Errorf("%w; --force replaces it", err)
	}
	return err
}

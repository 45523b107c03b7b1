//go:build !js

package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/spf13/cobra"

	"quintet/games/command"
	"quintet/games/record"
)

// A format is a way to write a game.
type format struct {
	name  string
	write func(w io.Writer, rec *record.Record) error
}

// formats lists the ways to write a game, the usual one first.
var formats = []format{
	{"record", record.Write},
}

// convertCommand writes a record anew.
func (p Program) convertCommand() *cobra.Command {
	var all []string
	for _, f := range formats {
		all = append(all, f.name)
	}
	c := &cobra.Command{
		Use: "convert FILE [-o FILE]", Short: "writes a record in its usual form",
		Long: `Reads a record of any version, replays it and writes it as the program itself would: plies in
the usual notation, tags in their order, comments and variations where they belong. Without -o
it is written to standard output.`,
		Example: examples("convert old.txt -o new.txt", "convert game.txt"),
		Args:    arguments("the record"),
	}
	out, force := addOutput(c)
	to := addChoice(c, "to", all[0], all, "format to write")
	c.RunE = func(_ *cobra.Command, args []string) error {
		rec, err := command.ReadRecord(args[0])
		if err != nil {
			return err
		}
		var b bytes.Buffer
		for _, f := range formats {
			if f.name != *to {
				continue
			}
			if err := f.write(&b, rec); err != nil {
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
	err := writeFile(name, data, force)
	if errors.Is(err, fs.ErrExist) {
		err = fmt.Errorf("%w; --force replaces it", err)
	}
	return err
}

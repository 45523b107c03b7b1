//go:build !js

// The command "convert": rewrites games in other formats. Add a format to the list here (formats); the packages in games/files implement the formats.
// The flags -output and -force, the output file (deliver) and the sizes of pictures are here too, for convert and render.

package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"quintet/games/cli/command"
	"quintet/games/files/abstractplay"
	"quintet/games/files/anyformat"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/limits"
)

// A format is a way to write a game.
type format struct {
	name, end string // end is the file name extension
	write     func(w io.Writer, rec *record.Record, now time.Time) error
}

// formats lists the ways to write a game, the default first.
var formats = []format{
	{"record", record.End, func(w io.Writer, rec *record.Record, _ time.Time) error { return record.Write(w, rec) }},
	{"code", record.End, writeCode},
	{"abstractplay", ".json", abstractplay.Write},
}

// writeCode writes the code of rec on one line.
func writeCode(w io.Writer, rec *record.Record, _ time.Time) error {
	code, err := share.Format(rec)
	if err != nil {
		return err
	}
	return line(w, "%s", code)
}

// convertCommand rewrites a record.
func (p Program) convertCommand() *cobra.Command {
	var all []string
	for _, f := range formats {
		all = append(all, f.name)
	}
	c := &cobra.Command{
		Use: "convert FILE [-o FILE|FOLDER]", Short: "writes a record anew, or in another form",
		Long: `Reads a game, replays it and writes it anew: as a record in its usual form, as a code on one line,
or as a record of the site AbstractPlay. Each of these is read, in any version; a code and a record
of AbstractPlay hold the game alone. FILE may be - for standard input. Of a file with many games,
such as the bulk downloads of AbstractPlay, each is written to a file in the folder named by -o.
Without -o the game is written to standard output.`,
		Example: examples("convert old.txt -o new.quintet", "convert game.txt --to code", "convert game.txt --to abstractplay -o game.json", "convert all.json -o games/"),
		Args:    arguments("the record"),
	}
	out, force := addOutput(c)
	to := addChoice(c, "to", all[0], all, "format to write")
	c.RunE = func(_ *cobra.Command, args []string) error {
		all, err := p.readGames(args[0])
		if err != nil {
			return err
		}
		form := formats[slices.IndexFunc(formats, func(f format) bool { return f.name == *to })]
		if info, err := os.Stat(*out); *out != "" && (err == nil && info.IsDir() || len(all) > 1 || strings.HasSuffix(*out, "/") || strings.HasSuffix(*out, string(filepath.Separator))) {
			return p.convertAll(args[0], all, form, *out, *force)
		}
		switch {
		case len(all) > 1:
			return command.Usagef("%s: there are %d games in it; -o FOLDER writes a file for each", command.QuoteName(args[0]), len(all))
		case all[0].Err != nil:
			return all[0].Err
		}
		var b bytes.Buffer
		if err := form.write(&b, all[0].Record, p.Now()); err != nil {
			return command.FileError(args[0], err)
		}
		return p.deliver(args[0], &all[0], *out, b.Bytes(), *force)
	}
	return c
}

// convertAll writes each game of the file called name to its own file in folder, which it creates if necessary.
func (p Program) convertAll(name string, all []anyformat.Game, form format, folder string, force bool) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return command.FileError(folder, err)
	}
	base := "game"
	if name != standard {
		base = strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	}
	var failures []error
	for i, g := range all {
		to := filepath.Join(folder, fmt.Sprintf("%s-%0*d%s", base, len(strconv.Itoa(len(all))), i+1, form.end))
		if len(all) == 1 {
			to = filepath.Join(folder, base+form.end)
		}
		var b bytes.Buffer
		err := g.Err
		if err == nil {
			if err = form.write(&b, g.Record, p.Now()); err != nil {
				err = command.FileError(to, err)
			} else {
				err = p.deliver(name, &g, to, b.Bytes(), force)
			}
		}
		if err != nil {
			failures = append(failures, err)
		}
	}
	return errors.Join(failures...)
}

// isSource reports whether the file called to is the one that was read as from, which may be standard input.
func (p Program) isSource(from, to string) bool {
	source, err := os.Stat(from)
	if from == standard {
		f, ok := p.In.(*os.File)
		if !ok {
			return false
		}
		source, err = f.Stat()
	}
	if err != nil {
		return false
	}
	there, err := os.Stat(to)
	return err == nil && os.SameFile(source, there)
}

// addOutput gives c the flags for its output file.
func addOutput(c *cobra.Command) (name *string, force *bool) {
	return c.Flags().StringP("output", "o", "", "`FILE` to write"), c.Flags().Bool("force", false, "replaces a file that exists")
}

// deliver writes data, made from a game in the file called from, to a file, or to standard output if none is named. It does not replace a file that
// was read only in part.
func (p Program) deliver(from string, g *anyformat.Game, to string, data []byte, force bool) error {
	if to == "" {
		_, err := p.Out.Write(data)
		return err
	}
	if g.Lossy && p.isSource(from, to) {
		return fmt.Errorf("%s: not all of it was read; it is not replaced", command.QuoteName(to))
	}
	err := command.WriteFile(to, data, force)
	if errors.Is(err, fs.ErrExist) {
		err = fmt.Errorf("%w; --force replaces it", err)
	}
	return err
}

// Sizes of pictures in pixels.
const (
	minSide, defaultSide, maxSide = 64, 800, limits.MaxPicture
)

package command

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"quintet/games/catalog"
	"quintet/games/record"
)

// Check replays records and writes a line about each that is sound. All files are looked at; the error has a line for each that is not.
func Check(args []string, out io.Writer) error {
	if len(args) == 0 {
		return Usagef("no file is named; want one record or more")
	}
	var failures []error
	for _, name := range args {
		line, err := checkFile(name)
		if err != nil {
			failures = append(failures, err)
			continue
		}
		if _, err := fmt.Fprintln(out, line); err != nil {
			return err
		}
	}
	return errors.Join(failures...)
}

// checkFile replays one record and says what it holds.
func checkFile(name string) (string, error) {
	data, err := ReadFile(name)
	if err != nil {
		return "", err
	}
	rec, err := record.Read(bytes.NewReader(data), catalog.Find)
	if err != nil {
		return "", FileError(name, err)
	}
	result := record.FormatResult(rec.Outcome, rec.Game.Info().Players)
	return fmt.Sprintf("%s: %s %s, %d plies, %s", Shown(name), rec.Spec.ID, rec.Spec.Format(rec.Game.Info().Options), rec.Plies(), result), nil
}

// ReadFile reads a file, of which nothing is read behind what makes it too long for a record. The error names the file. Nothing but a file is
// opened: a pipe could keep the program waiting for ever.
func ReadFile(name string) ([]byte, error) {
	data, err := readFile(name)
	if err != nil {
		return nil, FileError(name, err)
	}
	return data, nil
}

// readFile is ReadFile whose error need not name the file.
func readFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, record.MaxBytes+1))
}

// FileError says what is wrong with the file called name, on one line that a terminal can show.
func FileError(name string, err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		err = e.Err
	}
	return fmt.Errorf("%s: %w", Shown(name), err)
}

// Shown returns the name of a file as a terminal can show it: in quotes and escaped where it holds what cannot be printed.
func Shown(name string) string {
	const most = 255 // bytes of a name; of a longer one its end tells more
	if len(name) > most {
		name = "..." + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
}

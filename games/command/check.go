package command

import (
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

// Check replays records and writes a line about each that is sound. All files are looked at; the error joins what is wrong with them.
func Check(args []string, out io.Writer) error {
	if len(args) == 0 {
		return Usagef("check: no file is named; want one record or more")
	}
	var failures []error
	for _, name := range args {
		line, err := checkFile(name)
		if err != nil {
			failures = append(failures, fmt.Errorf("check: %s: %w", shown(name), err))
			continue
		}
		if _, err := fmt.Fprintf(out, "%s: %s\n", shown(name), line); err != nil {
			return err
		}
	}
	return errors.Join(failures...)
}

// checkFile replays one record and says what it holds. Nothing but a file is opened: a pipe could keep the program waiting for ever.
func checkFile(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil {
		return "", cause(err)
	}
	if !info.Mode().IsRegular() {
		return "", errors.New("it is not a file")
	}
	f, err := os.Open(name)
	if err != nil {
		return "", cause(err)
	}
	defer f.Close()
	rec, err := record.Read(f, catalog.Find)
	if err != nil {
		return "", cause(err)
	}
	result := record.FormatResult(rec.Outcome, rec.Game.Info().Players)
	return fmt.Sprintf("%s %s, %d plies, %s", rec.Spec.ID, rec.Spec.Format(rec.Game.Info().Options), rec.Plies(), result), nil
}

// cause returns what is wrong without the name of the file, which is told escaped.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}

// shown returns the name of a file as a terminal can show it: in quotes and escaped where it holds what cannot be printed.
func shown(name string) string {
	const most = 255 // bytes of a name; of a longer one its end tells more
	if len(name) > most {
		name = "..." + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
}

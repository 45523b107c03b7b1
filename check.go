package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"quintet/games/catalog"
	"quintet/games/record"
)

// checkCommand replays records and writes a line about each that is sound. All files are looked at; the error joins what is wrong with them.
func checkCommand(args []string, out io.Writer) error {
	if len(args) == 0 {
		return wrong("check: no file is named; want one record or more")
	}
	var failures []error
	for _, name := range args {
		line, err := checkFile(name)
		if err != nil {
			failures = append(failures, fmt.Errorf("check: %w", err))
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
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	rec, err := record.Read(f, catalog.Find)
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	result := record.FormatResult(rec.Outcome, rec.Game.Info().Players)
	return fmt.Sprintf("%s: %s %s, %d plies, %s", name, rec.Spec.ID, rec.Spec.Format(rec.Game.Info().Options), rec.Plies(), result), nil
}

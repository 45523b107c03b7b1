package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
)

// Every released version left records here. They never change: a new version adds a folder.
func TestReleasedVersions(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "*.*", "*.txt"))
	if err != nil || len(names) < 10 {
		t.Fatalf("%d records, %v, want at least the five of 0.1 and of 0.2", len(names), err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		catalogtest.NoError(t, err)
		rec, err := record.Read(bytes.NewReader(text), catalog.Find)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		// Options may be renamed, as long as the old names are understood.
		var again bytes.Buffer
		if err := record.Write(&again, rec); err != nil || withoutOptions(again.Bytes()) != withoutOptions(text) {
			t.Errorf("%s is written again as\n%s\nwant\n%s%v", name, &again, text, err)
		}
	}
}

// withoutOptions returns a record without its options line.
func withoutOptions(text []byte) string {
	return regexp.MustCompile(`(?m)^\[options .*\n`).ReplaceAllString(string(text), "")
}

// An option added later has the value that was the rule before.
func TestReleasedVersionsKeepMeaning(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "0.1", "distrify.txt"))
	catalogtest.NoError(t, err)
	if got := read(t, string(text)).Match.Game().Info().Options["crosscuts"]; got != "never" {
		t.Errorf("crosscuts %q, want never", got)
	}
}

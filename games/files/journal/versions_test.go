package journal_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/limits"
	"quintet/games/play/clock"
)

// Every released version left journals here, each next to a description of the table. They never change: a new version adds a folder. The table read
// from one is written to a current journal with the same description.
func TestReleasedVersions(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "*.*", "*.journal"))
	if err != nil || len(names) < 22 {
		t.Fatalf("%d journals, %v, want at least the 17 of 0.1 and the 5 of 0.2", len(names), err)
	}
	timed := 0
	for _, name := range names {
		text, err := os.ReadFile(name)
		catalogtest.NoError(t, err)
		want, err := os.ReadFile(strings.TrimSuffix(name, ".journal") + ".want")
		catalogtest.NoError(t, err)
		const name01 = "Ana \"A\" \\\n\u2028 Sá" // accepted as it was; names have been single lines since
		want = bytes.ReplaceAll(want, []byte(name01), []byte(limits.Name(name01)))
		// Options may be renamed, as long as the old names are understood.
		k := read(t, text)
		tells := describeAll
		if k.Old { // has no variations
			tells = describe
		}
		got := strings.Replace(tells(k.Snapshot), k.Spec.Format(k.Match.Game().Info().Options)+" ", "", 1) + "\n"
		if got != string(want) {
			t.Errorf("%s tells\n%s\nwant\n%s", name, got, want)
		}
		tb := k.Table()
		now := journal.SnapshotOf(tb, time.Unix(0, 0))
		now.Notes, k.Notes = nil, nil // terms have gained fields since
		if tb.Clock != nil {
			timed++
		} else {
			k.ClockHistory, k.Left = nil, clock.Times{} // times without a clock
		}
		if got, want := describe(now), describe(k.Snapshot); got != want {
			t.Errorf("%s: the table tells\n%s\nwant\n%s", name, got, want)
		}
	}
	if timed == 0 {
		t.Error("no table has a clock")
	}
}

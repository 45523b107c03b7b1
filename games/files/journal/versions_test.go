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

// Every version that was released left journals here, each beside what it tells. They are never changed: a version adds a folder. A table that was
// read from one tells a journal of today what its own told.
func TestJournalsOfReleasedVersionsAreRead(t *testing.T) {
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
		const name01 = "Ana \"A\" \\\n\u2028 Sá" // that was taken as it is; a name is one line since
		want = bytes.ReplaceAll(want, []byte(name01), []byte(limits.Name(name01)))
		// What the options are called may change, as long as the old names are understood.
		k := read(t, text)
		tells := describeAll
		if k.Old { // which knew no variations
			tells = describe
		}
		got := strings.Replace(tells(k.Snapshot), k.Spec.Format(k.Match.Game().Info().Options)+" ", "", 1) + "\n"
		if got != string(want) {
			t.Errorf("%s tells\n%s\nwant\n%s", name, got, want)
		}
		tb := k.Table()
		now := journal.SnapshotOf(tb, time.Unix(0, 0))
		now.Notes, k.Notes = nil, nil // the terms have more fields since
		if tb.Clock != nil {
			timed++
		} else {
			k.Stood, k.Left = nil, clock.Times{} // left over from no clock
		}
		if got, want := describe(now), describe(k.Snapshot); got != want {
			t.Errorf("%s: the table tells\n%s\nwant\n%s", name, got, want)
		}
	}
	if timed == 0 {
		t.Error("no table has a clock")
	}
}

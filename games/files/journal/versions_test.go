package journal_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/limits"
	"quintet/games/play/clock"
	"quintet/games/play/terms"
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
		k := read(t, text)
		tells := describe
		if bytes.Contains(want, []byte("\ntree ")) { // version 1 has no variations
			tells = describeTree
		}
		notes := regexp.MustCompile(`\nnotes map\[.*\]`) // terms have gained fields since
		want = notes.ReplaceAll(want, nil)
		if k.Table.Clock != nil {
			timed++
		} else { // there are times without a clock
			want = regexp.MustCompile(`\nstood .*`).ReplaceAll(want, []byte("\nstood [] left [0s 0s 0s 0s]"))
		}
		// Options may be renamed, as long as the old names are understood.
		got := strings.Replace(tells(snapshotOf(k.Table, time.Unix(0, 0))), k.Table.Spec.Format(k.Table.Match.Game().Info().Options)+" ", "", 1) + "\n"
		if got != string(want) {
			t.Errorf("%s tells\n%s\nwant\n%s", name, got, want)
		}
		if agreed := lastTerms(t, text); !reflect.DeepEqual(k.Table.Terms, agreed) {
			t.Errorf("%s: the terms are %+v, want %+v", name, k.Table.Terms, agreed)
		}
	}
	if timed == 0 {
		t.Error("no table has a clock")
	}
}

// describe describes a table as the files of wanted descriptions do.
func describe(t snapshot) string {
	var b strings.Builder
	m := t.Match
	var seats []string // a journal has no even matches
	for _, s := range m.Seats() {
		seats = append(seats, fmt.Sprintf("{%s %d}", s.Name, s.Level))
	}
	fmt.Fprintf(&b, "%s %s from %q seats %v\n", t.Spec.ID, t.Spec.Format(m.Game().Info().Options), t.From, seats)
	fmt.Fprintf(&b, "start %s\n%s", games.TextOf(m.PositionAt(0)), strings.Join(append([]string{"plies"}, catalogtest.Plies(m)...), " "))
	e, by := m.End()
	fmt.Fprintf(&b, "\n%d in force, end %d by %d, path %v\nstood %v left %v\n", m.Cursor(), e, by, t.Path, t.clockHistory, t.left)
	took := t.moveTimes
	for len(took) > 0 && took[len(took)-1] == clock.UnknownTime {
		took = took[:len(took)-1]
	}
	fmt.Fprintf(&b, "took %v used %v", took, t.used)
	return b.String()
}

// describeTree is describe plus the variations.
func describeTree(t snapshot) string {
	m := t.Match
	return fmt.Sprintf("%s\ntree %s, %d plies in the game, goes on %v", describe(t), catalogtest.Branch(m.Root()), m.MainLen(), m.Continues())
}

// lastTerms returns the terms in the last note of them in a journal.
func lastTerms(t *testing.T, text []byte) (agreed terms.Terms) {
	t.Helper()
	for _, note := range regexp.MustCompile(`note terms (.*)`).FindAllSubmatch(text, -1) {
		agreed = terms.Terms{}
		catalogtest.NoError(t, json.Unmarshal(note[1], &agreed))
	}
	return agreed
}

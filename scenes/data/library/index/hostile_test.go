package index

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/scenes/data/store"
)

// A folder may contain anything: records of the largest size, files that are too long, foreign and damaged ones, folders. The games are listed in
// bounded memory, and every other file is named with a reason.
func TestHostileFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("reads records of 16 MB")
	}
	folder := t.TempDir()
	s := store.Disk(folder)
	const head = "[game \"squ\"]\n[options \"size=8\"]\n"
	most := strings.Repeat("(a1) ", record.MaxPlies-1)
	deep := strings.Repeat("(a1 ", 900) + strings.Repeat(")", 900)
	games := map[string]string{
		"long.txt":  head + "1. a1 {" + strings.Repeat("word ", 190_000) + "}" + strings.Repeat(" ", record.MaxBytes-1_000_000) + "\n",
		"wide.txt":  head + "b1 " + most + "\n",
		"deep.txt":  head + "b1 " + deep + "\n",
		"small.txt": head + "b1\n",
	}
	foreign := map[string]string{
		"toolong.txt": head + "b1 {" + strings.Repeat("x", record.MaxBytes) + "}",
		"empty.txt":   "", "picture.txt": "\x89PNG\r\n\x00\xff", "letter.txt": "Dear Ana", "cut.txt": head + "a1 (b1", "chess.txt": "[game \"chess\"]\ne4",
		"nul.txt": strings.Repeat("\x00", 1<<20), "labels.txt": "[tags \"" + strings.Repeat("w,", 1_500_000) + "\"]\n" + head + "b1\n",
	}
	for _, files := range []map[string]string{games, foreign} {
		for name, text := range files {
			if err := s.Write(name, []byte(text)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "folder.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	x := opened(t, s)
	runtime.GC()
	runtime.ReadMemStats(&after)
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 4<<20 {
		t.Errorf("the index takes %d kB, want under 4 MB", grown>>10)
	}
	var listed, bad []string
	for _, e := range x.Find(Query{Order: ByPlayers}) {
		listed = append(listed, e.Name)
		if len(e.Text) > maxText+1 || len(e.Positions) > maxPositions {
			t.Errorf("%s has %d bytes and %d positions", e.Name, len(e.Text), len(e.Positions))
		}
	}
	for _, e := range x.Problems() {
		bad = append(bad, e.Name)
		if len(e.Problem) > 300 || strings.ContainsAny(e.Problem, "\n\x00") {
			t.Errorf("%s: the reason is %q", e.Name, e.Problem)
		}
	}
	slices.Sort(listed)
	if want := []string{"deep.txt", "long.txt", "small.txt", "wide.txt"}; !slices.Equal(listed, want) {
		t.Errorf("%v are listed, want %v; %v", listed, want, x.Problems()[0])
	}
	if want := []string{"chess.txt", "cut.txt", "empty.txt", "labels.txt", "letter.txt", "nul.txt", "picture.txt", "toolong.txt"}; !slices.Equal(bad, want) {
		t.Errorf("%v cannot be read, want %v", bad, want)
	}
}

// full is a store that cannot be written: a full disk, or a read-only folder.
type full struct{ store.Store }

func (full) Write(string, []byte) error { return errors.New("no space left on device") }

// If the index cannot be written the games are still listed, and the next start reads them again.
func TestIndexCannotBeWritten(t *testing.T) {
	c := &counter{Store: three(t)}
	for range 2 {
		c.reads = 0
		x := Open(c, full{c.Folder("index")}, catalog.Find, time.UTC)
		settle(x)
		if got := names(x, Query{}); len(got) != 3 || x.Err() != nil || c.reads != 5 {
			t.Errorf("%v after %d files were read, %v, want three games and all read", got, c.reads, x.Err())
		}
		x.Close()
	}
}

// Entries that this program cannot have made are rebuilt from the records.
func TestForgedIndexIsNotTrusted(t *testing.T) {
	c := &counter{Store: three(t)}
	x := opened(t, c)
	var all []*Entry
	for i, change := range []func(e *Entry){
		func(e *Entry) { e.Game = "chess" }, func(e *Entry) { e.Options = "size" }, func(e *Entry) { e.Levels = nil }, func(e *Entry) { e.Even = nil },
	} {
		forged := *x.Find(Query{})[i%3]
		change(&forged)
		all = append(all, &forged)
	}
	all = append(all, x.Problems()...)
	x.Close()
	if err := save(c.Folder("index"), all); err != nil {
		t.Fatal(err)
	}
	c.reads = 0
	if x := opened(t, c); len(names(x, Query{Result: ComputerWon, Game: "squ"})) != 1 || len(names(x, Query{Order: ByResult})) != 3 || c.reads != 5 {
		t.Errorf("%v after %d files were read, want all read again", names(x, Query{}), c.reads)
	}
}

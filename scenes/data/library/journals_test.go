package library_test

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/files/journal"
	"quintet/games/files/tabletest"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// journalText returns a journal of version 0.2 with these lines.
func journalText(lines ...string) (text string) {
	sum := uint32(0)
	for _, line := range lines {
		line = "1800000000 " + line
		sum = crc32.Update(sum, crc32.IEEETable, []byte(line))
		text += fmt.Sprintf("%08x %s\n", sum, line)
	}
	return text
}

// The tables of versions 0.1 and 0.2 are stored in the present form at the first start, whole and once, and their journals go.
func TestOldTablesAreConverted(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "..", "games", "files", "journal", "testdata", "*.*", "*.journal"))
	if err != nil || len(files) < 22 {
		t.Fatalf("%d journals, %v, want at least 22", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		k, err := journal.Read(text, catalog.Find)
		if err != nil || k.Damage != nil {
			t.Fatalf("%s: %v, %v", file, err, k.Damage)
		}
		s := store.Memory()
		put(t, s, "tables", "1-20260101-120000-x.journal", string(text))
		for start := range 3 {
			b := open(t, s)
			want := tabletest.Describe(k.Table, b.time)
			r := b.Resume()
			if r == nil && len(b.Tables()) == 1 {
				r = b.Tables()[0]
			}
			if r == nil || len(b.messages()) > 0 {
				t.Fatalf("%s, start %d: no table", file, start+1)
			}
			if got := tabletest.Describe(r.Table, b.time); got != want || !r.Began.Equal(k.Began) || !r.Changed.Equal(k.Changed) {
				t.Fatalf("%s, start %d: began %v, changed %v:\n%s\nwant %v, %v:\n%s", file, start+1, r.Began, r.Changed, got, k.Began, k.Changed, want)
			}
			b.Close()
			if names := b.names("unfinished"); len(names) != 1 || len(b.names("tables")) > 0 {
				t.Fatalf("%s, start %d: kept %v and %v, want one table", file, start+1, names, b.names("tables"))
			}
		}
	}
}

// A journal that is damaged, or has lost its end, becomes a table with what could be read. A damaged one is set aside.
func TestDamagedJournal(t *testing.T) {
	whole := journalText(`table {"version":2,"game":"squ","options":"size=8 ties=draw","seats":[{},{}]}`, "add 0 a1", "add 1 a2", "add 2 b2")
	for name, c := range map[string]struct {
		text  string
		said  []string
		plies int
		aside bool
	}{
		"zeros at the end":         {whole + strings.Repeat("\x00", 4000), []string{"library.torn"}, 3, false},
		"half a line at the end":   {whole[:len(whole)-5], []string{"library.torn"}, 2, false},
		"another bit":              {strings.Replace(whole, "add 1", "add 5", 1), []string{"library.damaged"}, 1, true},
		"rubbish lines at the end": {whole + "what\n", []string{"library.damaged"}, 3, true},
		"line ends of a Mac":       {strings.ReplaceAll(whole, "\n", "\r"), nil, 3, false},
	} {
		s := store.Memory()
		put(t, s, "tables", "1-a.journal", c.text)
		for start := range 2 {
			b := open(t, s)
			said := b.ticks(1)
			if r := b.Resume(); r == nil || r.Table.Match.Len() != c.plies || start == 0 && !slices.Equal(said, c.said) || start > 0 && len(said) > 0 {
				t.Errorf("%s, start %d: %+v, messages %v; want %d plies and %v", name, start+1, r, said, c.plies, c.said)
			}
			b.Close()
			if kept := b.names("tables"); c.aside != slices.Equal(kept, []string{"1-a.journal.set-aside"}) || !c.aside && len(kept) > 0 || len(b.names("unfinished")) != 1 {
				t.Errorf("%s, start %d: kept %v and %v", name, start+1, kept, b.names("unfinished"))
			}
		}
		if c.aside && (&bench{t: t, store: s}).text("tables", "1-a.journal.set-aside") != c.text {
			t.Errorf("%s: what is set aside has changed", name)
		}
	}
}

// The power fails, or the disk does, at every operation while a journal is stored as a table, and what was not synced is lost: the table is whole at
// the next start, there is one, and the journal is not removed too early.
func TestFailureWhileConverting(t *testing.T) {
	text := journalText(`table {"version":2,"game":"squ","options":"size=8 ties=draw","seats":[{},{}]}`, "add 0 a1", "add 1 a2", "add 2 b2", "left-table")
	for _, fault := range []simdisk.Fault{simdisk.None, simdisk.PowerCut, simdisk.Once, simdisk.Torn, simdisk.TornOn} {
		for at := range 16 {
			for _, loss := range simdisk.Losses() {
				d := simdisk.New()
				put(t, store.DiskOn(d, "/data"), "tables", "1-a.journal", text)
				done, _ := d.Done()
				d.Fail(fault, done+at)
				b := open(t, store.DiskOn(d, "/data"))
				b.ticks(1)
				if fault != simdisk.PowerCut {
					b.Close()
				}
				for again := range 2 {
					d = d.After(loss)
					b = open(t, store.DiskOn(d, "/data"))
					b.ticks(1)
					if got := b.lengths(); !slices.Equal(got, []int{3}) {
						t.Fatalf("fault %d at operation %d, %+v, start %d: tables with %v plies in %v and %v, want one with 3", fault, at, loss, again+1, got, b.names("unfinished"), b.names("tables"))
					}
					b.Close()
				}
			}
		}
	}
}

// A journal stays while the file of its table cannot be read or is of a newer version, and is used if that file is not whole.
func TestJournalBesideTable(t *testing.T) {
	text := journalText(`table {"version":2,"game":"squ","options":"size=8 ties=draw","seats":[{},{}]}`, "add 0 a1", "add 1 a2", "left-table")
	for _, c := range []struct{ table, why string }{{"", "it is empty"}, {strings.Repeat("\x00", 99), "it is zeros"}, {"[game \"squ\"]\n[options \"size=8\"]\n\n1. a", "it is cut"}} {
		s := store.Memory()
		put(t, s, "tables", "1-a.journal", text)
		put(t, s, "unfinished", "1-a.1.table", c.table)
		for start := range 2 {
			b := open(t, s)
			said := b.ticks(1)
			if got := b.lengths(); !slices.Equal(got, []int{2}) || len(said) > 0 {
				t.Errorf("%s, start %d: tables with %v plies, messages %v", c.why, start+1, got, said)
			}
			b.Close()
		}
	}
	s := store.Memory()
	put(t, s, "tables", "1-a.journal", text)
	put(t, s, "unfinished", "1-a.1.table", "[game \"squ\"]\n\n\nstate 00000000 {\"version\":9}\n")
	b := open(t, s)
	b.Close()
	if names := b.names("tables"); len(names) != 1 {
		t.Errorf("a newer version has a table, and of the journals %v are left", names)
	}
}

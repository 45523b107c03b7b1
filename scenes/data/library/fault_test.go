package library_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/tablefile"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// resigned starts a table, ends its game and leaves it.
func (b *bench) resigned() {
	b.t.Helper()
	tb := b.table("a1", "a2", "b2")
	b.resign(tb, 1)
	tb.Leave()
}

// ticks lets time pass and collects the messages.
func (b *bench) ticks(seconds int) (said []string) {
	for range seconds {
		b.Wait()
		b.time = b.time.Add(time.Second)
		said = append(said, b.messages()...)
	}
	return said
}

// A file exists in place of the folder of games: the journal stays until there is a record.
func TestGameWithoutRecordStays(t *testing.T) {
	folder := t.TempDir()
	inTheWay := filepath.Join(folder, "games")
	if err := os.WriteFile(inTheWay, []byte("notes"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := store.Disk(folder)
	for range 2 { // also after a restart
		b := open(t, s)
		if len(b.names("unfinished")) == 0 {
			b.resigned()
		}
		if said := b.ticks(20); !slices.Equal(said, []string{"library.unsavedrecords"}) {
			t.Errorf("messages %v, want one about the missing record", said)
		}
		if r := b.Resume(); r != nil || len(b.Tables()) > 0 || len(b.FinishedGames()) != 1 {
			t.Errorf("the program opens at %v, %d tables, %d finished, want one finished game", r, len(b.Tables()), len(b.FinishedGames()))
		}
		b.Close()
		if names := b.names("unfinished"); len(names) != 1 {
			t.Fatalf("journals %v, want that of the game", names)
		}
	}
	if err := os.Remove(inTheWay); err != nil {
		t.Fatal(err)
	}
	b := open(t, s)
	defer b.Close()
	if said := b.ticks(2); len(said) > 0 || len(b.names("unfinished")) > 0 || len(b.names("games")) != 1 || len(b.FinishedGames()) != 1 {
		t.Errorf("messages %v, journals %v, games %v, %d finished, want only the record", said, b.names("unfinished"), b.names("games"), len(b.FinishedGames()))
	}
}

// The disk is full when a game ends, and has space again before or after its table is left.
func TestGameEndsOnFullDisk(t *testing.T) {
	for name, leaveFirst := range map[string]bool{"room, then left": false, "left, then room": true} {
		t.Run(name, func(t *testing.T) {
			d := simdisk.New()
			b := open(t, store.DiskOn(d, "/data"))
			tb := b.table("a1", "a2", "b2")
			b.fails(d, simdisk.TornOn)
			b.resign(tb, 1)
			said := b.ticks(2)
			if leaveFirst {
				tb.Leave()
				said = append(said, b.ticks(2)...)
				b.Close() // as if killed: nothing more is written
				b = open(t, store.DiskOn(d, "/data"))
				said = append(said, b.ticks(1)...)
			}
			d.Fail(simdisk.None, 0)
			if !leaveFirst {
				tb.Leave()
			}
			b.ticks(12)
			b.Close()
			if !slices.Contains(said, "library.unsaved") {
				t.Errorf("messages %v", said)
			}
			b = open(t, store.DiskOn(d, "/data"))
			defer b.Close()
			if leaveFirst { // the end was never on the disk, but the table is
				if r := b.Resume(); r == nil || r.Table.Match.Len() != 3 {
					t.Errorf("the program opens at %v, want the table before its end", r)
				}
				return
			}
			if len(b.FinishedGames()) != 1 || len(b.names("unfinished")) > 0 {
				t.Errorf("%d finished, journals %v, want only the record", len(b.FinishedGames()), b.names("unfinished"))
			}
		})
	}
}

// A name with characters that no record can hold, from settings or journals of other versions, does not prevent a record.
func TestNameWithControlCharacters(t *testing.T) {
	b := open(t, store.Memory())
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(games.Options{"size": "8"})
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(g, []match.Seat{{Name: "A\x01na\n\x7f"}, {Name: strings.Repeat("x", 999)}})
	tb := b.Begin(table.New(spec, m, terms.Terms{}))
	b.play(tb, "a1")
	b.resign(tb, 0)
	tb.Leave()
	if said := b.ticks(1); len(said) > 0 || len(b.names("games")) != 1 || len(b.names("unfinished")) > 0 {
		t.Errorf("messages %v, games %v, journals %v, want a record", said, b.names("games"), b.names("unfinished"))
	}
	b.Close()
	b = open(t, b.store)
	defer b.Close()
	if fs := b.FinishedGames(); len(fs) != 1 || fs[0].Record.Match.Seats()[0].Name != "Ana" {
		t.Errorf("finished %+v", fs)
	}
}

// If the file of a game in progress is deleted, emptied, truncated or moved, the next ply is stored with all before it.
func TestRemovedFileIsReplaced(t *testing.T) {
	for name, harm := range map[string]func(path string) error{
		"deleted": os.Remove,
		"emptied": func(path string) error { return os.Truncate(path, 0) },
		"cut":     func(path string) error { return os.Truncate(path, 100) },
		"moved":   func(path string) error { return os.Rename(filepath.Dir(path), filepath.Dir(path)+"-old") },
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			s := store.Disk(folder)
			b := open(t, s)
			tb := b.table("a1", "a2")
			b.Wait()
			if err := harm(filepath.Join(folder, "unfinished", b.names("unfinished")[0])); err != nil {
				t.Fatal(err)
			}
			b.play(tb, "b2")
			said := b.ticks(1)
			again := open(t, s) // as after a kill
			defer again.Close()
			defer b.Close()
			names := b.names("unfinished")
			f, err := tablefile.Read([]byte(b.text("unfinished", names[len(names)-1])), catalog.Find)
			if err != nil || f.Table.Match.Len() != 3 || len(said) > 0 {
				t.Errorf("messages %v, %v, %+v, want the whole game and no message", said, err, f)
			}
		})
	}
}

// If the disk fills up, has space, and fills up again, both failures are reported. Once there is space everything is written without any input.
func TestSecondFullDiskIsReported(t *testing.T) {
	d := simdisk.New()
	b := open(t, store.DiskOn(d, "/data"))
	tb := b.table("a1")
	for i, ply := range []string{"b2", "c3"} {
		b.fails(d, simdisk.Always)
		b.play(tb, ply)
		if said := b.ticks(12); !slices.Equal(said, []string{"library.unsaved"}) {
			t.Errorf("full the %d. time: messages %v", i+1, said)
		}
		d.Fail(simdisk.None, 0)
		if after, ok := b.Due(b.time).After(b.time); !ok || after > 5*time.Second {
			t.Errorf("the next try is in %v, %v", after, ok)
		}
		if said := b.ticks(6); len(said) > 0 {
			t.Errorf("there is space again, but the messages are %v", said)
		}
		if !b.Due(b.time).Never() {
			t.Error("there are still unwritten changes")
		}
	}
	again := open(t, store.DiskOn(d.After(simdisk.Loss{}), "/data"))
	defer again.Close()
	if r := again.Resume(); r == nil || r.Table.Match.Len() != 3 {
		t.Errorf("after a power cut the table is %v, want three plies", r)
	}
}

// If someone steps back and forth for days, there is one small file.
func TestBrowsingLeavesOneFile(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb := b.table("a1", "a2", "b2")
	for n := range 2_000 {
		tb.Table.Match.Goto(1 + n%3)
		tb.Note()
	}
	b.Close()
	if names := b.names("unfinished"); len(names) != 1 || len(b.text("unfinished", names[0])) > 1000 {
		t.Fatalf("there are %d files, the first %d bytes long", len(names), len(b.text("unfinished", names[0])))
	}
	b = open(t, s)
	defer b.Close()
	if r := b.Resume(); r == nil || r.Table.Match.Len() != 3 || r.Table.Match.Cursor() != 1+1_999%3 || len(b.messages()) > 0 {
		t.Errorf("then the table is %+v", r)
	}
}

// The folder of games holds 200 files of 15 MB next to the records: they are not read.
func TestLargeFilesAreSkipped(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "games"), 0o700); err != nil {
		t.Fatal(err)
	}
	path := func(n int) string { return filepath.Join(folder, "games", fmt.Sprintf("20260101-%06d-squ-1.txt", n)) }
	for n := range 200 {
		if err := os.WriteFile(path(n), []byte(outside), 0o600); err != nil {
			t.Fatal(err)
		}
		if n < 195 {
			if err := os.Truncate(path(n), 15<<20); err != nil {
				t.Fatal(err)
			}
		}
	}
	b := open(t, store.Disk(folder))
	defer b.Close()
	if n := testing.AllocsPerRun(1, func() { open(t, store.Disk(folder)).Close() }); n > 20_000 {
		t.Errorf("a start takes %v allocations", n)
	}
	if len(b.FinishedGames()) != 5 || len(b.messages()) > 0 {
		t.Errorf("%d finished games, want the five that are records", len(b.FinishedGames()))
	}
}

// A file with the name of a journal that is not one is reported in one message, and stays.
func TestJournalIsPipe(t *testing.T) {
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "tables"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/dev/zero", filepath.Join(folder, "tables", "1-20260504-120000-squ.journal")); err != nil {
		t.Skip(err)
	}
	b := open(t, store.Disk(folder))
	defer b.Close()
	if said := b.messages(); !slices.Equal(said, []string{"library.unread"}) || len(b.names("tables")) != 1 {
		t.Errorf("messages %v, kept %v", said, b.names("tables"))
	}
}

// Damage to the file of a table while the program is not running.
func TestDamagedTable(t *testing.T) {
	state := func(d []byte) int { return bytes.LastIndex(d, []byte("\nstate ")) + 1 }
	for _, c := range []struct {
		name  string
		harm  func(data []byte) []byte
		said  []string
		plies int // -1 for no table
		kept  int // files in the folder
	}{
		{"zeros at the end", func(d []byte) []byte { return append(d, make([]byte, 4000)...) }, nil, 3, 1},
		{"zeros over the end", func(d []byte) []byte { clear(d[len(d)-20:]); return d }, []string{"library.torn"}, 3, 1},
		{"half of it", func(d []byte) []byte { return d[:state(d)-4] }, []string{"library.torn"}, 2, 1},
		{"another ply", func(d []byte) []byte { return bytes.Replace(d, []byte("b2"), []byte("z2"), 1) }, []string{"library.damaged"}, 2, 2},
		{"another name", func(d []byte) []byte { return bytes.Replace(d, []byte("Ana"), []byte("Rui"), 1) }, []string{"library.damaged"}, 3, 2},
		{"no tags", func(d []byte) []byte { return d[bytes.Index(d, []byte("\n\n")):] }, []string{"library.lost"}, -1, 1},
		{"zeros", func(d []byte) []byte { clear(d); return d }, []string{"library.lost"}, -1, 1},
		{"nothing", func([]byte) []byte { return nil }, nil, -1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := store.Memory()
			b := open(t, s)
			b.table("a1", "a2", "b2")
			b.Close()
			name := b.names("unfinished")[0]
			bad := string(c.harm([]byte(b.text("unfinished", name))))
			put(t, s, "unfinished", name, bad)
			for start := range 3 {
				b = open(t, s)
				said := b.ticks(1)
				plies := -1
				r := b.Resume()
				if r != nil {
					plies = r.Table.Match.Len()
				}
				if start == 0 && !slices.Equal(said, c.said) || start > 0 && len(said) > 0 || plies != c.plies || len(b.names("unfinished")) != c.kept {
					t.Errorf("start %d: messages %v, %d plies, kept %v; want %v, %d plies and %d files", start+1, said, plies, b.names("unfinished"), c.said, c.plies, c.kept)
				}
				if r != nil && start > 0 { // the table continues from there
					b.play(r, []string{"", "c4", "c5"}[start])
					c.plies++
				}
				b.Close()
			}
			if aside := b.text("unfinished", name+".set-aside"); c.kept > max(0, min(1, c.plies)) && aside != bad { // byte for byte
				t.Errorf("set aside is\n%s", aside)
			}
		})
	}
}

// Of several files of a table the newest that is whole counts, whatever the power left of the others.
func TestNewestWholeFileCounts(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb := b.table()
	var texts []string
	for _, ply := range []string{"a1", "a2", "b2"} {
		b.play(tb, ply)
		b.Wait()
		texts = append(texts, b.text("unfinished", b.names("unfinished")[0]))
	}
	b.Close()
	for _, c := range []struct {
		files map[string]string
		plies int
		said  []string
	}{
		{map[string]string{"x.4.table": texts[0], "x.5.table": texts[1], "x.12.table": texts[2]}, 3, nil},
		{map[string]string{"x.4.table": texts[0], "x.5.table": texts[1], "x.12.table": texts[2][:40]}, 2, []string{"library.torn"}},
		{map[string]string{"x.4.table": texts[0], "x.5.table": "", "x.12.table": ""}, 1, nil},
		{map[string]string{"x.4.table": texts[2][:strings.Index(texts[2], "\n\n")+2], "x.5.table": ""}, 0, []string{"library.damaged"}},
	} {
		s := store.Memory()
		for name, text := range c.files {
			put(t, s, "unfinished", name, text)
		}
		for start := range 2 {
			b := open(t, s)
			said := b.ticks(1)
			if r := b.Resume(); r == nil || r.Table.Match.Len() != c.plies || start == 0 && !slices.Equal(said, c.said) || start > 0 && len(said) > 0 {
				t.Errorf("start %d with %d files: %+v, messages %v; want %d plies and %v", start+1, len(c.files), r, said, c.plies, c.said)
			}
			b.Close()
		}
		if names := slices.DeleteFunc(b.names("unfinished"), func(n string) bool { return strings.HasSuffix(n, ".set-aside") }); len(names) > 1 {
			t.Errorf("%v are left", names)
		}
	}
}

// Two programs at one table, which the lock of the folder prevents where there are locks, never damage it: the table is as one of them left it.
func TestTwoProgramsAtOneTable(t *testing.T) {
	s := store.Disk(t.TempDir())
	a := open(t, s)
	own := a.table("a1")
	a.Wait()
	b := open(t, s)
	other := b.Resume()
	for i, ply := range []string{"c3", "d4", "e5", "f6"} {
		if i%2 == 0 {
			a.play(own, ply)
		} else {
			b.play(other, ply)
		}
		if i == 1 {
			a.Wait()
			b.Wait()
		}
	}
	a.Close()
	b.Close()
	c := open(t, s)
	defer c.Close()
	r := c.Resume()
	if r == nil || len(c.Tables()) > 0 {
		t.Fatalf("the program opens at %+v beside %d tables, want the table", r, len(c.Tables()))
	}
	got := strings.Join(catalogtest.Plies(r.Table.Match), " ")
	if said := append(append(a.messages(), b.messages()...), c.messages()...); len(said) > 0 || got != "a1 c3 e5" && got != "a1 d4 f6" {
		t.Errorf("the table has %s, messages %v", got, said)
	}
}

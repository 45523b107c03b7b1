package library_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// A bench is a library with a clock that the test sets.
type bench struct {
	*library.Library
	t     *testing.T
	store store.Store
	time  time.Time
}

func open(t *testing.T, s store.Store) *bench {
	b := &bench{t: t, store: s, time: time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)}
	b.Library = library.Open(s, catalog.Find, func() time.Time { return b.time })
	return b
}

// table starts a table of SQU and plays plies.
func (b *bench) table(plies ...string) *library.Entry {
	b.t.Helper()
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(games.Options{"size": "8"})
	if err != nil {
		b.t.Fatal(err)
	}
	t := b.Begin(table.New(spec, match.New(g, []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 2}}), terms.Terms{}))
	for _, text := range plies {
		b.play(t, text)
	}
	return t
}

// play plays one ply at t.
func (b *bench) play(t *library.Entry, text string) {
	b.t.Helper()
	m := t.Table.Match
	mv, err := m.Game().ParseMove(m.Position(), text)
	if err != nil {
		b.t.Fatal(err)
	}
	if err := m.Play(mv); err != nil {
		b.t.Fatal(err)
	}
	b.time = b.time.Add(time.Second)
	t.Note()
}

// aboutFiles are the keys of the notices that name a file.
var aboutFiles = []string{"library.newer", "library.lost", "library.damaged", "games.unrestored"}

// messages returns the keys of the messages for the players.
func (b *bench) messages() []string {
	b.t.Helper()
	var keys []string
	for _, m := range b.Poll() {
		if slices.Contains(aboutFiles, m.Key) != slices.Contains(m.Args, any(m.File)) {
			b.t.Errorf("%s is about the file %q", m.Key, m.File)
		}
		keys = append(keys, m.Key)
	}
	return keys
}

// lengths returns the number of plies of each unfinished table that was left.
func (b *bench) lengths() []int {
	var ns []int
	for _, t := range b.Tables() {
		ns = append(ns, t.Table.Match.Len())
	}
	return ns
}

// names lists the files in a folder, without the one that says which record was viewed.
func (b *bench) names(folder string) []string {
	b.t.Helper()
	names, err := b.store.Folder(folder).List()
	if err != nil {
		b.t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "viewed.json" })
}

// text returns the file name in a folder, or the read error.
func (b *bench) text(folder, name string) string {
	data, err := b.store.Folder(folder).Read(name, 1<<20)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// put writes text as name in a folder of s.
func put(t *testing.T, s store.Store, folder, name, text string) {
	t.Helper()
	if err := s.Folder(folder).Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

// at starts a table of SQU in a series, from the set-up position after plies.
func (b *bench) at(plies string, series terms.Series) *library.Entry {
	b.t.Helper()
	m := catalogtest.Match(b.t, "squ size=8", plies)
	spec, _ := catalog.Find("squ")
	m = match.NewAt(m.Game(), m.Position().Clone(), nil)
	return b.Begin(table.New(spec, m, terms.Terms{Series: series}))
}

// resign makes a seat resign at t.
func (b *bench) resign(t *library.Entry, seat games.Player) {
	b.t.Helper()
	if err := t.Table.Match.Resign(seat); err != nil {
		b.t.Fatal(err)
	}
	t.Note()
}

// A game without plies leaves neither a record nor a table, however it ends, and a table that was left so is gone after a restart. Anything worth
// returning to stays: an incomplete ply, a set-up position, a series, and any open table.
func TestGameWithoutMoveIsNotKept(t *testing.T) {
	for _, c := range []struct {
		what    string
		do      func(b *bench)
		tables  int
		records int
	}{
		{"left", func(b *bench) { b.table().Leave() }, 0, 0},
		{"resigned", func(b *bench) {
			e := b.table()
			b.resign(e, 0)
			e.Leave()
		}, 0, 0},
		{"resigned, from a position that was set up", func(b *bench) {
			e := b.at("a1", terms.Series{})
			b.resign(e, 0)
			e.Leave()
		}, 0, 0},
		{"resigned after a ply", func(b *bench) {
			e := b.table("a1")
			b.resign(e, 0)
			e.Leave()
		}, 0, 1},
		{"resigned, and played on to see what would have been", func(b *bench) {
			e := b.table()
			b.resign(e, 0)
			e.Table.Match.Continue()
			b.play(e, "a1")
			e.Leave()
		}, 0, 1},
		{"a ply taken back", func(b *bench) {
			e := b.table("a1")
			e.Table.Match.Undo()
			e.Note()
			e.Leave()
		}, 1, 0},
		{"a comment", func(b *bench) {
			e := b.table()
			e.Table.Match.SetComment(e.Table.Match.Root(), "we met at noon")
			e.Note()
			e.Leave()
		}, 1, 0},
		{"a position that was set up", func(b *bench) { b.at("a1", terms.Series{}).Leave() }, 1, 0},
		{"a game of a series", func(b *bench) { b.at("", terms.Series{}.After([]games.Player{0}, nil)).Leave() }, 1, 0},
		{"a game of a series against the computer", func(b *bench) {
			e := b.at("", terms.Series{}.After([]games.Player{0}, nil))
			e.Table.Match.SetSeat(1, match.Seat{Name: "Brisa", Level: 2})
			e.Leave()
		}, 0, 0},
		{"two that are open", func(b *bench) { b.table(); b.time = b.time.Add(time.Second); b.table() }, 1, 0},
		{"a position that was set up and is open", func(b *bench) { b.at("a1", terms.Series{}) }, 1, 0},
	} {
		s := store.Memory()
		b := open(t, s)
		c.do(b)
		b.Close()
		b = open(t, s)
		here := b.Resume()
		tables := len(b.Tables())
		if here != nil {
			tables++
		}
		b.Close()
		records := b.names("games")
		files := b.names("unfinished")
		if tables != c.tables || len(files) != c.tables || len(records) != c.records {
			t.Errorf("%s: %d tables with files %v, and records %v; want %d and %d", c.what, tables, files, records, c.tables, c.records)
		}
	}
}

func TestTablesAreNewestFirst(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	one, two := b.table("a1"), b.table("a1", "a2")
	one.Leave()
	two.Leave()
	b.table().Leave()                                              // nothing happened there
	b.at("", terms.Series{}.After([]games.Player{0}, nil)).Leave() // but this one belongs to a series
	if got := b.lengths(); !slices.Equal(got, []int{0, 2, 1}) {
		t.Errorf("tables with %v plies wait, want 0, 2 and 1", got)
	}
	one.Sit()
	b.play(one, "b2")
	if got := b.lengths(); !slices.Equal(got, []int{0, 2}) {
		t.Errorf("tables with %v plies wait, want those where nobody sits", got)
	}
	b.Close()
	b = open(t, s)
	defer b.Close()
	if r := b.Resume(); r == nil || r.Table.Match.Len() != 2 || r.Table.Match.Seats()[1].Level != 2 {
		t.Errorf("the program opens at %+v, want the table where the players sat", r)
	}
	if got := b.lengths(); !slices.Equal(got, []int{0, 2}) {
		t.Errorf("tables with %v plies wait after the start, want 0 and 2", got)
	}
}

func TestDroppedTableCanBeRestored(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	one, two := b.table("a1"), b.table("a1", "a2")
	one.Leave()
	two.Leave()
	two.Drop()
	if got := b.lengths(); !slices.Equal(got, []int{1}) {
		t.Errorf("%v wait, want the one that was not dropped", got)
	}
	two.Restore()
	one.Drop()
	b.Close()
	b = open(t, s)
	b.Close()
	if got := b.lengths(); !slices.Equal(got, []int{2}) || len(b.names("unfinished")) != 1 {
		t.Errorf("%v wait in %v, want the restored one", got, b.names("unfinished"))
	}
}

func TestFinishedGameBecomesRecord(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	b.resigned()
	b.Close()
	names := b.names("games")
	if len(names) != 1 || len(b.names("unfinished")) != 0 || len(b.FinishedGames()) != 1 {
		t.Fatalf("games %v, tables %v, want one record and no table", names, b.names("unfinished"))
	}
	rec, err := record.Read(strings.NewReader(b.text("games", names[0])), catalog.Find)
	if err != nil || rec.Match.MainLen() != 3 || rec.Date != "2026-05-04" || rec.Match.Final().By != 1 || rec.Match.Seats()[1].Level != 2 || rec.Match.Seats()[1].Name != "Brisa" {
		t.Errorf("the record is %+v, %v", rec, err)
	}

	// Viewing it again leaves no second record; playing on from there makes another one.
	b = open(t, s)
	for range 2 {
		b.Begin(b.FinishedGames()[0].Table()).Leave()
	}
	look := b.FinishedGames()[0].Table()
	on := b.Begin(look)
	look.Match.Undo()
	b.play(on, "c3")
	b.resign(on, 0)
	on.Leave()
	b.Close()
	if names := b.names("games"); len(names) != 2 || len(b.names("unfinished")) != 0 {
		t.Errorf("games %v, tables %v, want two records", names, b.names("unfinished"))
	}
}

// A finished game is listed at its end, wherever its players looked last.
func TestFinishedGameIsListedAtItsEnd(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	look := func(tb *table.Table) {
		tb.Jump(1, b.time)
		b.goOn(tb, "d4")
		b.At(tb).Leave()
		if m := b.FinishedGames()[0].Record.Match; !m.Over() || m.Cursor() != 2 {
			t.Errorf("the game is listed after %d plies, over %v; want its end", m.Cursor(), m.Over())
		}
	}
	tb := b.sit("c2 b2")
	tb.Resign(0, b.time)
	b.note(tb)
	look(tb)
	look(b.openFinished())
}

// Undoing the end of a game removes its record.
func TestUndoneEndLeavesNoRecord(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb := b.table("a1", "a2")
	b.resign(tb, 0)
	tb.Table.Match.Undo()
	tb.Note()
	b.Close()
	if names := b.names("games"); len(names) != 0 {
		t.Errorf("games %v, want none", names)
	}
}

func TestUnreadableJournalIsSetAside(t *testing.T) {
	s := store.Memory()
	for name, text := range map[string]string{
		"1-a.journal": "rubbish\nand more\n",
		"1-0.journal": strings.Repeat("\x00", 400), // what a power cut leaves of a file that some systems had not written
		"1-b.journal": journalText(`table {"version":7}`),
		"1-c.journal": "12345678 1777 table {\"ver", // the same for a file that was partly written
		"notes.txt":   "not ours\n",
	} {
		put(t, s, "tables", name, text)
	}
	b := open(t, s)
	said := b.messages()
	b.Close()
	if !slices.Equal(said, []string{"library.lost", "library.lost", "library.newer", "library.lost"}) {
		t.Errorf("messages %v", said)
	}
	if names := b.names("tables"); !slices.Equal(names, []string{"1-0.journal.set-aside", "1-a.journal.set-aside", "1-b.journal", "1-c.journal.set-aside", "notes.txt"}) {
		t.Errorf("kept %v", names)
	}
}

// A journal that version 0.2 rejected, because its game had been opened and played on, is read again at the first start. The lost game becomes a
// table, once, and the file stays under another name.
func TestRescueSetAsideJournal(t *testing.T) {
	text := journalText(
		`table {"version":2,"game":"squ","options":"size=8 ties=draw","seats":[{"name":"Ana"},{"name":"Rui"}]}`,
		"add 0 a1", "add 1 e5", "reopen", "show 2", "add 2 f6", "add 3 g7", "add 4 h8",
	)
	kept := text[:strings.Index(text, "show")]
	kept = kept[:strings.LastIndexByte(kept[:len(kept)-1], '\n')+1] // up to the rejected line
	s := store.Memory()
	put(t, s, "tables", "1-a.journal", kept)
	for _, name := range []string{"1-a.journal.damaged", "1-a.journal.damaged-2"} { // the same file twice, as after two starts
		put(t, s, "tables", name, text)
	}
	put(t, s, "tables", "1-b.journal.damaged", "rubbish\n")
	put(t, s, "tables", "notes.damaged", "not ours\n")
	for start := range 3 {
		b := open(t, s)
		said := b.Poll()
		if rescued := len(said) == 1 && said[0].Key == "library.rescued" && said[0].Kind.Stays(); start == 0 && !rescued || start > 0 && len(said) > 0 {
			t.Errorf("start %d: messages %v", start, said)
		}
		lengths := b.lengths()
		if r := b.Resume(); r != nil {
			lengths = append(lengths, r.Table.Match.Len())
		}
		if slices.Sort(lengths); !slices.Equal(lengths, []int{2, 5}) {
			t.Errorf("start %d: tables with %v plies, want 2 and 5", start, lengths)
		}
		b.Close()
		if got := b.text("tables", "1-a.journal.set-aside"); got != text {
			t.Errorf("start %d: kept is %q", start, got)
		}
		if names := b.names("tables"); len(names) != 3 || !slices.Contains(names, "1-b.journal.set-aside") || !slices.Contains(names, "notes.damaged") {
			t.Errorf("start %d: kept %v", start, names)
		}
	}
}

// A file that the system does not allow to be read stays, and other tables are still stored.
func TestReadErrorKeepsFile(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	b.table("a1", "a2").Leave()
	b.Close()
	name := b.names("unfinished")[0]
	whole := b.text("unfinished", name)
	b = open(t, barred{s, name})
	b.table("b2", "c3", "d4").Leave()
	if said := b.messages(); !slices.Equal(said, []string{"library.unread"}) || !slices.Equal(b.lengths(), []int{3}) {
		t.Errorf("messages %v, tables with %v plies, want the new one with three", said, b.lengths())
	}
	b.Close()
	b = open(t, s)
	defer b.Close()
	if now := b.text("unfinished", name); now != whole {
		t.Errorf("the file is now %q", now)
	}
	if got := b.lengths(); !slices.Equal(got, []int{3, 2}) && !slices.Equal(got, []int{2, 3}) {
		t.Errorf("later tables with %v plies, want both", got)
	}
}

// A barred store refuses to read the file called name.
type barred struct {
	store.Store
	name string
}

func (b barred) Read(name string, most int) ([]byte, error) {
	if name == b.name {
		return nil, os.ErrPermission
	}
	return b.Store.Read(name, most)
}

func (b barred) Folder(name string) store.Store { return barred{b.Store.Folder(name), b.name} }

// fails makes the disk d of the library fail.
func (b *bench) fails(d *simdisk.Disk, f simdisk.Fault) {
	b.Wait()
	n, _ := d.Done()
	d.Fail(f, n)
}

// While nothing can be written play continues, the failure is reported once, and afterwards nothing is missing.
func TestFullDisk(t *testing.T) {
	d := simdisk.New()
	s := store.DiskOn(d, "/data")
	b := open(t, s)
	tb := b.table("a1", "a2")
	b.fails(d, simdisk.TornOn)
	for _, text := range []string{"b2", "b3", "c2"} {
		b.play(tb, text)
		b.time = b.time.Add(10 * time.Second)
	}
	other := b.table("d4")
	if said := b.messages(); !slices.Equal(said, []string{"library.unsaved"}) {
		t.Errorf("messages %v, want once that nothing can be kept", said)
	}
	if tb.Table.Match.Len() != 5 || other.Table.Match.Len() != 1 {
		t.Errorf("%d and %d plies are played, want 5 and 1", tb.Table.Match.Len(), other.Table.Match.Len())
	}
	d.Fail(simdisk.None, 0)
	b.time = b.time.Add(10 * time.Second)
	b.play(tb, "c3")
	other.Leave()
	b.Close()
	b = open(t, s)
	defer b.Close()
	if r := b.Resume(); r == nil || r.Table.Match.Len() != 6 {
		t.Errorf("the table is %+v, want six plies", r)
	}
	if said := b.messages(); len(said) > 0 {
		t.Errorf("messages %v", said)
	}
}

func TestReadOnlyFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("not a folder"), 0o644); err != nil {
		t.Fatal(err)
	}
	b := open(t, store.Disk(filepath.Join(file, "data")))
	tb := b.table("a1", "a2")
	tb.Leave()
	if said := b.messages(); !slices.Equal(said, []string{"library.unsaved"}) || !slices.Equal(b.lengths(), []int{2}) {
		t.Errorf("messages %v, tables %v, want one message, and the table as long as the program runs", said, b.lengths())
	}
	b.Close()
}

// No goroutine runs if there is nothing to write.
func TestNoGoroutineLeak(t *testing.T) {
	before := runtime.NumGoroutine()
	b := open(t, store.Disk(t.TempDir()))
	b.table("a1", "a2").Leave()
	b.Close()
	for range 30_000 { // on a busy machine they take a moment to end
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

// BenchmarkNote measures the cost of a ply in the game loop, on a disk that is being synced, in games with few and with very many plies.
func BenchmarkNote(b *testing.B) {
	for _, plies := range []int{60, 10_000, 95_000} {
		b.Run(fmt.Sprint("plies=", plies), func(b *testing.B) {
			spec, _ := catalog.Find("distrify")
			m, r := match.New(catalogtest.Open(b, spec, nil), nil), games.NewRand(3)
			for added := 0; added < plies; {
				if m.Over() || r.Intn(60) == 0 {
					m.Goto(r.Intn(m.Len()))
				}
				if at := m.Node(); !m.Over() {
					known := len(at.Next())
					_, err := m.Add(at, catalogtest.AnyMove(m.Position(), r))
					catalogtest.NoError(b, err)
					added += len(at.Next()) - known
				}
			}
			m.ShowPath(m.MainEnd())
			l := library.Open(store.Disk(b.TempDir()), catalog.Find, time.Now)
			defer l.Close()
			t := l.Begin(table.New(spec, m, terms.Terms{}))
			var worst time.Duration
			for b.Loop() {
				if m.Over() || m.Len() > 60 {
					m.Goto(r.Intn(20))
				}
				catalogtest.NoError(b, m.Play(catalogtest.AnyMove(m.Position(), r)))
				start := time.Now()
				t.Note()
				worst = max(worst, time.Since(start))
			}
			b.ReportMetric(float64(worst.Microseconds()), "worst-µs")
		})
	}
}

// listed returns the games of the library by title and file, once all reading is done.
func (b *bench) listed() (all []string) {
	for range 4 { // what is written is read again, and then the index is written
		b.Wait()
		x := b.Games()
		for x.Busy() {
			x.Collect()
		}
	}
	for _, e := range b.Games().Find(index.Query{}) {
		all = append(all, e.Title+"@"+e.Name)
	}
	return all
}

// byName returns a query for games by words.
func byName(words string) index.Query { return index.Query{Text: words} }

// keep writes small under each of names in the folder of games of s.
func keep(t *testing.T, s store.Store, names ...string) store.Store {
	t.Helper()
	for _, name := range names {
		put(t, s, "games", name, small)
	}
	return s
}

func TestRetitleWritesRecord(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt", "y.txt"))
	defer b.Close()
	b.listed()
	b.Retitle("x.txt", " The “Final” \n")
	b.Retag("x.txt", "club, cup")
	if got := b.listed(); !slices.Contains(got, "The “Final”@x.txt") || len(got) != 2 {
		t.Errorf("%v are listed", got)
	}
	if text := b.text("games", "x.txt"); !strings.Contains(text, `[title "The “Final”"]`) || !strings.Contains(text, `[tags "club, cup"]`) || !strings.Contains(text, `[event "club"]`) {
		t.Errorf("the record is\n%s", text)
	}
	if found := b.Games().Find(index.Query{Text: "cup"}); len(found) != 1 || !slices.Equal(found[0].Tags, []string{"club", "cup"}) {
		t.Errorf("%d games have the tag", len(found))
	}
	b.Retitle("x.txt", "")
	if got := b.listed(); !slices.Contains(got, "@x.txt") || strings.Contains(b.text("games", "x.txt"), "[title") {
		t.Errorf("%v are listed after the title was removed", got)
	}
	if said := b.messages(); len(said) > 0 {
		t.Errorf("messages %v", said)
	}
}

func TestCopyHasSameBytes(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt"))
	defer b.Close()
	b.listed()
	b.CopyGame("x.txt")
	b.CopyGame("x.txt")
	b.CopyGame("gone.txt")
	names := b.listed()
	if len(names) != 3 || len(b.FinishedGames()) != 3 {
		t.Fatalf("%v are listed, %d at the title, want three", names, len(b.FinishedGames()))
	}
	for _, name := range b.names("games") {
		if b.text("games", name) != small {
			t.Errorf("%s is\n%s", name, b.text("games", name))
		}
	}
}

// A deleted game disappears from the list and the title page, is kept for a month, even across restarts, and can be restored unchanged.
func TestDeletedGameIsRestored(t *testing.T) {
	s := keep(t, store.Memory(), "x.txt", "y.txt")
	b := open(t, s)
	b.listed()
	d := b.DeleteGame("x.txt")
	if got := b.listed(); !slices.Equal(got, []string{"@y.txt"}) || len(b.FinishedGames()) != 1 || len(b.names("deleted")) != 1 {
		t.Errorf("%v are listed, %d at the title, %v set aside", got, len(b.FinishedGames()), b.names("deleted"))
	}
	b.RestoreGame(d)
	if got := b.listed(); len(got) != 2 || len(b.FinishedGames()) != 2 || len(b.names("deleted")) != 0 || b.text("games", "x.txt") != small {
		t.Errorf("%v are listed, %d at the title, %v set aside", got, len(b.FinishedGames()), b.names("deleted"))
	}
	// Its name is in use again: neither the new game nor the deleted one is lost.
	d = b.DeleteGame("x.txt")
	b.listed()
	put(t, s, "games", "x.txt", small+"\n; another game\n")
	b.RestoreGame(d)
	b.listed()
	if said := b.messages(); !slices.Equal(said, []string{"games.unrestored"}) || len(b.names("deleted")) != 1 {
		t.Errorf("messages %v, %v set aside", said, b.names("deleted"))
	}
	b.Close()
	for _, days := range []int{29, 32} {
		b := open(t, s)
		b.time = b.time.Add(time.Duration(days) * 24 * time.Hour)
		b.listed()
		if left := len(b.names("deleted")); (left == 1) != (days < 30) {
			t.Errorf("after %d days %d deleted games are kept", days, left)
		}
		b.Close()
	}
}

// If the disk fails at any operation of a deletion, a copy or a title change, every game is kept and the players are told.
func TestEditFailureLosesNothing(t *testing.T) {
	for what, do := range map[string]func(b *bench){
		"delete": func(b *bench) { b.DeleteGame("x.txt") },
		"copy":   func(b *bench) { b.CopyGame("x.txt") },
		"title":  func(b *bench) { b.Retitle("x.txt", "new") },
	} {
		for at := range 12 {
			for _, fault := range []simdisk.Fault{simdisk.Once, simdisk.TornOn} {
				d := simdisk.New()
				b := open(t, keep(t, store.DiskOn(d, "/data"), "x.txt"))
				b.listed()
				done, _ := d.Done()
				d.Fail(fault, done+at)
				do(b)
				b.listed()
				d.Fail(simdisk.None, 0)
				var texts []string
				for _, folder := range []string{"games", "deleted"} {
					for _, name := range b.names(folder) {
						texts = append(texts, b.text(folder, name))
					}
				}
				kept := slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, "c2") && strings.HasSuffix(text, "b2\n") })
				if said := b.messages(); !kept || len(said) > 1 {
					t.Errorf("%s, fault %d at %d: %d texts are kept, messages %v", what, fault, at, len(texts), said)
				}
				b.Close()
			}
		}
	}
}

// On a disk that cannot be written the games are listed, every failure gets one message, and the records stay.
func TestGamesOnFullDisk(t *testing.T) {
	d := simdisk.New()
	b := open(t, keep(t, store.DiskOn(d, "/data"), "x.txt"))
	defer b.Close()
	done, _ := d.Done()
	d.Fail(simdisk.Always, done)
	if got := b.listed(); len(got) != 1 {
		t.Errorf("%v are listed", got)
	}
	b.Retitle("x.txt", "new")
	b.CopyGame("x.txt")
	b.DeleteGame("x.txt")
	b.listed()
	if said := b.messages(); !slices.Equal(said, []string{"games.unwritten", "games.uncopied", "games.kept"}) || b.text("games", "x.txt") != small {
		t.Errorf("messages %v, and the record is\n%s", said, b.text("games", "x.txt"))
	}
}

// A table that appears in the store while the program runs, for example from a backup, can be continued after Reload.
func TestReloadAddsTables(t *testing.T) {
	other := store.Memory()
	b := open(t, other)
	b.table("a1", "a2")
	b.Close()
	text := b.text("unfinished", b.names("unfinished")[0])
	s := store.Memory()
	b = open(t, s)
	sat := b.table("c1")
	put(t, s, "unfinished", "1-20260101-120000-squ.7.table", text) // from a backup
	if b.Reload(); !slices.Equal(b.lengths(), []int{2}) {
		t.Errorf("tables with %v plies can be continued, want 2", b.lengths())
	}
	b.Reload()
	b.play(sat, "b2")
	b.Close()
	b = open(t, s)
	defer b.Close()
	if r := b.Resume(); r == nil || r.Table.Match.Len() != 2 || !slices.Equal(b.lengths(), []int{2}) {
		t.Errorf("then the program begins at %v, and tables with %v plies can be continued", r, b.lengths())
	}
}

// Changes by another program in the folder of games are noticed, and never overwritten.
func TestGamesChangedByOtherProgram(t *testing.T) {
	s := keep(t, store.Memory(), "x.txt")
	a, b := open(t, s), open(t, s)
	defer a.Close()
	defer b.Close()
	a.listed()
	b.listed()
	a.Retitle("x.txt", "theirs")
	a.CopyGame("x.txt")
	a.listed()
	b.Retag("x.txt", "club")
	if text := b.text("games", "x.txt"); !strings.Contains(text, "theirs") {
		t.Errorf("the record is\n%s", text)
	}
	b.Games().Look()
	if got := b.listed(); len(got) != 2 || !slices.Contains(got, "theirs@x.txt") {
		t.Errorf("%v are listed, want both with the title", got)
	}
	a.DeleteGame("x.txt")
	a.listed()
	b.Retitle("x.txt", "gone")
	if got := b.listed(); len(got) != 1 || !slices.Equal(b.messages(), []string{"games.unwritten"}) {
		t.Errorf("%v are listed, want only the copy, and a message about the other", got)
	}
}

// A game from the list opens at its end, and what is tried there goes to its record and to the list.
func TestOpenGame(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt"))
	defer b.Close()
	b.listed()
	look, ok := b.OpenGame("x.txt")
	if !ok || !look.Match.Over() {
		t.Fatalf("opened %v, over %v", ok, ok && look.Match.Over())
	}
	tb := look
	b.Sit(tb)
	tb.Jump(1, b.time)
	b.goOn(tb, "e5")
	b.At(tb).Leave()
	b.listed()
	if e := b.Games().Entry("x.txt"); !e.Variations || !strings.Contains(b.text("games", "x.txt"), "(2. e5)") {
		t.Errorf("the list knows variations %v, and the record is\n%s", e.Variations, b.text("games", "x.txt"))
	}
	if _, ok := b.OpenGame("gone.txt"); ok || !slices.Equal(b.messages(), []string{"games.unread"}) {
		t.Error("OpenGame opened a missing record, or did not say why not")
	}
}

// sit seats the players at a new table of Squex and plays plies.
func (b *bench) sit(plies string) *table.Table {
	b.t.Helper()
	spec, _ := catalog.Find("squex")
	g, err := spec.Open(games.Options{"size": "6"})
	if err != nil {
		b.t.Fatal(err)
	}
	t := table.New(spec, match.New(g, nil), terms.Terms{})
	b.Sit(t)
	return b.goOn(t, plies)
}

// goOn plays plies at t and records that.
func (b *bench) goOn(t *table.Table, plies string) *table.Table {
	b.t.Helper()
	for _, ply := range strings.Fields(plies) {
		m, err := t.Match.Game().ParseMove(t.Position(), ply)
		if err != nil {
			b.t.Fatal(err)
		}
		t.Play(m, b.time)
	}
	b.note(t)
	return t
}

// note records the state of t.
func (b *bench) note(t *table.Table) { b.At(t).Note() }

// openFinished seats the players at the newest finished game.
func (b *bench) openFinished() *table.Table {
	b.t.Helper()
	t := b.FinishedGames()[0].Table()
	b.Sit(t)
	return t
}

// Variations and comments added to a finished game are in its record, at once and whenever the game is opened again; its result stays, and there is
// one record.
func TestRecordGrowsWithVariations(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb := b.sit("c2 b2")
	tb.Resign(0, b.time)
	b.note(tb)
	tb.Jump(1, b.time)
	b.goOn(tb, "e5 a1")
	b.At(tb).Leave()
	b.Close()

	b = open(t, s)
	tb = b.openFinished()
	if m := tb.Match; !m.Over() || m.MainLen() != 2 || len(m.Root().Next()[0].Next()) != 2 {
		t.Fatalf("the game opens over %v after %d plies, with %d continuations of the first; want its end and the variation", m.Over(), m.MainLen(), len(m.Root().Next()[0].Next()))
	}
	tb.Jump(0, b.time)
	b.goOn(tb, "d4")
	tb.Match.SetComment(tb.Match.Node(), "better")
	b.note(tb)
	b.At(tb).Leave()
	if got := b.FinishedGames()[0].Record.Match.Root().Next()[1:]; len(got) != 1 || got[0].Comment() != "better" {
		t.Errorf("the finished game has the variations %+v, want one with a comment", got)
	}
	b.Close()
	names := b.names("games")
	if len(names) != 1 {
		t.Fatalf("%v are kept, want one record", names)
	}
	text := b.text("games", names[0])
	if !strings.Contains(text, "1. c2 (1. d4 {better}) b2 (2. e5 a1)") || !strings.Contains(text, `[result "p2+ resign"]`) {
		t.Errorf("the record is\n%s", text)
	}
}

// Viewing a finished game writes neither a record nor a table. A program that ends meanwhile opens there again, at the same ply.
func TestViewingFinishedGameWritesNothing(t *testing.T) {
	s := keep(t, store.Memory(), "x.txt")
	b := open(t, s)
	tb := b.openFinished()
	tb.Jump(1, b.time)
	b.note(tb)
	for range 2 {
		b.Close()
		b = open(t, s)
		r := b.Resume()
		if r == nil || r.Table.From != "x.txt" || r.Table.Match.Cursor() != 1 || len(b.Tables()) > 0 {
			t.Fatalf("the program opens at %+v, want ply 1 of the record", r)
		}
		tb = r.Table
		if text := b.text("games", "x.txt"); text != small || len(b.names("games")) != 1 || len(b.names("unfinished")) > 0 {
			t.Errorf("%v and %v are kept, the record is\n%s", b.names("games"), b.names("unfinished"), text)
		}
	}
	b.At(tb).Leave()
	b.Close()
	b = open(t, s)
	defer b.Close()
	if r := b.Resume(); r != nil {
		t.Errorf("the players had left, and the program opens at %+v", r)
	}
}

// The record that was viewed may be gone, or the name of the file in its place may lead nowhere: then the program opens at the title.
func TestViewedRecordIsGone(t *testing.T) {
	for _, text := range []string{`{"record":"gone.txt","ply":1}`, `{"record":"../settings.json"}`, "rubbish", "", `{"record":"x.txt","ply":99}`} {
		s := keep(t, store.Memory(), "x.txt")
		put(t, s, "unfinished", "viewed.json", text)
		b := open(t, s)
		r := b.Resume()
		if there := strings.Contains(text, "x.txt"); (r != nil) != there || there && r.Table.Match.Cursor() != 2 {
			t.Errorf("%s: the program opens at %+v", text, r)
		}
		if said := b.messages(); len(said) > 0 {
			t.Errorf("%s: messages %v", text, said)
		}
		b.Close()
	}
}

// small is a record written by hand, with a tag that has no meaning here.
const small = "[game \"squex\"]\n[options \"size=6\"]\n[event \"club\"]\n[result \"p1+ resign\"]\nc2   b2\n"

// A record that someone else changed after it was opened is not overwritten: additions go to a record of their own.
func TestChangedRecordIsNotOverwritten(t *testing.T) {
	s := store.Memory()
	for _, changed := range []bool{false, true} {
		b := open(t, keep(t, s, "x.txt"))
		tb := b.openFinished()
		b.goOn(tb, "") // the record is known
		tb.Jump(1, b.time)
		b.At(tb).Record()
		other := strings.Replace(small, "club", "cup", 1)
		if changed {
			put(t, s, "games", "x.txt", other)
		}
		b.goOn(tb, "e5")
		b.At(tb).Leave()
		b.Close()
		text := b.text("games", "x.txt")
		switch names := b.names("games"); {
		case changed && (text != other || len(names) != 2):
			t.Errorf("%v are kept, and the changed record is\n%s", names, text)
		case !changed && (len(names) != 1 || !strings.Contains(text, "(2. e5)") || !strings.Contains(text, `[event "club"]`)):
			t.Errorf("%v are kept, and the record is\n%s", names, text)
		}
	}
}

// Players who return sit at the entry that they left.
func TestTableOpensWhereLeft(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	tb := b.sit("c2 b2")
	b.At(tb).Leave()
	if b.At(tb) != nil {
		t.Error("At finds a table that the players left")
	}
	left := b.Tables()
	if len(left) != 1 {
		t.Fatalf("%d tables wait, want one", len(left))
	}
	again := left[0].Table
	if b.Sit(again); b.At(again) != left[0] || len(b.Tables()) != 0 || again.Match.Len() != 2 {
		t.Errorf("the players are at another entry, or %d tables are still listed", len(b.Tables()))
	}
}

// Players who change at a table are stored with it, also if nothing else changes. The record has the last ones, says who sat there before, and that the
// game was helped; a game that was opened from a record keeps a new name, too.
func TestChangedPlayersAreStored(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	e := b.table("a1", "b1")
	e.Table.Reseat(1, match.Seat{Name: "Ada", Level: 6}, "Seat 2: Ada (level 6) instead of Brisa (level 2).")
	e.Note()
	e.Table.Reseat(0, match.Seat{Name: "Rosa"}, "")
	e.Note()
	b.Close()

	b = open(t, s)
	e = b.Resume()
	if seats := e.Table.Match.Seats(); seats[0].Name != "Rosa" || seats[1] != (match.Seat{Name: "Ada", Level: 6}) || !e.Table.Helped {
		t.Fatalf("after a restart %+v play, helped: %v", seats, e.Table.Helped)
	}
	b.play(e, "c1")
	b.resign(e, 0)
	e.Leave()
	b.Close()

	b = open(t, s)
	name := b.names("games")[0]
	for _, want := range []string{`[p1 "Rosa"]`, `[p2 "Ada"]`, `[p2-level "6"]`, `[helped "yes"]`, "{Seat 2: Ada (level 6) instead of Brisa (level 2).}"} {
		if !strings.Contains(b.text("games", name), want) {
			t.Errorf("the record has no %s:\n%s", want, b.text("games", name))
		}
	}
	tb, ok := b.OpenGame(name)
	if !ok {
		t.Fatal("the record cannot be opened")
	}
	e = b.Begin(tb)
	tb.Reseat(0, match.Seat{Name: "Zé"}, "")
	e.Note()
	e.Leave()
	b.Close()
	if text := b.text("games", name); !strings.Contains(text, `[p1 "Zé"]`) || len(b.names("games")) != 1 {
		t.Errorf("with another name the records are %v, the first\n%s", b.names("games"), text)
	}
}

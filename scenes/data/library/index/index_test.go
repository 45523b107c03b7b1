package index

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/scenes/data/store"
)

// A counter is a store that counts its reads.
type counter struct {
	store.Store
	reads int
}

func (c *counter) Read(name string, most int) ([]byte, error) {
	c.reads++
	return c.Store.Read(name, most)
}

// opened returns the index of s once everything has been read.
func opened(t *testing.T, s store.Store) *Index {
	t.Helper()
	x := Open(s, s.Folder("index"), catalog.Find, time.UTC)
	t.Cleanup(x.Close)
	settle(x)
	return x
}

// settle waits until nothing is left to do.
func settle(x *Index) {
	for x.Busy() {
		x.queue.Wait()
		x.Collect()
	}
}

// write stores a record of SQU on a board of 8 by 8 cells.
func write(t *testing.T, s store.Store, name, tags, turns string) {
	t.Helper()
	text := "[game \"squ\"]\n[options \"size=8\"]\n" + tags + "\n" + turns + "\n"
	if err := s.Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

// names returns the files that q finds.
func names(x *Index, q Query) (all []string) {
	for _, e := range x.Find(q) {
		all = append(all, strings.TrimSuffix(e.Name, recordEnd))
	}
	return all
}

// three is a store with three games, a damaged record, and other files.
func three(t *testing.T) store.Store {
	s := store.Memory()
	write(t, s, "20260501-120000-squ-1.txt", "[p1 \"Ana\"]\n[p2 \"Machine\"]\n[p2-level \"3\"]\n[result \"p2+ resign\"]", "1. c3 d4+e5 {a trap} (d4+e6) f6+f7")
	write(t, s, "20260502-120000-squ-1.txt", "[p1 \"Rui\"]\n[p2 \"Ana\"]\n[date \"2026-05-02\"]\n[title \"The Final\"]\n[tags \"club, , best\"]\n[result \"p1+ resign\"]", "1. c4 d5+e4")
	write(t, s, "old.txt", "[p1 \"Zé\"]\n[date \"2020-02-03\"]\n[result \"*\"]", "1. a1")
	for name, text := range map[string]string{"damaged.txt": "[game \"squ\"]\nz99", "notes.md": "[game \"squ\"]\na1", "picture.txt": "\x00\xff"} {
		if err := s.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// day returns the start of a day.
func day(text string) time.Time {
	from, _ := time.ParseInLocation(time.DateOnly, text, time.UTC)
	return from
}

// The overview counts games by kind and by month, the latest month first, and leaves out what is no record or has no date.
func TestOverview(t *testing.T) {
	s := three(t)
	write(t, s, "undated.txt", "[p1 \"Eva\"]", "1. a1")
	x := opened(t, s)
	want := Overview{All: 4, ByGame: map[string]int{"squ": 4}, Months: []Month{{2026, time.May, 2}, {2020, time.February, 1}}}
	if got := x.Overview(); !reflect.DeepEqual(got, want) {
		t.Errorf("Overview() = %+v, want %+v", got, want)
	}
}

func TestFind(t *testing.T) {
	x := opened(t, three(t))
	const first, second = "20260501-120000-squ-1", "20260502-120000-squ-1"
	for _, c := range []struct {
		name string
		q    Query
		want []string
	}{
		{"all, the newest first", Query{}, []string{second, first, "old"}},
		{"a player", Query{Text: "ANA"}, []string{second, first}},
		{"all words", Query{Text: "ana trap"}, []string{first}},
		{"letters beyond ASCII", Query{Text: "zÉ"}, []string{"old"}},
		{"a title", Query{Text: "the final"}, []string{second}},
		{"a tag", Query{Text: "best"}, []string{second}},
		{"a day", Query{Text: "2026-05-01"}, []string{first}},
		{"a year", Query{Text: "2020"}, []string{"old"}},
		{"a game", Query{Game: "squex"}, nil},
		{"a person won", Query{Result: PersonWon}, []string{second}},
		{"the computer won", Query{Result: ComputerWon}, []string{first}},
		{"a player by name", Query{Player: " Zé "}, []string{"old"}},
		{"a player, not a word", Query{Player: "final"}, nil},
		{"from a day", Query{From: day("2026-05-02")}, []string{second}},
		{"to a day", Query{To: day("2026-05-02")}, []string{first, "old"}},
		{"between days", Query{From: day("2020-02-03"), To: day("2026-05-02"), Player: "ana"}, []string{first}},
		{"no end", Query{Result: NotOver}, []string{"old"}},
		{"nobody won", Query{Result: NobodyWon}, nil},
		{"by players", Query{Order: ByPlayers}, []string{first, second, "old"}},
		{"by length", Query{Order: ByLength}, []string{first, second, "old"}},
		{"by result", Query{Order: ByResult}, []string{second, first, "old"}},
	} {
		if got := names(x, c.q); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
	e := x.Find(Query{Text: "final"})[0]
	if e.Title != "The Final" || !slices.Equal(e.Tags, []string{"club", "best"}) || e.Plies != 3 || e.Comments || e.Variations || !e.Ended || e.Ending != match.Resigned || e.Final == "" {
		t.Errorf("the entry is %+v", e)
	}
	if e := x.Find(Query{Text: "trap"})[0]; !e.Comments || !e.Variations || e.Levels[1] != 3 {
		t.Errorf("the entry is %+v", e)
	}
	var bad []string
	for _, e := range x.Problems() {
		bad = append(bad, e.Name)
	}
	if !slices.Equal(bad, []string{"damaged.txt", "picture.txt"}) {
		t.Errorf("%v cannot be read, want the two that are not records", bad)
	}
}

// A position is found however the board was turned, in the game and in its variations, and only on boards of its own size.
func TestFindPosition(t *testing.T) {
	s := three(t)
	if err := s.Write("larger.txt", []byte("[game \"squ\"]\n[options \"size=9\"]\n\nc3 d4+e5\n")); err != nil {
		t.Fatal(err)
	}
	x := opened(t, s)
	const first, second = "20260501-120000-squ-1", "20260502-120000-squ-1"
	for _, c := range []struct {
		plies string
		want  []string
	}{
		{"c3", []string{first}},
		{"f6", []string{first}}, // turned by half
		{"c4", []string{second}},
		{"d3", []string{second}},      // mirrored at the diagonal
		{"c3 d4 e6", []string{first}}, // a variation
		{"c3 e6 d4", []string{first}}, // in the other order
		{"f3 e4 d6", []string{first}}, // mirrored
		{"b2", nil},
		{"", []string{second, first, "old"}},
	} {
		m := catalogtest.Match(t, "squ size=8", c.plies)
		if got := names(x, Query{Reached: true, Position: KeyOf(m.Game(), m.Position())}); !slices.Equal(got, c.want) {
			t.Errorf("%q: got %v, want %v", c.plies, got, c.want)
		}
	}
}

// The ply that led to a position is found: in the game before the variations, however the board was turned.
func TestFirstWithKey(t *testing.T) {
	rec, err := record.Read(strings.NewReader("[game \"squ\"]\n[options \"size=8\"]\n\n1. c3 d4+e5 (d4+e6 f6+f7) f6+g2\n"), catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	m := rec.Match
	main := m.Root().Next()[0].Next()[0].Next()[0]
	side := m.Root().Next()[0].Next()[0].Next()[1]
	for _, c := range []struct {
		plies string
		want  *match.Node
	}{
		{"", m.Root()}, {"c3", m.Root().Next()[0]}, {"f6", m.Root().Next()[0]}, {"c3 d4 e5", main}, {"c3 d4 e6", side}, {"c3 d4 e6 f6 f7", side.Next()[0].Next()[0]}, {"b2", nil},
	} {
		p := catalogtest.Match(t, "squ size=8", c.plies).Position()
		if got := FirstWithKey(m, KeyOf(m.Game(), p)); got != c.want {
			t.Errorf("%q is found at %p, want %p", c.plies, got, c.want)
		}
	}
}

// A second start reads the index and no record, except unreadable ones; changed records are read again, and removed ones disappear.
func TestRecordIsReadOnce(t *testing.T) {
	c := &counter{Store: three(t)}
	opened(t, c).Close()
	if c.reads != 5 {
		t.Errorf("%d files were read at the first start, want the five texts", c.reads)
	}
	c.reads = 0
	x := opened(t, c)
	if got := names(x, Query{}); len(got) != 3 || c.reads != 2 {
		t.Errorf("%v after %d files were read, want three games, and only the two that are not records read", got, c.reads)
	}
	c.reads = 0
	write(t, c, "old.txt", "[p1 \"Eva\"]", "1. a1")
	write(t, c, "new.txt", "[p1 \"Eva\"]", "1. a1")
	if err := c.Remove("20260502-120000-squ-1.txt"); err != nil {
		t.Fatal(err)
	}
	x.Look()
	settle(x)
	if got := names(x, Query{Text: "eva"}); c.reads != 2 || !slices.Equal(got, []string{"old", "new"}) || len(x.Find(Query{})) != 3 {
		t.Errorf("%d files were read, then Eva plays in %v of %v", c.reads, got, names(x, Query{}))
	}
	write(t, c, "new.txt", "[p1 \"Eva\"]\n[title \"One\"]", "1. a1")
	x.Note("new.txt")
	settle(x)
	if got := names(x, Query{Text: "one"}); c.reads != 3 || len(got) != 1 {
		t.Errorf("%d files were read, and the title is found in %v", c.reads, got)
	}
}

// Progress counts the files that have not been read yet: reading a known file again, for example after a title change, does not reduce it.
func TestProgressCountsUnreadFiles(t *testing.T) {
	s := three(t)
	x := opened(t, s)
	want := func(when string) {
		t.Helper()
		if done, all := x.Progress(); done != 5 || all != 5 {
			t.Errorf("%s: %d of %d files have been read, want 5 of 5", when, done, all)
		}
	}
	want("opened")
	write(t, s, "old.txt", "[p1 \"Eva\"]", "1. a1")
	for when, look := range map[string]func(){"one again": func() { x.Note("old.txt") }, "all again": x.Look} {
		for look(); x.Busy(); x.Collect() {
			want(when)
			x.queue.Wait()
		}
		want(when)
	}
	write(t, s, "new.txt", "", "1. a1")
	x.Look()
	settle(x)
	if done, all := x.Progress(); done != 6 || all != 6 {
		t.Errorf("with a new file %d of %d files have been read, want 6 of 6", done, all)
	}
}

// A record that this version cannot read is listed by the next version that can.
func TestNewerVersionReadsMore(t *testing.T) {
	s := three(t)
	old := Open(s, s.Folder("index"), func(string) (games.Spec, bool) { return games.Spec{}, false }, time.UTC)
	settle(old)
	if n := len(old.Problems()); len(old.Find(Query{})) > 0 || n != 5 {
		t.Errorf("without games %d files have problems, want all five", n)
	}
	old.Close()
	if got := names(opened(t, s), Query{}); len(got) != 3 {
		t.Errorf("then %v are listed, want three games", got)
	}
}

// An index that is damaged, truncated or from another version is rebuilt.
func TestDamagedIndexIsRebuilt(t *testing.T) {
	c := &counter{Store: three(t)}
	opened(t, c).Close()
	whole, err := c.Folder("index").Read(fileName, maxFile)
	if err != nil {
		t.Fatal(err)
	}
	for what, data := range map[string][]byte{
		"empty": nil, "cut short": whole[:len(whole)/2], "one bit": slices.Concat(whole[:80], []byte{whole[80] ^ 1}, whole[81:]),
		"another version": []byte(strings.Replace(string(whole), "index 5", "index 9", 1)),
	} {
		if err := c.Folder("index").Write(fileName, data); err != nil {
			t.Fatal(err)
		}
		c.reads = 0
		x := opened(t, c)
		if got := names(x, Query{}); len(got) != 3 || c.reads != 5 {
			t.Errorf("%s: %v after %d files were read, want three games and all read", what, got, c.reads)
		}
		x.Close()
		if again, err := c.Folder("index").Read(fileName, maxFile); err != nil || len(again) != len(whole) {
			t.Errorf("%s: the index was not written again: %d bytes, %v", what, len(again), err)
		}
	}
}

// A long record uses only a bounded part of the index.
func TestLongRecordIsBounded(t *testing.T) {
	s := store.Memory()
	var b strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&b, "(b%d %s)", i%8+1, "{"+strings.Repeat("word ", 10)+"}")
	}
	write(t, s, "long.txt", "", "1. a1"+b.String())
	x := opened(t, s)
	e := x.Find(Query{})[0]
	if len(e.Text) > maxText+1 || len(e.Positions) > maxPositions || len(e.Positions) < 5 || !e.Variations {
		t.Errorf("the entry has %d bytes and %d positions", len(e.Text), len(e.Positions))
	}
	x.reached = maxReached - 1
	x.put(&Entry{Name: "other.txt", Positions: []uint32{1, 2, 3}})
	if n := len(x.entries["other.txt"].Positions); n != 1 || x.reached != maxReached {
		t.Errorf("%d positions were added, %d in all, want one and %d", n, x.reached, maxReached)
	}
}

// Copies of a game have the same course, whatever their titles; another line, other players or another day changes it.
func TestCopiesHaveTheSameCourse(t *testing.T) {
	s := store.Memory()
	const players, turns = "[p1 \"Ana\"]\n[p2 \"Rui\"]\n", "1. c3 d4+e5"
	write(t, s, "a.txt", players, turns)
	write(t, s, "copy.txt", players+"[title \"A copy\"]", turns)
	write(t, s, "line.txt", players, "1. c3 d4+e6")
	write(t, s, "players.txt", "[p1 \"Rui\"]\n[p2 \"Ana\"]", turns)
	write(t, s, "day.txt", players+"[date \"2026-05-02\"]", turns)
	write(t, s, "placed.txt", players+"[position \"8/8/2r5/8/8/8/8/8 - -\"]", "1. d4+e5")
	x := opened(t, s)
	for _, name := range []string{"copy", "line", "players", "day"} {
		if same := x.Entry(name+recordEnd).Course == x.Entry("a.txt").Course; same != (name == "copy") {
			t.Errorf("%s has the same course: %v", name, same)
		}
	}
	if e := x.Entry("placed.txt"); e.Problem != "" || !e.Placed || x.Entry("a.txt").Placed {
		t.Errorf("the entry of a game from a set-up position is %+v", e)
	}
}

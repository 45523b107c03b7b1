package index

import (
	"bytes"
	"fmt"
	"runtime"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/scenes/data/store"
)

// played returns the text of a random game of plies plies, and its position after ten.
func played(t *testing.T, g games.Game, spec games.Spec, number, plies int) (text []byte, tenth games.Position) {
	t.Helper()
	r := games.NewRand(uint64(number))
	m := match.New(g, []match.Seat{{Name: fmt.Sprintf("Player %d", number%97)}, {Name: "Machine", Level: 1 + number%6}})
	for range plies {
		moves := m.Position().AppendMoves(nil)
		if err := m.Play(moves[r.Intn(len(moves))]); err != nil {
			t.Fatal(err)
		}
		if m.Len() == 10 {
			tenth = m.Position().Clone()
		}
	}
	if err := m.Resign(games.Player(number % 2)); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := record.Write(&b, record.New(spec, m)); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), tenth
}

// many is the number of games of a diligent player after some years.
const many = 10_000

// Ten thousand games are listed in under a second from the index, filtered in under a tenth and searched for a position in under a second, in bounded
// memory. The second start reads no record.
func TestTenThousandGames(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(games.Options{"size": "8"})
	if err != nil {
		t.Fatal(err)
	}
	s := store.Disk(t.TempDir())
	c := &counter{Store: s.Folder("games")}
	var wanted games.Position
	began := time.Date(2020, 1, 1, 9, 0, 0, 0, time.UTC)
	err = c.Write("a.txt", nil) // creates the folder
	if err == nil {
		err = c.Remove("a.txt")
	}
	if err != nil {
		t.Fatal(err)
	}
	for i := range many {
		text, tenth := played(t, g, spec, i, 20+i%30)
		if i == many/2 {
			wanted = tenth
		}
		if err := c.Create(began.Add(time.Duration(i)*time.Hour).Format(nameTime)+"-squ-1.txt", text); err != nil {
			t.Fatal(err)
		}
	}
	open := func() *Index { return Open(c, s.Folder("index"), catalog.Find, time.UTC) }
	took := func(what string, most time.Duration, f func()) {
		t.Helper()
		at := time.Now()
		f()
		d := time.Since(at)
		t.Logf("%s: %v", what, d)
		if d > most {
			t.Errorf("%s takes %v, want at most %v", what, d, most)
		}
	}
	x := open()
	took("the first start", time.Minute, func() { settle(x) })
	x.Close()
	x, c.reads = nil, 0
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	took("listing from the index", time.Second, func() {
		x = open()
		for len(x.Find(Query{})) < many {
			x.queue.Wait()
			x.Collect()
		}
	})
	settle(x)
	defer x.Close()
	runtime.GC()
	runtime.ReadMemStats(&after)
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); c.reads > 0 || grown > 32<<20 {
		t.Errorf("%d records were read at the second start, and the index takes %d kB, want none and under 32 MB", c.reads, grown>>10)
	} else {
		t.Logf("the index takes %d kB", grown>>10)
	}
	took("filtering by words", time.Second/10, func() { x.Find(Query{Text: "player 42 2020", Result: PersonWon, Order: ByLength}) })
	took("searching for a position", time.Second, func() {
		if n := len(x.Find(Query{Reached: true, Position: KeyOf(g, wanted)})); n != 1 {
			t.Errorf("the position is found in %d games, want one", n)
		}
	})
}

// An entry of a game of 40 plies takes about a kilobyte of memory, whether its record was just read or it comes from the index.
func TestEntryMemory(t *testing.T) {
	const games, most = 2000, 1300
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(map[string]string{"size": "8"})
	if err != nil {
		t.Fatal(err)
	}
	s := store.Memory()
	for i := range games {
		text, _ := played(t, g, spec, i, 40)
		if err := s.Write(fmt.Sprintf("20200101-%06d-squ-1.txt", i), text); err != nil {
			t.Fatal(err)
		}
	}
	kept := func() int64 { // the size of the index file, which this store holds in memory
		file, _ := s.Folder("index").Read(fileName, maxFile)
		return int64(len(file))
	}
	for _, from := range []string{"records", "the index"} {
		before := heap() - kept()
		x := Open(s, s.Folder("index"), catalog.Find, time.UTC)
		settle(x)
		if each := (heap() - kept() - before) / games; each > most {
			t.Errorf("an entry from %s takes %d bytes, want at most %d", from, each, most)
		} else {
			t.Logf("an entry from %s takes %d bytes", from, each)
		}
		x.Close()
	}
}

// heap returns the bytes in use.
func heap() int64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// Filtering and searching allocate only the list of results.
func TestFindAllocatesOnlyList(t *testing.T) {
	x := opened(t, store.Memory())
	for i := range many {
		x.put(&Entry{Name: fmt.Sprint(i, recordEnd), Game: "squ", Players: []string{"Ana", "Rui"}, Levels: []int{0, 0}, Plies: i % 50, Text: "ana rui",
			Positions: []uint32{uint32(i), uint32(i / 2)}})
	}
	for _, q := range []Query{{Text: "ana"}, {Reached: true, Position: 77, Order: ByLength}, {Result: NotOver, Order: ByResult}} {
		if n := testing.AllocsPerRun(1, func() { x.Find(q) }); n > 40 {
			t.Errorf("%+v allocates %v times for %d games, want at most 40", q, n, many)
		}
	}
	if got := len(x.Find(Query{Reached: true, Position: 77})); got != 3 {
		t.Errorf("the position is found in %d games, want 77, 154 and 155", got)
	}
}

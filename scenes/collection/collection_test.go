package collection_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A player uses the library of a program whose store the test controls.
type player struct {
	*demo.Player
	t testing.TB
}

// open returns a player at the library, with records in the folder of the games.
func open(t testing.TB, s store.Store, records map[string]string) *player {
	t.Helper()
	for name, text := range records {
		if err := s.Folder("games").Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	now := func() time.Time { return time.Date(2026, 5, 31, 18, 0, 0, 0, time.UTC) }
	p := &player{demotest.New(app.Deps{Store: s, Now: now}), t}
	t.Cleanup(p.App.Close)
	p.do("key l;wait;want scene collection")
	return p
}

// do plays a script, its lines separated by semicolons.
func (p *player) do(script string) {
	p.t.Helper()
	demotest.Do(p.t, p.Player, script)
}

// hears fails unless a screen reader would say want.
func (p *player) hears(want string) {
	p.t.Helper()
	if got := p.App.Announcement(); got != want {
		p.t.Errorf("it is said %q, want %q", got, want)
	}
}

// two are the records of two games.
var two = map[string]string{
	"20260501-120000-squex-1.txt": "[game \"squex\"]\n[options \"size=6\"]\n[p1 \"Ana\"]\n[p2 \"Rui\"]\n[title \"The Final\"]\n[tags \"club\"]\n[result \"p1+ resign\"]\n1. b2 {begins} e5 c3\n",
	"20260502-120000-squ-1.txt":   "[game \"squ\"]\n[options \"size=8\"]\n[p1 \"Eva\"]\n[p2 \"Machine\"]\n[p2-level \"3\"]\n[result \"p2+ resign\"]\n1. c3\n",
}

// A screen reader says how many games are listed, what is known of the one with the focus, what is open, and what was deleted.
func TestAnnounceLibrary(t *testing.T) {
	p := open(t, store.Memory(), two)
	p.hears("Library, 2 games")
	p.do("focus Look again 2")
	p.hears("Library, 2 games. The Final. Squex, 6 × 6, Ana and Rui. Ana wins, by resignation, 2 rounds, comments, #club. 1 May 2026")
	p.do("focus Look again")
	p.hears("Library, 2 games. SQU, 8 × 8. Eva and Machine. Machine wins, by resignation, 1 round. 2 May 2026")
	p.do("press This game 2")
	p.hears("The Final. The Final. Squex, 6 × 6, Ana and Rui. Ana wins, by resignation, 2 rounds, comments, #club. 1 May 2026")
	p.do("key delete;wait")
	p.hears("Library, one game. Deleted: The Final.")
	p.do("key ctrl+z;wait;press Filter Filter")
	p.hears("Filter")
	p.do("press Player;type Zé;key enter;press Show 0 games")
	p.hears("Library, 0 games. No game matches. Try fewer words or other filters.")
}

// If no game matches, the page has a button that clears the filters. If no game has been finished yet, it has no filters.
func TestClearFiltersAfterNoMatch(t *testing.T) {
	p := open(t, store.Memory(), two)
	p.do("press Search names, words, dates;type zzz;want text No game matches;press Clear;want text 2 games;want text The Final")
	p = open(t, store.Memory(), nil)
	p.do("want text No finished games yet;want nobutton All games Game;want absent 0 games")
}

// The choices of the filter by result are as high in a small window as in a large one.
func TestResultRowHeightInSmallWindow(t *testing.T) {
	for _, size := range []string{"1280 800", "640 400"} {
		p := open(t, store.Memory(), two)
		p.do("size " + size + ";press Filter Filter")
		high := map[string]float32{}
		for _, w := range p.App.Seen().Widgets {
			high[w.Label] = w.Rect.H
		}
		if row, field := high["Unfinished"], high["Player"]; row < 0.8*field || field == 0 {
			t.Errorf("at %s a result is %v high and a field %v", size, row, field)
		}
	}
}

// A screen reader also says that games are filtered by a position.
func TestAnnouncePositionSearch(t *testing.T) {
	p := open(t, store.Memory(), two)
	p.do("press Look again 2;key home;key pagedown;key /;wait")
	p.hears("Library, one game. Games that reached this position")
	p.do("press Any position")
	p.hears("Library, one game")
}

// Files that are no records are counted and do no harm, also if there are no other files.
func TestForeignFilesAreCounted(t *testing.T) {
	foreign := map[string]string{"letter.txt": "Dear Ana", "half.txt": "[game \"squ\"]\nz99", "picture.png": "\x89PNG"}
	p := open(t, store.Memory(), foreign)
	p.do("want text 2 files are not records that can be read;want text No finished games yet")
	for name, text := range two {
		foreign[name] = text
	}
	p = open(t, store.Memory(), foreign)
	p.do("want text 2 games;want text 2 files are not records that can be read;key /;type ana;want absent are not records")
}

// The menu of a row opens at its button, by a click with the right button, by a long press, and by the keys for menus, with the same commands.
func TestRowMenu(t *testing.T) {
	const wanted = "want button Open;want button Tags;want button Copy the game;want button Save as;want button Select;want button Delete;key esc;want button Look again"
	p := open(t, store.Memory(), two)
	p.do("press This game 2;" + wanted + ";focus Look again 2;key shift+f10;" + wanted + ";focus Look again 2;key contextmenu;" + wanted)
	p.Move(p.row(2))
	p.do("right;" + wanted + ";right;press Rename;type My game;key enter;wait;want text My game")
	p.do("long Look again 2;long none;" + wanted)
}

// row returns the middle of the text of a row, counted from 1.
func (p *player) row(n int) render.Point {
	p.t.Helper()
	name := "Look again"
	if n > 1 {
		name += fmt.Sprint(" ", n)
	}
	for _, w := range p.App.Seen().Widgets {
		if w.Label == name {
			return w.Rect.Centre()
		}
	}
	p.t.Fatalf("there is no row %d", n)
	return render.Point{}
}

// click clicks on a row while keys are held.
func (p *player) click(n int, held input.Frame) {
	p.t.Helper()
	at := p.row(n)
	p.Move(at)
	for _, in := range []input.Frame{{Pressed: input.Left, Down: input.Left}, {Released: input.Left}, {}} {
		in.W, in.H, in.Scale, in.X, in.Y, in.Ctrl, in.Shift = 1280, 800, 1, at.X, at.Y, held.Ctrl, held.Shift
		p.App.Tick(in)
	}
	p.do("ticks 1")
}

// Rows are selected by Ctrl+click, Shift+click, Space, and by taps after the menu; all selected games are deleted, tagged and saved together. Esc ends
// the selection. No row moves.
func TestSelectRows(t *testing.T) {
	records := map[string]string{}
	for i := range 5 {
		records[fmt.Sprintf("20260501-12000%d-squ-1.txt", i)] = strings.Replace(two["20260502-120000-squ-1.txt"], "Eva", fmt.Sprint("Eva ", i), 1)
	}
	p := open(t, store.Memory(), records)
	before := p.row(3)
	p.click(2, input.Frame{Ctrl: true})
	p.do("want text one game selected")
	p.click(4, input.Frame{Shift: true})
	p.do("want text 3 games selected")
	if after := p.row(3); after != before {
		t.Errorf("the third row moved from %v to %v", before, after)
	}
	p.click(3, input.Frame{})
	p.do("want text 2 games selected;key esc;want absent selected;want scene collection;want button All games Game")
	p.do("focus Look again;key space;want text one game selected;focus Look again 5;key space;want text 2 games selected")
	p.hears("Library, 5 games, 2 games selected. SQU, 8 × 8. Eva 0 and Machine. Machine wins, by resignation, 1 round. 1 May 2026")
	p.do("press Tags;type club;key enter;wait;want text club;want text 2 games selected")
	p.do("key delete;wait;want text 2 games deleted.;want text 3 games;want absent selected;key ctrl+z;wait;want text 5 games")
	p.do("tap button Look again;want scene play;key ctrl+t;key l;wait;long Look again;long none;tap button Select;want text one game selected;tap button Look again 2;want text 2 games selected")
	p.do("press Delete;wait;want text 3 games")
}

// The bin lists the deleted games, also after a restart: they can be restored, and deleted for good after a question.
func TestBin(t *testing.T) {
	s := store.Memory()
	p := open(t, s, two)
	p.do("press This game 2;press Delete;wait;press This game;press Delete;wait;want text No finished games yet")
	p.App.Close()
	p = open(t, s, nil)
	p.do("press All games Game;press Bin;wait;want text 2 games;want text The Final;want text Deleted games stay here for 30 days.")
	p.hears("Bin, 2 games")
	p.do("press Look again;press Bring back;wait;want text one game;want text One game is back in the library.;key esc;key esc;want scene collection;want text one game")
	p.do("press All games Game;press Bin;wait;key shift+tab;press This game;press Delete for good;want text Delete one game?;key esc;want text one game")
	p.do("press Empty the bin;press Delete for good;wait;want text The bin is empty;press Bin Game;press All games;want text one game;want absent Bin")
}

// Several games are saved as one file, which adds them elsewhere.
func TestSaveSeveralGames(t *testing.T) {
	s := store.Memory()
	p := open(t, s, two)
	p.do("focus Look again;key space;focus Look again 2;key space;press Save as")
	for !slices.ContainsFunc(p.App.Seen().Texts, func(text string) bool { return strings.HasPrefix(text, "Saved: ") }) {
		time.Sleep(time.Millisecond)
		p.do("ticks 1")
	}
	names, err := s.Folder("saved").List()
	if err != nil || len(names) != 1 {
		t.Fatalf("%v are saved, %v", names, err)
	}
	data, err := s.Folder("saved").Read(names[0], 1<<20)
	catalogtest.NoError(t, err)
	p = open(t, store.Memory(), nil)
	p.Drop(input.File{Name: names[0], Data: data})
	p.do("ticks 2;wait;key l;wait;want text 2 games;want text The Final")
}

// A list of thousands of games draws only the rows in sight.
func TestOnlyVisibleRowsAreMade(t *testing.T) {
	if testing.Short() {
		t.Skip("writes two thousand records")
	}
	many := map[string]string{}
	for i := range 2000 {
		many[fmt.Sprintf("20200101-%06d-squ-1.txt", i)] = strings.Replace(two["20260502-120000-squ-1.txt"], "Eva", fmt.Sprint("Eva ", i), 1)
	}
	p := open(t, store.Memory(), many)
	for range 5 {
		p.do("want text 2,000 games;key pagedown;key pagedown;key end;key home")
		rows := 0
		for _, w := range p.App.Seen().Widgets {
			if strings.HasPrefix(w.Label, "Look again") {
				rows++
			}
		}
		if rows == 0 || rows > 12 {
			t.Fatalf("%d rows are made, want those in sight", rows)
		}
	}
}

// A row says how a game ended if not by its rules, in both languages and in every window, however long the names are.
func TestRowSaysHowGameEnded(t *testing.T) {
	ana, rui := match.Seat{Name: "Alexandra de Vasconcelos"}, match.Seat{Name: "Bartolomeu Dias"}
	for _, c := range []struct {
		table, plies string
		end          func(m *match.Match) error
		en, pt       string
	}{
		{"squex size=6", "c2 b2", func(m *match.Match) error { return m.Flag(0) }, "on time", "por tempo"},
		{"squex size=6", "c2 b2", func(m *match.Match) error { return m.Resign(1) }, "by resignation", "por desistência"},
		{"azacru players=3", "e9-f8", func(m *match.Match) error { return m.Agree() }, "by agreement", "por acordo"},
		{"squex size=6", "c2 b2", func(m *match.Match) error { return m.Declare(0, 1) }, "by agreement", "por acordo"},
		{"squex size=6", "c2 b2", func(m *match.Match) error { return m.Declare() }, "abandoned", "abandonado"},
		{"squex size=6", "c2 b2", func(m *match.Match) error { return m.Declare(1) }, "declared", "declarado"},
		{"squex size=6", "c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1", func(*match.Match) error { return nil }, "", ""},
	} {
		m := catalogtest.Match(t, c.table, c.plies, ana, rui)
		catalogtest.NoError(t, c.end(m))
		spec, _ := catalog.Find(strings.Fields(c.table)[0])
		var text bytes.Buffer
		catalogtest.NoError(t, record.Write(&text, record.New(spec, m)))
		p := open(t, store.Memory(), map[string]string{"one.txt": text.String()})
		for language, want := range map[words.Language]string{"en": c.en, "pt": c.pt} {
			p.App.SetLanguage(language)
			for _, size := range []string{"1280 800", "960 600", "640 480", "390 844", "320 480"} {
				p.do("size " + size)
				said := strings.Join(p.App.Seen().Texts, "\n")
				if want != "" && !strings.Contains(said, want) {
					t.Errorf("%s in %s: %q is not said in %q", size, language, want, said)
				}
				for _, other := range []string{"on time", "resignation", "agreement", "declared", "abandoned", "por tempo", "desistência", "acordo", "declarado", "abandonado"} {
					if !strings.Contains(want, other) && strings.Contains(said, other) {
						t.Errorf("%s in %s: %q is said of a game with %q", size, language, other, want)
					}
				}
			}
		}
	}
}

// A slowStore lets some records be read, and the rest only after its gate opens.
type slowStore struct {
	store.Store
	left *atomic.Int64
	gate chan struct{}
}

func (s slowStore) Folder(name string) store.Store {
	s.Store = s.Store.Folder(name)
	return s
}

func (s slowStore) Read(name string, most int) ([]byte, error) {
	if strings.HasSuffix(name, ".txt") && s.left.Add(-1) < 0 {
		<-s.gate
	}
	return s.Store.Read(name, most)
}

// The first rows of a large library are listed after 64 records were read. While the disk is slow nothing is drawn, and scripts wait.
func TestFirstRowsAreListedAtOnce(t *testing.T) {
	const many = 1000
	s := slowStore{store.Memory(), &atomic.Int64{}, make(chan struct{})}
	for i := range many {
		name := fmt.Sprintf("20200101-%06d-squ-1.txt", i)
		if err := s.Store.Folder("games").Write(name, []byte(two["20260502-120000-squ-1.txt"])); err != nil {
			t.Fatal(err)
		}
	}
	s.left.Store(many)
	p := &player{demotest.New(app.Deps{Store: s}), t}
	t.Cleanup(p.App.Close)
	open := sync.OnceFunc(func() { close(s.gate) })
	t.Cleanup(open)
	s.left.Store(100)
	p.do("key l")
	for !slices.ContainsFunc(p.App.Seen().Texts, func(text string) bool { return strings.Contains(text, "64 games") }) {
		time.Sleep(time.Millisecond)
		p.do("ticks 1")
	}
	p.do("ticks 60;want text 64 of 1,000 files have been read;want text Eva")
	if p.Busy() {
		t.Error("the page is drawn again and again while it waits for the disk")
	}
	open()
	p.do("wait;want text 1,000 games;want absent have been read")
}

// BenchmarkFilters moves the pointer over the open sheet of filters.
func BenchmarkFilters(b *testing.B) {
	p := open(b, store.Memory(), two)
	p.do("size 1280 800;press Filter Filter")
	b.ReportAllocs()
	for x := 0; b.Loop(); x++ {
		p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: float32(500 + x%300), Y: 300})
	}
}

package deck

import (
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
	"quintet/games/limits"
	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
	"quintet/scenes/data/store/simdisk"
)

// text returns n exercises of Squex as text, as made from a game.
func text(n int) string {
	all := "quintet exercises 1\n"
	for i := range n {
		all += fmt.Sprintf("\ngame squex size=6\nposition 1B4/2B3/6/3R2/6/%dR%d 1b3/5/5/5/5 B 1 -\ntask better\ngrade 2\nfrom 3 a.txt\nplayed d3\nanswer c4 | d5\n", i, 5-i)
	}
	return all
}

// made returns n exercises.
func made(t *testing.T, n int) []exercise.Exercise {
	t.Helper()
	all, err := exercise.Parse(strings.ReplaceAll(text(n), "0R", "R"), catalog.Find)
	if err != nil || len(all) != n {
		t.Fatalf("%d exercises, %v", len(all), err)
	}
	return all
}

// A clock shows the time at.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

// opened returns a deck on s and its clock.
func opened(s store.Store) (*Deck, *clock) {
	c := &clock{time.Date(2026, 5, 1, 18, 0, 0, 0, time.UTC)}
	return New(s, catalog.Find, c.now), c
}

// Exercises and answers are there after the next start, even if the program ends at once.
func TestDeckSurvivesRestart(t *testing.T) {
	s := store.Memory()
	d, _ := opened(s)
	all := made(t, 3)
	if n := d.Add(all); n != 3 {
		t.Errorf("%d exercises are new, want 3", n)
	}
	if n := d.Add(all[:2]); n != 0 {
		t.Errorf("%d exercises are new the second time", n)
	}
	d.Answer(all[1].ID(), practice.Solved)
	d.Close()
	d, c := opened(s)
	if got := d.Own(); len(got) != 3 || got[2].ID() != all[2].ID() {
		t.Errorf("%d exercises are there", len(got))
	}
	c.at = c.at.AddDate(0, 0, 1)
	want := []string{all[0].ID(), all[2].ID()}
	slices.Sort(want)
	if due := d.Plan().Due(); !slices.Equal(due, want) {
		t.Errorf("tomorrow %v are due, want %v", due, want)
	}
	if messages := d.Poll(); len(messages) > 0 {
		t.Errorf("messages %v", messages)
	}
	d.Close()
}

// many returns the text of n different exercises of SQU.
func many(t *testing.T, n int) string {
	t.Helper()
	spec, _ := catalog.Find("squ")
	g := catalogtest.Open(t, spec, games.Options{"size": "8"})
	r, known := games.NewRand(5), map[string]bool{}
	var all []exercise.Exercise
	for len(all) < n {
		p := g.Start()
		for range 2 + r.Intn(20) {
			p.Play(catalogtest.AnyMove(p, r))
		}
		m := catalogtest.AnyMove(p, r)
		e := exercise.Exercise{Spec: spec, Game: g, Position: p, Grade: 1, Answers: []exercise.Answer{{Plies: []games.Move{m}}}}
		if id := e.ID(); !known[id] {
			known[id] = true
			all = append(all, e)
		}
	}
	return exercise.Format(all)
}

// An import never replaces the player's exercises: what does not fit is left out, with a message.
func TestImportReplacesNothing(t *testing.T) {
	s := store.Memory()
	d, _ := opened(s)
	mine := made(t, 3)
	d.Add(mine)
	text := many(t, limits.MaxExercises+200)
	ids, ok := d.Import([]byte(text))
	if got := d.Own(); !ok || len(got) != limits.MaxExercises || got[0].ID() != mine[0].ID() || len(ids) != limits.MaxExercises-3 {
		t.Errorf("%d exercises are there, the first of ours %v; %d were imported, %v", len(got), got[0].ID() == mine[0].ID(), len(ids), ok)
	}
	if told := d.Poll(); len(told) != 1 || told[0].Key != "training.full" || !slices.Equal(told[0].Args, []any{203, limits.MaxExercises}) {
		t.Errorf("messages %v", told)
	}
	if again, _ := d.Import([]byte(text)); len(again) != len(ids) {
		t.Errorf("imported again there are %d, want the same %d", len(again), len(ids))
	}
	d.Close()
	d, _ = opened(s)
	if got := d.Own(); len(got) != limits.MaxExercises || got[2].ID() != mine[2].ID() {
		t.Errorf("after the next start there are %d", len(got))
	}
	d.Close()
}

// An exercise that is too long is rejected, and the others can still be read and written.
func TestLongExerciseIsRejected(t *testing.T) {
	s := store.Memory()
	d, _ := opened(s)
	d.Add(made(t, 2))
	long := strings.Replace(text(1), "0R", "R", 1) + "\n" + strings.TrimPrefix(strings.Replace(text(2), "0R", "R", 1), "quintet exercises 1\n\n")
	long = strings.Replace(long, "answer c4 | d5", "answer c4 | d5"+strings.Repeat("\nanswer c4 | d5", 600_000), 1)
	if ids, ok := d.Import([]byte(long)); !ok || len(ids) != 2 {
		t.Errorf("%d exercises were added, %v, want the other 2", len(ids), ok)
	}
	if told := d.Poll(); len(told) != 1 || told[0].Key != "training.partly" {
		t.Errorf("messages %v", told)
	}
	d.Close()
	d, _ = opened(s)
	if got := d.Own(); len(got) != 2 || len(d.Poll()) > 0 {
		t.Errorf("after the next start there are %d exercises", len(got))
	}
	d.Close()
}

// An import does not compare every exercise with all others: four times as many cost about four times as much.
func TestImportIsLinear(t *testing.T) {
	cost := func(n int) float64 {
		text := []byte(many(t, n))
		d, _ := opened(store.Memory())
		defer d.Close()
		d.Own()
		return testing.AllocsPerRun(1, func() { d.Import(text) })
	}
	const n = 500
	if once, four := cost(n), cost(4*n); four > 6*once {
		t.Errorf("%d exercises allocate %.0f times, %d %.0f times", n, once, 4*n, four)
	}
}

// Unusable files stay under another name, and their readable parts are used.
func TestDamagedFilesAreSetAside(t *testing.T) {
	s := store.Memory()
	f := s.Folder(folder)
	damaged := strings.Replace(strings.ReplaceAll(text(3), "0R", "R"), "answer c4", "answer z9", 1)
	for name, text := range map[string]string{ownFile: damaged, planFile: `{"Version":99}`} {
		if err := f.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	d, _ := opened(s)
	if got := d.Own(); len(got) != 2 {
		t.Errorf("%d exercises could be read, want 2", len(got))
	}
	if messages := d.Poll(); len(messages) != 2 || messages[0].Key != "training.damaged" || messages[0].File != messages[0].Args[0] {
		t.Errorf("messages %v", messages)
	}
	d.Answer("x", practice.Solved)
	d.Close()
	for name, want := range map[string]string{ownFile + ".damaged": damaged, planFile + ".damaged": `{"Version":99}`} {
		if got, err := f.Read(name, maxBytes); err != nil || string(got) != want {
			t.Errorf("%s contains %q, %v", name, got, err)
		}
	}
}

// A full disk is reported once, and writing is retried until it works.
func TestFullDiskIsRetried(t *testing.T) {
	disk := simdisk.New()
	disk.Fail(simdisk.Always, 0)
	s := store.DiskOn(disk, "/data")
	d, c := opened(s)
	d.Add(made(t, 1))
	told := 0
	for range 3 {
		d.saver.Wait()
		told += len(d.Poll())
		c.at = c.at.Add(queue.RetryInterval)
	}
	if told != 1 || !d.Unsaved() {
		t.Errorf("%d messages, want one", told)
	}
	if d.Due(c.at).Never() {
		t.Error("Due is never, want the next try")
	}
	disk.Fail(simdisk.None, 0)
	d.Poll()
	d.Close()
	if d.Unsaved() {
		t.Error("the disk has space, but nothing was written")
	}
	d, _ = opened(s)
	if len(d.Own()) != 1 {
		t.Error("the exercise is lost")
	}
	d.Close()
}

// The progress of judging a game's mistakes is known at the next start.
func TestJudgedGamesSurviveRestart(t *testing.T) {
	s := store.Memory()
	d, _ := opened(s)
	all := made(t, 3)
	d.AddFrom("a.txt", all[:1], 17, false)
	d.AddFrom("b.txt", all[1:], 30, true)
	d.Close()
	d, _ = opened(s)
	for _, tt := range []struct {
		record string
		plies  int
		done   bool
	}{{"a.txt", 17, false}, {"b.txt", 0, true}, {"c.txt", 0, false}} {
		if plies, done := d.Judged(tt.record); plies != tt.plies || done != tt.done {
			t.Errorf("%s is judged up to ply %d, %v", tt.record, plies, done)
		}
	}
	if got := d.Own(); len(got) != 3 {
		t.Errorf("%d exercises are there, want 3", len(got))
	}
	d.Close()
}

// Invalid lines in the file of judged games are ignored.
func TestDamagedLedgerLines(t *testing.T) {
	s := store.Memory()
	text := "2026-05-01 3 a.txt\n2026-05-01 all b.txt\nx 1 y\n2026-05-01 -1 z\n2026-05-01 4\n\xff"
	if err := s.Folder(folder).Write(ledgerFile, []byte(text)); err != nil {
		t.Fatal(err)
	}
	d, _ := opened(s)
	d.AddFrom("c.txt", nil, 0, false)
	d.Close()
	got, err := s.Folder(folder).Read(ledgerFile, maxBytes)
	if want := "2026-05-01 0 c.txt\n2026-05-01 all b.txt\n2026-05-01 3 a.txt\n"; err != nil || string(got) != want {
		t.Errorf("the file contains\n%s, %v, want\n%s", got, err, want)
	}
}

// A file that can neither be read nor set aside is not changed, and the others are written.
func TestUnreadableFileStays(t *testing.T) {
	disk := t.TempDir()
	s := store.Disk(disk)
	if err := s.Folder(folder).Folder(planFile).Write("inside", nil); err != nil { // the plan is a folder
		t.Fatal(err)
	}
	d, _ := opened(s)
	d.Add(made(t, 1))
	if told := d.Poll(); len(told) != 1 || told[0].Key != "training.unread" || told[0].File != told[0].Args[0] {
		t.Errorf("messages %v", told)
	}
	d.Close()
	if d.Unsaved() {
		t.Error("the other files are not written")
	}
	d, _ = opened(s)
	if len(d.Own()) != 1 {
		t.Errorf("%d exercises are there at the next start, want 1", len(d.Own()))
	}
	d.Close()
}

// A deck from version 0.2 has every exercise, due on the same days, and its judged games.
func TestDeckOfVersion02(t *testing.T) {
	s := store.Memory()
	for _, name := range []string{ownFile, planFile, ledgerFile} {
		text, err := os.ReadFile(filepath.Join("testdata", "0.2", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Folder(folder).Write(name, text); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]int{"ad9a0f2b24d4ff61": 1, "306a40af753c5169": 34, "1f78bfb35a0b9a91": 9, "33282c46246bd71d": 0, "1c9bdf0a37365785": 1}
	for range 2 { // read as 0.2 left it, then as written today
		d, c := opened(s)
		c.at = time.Date(2026, 6, 15, 18, 0, 0, 0, time.UTC)
		if len(d.Own()) != len(want) {
			t.Errorf("%d exercises are there, want %d", len(d.Own()), len(want))
		}
		for id, days := range want {
			if got, ok := d.Plan().Wait(id); got != days || !ok {
				t.Errorf("%s is due in %d days, %v, want %d", id, got, ok, days)
			}
			if solved := d.Plan().SolvedOnce(id); solved != (id != "33282c46246bd71d" && id != "1c9bdf0a37365785") {
				t.Errorf("%s was solved once: %v", id, solved)
			}
		}
		plies, _ := d.Judged("20260501-180000-squex-1.txt")
		if _, done := d.Judged("20260614-180000-squex-1.txt"); !done || plies != 17 {
			t.Errorf("%d plies of the first game are judged, and all of the second: %v", plies, done)
		}
		if told := d.Poll(); len(told) > 0 {
			t.Errorf("messages %v", told)
		}
		d.Answer("another", practice.Missed) // writes the plan
		d.Close()
	}
}

// After a backup was restored the deck reads the files again, and does not overwrite them.
func TestReloadRestoredDeck(t *testing.T) {
	s, other := store.Memory(), store.Memory()
	d, _ := opened(other)
	d.Add(made(t, 2))
	d.Close()
	d, _ = opened(s)
	d.Own()
	for _, name := range []string{ownFile, planFile} {
		text, err := other.Folder(folder).Read(name, maxBytes)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Folder(folder).Write(name, text); err != nil {
			t.Fatal(err)
		}
	}
	d.Reload()
	d.Answer(made(t, 1)[0].ID(), practice.Solved)
	d.Close()
	d, _ = opened(s)
	if len(d.Own()) != 2 {
		t.Errorf("%d exercises are there, want 2", len(d.Own()))
	}
	d.Close()
}

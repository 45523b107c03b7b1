package tablefile_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/tablefile"
	"quintet/games/files/tabletest"
	"quintet/games/gametest"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// written returns the text of f.
func written(t testing.TB, f tablefile.File, now time.Time) []byte {
	t.Helper()
	text, err := tablefile.Write(f, now)
	catalogtest.NoError(t, err)
	return text
}

// Whatever happens at a table, its file holds all of it: the tree, what is shown, clocks, terms and everything else.
func TestFileHoldsWholeTable(t *testing.T) {
	for i, sample := range tabletest.Samples() {
		for seed := range uint64(3) {
			e := tabletest.New(t, sample, seed*100+uint64(i))
			for n := range 250 {
				what := e.Happen()
				if n%5 > 0 {
					continue
				}
				f := tablefile.File{Table: e.Table, Began: time.Unix(1_795_968_000, 0), Changed: time.Unix(1_795_968_090, 0), Away: n%2 == 0}
				text := written(t, f, e.Now)
				back, err := tablefile.Read(text, catalogtest.Find)
				if err != nil {
					t.Fatalf("%s, seed %d: after %s: %v in\n%s", sample, seed, what, err, text)
				}
				if got, want := tabletest.Describe(back.Table, e.Now), tabletest.Describe(e.Table, e.Now); got != want {
					t.Fatalf("%s, seed %d: after %s the file holds\n%s\nwant\n%s\nfrom\n%s", sample, seed, what, got, want, text)
				}
				if !back.Began.Equal(f.Began) || !back.Changed.Equal(f.Changed) || back.Away != f.Away {
					t.Fatalf("%s, seed %d: read as %+v, want %+v", sample, seed, back, f)
				}
				if twice := written(t, back, e.Now); !bytes.Equal(twice, text) {
					t.Fatalf("%s, seed %d: after %s written again as\n%s\nwant\n%s", sample, seed, what, twice, text)
				}
			}
		}
	}
}

// sampleFile returns a table of SQU with a variation, clocks and a ply that has been begun.
func sampleFile(t testing.TB) (f tablefile.File, now time.Time) {
	t.Helper()
	spec, _ := catalogtest.Find("squ")
	m := match.New(catalogtest.Open(t, spec, games.Options{"size": "8"}), []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 2}})
	for _, ply := range []string{"c3", "d4", "e5", "f6"} {
		catalogtest.Play(t, m, ply)
	}
	m.Goto(3)
	tb := table.New(spec, m, terms.Terms{})
	tb.Path = nil
	return tablefile.File{Table: tb, Began: time.Unix(1_795_968_000, 0), Changed: time.Unix(1_795_968_090, 0)}, time.Unix(1_795_968_100, 0)
}

// Wherever a file is cut or changed, Read reports damage or the file is the same, and what is left of the game is its beginning.
func TestDamagedFile(t *testing.T) {
	for i, sample := range tabletest.Samples() {
		if !gametest.Sampled(i, 3) {
			continue
		}
		e := tabletest.New(t, sample, uint64(i))
		for range 60 {
			e.Happen()
		}
		text := written(t, tablefile.File{Table: e.Table}, e.Now)
		whole := tabletest.Describe(e.Table, e.Now)
		plies := catalogtest.Plies(e.Match.MainGame())
		check := func(what string, data []byte) {
			t.Helper()
			f, err := tablefile.Read(data, catalogtest.Find)
			switch {
			case err == nil && tabletest.Describe(f.Table, e.Now) != whole:
				t.Fatalf("%s: %s is read as another table:\n%s\nwant\n%s", sample, what, tabletest.Describe(f.Table, e.Now), whole)
			case err != nil && !errors.Is(err, tablefile.ErrDamaged) && !errors.Is(err, tablefile.ErrVersion):
				t.Fatalf("%s: %s: %v, want damage", sample, what, err)
			}
		}
		r := games.NewRand(uint64(i))
		for range 40 {
			n := r.Intn(len(text))
			check(fmt.Sprint("cut at ", n), text[:n])
			if f, _ := tablefile.Read(text[:n], catalogtest.Find); f.Table != nil {
				if got := catalogtest.Plies(f.Table.Match.MainGame()); !isBeginning(got, plies) {
					t.Fatalf("%s: cut at %d the game is %v, want the beginning of %v", sample, n, got, plies)
				}
			}
			bad := bytes.Clone(text)
			bad[n] ^= 1 << r.Intn(8)
			check(fmt.Sprint("a bit in byte ", n), bad)
		}
	}
}

// isBeginning reports whether got is the beginning of want, apart from its last ply: a cut text may be another ply, or end a turn.
func isBeginning(got, want []string) bool {
	n := max(0, len(got)-2)
	return n <= len(want) && slices.Equal(got[:n], want[:n])
}

// What is changed by hand counts if it is a legal game, and the players are told.
func TestEditedFile(t *testing.T) {
	f, now := sampleFile(t)
	text := string(written(t, f, now))
	for old, c := range map[string]struct{ now, want string }{
		"Ana":   {"Rui", "c3 d4 e5 f6"},
		"c3 d4": {"c3 d4+", "c3 d4"},
		"d4+e5": {"d4+z5", "c3 d4"},
		"squ\"": {"chess\"", ""},
	} {
		if !strings.Contains(text, old) {
			t.Fatalf("%q is not in\n%s", old, text)
		}
		got, err := tablefile.Read([]byte(strings.Replace(text, old, c.now, 1)), catalogtest.Find)
		if !errors.Is(err, tablefile.ErrDamaged) || (got.Table == nil) != (c.want == "") {
			t.Errorf("%q instead of %q: %v, %v", c.now, old, got, err)
			continue
		}
		if got.Table != nil && strings.Join(catalogtest.Plies(got.Table.Match), " ") != c.want {
			t.Errorf("%q instead of %q: %v, want %s", c.now, old, catalogtest.Plies(got.Table.Match), c.want)
		}
	}
}

// A file of a newer version is not damaged: it is kept as it is.
func TestNewerVersion(t *testing.T) {
	f, now := sampleFile(t)
	text := strings.Replace(string(written(t, f, now)), `{"version":3,`, `{"version":4,"what":"is new",`, 1)
	if _, err := tablefile.Read([]byte(text), catalogtest.Find); !errors.Is(err, tablefile.ErrVersion) || errors.Is(err, tablefile.ErrDamaged) {
		t.Errorf("Read = %v, want an error about the version", err)
	}
}

// Impossible values in the state are corrected, although the checksum is right.
func TestImpossibleState(t *testing.T) {
	f, now := sampleFile(t)
	f.Table.Turned, f.Table.Path = 7, nil
	f.Table.Terms.Begin = 99
	back, err := tablefile.Read(written(t, f, now), catalogtest.Find)
	if err != nil || back.Table.Turned != 0 || back.Table.Terms.Begin != terms.AsListed {
		t.Errorf("read as %+v, %v", back.Table, err)
	}
}

// The example in the package's documentation is a file as Write writes it, up to the sum and the terms.
func TestDocumentationExample(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	catalogtest.NoError(t, err)
	_, rest, _ := strings.Cut(string(source), "//\t[game")
	example, _, ok := strings.Cut("//\t[game"+rest, "\n//\n// The line has three parts")
	if !ok {
		t.Fatal("doc.go has no example")
	}
	want, line, _ := strings.Cut(strings.NewReplacer("//\t", "", "//", "").Replace(example), "state ")
	spec, _ := catalogtest.Find("squ")
	m := match.New(catalogtest.Open(t, spec, games.Options{"size": "8"}), []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 2}})
	for _, ply := range []string{"c3", "d4", "e5", "f6", "g2"} {
		catalogtest.Play(t, m, ply)
	}
	tb := table.New(spec, m, terms.Terms{})
	text := string(written(t, tablefile.File{Table: tb, Began: time.Unix(1_795_968_000, 0), Changed: time.Unix(1_795_968_090, 0)}, time.Unix(0, 0)))
	got, state, _ := strings.Cut(text, "state ")
	if got != want {
		t.Errorf("the example is\n%s\nwant\n%s", want, got)
	}
	_, wanted, _ := strings.Cut(line, " ")
	if wanted, _, _ = strings.Cut(wanted, `"terms"`); !strings.Contains(state, wanted) {
		t.Errorf("the state of the example begins with\n%s\nwant\n%s", wanted, state)
	}
}

// restarted returns tb as the next start of the program finds it.
func restarted(t *testing.T, tb *table.Table, now time.Time) *table.Table {
	t.Helper()
	f, err := tablefile.Read(written(t, tablefile.File{Table: tb}, now), catalogtest.Find)
	catalogtest.NoError(t, err)
	return f.Table
}

// A game that ends while plies are taken back ends there: they become a variation without times.
func TestVariationHasNoTimes(t *testing.T) {
	spec, _ := catalogtest.Find("squ")
	g := catalogtest.Open(t, spec, nil)
	agreed := terms.Terms{Clock: clock.Control{Kind: clock.PerTurn, Step: time.Minute}}
	now := time.Unix(1_800_000_000, 0)
	tb := table.New(spec, match.New(g, nil), agreed)
	tb.Open(now)
	tb.PauseClock()
	for range 5 {
		tb.Play(tb.Position().AppendMoves(nil)[0], now)
	}
	tb.Goto(2, now)
	tb.Resign(0, now)
	if k := restarted(t, tb, now); !k.Match.Over() || k.Match.MainLen() != 2 || len(k.Clock.History()) != 3 || len(k.Stopwatch.MoveTimes()) != 2 {
		t.Errorf("over %v after %d plies, %d times on the clock and %d plies measured; want 3 and 2", k.Match.Over(), k.Match.MainLen(), len(k.Clock.History()), len(k.Stopwatch.MoveTimes()))
	}
}

// Help and import survive a restart: also a hint that was shown and is played afterwards.
func TestHelpedSurvivesRestart(t *testing.T) {
	spec, _ := catalogtest.Find("squex")
	g := catalogtest.Open(t, spec, nil)
	now := time.Unix(1_800_000_000, 0)
	restart := func(tb *table.Table) *table.Table { return restarted(t, tb, now) }
	tb := restart(table.New(spec, match.New(g, []match.Seat{{}, {Level: 1}}), terms.Terms{}))
	if tb.Helped || tb.Imported {
		t.Error("a new game is helped or imported after a restart")
	}
	hinted := tb.Position().AppendMoves(nil)[3]
	tb.NoteHint(hinted)
	tb = restart(tb)
	if tb.Helped {
		t.Error("a hint that was only shown makes the game helped")
	}
	tb.Play(hinted, now)
	if k := restart(tb); !k.Helped || k.Help != table.HintPlayed {
		t.Error("a hint that was shown before a restart, and played after it, is not remembered")
	}
	tb.Imported = true
	if tb = restart(restart(tb)); !tb.Imported || !tb.Helped {
		t.Error("after two restarts the game is not imported or not helped")
	}
}

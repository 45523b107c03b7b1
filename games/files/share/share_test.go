package share_test

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/null"
	"quintet/games/play/match"
)

// specs returns the games of the catalogue and the template.
func specs() []games.Spec { return append(catalog.All(), null.Spec) }

func written(t testing.TB, rec *record.Record) string {
	t.Helper()
	var b strings.Builder
	catalogtest.NoError(t, record.Write(&b, rec))
	return b.String()
}

func code(t testing.TB, rec *record.Record) string {
	t.Helper()
	text, err := share.Format(rec)
	catalogtest.NoError(t, err)
	return text
}

// anyMatch plays random plies of s, with random options, seats and ending.
func anyMatch(t testing.TB, s games.Spec, r *games.Rand, most int) *match.Match {
	t.Helper()
	o := games.Options{}
	for _, opt := range s.Options {
		o[opt.ID] = opt.Choices[r.Intn(len(opt.Choices))]
		if opt.Max > 0 && r.Intn(2) == 0 {
			o[opt.ID] = strconv.Itoa(opt.Min + r.Intn(opt.Max-opt.Min+1))
		}
	}
	g := catalogtest.Open(t, s, o)
	var seats []match.Seat
	if r.Intn(2) == 0 {
		seats = []match.Seat{{Name: "Ana Zé 象"}, {Name: "", Level: 1 + r.Intn(record.MaxLevel)}}
	}
	p := s.OpeningOf(g, games.Player(r.Intn(g.Info().Players)))
	for range r.Intn(2) * r.Intn(6) {
		if !p.Over() {
			p.Play(catalogtest.AnyMove(p, r))
		}
	}
	switch r.Intn(4) {
	case 0:
		p = g.Start()
	case 1:
		p = catalogtest.SetUp(g, r, 12)
	}
	m := match.NewAt(g, p, seats)
	catalogtest.PlayAny(t, m, r, r.Intn(most+1))
	if m.Over() {
		return m
	}
	var err error
	switch end := r.Intn(6); {
	case end == 0:
		err = m.Resign(games.Player(r.Intn(g.Info().Players)))
	case end == 1:
		err = m.Flag(m.Position().ToMove())
	case end == 2 && g.Info().Players > 2:
		err = m.Agree()
	case end == 3:
		err = m.Declare(games.Seats(uint8(r.Intn(1 << g.Info().Players)))...)
	}
	catalogtest.NoError(t, err)
	return m
}

// Every game with any options, start and ending survives conversion to a code and back.
func TestCodeRoundTrip(t *testing.T) {
	n := 100
	if testing.Short() {
		n = 12
	}
	for _, s := range specs() {
		t.Run(s.ID, func(t *testing.T) {
			r := games.NewRand(1)
			for range n {
				rec := record.New(s, anyMatch(t, s, r, 400))
				text := code(t, rec)
				c, err := share.Parse(text, catalogtest.Find)
				if err != nil || !c.Whole || c.Plies != rec.Match.MainLen() {
					t.Fatalf("%s: %v, whole %v, %d plies; want %d", text, err, c.Whole, c.Plies, rec.Match.MainLen())
				}
				if got, want := written(t, c.Record), written(t, rec); got != want {
					t.Fatalf("%s is\n%s\nwant\n%s", text, got, want)
				}
			}
		})
	}
}

// The main path of every game of an earlier version can be read from its code, and its code is still the same.
func TestEarlierVersions(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) != len(catalog.All()) {
		t.Fatalf("%v, %d files; want one a game", err, len(files))
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		catalogtest.NoError(t, err)
		text, want, _ := strings.Cut(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n")
		c, err := share.Parse(text, catalogtest.Find)
		if err != nil || !c.Whole {
			t.Fatalf("%s: %v, whole %v", file, err, c.Whole)
		}
		if got := written(t, c.Record); got != want {
			t.Errorf("%s is\n%s\nwant\n%s", file, got, want)
		}
		if again := code(t, c.Record); again != text {
			t.Errorf("%s is written as\n%s\nwant\n%s", file, again, text)
		}
	}
}

// Characters that look alike, spaces, line ends and text around a code do not matter.
func TestParseTolerance(t *testing.T) {
	rec := record.New(null.Spec, anyMatch(t, null.Spec, games.NewRand(9), 20))
	text := code(t, rec)
	dataAt := strings.LastIndex(text, "-") + 1
	wrapped := text[:dataAt] + strings.Join(strings.Split(text[dataAt:], ""), " \n")
	alike := text[:dataAt] + strings.NewReplacer("1", "I", "0", "o").Replace(text[dataAt:])
	for _, in := range []string{"Look at this: " + text + " What now?", strings.ToUpper(text), wrapped, alike} {
		c, err := share.Parse(in, catalogtest.Find)
		if err != nil || !c.Whole || written(t, c.Record) != written(t, rec) {
			t.Errorf("%q: %v, whole %v", in, err, c.Whole)
		}
	}
}

func TestNotACode(t *testing.T) {
	for in, want := range map[string]error{
		"":                           share.ErrNone,
		"quintet1-":                  share.ErrNone,
		"quintet2-null-000000000000": share.ErrVersion,
		"quintet1-chess-0005r0j2x3c": share.ErrGame,
		"quintet1-null-":             share.ErrBroken,
		"quintet1-null-zzzzzzzzzzzz": share.ErrBroken,
	} {
		if _, err := share.Parse(in, catalogtest.Find); !errors.Is(err, want) {
			t.Errorf("%q: got %v, want %v", in, err, want)
		}
	}
}

func TestImpossiblePosition(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, nil)
	p, err := g.ParsePosition("xx1/3/3 p1 -")
	catalogtest.NoError(t, err)
	text := code(t, record.New(null.Spec, match.NewAt(g, p, nil)))
	_, err = share.Parse(text, catalogtest.Find)
	if illegal, ok := errors.AsType[*games.IllegalError](err); !ok || illegal.Reason.Text.Key != "null.edit.turn" {
		t.Errorf("the error is %v, want the reason why no game can come there", err)
	}
	if _, err := share.Parse(text[:len(text)-1], catalogtest.Find); err != share.ErrBroken {
		t.Errorf("a damaged code of it: got %v, want %v", err, share.ErrBroken)
	}
}

package abstractplay_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/abstractplay"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/null"
	"quintet/games/record"
)

var now = time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)

// shared are the games that the site has, too.
func shared() []games.Spec {
	return slices.DeleteFunc(catalog.All(), func(s games.Spec) bool { return s.AbstractPlay == nil })
}

// written returns rec as the site has it.
func written(t testing.TB, rec *record.Record) []byte {
	t.Helper()
	var b bytes.Buffer
	catalogtest.NoError(t, abstractplay.Write(&b, rec, now))
	return b.Bytes()
}

// finished plays a random game of g from the start of the site to an end.
func finished(t testing.TB, s games.Spec, g games.Game, r *games.Rand) *match.Match {
	t.Helper()
	m := match.NewAt(g, s.AbstractPlay.Start(g), []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 3}})
	if catalogtest.PlayAny(t, m, r, 5+r.Intn(100)); m.Over() {
		return m
	}
	err := m.Flag(m.Position().ToMove())
	if r.Intn(2) == 0 {
		m.Undo()
		err = m.Resign(games.Player(r.Intn(g.Info().Players)))
	}
	catalogtest.NoError(t, err)
	return m
}

// Games with all options that the site has come back with the same plies, players and result.
func TestGamesComeBackWithEqualResults(t *testing.T) {
	n := 6
	if !testing.Short() {
		n = 60
	}
	for _, s := range shared() {
		r := games.NewRand(4)
		for _, o := range allOptions(s.Options) {
			g := catalogtest.Open(t, s, o)
			if _, ok := s.AbstractPlay.Variants(g.Info().Options); !ok {
				continue
			}
			for range n {
				rec := record.FromMatch(s, finished(t, s, g, r))
				if rec.Outcome.Ending != match.Finished && g.Info().Players > 2 {
					continue // the site shares the first place among those who are left
				}
				data := written(t, rec)
				again, err := abstractplay.Read(data, catalog.Find)
				if err != nil {
					t.Fatalf("%s %v: %v\n%s", s.ID, o, err, data)
				}
				if !reflect.DeepEqual(again.Outcome, rec.Outcome) || !reflect.DeepEqual(again.Names, rec.Names) || !reflect.DeepEqual(again.Levels, rec.Levels) || again.Plies() != rec.Plies() {
					t.Fatalf("%s %v: read back %+v, %v, %d plies; want %+v, %v, %d\n%s", s.ID, o, again.Outcome, again.Names, again.Plies(), rec.Outcome, rec.Names, rec.Plies(), data)
				}
				if twice := written(t, again); !bytes.Equal(movesOf(t, twice), movesOf(t, data)) {
					t.Fatalf("%s %v: written again with other plies:\n%s\nwant\n%s", s.ID, o, twice, data)
				}
			}
		}
	}
}

// movesOf returns the plies of a record.
func movesOf(t testing.TB, data []byte) []byte {
	t.Helper()
	var f struct{ Moves json.RawMessage }
	catalogtest.NoError(t, json.Unmarshal(data, &f))
	return f.Moves
}

// allOptions returns every choice of options.
func allOptions(options []games.Option) []games.Options {
	all := []games.Options{{}}
	for _, opt := range options {
		var more []games.Options
		for _, o := range all {
			for _, v := range opt.Choices {
				next := games.Options{opt.ID: v}
				maps.Copy(next, o)
				more = append(more, next)
			}
		}
		all = more
	}
	return all
}

// The record holds what the schema requires.
func TestTheSchemaIsKept(t *testing.T) {
	s, _ := catalog.Find("taiji")
	g := catalogtest.Open(t, s, games.Options{"size": "7", "tonga": "on"})
	var f map[string]any
	catalogtest.NoError(t, json.Unmarshal(written(t, record.FromMatch(s, finished(t, s, g, games.NewRand(1)))), &f))
	header := f["header"].(map[string]any)
	for _, key := range []string{"game", "site", "date-start", "date-end", "date-generated", "players"} {
		if header[key] == nil {
			t.Errorf("the header has no %s", key)
		}
	}
	if _, err := time.Parse(time.RFC3339, header["date-end"].(string)); err != nil {
		t.Error(err)
	}
	if got := header["game"].(map[string]any)["variants"]; !reflect.DeepEqual(got, []any{"7x7", "onegroup", "tonga"}) {
		t.Errorf("variants %v", got)
	}
	if len(f) != 2 {
		t.Errorf("beside header and moves there is more: %v", f)
	}
}

const head = `{"header":{"game":{"name":"Taiji","variants":["7x7 board","Only one group"]},"site":{"name":"Abstract Play","gameid":"x"},"date-start":"2025-01-02T03:04:05.000Z",` +
	`"date-end":"2025-02-03T03:04:05.678Z","date-generated":"2025-02-03T03:04:05.678Z","players":[{"name":"Ana","userid":"1","score":1,"result":0},{"name":"Rui","userid":"2","score":1,"result":1}]},"moves":`

// A record as the site writes it is read: rows from below, plies with their consequences, a resignation.
func TestARecordOfTheSite(t *testing.T) {
	rec, err := abstractplay.Read([]byte(head+`[["a7,b7",{"move":"D4,d5","result":[{"type":"place","where":"d4"}]}],["resign"]]}`), catalog.Find)
	catalogtest.NoError(t, err)
	var b strings.Builder
	catalogtest.NoError(t, record.Write(&b, rec))
	want := "[game \"taiji\"]\n[options \"size=7 groups=1 tie=draw score=sum tonga=off\"]\n[p1 \"Ana\"]\n[p2 \"Rui\"]\n[date \"2025-02-03\"]\n[result \"p2+ resign\"]\n\n1. a1-b1 d4-d3\n"
	if b.String() != want {
		t.Errorf("read as\n%s\nwant\n%s", b.String(), want)
	}
}

func TestWhatIsWrongIsNamed(t *testing.T) {
	for in, want := range map[string]string{
		"":                        "this is no game record of AbstractPlay",
		"{}":                      "this is no game record of AbstractPlay",
		`{"header":{},"moves":1}`: "this is no game record of AbstractPlay",
		head + `[[{"m":1}]]}`:     "this is no game record of AbstractPlay",
		strings.Replace(head, "Taiji", "Chess", 1) + `[]}`:                    `"Chess": there is no game of this name`,
		strings.Replace(head, "7x7 board", "hex", 1) + `[]}`:                  `"hex": the game has no such variant`,
		strings.Replace(head, `[{"name"`, `[{"result":0},{"name"`, 1) + `[]}`: `"Taiji": the game is not for so many players`,
		head + `[["a7,b7","a7,b7"]]}`:                                         `round 1: "a7,b7": taiji: "a1,b1": not legal here (game.occupied)`,
		head + `[["a9,b9"]]}`:                                                 `round 1: "a9,b9": taiji: "?,?" cannot be read: want the light cell and the dark cell of a tile, such as b2-c2, of a1 to g7`,
		head + `[["a7,b7"],["c7,d7"]]}`:                                       `round 2: "c7,d7": another player is to move`,
	} {
		_, err := abstractplay.Read([]byte(in), catalog.Find)
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", in, err, want)
		}
	}
	s, _ := catalog.Find("taiji")
	g := catalogtest.Open(t, s, nil)
	if err := abstractplay.Write(&bytes.Buffer{}, record.FromMatch(s, match.New(g, nil)), now); !errors.Is(err, abstractplay.ErrOpen) {
		t.Errorf("a game that goes on is written: %v", err)
	}
	ours := catalogtest.Open(t, null.Spec, nil)
	if err := abstractplay.Write(&bytes.Buffer{}, record.FromMatch(null.Spec, match.New(ours, nil)), now); !errors.Is(err, abstractplay.ErrElsewhere) {
		t.Errorf("a game that the site does not have is written: %v", err)
	}
}

// At the start every player moves the pieces that he has in the source of the site.
func TestTheStartsOfTheSite(t *testing.T) {
	s, _ := catalog.Find("azacru")
	for players, want := range map[string][]string{
		"2": {"a3 e1 i3 i9", "a1 a7 e9 i7"},
		"3": {"g1 g9 i5", "a5 c1 c9", "a7 e9 i7"},
		"4": {"g1 g9 i5", "a5 c1 c9", "a7 e9 i7", "a3 e1 i3"},
	} {
		g := catalogtest.Open(t, s, games.Options{"players": players})
		p := s.AbstractPlay.Start(g)
		for seat, cells := range want {
			var from []string
			ms := p.AppendMoves(nil)
			for _, m := range ms {
				from = append(from, s.AbstractPlay.Format(g, p, m)[:2])
			}
			slices.Sort(from)
			if got := strings.Join(slices.Compact(from), " "); got != cells {
				t.Errorf("of %s players, %d moves %s, want %s", players, seat+1, got, cells)
			}
			p.Play(ms[0])
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(head + `[["a7,b7",null],["resign"]]}`))
	for _, s := range shared() {
		g := catalogtest.Open(f, s, nil)
		f.Add(written(f, record.FromMatch(s, finished(f, s, g, games.NewRand(1)))))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := abstractplay.Read(data, catalog.Find)
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := record.Write(&b, rec); err != nil {
			t.Fatalf("what was read has no record: %v", err)
		}
	})
}

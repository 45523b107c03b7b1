package abstractplay_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/abstractplay"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/null"
	"quintet/games/play/match"
)

var now = time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)

// shared returns the games that the site also has.
func shared() []games.Spec {
	return slices.DeleteFunc(catalog.All(), func(s games.Spec) bool { return s.AbstractPlay == nil })
}

// written returns rec in the format of the site.
func written(t testing.TB, rec *record.Record) []byte {
	t.Helper()
	var b bytes.Buffer
	catalogtest.NoError(t, abstractplay.Write(&b, rec, now))
	return b.Bytes()
}

// finished plays a random game of g, from the site's start to an end.
func finished(t testing.TB, s games.Spec, g games.Game, r *games.Rand) *match.Match {
	t.Helper()
	m := match.NewAt(g, s.AbstractPlay.Start(g), []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 3, Even: []int{0, 30, 34}[r.Intn(3)]}})
	if catalogtest.PlayAny(t, m, r, 5+r.Intn(100)); m.Over() {
		return m
	}
	var err error
	switch r.Intn(4) {
	case 0:
		err = m.Flag(m.Position().ToMove())
	case 1:
		err = m.Resign(games.Player(r.Intn(g.Info().Players)))
	case 2:
		err = m.Declare(games.Seats(uint8(r.Intn(1 << g.Info().Players)))...)
	default:
		if m.Agree() != nil {
			err = m.Declare()
		}
	}
	catalogtest.NoError(t, err)
	return m
}

// one reads a single record, which must be sound.
func one(t testing.TB, data []byte) abstractplay.Game {
	t.Helper()
	all, err := abstractplay.Read(data, catalog.Find, time.UTC)
	if err != nil || len(all) != 1 || all[0].Err != nil {
		t.Fatalf("read %+v, %v, want one game\n%s", all, err, data)
	}
	return all[0]
}

// recordOf returns the text of rec.
func recordOf(t testing.TB, rec *record.Record) string {
	t.Helper()
	var b strings.Builder
	catalogtest.NoError(t, record.Write(&b, rec))
	return b.String()
}

// sameAtTheSite reports whether a and b are equal up to the headings of pieces in the last round of Azacru, where the site does not turn pieces.
func sameAtTheSite(a, b *record.Record) bool {
	heads := regexp.MustCompile(`[<>]`)
	text := func(r *record.Record) string {
		var b strings.Builder
		if record.Write(&b, r) != nil {
			return ""
		}
		return strings.Join(strings.Fields(heads.ReplaceAllString(b.String(), "")), " ")
	}
	var one, two bytes.Buffer
	same := abstractplay.Write(&one, a, now) == nil && abstractplay.Write(&two, b, now) == nil && bytes.Equal(one.Bytes(), two.Bytes())
	return same && a.Spec.ID == "azacru" && text(a) == text(b)
}

// comesBackFromSite writes rec in the format of the site and reads it again.
func comesBackFromSite(t testing.TB, rec *record.Record) {
	t.Helper()
	want := recordOf(t, rec)
	site := one(t, written(t, rec)).Record
	if rec.Date == "" {
		site.Date = "" // every game of the site has a date
	}
	if got := recordOf(t, site); got != want && !sameAtTheSite(rec, site) {
		t.Errorf("from the site it comes back as\n%s\nwant\n%s", got, want)
	}
}

// comesBack writes rec in every format of a game and reads it again.
func comesBack(t testing.TB, rec *record.Record) {
	t.Helper()
	comesBackFromSite(t, rec)
	want := recordOf(t, rec)
	again, err := record.Read(strings.NewReader(want), catalog.Find)
	if err != nil || recordOf(t, again) != want {
		t.Errorf("the record comes back as %+v, %v, want\n%s", again, err, want)
	}
	text, err := share.Format(rec)
	catalogtest.NoError(t, err)
	c, err := share.Parse(text, catalog.Find)
	if err != nil || !c.Whole {
		t.Fatalf("the code comes back whole %v, %v\n%s", c.Whole, err, want)
	}
	c.Record.Date = rec.Date
	if got := recordOf(t, c.Record); got != want {
		t.Errorf("the code comes back as\n%s\nwant\n%s", got, want)
	}
}

// Games with all options that the site offers survive the site's format with the same plies, players and result, however they end. The first of them
// also survives every other format; packages record and share test those further.
func TestGamesRoundTrip(t *testing.T) {
	const everyForm = 6
	n := everyForm
	if !testing.Short() {
		n = 60
	}
	for _, s := range shared() {
		r := games.NewRand(4)
		for _, o := range allOptions(s.Options) {
			g := catalogtest.Open(t, s, o)
			if _, ok := s.AbstractPlay.Variants(g.Info().Options); !ok || o["groups"] == "auto" { // auto is a number of groups on the site
				continue
			}
			for i := range n {
				rec := record.New(s, finished(t, s, g, r))
				rec.Date = "2026-02-03"
				check := comesBackFromSite
				if i < everyForm {
					check = comesBack
				}
				if check(t, rec); t.Failed() {
					t.FailNow()
				}
			}
		}
	}
}

// siteFiles returns the records in testdata/site, which the site's own program has written.
func siteFiles(t testing.TB) map[string][]byte {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("testdata", "site", "*.json"))
	if err != nil || len(names) < 41 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		files[filepath.Base(name)], err = os.ReadFile(name)
		catalogtest.NoError(t, err)
	}
	return files
}

// A header holds the site's data about a game.
type header struct {
	Header struct {
		Players []struct{ Score, Result int }
	}
	Moves [][]any
}

// Every record of the site opens with its plies, scores and result, and can be written in every format.
func TestSiteRecords(t *testing.T) {
	for name, data := range siteFiles(t) {
		var h header
		catalogtest.NoError(t, json.Unmarshal(data, &h))
		g := one(t, data)
		rec := g.Record
		var won []games.Player
		plies := 0
		for _, round := range h.Moves {
			plies += len(round)
		}
		for i, p := range h.Header.Players {
			if p.Result == 1 {
				won = append(won, games.Player(i))
			}
			if rec.Match.Final().Scores[i] != p.Score {
				t.Errorf("%s: the scores are %v, want %d on seat %d", name, rec.Match.Final().Scores, p.Score, i+1)
			}
		}
		o := rec.Match.Final()
		if counted := len(h.Header.Players) > 2 && o.By != games.None; !counted && !slices.Equal(o.Winners, won) {
			t.Errorf("%s: %v have won, want %v", name, o.Winners, won)
		}
		if o.Ending != match.Finished {
			plies--
		}
		if o.Ending == match.Going || rec.Match.MainLen() != plies {
			t.Errorf("%s: %d plies and ending %d, want %d plies and an end", name, rec.Match.MainLen(), o.Ending, plies)
		}
		if labelled := strings.HasPrefix(name, "taiji"); labelled && g.Ambiguous {
			t.Errorf("%s: the options %v are not certain", name, rec.Match.Game().Info().Options)
		}
		comesBack(t, rec)
	}
}

// If labels say nothing or are in an unknown language, plies, scores and result determine the options.
func TestOptionsWithoutLabels(t *testing.T) {
	variants := regexp.MustCompile(`"variants":\[[^\]]*\]`)
	sure := 0
	for name, data := range siteFiles(t) {
		want := one(t, data).Record
		size := want.Match.Game().Info().Options["size"]
		for _, labels := range []string{`"Плитка", "Ein Etikett", "` + size + ` × ` + size + `"`, `"?"`} {
			blind := variants.ReplaceAll(data, []byte(`"variants":[`+labels+`]`))
			g := one(t, blind)
			if !slices.Equal(g.Record.Match.Final().Winners, want.Match.Final().Winners) || !slices.Equal(g.Record.Match.Final().Scores, want.Match.Final().Scores) || g.Record.Match.MainLen() != want.Match.MainLen() {
				t.Errorf("%s with labels %s: %+v after %d plies, want %+v after %d", name, labels, g.Record.Match.Final(), g.Record.Match.MainLen(), want.Match.Final(), want.Match.MainLen())
			}
			if !g.Ambiguous {
				if sure++; !maps.Equal(g.Record.Match.Game().Info().Options, want.Match.Game().Info().Options) {
					t.Errorf("%s with labels %s: options %v are certain, want %v", name, labels, g.Record.Match.Game().Info().Options, want.Match.Game().Info().Options)
				}
			}
		}
	}
	if sure < 30 {
		t.Errorf("the options of %d games are certain", sure)
	}
}

// Single records that were once read wrongly.
func TestSingleRecords(t *testing.T) {
	for name, want := range map[string]struct{ options, result string }{
		"azacru-3.json":       {"players=3", "none 1-0-0 declared"},
		"taiji-default.json":  {"size=9 groups=2 tie=draw score=sum tonga=off", "p1+ resign"},
		"taiji-onegroup.json": {"size=9 groups=1 tie=draw score=sum tonga=off", "p1+ resign"},
		"array.json":          {"size=9 groups=2 tie=draw score=sum tonga=off", "p1+ resign"},
		"ap-draw.json":        {"players=2", "draw 1-1 declared"},
	} {
		data, err := os.ReadFile(filepath.Join("testdata", "single", name))
		catalogtest.NoError(t, err)
		rec := one(t, data).Record
		if got := rec.Spec.Format(rec.Match.Game().Info().Options); got != want.options {
			t.Errorf("%s: options %s, want %s", name, got, want.options)
		}
		if got := record.FormatResult(rec.Match.Final(), rec.Match.Game().Info().Players); got != want.result {
			t.Errorf("%s: result %s, want %s", name, got, want.result)
		}
		comesBack(t, rec)
	}
	for _, name := range []string{"taiji-dark.txt", "go-ap-names-1.txt"} {
		data, err := os.ReadFile(filepath.Join("testdata", "single", name))
		catalogtest.NoError(t, err)
		rec, err := record.Read(bytes.NewReader(data), catalog.Find)
		catalogtest.NoError(t, err)
		again := one(t, written(t, rec)).Record
		if again.Match.Final().Ending != rec.Match.Final().Ending || !slices.Equal(again.Match.Seats(), rec.Match.Seats()) || !maps.Equal(again.Match.Game().Info().Options, rec.Match.Game().Info().Options) {
			t.Errorf("%s comes back as\n%s\nwant\n%s", name, recordOf(t, again), recordOf(t, rec))
		}
	}
}

// The site used to write a resignation by repeating the ply before it.
func TestOldSiteResignation(t *testing.T) {
	rec := one(t, []byte(head+`[["a7,b7","c7,d7"],["c7,d7"]]}`)).Record
	if got := record.FormatResult(rec.Match.Final(), 2); got != "p2+ resign" || rec.Match.MainLen() != 2 {
		t.Errorf("%d plies and %s, want 2 and p2+ resign", rec.Match.MainLen(), got)
	}
}

// A file may hold many records, like the site's downloads. An error belongs to one of them.
func TestManyRecords(t *testing.T) {
	var list, lines []string
	for _, data := range siteFiles(t) {
		list, lines = append(list, string(data)), append(lines, strings.TrimSpace(string(data)))
	}
	for _, data := range []string{"[" + strings.Join(list, ",") + "]", strings.Join(lines, "\n"), "\ufeff [\n" + strings.Join(list, ",\n") + "\n]\n"} {
		if !abstractplay.Is([]byte(data)) {
			t.Error("Is is false for a list of site records")
		}
		all, err := abstractplay.Read([]byte(data), catalog.Find, time.UTC)
		if err != nil || len(all) != len(list) {
			t.Fatalf("%d games, %v, want %d", len(all), err, len(list))
		}
		for i, g := range all {
			if g.Err != nil {
				t.Errorf("game %d: %v", i+1, g.Err)
			}
		}
	}
	all, err := abstractplay.Read([]byte(`[`+list[0]+`,{"header":{"game":{"name":"Chess"}},"moves":[]},7]`), catalog.Find, time.UTC)
	if err != nil || len(all) != 3 || all[0].Err != nil || !errors.Is(all[1].Err, abstractplay.ErrGame) || !errors.Is(all[2].Err, abstractplay.ErrNone) {
		t.Errorf("read %+v, %v", all, err)
	}
}

// The date of a game is the day in the reader's time zone.
func TestDatesAreLocal(t *testing.T) {
	for _, zone := range []int{-11, -3, 0, 5, 12} {
		zone := time.FixedZone("", zone*3600)
		all, err := abstractplay.Read([]byte(head+`[["resign"]]}`), catalog.Find, zone)
		catalogtest.NoError(t, err)
		end := time.Date(2025, 2, 3, 3, 4, 5, 0, time.UTC)
		if got, want := all[0].Record.Date, end.In(zone).Format(time.DateOnly); got != want {
			t.Errorf("in %v the day is %s, want %s", zone, got, want)
		}
		var b bytes.Buffer
		catalogtest.NoError(t, abstractplay.Write(&b, all[0].Record, now.In(zone)))
		again, err := abstractplay.Read(b.Bytes(), catalog.Find, zone)
		catalogtest.NoError(t, err)
		if again[0].Record.Date != all[0].Record.Date {
			t.Errorf("in %v %s comes back as %s", zone, all[0].Record.Date, again[0].Record.Date)
		}
	}
}

// allOptions returns every combination of options.
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

// The record has everything that the schema requires.
func TestFollowsSchema(t *testing.T) {
	s, _ := catalog.Find("taiji")
	g := catalogtest.Open(t, s, games.Options{"size": "7", "tonga": "on"})
	var f map[string]any
	catalogtest.NoError(t, json.Unmarshal(written(t, record.New(s, finished(t, s, g, games.NewRand(1)))), &f))
	header := f["header"].(map[string]any)
	for _, key := range []string{"game", "site", "date-start", "date-end", "date-generated", "players"} {
		if header[key] == nil {
			t.Errorf("the header has no %s", key)
		}
	}
	if _, err := time.Parse(time.RFC3339, header["date-end"].(string)); err != nil {
		t.Error(err)
	}
	if got := header["game"].(map[string]any)["variants"]; !reflect.DeepEqual(got, []any{"7x7", "onegroup", "tonga", "tie=dark"}) {
		t.Errorf("variants %v", got)
	}
	if len(f) != 2 {
		t.Errorf("beside header and moves there is more: %v", f)
	}
}

const head = `{"header":{"game":{"name":"Taiji","variants":["7x7 board","Only one group"]},"site":{"name":"Abstract Play","gameid":"x"},"date-start":"2025-01-02T03:04:05.000Z",` +
	`"date-end":"2025-02-03T03:04:05.678Z","date-generated":"2025-02-03T03:04:05.678Z","players":[{"name":"Ana","userid":"1","score":1,"result":0},{"name":"Rui","userid":"2","score":1,"result":1}]},"moves":`

// A record in the site's format can be read: rows counted from the bottom, plies with their consequences, a resignation.
func TestSiteRecord(t *testing.T) {
	got := recordOf(t, one(t, []byte(head+`[["a7,b7",{"move":"D4,d5","result":[{"type":"place","where":"d4"}]}],["resign"]]}`)).Record)
	want := "[game \"taiji\"]\n[options \"size=7 groups=1 tie=draw score=sum tonga=off\"]\n[p1 \"Ana\"]\n[p2 \"Rui\"]\n[date \"2025-02-03\"]\n[result \"p2+ resign\"]\n\n1. a1-b1 d4-d3\n"
	if got != want {
		t.Errorf("read as\n%s\nwant\n%s", got, want)
	}
}

func TestReadErrors(t *testing.T) {
	for in, want := range map[string]string{
		"":                        "this is no game record of AbstractPlay",
		"{}":                      "this is no game record of AbstractPlay",
		`{"header":{},"moves":1}`: "this is no game record of AbstractPlay",
		head + `[[{"m":1}]]}`:     "this is no game record of AbstractPlay",
		strings.Replace(head, "Taiji", "Chess", 1) + `[]}`:                    `"Chess": there is no game of this name`,
		strings.Replace(head, `[{"name"`, `[{"result":0},{"name"`, 1) + `[]}`: `"Taiji": the game is not for so many players`,
		head + `[["a7,b7","c7,d7"],["a7,b7"]]}`:                               `round 2: "a7,b7": not legal here: That cell is already taken.`,
		head + `[["a7,b7"],["resign"],["a7,b7"]]}`:                            `round 3: "a7,b7": the game is over`,
		head + `[["a19,b19"]]}`:                                               `round 1: "a19,b19": taiji: "?,?" cannot be read: want the light cell and the dark cell of a tile, such as b2-c2, of a1 to g7`,
		head + `[["a7,b7"],["c7,d7"]]}`:                                       `round 2: "c7,d7": another player is to move`,
	} {
		all, err := abstractplay.Read([]byte(in), catalog.Find, time.UTC)
		if err == nil {
			err = all[0].Err
		}
		if err == nil || err.Error() != want {
			t.Errorf("%s: got %v, want %s", in, err, want)
		}
	}
	s, _ := catalog.Find("taiji")
	g := catalogtest.Open(t, s, nil)
	if err := abstractplay.Write(&bytes.Buffer{}, record.New(s, match.New(g, nil)), now); !errors.Is(err, abstractplay.ErrUnfinished) {
		t.Errorf("a game that goes on is written: %v", err)
	}
	ours := catalogtest.Open(t, null.Spec, nil)
	if err := abstractplay.Write(&bytes.Buffer{}, record.New(null.Spec, match.New(ours, nil)), now); !errors.Is(err, abstractplay.ErrUnsupported) {
		t.Errorf("a game that the site does not have is written: %v", err)
	}
}

// At the start every player moves the pieces that the site's source gives him.
func TestSiteStarts(t *testing.T) {
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
	for _, data := range siteFiles(f) {
		f.Add(data)
	}
	f.Add([]byte(head + `[["a7,b7",null],["resign"]]}`))
	for _, s := range shared() {
		g := catalogtest.Open(f, s, nil)
		f.Add(written(f, record.New(s, finished(f, s, g, games.NewRand(1)))))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		all, _ := abstractplay.Read(data, catalog.Find, time.UTC)
		for _, g := range all {
			if g.Err == nil {
				comesBack(t, g.Record)
			}
		}
	})
}

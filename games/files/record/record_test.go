package record_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/play/match"
)

// read reads text or fails the test.
func read(t catalogtest.Failer, text string) *record.Record {
	t.Helper()
	rec, err := record.Read(strings.NewReader(text), catalogtest.Find)
	if err != nil {
		t.Fatal(err, "in", text)
	}
	return rec
}

func written(t catalogtest.Failer, rec *record.Record) string {
	t.Helper()
	var b bytes.Buffer
	catalogtest.NoError(t, record.Write(&b, rec))
	return b.String()
}

// The example in the package's documentation is a valid record.
func TestDocumentationExample(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	catalogtest.NoError(t, err)
	_, rest, _ := strings.Cut(string(source), "//\t[game")
	example, _, ok := strings.Cut("//\t[game"+rest, "\n//\n// A tag is")
	if !ok {
		t.Fatal("doc.go has no example")
	}
	var text strings.Builder
	for _, line := range strings.Split(example, "\n") {
		text.WriteString(strings.TrimPrefix(strings.TrimPrefix(line, "//"), "\t") + "\n")
	}
	rec := read(t, text.String())
	if got := rec.Match.Seats()[1].Name; got != `Rui "the wall" Costa` {
		t.Errorf("the second name is %q", got)
	}
	if m := rec.Match; m.MainLen() != 7 || !m.HasVariations() || m.Final().Ending != match.Resigned {
		t.Errorf("read as %+v", rec)
	}
	if got := written(t, rec); got != text.String() {
		t.Errorf("written as\n%s\nwant\n%s", got, text.String())
	}
}

// Every game of the reference data survives writing, reading and writing again, as a whole and cut after any ply.
func TestWholeGamesRoundTrip(t *testing.T) {
	for _, s := range append(catalog.All(), null.Spec) {
		t.Run(s.ID, func(t *testing.T) {
			for _, l := range gametest.ReadGames(t, s.ID, filepath.Join("..", "..", s.ID, "testdata", "games.jsonl")) {
				g := catalogtest.Open(t, s, l.Options)
				m := match.New(g, []match.Seat{{Name: "A"}, {Name: `B "\" {}`}})
				step := 1
				if testing.Short() {
					step = 1 + len(l.Plies)/5
				}
				for i, text := range l.Plies {
					catalogtest.Play(t, m, text)
					if i%step == 0 || i == len(l.Plies)-1 {
						checkMatch(t, s, m)
					}
				}
			}
		})
	}
}

// checkMatch writes m and reads it back as the same match.
func checkMatch(t *testing.T, s games.Spec, m *match.Match) {
	t.Helper()
	text := written(t, record.New(s, m.Prefix(m.Cursor())))
	rec := read(t, text)
	again := rec.Match
	if again.Len() != m.Cursor() {
		t.Fatalf("read back, the match has %d plies, want %d:\n%s", again.Len(), m.Cursor(), text)
	}
	for i := range again.Len() {
		if again.Move(i) != m.Move(i) {
			t.Fatalf("read back, ply %d is %d, want %d:\n%s", i+1, again.Move(i), m.Move(i), text)
		}
	}
	if !reflect.DeepEqual(again.Outcome(), m.Outcome()) || !reflect.DeepEqual(again.Seats(), m.Seats()) {
		t.Errorf("read back: %+v, %v; want %+v, %v", again.Outcome(), again.Seats(), m.Outcome(), m.Seats())
	}
	if twice := written(t, rec); twice != text {
		t.Errorf("read and written again:\n%s\nwant\n%s", twice, text)
	}
	for _, line := range strings.Split(text, "\n") {
		if len(line) > 80 && !strings.HasPrefix(line, "[") {
			t.Errorf("a line of %d characters: %s", len(line), line)
		}
	}
}

func TestPrefix(t *testing.T) {
	m := read(t, "[game \"null\"]\n[options \"turns=double\"]\n[result \"p2+ resign\"]\na1+b1 c1 a2+b2").Match
	if m.Len() != 6 {
		t.Fatalf("%d plies, want 6 with the end of the second turn", m.Len())
	}
	for plies, want := range []string{"", "1. a1+", "1. a1+b1", "1. a1+b1 c1+", "1. a1+b1 c1", "1. a1+b1 c1 a2+", "1. a1+b1 c1 a2+b2"} {
		text := written(t, record.New(null.Spec, m.Prefix(plies)))
		_, turns, _ := strings.Cut(text, "\n\n")
		if strings.TrimSpace(turns) != want {
			t.Errorf("the first %d plies are written %q, want %q", plies, turns, want)
		}
		if strings.Contains(text, `[result "p2+ resign"]`) != (plies == 6) {
			t.Errorf("the resignation belongs to the last ply; after %d plies:\n%s", plies, text)
		}
	}
}

func TestResults(t *testing.T) {
	const two, three = "[game \"null\"]\n[options \"size=2\"]\n", "[game \"null\"]\n[options \"size=2 players=3\"]\n"
	tests := []struct{ name, head, turns, want string }{
		{"going", two, "a1", "*"},
		{"a win", two, "a1 b1 b2 a2", "draw 3-3"},
		{"a draw", two, "b1 a1 b2 a2", "p1+ 4-2"},
		{"three seats", three, "b1 b2 a1 a2", "p1+ 3-2-1"},
		{"shared first", three, "a1 b1 b2 a2", "p1=p2=p3 2-2-2"},
		{"some share the first", "[game \"null\"]\n[options \"size=2 players=4\"]\n", "b1 a1 b2 a2", "p1=p3 2-1-2-1"},
		{"resignation", two + "[result \"p2+ RESIGN\"]\n", "a1", "p2+ resign"},
		{"resignation before the first ply", two + "[result \"p1+ resign\"]\n", "", "p1+ resign"},
		{"time", two + "[result \"p1+ TIME\"]\n", "a1", "p1+ time"},
		{"time of one of three", three + "[result \"p2+ 1-2-0 time p3\"]\n", "a1 b1", "p2+ 1-2-0 time p3"},
		{"resignation of one of three", three + "[result \"p2+ 1-2-0 resign p1\"]\n", "a1 b1", "p2+ 1-2-0 resign p1"},
		{"resignation of one who leads", three + "[result \"p1+ 1-2-0 resign p2\"]\n", "a1 b1", "p1+ 1-2-0 resign p2"},
		{"agreement", three + "[result \"p2+  1-2-0 agreed\"]\n", "a1 b1", "p2+ 1-2-0 agreed"},
		{"no scores", "[game \"squex\"]\n[options \"size=2\"]\n", "a1 b1 a2", "p1+"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec := read(t, tt.head+tt.turns)
			if got := record.FormatResult(rec.Match.Final(), len(rec.Match.Seats())); got != tt.want {
				t.Errorf("result %q, want %q", got, tt.want)
			}
			if text := written(t, rec); written(t, read(t, text)) != text {
				t.Errorf("not the same when it is read and written again:\n%s", text)
			}
		})
	}
}

func TestReadTolerance(t *testing.T) {
	want := written(t, read(t, "[game \"null\"]\n[options \"turns=double\"]\n1. a1+b1 {x\ny} c1 (c2+c3) (b3)"))
	tests := []struct{ name, text string }{
		{"line ends of two characters", "[game \"null\"]\r\n[options \"turns=double\"]\r\n1. a1+b1 {x\r\ny} c1 (c2+c3) (b3)\r\n"},
		{"a byte order mark", "\ufeff[game \"null\"]\n[options \"turns=double\"]\na1+b1 {x\ny} c1 (c2+c3) (b3)"},
		{"upper case", "[game \"null\"]\n[options \"turns=double\"]\nA1+B1 {x\ny} C1 (C2+C3) (B3)"},
		{"the end of a turn is written out", "[game \"null\"]\n[options \"turns=double\"]\na1+b1 {x\ny} c1+end (c2+c3) (b3+END)"},
		{"comments to the end of the line", "[game \"null\"]\n[options \"turns=double\"]\na1+b1 ; x\n;y\n2. c1 (2. c2+c3)(b3)"},
		{"blanks and tabs", "[game   \"null\"  ]  \n\n[options \"  turns=double \"]\n\n\n\ta1+b1{ x\ny }c1( c2+c3 )( b3 )"},
		{"the order of the tags", "[options \"turns=double\"]\n[game \"null\"]\na1+b1 {x\ny} c1 (c2+c3) (b3)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := written(t, read(t, tt.text)); got != want {
				t.Errorf("read as\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// A record keeps the strength of an even match, also if it is that of a level. Older programs refuse it with a sentence, as they know no tenths.
func TestEvenMatchRoundTrip(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, games.Options{"players": "3"})
	for text, seat := range map[string]match.Seat{"2.4": {Name: "Nico", Level: 2, Even: 24}, "3.0": {Level: 3, Even: 30}} {
		seats := []match.Seat{{Name: "Ana"}, seat, {Level: 6}}
		got := written(t, &record.Record{Spec: null.Spec, Match: match.New(g, seats)})
		if !strings.Contains(got, "[format \"5\"]") || !strings.Contains(got, "[p2-level \""+text+"\"]") {
			t.Errorf("written as\n%s", got)
		}
		if m := read(t, got).Match; !reflect.DeepEqual(m.Seats(), seats) {
			t.Errorf("seats %v, want %v", m.Seats(), seats)
		}
	}
	for _, seat := range []match.Seat{{Even: 24}, {Level: 3, Even: 24}, {Level: 2, Even: 2}} {
		if err := record.Write(io.Discard, &record.Record{Spec: null.Spec, Match: match.New(g, []match.Seat{seat})}); err == nil {
			t.Errorf("%+v is written", seat)
		}
	}
}

// A record keeps the computers of a match, by name and level.
func TestLevelsRoundTrip(t *testing.T) {
	g := catalogtest.Open(t, null.Spec, games.Options{"players": "3"})
	seats := []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 2}, {Level: 6}}
	text := written(t, &record.Record{Spec: null.Spec, Match: match.New(g, seats)})
	if !strings.Contains(text, "[p2-level \"2\"]") || strings.Contains(text, "p1-level") {
		t.Errorf("written as\n%s", text)
	}
	if m := read(t, text).Match; !reflect.DeepEqual(m.Seats(), seats) {
		t.Errorf("seats %v, want %v", m.Seats(), seats)
	}
	for _, level := range []string{"0", "-1", "100", "x", "", "2.", "2.45", "0.5", "99.1"} {
		if _, err := record.Read(strings.NewReader("[game \"null\"]\n[p2-level \""+level+"\"]"), catalogtest.Find); err == nil {
			t.Errorf("level %q is accepted", level)
		}
	}
	if _, err := record.Read(strings.NewReader("[game \"null\"]\n[p3-level \"1\"]"), catalogtest.Find); err == nil {
		t.Error("a level for a missing seat is accepted")
	}
	if rec := read(t, "[game \"null\"]\n[date-level \"1\"]\n"); len(rec.Tags) != 1 {
		t.Errorf("tags %v, want the one that means nothing kept", rec.Tags)
	}
}

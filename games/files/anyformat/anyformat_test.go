package anyformat_test

import (
	"bytes"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/abstractplay"
	"quintet/games/files/anyformat"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/play/match"
	"quintet/games/words"
)

const sound = "[game \"squ\"]\n[p1 \"Zé\"]\n[date \"2026-02-03\"]\n[result \"p2+ resign\"]\n\n1. a1 b2+c3\n"

// utf16Of returns text in UTF-16 with a byte order mark.
func utf16Of(text string, high, low int) []byte {
	var b bytes.Buffer
	for _, u := range utf16.Encode([]rune("\ufeff" + text)) {
		unit := []byte{byte(u >> 8), byte(u)}
		b.Write([]byte{unit[high], unit[low]})
	}
	return b.Bytes()
}

// writtenOf returns the text of rec.
func writtenOf(t testing.TB, rec *record.Record) string {
	t.Helper()
	var b strings.Builder
	catalogtest.NoError(t, record.Write(&b, rec))
	return b.String()
}

// Records mangled by mail programs, editors and other programs can be read. Uncertain parts are left out and reported.
func TestTolerance(t *testing.T) {
	quoted := func(mark string) string {
		return mark + strings.ReplaceAll(strings.TrimSpace(sound), "\n", "\n"+mark) + "\n"
	}
	for _, tt := range []struct {
		name, in string
		dropped  string // a line of the record that is missing in the result
		notes    string // keys
		exact    bool
	}{
		{"as it is written", sound, "", "", true},
		{"UTF-8 with a byte order mark", "\ufeff" + sound, "", "", true},
		{"line ends of Windows", strings.ReplaceAll(sound, "\n", "\r\n"), "", "", true},
		{"no blank behind a number", strings.Replace(sound, "1. a1 ", "1.a1 2.", 1), "", "", true},
		{"UTF-16, small end first", string(utf16Of(sound, 1, 0)), "", "", false},
		{"UTF-16, big end first", string(utf16Of(sound, 0, 1)), "", "", false},
		{"Latin-1", strings.ReplaceAll(sound, "é", "\xe9"), "", "file.latin", false},
		{"a Ctrl+Z at the end", sound + "\x1a", "", "", false},
		{"tags in any case", strings.NewReplacer("[game", "[Game", "[p1", "[P1", "[result", "[ RESULT ").Replace(sound), "", "", false},
		{"a tag twice with one value", "[Game \"squ\"]\n" + sound, "", "", false},
		{"a tag twice", strings.Replace(sound, "[date", "[p1 \"Ana\"]\n[date", 1), "", "file.dropped", false},
		{"a date with points", strings.Replace(sound, "2026-02-03", "2026.02.03", 1), "", "", false},
		{"a date that is unknown", strings.Replace(sound, "2026-02-03", "2026.??.??", 1), "date", "file.dropped", false},
		{"a date that is empty", strings.Replace(sound, "2026-02-03", "", 1), "date", "", false},
		{"a date that could be two", strings.Replace(sound, "2026-02-03", "02/03/2026", 1), "date", "file.dropped", false},
		{"a level that no computer has", strings.Replace(sound, "[date", "[p2-level \"strong\"]\n[date", 1), "", "file.dropped", false},
		{"a line that is no tag", strings.Replace(sound, "[date", "[Event Club]\n[date", 1), "", "file.dropped", false},
		{"a quoted mail", quoted("> "), "", "", false},
		{"one quoted twice", quoted("> > "), "", "", false},
		{"one quoted without blanks", quoted(">>"), "", "", false},
		{"a mail around it", "Hi Ana,\nour game:\n\n" + quoted("> ") + "\nSee you!\n", "", "file.around", false},
		{"a letter before it", "Hi Ana,\nour game:\n\n" + sound, "", "file.around", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := anyformat.Read([]byte(tt.in), catalog.Find, time.UTC)
			if len(all) != 1 || all[0].Err != nil {
				t.Fatalf("read %+v", all)
			}
			g := all[0]
			want := sound
			if tt.dropped != "" {
				want = strings.Replace(want, "[date \"2026-02-03\"]\n", "", 1)
			}
			full := strings.Replace(want, "[game \"squ\"]", "[game \"squ\"]\n[options \""+g.Record.Spec.Format(g.Record.Match.Game().Info().Options)+"\"]", 1)
			if got := writtenOf(t, g.Record); got != full {
				t.Errorf("read as\n%s\nwant\n%s", got, full)
			}
			var keys []string
			for _, n := range g.Notes {
				keys = append(keys, n.Key)
				if said := words.English().Say(n); strings.Contains(said, n.Key) {
					t.Errorf("the note %s has no words", n.Key)
				}
			}
			if got := strings.Join(keys, " "); got != tt.notes {
				t.Errorf("notes %q, want %q", got, tt.notes)
			}
			if g.Exact != tt.exact || g.Lossy != (tt.notes != "") {
				t.Errorf("exact %v, lossy %v; want %v and %v", g.Exact, g.Lossy, tt.exact, tt.notes != "")
			}
			text, err := g.Text([]byte(tt.in))
			if rec, wrong := record.Read(bytes.NewReader(text), catalog.Find); err != nil || wrong != nil || writtenOf(t, rec) != full || tt.exact != bytes.Equal(text, []byte(tt.in)) {
				t.Errorf("it is kept as\n%s\n%v, %v", text, err, wrong)
			}
		})
	}
}

// A game opened from any format can be written as a record and as a code, and is the same when read again.
func TestReadGamesCanBeWritten(t *testing.T) {
	n := 4
	if !testing.Short() {
		n = 40
	}
	r := games.NewRand(1)
	now := time.Date(2026, 2, 3, 12, 0, 0, 0, time.UTC)
	for _, s := range catalog.All() {
		for range n {
			g := catalogtest.Open(t, s, nil)
			start := g.Start()
			if s.AbstractPlay != nil && r.Intn(2) == 0 {
				start = s.AbstractPlay.Start(g)
			}
			m := match.NewAt(g, start, []match.Seat{{Name: "Ana"}, {Name: "p1", Level: 2}})
			if catalogtest.PlayAny(t, m, r, r.Intn(60)); !m.Over() && r.Intn(2) == 0 {
				catalogtest.NoError(t, m.Declare(games.Seats(uint8(r.Intn(1<<g.Info().Players)))...))
			}
			rec := record.New(s, m)
			want := writtenOf(t, rec)
			code, err := share.Format(rec)
			catalogtest.NoError(t, err)
			forms := []string{want, "> " + strings.ReplaceAll(want, "\n", "\n> "), code, "Our game: " + code + "\nAna"}
			var b bytes.Buffer
			if err := abstractplay.Write(&b, rec, now); err == nil && s.ID != "azacru" { // this loses headings of the last round
				forms = append(forms, b.String(), "["+b.String()+"]")
			}
			for _, form := range forms {
				all := anyformat.Read([]byte(form), catalog.Find, time.UTC)
				if len(all) != 1 || all[0].Err != nil {
					t.Fatalf("read %+v from\n%s", all, form)
				}
				again := all[0].Record
				again.Date = rec.Date
				got := writtenOf(t, again)
				if s.ID == "taiji" { // AbstractPlay gives the number of groups, never auto
					got = strings.Replace(got, "groups="+again.Match.Game().Info().Options["groups"], "groups="+g.Info().Options["groups"], 1)
				}
				if got != want {
					t.Fatalf("read as\n%s\nwant\n%s\nfrom\n%s", got, want, form)
				}
			}
		}
	}
}

// Errors explain in words why a file cannot be read, without raw message keys.
func TestErrorTexts(t *testing.T) {
	for in, want := range map[string]string{
		"":                               "the record has no tag that names its game",
		"[game \"squ\"]\na1 a1+b1":       "That cell is already taken.",
		"quintet1-azacru-008000d0gkmm4e": "",
		"[{\"header\":1}]":               "this is no game record of AbstractPlay",
		"[]":                             "line 1",
		"[game \"azacru\"]\n[position \"B3-1A4-3B4-2/9/9/9/1A2-6B6-/9/9/9/2A0-3B0-1A7- 1 2 -\"]\n": "stands on",
	} {
		g := anyformat.Read([]byte(in), catalog.Find, time.UTC)[0]
		switch {
		case want == "" && g.Err != nil, want != "" && (g.Err == nil || !strings.Contains(g.Err.Error(), want)):
			t.Errorf("%q: got %v, want %q", in, g.Err, want)
		case g.Err != nil && (strings.Contains(g.Err.Error(), ".edit.") || strings.Contains(g.Err.Error(), "(game.")):
			t.Errorf("%q: %v shows a key", in, g.Err)
		}
	}
}

package journal_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/files/tabletest"
	"quintet/games/limits"
	"quintet/games/null"
)

// readsTo checks that of data, a damaged e.text, no more than the first length bytes, which are whole lines, are read: their content, or an error if
// there are none. damaged is whether the rest is reported as damage.
func readsTo(t *testing.T, e *loggedTable, what string, data []byte, length int, damaged bool) {
	t.Helper()
	k, err := journal.Read(data, catalogtest.Find)
	if length == 0 {
		if err == nil {
			t.Fatalf("%s: read a table without its first line", what)
		}
		return
	}
	if err != nil || (k.Damage != nil) != damaged || k.Length != length {
		t.Fatalf("%s: %v, damage %v, %d bytes read, want %d and damage %v", what, err, k.Damage, k.Length, length, damaged)
	}
	got := describeAll(k)
	if want, ok := e.after[length]; ok && got != want {
		t.Fatalf("%s: read\n%s\nwant\n%s", what, got, want)
	}
	if want := describeAll(read(t, e.text[:length])); got != want {
		t.Fatalf("%s: read\n%s\nwant what the whole lines tell\n%s", what, got, want)
	}
}

// wholeLines returns the length of the complete lines at the beginning of text.
func wholeLines(text []byte) int { return bytes.LastIndexByte(text, '\n') + 1 }

// If the end is cut off, as by a power failure, the remaining whole lines give the table, and there is no report of damage.
func TestTruncatedJournalIsPrefix(t *testing.T) {
	eachSample(t, func(t *testing.T, e *loggedTable) {
		r := games.NewRand(uint64(len(e.text)))
		for range 30 {
			n := r.Intn(len(e.text) + 1)
			readsTo(t, e, fmt.Sprint("cut at ", n), e.text[:n], wholeLines(e.text[:n]), false)
		}
	})
}

// A flipped bit loses no line before its own.
func TestFlippedBitEndsJournal(t *testing.T) {
	eachSample(t, func(t *testing.T, e *loggedTable) {
		r := games.NewRand(uint64(len(e.text)) + 1)
		for range 30 {
			n := r.Intn(len(e.text))
			bad := bytes.Clone(e.text)
			bad[n] ^= 1 << r.Intn(8)
			lastEnd := n == len(e.text)-1 // the last line then looks unfinished
			readsTo(t, e, fmt.Sprint("bit in byte ", n), bad, wholeLines(e.text[:n]), !lastEnd)
		}
	})
}

// A missing or duplicate line invalidates the lines after it, even if they are intact.
func TestMissingAndRepeatedLines(t *testing.T) {
	eachSample(t, func(t *testing.T, e *loggedTable) {
		lines := bytes.SplitAfter(e.text, []byte("\n"))
		lines = lines[:len(lines)-1]
		i := len(lines) / 2
		before := bytes.Join(lines[:i], nil)
		for name, rest := range map[string][][]byte{"missing": lines[i+1:], "doubled": append([][]byte{lines[i-1]}, lines[i:]...)} {
			readsTo(t, e, fmt.Sprint("line ", i, name), append(bytes.Clone(before), bytes.Join(rest, nil)...), len(before), true)
		}
	})
}

// forge returns a journal of a SQU table with correct checksums, in which the lines after the first have any content.
func forge(version int, lines ...string) []byte {
	log := new(journalLog)
	at := time.Unix(1_800_000_001, 0)
	text := log.appendEvent(nil, fmt.Sprintf(`table {"version":%d,"game":"squ","options":"size=8","seats":[{},{}]}`, version), at)
	for _, line := range lines {
		text = log.appendEvent(text, line, at)
	}
	return text
}

func TestIllegalPlyIsDamage(t *testing.T) {
	always := []string{
		"path 999", "path 1 2 3", "path x", "end agreed", "end resigned", "end resigned 3", "end time 2", "end", "end bored 1", "stood 5 1 1", "stood 0 1",
		"stood 0 -1 5", "left 99999999999999999 1", "left", "took 1 5", "took 0 5", "took", "used", "used -1", "note", "note a {", "dance", "",
	}
	for version, words := range [][]string{
		1: {"reopen", "ply z9", "ply", "goto 1", "goto -1", "add 0 a1", "at 0", "comment 0 \"x\""},
		2: {
			"ply a1", "goto 0", "add 0 z9", "add 0", "add", "add 1 a1", "add x a1", "at 1", "at -1", "at", "show 9", "remove 0", "remove", "place 0 1", "comment 0 x", "comment",
			"mark 0 !", "mark 0 good", "continue",
		},
	} {
		if words == nil {
			continue
		}
		for _, text := range append(words, always...) {
			data := forge(version, text)
			k, err := journal.Read(data, catalogtest.Find)
			if err != nil || k.Damage == nil || k.Table.Match.Len() != 0 || k.Length >= len(data) {
				t.Errorf("version %d: %q: %v, damage %v, want that it is refused", version, text, err, k)
			}
		}
	}
	for _, lines := range [][]string{{"add 0 a1", "add 0 a1"}, {"add 0 a1", "remove 1"}, {"add 0 a1", "place 1 1"}, {"add 0 a1", "mark 1 ok"}} {
		if k, err := journal.Read(forge(2, lines...), catalogtest.Find); err != nil || k.Damage == nil || k.Table.Match.Len() != 1 {
			t.Errorf("%q: %v, damage %v, want that the second is refused", lines, err, k)
		}
	}
	for version, line := range []string{1: "ply a1", 2: "add 0 a1"} {
		if line == "" {
			continue
		}
		if k, err := journal.Read(forge(version, line), catalogtest.Find); err != nil || k.Damage != nil || k.Table.Match.Len() != 1 {
			t.Errorf("a sound line: %v, %+v", err, k)
		}
	}
	if k, err := journal.Read(forge(2, "note watch {}"), catalogtest.Find); err != nil || k.Damage != nil {
		t.Errorf("a note that means nothing: %v, %+v", err, k)
	}
}

// Version 0.2 of the program wrote no hold for an opened game without continuation, but reopened it with the first ply.
func TestReopenedGameIsComplete(t *testing.T) {
	k := read(t, forge(2, "add 0 a1", "at 1", "add 1 e5", "reopen", "show 2", "add 2 f6", "add 3 g7", "add 4 h8"))
	if got := k.Table.Match.MainLen(); got != 5 || k.Table.Match.Held() {
		t.Errorf("%d plies were read of 5, held %v", got, k.Table.Match.Held())
	}
}

func TestInvalidFirstLines(t *testing.T) {
	for _, text := range []string{
		"", "ply a1", "table", "table {}", `table {"version":1}`, `table {"version":1,"game":"chess","seats":[]}`,
		`table {"version":1,"game":"squ","seats":[{}]}`, `table {"version":1,"game":"squ","options":"size=1","seats":[{},{}]}`,
		`table {"version":1,"game":"squ","options":"size","seats":[{},{}]}`, `table {"version":1,"game":"squ","position":"?","seats":[{},{}]}`,
	} {
		if k, err := journal.Read(new(journalLog).appendEvent(nil, text, time.Unix(9, 0)), catalogtest.Find); err == nil || errors.Is(err, journal.ErrVersion) {
			t.Errorf("%q: read %+v, %v, want an error", text, k, err)
		}
	}
	newer := new(journalLog).appendEvent(nil, `table {"version":3,"rooms":7}`, time.Unix(9, 0))
	if _, err := journal.Read(newer, catalogtest.Find); !errors.Is(err, journal.ErrVersion) {
		t.Errorf("a newer version: got %v, want ErrVersion", err)
	}
	known := new(journalLog).appendEvent(nil, `table {"version":1,"game":"squ","options":"size=8","seats":[{"mood":"good"},{}],"room":7}`, time.Unix(9, 0))
	if k, err := journal.Read(known, catalogtest.Find); err != nil || k.Table.Match.Game().Info().Options["size"] != "8" {
		t.Errorf("fields that are not known: got %v, want that they are passed over", err)
	}
	if _, err := journal.Read(bytes.Repeat([]byte("a"), journal.MaxBytes+1), catalogtest.Find); err == nil || !strings.Contains(err.Error(), "at most") {
		t.Errorf("too long: %v", err)
	}
}

// FuzzRead checks that reading any file returns an error or a table that can be written and read again.
func FuzzRead(f *testing.F) {
	for i, s := range tabletest.Samples() {
		e := newLoggedTable(f, s, uint64(i))
		for range 12 {
			e.act()
		}
		f.Add(e.text, false)
	}
	f.Add([]byte("add 0 a1\npath 3\nat 0\nadd 0 a2\nplace 2 0\ncomment 1 \"x\"\nmark 2 !?\nend resigned 1\ncontinue\nagain"), true)
	f.Fuzz(func(t *testing.T, data []byte, sums bool) {
		if sums { // give every line a correct checksum, so that its content is parsed
			e := newLoggedTable(t, catalogtest.Table{Spec: null.Spec}, 1)
			text := e.text
			for line := range strings.SplitSeq(string(data), "\n") {
				text = e.log.appendEvent(text, line, e.Now)
			}
			data = text
		}
		k, err := journal.Read(data, catalogtest.Find)
		if err != nil {
			return
		}
		_, text := beginLog(snapshotOf(k.Table, k.Changed), k.Began, k.Changed)
		if got, want := describeAll(read(t, text)), describeAll(k); got != want {
			t.Errorf("read\n%s\nand, written again,\n%s", want, got)
		}
	})
}

// Line ends changed by an editor or another system change nothing.
func TestOtherLineEnds(t *testing.T) {
	e := squEvening(t)
	for range 40 {
		e.act()
	}
	for _, end := range []string{"\r", "\r\n"} {
		text := bytes.ReplaceAll(e.text, []byte("\n"), []byte(end))
		k := read(t, text)
		if got, want := describeAll(k), e.describe(); got != want {
			t.Errorf("with %q read\n%s\nwant\n%s", end, got, want)
		}
	}
}

// After a power failure zeros often replace the last data written. They are distinguished from damage before the end.
func TestTrailingZeros(t *testing.T) {
	eachSample(t, func(t *testing.T, e *loggedTable) {
		r := games.NewRand(uint64(len(e.text)) + 2)
		for range 10 {
			n := bytes.IndexByte(e.text, '\n') + 1 + r.Intn(len(e.text)/2)
			whole := wholeLines(e.text[:n])
			tail := append(bytes.Clone(e.text[:n]), make([]byte, 1+r.Intn(5000))...)
			readsTo(t, e, fmt.Sprint("zeros from ", n), tail, whole, false)
			lost := bytes.IndexByte(e.text[n:], '\n') >= 0
			readsTo(t, e, fmt.Sprint("zeros before ", n), append(tail, e.text[n:]...), whole, lost)
		}
	})
}

// A journal of many megabytes can be read. Version 0.1 wrote such journals when someone browsed a game for days.
func TestLongJournal(t *testing.T) {
	if testing.Short() {
		t.Skip("600,000 lines take seconds")
	}
	e := squEvening(t)
	m, s := e.Match, e.snapshot()
	catalogtest.PlayAny(t, m, e.Rand, 1)
	for len(e.text) < 17<<20 {
		m.Undo()
		e.text = e.log.appendChanges(e.text, s, e.Now)
		m.Redo()
		e.text = e.log.appendChanges(e.text, s, e.Now)
	}
	if k := read(t, e.text); k.Table.Match.Cursor() != 1 {
		t.Errorf("read %+v", k)
	}
}

// A journal of a game that starts in an unreachable position is refused as a whole, because its record could not be read again. Names that a record
// cannot hold are cleaned.
func TestJournalBeyondLimit(t *testing.T) {
	at := time.Unix(1_800_000_000, 0)
	squex := func(rest string) []byte {
		line := `table {"version":2,"game":"squex","options":"size=2 win=uncuttable swap=off",` + rest + `}`
		return new(journalLog).appendEvent(nil, line, at)
	}
	for _, position := range []string{"B1/1B b R 1 -", "B1/1B", "x"} {
		if k, err := journal.Read(squex(fmt.Sprintf(`"position":%q,"seats":[{},{}]`, position)), catalogtest.Find); err == nil {
			t.Errorf("position %q is read: %v", position, games.TextOf(k.Table.Match.Position()))
		}
	}
	for _, name := range []string{`a\"\b`, `\u0000a`, `\u202ea\r\nb `, `\ud800`} {
		k, err := journal.Read(squex(`"seats":[{"name":"`+name+`"},{"name":"Rui"}]`), catalogtest.Find)
		if err != nil {
			t.Errorf("name %s: %v", name, err)
			continue
		}
		var text bytes.Buffer
		catalogtest.NoError(t, record.Write(&text, record.New(k.Table.Spec, k.Table.Match)))
		rec, err := record.Read(&text, catalogtest.Find)
		if err != nil {
			t.Errorf("name %s: its record is refused: %v", name, err)
			continue
		}
		if got, want := rec.Match.Seats()[0].Name, k.Table.Match.Seats()[0].Name; got != want || limits.Name(got) != got {
			t.Errorf("name %s: the record has %q, the journal %q", name, got, want)
		}
	}
}

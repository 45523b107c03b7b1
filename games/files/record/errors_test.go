package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/games/limits"
)

func TestErrorTexts(t *testing.T) {
	const head = "[game \"null\"]\n[options \"size=3\"]\n"
	const double = "[game \"null\"]\n[options \"turns=double\"]\n"
	tests := []struct{ name, in, want string }{
		{"empty", "", `line 1, column 1: the record has no tag that names its game, such as [game "squex"]`},
		{"no game", "[p1 \"x\"]\n", `line 1, column 1: the record has no tag that names its game, such as [game "squex"]`},
		{"unknown game", "[game \"chess\"]", `line 1, column 1: "chess": there is no game of this name`},
		{"unknown option", "[game \"null\"]\n[options \"colour=red\"]", `line 2, column 1: "colour=red": options: null has no option "colour"; it has size, players, turns`},
		{"bad option", "[game \"null\"]\n[options \"size=99\"]", `line 2, column 1: "size=99": options: null: option size="99" is not allowed; allowed: a whole number from 2 to 6`},
		{"options are no pairs", "[game \"null\"]\n[options \"size\"]", `line 2, column 1: "size": options: option "size": want name=value`},
		{"not a tag", "[game null]", `line 1, column 1: "[game null]": want a tag such as [game "squex"]`},
		{"tag without an end", "[game \"null]", `line 1, column 1: "[game \"null]": want a tag such as [game "squex"]`},
		{"tag in upper case", "[Game \"null\"]", `line 1, column 1: "[Game \"null\"]": want a tag such as [game "squex"]`},
		{"tag twice", "[game \"null\"]\n[game \"null\"]", `line 2, column 1: "[game \"null\"]": the tag game stands twice`},
		{"tag after the turns", head + "a1\n[date \"2026-01-01\"]", `line 4, column 1: "[date \"2026-01-01\"]": tags stand before the turns`},
		{"bad date", head + "[date \"21.11.2026\"]", `line 3, column 1: "21.11.2026": date: want a date such as 2026-11-21`},
		{"impossible position", head + "[position \"xx1/3/3 p1 -\"]", `line 3, column 1: "xx1/3/3 p1 -": not legal here: With these stones it cannot be the turn of Player 1.`},
		{"bad position", head + "[position \"3/3 p1 -\"]", `line 3, column 1: position: null: "3/3 p1 -" cannot be read: want rows of cells, the seat to move and the first stone of an open turn or -`},
		{"a player too many", head + "[p3 \"Eva\"]", `line 3, column 1: "Eva": p3: the game has 2 players`},
		{"illegal ply", head + "a1\n  b1  a1", `line 4, column 7: "a1": not legal here: That cell is already taken.`},
		{"illegal second ply of a turn", double + "a1+a1", `line 3, column 4: "a1": not legal here: That cell is already taken.`},
		{"illegal ply of a variation", head + "a1 b1 (a1)", `line 3, column 8: "a1": not legal here: That cell is already taken.`},
		{"unreadable ply", head + "{é} a1 q9", `line 3, column 8: null: "q9" cannot be read: want a cell such as c1, or end`},
		{"ply after the end", "[game \"null\"]\n[options \"size=2\"]\na1 b1 a2 b2 a1", `line 3, column 13: "a1": the game is over`},
		{"turn of two players", head + "a1+b1", `line 3, column 4: "b1": the turn of p1 is complete; a blank separates turns`},
		{"turn that is not open", head + "a1+", `line 3, column 1: "a1+": the turn of p1 is complete: no + can follow`},
		{"turn that goes on", "[game \"squ\"]\na1 b1", `line 2, column 4: "b1": the turn of p2 is not complete; a + follows a turn that is still open`},
		{"a number in an open turn", "[format \"4\"]\n" + double + "a1+ {x} 2. b1", `line 4, column 9: null: "2." cannot be read: want a cell such as c1, or end`},
		{"turn after an open one", double + "a1+ b1", `line 3, column 5: "b1": the turn before is still open: nothing may follow its +`},
		{"a later format", "[format \"6\"]\n" + head, `line 1, column 1: "6": format: this program reads formats 1 to 5; a newer version of it may read this record`},
		{"a mark that is none", head + "a1?!?", `line 3, column 1: "a1?!?": the marks of a ply are !! ! !? ?! ? and ??`},
		{"a variation that goes on after another", head + "a1 (b1 (... c1))", `line 3, column 8: "...": a variation goes on after the game itself, not after another variation`},
		{"a turn after a variation that goes on", head + "a1 (... b1) c1", `line 3, column 13: "c1": no turn of the game follows a variation that goes on after it`},
		{"wrong number", head + "1. a1 3. b1", `line 3, column 7: "3.": this is turn 2`},
		{"number of a variation", head + "1. a1 2. b1 (3. c1)", `line 3, column 14: "3.": this is turn 2`},
		{"number twice", head + "1. 1. 1. a1", `line 3, column 1: "1.": no turn follows its number`},
		{"number alone", head + "1. a1 2.", `line 3, column 7: "2.": no turn follows its number`},
		{"variation before a turn", head + "(a1)", `line 3, column 1: "(": a variation follows the turn it is an alternative to`},
		{"variation without a turn", head + "a1 ({x})", `line 3, column 8: ")": the variation has no turn`},
		{"variation not closed", head + "a1 (b1", `line 3, column 7: the variation is not closed by )`},
		{"nothing to close", head + "a1)", `line 3, column 3: ")": this closes no variation`},
		{"comment not closed", head + "a1 {b1", `line 3, column 4: "{": the comment is not closed by }`},
		{"control character", head + "a1 \x07", `line 3, column 4: "\a": control characters are not allowed`},
		{"long name", "[game \"null\"]\n[p1 \"" + strings.Repeat("é", 201) + "\"]", "line 2, column 1: \"" + strings.Repeat("é", 60) + "...\": p1: a name has at most 200 characters"},
		{"not UTF-8", head + "{\xff}", `line 3, column 2: a record is text in UTF-8, and here is something else`},
		{"result against the turns", head + "[result \"p1+ 5-2\"]\na1", `line 3, column 1: "p1+ 5-2": result: the game is not over after ply 1; allowed: *, p2+ resign, p1+ resign, p1+ time`},
		{"result against the end", "[game \"null\"]\n[options \"size=2\"]\n[result \"p2+ resign\"]\na1 b1 a2 b2", `line 3, column 1: "p2+ resign": result: the game ends "p2+ 2-4" after ply 4`},
		{"wrong count", "[game \"null\"]\n[options \"players=3\"]\n[result \"p1+ 2-0-0 agreed\"]\na1", `line 3, column 1: "p1+ 2-0-0 agreed": result: the game is not over after ply 1; allowed: *, p1+ 1-0-0 agreed, p1+ 1-0-0 time p2, p2=p3 1-0-0 resign p1, p1+ 1-0-0 resign p2, p1+ 1-0-0 resign p3`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := record.Read(strings.NewReader(tt.in), catalogtest.Find)
			if err == nil || err.Error() != tt.want {
				t.Errorf("Read: %v\nwant  %s", err, tt.want)
			}
			var e *record.Error
			if !errors.As(err, &e) {
				t.Errorf("Read: error of type %T, want *record.Error", err)
			}
		})
	}
}

func TestErrorUnwrapsIllegalPly(t *testing.T) {
	_, err := record.Read(strings.NewReader("[game \"null\"]\na1 a1"), catalogtest.Find)
	if !errors.Is(err, games.ErrIllegal) {
		t.Errorf("Read: got %v, want an error that wraps ErrIllegal", err)
	}
}

func TestReaderErrors(t *testing.T) {
	broken := errors.New("the disk is gone")
	if _, err := record.Read(iotest.ErrReader(broken), catalogtest.Find); !errors.Is(err, broken) {
		t.Errorf("Read: got %v, want %v", err, broken)
	}
}

func TestLimits(t *testing.T) {
	const head = "[game \"null\"]\n[options \"size=2\"]\n"
	// Each alternative to the first turn is one ply: 100 000 in total are allowed.
	alternatives := func(n int) string { return head + "a1" + strings.Repeat("(a2)", n-1) }
	tags := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "[x%d \"v\"]\n", i)
		}
		return b.String()
	}
	deep := func(n int) string { return head + "a1" + strings.Repeat("(a2", n) + strings.Repeat(")", n) }
	tests := []struct{ name, in, want string }{
		{"16 MB", head + strings.Repeat(" ", record.MaxBytes-len(head)-2) + "a1", ""},
		{"a byte more", head + strings.Repeat(" ", record.MaxBytes-len(head)-1) + "a1", "a record has at most 16777216 bytes, and this has more"},
		{"100 000 plies", alternatives(record.MaxPlies), ""},
		{"one more", alternatives(record.MaxPlies + 1), "a record has at most 100000 plies, and this has more"},
		{"1000 other tags", head + tags(record.MaxTags) + "a1", ""},
		{"a tag more", head + tags(record.MaxTags+1) + "a1", "a record has at most 1000 tags of other programs, and this has more"},
		{"a long comment", head + "{" + strings.Repeat("é", limits.MaxComment) + "}", ""},
		{"a longer one", head + "{" + strings.Repeat("é", limits.MaxComment+1) + "}", "a comment has at most 1000000 characters, and this has more"},
		{"a longer one to the end of the line", head + "a1 ;" + strings.Repeat("x", limits.MaxComment+1), "a comment has at most 1000000 characters, and this has more"},
		{"comments that are one", head + strings.Repeat("{"+strings.Repeat("x", 999)+"}", 1000), ""},
		{"comments that are a longer one", head + strings.Repeat("{"+strings.Repeat("x", 999)+"}", 1001), "a comment has at most 1000000 characters, and this has more"},
		{"a long tag", head + "[event \"" + strings.Repeat("é", limits.MaxTag) + "\"]", ""},
		{"a longer tag", head + "[event \"" + strings.Repeat("é", limits.MaxTag+1) + "\"]", "event: a tag has at most 10000 characters, and this has more"},
		{"1000 deep", deep(record.MaxDepth), ""},
		{"1001 deep", deep(record.MaxDepth + 1), "variations are at most 1000 deep"},
		{"one word of a whole file", head + strings.Repeat("x", 1<<20), "cannot be read"},
	}
	for i, tt := range tests {
		if !gametest.Sampled(i, 3) {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			rec, err := record.Read(strings.NewReader(tt.in), catalogtest.Find)
			if tt.want == "" {
				catalogtest.NoError(t, err)
				written(t, rec)
				return
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Read: got %.200v, want %s", err, tt.want)
			}
		})
	}
}

func TestWriteRejectsUnreadable(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(r *record.Record)
		want  string
	}{
		{"a bad date", func(r *record.Record) { r.Date = "yesterday" }, "date"},
		{"a long name", func(r *record.Record) { r.Match.Seats()[1].Name = strings.Repeat("A", 201) }, "p2: a name has at most 200 characters"},
		{"a name of two lines", func(r *record.Record) { r.Match.Seats()[0].Name = "A\nB" }, "p1"},
		{"a name that turns the text", func(r *record.Record) { r.Match.Seats()[0].Name = "\u202eA" }, "p1"},
		{"a tag of the format", func(r *record.Record) { r.Tags = []record.Tag{{Name: "game", Value: "squ"}} }, "the tag game stands twice"},
		{"a tag twice", func(r *record.Record) { r.Tags = []record.Tag{{Name: "x", Value: "1"}, {Name: "x", Value: "2"}} }, "the tag x stands twice"},
		{"too many tags", func(r *record.Record) {
			for i := range record.MaxTags + 1 {
				r.Tags = append(r.Tags, record.Tag{Name: fmt.Sprint("x", i)})
			}
		}, "at most 1000 tags"},
		{"a file that is too long", func(r *record.Record) {
			n := r.Match.Root()
			for range 17 {
				n = r.Match.Attach(n, r.Match.PositionAfter(n).AppendMoves(nil)[0], false)
				r.Match.SetComment(n, strings.Repeat("A", limits.MaxComment))
			}
		}, "at most 16777216 bytes"},
		{"a tag without a name", func(r *record.Record) { r.Tags = []record.Tag{{Value: "x"}} }, "tag"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec := read(t, "[game \"null\"]\n[options \"size=6\"]\na1 b1 (c1)")
			tt.spoil(rec)
			var b bytes.Buffer
			err := record.Write(&b, rec)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Write: got %v, want an error about %q", err, tt.want)
			}
			if b.Len() > 0 {
				t.Errorf("Write wrote %d bytes before it failed", b.Len())
			}
		})
	}
}

// Callers that reword an error can ask for the tag and the option at fault.
func TestErrorNamesTag(t *testing.T) {
	for text, want := range map[string]string{
		"[game \"chess\"]":                               "game",
		"[game \"null\"]\n[options \"colour=red\"]":      "options",
		"[game \"null\"]\n[p1-level \"x\"]":              "p1-level",
		"[game \"null\"]\nz9":                            "",
		"[game \"null\"]\n[options \"size=2\"]\n(a1)":    "",
		"[game \"null\"]\n[result \"p1+ 5-2\"]\na1 b1\n": "result",
	} {
		_, err := record.Read(strings.NewReader(text), catalogtest.Find)
		var e *record.Error
		if !errors.As(err, &e) || e.Tag != want {
			t.Errorf("Read(%q): %v blames tag %q, want %q", text, err, e.Tag, want)
		}
	}
	_, err := record.Read(strings.NewReader("[game \"null\"]\n[options \"size=99\"]"), catalogtest.Find)
	var o *games.OptionError
	if !errors.As(err, &o) || o.ID != "size" || o.Value != "99" || o.Option.Max != 6 {
		t.Errorf("Read: got %v, want an *OptionError about size=99", err)
	}
}

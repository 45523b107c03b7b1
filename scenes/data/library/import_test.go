package library_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// outside is a record as someone else might have written it, with parts that this program would not write.
const outside = "[game \"squ\"]\r\n[options \"size=8\"]\r\n[p1 \"Ana\"]\r\n[p2 \"Rui\"]\r\n[date \"2019-03-04\"]\r\n[event \"Club\"]\r\n[result \"p2+ resign\"]\r\n" +
	"1. a1 {first} (1. b1) 2. c3+d4\r\n"

// The parts of a record other than its plies are kept, and viewing it leaves nothing behind.
func TestImportKeepsBytes(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	for _, name := range []string{"club.txt", "the same again.txt"} {
		tb, ok := b.Import(name, []byte(outside))
		if !ok || tb.Match.Len() != 3 || !tb.Match.Over() || tb.Match.Seats()[1].Name != "Rui" {
			t.Fatalf("Receive(%s) = %+v, %v, want the table of the record; %v", name, tb, ok, b.messages())
		}
		b.time = b.time.Add(time.Minute)
		b.Begin(tb).Leave()
		if fs := b.FinishedGames(); len(fs) != 1 || fs[0].At != time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC) {
			t.Fatalf("%d games are finished, want the one from outside, when it came: %+v", len(fs), fs)
		}
	}
	b.Close()
	names := b.names("games")
	if len(names) != 1 || len(b.names("unfinished")) != 0 {
		t.Fatalf("%v and %v are kept, want one record", names, b.names("unfinished"))
	}
	if text := b.text("games", names[0]); text != outside {
		t.Errorf("what is kept is\n%q\nwant\n%q", text, outside)
	}

	b = open(t, s) // after a restart it is recognized
	defer b.Close()
	if _, ok := b.Import("club.txt", []byte(outside)); !ok || len(b.FinishedGames()) != 1 {
		t.Errorf("%d games are finished after the same again, want one", len(b.FinishedGames()))
	}
}

// A file in the folder of games that can only be partly read is never changed, even if its game is: additions to the game go to a record of their
// own.
func TestLossyImportKeepsFile(t *testing.T) {
	for name, text := range map[string]string{
		"a date that is unclear": strings.Replace(outside, "2019-03-04", "03/04/2019", 1),
		"a mail":                 "Hi Ana,\nour game:\n\n" + outside,
	} {
		t.Run(name, func(t *testing.T) {
			s := store.Memory()
			put(t, s, "games", "club.txt", text)
			b := open(t, s)
			b.listed()
			b.Retitle("club.txt", "Final")
			b.Retag("club.txt", "cup")
			b.CopyGame("club.txt")
			b.listed()
			for _, from := range []string{"club.txt", "from elsewhere.txt"} {
				tb, ok := b.Import(from, []byte(text))
				if !ok {
					t.Fatalf("%s is not opened: %v", from, b.messages())
				}
				tb.Match.SetComment(tb.Match.Node(), "added")
				b.Begin(tb).Leave()
			}
			b.Close()
			names := b.names("games")
			if got := b.text("games", "club.txt"); got != text || len(names) != 2 {
				t.Errorf("%v are kept, and the file holds\n%s", names, got)
			}
			names = slices.DeleteFunc(names, func(name string) bool { return name == "club.txt" })
			if len(names) != 1 || !strings.Contains(b.text("games", names[0]), "{added}") {
				t.Errorf("none of %v has the comment", names)
			}
		})
	}
}

// A record that could not be written to a full disk is written once there is space, even if its table was left before the failure was noticed.
func TestImportOnFullDisk(t *testing.T) {
	for name, leaveFirst := range map[string]bool{"left, then known": true, "known, then left": false} {
		t.Run(name, func(t *testing.T) {
			d := simdisk.New()
			b := open(t, store.DiskOn(d, "/data"))
			b.fails(d, simdisk.Always)
			tb, ok := b.Import("club.txt", []byte(outside))
			if !ok {
				t.Fatal(b.messages())
			}
			e := b.Begin(tb)
			if leaveFirst {
				e.Leave()
			}
			b.Wait()
			if said := b.messages(); len(said) != 1 {
				t.Errorf("messages %v, want one about the failed write", said)
			}
			if !leaveFirst {
				e.Leave()
			}
			if fs := b.FinishedGames(); len(fs) != 1 || fs[0].Record.Match.Seats()[0].Name != "Ana" {
				t.Errorf("%d games are finished, want the one from outside", len(fs))
			}
			d.Fail(simdisk.None, 0)
			b.time = b.time.Add(time.Hour)
			b.messages()
			b.Close()
			if names := b.names("games"); len(names) != 1 {
				t.Errorf("%v are kept, want the game", names)
			}
		})
	}
}

// Opening a record in the folder that is too old for the list does not create another one.
func TestOwnRecordIsNotDuplicated(t *testing.T) {
	s := store.Memory()
	put(t, s, "games", "19990101-120000-squ-1.txt", outside)
	for _, day := range strings.Split("abcdefghijklm", "") {
		put(t, s, "games", "20000101-120000-squ-1"+day+".txt", strings.Replace(outside, "Ana", "Ana "+day, 1))
	}
	b := open(t, s)
	tb, ok := b.Import("19990101-120000-squ-1.txt", []byte(outside))
	if !ok {
		t.Fatal(b.messages())
	}
	b.Begin(tb).Leave()
	b.Close()
	if names := b.names("games"); len(names) != 14 {
		t.Errorf("%d records are kept, want the 14: %v", len(names), names)
	}
}

// Playing on from a record makes a separate game.
func TestContinuedRecordIsNewGame(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb, _ := b.Import("club.txt", []byte(outside))
	k := b.Begin(tb)
	k.Table.Match.Undo()
	b.play(k, "e5")
	k.Leave()
	b.Close()
	if len(b.lengths()) != 1 || len(b.names("games")) != 1 {
		t.Errorf("tables of %v plies and %v are kept, want the table and the record", b.lengths(), b.names("games"))
	}
}

// An unfinished game becomes a table like any other.
func TestUnfinishedRecordBecomesTable(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	tb, ok := b.Import("half.txt", []byte("[game \"squ\"]\na1"))
	if !ok || tb.Match.Over() || tb.Match.Len() != 1 {
		t.Fatalf("Receive = %+v, %v; %v", tb, ok, b.messages())
	}
	b.Begin(tb).Leave()
	if got := b.lengths(); !slices.Equal(got, []int{1}) || len(b.FinishedGames()) != 0 {
		t.Errorf("tables of %v plies wait and %d games are finished, want one table", got, len(b.FinishedGames()))
	}
}

// site returns a record of AbstractPlay.
func site(game, variants, moves string) string {
	return `{"header":{"game":{"name":"` + game + `","variants":[` + variants + `]},"players":[{"name":"Ana","result":0},{"name":"Rui","result":1}]},"moves":` + moves + `}`
}

// codeOfOutside returns the record outside as a share code.
func codeOfOutside(t *testing.T) string {
	t.Helper()
	rec, err := record.Read(strings.NewReader(outside), catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	code, err := share.Format(rec)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// A share code and a record of AbstractPlay are opened like a record, and stored as one.
func TestImportOtherFormats(t *testing.T) {
	code := codeOfOutside(t)
	for _, in := range []string{"See: " + code + " Good?", site("Taiji", "", `[["a1,a2"],["resign"]]`)} {
		b := open(t, store.Memory())
		tb, ok := b.Import("x", []byte(in))
		if !ok || !tb.Match.Over() || tb.Match.Seats()[1].Name != "Rui" || len(b.Poll()) != 0 {
			t.Errorf("Import(%s) = %+v, %v; %v", in, tb, ok, b.messages())
		}
		b.Close()
		names := b.names("games")
		if len(names) != 1 {
			t.Fatalf("%v are kept, want one record", names)
		}
		if _, err := record.Read(strings.NewReader(b.text("games", names[0])), catalog.Find); err != nil {
			t.Errorf("%s is stored as %s: %v", in, b.text("games", names[0]), err)
		}
	}
}

// A truncated code opens as far as it is readable, and the players are told.
func TestImportDamagedCode(t *testing.T) {
	code := codeOfOutside(t)
	b := open(t, store.Memory())
	defer b.Close()
	tb, ok := b.Import("x", []byte(code[:len(code)-1]))
	if said := b.Poll(); !ok || tb.Match.Over() || tb.Match.Len() != 3 || len(said) != 1 || !equal(said[0].Message, board.Say("file.code", 3, 3)) {
		t.Errorf("Import = %+v, %v, and messages %v", tb, ok, said)
	}
}

func TestImportErrors(t *testing.T) {
	tests := []struct {
		name, in string
		want     board.Message
	}{
		{"nothing", "", board.Say("drop.norecord", "x")},
		{"a text", "Dear Ana,", board.Say("drop.norecord", "x")},
		{"a link", "[here](there)", board.Say("drop.norecord", "x")},
		{"a picture", "\x89PNG\r\n\x1a\n\x00", board.Say("drop.norecord", "x")},
		{"UTF-16", "[\x00g\x00a\x00m\x00e\x00", board.Say("drop.norecord", "x")},
		{"too much", strings.Repeat("x", record.MaxBytes+1), board.Say("drop.large", "x", 16)},
		{"chess", "[game \"chess\"]\n1. e4", board.Say("drop.game", "x", "chess")},
		{"an option", "[game \"squ\"]\n[options \"colour=red\"]", board.Say("drop.option", "x", "colour", "size, ties, handicap")},
		{"a size", "[game \"squ\"]\n[options \"size=99\"]", board.Say("drop.value", "x", "size=99", "3–10")},
		{"a value", "[game \"squ\"]\n[options \"ties=both\"]", board.Say("drop.value", "x", "ties=both", "draw, record")},
		{"no option", "[game \"squ\"]\n[options \"size\"]", board.Say("drop.wrong", "x", 2, "size")},
		{"a ply that is none", "[game \"squ\"]\nz9", board.Say("drop.wrong", "x", 2, "z9")},
		{"a ply that is not legal", "[game \"squ\"]\n\na1 a1+b1", board.Say("drop.illegal", "x", 3, "a1", board.Say("game.occupied"))},
		{"a position that cannot be", "[game \"squ\"]\n[options \"size=4\"]\n[position \"b3/4/4/4 - -\"]", board.Say("drop.illegal", "x", 3, "b3/4/4/4 - -", board.Say("squ.edit.count", 1, board.Say("squ.red"), 1, board.Say("squ.black"), 0))},
		{"a comment without an end", "[game \"squ\"]\na1 {", board.Say("drop.wrong", "x", 2, "{")},
		{"a variation without an end", "[game \"squ\"]\na1 (b1", board.Say("drop.line", "x", 2)},
		{"a site", "{}", board.Say("drop.norecord", "x")},
		{"a game of a site", site("Chess", "", "[]"), board.Say("drop.game", "x", "Chess")},
		{"a ply of a site", site("Taiji", "", `[["z"]]`), board.Say("drop.round", "x", 1, "z")},
		{"a ply of a site that is not legal", site("Taiji", "", `[["a1,a2","b1,b2"],["a1,a2"]]`), board.Say("drop.round.illegal", "x", 2, "a1,a2", board.Say("game.occupied"))},
		{"a code", "quintet1-squ-00", board.Say("code.broken")},
		{"a newer code", "quintet2-squ-00", board.Say("code.newer")},
		{"the code of another game", "quintet1-chess-00", board.Say("code.game")},
		{"another result", "[game \"squ\"]\n[result \"p1+\"]\na1", board.Say("drop.wrong", "x", 2, "p1+")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := open(t, store.Memory())
			defer b.Close()
			tb, ok := b.Import("x", []byte(tt.in))
			said := b.Poll()
			if ok || tb != nil || len(said) != 1 || !equal(said[0].Message, tt.want) {
				t.Errorf("Receive = %+v, %v, and messages %v, want %v", tb, ok, said, tt.want)
			}
		})
	}
}

// equal reports whether a and b are the same message.
func equal(a, b board.Message) bool {
	return a.Key == b.Key && slices.EqualFunc(a.Args, b.Args, func(x, y any) bool {
		m, isMessage := x.(board.Message)
		n, too := y.(board.Message)
		return isMessage && too && equal(m, n) || !isMessage && !too && x == y
	})
}

package record_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/gametest"
)

// FuzzRead checks that whatever is read can be written and then read as the same text, and that other input gives an error with a place.
func FuzzRead(f *testing.F) {
	f.Add("[game \"null\"]\n[options \"turns=double\"]\n[p1 \"Ana\"]\n1. a1+b1 {x} c1 (2. c2+c3) b3+\n")
	f.Add("[game \"null\"]\n[options \"players=4 size=2\"]\n[result \"p1=p3 2-1-2-1\"]\nb1 a1 b2 a2 ; over")
	f.Add("[game \"null\"]\n[position \"xox/oox/xx1 p2 -\"]\n[result \"p1+ resign\"]\n")
	for _, s := range catalog.All() {
		l := gametest.ReadGames(f, s.ID, filepath.Join("..", "..", s.ID, "testdata", "games.jsonl"))[0]
		f.Add("[game \"" + s.ID + "\"]\n[options \"" + s.Format(l.Options) + "\"]\n" + l.Plies[0] + " " + strings.Join(l.Plies[1:6], "+"))
		f.Add("[game \"" + s.ID + "\"]\n[options \"" + s.Format(l.Options) + "\"]\n" + strings.Join(l.Plies, " "))
	}
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := record.Read(strings.NewReader(text), catalogtest.Find)
		if err != nil {
			var e *record.Error
			if !errors.As(err, &e) || e.Line < 1 || e.Column < 1 || strings.Contains(e.Error(), "\n") {
				t.Errorf("error %#v, want an *Error of one line with a place", err)
			}
			return
		}
		once := written(t, rec)
		if twice := written(t, read(t, once)); twice != once {
			t.Errorf("written as\n%s\nand then as\n%s", once, twice)
		}
	})
}

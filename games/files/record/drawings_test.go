package record_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// Drawings on random plies of random games, also within turns and in variations, are read back, with the comments beside them.
func TestDrawingsAreKept(t *testing.T) {
	for _, table := range catalogtest.Tables(7) {
		g, r := table.Open(t), games.NewRand(7)
		m := match.New(g, nil)
		for range 12 {
			if m.Over() {
				break
			}
			if err := m.Play(catalogtest.AnyMove(m.Position(), r)); err != nil {
				t.Fatal(err)
			}
			if r.Intn(4) == 0 && m.Cursor() > 2 {
				m.Goto(m.Cursor() - 1)
			}
		}
		cells := len(g.Geometry().Cells)
		for i, n := range catalogtest.Nodes(m) {
			var ds []board.Drawing
			for range r.Intn(4) {
				d := board.Drawing{From: board.Target(r.Intn(cells)), To: board.Target(r.Intn(cells)), Colour: uint8(r.Intn(board.DrawingColours))}
				if g.Geometry().Cells[d.From].Style != board.Diamond && g.Geometry().Cells[d.To].Style != board.Diamond {
					ds = board.Drawn(ds, d)
				}
			}
			m.SetDrawings(n, ds)
			if i%2 == 0 {
				m.SetComment(n, "%draw and \\%draw {}")
			}
		}
		m.ShowPath(m.MainEnd())
		want := catalogtest.Tree(m)
		text := written(t, record.New(table.Spec, m))
		got := read(t, text)
		if tree := catalogtest.Tree(got.Match); tree != want {
			t.Fatalf("read is\n%s\nwant\n%s\nfrom\n%s", tree, want, text)
		}
		if again := written(t, got); again != text {
			t.Errorf("written again is\n%s\nwant\n%s", again, text)
		}
	}
}

// Drawings that a board cannot have are refused with one sentence that names them.
func TestWrongDrawings(t *testing.T) {
	const head = "[game \"null\"]\n[options \"size=3 players=2\"]\n\n1. a1 "
	for text, want := range map[string]string{
		"{%draw z9}":      "z9: a drawing is a cell of the board or two, such as a1-b1",
		"{%draw a1:9}":    "a1:9: the colours of drawings are 1 to 4",
		"{ %draw a1-b2-}": "a1-b2-: a drawing is",
	} {
		_, err := record.Read(strings.NewReader(head+text), catalogtest.Find)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	rec := read(t, head+"{%draw a1} {%drawn} {\\%draw a1} {%draw a1 b2-a1:3}")
	n := rec.Match.Root().Next()[0]
	g := rec.Match.Game().Geometry()
	if want := []board.Drawing{{From: g.Named("a1"), To: g.Named("a1")}, {From: g.Named("b2"), To: g.Named("a1"), Colour: 2}}; !slices.Equal(n.Drawings(), want) {
		t.Errorf("drawn are %v, want %v", n.Drawings(), want)
	}
	if want := "%drawn\n%draw a1"; n.Comment() != want {
		t.Errorf("the comment is %q, want %q", n.Comment(), want)
	}
}

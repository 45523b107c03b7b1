package library_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/journal"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
	"quintet/scenes/store"
)

// sit lets players sit at a new table of Squex, and plays there.
func (b *bench) sit(plies string) *table.Table {
	b.t.Helper()
	spec, _ := catalog.Find("squex")
	g, err := spec.Open(games.Options{"size": "6"})
	if err != nil {
		b.t.Fatal(err)
	}
	t := table.New(spec, match.New(g, nil), terms.Terms{})
	b.Sit(t)
	return b.goOn(t, plies)
}

// goOn makes plies at t, and writes that down.
func (b *bench) goOn(t *table.Table, plies string) *table.Table {
	b.t.Helper()
	for _, ply := range strings.Fields(plies) {
		m, err := t.Match.Game().ParseMove(t.Position(), ply)
		if err != nil {
			b.t.Fatal(err)
		}
		t.Play(m, b.time)
	}
	b.note(t)
	return t
}

// note writes down how t stands.
func (b *bench) note(t *table.Table) { b.At(t).Note(journal.SnapshotOf(t, b.time)) }

// openFinished lets players sit at the newest finished game.
func (b *bench) openFinished() *table.Table {
	b.t.Helper()
	s, err := b.FinishedGames()[0].Snapshot()
	if err != nil {
		b.t.Fatal(err)
	}
	t := s.Table()
	b.Sit(t)
	return t
}

// What is tried and said after a game lies in its record, at once and whenever the game is opened again; its result stands, and there is one
// record of it.
func TestARecordGrowsWithItsVariations(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	tb := b.sit("c2 b2")
	tb.Resign(0, b.time)
	b.note(tb)
	tb.Jump(1, b.time)
	b.goOn(tb, "e5 a1")
	b.At(tb).Leave()
	b.Close()

	b = open(t, s)
	tb = b.openFinished()
	if m := tb.Match; !m.Over() || m.MainLen() != 2 || len(m.Root().Next()[0].Next()) != 2 {
		t.Fatalf("the game is opened over %v after %d plies, with %d continuations of the first; want its end and the variation", m.Over(), m.MainLen(), len(m.Root().Next()[0].Next()))
	}
	tb.Jump(0, b.time)
	b.goOn(tb, "d4")
	tb.Match.SetComment(tb.Match.Node(), "better")
	b.note(tb)
	b.At(tb).Leave()
	if got := b.FinishedGames()[0].Record.Main.Turns[0].Variations; len(got) != 1 || got[0].Turns[0].Comment != "better" {
		t.Errorf("the finished game has the variations %+v, want one with a comment", got)
	}
	b.Close()
	names := b.names("games")
	if len(names) != 1 {
		t.Fatalf("%v are kept, want one record", names)
	}
	text := b.text("games", names[0])
	if !strings.Contains(text, "1. c2 (1. d4 {better}) b2 (2. e5 a1)") || !strings.Contains(text, `[result "p2+ resign"]`) {
		t.Errorf("the record is\n%s", text)
	}
}

// Looking at a finished game writes nothing.
func TestALookAtAFinishedGameWritesNothing(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt"))
	tb := b.openFinished()
	tb.Jump(1, b.time)
	b.note(tb)
	b.At(tb).Leave()
	b.Close()
	if text := b.text("games", "x.txt"); text != small || len(b.names("games")) != 1 {
		t.Errorf("%v are kept, the record is\n%s", b.names("games"), text)
	}
}

// small is a record as somebody has written it by hand, with a tag that means nothing here.
const small = "[game \"squex\"]\n[options \"size=6\"]\n[event \"club\"]\n[result \"p1+ resign\"]\nc2   b2\n"

// A record that somebody else has changed since it was opened is left to him: what was added here becomes a record of its own.
func TestAChangedRecordIsNotOverwritten(t *testing.T) {
	s := store.Memory()
	for _, changed := range []bool{false, true} {
		b := open(t, keep(t, s, "x.txt"))
		tb := b.openFinished()
		b.goOn(tb, "") // the record is known
		tb.Jump(1, b.time)
		b.At(tb).Record()
		other := strings.Replace(small, "club", "cup", 1)
		if changed {
			put(t, s, "games", "x.txt", other)
		}
		b.goOn(tb, "e5")
		b.At(tb).Leave()
		b.Close()
		text := b.text("games", "x.txt")
		switch names := b.names("games"); {
		case changed && (text != other || len(names) != 2):
			t.Errorf("%v are kept, and what somebody else has written is\n%s", names, text)
		case !changed && (len(names) != 1 || !strings.Contains(text, "(2. e5)") || !strings.Contains(text, `[event "club"]`)):
			t.Errorf("%v are kept, and the record is\n%s", names, text)
		}
	}
}

// Players who come back sit at the entry that they left.
func TestATableIsOpenedWhereItWasLeft(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	tb := b.sit("c2 b2")
	b.At(tb).Leave()
	if b.At(tb) != nil {
		t.Error("players sit at a table that they have left")
	}
	left := b.Tables()
	if len(left) != 1 {
		t.Fatalf("%d tables wait, want one", len(left))
	}
	again := left[0].Open()
	if b.Sit(again); b.At(again) != left[0] || len(b.Tables()) != 0 || again.Match.Len() != 2 {
		t.Errorf("the players sit at another entry, or %d tables still wait", len(b.Tables()))
	}
}

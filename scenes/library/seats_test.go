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

// goOn makes plies at t, moves to where they lead, and writes that down.
func (b *bench) goOn(t *table.Table, plies string) *table.Table {
	b.t.Helper()
	for _, ply := range strings.Fields(plies) {
		m, err := t.Match.Game().ParseMove(t.Position(), ply)
		if err != nil {
			b.t.Fatal(err)
		}
		t = b.to(t, t.Play(m, b.time))
	}
	return t
}

// to lets the players go on at to, and writes down how it stands.
func (b *bench) to(from, to *table.Table) *table.Table {
	if from != to {
		b.Move(from, to)
	}
	b.At(to).Note(journal.SnapshotOf(to, b.time))
	return to
}

// A game begun from a finished one is found again with it. It waits among the tables when the players go back, unless it was a slip.
func TestPlayersGoOnFromAFinishedGame(t *testing.T) {
	for _, c := range []struct {
		name, plies string
		tables      int
	}{{"a slip", "e5", 0}, {"a game of several turns", "e5 a1 a2", 1}} {
		s := store.Memory()
		b := open(t, s)
		tb := b.sit("c2 b2")
		tb.Resign(0, b.time)
		b.to(tb, tb)
		tb.Jump(1, b.time)
		branch := b.goOn(tb, c.plies)
		if branch == tb || b.At(tb) != nil || b.At(branch) == nil || branch.From == "" {
			t.Fatalf("%s: the players sit at the finished game, or the new one does not know its record %q", c.name, branch.From)
		}
		b.Close() // as if the program ended here

		b = open(t, s)
		again := b.Resume().Open()
		b.Sit(again)
		if o := again.Origin; o == nil || o.Table.Match.Len() != 2 || !o.Table.Match.Closed() || again.From != branch.From {
			t.Fatalf("%s: after a restart the game comes from %+v, %q", c.name, o, again.From)
		}
		back := b.to(again, again.Back(b.time))
		if !back.Match.Over() || b.At(back) == nil {
			t.Errorf("%s: the way back leads to a game that is not over", c.name)
		}
		b.At(back).Leave(false)
		if got := len(b.Tables()); got != c.tables {
			t.Errorf("%s: %d tables wait, want %d", c.name, got, c.tables)
		}
		b.Close()
		if names := b.names("games"); len(names) != 1 {
			t.Errorf("%s: %v are kept, want one record", c.name, names)
		}
	}
}

// Players who come back sit at the entry that they left.
func TestATableIsOpenedWhereItWasLeft(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	tb := b.sit("c2 b2")
	b.At(tb).Leave(false)
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

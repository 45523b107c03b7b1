// Package librarytest looks into the store of a library, for tests. It is not part of the program.
package librarytest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// Games describes all games in s that have a ply, each once, whether they are tables or records: their rules, their trees and their players, in order.
// It fails the test if the library says anything when it opens s. s is not changed, and may be in use.
func Games(t testing.TB, s store.Store) (all []string) {
	t.Helper()
	most := map[string]*match.Match{} // of the same game: its record may not have all variations of its table yet
	add := func(spec games.Spec, m *match.Match) {
		key := fmt.Sprint(spec.ID, m.Game().Info().Options, catalogtest.Tree(m.MainGame()), m.Seats())
		if was := most[key]; len(m.Root().Next()) > 0 && (was == nil || len(catalogtest.Nodes(m)) > len(catalogtest.Nodes(was))) {
			most[key] = m
		}
	}
	own := copied(t, s)
	l := library.Open(own, catalog.Find, time.Now)
	if said := l.Poll(); len(said) > 0 {
		t.Fatalf("the library says %v", said)
	}
	entries := []*library.Entry{l.Resume()} // which makes the players leave all others
	for _, e := range append(entries, l.Tables()...) {
		if e != nil {
			add(e.Table.Spec, e.Table.Match)
		}
	}
	l.Close()
	for _, name := range names(t, own.Folder("games")) {
		if strings.HasSuffix(name, record.End) {
			text, err := own.Folder("games").Read(name, record.MaxBytes)
			catalogtest.NoError(t, err)
			rec, err := record.Read(strings.NewReader(string(text)), catalog.Find)
			catalogtest.NoError(t, err)
			add(rec.Spec, rec.Match)
		}
	}
	for _, m := range most {
		all = append(all, fmt.Sprint(m.Game().Info().ID, " ", m.Game().Info().Options, catalogtest.Tree(m), m.Seats()))
	}
	slices.Sort(all)
	return all
}

// copied returns a copy of the tables and records in s.
func copied(t testing.TB, s store.Store) store.Store {
	t.Helper()
	own := store.Memory()
	for _, folder := range []string{"unfinished", "games"} {
		for _, name := range names(t, s.Folder(folder)) {
			data, err := s.Folder(folder).Read(name, record.MaxBytes)
			if errors.Is(err, store.ErrNotFound) {
				continue // a newer file, or a record, has replaced it meanwhile
			}
			catalogtest.NoError(t, err)
			catalogtest.NoError(t, own.Folder(folder).Write(name, data))
		}
	}
	return own
}

// names lists the files in s.
func names(t testing.TB, s store.Store) []string {
	t.Helper()
	all, err := s.List()
	catalogtest.NoError(t, err)
	return all
}

package library

import (
	"slices"

	"quintet/games/journal"
	"quintet/games/table"
)

// Sit lets players sit at t. From now on its journal is written, in the entry of t or in a new one.
func (l *Library) Sit(t *table.Table) {
	if e := l.At(t); e != nil {
		e.Sit()
		return
	}
	l.Begin(journal.SnapshotOf(t, l.now())).seated = t
}

// At returns the entry of the table at which players sit, nil where nobody sits at t.
func (l *Library) At(t *table.Table) *Entry {
	i := slices.IndexFunc(l.entries, func(e *Entry) bool { return e.seated == t })
	if i < 0 {
		return nil
	}
	return l.entries[i]
}

// Open returns the table as it was left, for players to sit at.
func (e *Entry) Open() *table.Table {
	e.seated = e.Table()
	return e.seated
}

package library

import (
	"slices"

	"quintet/games/journal"
	"quintet/games/table"
)

// Sit lets players sit at t. From now on its journal is written, in the entry of t or in a new one. Sit also finds the finished game that t
// was begun from.
func (l *Library) Sit(t *table.Table) {
	if t.From != "" && t.Origin == nil && !t.Match.Closed() {
		if from, ok := l.Lookup(t.From); ok {
			t.BeganFrom(from.Table())
		}
	}
	if e := l.At(t); e != nil {
		e.Sit()
		return
	}
	l.Begin(journal.SnapshotOf(t, l.now())).seated = t
}

// Move seats the players of from at to. One of the two tables was begun from the finished game of the other. Moving back keeps from among
// the tables if it is worth keeping.
func (l *Library) Move(from, to *table.Table) {
	e := l.At(from)
	switch back := from.Origin != nil && from.Origin.Table == to; {
	case !back:
		e.Leave(false)
		from.From = e.Record()
		to.From = from.From
	case !from.WorthKeeping():
		e.Drop()
		fallthrough
	default:
		e.Leave(true)
	}
	l.Sit(to)
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

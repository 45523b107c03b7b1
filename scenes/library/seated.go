package library

import (
	"slices"

	"quintet/games/journal"
	"quintet/games/table"
)

// Sit lets players sit at t: from now on everything that happens there is written down, where t was left or else in a new entry. The finished
// game from which that of t was begun is looked for.
func (l *Library) Sit(t *table.Table) {
	if t.From != "" && t.Origin == nil && !t.Match.Closed() {
		if from, ok := l.Called(t.From); ok {
			t.BeganFrom(from.Table())
		}
	}
	if e := l.At(t); e != nil {
		e.Sit()
		return
	}
	l.Begin(journal.Of(t, l.now())).seated = t
}

// Move lets the players go on at to, the table of a game begun from the finished one at from, or the other way round. A game that was begun
// from a finished one stays among the tables where it is worth that.
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
	i := slices.IndexFunc(l.kept, func(e *Entry) bool { return e.seated == t })
	if i < 0 {
		return nil
	}
	return l.kept[i]
}

// Open returns the table as it was left, for players to sit at.
func (e *Entry) Open() *table.Table {
	e.seated = e.Table()
	return e.seated
}

package shelf

import (
	"slices"

	"quintet/games/journal"
	"quintet/games/table"
)

// Sit lets players sit at t: from now on everything that happens there is written down, where t was left or else in a new entry.
func (f *Shelf) Sit(t *table.Table) {
	if e := f.At(t); e != nil {
		e.Sit()
		return
	}
	f.Begin(journal.Of(t, f.now())).seated = t
}

// At returns the entry of the table at which players sit, nil where nobody sits at t.
func (f *Shelf) At(t *table.Table) *Entry {
	i := slices.IndexFunc(f.kept, func(e *Entry) bool { return e.seated == t })
	if i < 0 {
		return nil
	}
	return f.kept[i]
}

// Open returns the table as it was left, for players to sit at.
func (e *Entry) Open() *table.Table {
	e.seated = e.Table()
	return e.seated
}

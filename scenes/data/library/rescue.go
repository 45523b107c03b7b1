// Reads journals again that versions up to 0.2 wrongly set aside as damaged, and adds their tables to the library (rescue), unless a table there has
// all of their plies (containsMatch). Change here which journals are added.

package library

import (
	"maps"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/files/journal"
	"quintet/games/play/match"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
)

// asideEnd is the extension of journals that were set aside and are not read again.
const asideEnd = ".set-aside"

// rescue reads the file called name again if version 0.2 or older set it aside as damaged: they rejected intact journals of games that had been
// opened and played on. A table with plies that no other table has is added to the library. The file stays, under a name that is not read again.
func (l *Library) rescue(name string) {
	was, _, ok := strings.Cut(name, store.DamagedEnd)
	if !ok || !isJournal(was) {
		return
	}
	data, err := l.tables.Read(name, journal.MaxBytes)
	if err != nil {
		l.notify(notice.Say(notice.Failure, "library.unread", err.Error()))
		return
	}
	if k, err := journal.Read(data, l.find); err == nil && !k.Dropped && !slices.ContainsFunc(l.entries, func(e *Entry) bool { return containsMatch(e.Match, k.Match) }) {
		l.Begin(k.Snapshot).Leave()
		l.notify(notice.Say(notice.News, "library.rescued", k.Spec.Name))
	}
	if _, ok := l.setAside(was, data); ok {
		l.remove(name)
	}
}

// containsMatch reports whether m has the same game and start as part, and all of its plies.
func containsMatch(m, part *match.Match) bool {
	a, b := m.Game().Info(), part.Game().Info()
	return a.ID == b.ID && maps.Equal(a.Options, b.Options) &&
		games.TextOf(m.PositionAfter(m.Root())) == games.TextOf(part.PositionAfter(part.Root())) && containsBranch(m.Root(), part.Root())
}

// containsBranch reports whether everything after part is also after n.
func containsBranch(n, part *match.Node) bool {
	for len(part.Next()) == 1 { // most of a game, without recursion
		i := slices.IndexFunc(n.Next(), func(c *match.Node) bool { return c.Move() == part.Next()[0].Move() })
		if i < 0 {
			return false
		}
		n, part = n.Next()[i], part.Next()[0]
	}
	return !slices.ContainsFunc(part.Next(), func(c *match.Node) bool {
		i := slices.IndexFunc(n.Next(), func(o *match.Node) bool { return o.Move() == c.Move() })
		return i < 0 || !containsBranch(n.Next()[i], c)
	})
}

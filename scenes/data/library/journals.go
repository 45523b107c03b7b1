// Reads the journals in which versions up to 0.2 stored tables, and stores the tables as files of package tablefile. A journal is removed once the disk
// has the table. Journals that version 0.2 wrongly set aside as damaged are read again (rescue), unless a table has all of their plies (containsMatch).

package library

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/files/tablefile"
	"quintet/games/play/match"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// journalEnd is the extension of journals, and asideEnd that of files that were set aside and are not read again.
const (
	journalEnd = ".journal"
	asideEnd   = ".set-aside"
)

// readJournals adds the tables of all journals that are new.
func (l *Library) readJournals() {
	names, err := l.journals.List()
	if err != nil {
		l.reportUnsaved(err)
		return
	}
	for _, name := range names {
		if isJournal(name) && !l.known[name] {
			l.known[name] = true
			l.readJournal(name)
		}
	}
	for _, name := range names {
		l.rescue(name)
	}
}

// isJournal reports whether name is a journal name. It begins with a number: 1, or, in versions up to 0.2, that of another window with the same data.
func isJournal(name string) bool {
	first, _, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(first)
	return err == nil && number > 0 && strings.HasSuffix(name, journalEnd)
}

// readJournal reads a journal and adds its table.
func (l *Library) readJournal(name string) {
	stem := strings.TrimSuffix(name, journalEnd)
	if l.known[stem] { // it has been converted; addWhole removes it
		return
	}
	data, err := l.journals.Read(name, journal.MaxBytes)
	if err != nil {
		l.notify(notice.Say(notice.Failure, "library.unread", err.Error()))
		return
	}
	k, err := journal.Read(data, l.find)
	switch {
	case errors.Is(err, journal.ErrVersion):
		path := l.journals.Path(name)
		l.notify(notice.About(path, "library.newer", path))
	case err != nil && len(data) == 0: // the power failed before anything was written
		l.removeJournal(name)
	case err != nil:
		where := name
		if aside, ok := l.setAside(l.journals, name, data); ok {
			where = aside
			l.removeJournal(name)
		}
		path := l.journals.Path(where)
		l.notify(notice.About(path, "library.lost", path))
	case k.Dropped:
		if !k.Table.Match.Closed() { // otherwise there is a record
			l.queue.Do(queue.Job{Do: func() error { return l.games.Remove(record.ReviewName(ownName(stem, k.Table))) }})
		}
		l.removeJournal(name)
	default:
		l.convert(name, data, k)
	}
}

// convert adds the table k, whose journal is data.
func (l *Library) convert(name string, data []byte, k *journal.Contents) {
	switch {
	case k.Damage != nil:
		where, _ := l.setAside(l.journals, name, data)
		path := l.journals.Path(where)
		l.notify(notice.About(path, "library.damaged", k.Table.Spec.Name, path))
	case k.Length < len(data):
		l.notify(notice.Say(notice.Failure, "library.torn", k.Table.Spec.Name))
	}
	stem := strings.TrimSuffix(name, journalEnd)
	l.known[stem] = true
	e := &Entry{file: savedTable{library: l, stem: stem, kept: func() { l.retireJournal(name) }}}
	l.addTable(e, tablefile.File{Table: k.Table, Began: k.Began, Changed: k.Changed, Away: k.Away})
}

// retireJournal removes the journal called name, whose table is on the disk. A damaged one must be set aside first.
func (l *Library) retireJournal(name string) {
	data, err := l.journals.Read(name, journal.MaxBytes)
	if err != nil {
		return // the next start tries again
	}
	if k, err := journal.Read(data, l.find); err != nil || k.Damage != nil {
		if _, ok := l.setAside(l.journals, name, data); !ok {
			return
		}
	}
	l.removeJournal(name)
}

// dropFiles removes the files of a table called stem, because none is whole and its journal is still there.
func (l *Library) dropFiles(stem string, numbers []int) {
	delete(l.known, stem)
	for _, n := range numbers {
		if err := l.unfinished.Remove(tablefile.Name(stem, n)); err != nil {
			l.reportUnsaved(err)
		}
	}
}

// removeJournal deletes the journal called name. If that fails, the next start tries again.
func (l *Library) removeJournal(name string) {
	l.queue.Do(queue.Job{Do: func() error { return l.journals.Remove(name) }})
}

// rescue reads the file called name again if version 0.2 or older set it aside as damaged: they rejected intact journals of games that had been
// opened and played on. A table with plies that no other table has is added to the library. The file stays, under a name that is not read again.
func (l *Library) rescue(name string) {
	was, _, ok := strings.Cut(name, store.DamagedEnd)
	if !ok || !isJournal(was) {
		return
	}
	data, err := l.journals.Read(name, journal.MaxBytes)
	if err != nil {
		l.notify(notice.Say(notice.Failure, "library.unread", err.Error()))
		return
	}
	if k, err := journal.Read(data, l.find); err == nil && !k.Dropped && !slices.ContainsFunc(l.entries, func(e *Entry) bool { return containsMatch(e.Table.Match, k.Table.Match) }) {
		e := &Entry{file: savedTable{library: l, stem: l.newStem(k.Table.Spec.ID, l.now())}}
		l.addTable(e, tablefile.File{Table: k.Table, Began: k.Began, Changed: k.Changed, Away: true})
		l.notify(notice.Say(notice.News, "library.rescued", k.Table.Spec.Name))
	}
	if _, ok := l.setAside(l.journals, was, data); ok {
		l.removeJournal(name)
	}
}

// containsMatch reports whether m has the same game and start as part, and all of its plies.
func containsMatch(m, part *match.Match) bool {
	return sameStart(m, part) && containsBranch(m.Root(), part.Root())
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

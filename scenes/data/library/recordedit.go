// What a player does with the record of a finished game: open it, give it a title and tags (setTag), and copy it. edit runs each change in the
// background and reports a failure; add another change with it. delete.go deletes records.

package library

import (
	"bytes"
	"slices"

	"quintet/games/files/record"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// Edits reports whether a finished game is being named, copied, deleted or restored. Poll collects the result.
func (l *Library) Edits() bool { return l.edits > 0 }

// Ready reports whether Poll has results of reading or of an edit to collect.
func (l *Library) Ready() bool {
	return l.queue.Ready() || slices.ContainsFunc(l.indexes(), (*index.Index).Ready)
}

// indexes returns the indexes in use.
func (l *Library) indexes() (all []*index.Index) {
	for _, x := range []*index.Index{l.index, l.bin} {
		if x != nil {
			all = append(all, x)
		}
	}
	return all
}

// edit runs do, which changes records, in the background, and calls done or failed afterwards.
func (l *Library) edit(do func() error, done func(), failed func(err error)) {
	l.edits++
	l.queue.Do(queue.Job{Do: do, Done: func() { l.edits--; done() }, Failed: func(err error) { l.edits--; failed(err) }})
}

// notifyFailed reports, with message key, that something could not be done with the record called name, which may be gone or changed.
func (l *Library) notifyFailed(key, name string, err error) {
	l.notify(notice.Say(notice.Failure, key, name, err.Error()))
	l.noteGame(name)
}

// ReadGame returns the game of the record called name as a table that can be opened. If a table of the library still has to write that record, it
// returns that table's game.
func (l *Library) ReadGame(name string) (t *table.Table, err error) {
	for _, e := range l.entries {
		if e.Table.Match.Closed() && e.Record() == name {
			return (&FinishedGame{Record: e.ToRecord(), name: name}).Table(), nil
		}
	}
	data, err := l.recordText(name)
	if err != nil {
		return nil, err
	}
	return l.parseRecord(name, data)
}

// parseRecord returns the game of the record called name, with text data, as a table that can be opened.
func (l *Library) parseRecord(name string, data []byte) (t *table.Table, err error) {
	rec, err := record.Read(bytes.NewReader(data), l.find)
	if err != nil {
		return nil, err
	}
	return (&FinishedGame{Record: rec, name: name}).Table(), nil
}

// OpenGame returns the game of the record called name as a table that can be opened. ok is false if it cannot be read; Poll says why.
func (l *Library) OpenGame(name string) (t *table.Table, ok bool) {
	data, err := l.recordText(name)
	if err != nil {
		l.notify(notice.Say(notice.Failure, "games.unread", name, err.Error()))
		return t, false
	}
	if t, err = l.parseRecord(name, data); err != nil {
		l.notify(notice.Notice{Message: refusal(name, data, err)})
	}
	return t, err == nil
}

// ReadRecord returns the text of the record called name, if it is on the disk. It is safe for concurrent use.
func (l *Library) ReadRecord(name string) ([]byte, error) { return l.games.Read(name, record.MaxBytes) }

// GamePath returns the path of the record called name, in words for a player.
func (l *Library) GamePath(name string) string { return l.games.Path(name) }

// GamesFolder returns the folder of records, for the system.
func (l *Library) GamesFolder() string { return l.games.Path("") }

// Retitle gives the record called name a title, "" for none. If that fails, the record stays and Poll says why.
func (l *Library) Retitle(name, title string) { l.setTag(name, index.TitleTag, title) }

// Retag gives the record called name tags, separated by commas.
func (l *Library) Retag(name, tags string) { l.setTag(name, index.TagsTag, tags) }

// setTag sets a tag of the record called name, and removes it if value is empty.
func (l *Library) setTag(name, tag, value string) {
	var rec *record.Record
	l.edit(func() error {
		var data []byte
		var err error
		if rec, data, err = l.readRecord(name, record.MaxBytes); err != nil {
			return err
		}
		rec.SetTag(tag, value)
		var text bytes.Buffer
		if err := record.Write(&text, rec); err != nil {
			return err
		}
		if err := l.unchanged(name, data); err != nil {
			return err
		}
		return l.games.Write(name, text.Bytes())
	}, func() {
		l.replaceFinished(name, rec)
		l.noteGame(name)
	}, func(err error) { l.notifyFailed("games.unwritten", name, err) })
}

// unchanged returns an error unless the file called name contains data.
func (l *Library) unchanged(name string, data []byte) error {
	if now, err := l.games.Read(name, len(data)); err != nil || !bytes.Equal(now, data) {
		return errChanged
	}
	return nil
}

// CopyGame adds a copy of the record called name, byte for byte. If that fails, Poll says why.
func (l *Library) CopyGame(name string) {
	e := l.Games().Entry(name)
	if e == nil {
		return // it is gone by now
	}
	var rec *record.Record
	at := l.now()
	to := outsideName(l.newStem(e.Game, at), index.CopyEnd)
	l.edit(func() error {
		var data []byte
		var err error
		if rec, data, err = l.readRecord(name, record.MaxBytes); err != nil {
			return err
		}
		if err := l.add(to, data); err != nil {
			return err
		}
		copyReview(l.games, name, l.games, to)
		return nil
	}, func() {
		l.addFinished(&FinishedGame{Record: rec, At: at, name: to})
		l.noteGame(to)
	}, func(err error) { l.notifyFailed("games.uncopied", name, err) })
}

// add stores data as the record called name, which must be free, and returns once it would survive a power cut.
func (l *Library) add(name string, data []byte) error {
	if err := l.games.Create(name, data); err != nil {
		return err
	}
	return l.games.Sync(name)
}

package library

import (
	"bytes"

	"quintet/games/journal"
	"quintet/games/record"
	"quintet/scenes/library/index"
	"quintet/scenes/store/queue"
)

// Games returns the index of all finished games. Since the first call it is kept up to date; what other programs change in the folder is
// found by its Look.
func (l *Library) Games() *index.Index {
	if l.index == nil {
		l.index = index.Open(l.games, l.beside, l.find, l.now().Location())
		l.purge()
	}
	return l.index
}

// noteGame tells the index that the record called name may have changed.
func (l *Library) noteGame(name string) {
	if l.index != nil {
		l.index.Note(name)
	}
}

// Edits reports whether a finished game is being named, copied, deleted or restored. Poll takes in what has come of it.
func (l *Library) Edits() bool { return l.edits > 0 }

// Ready reports whether Poll has results of reading or of an edit to take in.
func (l *Library) Ready() bool { return l.queue.Ready() || l.index != nil && l.index.Ready() }

// edit lets do change the records beside the game loop, and calls done or failed afterwards.
func (l *Library) edit(do func() error, done func(), failed func(err error)) {
	l.edits++
	l.queue.Do(queue.Job{Do: do, Done: func() { l.edits--; done() }, Failed: func(err error) { l.edits--; failed(err) }})
}

// refuse says in the words of key that something could not be done with the record called name: perhaps it has gone or changed.
func (l *Library) refuse(key, name string, err error) {
	l.say(key, name, err.Error())
	l.noteGame(name)
}

// ReadGame returns the game of the record called name as a table that can be opened: that of a table in force, where its record may still have
// to be written.
func (l *Library) ReadGame(name string) (t journal.Snapshot, err error) {
	for _, e := range l.entries {
		if e.Match.Closed() && e.Record() == name {
			return e.Snapshot, nil
		}
	}
	data, err := l.recordText(name)
	if err != nil {
		return t, err
	}
	return l.tableOf(name, data)
}

// tableOf returns the game of the record called name, of which data is the text, as a table that can be opened.
func (l *Library) tableOf(name string, data []byte) (t journal.Snapshot, err error) {
	rec, err := record.Read(bytes.NewReader(data), l.find)
	if err != nil {
		return t, err
	}
	return (&FinishedGame{Record: rec, name: name}).Snapshot()
}

// OpenGame returns the game of the record called name as a table that can be opened. ok is false where it cannot be read; Poll tells why.
func (l *Library) OpenGame(name string) (t journal.Snapshot, ok bool) {
	data, err := l.recordText(name)
	if err != nil {
		l.say("games.unread", name, err.Error())
		return t, false
	}
	if t, err = l.tableOf(name, data); err != nil {
		l.messages = append(l.messages, refusal(name, data, err))
	}
	return t, err == nil
}

// GamePath returns where the record called name is kept, in words for a player.
func (l *Library) GamePath(name string) string { return l.games.Path(name) }

// GamesFolder returns where the records are kept, for the system.
func (l *Library) GamesFolder() string { return l.games.Path("") }

// Retitle gives the record called name a title, "" for none. Where that fails Poll tells why, and the record stays.
func (l *Library) Retitle(name, title string) { l.setTag(name, index.TitleTag, title) }

// Retag gives the record called name tags, separated by commas.
func (l *Library) Retag(name, tags string) { l.setTag(name, index.TagsTag, tags) }

// setTag gives the record called name a tag, and takes it away where value is empty.
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
	}, func(err error) { l.refuse("games.unwritten", name, err) })
}

// unchanged returns an error unless the file called name holds data.
func (l *Library) unchanged(name string, data []byte) error {
	if now, err := l.games.Read(name, len(data)); err != nil || !bytes.Equal(now, data) {
		return errChanged
	}
	return nil
}

// CopyGame adds a copy of the record called name, byte for byte. Where that fails Poll tells why.
func (l *Library) CopyGame(name string) {
	e := l.Games().Entry(name)
	if e == nil {
		return // it has gone meanwhile
	}
	var rec *record.Record
	at := l.now()
	to := outsideName(l.newName(e.Game, at), index.CopyEnd)
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
	}, func(err error) { l.refuse("games.uncopied", name, err) })
}

// add keeps data as the record called name, which is free, and returns when a power cut does not lose it.
func (l *Library) add(name string, data []byte) error {
	if err := l.games.Create(name, data); err != nil {
		return err
	}
	return l.games.Sync(name)
}

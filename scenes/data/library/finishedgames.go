// Finished games as records in the library: their file names, reading them, and how many stay in memory.

package library

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"quintet/games/files/journal"
	"quintet/games/files/record"
	"quintet/games/play/table"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// recordEnd is the extension of records.
const recordEnd = record.End

// Limits for finished games: those kept in memory, which is as many as the title shows, and the files and bytes read for them at the start. A
// record of 300 plies has 2 kB; the longest one allowed has room.
const (
	maxFinished = 6
	maxAttempts = 24
	maxRead     = record.MaxBytes
)

// A FinishedGame is a game that is kept as a record.
type FinishedGame struct {
	Record *record.Record
	At     time.Time // when it ended

	name string
}

// Title returns the title that players have given the game, "" for none.
func (g *FinishedGame) Title() string {
	for _, t := range g.Record.Tags {
		if t.Name == index.TitleTag {
			return t.Value
		}
	}
	return ""
}

// FinishedGames returns the last finished games, newest first.
func (l *Library) FinishedGames() []*FinishedGame { return l.finished }

// recordName returns the name of the record for the table with a journal of this name: that one's time and game, then the rest.
func recordName(journal string) string {
	stem := strings.TrimSuffix(journal, journalEnd)
	number, rest, _ := strings.Cut(stem, "-")
	return rest + "-" + number + recordEnd
}

// outsideName is recordName for a game that was not played here from its start, with one of the ends index.ImportEnd and index.CopyEnd.
func outsideName(journal, end string) string {
	return strings.TrimSuffix(recordName(journal), recordEnd) + end
}

// readFinished reads the newest records by the times in their names. It skips other files and records of newer versions: the folder belongs
// to the players.
func (l *Library) readFinished() {
	names, err := l.games.List()
	if err != nil {
		l.reportUnsavedRecord(err)
		return
	}
	l.version++
	tried, left := 0, maxRead
	for _, name := range slices.Backward(names) {
		if !strings.HasSuffix(name, recordEnd) || l.hasFinished(name) {
			continue
		}
		if tried++; len(l.finished) >= maxFinished || tried > maxAttempts {
			return
		}
		rec, text, err := l.readRecord(name, left)
		left -= len(text)
		if err == nil {
			at, _ := time.ParseInLocation("20060102-150405", name[:min(len(name), 15)], l.now().Location()) // the zero time for other names
			l.finished = append(l.finished, &FinishedGame{Record: rec, At: at, name: name})
		}
	}
}

// readRecord reads the record called name, of at most most bytes, and the text of its file.
func (l *Library) readRecord(name string, most int) (rec *record.Record, text []byte, err error) {
	if text, err = l.games.Read(name, most); err == nil {
		rec, err = record.Read(bytes.NewReader(text), l.find)
	}
	return rec, text, err
}

// Snapshot returns the finished game as a table that can be opened.
func (g *FinishedGame) Snapshot() (journal.Snapshot, error) {
	m, err := g.Record.Match()
	return journal.Snapshot{Spec: g.Record.Spec, Match: m, From: g.name}, err
}

// finish replaces the journal of a finished match by its record, or removes it where nothing was played. The journal stays until the disk has the record; a program that ends
// before that finishes at its next start.
func (e *Entry) finish() {
	l := e.library
	e.finished = true
	l.version++
	if !e.played() {
		e.forget()
		return
	}
	e.updateRecord()
	name := e.Record()
	if len(e.recordFile.text) > 0 && name != e.From && !l.hasFinished(name) {
		l.addFinished(&FinishedGame{Record: e.ToRecord(), At: e.Changed, name: name})
	}
	e.retire()
}

// hasFinished reports whether the record called name is among the finished games.
func (l *Library) hasFinished(name string) bool {
	return slices.ContainsFunc(l.finished, func(g *FinishedGame) bool { return g.name == name })
}

// replaceFinished makes rec the record called name among the finished games, if that is there.
func (l *Library) replaceFinished(name string, rec *record.Record) {
	if i := slices.IndexFunc(l.finished, func(g *FinishedGame) bool { return g.name == name }); i >= 0 {
		l.finished[i] = &FinishedGame{Record: rec, At: l.finished[i].At, name: name}
		l.version++
	}
}

// addFinished makes g the newest of the finished games.
func (l *Library) addFinished(g *FinishedGame) {
	l.finished = slices.Insert(l.finished, 0, g)
	l.finished = l.finished[:min(len(l.finished), maxFinished)]
	l.version++
}

// ToRecord returns the match as a record. What the record that it was taken from has beside the match stays.
func (e *Entry) ToRecord() *record.Record {
	rec := record.FromMatch(e.Spec, e.Match)
	rec.Date = e.Began.Format(time.DateOnly)
	if e.Helped() {
		rec.SetTag(record.HelpedTag, "yes")
	}
	if o := e.takenFrom(); o != nil {
		rec.Date, rec.Tags, rec.Names, rec.Levels = o.Date, o.Tags, o.Names, o.Levels
	}
	return rec
}

// maxReview bounds what is read of a review, in bytes. That of a game of 300 plies has 60 kB.
const maxReview = 4 << 20

// RecordName returns the name that the record of t has, or will have; "" where t is kept nowhere.
func (l *Library) RecordName(t *table.Table) string {
	if e := l.At(t); e != nil {
		return e.Record()
	}
	return t.From
}

// Review returns the review that is kept beside the record called name; "" for none. That of a table in progress waits for the record.
func (l *Library) Review(name string) string {
	if name == "" {
		return ""
	}
	if text, ok := l.reviews[name]; ok {
		return text
	}
	text, err := l.games.Read(record.ReviewName(name), maxReview)
	if err != nil {
		return "" // it can be made again
	}
	return string(text)
}

// KeepReview keeps text as the review beside the record called name. Where that fails no one is told: it can be made again.
func (l *Library) KeepReview(name, text string) {
	if name == "" {
		return
	}
	l.reviews[name] = text
	l.version++
	l.queue.Do(queue.Job{Do: func() error { return l.games.Write(record.ReviewName(name), []byte(text)) }, Done: func() {
		if l.reviews[name] == text {
			delete(l.reviews, name)
		}
	}})
}

// copyReview copies the review beside the record called from, if there is one, to that beside the record called to. Where that fails there is
// none there: it can be made again. It is called beside the game loop.
func copyReview(in store.Store, from string, out store.Store, to string) {
	if text, err := in.Read(record.ReviewName(from), maxReview); err == nil {
		_ = out.Write(record.ReviewName(to), text) // see above
	}
}

// moveReview is copyReview that leaves nothing behind.
func moveReview(in store.Store, from string, out store.Store, to string) {
	copyReview(in, from, out, to)
	_ = in.Remove(record.ReviewName(from)) // one that stays is read again by no one, or fits the game
}

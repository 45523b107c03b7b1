// The last finished games, which the title page shows: reads their records (readFinished), keeps them in memory, and turns a finished table into a
// record (finish). Also the names of records, and the reviews stored beside them (Review, KeepReview). Change here how many games are kept in memory.
// recordfile.go writes records.

package library

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"quintet/games/files/record"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// recordEnd is the extension of records.
const recordEnd = record.End

// Limits for finished games: the number kept in memory, which is the number that the title page shows, and the files and bytes read for them at the
// start. A record of 300 plies has 2 kB; the limit allows for the longest one.
const (
	maxFinished = 6
	maxAttempts = 24
	maxRead     = record.MaxBytes
)

// A FinishedGame is a game that is stored as a record.
type FinishedGame struct {
	Record *record.Record
	At     time.Time // when it ended

	name string
}

// Title returns the title that the players gave the game, "" if none.
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

// recordName returns the record name for the table whose files are called stem: the time and the game, then the rest.
func recordName(stem string) string {
	number, rest, _ := strings.Cut(stem, "-")
	return rest + "-" + number + recordEnd
}

// outsideName is recordName for a game that was not played here from its start. end is index.ImportEnd or index.CopyEnd.
func outsideName(stem, end string) string {
	return strings.TrimSuffix(recordName(stem), recordEnd) + end
}

// readFinished reads the newest records by the times in their names. It skips other files and records of newer versions: the folder belongs to the
// players.
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

// readRecord reads the record called name, up to most bytes. It also returns the text of the file.
func (l *Library) readRecord(name string, most int) (rec *record.Record, text []byte, err error) {
	if text, err = l.games.Read(name, most); err == nil {
		rec, err = record.Read(bytes.NewReader(text), l.find)
	}
	return rec, text, err
}

// Table returns a new table at which the finished game can be opened.
func (g *FinishedGame) Table() *table.Table {
	t := table.New(g.Record.Spec, g.Record.Match.Clone(), terms.Terms{})
	t.From = g.name
	return t
}

// finish replaces the table of a finished match by a record, or removes it if nothing was played. The table stays until the disk has the record;
// if the program ends earlier, the next start finishes the job.
func (e *Entry) finish() {
	l := e.library
	e.state = finished
	l.version++
	if !e.played() {
		e.remove()
		return
	}
	e.updateRecord()
	name := e.Record()
	if len(e.recordFile.text) > 0 && name != e.Table.From && !l.hasFinished(name) {
		l.addFinished(&FinishedGame{Record: e.ToRecord(), At: e.Changed, name: name})
	}
	e.removeFinished()
}

// hasFinished reports whether the record called name is among the finished games.
func (l *Library) hasFinished(name string) bool {
	return slices.ContainsFunc(l.finished, func(g *FinishedGame) bool { return g.name == name })
}

// replaceFinished replaces the record called name among the finished games, if it is there.
func (l *Library) replaceFinished(name string, rec *record.Record) {
	if i := slices.IndexFunc(l.finished, func(g *FinishedGame) bool { return g.name == name }); i >= 0 {
		l.finished[i] = &FinishedGame{Record: rec, At: l.finished[i].At, name: name}
		l.version++
	}
}

// addFinished adds g as the newest finished game.
func (l *Library) addFinished(g *FinishedGame) {
	l.finished = slices.Insert(l.finished, 0, g)
	l.finished = l.finished[:min(len(l.finished), maxFinished)]
	l.version++
}

// ToRecord returns a copy of the match as a record, at the end of the game itself. It keeps the other contents of the record from which the match was
// opened, also the names of its players unless they were changed at the table.
func (e *Entry) ToRecord() *record.Record {
	rec := &record.Record{Spec: e.Table.Spec, Match: e.Table.Match.Clone(), Date: e.Began.Format(time.DateOnly)}
	rec.Match.ShowPath(rec.Match.MainEnd())
	if e.Table.Helped {
		rec.SetTag(record.HelpedTag, "yes")
	}
	if o := e.takenFrom(); o != nil {
		rec.Date, rec.Tags = o.Date, slices.Clone(o.Tags)
		if e.Table.Reseats == 0 {
			copy(rec.Match.Seats(), o.Match.Seats())
		}
	}
	return rec
}

// maxReview is the largest review to read, in bytes. A game of 300 plies has 60 kB.
const maxReview = 4 << 20

// RecordName returns the record name that t has or will have; "" if t is not stored.
func (l *Library) RecordName(t *table.Table) string {
	if e := l.At(t); e != nil {
		return e.Record()
	}
	return t.From
}

// Review returns the review stored next to the record called name; "" if there is none. For a table in progress the review is stored before the
// record.
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

// KeepReview stores text as the review next to the record called name. Failures are not reported: the review can be made again.
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

// copyReview copies the review of the record called from, if there is one, to the record called to. Failures are ignored: the review can be made
// again. It runs in the background.
func copyReview(in store.Store, from string, out store.Store, to string) {
	if text, err := in.Read(record.ReviewName(from), maxReview); err == nil {
		_ = out.Write(record.ReviewName(to), text) // see above
	}
}

// moveReview is copyReview that removes the original.
func moveReview(in store.Store, from string, out store.Store, to string) {
	copyReview(in, from, out, to)
	_ = in.Remove(record.ReviewName(from)) // a review that stays is not read again, or fits the game
}

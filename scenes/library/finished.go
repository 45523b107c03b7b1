package library

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"quintet/games/journal"
	"quintet/games/record"
)

// recordEnd is the extension of records: any editor opens them.
const recordEnd = ".txt"

// maxFinished is the number of finished games that are known: as many as the title shows. At the start so many names are tried for them, and
// so many bytes are read in all: 300 plies take 2 kB, and one record as long as any may be has room.
const (
	maxFinished = 6
	maxAttempts = 24
	maxRead     = record.MaxBytes
)

// A Finished game is one that is kept as a record.
type Finished struct {
	Record *record.Record
	At     time.Time // when it ended

	name string
}

// Finished returns the last finished games, newest first.
func (l *Library) Finished() []*Finished { return l.finished }

// recordName returns the name of the record for the table with a journal of this name: that one's time and game, then the rest.
func recordName(journal string) string {
	stem := strings.TrimSuffix(journal, journalEnd)
	number, rest, _ := strings.Cut(stem, "-")
	return rest + "-" + number + recordEnd
}

// readFinished reads the newest records, as the times in their names say. What is no record, or one of a newer program, is passed over: it is
// the players' own folder.
func (l *Library) readFinished() {
	names, err := l.games.List()
	if err != nil {
		l.unfiled(err)
		return
	}
	tried, left := 0, maxRead
	for _, name := range slices.Backward(names) {
		if !strings.HasSuffix(name, recordEnd) || l.knowsFinished(name) {
			continue
		}
		if tried++; len(l.finished) >= maxFinished || tried > maxAttempts {
			return
		}
		rec, size, err := l.readRecord(name, left)
		left -= size
		if err == nil {
			at, _ := time.ParseInLocation("20060102-150405", name[:min(len(name), 15)], l.now().Location()) // the zero time for other names
			l.finished = append(l.finished, &Finished{rec, at, name})
		}
	}
}

// readRecord reads a record of at most so many bytes, and returns how many bytes were read for that.
func (l *Library) readRecord(name string, most int) (rec *record.Record, size int, err error) {
	data, err := l.games.Read(name, most)
	if err != nil {
		return nil, 0, err
	}
	rec, err = record.Read(bytes.NewReader(data), l.find)
	return rec, len(data), err
}

// Look returns the table of a finished game, to be begun.
func (g *Finished) Look() (journal.Snapshot, error) {
	m, err := g.Record.Match()
	return journal.Snapshot{Spec: g.Record.Spec, Match: m, From: g.name}, err
}

// finish puts the record of a finished match in the place of its journal, as soon as the disk has it. Should the program end before, it does
// so again.
func (e *Entry) finish() {
	l := e.library
	e.finished = true
	e.record()
	name := recordName(e.file.name)
	if len(e.filing.wanted) > 0 && !l.knowsFinished(name) {
		l.keepFinished(&Finished{e.asRecord(), e.Changed, name})
	}
	e.retire()
}

// knowsFinished reports whether the record called name is among the finished games.
func (l *Library) knowsFinished(name string) bool {
	return slices.ContainsFunc(l.finished, func(g *Finished) bool { return g.name == name })
}

// keepFinished makes g the newest of the finished games.
func (l *Library) keepFinished(g *Finished) {
	l.finished = slices.Insert(l.finished, 0, g)
	l.finished = l.finished[:min(len(l.finished), maxFinished)]
}

// recordedBefore reports whether the match is, ply for ply, the one of the record that it was taken from.
func (e *Entry) recordedBefore() bool {
	if e.From == "" {
		return false
	}
	kept := e.library.recordCalled(e.From)
	if kept == nil {
		return false
	}
	m, err := kept.Match()
	return err == nil && same(record.FromMatch(kept.Spec, m, m.Len()), record.FromMatch(e.Spec, e.Match, e.Match.Len()))
}

// asRecord returns the match as a record.
func (e *Entry) asRecord() *record.Record {
	rec := record.FromMatch(e.Spec, e.Match, e.Match.Len())
	rec.Date = e.Began.Format(time.DateOnly)
	for i, name := range rec.Names {
		rec.Names[i] = record.Name(name)
	}
	return rec
}

package library

import (
	"quintet/games/journal"
	"quintet/games/record"
	"quintet/scenes/library/index"
)

// Record returns the name under which the finished match of the table is kept as a record: the one that it was taken from, with what was added
// to it since. The name of any other game that was taken from a record or begun elsewhere says so.
func (e *Entry) Record() string {
	if e.takenFrom() != nil && !e.recordFile.apart {
		return e.From
	}
	return ownName(e.file.name, &e.Snapshot)
}

// ownName returns the name of the record of s, whose journal has this name, if that is not kept in the record that it was taken from.
func ownName(name string, s *journal.Snapshot) string {
	switch {
	case s.From != "":
		return outsideName(name, index.CopyEnd)
	case s.Imported():
		return outsideName(name, index.ImportEnd)
	}
	return recordName(name)
}

// takenFrom returns the record that the match was taken from; nil where there is none, or it holds another game.
func (e *Entry) takenFrom() *record.Record {
	if e.From == "" || !e.Match.Closed() {
		return nil
	}
	if !e.recordFile.sought {
		e.recordFile.sought = true
		rec := e.library.findRecord(e.From)
		if rec == nil || !equal(game(rec), game(record.FromMatch(e.Spec, e.Match))) {
			return nil
		}
		text, err := e.library.recordText(e.From)
		if err == nil { // else nothing is known of what would be overwritten
			e.recordFile.from, e.recordFile.there = rec, text
		}
	}
	return e.recordFile.from
}

// detach forgets the record that the match was taken from, for the disk has not taken it: the match is written as any other.
func (e *Entry) detach() {
	e.recordFile.sought, e.recordFile.from, e.recordFile.there = true, nil, nil
	if e.finished {
		e.finish()
	} else {
		e.updateRecord()
	}
}

// game returns rec without all that can be added to a game later, and without what is said about it.
func game(rec *record.Record) *record.Record {
	g := &record.Record{Spec: rec.Spec, Game: rec.Game, Start: rec.Start, Outcome: rec.Outcome}
	for _, turn := range rec.Main.Turns {
		g.Main.Turns = append(g.Main.Turns, record.Turn{Moves: turn.Moves})
	}
	return g
}

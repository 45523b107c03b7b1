// The work of the library on the game loop: Poll collects the results of the disk, retries failed writes and returns messages for the players; Due
// returns when Poll is needed. Flush and Close write what is left. Change here when a failed write is reported (reportUnsaved) and retried.

package library

import (
	"slices"
	"time"

	"quintet/render/due"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// notify adds a notice for the players.
func (l *Library) notify(n notice.Notice) { l.messages = append(l.messages, n) }

// reportUnsaved tells the players that a table could not be read or written. It tells them only once, until everything is written.
func (l *Library) reportUnsaved(err error) {
	if !l.unsaved {
		l.unsaved = true
		l.notify(notice.Say(notice.Failure, "library.unsaved", err.Error()))
	}
}

// noteSaved records that a table was written. Once all are, the next failure is reported again.
func (l *Library) noteSaved() {
	l.unsaved = slices.ContainsFunc(l.entries, (*Entry).unsaved)
}

// Unsaved reports whether tables or records cannot be written. Poll has reported it.
func (l *Library) Unsaved() (tables, records bool) { return l.unsaved, l.unsavedRecord }

// Poll returns the messages for the players since the last call: damaged tables, failed writes. It retries failed writes that are due.
func (l *Library) Poll() []notice.Notice {
	l.queue.Collect()
	for _, x := range l.indexes() {
		x.Collect()
	}
	now := l.now()
	for _, e := range slices.Clone(l.unsettled) {
		if e.unsaved() {
			e.save(true)
		}
		if e.recordFile.pending && !now.Before(e.recordFile.due) {
			e.writeRecord()
		}
	}
	l.unsettled = slices.DeleteFunc(l.unsettled, (*Entry).settled)
	messages := l.messages
	l.messages = nil
	return messages
}

// Due returns when Poll must be called again: never if everything is on the disk.
func (l *Library) Due(now time.Time) due.Time {
	t := l.queue.Due(now)
	switch {
	case !t.Never():
		return t
	case slices.ContainsFunc(l.indexes(), (*index.Index).Ready):
		return due.Now()
	case l.edits > 0 || slices.ContainsFunc(l.indexes(), (*index.Index).Busy):
		return due.At(now.Add(queue.CheckInterval))
	}
	for _, e := range l.unsettled {
		if e.unsaved() {
			t = due.Earliest(t, due.At(e.file.due))
		}
		if e.recordFile.pending && !e.recordFile.busy {
			t = due.Earliest(t, due.At(e.recordFile.due))
		}
	}
	return t
}

// Flush writes the times of the last Note of every open table. Otherwise they are written from time to time.
func (l *Library) Flush() {
	for _, e := range slices.Clone(l.entries) {
		e.saveTimes()
	}
}

// Close waits for the queue and retries failed writes one last time.
func (l *Library) Close() {
	l.queue.Wait()
	l.queue.Collect()
	l.Flush()
	for _, e := range slices.Clone(l.entries) {
		if e.unsaved() {
			e.file.due = time.Time{}
			e.save(true)
		}
		if e.recordFile.pending {
			e.writeRecord()
		}
	}
	for range 2 { // a record, and then the table that it replaces
		l.queue.Wait()
		l.queue.Collect()
	}
	for _, x := range l.indexes() {
		x.Close()
	}
}

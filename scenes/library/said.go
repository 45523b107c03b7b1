package library

import (
	"slices"
	"time"

	"quintet/games/board"
)

// say notes what the players should know.
func (l *Library) say(key string, args ...any) { l.said = append(l.said, board.Say(key, args...)) }

// unkept says that something could not be read or written: once, whatever else fails, until everything is written.
func (l *Library) unkept(err error) {
	if !l.failed {
		l.failed = true
		l.say("library.unkept", err.Error())
	}
}

// recovered notes that something was written that could not be before. When nothing is left, the next failure is said again.
func (l *Library) recovered() {
	l.failed = slices.ContainsFunc(l.kept, func(e *Entry) bool { return !e.file.sound })
}

// Trouble reports whether journals or records cannot be written, of which Said has told.
func (l *Library) Trouble() (journals, records bool) { return l.failed, l.failedFiling }

// Said returns what the players should know since it was asked last: which journals were damaged, or that tables cannot be kept. What could not be
// written before is tried again, where it is time.
func (l *Library) Said() []board.Message {
	l.worker.Settle()
	now := l.now()
	for _, e := range slices.Clone(l.kept) {
		if !e.file.sound {
			e.rewrite()
		}
		if e.filing.open && !now.Before(e.filing.due) {
			e.fileRecord()
		}
	}
	said := l.said
	l.said = nil
	return said
}

// settleAfter is the delay before the result of a disk operation is asked for.
const settleAfter = 100 * time.Millisecond

// Alarm returns after how long Said is to be asked, also if nothing happens until then. ok is false where everything is on the disk.
func (l *Library) Alarm() (after time.Duration, ok bool) {
	busy, urgent := l.worker.Pending()
	switch {
	case urgent:
		return 0, true
	case busy:
		return settleAfter, true
	}
	now := l.now()
	until := func(due time.Time) {
		left := max(0, due.Sub(now))
		if !ok || left < after {
			after, ok = left, true
		}
	}
	for _, e := range l.kept {
		if !e.file.sound {
			until(e.file.due)
		}
		if e.filing.open && !e.filing.busy {
			until(e.filing.due)
		}
	}
	return after, ok
}

// Flush writes the times of the tables at which players sit, as they were at the last Note: without it they are written now and then.
func (l *Library) Flush() {
	for _, e := range slices.Clone(l.kept) {
		if !e.away {
			e.noteTimes()
		}
	}
}

// Close ends everything that goes on beside the game loop and lets other copies of the program have the tables. They stay as they are. What could
// not be written is tried a last time.
func (l *Library) Close() {
	l.worker.Wait()
	l.worker.Settle()
	l.Flush()
	for _, e := range slices.Clone(l.kept) {
		if !e.file.sound {
			e.file.due = time.Time{}
			e.rewrite()
		}
		if e.filing.open {
			e.fileRecord()
		}
	}
	for range 2 { // a record, and then the journal that it takes the place of
		l.worker.Wait()
		l.worker.Settle()
	}
	for _, unlock := range l.unlock {
		unlock()
	}
	l.unlock, l.held = nil, nil
}

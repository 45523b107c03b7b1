package mind

import (
	"time"

	"quintet/games"
	"quintet/games/search"
)

// Task returns what is searched for, or has been found and not been given up by Stop.
func (m *Mind) Task() Task { return m.task }

// Position returns the position of the task, nil for None.
func (m *Mind) Position() games.Position { return m.pos }

// Searching reports whether a search for t is under way.
func (m *Mind) Searching(t Task) bool { return m.task == t && m.answer == nil && t != None }

// Answer returns how the search for t has ended. ok is false before that.
func (m *Mind) Answer(t Task) (a search.Answer, ok bool) {
	if m.task != t || m.answer == nil {
		return search.Answer{}, false
	}
	return *m.answer, true
}

// Failed reports whether the search for t has ended with an error of the program.
func (m *Mind) Failed(t Task) bool {
	a, ok := m.Answer(t)
	return ok && a.Failed != nil
}

// Noted returns where it is written down how the last search has failed that did, "" for nowhere.
func (m *Mind) Noted() string { return m.noted }

// Slow reports whether what is searched may take so long that its progress is to be seen.
func (m *Mind) Slow() bool { return m.slow && m.limits.Time > time.Second }

// Elapsed returns how long has been searched, as far as the search has told.
func (m *Mind) Elapsed() time.Duration { return m.heard.Elapsed }

// Most returns how long may be searched, 0 where playouts alone bound the search.
func (m *Mind) Most() time.Duration { return m.limits.Time }

// Progress returns how much of what it may take the search has used, from 0 to 1.
func (m *Mind) Progress() float32 {
	done := float32(0)
	if m.limits.Time > 0 {
		done = float32(m.heard.Elapsed) / float32(m.limits.Time)
	}
	if m.limits.Playouts > 0 {
		done = max(done, float32(m.heard.Playouts)/float32(m.limits.Playouts))
	}
	return min(done, 1)
}

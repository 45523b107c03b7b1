package library

import (
	"quintet/games/record"
	"quintet/games/table"
	"quintet/scenes/store"
	"quintet/scenes/store/queue"
)

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

// KeepReview keeps text as the review beside the record called name. Where that fails nobody is told: it can be made again.
func (l *Library) KeepReview(name, text string) {
	if name == "" {
		return
	}
	l.reviews[name] = text
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
	_ = in.Remove(record.ReviewName(from)) // one that stays is read again by nobody, or fits the game
}

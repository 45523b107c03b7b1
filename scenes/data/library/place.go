// Where the players were in a game that they only looked at (place): it has no file of its own, so the name of its record and the ply are stored, and
// the program opens there again.

package library

import (
	"encoding/json"

	"quintet/scenes/data/store/queue"
)

// placeFile is the name of the file with the place.
const placeFile = "viewed.json"

// A place is a ply of a record.
type place struct {
	Record string `json:"record"`
	Ply    int    `json:"ply"` // its match.Match.Number
}

// notePlace stores where the players are in the game of e. A failure is not reported: no game is lost with it.
func (l *Library) notePlace(e *Entry) {
	now := place{e.Table.From, e.Table.Match.Number(e.Table.Match.Node())}
	if now == l.place {
		return
	}
	l.place = now
	text, err := json.Marshal(now)
	if err != nil {
		panic("library: a place cannot be written: " + err.Error()) // plain values
	}
	l.queue.Do(queue.Job{Background: true, Do: func() error { return l.unfinished.Write(placeFile, text) }})
}

// forgetPlace removes the stored place.
func (l *Library) forgetPlace() {
	known := l.place != place{} // it may not be written yet
	if l.place = (place{}); known || exists(l.unfinished, placeFile) {
		l.queue.Do(queue.Job{Background: true, Do: func() error { return l.unfinished.Remove(placeFile) }})
	}
}

// openPlace returns the table of the stored place; nil if there is none, or if its record is gone.
func (l *Library) openPlace() *Entry {
	const most = 1 << 10
	text, err := l.unfinished.Read(placeFile, most)
	if err != nil || json.Unmarshal(text, &l.place) != nil || l.place.Record == "" {
		return nil
	}
	t, err := l.ReadGame(l.place.Record)
	if err != nil {
		l.forgetPlace()
		return nil
	}
	if n := t.Match.Numbered(l.place.Ply); n != nil {
		t.Match.Show(n)
	}
	return l.Begin(t)
}

package scenes

import (
	"time"

	"quintet/games/board"
)

// The keys of what is said about trouble that may pass by itself.
const (
	unkeptSettings = "options.unkept"
	unkeptTables   = "shelf.unkept"
	unkeptRecords  = "shelf.unfiled"
)

// keepAgain is after how long is tried again to write the settings.
const keepAgain = 5 * time.Second

// settleAfter is when to ask what has become of settings that are being written.
const settleAfter = 100 * time.Millisecond

// Keep lets the settings be written. When that fails the players are told, once for as long as it goes on failing, and Tend tries again.
func (d *Desk) Keep() { d.Settings.Keep() }

// hear learns how the last writing of the settings went.
func (d *Desk) hear() {
	err, ok := d.Settings.Kept()
	if !ok {
		return
	}
	if err != nil && !d.unkept {
		d.Said = append(d.Said, board.Say(unkeptSettings, err.Error()))
	}
	if d.unkept = err != nil; !d.unkept {
		d.Retract(unkeptSettings)
		return
	}
	d.again = d.Now().Add(keepAgain)
}

// Tend hears what there is to say about settings, tables and records, tries again what could not be written where it is time, and takes back
// what was said about trouble that is over.
func (d *Desk) Tend() {
	d.Said = append(d.Said, d.Shelf.Said()...)
	d.hear()
	if busy, _ := d.Settings.Pending(); d.unkept && !busy && !d.Now().Before(d.again) {
		d.Keep()
	}
	tables, records := d.Shelf.Trouble()
	if !tables {
		d.Retract(unkeptTables)
	}
	if !records {
		d.Retract(unkeptRecords)
	}
}

// Flush returns when the settings are written, or could not be, and lets the shelf write the times of this moment.
func (d *Desk) Flush() {
	d.Shelf.Flush()
	d.Settings.Wait()
}

// End waits until the settings are written, and tries a last time where they could not be.
func (d *Desk) End() {
	d.Settings.Wait()
	if d.hear(); d.unkept {
		d.Keep()
		d.Settings.Wait()
		d.hear()
	}
}

// Alarm returns after how long Tend is to be called, also if nothing happens until then. ok is false where everything is written.
func (d *Desk) Alarm() (after time.Duration, ok bool) {
	after, ok = d.Shelf.Alarm()
	left := time.Duration(0)
	switch busy, failed := d.Settings.Pending(); {
	case failed:
	case busy:
		left = settleAfter
	case d.unkept:
		left = max(0, d.again.Sub(d.Now()))
	default:
		return after, ok
	}
	if !ok || left < after {
		return left, true
	}
	return after, ok
}

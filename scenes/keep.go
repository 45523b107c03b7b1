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

// Keep writes the settings. When that fails the players are told, once for as long as it goes on failing, and Tend tries again.
func (d *Desk) Keep() {
	err := d.Settings.Save()
	if err != nil && !d.unkept {
		d.Said = append(d.Said, board.Say(unkeptSettings, err.Error()))
	}
	if d.unkept = err != nil; !d.unkept {
		d.Retract(unkeptSettings)
		return
	}
	d.again = d.Now().Add(keepAgain)
}

// Tend hears what there is to say about tables and records, tries again what could not be written where it is time, and takes back what was said
// about trouble that is over.
func (d *Desk) Tend() {
	d.Said = append(d.Said, d.Shelf.Said()...)
	if d.unkept && !d.Now().Before(d.again) {
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

// End tries a last time to write settings that could not be.
func (d *Desk) End() {
	if d.unkept {
		d.Keep()
	}
}

// Alarm returns after how long Tend is to be called, also if nothing happens until then. ok is false where everything is written.
func (d *Desk) Alarm() (after time.Duration, ok bool) {
	after, ok = d.Shelf.Alarm()
	if !d.unkept {
		return after, ok
	}
	if left := max(0, d.again.Sub(d.Now())); !ok || left < after {
		return left, true
	}
	return after, ok
}

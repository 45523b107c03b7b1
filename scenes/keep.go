package scenes

import (
	"time"

	"quintet/games/board"
)

// The keys of what is said about trouble that may pass by itself.
const (
	unkeptSettings = "options.unkept"
	unkeptTables   = "library.unkept"
	unkeptRecords  = "library.unfiled"
)

// keepAgain is after how long is tried again to write the settings.
const keepAgain = 5 * time.Second

// settleAfter is when to ask what has become of settings that are being written.
const settleAfter = 100 * time.Millisecond

// Keep lets the settings be written. When that fails the players are told, once for as long as it goes on failing, and Tend tries again.
func (c *Context) Keep() { c.Settings.Keep() }

// hear learns how the last writing of the settings went.
func (c *Context) hear() {
	err, ok := c.Settings.Kept()
	if !ok {
		return
	}
	if err != nil && !c.unkept {
		c.Said = append(c.Said, board.Say(unkeptSettings, err.Error()))
	}
	if c.unkept = err != nil; !c.unkept {
		c.Retract(unkeptSettings)
		return
	}
	c.again = c.Now().Add(keepAgain)
}

// Tend hears what there is to say about settings, tables and records, tries again what could not be written where it is time, and takes back
// what was said about trouble that is over.
func (c *Context) Tend() {
	c.Said = append(c.Said, c.Library.Said()...)
	c.hear()
	if busy, _ := c.Settings.Pending(); c.unkept && !busy && !c.Now().Before(c.again) {
		c.Keep()
	}
	tables, records := c.Library.Trouble()
	if !tables {
		c.Retract(unkeptTables)
	}
	if !records {
		c.Retract(unkeptRecords)
	}
}

// Flush returns when the settings are written, or could not be, and lets the library write the times of this moment.
func (c *Context) Flush() {
	c.Library.Flush()
	c.Settings.Wait()
}

// End waits until the settings are written, and tries a last time where they could not be.
func (c *Context) End() {
	c.Settings.Wait()
	if c.hear(); c.unkept {
		c.Keep()
		c.Settings.Wait()
		c.hear()
	}
}

// Alarm returns after how long Tend is to be called, also if nothing happens until then. ok is false where everything is written.
func (c *Context) Alarm() (after time.Duration, ok bool) {
	after, ok = c.Library.Alarm()
	left := time.Duration(0)
	switch busy, failed := c.Settings.Pending(); {
	case failed:
	case busy:
		left = settleAfter
	case c.unkept:
		left = max(0, c.again.Sub(c.Now()))
	default:
		return after, ok
	}
	if !ok || left < after {
		return left, true
	}
	return after, ok
}

package scenes

import (
	"time"

	"quintet/games/board"
)

// Keys of the messages that go away when a later write succeeds.
const (
	unsavedSettings = "options.unsaved"
	unsavedTables   = "library.unsaved"
	unsavedRecords  = "library.unsavedrecords"
	unsavedDeck     = "training.unsaved"
)

// retryInterval is the delay before failed settings are written again.
const retryInterval = 5 * time.Second

// pollInterval is the delay before the result of a write is asked for.
const pollInterval = 100 * time.Millisecond

// SaveSettings starts to write the settings. After a failure Poll tells the players once, and tries again.
func (c *Context) SaveSettings() { c.Settings.SaveSoon() }

// collectSave handles the result of the last write of the settings.
func (c *Context) collectSave() {
	err, ok := c.Settings.SaveResult()
	if !ok {
		return
	}
	if err != nil && !c.unsaved {
		c.Messages = append(c.Messages, board.Say(unsavedSettings, err.Error()))
	}
	if c.unsaved = err != nil; !c.unsaved {
		c.Retract(unsavedSettings)
		return
	}
	c.retryAt = c.Now().Add(retryInterval)
}

// Poll collects the messages about settings, tables, records and exercises, retries failed writes that are due, and retracts messages about failures that
// are over.
func (c *Context) Poll() {
	c.Messages = append(c.Messages, c.Library.Poll()...)
	c.Messages = append(c.Messages, c.Deck.Poll()...)
	c.collectSave()
	if busy, _ := c.Settings.Pending(); c.unsaved && !busy && !c.Now().Before(c.retryAt) {
		c.SaveSettings()
	}
	tables, records := c.Library.Unsaved()
	if !tables {
		c.Retract(unsavedTables)
	}
	if !records {
		c.Retract(unsavedRecords)
	}
	if !c.Deck.Unsaved() {
		c.Retract(unsavedDeck)
	}
}

// Flush writes the times of all tables, and waits until the settings and the exercises are written or have failed.
func (c *Context) Flush() {
	c.Library.Flush()
	c.Deck.Flush()
	c.Settings.Wait()
}

// Close waits until the settings are written, and retries once after a failure.
func (c *Context) Close() {
	c.Settings.Wait()
	if c.collectSave(); c.unsaved {
		c.SaveSettings()
		c.Settings.Wait()
		c.collectSave()
	}
}

// WakeAfter returns the delay after which Poll must be called again. ok is false where everything is written.
func (c *Context) WakeAfter() (after time.Duration, ok bool) {
	after, ok = c.Library.WakeAfter()
	if again, waits := c.Deck.WakeAfter(); waits && (!ok || again < after) {
		after, ok = again, true
	}
	left := time.Duration(0)
	switch busy, failed := c.Settings.Pending(); {
	case failed:
	case busy:
		left = pollInterval
	case c.unsaved:
		left = max(0, c.retryAt.Sub(c.Now()))
	default:
		return after, ok
	}
	if !ok || left < after {
		return left, true
	}
	return after, ok
}

// Package miner makes exercises of the mistakes in games that were reviewed, while nobody plays: also of games whose review was left before
// all of their plies were judged, and of those of earlier days.
package miner

import "quintet/scenes"

// A Miner takes the games that the deck wants exercises from, one after the other. What it has judged is kept at once, so that the program may end
// at any time. It belongs to the goroutine of the game loop.
type Miner struct {
	context *scenes.Context
	game    *game // under way; nil for none
}

// New returns the miner of a program.
func New(c *scenes.Context) *Miner { return &Miner{context: c} }

// Work goes on where other scenes leave the cores free, else it stops. It reports whether there is something new. The searches run as
// scenes.Context has them run; Work waits for none but one that it stops.
func (m *Miner) Work(free bool) (news bool) {
	record, plies, ok := m.context.Deck.Wanted()
	if m.game != nil && (!free || m.game.record != record) {
		m.Stop()
		if m.game.making == nil || m.game.record != record { // another may have judged its plies when it is its turn again
			m.game = nil
		}
	}
	if !free || !ok {
		return false
	}
	if m.game == nil {
		t, err := m.context.Library.ReadGame(record)
		if err != nil { // it has been deleted, or cannot be read now
			m.context.Deck.Skip(record)
			return true
		}
		m.game = newGame(m.context, t, record, plies)
	}
	return m.game.work()
}

// Stop gives up what is searched, and returns when no search is under way.
func (m *Miner) Stop() {
	if m.game != nil {
		m.game.stop()
	}
}

package search

import "quintet/games"

// A table remembers searched positions by their hashes. A newer or deeper entry takes the place of an older or shallower one.
type table struct {
	entries []entry
	age     uint8
}

// An entry is what a search said of a position. Bounds are of the payoff of player 0.
type entry struct {
	hash  uint64
	value float32
	move  games.Move
	depth int16 // plies searched below the position
	bound bound
	age   uint8
}

// A bound says how the value of an entry relates to the true one.
type bound uint8

const (
	noBound bound = iota
	exact
	atLeast
	atMost
)

// entrySize is the size of an entry in bytes.
const entrySize = 24

// newTable returns a table of at most so many bytes, and of one entry at least.
func newTable(memory int) *table {
	n := 1
	for 2*n*entrySize <= memory {
		n *= 2
	}
	return &table{entries: make([]entry, n)}
}

// next says that a new search begins: entries of earlier ones are good, but the first to go.
func (t *table) next() { t.age++ }

// find returns what is known of a position, nil if nothing is.
func (t *table) find(hash uint64) *entry {
	if e := &t.entries[hash&uint64(len(t.entries)-1)]; e.bound != noBound && e.hash == hash {
		return e
	}
	return nil
}

// store remembers a result, unless a deeper one of this search stands in its place that is of another position.
func (t *table) store(e entry) {
	e.age = t.age
	old := &t.entries[e.hash&uint64(len(t.entries)-1)]
	if old.age == t.age && old.hash != e.hash && old.depth > e.depth {
		return
	}
	if e.move == games.NoMove && old.hash == e.hash {
		e.move = old.move
	}
	*old = e
}

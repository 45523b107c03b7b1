// The transposition table of alpha-beta: packed entries, replaced by depth and age. Change here what an entry holds (entry, words) or
// which entry is replaced (store).

package search

import (
	"math"

	"quintet/games"
)

// A transpositionTable stores results of searched positions by hash. A newer or deeper entry replaces an older or shallower one. A
// search increments age before it starts.
type transpositionTable struct {
	slots []slot
	age   uint8
}

// A slot holds an entry in words.
type slot struct {
	hash  uint64
	value uint64 // value, depth, bound and age
	move  uint64
}

// An entry is the result of a search of a position. Its value is for the side to move.
type entry struct {
	hash  uint64
	value float32
	move  games.Move
	depth int16 // plies searched below the position
	bound bound
	age   uint8
}

// A bound says how the value of an entry relates to the true value.
type bound uint8

const (
	noBound bound = iota
	exact
	atLeast
	atMost
)

// slotSize is the size of a slot in bytes.
const slotSize = 24

// newTranspositionTable returns a table of at most memory bytes, but at least one entry.
func newTranspositionTable(memory int) *transpositionTable {
	n := 1
	for 2*n*slotSize <= memory {
		n *= 2
	}
	return &transpositionTable{slots: make([]slot, n)}
}

// slot returns the slot of a position.
func (t *transpositionTable) slot(hash uint64) *slot { return &t.slots[hash&uint64(len(t.slots)-1)] }

// lookup returns the entry of a position. ok is false if there is none.
func (t *transpositionTable) lookup(hash uint64) (e entry, ok bool) {
	s := t.slot(hash)
	if s.hash != hash {
		return entry{}, false
	}
	e = s.entry()
	return e, e.bound != noBound
}

// store stores e, unless its slot holds a deeper entry of another position from this search.
func (t *transpositionTable) store(e entry) {
	e.age = t.age
	s := t.slot(e.hash)
	old := s.entry()
	if old.age == t.age && old.hash != e.hash && old.depth > e.depth {
		return
	}
	if e.move == games.NoMove && old.hash == e.hash {
		e.move = old.move
	}
	*s = e.slot()
}

// Bit offsets of the parts of an entry's value word; the value is in the bits below.
const (
	depthShift = 32
	boundShift = 48
	ageShift   = 56
)

// slot packs e.
func (e *entry) slot() slot {
	value := uint64(math.Float32bits(e.value)) | uint64(uint16(e.depth))<<depthShift | uint64(e.bound)<<boundShift | uint64(e.age)<<ageShift
	return slot{e.hash, value, uint64(e.move)}
}

// entry unpacks s.
func (s *slot) entry() entry {
	return entry{
		hash:  s.hash,
		value: math.Float32frombits(uint32(s.value)),
		move:  games.Move(s.move),
		depth: int16(uint16(s.value >> depthShift)),
		bound: bound(s.value >> boundShift & 0xFF),
		age:   uint8(s.value >> ageShift),
	}
}

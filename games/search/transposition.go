// The transposition table of alpha-beta: lock-free, with packed entries, replaced by depth and age. Change here what an entry holds (entry, words) or
// which entry is replaced (store).

package search

import (
	"math"
	"sync/atomic"

	"quintet/games"
)

// A transpositionTable stores results of searched positions by hash. A newer or deeper entry replaces an older or shallower one. It is safe for
// concurrent use; a search increments age before it starts.
type transpositionTable struct {
	slots []slot
	age   uint8
}

// A slot holds an entry in words that are each read and written atomically. A mixture of two entries fails the check. Source: lockless hashing, Hyatt
// and Mann, 2002.
type slot struct {
	check atomic.Uint64 // hash ^ value ^ move
	value atomic.Uint64 // value, depth, bound and age
	move  atomic.Uint64
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
	value, move := s.value.Load(), s.move.Load()
	if s.check.Load()^value^move != hash {
		return entry{}, false
	}
	e = unpackEntry(hash, value, move)
	return e, e.bound != noBound
}

// store stores e, unless its slot holds a deeper entry of another position from this search.
func (t *transpositionTable) store(e entry) {
	e.age = t.age
	s := t.slot(e.hash)
	value, move := s.value.Load(), s.move.Load()
	old := unpackEntry(s.check.Load()^value^move, value, move)
	if old.age == t.age && old.hash != e.hash && old.depth > e.depth {
		return
	}
	if e.move == games.NoMove && old.hash == e.hash {
		e.move = old.move
	}
	value, move = e.words()
	s.check.Store(e.hash ^ value ^ move)
	s.value.Store(value)
	s.move.Store(move)
}

// Bit offsets of the parts of an entry's value word; the value is in the bits below.
const (
	depthShift = 32
	boundShift = 48
	ageShift   = 56
)

// words packs e without its hash.
func (e *entry) words() (value, move uint64) {
	value = uint64(math.Float32bits(e.value)) | uint64(uint16(e.depth))<<depthShift | uint64(e.bound)<<boundShift | uint64(e.age)<<ageShift
	return value, uint64(e.move)
}

// unpackEntry is the inverse of words.
func unpackEntry(hash, value, move uint64) entry {
	return entry{
		hash:  hash,
		value: math.Float32frombits(uint32(value)),
		move:  games.Move(move),
		depth: int16(uint16(value >> depthShift)),
		bound: bound(value >> boundShift & 0xFF),
		age:   uint8(value >> ageShift),
	}
}

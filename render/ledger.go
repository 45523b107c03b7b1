package render

// keepText is the number of bytes of texts that a ledger keeps.
const keepText = 1 << 20

// entryBytes is the memory of an entry of a ledger without its text: a key, a value and its place in a map.
const entryBytes = 128

// A ledger keeps what is known about texts, up to keepText bytes. When there is no room for another it begins anew.
type ledger[K comparable, V any] struct {
	entries map[K]V
	bytes   int // of texts and entries
}

func newLedger[K comparable, V any]() ledger[K, V] { return ledger[K, V]{entries: map[K]V{}} }

// put keeps v under k, which is not there yet. text counts its bytes of text. What would take a quarter of the ledger is not
// kept: it would drive out everything else.
func (l *ledger[K, V]) put(k K, v V, text int) {
	size := text + entryBytes
	if size > keepText/4 {
		return
	}
	if l.bytes+size > keepText {
		clear(l.entries)
		l.bytes = 0
	}
	l.entries[k] = v
	l.bytes += size
}

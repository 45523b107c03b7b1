// Packs numbers and texts of a code into bits, five per character (writer), and unpacks them (reader). Change here how many bits a number or a
// character takes. share.go and table.go decide the order of the values.

package share

import (
	"errors"
	"strings"
)

// errEnd reports that data ends too early or cannot be the data of a code.
var errEnd = errors.New("the data ends")

// A writer packs numbers and texts into characters.
type writer struct {
	symbols []byte
	free    int // bits of the last character
}

// bits writes the lowest width bits of v, most significant first.
func (w *writer) bits(v, width int) {
	for i := width - 1; i >= 0; i-- {
		if w.free == 0 {
			w.symbols, w.free = append(w.symbols, 0), symbolBits
		}
		w.free--
		w.symbols[len(w.symbols)-1] |= byte(v>>i&1) << w.free
	}
}

// groupBits is the number of value bits in one group of a number.
const groupBits = 3

// number writes v, which is not negative.
func (w *writer) number(v int) {
	for ; v >= 1<<groupBits; v >>= groupBits {
		w.bits(1, 1)
		w.bits(v, groupBits)
	}
	w.bits(v, 1+groupBits)
}

// The characters that take few bits in texts, and the prefix of all others.
const (
	letters    = " -/0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX"
	letterBits = 6
	otherBits  = 21
	other      = 1<<letterBits - 1
)

func (w *writer) text(s string) {
	runes := []rune(s)
	w.number(len(runes))
	for _, r := range runes {
		if at := strings.IndexRune(letters, r); at >= 0 {
			w.bits(at, letterBits)
		} else {
			w.bits(other, letterBits)
			w.bits(int(r), otherBits)
		}
	}
}

// A reader reads what a writer has written. After the first error all values are 0.
type reader struct {
	symbols []byte
	at      int   // in bits
	err     error // the first
}

func (r *reader) bits(width int) (v int) {
	if r.err == nil && r.at+width > symbolBits*len(r.symbols) {
		r.err = errEnd
	}
	if r.err != nil {
		return 0
	}
	for range width {
		v = v<<1 | int(r.symbols[r.at/symbolBits]>>(symbolBits-1-r.at%symbolBits)&1)
		r.at++
	}
	return v
}

func (r *reader) number() (v int) {
	for shift := 0; r.err == nil; shift += groupBits {
		if shift > 30 {
			r.err = errEnd
		}
		more := r.bits(1)
		v |= r.bits(groupBits) << shift
		if more == 0 {
			return v
		}
	}
	return 0
}

func (r *reader) text() string {
	var b strings.Builder
	for range r.number() {
		if at := r.bits(letterBits); r.err != nil {
			return ""
		} else if at < len(letters) {
			b.WriteByte(letters[at])
		} else {
			b.WriteRune(rune(r.bits(otherBits)))
		}
	}
	return b.String()
}

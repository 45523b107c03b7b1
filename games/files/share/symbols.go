// The characters of a code: its alphabet, its head, its length (lengthSize), and the checksums that show how much of a damaged code can be used.
// Change here how often a check comes and how long it is (chunkSize, checkSize).

package share

import (
	"hash/crc32"
	"regexp"
	"strings"
)

// The layout of the data, in characters; see the package comment.
const (
	lengthSize  = 3
	chunkSize   = 24 // of data before a check
	checkSize   = 3
	lastSize    = 6 // of the check at the end
	symbolBits  = 5
	maxSymbols  = 1 << (lengthSize * symbolBits) // the number of characters is less
	alphabet    = "0123456789abcdefghjkmnpqrstvwxyz"
	badSymbol   = 0xFF
	headPattern = `(?i)quintet([0-9]+)-([a-z0-9]+)-`
)

// head finds the head of a code.
var head = regexp.MustCompile(headPattern)

// normalizer replaces characters that look like others by those of the alphabet, and removes those that a reader ignores.
var normalizer = strings.NewReplacer("i", "1", "l", "1", "o", "0", " ", "", "\t", "", "\r", "", "\n", "", "-", "")

// symbolsOf returns the values of the characters of text, badSymbol for those that no code contains.
func symbolsOf(text string) []byte {
	text = normalizer.Replace(strings.ToLower(text[:min(len(text), 4*maxSymbols)])) // even with its checks a code is shorter
	values := make([]byte, 0, len(text))
	for i := range len(text) {
		values = append(values, byte(strings.IndexByte(alphabet, text[i]))) // badSymbol for -1
	}
	return values
}

// A sum is the checksum of the head and of the data so far.
type sum uint32

func newSum(head string) sum { return sum(crc32.ChecksumIEEE([]byte(head))) }

func (s *sum) add(symbol byte) {
	*s = sum(crc32.Update(uint32(*s), crc32.IEEETable, []byte{symbol}))
}

// check returns s as size characters.
func (s sum) check(size int) []byte {
	symbols := make([]byte, size)
	for i := range size {
		symbols[i] = byte(s >> (symbolBits * (size - 1 - i)) & (1<<symbolBits - 1))
	}
	return symbols
}

// seal stores the length of data in its first characters and returns it with its checks, as the text after the head.
func seal(head string, data []byte) string {
	copy(data, sum(len(data)).check(lengthSize))
	s := newSum(head)
	var all []byte
	for i, symbol := range data {
		if i > 0 && i%chunkSize == 0 {
			all = append(all, s.check(checkSize)...)
		}
		s.add(symbol)
		all = append(all, symbol)
	}
	all = append(all, s.check(lastSize)...)
	for i, symbol := range all {
		all[i] = alphabet[symbol]
	}
	return head + string(all)
}

// unseal returns the data of a code without its checks: all of it if the code is whole, otherwise the part before the first wrong check, or what is
// left if the end is missing.
func unseal(head string, symbols []byte) (data []byte, whole bool) {
	if len(symbols) < lengthSize {
		return nil, false
	}
	length := 0
	for _, symbol := range symbols[:lengthSize] {
		length = length<<symbolBits | int(symbol)
	}
	s, checked := newSum(head), 0
	for i := 0; i < length; i++ {
		if i > 0 && i%chunkSize == 0 {
			if ok, missing := s.verify(&symbols, checkSize); missing {
				return data, false
			} else if !ok {
				return data[:checked], false
			}
			checked = i
		}
		if len(symbols) == 0 {
			return data, false
		}
		if symbols[0] == badSymbol {
			return data[:checked], false
		}
		s.add(symbols[0])
		data, symbols = append(data, symbols[0]), symbols[1:]
	}
	ok, missing := s.verify(&symbols, lastSize)
	if !ok && !missing {
		data = data[:checked]
	}
	return data, ok
}

// verify takes a check from symbols and reports whether it is right. missing reports that symbols end within the check and that the rest of it is
// right.
func (s sum) verify(symbols *[]byte, size int) (ok, missing bool) {
	want := s.check(size)
	n := min(size, len(*symbols))
	ok = string((*symbols)[:n]) == string(want[:n])
	*symbols = (*symbols)[n:]
	return ok && n == size, ok && n < size
}

// The characters of a code: alphabet, length, and the checksums that tell how far a damaged code can be trusted.

package share

import (
	"hash/crc32"
	"regexp"
	"strings"
)

// The layout of the data, in characters; see the comment of the package.
const (
	lengthSize  = 3
	chunkSize   = 24 // of data before a check
	checkSize   = 3
	lastSize    = 6 // of the check at the end
	symbolBits  = 5
	maxSymbols  = 1 << (lengthSize * symbolBits) // a number of characters is less
	alphabet    = "0123456789abcdefghjkmnpqrstvwxyz"
	badSymbol   = 0xFF
	headPattern = `(?i)quintet([0-9]+)-([a-z0-9]+)-`
)

// head finds the head of a code.
var head = regexp.MustCompile(headPattern)

// alike turns characters that look alike into those of the alphabet, and takes out what a reader overlooks.
var alike = strings.NewReplacer("i", "1", "l", "1", "o", "0", " ", "", "\t", "", "\r", "", "\n", "", "-", "")

// symbolsOf returns the values of the characters of text, badSymbol for those that are in no code.
func symbolsOf(text string) []byte {
	text = alike.Replace(strings.ToLower(text[:min(len(text), 4*maxSymbols)])) // with its checks a code is not as long
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

// check returns s as characters.
func (s sum) check(size int) []byte {
	symbols := make([]byte, size)
	for i := range size {
		symbols[i] = byte(s >> (symbolBits * (size - 1 - i)) & (1<<symbolBits - 1))
	}
	return symbols
}

// seal returns data, whose first characters become its length, with its checks, as text after the head.
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

// unseal returns the data of a code without its checks: all of it where the code is whole, what stands before the first wrong check, or what is
// left where its end is missing.
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
			if ok, missing := s.stands(&symbols, checkSize); missing {
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
	ok, missing := s.stands(&symbols, lastSize)
	if !ok && !missing {
		data = data[:checked]
	}
	return data, ok
}

// stands takes a check from symbols and reports whether it is right. missing says that symbols end within it, and that what is left of it is
// right.
func (s sum) stands(symbols *[]byte, size int) (ok, missing bool) {
	want := s.check(size)
	n := min(size, len(*symbols))
	ok = string((*symbols)[:n]) == string(want[:n])
	*symbols = (*symbols)[n:]
	return ok && n == size, ok && n < size
}

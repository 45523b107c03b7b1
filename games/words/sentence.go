// The fast way to word a sentence that takes only words and names. Numbers and plural forms go through golang.org/x/text (words.go).

package words

import "strings"

// A sentence consists of texts and of words that come between them. Numbers and plural forms need a printer, and more time.
type sentence struct {
	text string // as far as the first place
	rest []place
}

// A place of a sentence takes an argument; a text stands behind it.
type place struct {
	argument int // from 0
	verb     string
	text     string
}

// readSentence returns e as a sentence. It reports whether words are all that e takes, by one of verbs.
func readSentence(e Entry, verbs string) (s sentence, ok bool) {
	if e.By != 0 {
		return s, false
	}
	parts := strings.Split(e.Forms[0].Text, "%")
	s.text = parts[0]
	for _, part := range parts[1:] { // [1]s and the text behind it
		if len(part) < 4 || part[0] != '[' || part[1] < '1' || part[1] > '9' || part[2] != ']' || !strings.Contains(verbs, part[3:4]) {
			return s, false
		}
		s.rest = append(s.rest, place{int(part[1] - '1'), part[3:4], part[4:]})
	}
	return s, true
}

// fill puts arguments into s. It reports whether they are words, and enough.
func (b *Book) fill(s sentence, arguments []any) (string, bool) {
	text := s.text
	for _, p := range s.rest {
		if p.argument >= len(arguments) {
			return "", false
		}
		n, ok := b.name(arguments[p.argument])
		if !ok {
			return "", false
		}
		text += n.word(p.verb) + p.text
	}
	return text, true
}

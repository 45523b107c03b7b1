// A fast path for sentences whose arguments are only words and names (sentence). Change here which sentences take it (readSentence). Sentences with
// numbers and plural forms go through golang.org/x/text in words.go.

package words

import "strings"

// A sentence is text with words inserted. Sentences with numbers and plural forms need a printer, which is slower.
type sentence struct {
	text string // up to the first place
	rest []place
}

// A place of a sentence takes an argument and is followed by text.
type place struct {
	argument int // from 0
	verb     string
	text     string
}

// readSentence returns e as a sentence. ok is false if e takes anything but words, each with one of verbs.
func readSentence(e Entry, verbs string) (s sentence, ok bool) {
	if e.By != 0 {
		return s, false
	}
	parts := strings.Split(e.Forms[0].Text, "%")
	s.text = parts[0]
	for _, part := range parts[1:] { // [1]s and the text after it
		if len(part) < 4 || part[0] != '[' || part[1] < '1' || part[1] > '9' || part[2] != ']' || !strings.Contains(verbs, part[3:4]) {
			return s, false
		}
		s.rest = append(s.rest, place{int(part[1] - '1'), part[3:4], part[4:]})
	}
	return s, true
}

// fill puts arguments into s. It returns false if one of them is not a word or one is missing.
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

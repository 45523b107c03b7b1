// A fast path for sentences whose arguments are only words, names and whole numbers (sentence). Change here which sentences take it (readSentence).
// The others go through the printer of golang.org/x/text, see words.go.

package words

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
)

// A sentence is text with words and numbers inserted, in one form or several.
type sentence struct {
	by    int // the argument whose number selects the form, from 1; 0 if there is one form
	forms []form
}

// A form is the text of a sentence for some numbers.
type form struct {
	applies string // "=3" for that number, or a plural form such as "one"
	text    string // up to the first place
	rest    []place
}

// A place of a sentence takes an argument and is followed by text.
type place struct {
	argument int // from 0
	verb     string
	text     string
}

// numberVerb is the verb of numbers.
const numberVerb = "d"

// plain reports whether s is one text without places.
func (s sentence) plain() bool { return s.by == 0 && len(s.forms[0].rest) == 0 }

// readSentence returns e as a sentence. ok is false if an argument has a verb that is neither one of verbs nor numberVerb.
func readSentence(e Entry, verbs string) (s sentence, ok bool) {
	s.by = e.By
	for _, f := range e.Forms {
		parts := strings.Split(f.Text, "%")
		now := form{applies: f.Case, text: parts[0]}
		for _, part := range parts[1:] { // [1]s and the text after it
			if len(part) < 4 || part[0] != '[' || part[1] < '1' || part[1] > '9' || part[2] != ']' || !strings.Contains(verbs+numberVerb, part[3:4]) {
				return s, false
			}
			now.rest = append(now.rest, place{int(part[1] - '1'), part[3:4], part[4:]})
		}
		s.forms = append(s.forms, now)
	}
	return s, true
}

// fill puts arguments into s. It returns false if one of them is missing, or is neither a word nor a whole number that is not negative.
func (b *Book) fill(s sentence, arguments []any) (string, bool) {
	f, ok := b.form(s, arguments)
	if !ok {
		return "", false
	}
	text := f.text
	for _, p := range f.rest {
		if p.argument >= len(arguments) {
			return "", false
		}
		word, ok := b.insert(arguments[p.argument], p.verb)
		if !ok {
			return "", false
		}
		text += word + p.text
	}
	return text, true
}

// form returns the form of s for its arguments.
func (b *Book) form(s sentence, arguments []any) (form, bool) {
	if s.by == 0 {
		return s.forms[0], true
	}
	if s.by > len(arguments) {
		return form{}, false
	}
	n, ok := arguments[s.by-1].(int)
	if !ok || n < 0 {
		return form{}, false
	}
	exact, name := "="+strconv.Itoa(n), pluralNames[plural.Cardinal.MatchPlural(b.grammar.tag, n, 0, 0, 0, 0)]
	i := slices.IndexFunc(s.forms, func(f form) bool {
		return f.applies == exact || f.applies == name || f.applies == pluralNames[plural.Other]
	})
	return s.forms[i], true
}

// pluralNames are the names of plural forms in the files.
var pluralNames = [...]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// insert returns an argument as its verb shows it.
func (b *Book) insert(argument any, verb string) (string, bool) {
	if verb == numberVerb {
		n, ok := argument.(int)
		if n < 1000 {
			return strconv.Itoa(n), ok && n >= 0
		}
		return b.printer.Sprint(n), ok // in groups of digits
	}
	n, ok := b.name(argument)
	return n.word(verb), ok
}

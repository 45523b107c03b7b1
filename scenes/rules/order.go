package rules

import (
	"cmp"
	"strings"
	"unicode"
)

// accented are the letters with accents of the languages that are spoken, each before the letter that it is sorted as.
var accented = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i", "ì", "i",
	"î", "i", "ï", "i", "ó", "o", "ò", "o", "ô", "o", "õ", "o", "ö", "o", "ú", "u", "ù", "u", "û", "u", "ü", "u", "ç", "c", "ñ", "n")

// compareWords compares two words as a dictionary sorts them: by their letters, capital or not, with spaces and signs before figures and
// figures before letters; where these are the same, the one without accents first.
func compareWords(a, b string) int {
	a, b = strings.ToLower(a), strings.ToLower(b)
	return cmp.Or(compareRunes(accented.Replace(a), accented.Replace(b)), strings.Compare(a, b))
}

// compareRunes compares a and b rune by rune.
func compareRunes(a, b string) int {
	x, y := []rune(a), []rune(b)
	for i := range min(len(x), len(y)) {
		if c := cmp.Or(cmp.Compare(class(x[i]), class(y[i])), cmp.Compare(x[i], y[i])); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(x), len(y))
}

// class returns where r is sorted: spaces, signs, figures, letters.
func class(r rune) int {
	switch {
	case unicode.IsSpace(r):
		return 0
	case unicode.IsDigit(r):
		return 2
	case unicode.IsLetter(r):
		return 3
	}
	return 1
}

package words

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

// A name is an argument of a Portuguese sentence: a word, of which the sentence says how it takes its article, or another sentence.
//
//	%[1]s  Azul, Ana       as it is
//	%[1]o  o Azul, Ana     the colour as a player
//	%[1]O  O Azul, Ana     where a sentence begins
//	%[1]D  do Azul, de Ana
//	%[1]A  ao Azul, a Ana
//	%[1]l  another sentence, beginning with a small letter
//
// Names of people have no article, for nobody knows its gender.
type name struct {
	text   string
	player bool // a colour, which stands for who plays it
	ours   bool // a message: its letters may change, those that a person has typed may not
}

// Verbs returns the verbs that an argument %s of an English sentence may have in the Portuguese one.
func Verbs() string { return "soODAl" }

// Format implements fmt.Formatter.
func (n name) Format(f fmt.State, verb rune) {
	text := n.text
	switch {
	case verb == 'l':
		text = begin(text, unicode.ToLower)
	case verb == 'D' && n.player:
		text = "do " + text
	case verb == 'D':
		text = "de " + text
	case verb == 'A' && n.player:
		text = "ao " + text
	case verb == 'A':
		text = "a " + text
	case verb == 'o' && n.player:
		text = "o " + text
	case verb == 'O' && n.player:
		text = "O " + text
	case verb == 'O' && n.ours:
		text = begin(text, unicode.ToUpper)
	}
	fmt.Fprint(f, text)
}

// begin returns text with its first letter changed by as.
func begin(text string, as func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(as(r)) + text[n:]
}

// plays reports whether key names a colour, alone or with what else tells the player from the other.
func plays(key string) bool {
	switch key {
	case "squex.blue", "squex.red", "squex.role.blue", "squex.role.red",
		"taiji.light", "taiji.dark", "taiji.role.tie",
		"squ.red", "squ.black", "squ.role",
		"azacru.navy", "azacru.rust", "azacru.sky", "azacru.straw",
		"distrify.black", "distrify.white", "distrify.role.black", "distrify.role.white":
		return true
	}
	return false
}

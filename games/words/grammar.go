// What a language's file says about the language (grammar): its tag, its name, and how names get articles and prepositions in a sentence, by verbs of
// its own such as %o and %D. Add a property of languages here. The files are in games/words/texts.

package words

import (
	"fmt"
	"io/fs"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// A grammar describes a language, as its file in this package does:
//
//	language.tag = pt-PT            for plural forms and the format of numbers
//	language.name = Português       its name in itself
//	verb.o = %s                     "%[1]o" in a sentence: a word without an article, "Ana"
//	verb.o (o) = o %s               a word with the article o, "o Azul"
//	verb.D = de %s                  "de Ana"
//	verb.D (o) = do %s              "do Azul"
//
// In a pattern %s is the word unchanged; %S and %l give it an upper- or lower-case first letter, but %S leaves words typed by a person unchanged. A
// word has an article if its own line gives one: "squex.blue (o) = Azul". Every sentence may also use %[1]s for the word without article.
type grammar struct {
	tag   language.Tag
	name  string
	verbs map[string]pattern // by verb, or verb and article, such as "D" and "D (o)"
}

// A pattern inserts a word into a sentence.
type pattern struct {
	before string
	letter byte // s, S or l
	after  string
}

// ofLanguage reports whether key describes the language and is not a sentence.
func ofLanguage(key string) bool {
	return strings.HasPrefix(key, "language.") || strings.HasPrefix(key, "verb.")
}

// readGrammars reads what the files of a folder say about their languages. It panics if one cannot be read, as they are embedded.
func readGrammars(f Folder) map[Language]grammar {
	files, err := fs.Glob(f.Files, "texts/*.txt")
	if err != nil || len(files) == 0 {
		panic(fmt.Sprintf("words: %s has no texts: %v", f.Path, err))
	}
	all := map[Language]grammar{}
	for _, file := range files {
		l := Language(strings.TrimSuffix(strings.TrimPrefix(file, "texts/"), ".txt"))
		if all[l], err = f.readGrammar(l); err != nil {
			panic("words: " + err.Error())
		}
	}
	return all
}

// readGrammar reads what the file of l says about the language.
func (f Folder) readGrammar(l Language) (grammar, error) {
	entries, err := f.Read(l)
	if err != nil {
		return grammar{}, err
	}
	g := grammar{verbs: map[string]pattern{}}
	for _, e := range entries {
		verb, isVerb := strings.CutPrefix(e.Key, "verb.")
		switch {
		case e.Key == "language.tag":
			if g.tag, err = language.Parse(e.Forms[0].Text); err != nil {
				return g, f.errorAt(l, e.Line, e.Key, err.Error())
			}
		case e.Key == "language.name":
			g.name = e.Forms[0].Text
		case isVerb:
			p, ok := readPattern(e.Forms[0].Text)
			if !ok || len(verb) != 1 || strings.Contains("sdfvTp", verb) {
				return g, f.errorAt(l, e.Line, e.Key, "want one letter, none of sdfvTp, behind the point, and a pattern with one of %s, %S and %l")
			}
			g.verbs[verbOf(verb, e.Article)] = p
		case ofLanguage(e.Key):
			return g, f.errorAt(l, e.Line, e.Key, "want language.tag or language.name")
		}
	}
	if g.tag == language.Und || g.name == "" {
		return g, fmt.Errorf("%s/%s: language.tag or language.name is missing", f.Path, f.File(l))
	}
	return g, nil
}

// readPattern parses the pattern of a verb.
func readPattern(text string) (p pattern, ok bool) {
	i := strings.IndexByte(text, '%')
	if i < 0 || i+1 == len(text) || strings.Contains(text[i+1:], "%") {
		return p, false
	}
	p = pattern{text[:i], text[i+1], text[i+2:]}
	return p, strings.IndexByte("sSl", p.letter) >= 0
}

// verbOf returns the key of a verb's pattern for words with an article.
func verbOf(verb, article string) string {
	if article == "" {
		return verb
	}
	return verb + " (" + article + ")"
}

// Verbs returns the verbs, s included, that may replace an argument %s of an English sentence in l.
func (l Language) Verbs() string {
	all := "s"
	for v := range grammars[l].verbs {
		all += v[:1]
	}
	return all
}

// A name is an argument of a sentence in a language with its own verbs: a word or another sentence.
type name struct {
	text, article string
	recase        bool // its letter case may change; words typed by a person keep theirs
	grammar       grammar
}

// Format implements fmt.Formatter.
func (n name) Format(f fmt.State, verb rune) { fmt.Fprint(f, n.word(string(verb))) }

// word returns n in the form that a verb gives it within a sentence.
func (n name) word(verb string) string {
	p, ok := n.grammar.verbs[verbOf(verb, n.article)]
	if !ok {
		p = n.grammar.verbs[verb]
	}
	text := n.text
	switch {
	case p.letter == 'l':
		text = mapFirst(text, unicode.ToLower)
	case p.letter == 'S' && n.recase:
		text = mapFirst(text, unicode.ToUpper)
	}
	return p.before + text + p.after
}

// mapFirst returns text with as applied to its first letter.
func mapFirst(text string, as func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(as(r)) + text[n:]
}

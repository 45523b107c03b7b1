// Parses a file of sentences into entries (Entry): keys, arguments and plural forms. Its errors name the line and the key. Change the syntax here.
// words.go uses the sentences; grammar.go reads the lines that describe a language.

package words

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// An Entry is one sentence of a file.
type Entry struct {
	Key     string
	Line    int
	Article string // the article with which sentences use the word, "" for none
	By      int    // the argument whose number selects the form, 0 if there is one form
	Forms   []Form
}

// A Form is a sentence for some numbers: Case is "=3" or "one", or empty if there is only one form.
type Form struct{ Case, Text string }

// File returns the path of a language's file, relative to the folder.
func (f Folder) File(l Language) string { return "texts/" + string(l) + ".txt" }

// Read reads the sentences of the folder in l, in the order of the file. The error names the file, the line and the key.
func (f Folder) Read(l Language) ([]Entry, error) {
	text, err := fs.ReadFile(f.Files, f.File(l))
	if err != nil {
		return nil, fmt.Errorf("%s/%s is missing: every language has a file in every folder texts", f.Path, f.File(l))
	}
	var all []Entry
	seen := map[string]int{}
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		trimmed := strings.TrimSpace(line)
		if trimmed == "lessons" {
			break
		}
		if trimmed == "" || line[0] == '#' {
			continue
		}
		if line[0] == ' ' || line[0] == '\t' {
			if len(all) == 0 {
				return nil, f.errorAt(l, n, trimmed, "no key stands before this form")
			}
			e := &all[len(all)-1]
			if err := e.form(trimmed); err != nil {
				return nil, f.errorAt(l, n, e.Key, err.Error())
			}
			continue
		}
		e, err := readEntry(trimmed, n)
		if err != nil {
			return nil, f.errorAt(l, n, e.Key, err.Error())
		}
		id := e.Key
		if ofLanguage(e.Key) {
			id = verbOf(e.Key, e.Article)
		}
		if first := seen[id]; first > 0 {
			return nil, f.errorAt(l, n, e.Key, fmt.Sprintf("it stands in line %d, too", first))
		}
		seen[id] = n
		all = append(all, e)
	}
	for _, e := range all {
		if !e.complete() {
			return nil, f.errorAt(l, e.Line, e.Key, `the form "other" is missing below it`)
		}
	}
	return all, nil
}

// complete reports whether e has a form for every number.
func (e *Entry) complete() bool {
	return len(e.Forms) > 0 && (e.By == 0 || slices.ContainsFunc(e.Forms, func(f Form) bool { return f.Case == "other" }))
}

// errorAt returns an error about a key in a line of a file.
func (f Folder) errorAt(l Language, line int, key, what string) error {
	return fmt.Errorf("%s/%s:%d: %s: %s", f.Path, f.File(l), line, key, what)
}

// readEntry parses the first line of a sentence. The entry has its key even if there is an error.
func readEntry(line string, n int) (Entry, error) {
	head, text, one := strings.Cut(line, " =")
	e := Entry{Key: head, Line: n}
	if key, arg, by := strings.Cut(line, " by %["); by && !one {
		number, ok := strings.CutSuffix(arg, "]d")
		if !ok || len(number) != 1 || number < "1" || number > "9" {
			return e, errSyntax
		}
		e.Key, e.By = key, int(number[0]-'0')
	} else if one {
		if key, article, ok := strings.Cut(head, " ("); ok {
			e.Key, e.Article, ok = key, strings.TrimSuffix(article, ")"), strings.HasSuffix(article, ")")
			if !ok {
				return e, errSyntax
			}
		}
		if text = unescape(strings.TrimSpace(text)); text == "" {
			return e, errors.New("the sentence is missing")
		}
		e.Forms = []Form{{Text: text}}
	} else {
		return e, errSyntax
	}
	if !isKey(e.Key) {
		return e, errors.New("keys have letters, figures and points, and begin with a small letter")
	}
	return e, nil
}

// errSyntax is the error for a line that does not begin a sentence.
var errSyntax = errors.New(`this line cannot be read: want "key = sentence", or "key by %[1]d" with the forms below`)

// isKey reports whether text has the form of a key.
func isKey(text string) bool {
	if text == "" || text[0] < 'a' || text[0] > 'z' || strings.HasSuffix(text, ".") || strings.Contains(text, "..") {
		return false
	}
	for _, r := range text {
		if r != '.' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return false
		}
	}
	return true
}

// isCase reports whether text selects a form.
func isCase(text string) bool {
	if number, ok := strings.CutPrefix(text, "="); ok {
		_, err := strconv.ParseUint(number, 10, 16)
		return err == nil
	}
	return slices.Contains(pluralNames[:], text)
}

// form parses a line with a form.
func (e *Entry) form(line string) error {
	if e.By == 0 {
		return errors.New("it has one form: a line may not begin with a blank")
	}
	which, text, ok := strings.Cut(line, ":")
	text = unescape(strings.TrimSpace(text))
	switch {
	case !ok || !isCase(which):
		return fmt.Errorf("%q is no form: want =3, zero, one, two, few, many or other, and a colon", which)
	case text == "":
		return fmt.Errorf("the sentence of the form %q is missing", which)
	case slices.ContainsFunc(e.Forms, func(f Form) bool { return f.Case == which }):
		return fmt.Errorf("the form %q stands twice", which)
	}
	e.Forms = append(e.Forms, Form{which, text})
	return nil
}

// unescape replaces the escapes in a sentence.
func unescape(text string) string { return strings.ReplaceAll(text, `\u00a0`, "\u00a0") }

// message returns e as a message for golang.org/x/text.
func (e Entry) message() catalog.Message {
	if e.By == 0 {
		return catalog.String(e.Forms[0].Text)
	}
	var cases []any
	for _, f := range e.Forms {
		cases = append(cases, f.Case, f.Text)
	}
	return plural.Selectf(e.By, "%d", cases...)
}

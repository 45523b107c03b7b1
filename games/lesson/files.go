// Reads the lesson files, one for each language: splits them into fields (scan) and adds the translations to the English book (translate). Change
// here which sentences are translated. parse.go interprets the fields of the English file.

package lesson

import (
	"fmt"
	"io/fs"
	"strings"
)

// English is the language whose file holds all fields.
const English = "en"

// sentences are the fields that are translated.
var sentences = []string{"title", "text", "here", "finger", "more", "learnt", "do", "hint", "why", "miss", "name", "setup"}

// headings are the fields that every language repeats, to show where its sentences belong.
var headings = []string{"page", "section", "task", "term", "where"}

// A field is one line of a file together with its continuation lines.
type field struct {
	line        int
	name, value string
}

// errorf returns an error that names the line of the field.
func (f field) errorf(format string, args ...any) error {
	return fmt.Errorf("%d: %s: "+format, append([]any{f.line, f.name}, args...)...)
}

// scan splits the lessons of a file, everything after the line "lessons", into fields.
func scan(text string) ([]field, error) {
	var fs []field
	n, begun := 0, false
	for line := range strings.Lines(text) {
		n++
		trimmed := strings.TrimSpace(line)
		switch {
		case !begun:
			begun = trimmed == "lessons"
		case trimmed == "" || line[0] == '#':
		case line[0] == ' ' || line[0] == '\t':
			if len(fs) == 0 {
				return nil, fmt.Errorf("%d: nothing stands before %q to be continued", n, trimmed)
			}
			fs[len(fs)-1].value += " " + trimmed
		default:
			name, value, _ := strings.Cut(trimmed, " ")
			fs = append(fs, field{n, name, strings.TrimSpace(value)})
		}
	}
	for _, f := range fs {
		if f.value == "" {
			return nil, f.errorf("a value is missing")
		}
	}
	return fs, nil
}

// A place is a heading or a translated sentence in the English file.
type place struct {
	field field
	text  Text // nil for a heading
}

// read reads the files of a folder. The error names the file and the line.
func read(folder string, files fs.FS) (*Book, error) {
	const begin = "texts/" + English + ".txt"
	text, err := fs.ReadFile(files, begin)
	if err != nil {
		return nil, fmt.Errorf("%s/%s is missing: it holds the lessons", folder, begin)
	}
	var r reader
	if err := r.parse(string(text)); err != nil {
		return nil, fmt.Errorf("%s/%s:%w", folder, begin, err)
	}
	all, err := fs.Glob(files, "texts/*.txt")
	if err != nil {
		return nil, err
	}
	for _, file := range all {
		if file == begin {
			continue
		}
		text, err := fs.ReadFile(files, file)
		if err != nil {
			return nil, err
		}
		lang := strings.TrimSuffix(strings.TrimPrefix(file, "texts/"), ".txt")
		if err := translate(r.places, lang, string(text)); err != nil {
			return nil, fmt.Errorf("%s/%s:%w", folder, file, err)
		}
	}
	return &r.book, nil
}

// translate adds the sentences of another language: the same headings and sentences in the same order.
func translate(places []place, lang, text string) error {
	fields, err := scan(text)
	if err != nil {
		return err
	}
	for i, f := range fields {
		if i == len(places) {
			return f.errorf("texts/en.txt has nothing more")
		}
		p := places[i]
		if f.name != p.field.name || p.text == nil && f.value != p.field.value {
			return f.errorf("want %s, which stands in line %d of texts/en.txt", p.what(), p.field.line)
		}
		if p.text != nil {
			p.text[lang] = f.value
		}
	}
	if n := len(fields); n < len(places) {
		return fmt.Errorf("%d: %s is missing, which stands in line %d of texts/en.txt", strings.Count(text, "\n"), places[n].what(), places[n].field.line)
	}
	return nil
}

// what names the place in an error message.
func (p place) what() string {
	if p.text == nil {
		return p.field.name + " " + p.field.value
	}
	return "the sentence \"" + p.field.name + "\""
}

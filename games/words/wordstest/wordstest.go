// Package wordstest checks the texts of a folder: the same keys, arguments and plural forms in every language, and no lines that cannot be read.
// Every folder with texts must pass these checks (Run). Add a check here (faultOf, compare).
package wordstest

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/games/words"
)

// Run reports every inconsistency between the languages of folder: a missing file or key, a key that English does not have, different arguments, a
// missing form. Each fault names the file, the line and the key.
func Run(t *testing.T, folder words.Folder) {
	t.Helper()
	for _, fault := range Faults(folder, words.Languages()) {
		t.Error(fault)
	}
}

// Faults returns what Run reports, one sentence per fault.
func Faults(folder words.Folder, languages []words.Language) []string {
	english, err := folder.Read(words.En)
	if err != nil {
		return []string{err.Error()}
	}
	c := comparison{folder: folder, english: map[string]words.Entry{}}
	for _, e := range english {
		c.english[e.Key] = e
	}
	for _, l := range languages {
		c.compare(l)
	}
	return c.found
}

// A comparison compares the files of a folder with the English one.
type comparison struct {
	folder  words.Folder
	english map[string]words.Entry
	found   []string
}

// fault records what is wrong with a key in a line of the file of l.
func (c *comparison) fault(l words.Language, line int, key, format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf("%s/%s:%d: %s: ", c.folder.Path, c.folder.File(l), line, key)+fmt.Sprintf(format, args...))
}

// compare checks the file of l.
func (c *comparison) compare(l words.Language) {
	entries, err := c.folder.Read(l)
	if err != nil {
		c.found = append(c.found, err.Error())
		return
	}
	has := map[string]bool{}
	last := 0
	for _, e := range entries {
		last = e.Line
		if strings.HasPrefix(e.Key, "language.") || strings.HasPrefix(e.Key, "verb.") {
			continue
		}
		has[e.Key] = true
		english, ok := c.english[e.Key]
		if !ok {
			c.fault(l, e.Line, e.Key, "texts/en.txt has no such key")
			continue
		}
		if ours, theirs := verbs(english), plain(verbs(e), l.Verbs()); !slices.Equal(ours, theirs) {
			c.fault(l, e.Line, e.Key, "it has the arguments %v, and %v in line %d of texts/en.txt", theirs, ours, english.Line)
		}
		if e.By != english.By {
			c.fault(l, e.Line, e.Key, "it has forms by argument %d, and by %d in line %d of texts/en.txt (0 is none)", e.By, english.By, english.Line)
		}
		if f := faultOf(e); f != "" {
			c.fault(l, e.Line, e.Key, "%s", f)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(c.english)) {
		if e := c.english[key]; !has[key] && !strings.HasPrefix(key, "language.") {
			c.fault(l, last, key, "it is missing; texts/en.txt has it in line %d", e.Line)
		}
	}
}

// verb is an argument within a sentence.
var verb = regexp.MustCompile(`%[-+.0-9]*(\[[0-9]+\])?[a-zA-Z%]`)

// verbs returns the arguments that the forms of e use.
func verbs(e words.Entry) []string {
	found := map[string]bool{}
	for _, f := range e.Forms {
		for _, v := range verb.FindAllString(f.Text, -1) {
			found[v] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// plain returns verbs without articles and letter case: the English verbs that they correspond to.
func plain(verbs []string, own string) []string {
	said := map[string]bool{}
	for _, v := range verbs {
		if last := len(v) - 1; strings.Contains(own, v[last:]) {
			v = v[:last] + "s"
		}
		said[v] = true
	}
	return slices.Sorted(maps.Keys(said))
}

// faultOf says what is wrong with e by itself, "" for nothing. Every language has one form for 1 and another for the rest. A sentence about several begins
// with "=2"; one that never needs its number has no form but "other".
func faultOf(e words.Entry) string {
	for _, f := range e.Forms {
		if strings.Contains(f.Text, "  ") {
			return fmt.Sprintf("%q has a space too many", f.Text)
		}
	}
	for _, v := range verbs(e) {
		if !strings.Contains(v, "[") {
			return fmt.Sprintf("%s does not say which argument it is", v)
		}
	}
	if len(e.Forms) > 1 && !slices.ContainsFunc(e.Forms, func(f words.Form) bool { return f.Case == "one" || f.Case == "=1" || f.Case == "=2" }) {
		return "the form for one is missing"
	}
	return ""
}

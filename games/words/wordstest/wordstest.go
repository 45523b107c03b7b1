// Package wordstest holds the test that every table of sentences must pass.
package wordstest

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// Run reports everything in which the two tables do not say the same: a key that one of them lacks or has twice, another set of
// arguments, a plural that lacks a form.
func Run(t *testing.T, en []words.Entry, pt []words.Translation) {
	t.Helper()
	for _, fault := range faults(en, pt) {
		t.Error(fault)
	}
}

// faults says what Run reports, a sentence each.
func faults(en []words.Entry, pt []words.Translation) []string {
	var found []string
	english, portuguese := map[string]catalog.Message{}, map[string]catalog.Message{}
	for _, e := range en {
		if english[e.Key] != nil {
			found = append(found, e.Key+" stands twice in English")
		}
		english[e.Key] = e.En
	}
	for _, t := range pt {
		if portuguese[t.Key] != nil {
			found = append(found, t.Key+" stands twice in Portuguese")
		}
		portuguese[t.Key] = t.Pt
		if english[t.Key] == nil {
			found = append(found, t.Key+" has no English")
		}
	}
	for _, key := range slices.Sorted(maps.Keys(english)) {
		if portuguese[key] == nil {
			found = append(found, key+" has no Portuguese")
			continue
		}
		e, p := spell(english[key]), spell(portuguese[key])
		if verbs := plain(p.verbs()); !slices.Equal(e.verbs(), verbs) {
			found = append(found, fmt.Sprintf("%s has the arguments %v in English and %v in Portuguese", key, e.verbs(), verbs))
		}
		if e.arg != p.arg {
			found = append(found, fmt.Sprintf("%s has forms by argument %d in English and by %d in Portuguese", key, e.arg, p.arg))
		}
		if f := e.fault(); f != "" {
			found = append(found, key+" in English: "+f)
		}
		if f := p.fault(); f != "" {
			found = append(found, key+" in Portuguese: "+f)
		}
	}
	return found
}

// A spelling is the text of a message in all its forms.
type spelling struct {
	arg   int      // that decides the form, 0 if there is one form
	cases []string // the selector of each form
	texts []string // the forms
}

// spell takes a message apart. The library keeps that to itself, hence the reflection.
func spell(m catalog.Message) spelling {
	v := reflect.ValueOf(m)
	if v.Kind() == reflect.String {
		return spelling{texts: []string{v.String()}}
	}
	v = v.Elem()
	s := spelling{arg: int(v.FieldByName("arg").Int())}
	cases := v.FieldByName("cases")
	for i := 0; i+1 < cases.Len(); i += 2 {
		selector, text := cases.Index(i).Elem(), cases.Index(i+1).Elem()
		name := ""
		if selector.Kind() == reflect.String {
			name = selector.String()
		} else {
			name = map[plural.Form]string{plural.One: "one", plural.Other: "other"}[plural.Form(selector.Uint())]
		}
		s.cases, s.texts = append(s.cases, name), append(s.texts, text.String())
	}
	return s
}

// verb is an argument within a sentence.
var verb = regexp.MustCompile(`%[-+.0-9]*(\[[0-9]+\])?[a-zA-Z%]`)

// verbs returns the arguments that the forms of s use.
func (s spelling) verbs() []string {
	found := map[string]bool{}
	for _, text := range s.texts {
		for _, v := range verb.FindAllString(text, -1) {
			found[v] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// plain returns Portuguese verbs without what they say of articles and letters: the English verbs that they stand for.
func plain(verbs []string) []string {
	said := map[string]bool{}
	for _, v := range verbs {
		if last := len(v) - 1; strings.Contains(words.Verbs(), v[last:]) {
			v = v[:last] + "s"
		}
		said[v] = true
	}
	return slices.Sorted(maps.Keys(said))
}

// fault says what is wrong with s in itself. English and Portuguese both have a form for 1 and another one. A sentence about several
// begins with "=2", one that never needs its number with "other".
func (s spelling) fault() string {
	for _, text := range s.texts {
		if strings.TrimSpace(text) == "" || text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
			return fmt.Sprintf("%q is empty or has a space too many", text)
		}
	}
	for _, v := range s.verbs() {
		if !strings.Contains(v, "[") {
			return fmt.Sprintf("%s does not say which argument it is", v)
		}
	}
	switch {
	case s.arg == 0:
		return ""
	case !slices.Contains(s.cases, "other"):
		return "the form for other numbers is missing"
	case len(s.cases) > 1 && !slices.ContainsFunc(s.cases, func(c string) bool { return c == "one" || c == "=1" || c == "=2" }):
		return "the form for one is missing"
	}
	return ""
}

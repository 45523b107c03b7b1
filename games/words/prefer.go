// The language to start with, by the languages that the system or the browser prefers.

package words

import "golang.org/x/text/language"

// MatchLanguage returns the language for a user who prefers tags of BCP 47, the best first: the first one that the
// program speaks or that is close to it, such as Brazilian Portuguese, English where there is none.
func MatchLanguage(tags []string) Language {
	spoken := Languages()
	var ours, theirs []language.Tag
	for _, l := range spoken {
		ours = append(ours, language.Make(string(l)))
	}
	for _, t := range tags {
		if tag, err := language.Parse(t); err == nil {
			theirs = append(theirs, tag)
		}
	}
	_, i, _ := language.NewMatcher(ours).Match(theirs...)
	return spoken[i]
}

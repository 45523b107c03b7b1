// Chooses the first language of the program from the languages that the system or the browser prefers (MatchLanguage). Change that choice here.

package words

import "golang.org/x/text/language"

// MatchLanguage returns the language for a user who prefers these BCP 47 tags, best first. It is the first that the program has or that is close to
// one it has, such as Brazilian Portuguese, and otherwise English.
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

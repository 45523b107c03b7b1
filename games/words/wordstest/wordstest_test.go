package wordstest

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

func TestFaultsOfTables(t *testing.T) {
	s := catalog.String
	forms := func(cases ...any) catalog.Message { return plural.Selectf(1, "%d", cases...) }
	for _, c := range []struct {
		name   string
		en, pt catalog.Message
		want   string // a part of the one fault; "" for none
	}{
		{"the same", s("%[1]s takes %[2]d"), s("%[2]d para %[1]s"), ""},
		{"no twin", s("Blue"), nil, "has no Portuguese"},
		{"nor the other way", nil, s("Azul"), "has no English"},
		{"an argument less", s("%[1]s takes %[2]d"), s("para %[1]s"), "has the arguments [%[1]s %[2]d] in English and [%[1]s] in Portuguese"},
		{"another verb", s("%[1]s"), s("%[1]d"), "has the arguments"},
		{"an article", s("%[1]s takes %[2]d"), s("%[1]O toma %[2]d"), ""},
		{"no such article", s("%[1]s takes"), s("%[1]Q toma"), "has the arguments"},
		{"no index", s("%s"), s("%s"), "does not say which argument it is"},
		{"a space too many", s("Blue"), s("Azul "), "has a space too many"},
		{"nothing", s("Blue"), s(""), "is empty"},
		{"forms", forms(plural.One, "%[1]d link", plural.Other, "%[1]d links"), forms(plural.One, "uma ligação", plural.Other, "%[1]d ligações"), ""},
		{"no other form", forms(plural.One, "a", plural.Other, "b"), forms(plural.One, "a"), "the form for other numbers is missing"},
		{"no form for one", forms(plural.One, "a", plural.Other, "b"), forms("=0", "a", plural.Other, "b"), "the form for one is missing"},
		{"forms on one side", forms(plural.One, "%[1]d a", plural.Other, "%[1]d b"), s("%[1]d c"), "has forms by argument 1 in English and by 0 in Portuguese"},
	} {
		var en []words.Entry
		var pt []words.Translation
		if c.en != nil {
			en = append(en, words.Entry{Key: "k", En: c.en})
		}
		if c.pt != nil {
			pt = append(pt, words.Translation{Key: "k", Pt: c.pt})
		}
		got := strings.Join(faults(en, pt), "; ")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: faults %q, want %q", c.name, got, c.want)
		}
	}
	twice := []words.Entry{{Key: "k", En: s("a")}, {Key: "k", En: s("b")}}
	if got := faults(twice, []words.Translation{{Key: "k", Pt: s("a")}}); !slices.Contains(got, "k stands twice in English") {
		t.Errorf("faults %q, want that k stands twice", got)
	}
}

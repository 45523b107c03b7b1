package wordstest

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games/words"
)

func TestSharedTexts(t *testing.T) { Run(t, words.Shared()) }

func TestFileFaults(t *testing.T) {
	for _, c := range []struct {
		name   string
		en, pt string
		want   string // the only fault; "" for none
	}{
		{"the same", "x.k = %[1]s takes %[2]d", "x.k = %[2]d para %[1]s", ""},
		{"a key less", "x.a = A\n\nx.k = Blue", "# nada\nx.a = A", "x/texts/pt.txt:2: x.k: it is missing; texts/en.txt has it in line 3"},
		{"a key more", "x.a = A", "x.a = A\nx.k = Azul", "x/texts/pt.txt:2: x.k: texts/en.txt has no such key"},
		{"an argument less", "\nx.k = %[1]s takes %[2]d", "x.k = para %[1]s", "x/texts/pt.txt:1: x.k: it has the arguments [%[1]s], and [%[1]s %[2]d] in line 2 of texts/en.txt"},
		{"another verb", "x.k = %[1]s", "x.k = %[1]d", "x/texts/pt.txt:1: x.k: it has the arguments"},
		{"an article", "x.k = %[1]s takes %[2]d", "x.k = %[1]O toma %[2]d", ""},
		{"no such article", "x.k = %[1]s takes", "x.k = %[1]Q toma", "x.k: it has the arguments"},
		{"articles in English", "x.k = %[1]o takes", "x.k = %[1]o toma", "x.k: it has the arguments"},
		{"no index", "x.k = %s", "x.k = %[1]s", "x.k: %s does not say which argument it is"},
		{"a space too many", "x.k = Blue", "x.k = Azul  e", "has a space too many"},
		{"nothing", "x.k = Blue", "x.k =", "x/texts/pt.txt:1: x.k: the sentence is missing"},
		{"twice", "x.k = Blue\n\nx.k = Red", "x.k = Azul", "x/texts/en.txt:3: x.k: it stands in line 1, too"},
		{"no such line", "x.k = Blue\nx.j Red", "x.k = Azul", `x/texts/en.txt:2: x.j Red: this line cannot be read: want "key = sentence", or "key by %[1]d" with the forms below`},
		{"capitals in a key", "X.k = Blue", "x.k = Azul", "keys have letters, figures and points, and begin with a small letter"},
		{"a form before any key", "  one: a", "x.k = Azul", "no key stands before this form"},
		{"a form of a sentence without", "x.k = a\n  one: a", "x.k = Azul", "x.k: it has one form: a line may not begin with a blank"},
		{"forms", "x.k by %[1]d\n  one: %[1]d link\n  other: %[1]d links", "x.k by %[1]d\n\tone: uma ligação\n\tother: %[1]d ligações", ""},
		{"no such form", "x.k by %[1]d\n  1: a\n  other: b", "x.k = a", `x/texts/en.txt:2: x.k: "1" is no form`},
		{"a form twice", "x.k by %[1]d\n  one: a\n  one: b", "x.k = a", `x/texts/en.txt:3: x.k: the form "one" stands twice`},
		{"an empty form", "x.k by %[1]d\n  one:\n  other: b", "x.k = a", `the sentence of the form "one" is missing`},
		{"no other form", "x.k by %[1]d\n  one: a\n  other: b", "x.k by %[1]d\n  one: a", `x/texts/pt.txt:1: x.k: the form "other" is missing below it`},
		{"no form for one", "x.k by %[1]d\n  one: a\n  other: b", "x.k by %[1]d\n  =0: a\n  other: b", "x.k: the form for one is missing"},
		{"forms on one side", "x.k by %[1]d\n  one: %[1]d a\n  other: %[1]d b", "x.k = %[1]d c", "x.k: it has forms by argument 0, and by 1 in line 1 of texts/en.txt (0 is none)"},
		{"a blank in a key", "x k = Blue", "x.k = Azul", "x k: keys have letters"},
		{"an article that does not end", "x.k (o = Blue", "x.k = Azul", "x.k: this line cannot be read"},
		{"forms by no argument", "x.k by %[a]d\n  other: b", "x.k = Azul", "this line cannot be read"},
		{"lessons", "x.k = Blue\nlessons\npage one", "x.k = Azul\nlessons\npage one", ""},
	} {
		folder := words.Folder{Path: "x", Files: fstest.MapFS{"texts/en.txt": {Data: []byte(c.en)}, "texts/pt.txt": {Data: []byte(c.pt)}}}
		found := Faults(folder, []words.Language{words.En, "pt"})
		got := strings.Join(slices.Compact(found), "; ")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: faults %q, want %q", c.name, got, c.want)
		}
	}
	alone := words.Folder{Path: "x", Files: fstest.MapFS{"texts/en.txt": {Data: []byte("x.k = Blue")}}}
	if got := Faults(alone, words.Languages()); !slices.Contains(got, "x/texts/pt.txt is missing: every language has a file in every folder texts") {
		t.Errorf("faults %q, want that Portuguese is missing", got)
	}
}

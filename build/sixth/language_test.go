package sixth

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A third language only needs a file in every folder of texts: all sentences in brackets are found, compared with the English ones and shown.
func TestThirdLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program with another language")
	}
	m := newModule(t)
	folders := 0
	err := filepath.WalkDir(m.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() != "en.txt" || filepath.Base(filepath.Dir(path)) != "texts" || strings.Contains(path, "testdata") {
			return err
		}
		folders++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(filepath.Dir(path), "eo.txt"), []byte(bracketed(string(text))), 0o644)
	})
	if err != nil || folders < 5 {
		t.Fatalf("%d folders of texts, %v", folders, err)
	}
	if created, changed := m.against(t); len(created) != folders || changed != 0 {
		t.Errorf("the language has the files %v and %d changed lines, want %d files", created, changed, folders)
	}
	m.copy(t, "testdata/speak_test.go", "scenes/app/speak_test.go")
	if out, ok := m.run("go", "test", "-vet=off", "-short", "-run", "Made|Language|Say|Read|Lessons|Texts|Key|Game/(spec|lessons)",
		"./games/words/...", "./games/lesson", "./games/null", "./games/catalog", "./scenes", "./scenes/ui"); !ok {
		t.Errorf("with another language:\n%s", out)
	}
	if out, ok := m.run("go", "test", "-vet=off", "-run", "MadeUp", "./scenes/app"); !ok {
		t.Errorf("spoken:\n%s", out)
	}
}

// bracketed returns the text of another language: every English sentence in brackets.
func bracketed(text string) string {
	var b strings.Builder
	lessons, said := false, false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		name, rest, _ := strings.Cut(line, " ")
		key, sentence, plain := strings.Cut(line, " = ")
		form, variant, _ := strings.Cut(line, ": ")
		switch {
		case line == "lessons":
			lessons = true
			b.WriteString("lessons\n")
		case line == "" || line[0] == '#':
		case key == "language.tag":
			b.WriteString("language.tag = eo\n")
		case !lessons && strings.HasPrefix(line, " "):
			b.WriteString(form + ": ‹" + variant + "›\n")
		case !lessons && plain:
			b.WriteString(key + " = ‹" + sentence + "›\n")
		case !lessons:
			b.WriteString(line + "\n")
		case strings.HasPrefix(line, " ") && said:
			b.WriteString(line + "\n")
		default:
			said = slices.Contains([]string{"title", "text", "here", "finger", "more", "learnt", "do", "hint", "why", "miss", "name", "setup"}, name)
			if said {
				item, of := strings.CutPrefix(rest, "- ")
				if rest = "‹" + item; of {
					rest = "- " + rest
				}
			}
			if said || slices.Contains([]string{"page", "section", "task", "term", "where"}, name) {
				b.WriteString(name + " " + rest + "\n")
			}
		}
	}
	return b.String()
}

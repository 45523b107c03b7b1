package mutants

import (
	"go/format"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"quintet/build/must"
)

// source is a package with one place of each kind in each function.
const source = `package p

type T struct{}

func (t *T) Both(a, b int) bool {
	if a > b {
		println("larger")
	}
	return a+b == 7
}

func free() {
	for n := 0; n < 3; n++ {
	}
}
`

// Each mutant changes what its name says and nothing else in the file.
func TestMutants(t *testing.T) {
	t.Chdir(t.TempDir())
	must.Succeed(t, os.MkdirAll("p", 0o755))
	must.Succeed(t, os.WriteFile(filepath.Join("p", "p.go"), []byte(source), 0o666))
	want := map[string][2]string{
		"p T.Both not 1":      {"if a > b {", "if !(a > b) {"},
		"p T.Both operator 1": {"if a > b {", "if a >= b {"},
		"p T.Both call 1":     {`println("larger")`, ""},
		"p T.Both operator 2": {"a+b == 7", "a+b != 7"},
		"p T.Both operator 3": {"a+b == 7", "a-b == 7"},
		"p T.Both number 1":   {"== 7", "== 8"},
		"p free not 1":        {"n < 3", "!(n < 3)"},
		"p free operator 1":   {"n < 3", "n <= 3"},
		"p free number 1":     {"n := 0", "n := 1"},
		"p free number 2":     {"n < 3", "n < 4"},
	}
	all, err := candidates("p")
	must.Succeed(t, err)
	for _, m := range all {
		change, ok := want[m.String()]
		if !ok {
			t.Errorf("there is a mutant %v", m)
			continue
		}
		delete(want, m.String())
		_, text, err := m.apply()
		must.Succeed(t, err)
		if string(text) != strings.Replace(source, change[0], change[1], 1) {
			t.Errorf("%v: the file is\n%s", m, text)
		}
		if _, err := format.Source(text); err != nil {
			t.Errorf("%v: %v", m, err)
		}
	}
	for name := range want {
		t.Errorf("there is no mutant %s", name)
	}
	if _, _, err := (mutant{pkg: "p", function: "gone", kind: not, n: 1}).apply(); err == nil || !strings.Contains(err.Error(), "p gone not 1") {
		t.Errorf("a mutant of a function that is gone: %v", err)
	}
}

// A list survives writing and reading, and names existing functions.
func TestList(t *testing.T) {
	ms := []mutant{{"games/play/match", "Match.Undo", not, 1, killed}, {"scenes/ui", "UI.Act", call, 2, survived}}
	file := filepath.Join(t.TempDir(), "list.txt")
	must.Succeed(t, write(file, ms))
	got, err := read(file)
	must.Succeed(t, err)
	if !reflect.DeepEqual(got, ms) {
		t.Errorf("read %v, want %v", got, ms)
	}
	if _, err := parse("games/play/match Match.Undo"); err == nil {
		t.Error("a line without a kind is read")
	}
	t.Chdir(filepath.Join("..", ".."))
	ms, err = read(list)
	must.Succeed(t, err)
	for _, m := range ms {
		if _, _, err := m.apply(); err != nil {
			t.Error(err)
		}
	}
}

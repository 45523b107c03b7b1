package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"quintet/build/must"
)

// A rule says what the packages of a folder may import from the module and from others. The first rule that matches a package applies.
type rule struct {
	folder string   // with a slash at the end, everything below it
	may    []string // folders of the module; "scenes/" with a slash means everything below it
	extern []string // modules
	why    string   // why there are no others
}

// A layer is a top-level folder. It imports only itself and layers below it.
type layer struct {
	folder string
	why    string // why nothing below it may know it
}

// layers lists the layers from the lowest to the highest.
var layers = []layer{
	{"fonts", "typefaces are the lowest of all"},
	{"sprites", "a typeface is needed wherever text is drawn"},
	{"games", "shapes are drawn without a game"},
	{"render", "rules are played without a picture"},
	{"scenes", "a window, a canvas and a loudspeaker serve any scene"},
	{"", "scenes run in any window: tests and pictures have one in memory"},
	{"build", "the program is built without its tools"},
}

func TestImportsFollowTheArchitecture(t *testing.T) {
	ps := packages(t)
	for _, e := range slices.Concat(forbidden(ps), upward(ps), unused(ps)) {
		t.Error(e)
	}
}

// forbidden returns a sentence for each import that no rule allows.
func forbidden(ps []aPackage) (errs []string) {
	for _, p := range ps {
		r, ok := ruleOf(p.ImportPath)
		if !ok {
			errs = append(errs, fmt.Sprintf("%s has no rule that says what it may import", p.ImportPath))
			continue
		}
		for _, i := range p.Imports {
			own, ours := strings.CutPrefix(i, "quintet/")
			foreign := !ours && strings.Contains(strings.Split(i, "/")[0], ".")
			if ours && !allowed(own, r.may) || foreign && !slices.ContainsFunc(r.extern, func(m string) bool { return strings.HasPrefix(i, m) }) {
				errs = append(errs, fmt.Sprintf("%s must not import %s: %s", p.ImportPath, own, r.why))
			}
		}
	}
	return errs
}

// upward returns a sentence for each import of a layer from below.
func upward(ps []aPackage) (errs []string) {
	for _, p := range ps {
		from := layerOf(p.ImportPath)
		if from < 0 {
			errs = append(errs, fmt.Sprintf("%s lies in no layer", p.ImportPath))
			continue
		}
		for _, i := range p.Imports {
			if own, ours := strings.CutPrefix(i, "quintet/"); ours && layerOf(own) > from {
				errs = append(errs, fmt.Sprintf("%s imports %s upwards: %s", p.ImportPath, own, layers[layerOf(own)].why))
			}
		}
	}
	return errs
}

// unused returns a sentence for each permission that no package needs.
func unused(ps []aPackage) (errs []string) {
	imported := map[string][]string{} // by the folder of the rule
	for _, p := range ps {
		r, _ := ruleOf(p.ImportPath)
		imported[r.folder] = append(imported[r.folder], p.Imports...)
	}
	for _, r := range rules {
		for _, may := range slices.Concat(r.may, r.extern) {
			if !slices.ContainsFunc(imported[r.folder], func(i string) bool { return uses(i, may) }) {
				errs = append(errs, fmt.Sprintf("nothing in %q imports %s: it need not be allowed to", r.folder, may))
			}
		}
	}
	return errs
}

// layerOf returns the index in layers of the package at path, -1 if it has none.
func layerOf(path string) int {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, "quintet"), "/")
	return slices.IndexFunc(layers, func(l layer) bool { return l.folder == top })
}

// uses reports whether may allows an import of path: a folder of the module, everything below it, or another module.
func uses(path, may string) bool {
	own := strings.TrimPrefix(path, "quintet/")
	return allowed(own, []string{may}) || own == path && strings.HasPrefix(path, may)
}

// ruleOf returns the first rule that matches the package at path.
func ruleOf(path string) (rule, bool) {
	if path == "quintet" {
		path = ""
	}
	i := slices.IndexFunc(rules, func(r rule) bool {
		if strings.HasSuffix(r.folder, "/") {
			return strings.HasPrefix(path, r.folder)
		}
		return path == r.folder || r.folder == "build" && strings.HasPrefix(path, "build/")
	})
	if i < 0 {
		return rule{}, false
	}
	return rules[i], true
}

// allowed reports whether path is one of folders or below one that ends with a slash.
func allowed(path string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool {
		return path == f || strings.HasSuffix(f, "/") && strings.HasPrefix(path, f)
	})
}

// The check names what breaks a rule, and gives the reason for the rule.
func TestBrokenImportRuleSaysWhy(t *testing.T) {
	for _, c := range []struct {
		check    func([]aPackage) []string
		from, to string
		want     []string
	}{
		{forbidden, "games/board", "quintet/render", []string{"games/board must not import render: a vocabulary that games and pictures share knows neither"}},
		{forbidden, "games/squex", "quintet/games/taiji", []string{"games/squex must not import games/taiji: rules know no picture, no search and no other game"}},
		{forbidden, "render", "github.com/hajimehoshi/ebiten/v2", []string{"render must not import github.com/hajimehoshi/ebiten/v2: a picture of a board knows no game and no scene; x/image reads and rasterises the typefaces; uniseg and bidi are the rules of Unicode for letters, lines and directions"}},
		{forbidden, "books", "fmt", []string{"books has no rule that says what it may import"}},
		{forbidden, "scenes/title", "quintet/games/catalog", nil},
		{forbidden, "scenes/title", "strings", nil},
		{upward, "render/window", "quintet/scenes/input", []string{"render/window imports scenes/input upwards: a window, a canvas and a loudspeaker serve any scene"}},
		{upward, "scenes", "quintet/build/web", []string{"scenes imports build/web upwards: the program is built without its tools"}},
		{upward, "books", "fmt", []string{"books lies in no layer"}},
		{upward, "quintet", "quintet/scenes/app", nil},
		{upward, "games/squex", "quintet/games/taiji", nil},
	} {
		if got := c.check([]aPackage{{c.from, []string{c.to}}}); !slices.Equal(got, c.want) {
			t.Errorf("where %s imports %s: got %q, want %q", c.from, c.to, got, c.want)
		}
	}
	if got, want := unused(nil), `nothing in "games/lesson" imports games/board: it need not be allowed to`; !slices.Contains(got, want) {
		t.Errorf("where nothing is imported there is no %q", want)
	}
}

// Packages that import each other are named.
func TestImportsCycleIsReported(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module quintet\n",
		"a/a.go": "package a\n\nimport _ \"quintet/b\"\n",
		"b/b.go": "package b\n\nimport _ \"quintet/a\"\n",
	} {
		must.Write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
	}
	_, err := packagesOn(dir, "linux")
	if err == nil || !strings.Contains(err.Error(), "quintet/a") || !strings.Contains(err.Error(), "quintet/b") || !strings.Contains(err.Error(), "cycle") {
		t.Errorf("listing two packages that import each other: got %v, want a cycle with both their names", err)
	}
}

// aPackage is a package as printed by go list.
type aPackage struct {
	ImportPath string
	Imports    []string
}

// packages lists the packages of the module, by their path below it, with what they import on any of the systems.
func packages(t *testing.T) []aPackage {
	t.Helper()
	all, err := onEverySystem()
	must.Succeed(t, err)
	return all
}

// onEverySystem lists the packages of the module, each with what it imports on any system. The result is cached.
var onEverySystem = sync.OnceValues(func() (all []aPackage, err error) {
	for _, system := range []string{"linux", "windows", "darwin"} {
		ps, err := packagesOn(root, system)
		if err != nil {
			return nil, err
		}
		for _, p := range ps {
			i := slices.IndexFunc(all, func(other aPackage) bool { return other.ImportPath == p.ImportPath })
			if i < 0 {
				all = append(all, p)
			} else {
				all[i].Imports = slices.Compact(slices.Sorted(slices.Values(append(all[i].Imports, p.Imports...))))
			}
		}
	}
	return all, nil
})

// packagesOn lists the packages of the module in folder as built for a system.
func packagesOn(folder, system string) ([]aPackage, error) {
	c := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	c.Dir = folder
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOARCH=amd64", "GOOS="+system)
	var said bytes.Buffer
	c.Stderr = &said
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w: %s", err, &said)
	}
	var ps []aPackage
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p aPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return ps, nil
		} else if err != nil {
			return nil, err
		}
		p.ImportPath = strings.TrimPrefix(p.ImportPath, "quintet/")
		ps = append(ps, p)
	}
}

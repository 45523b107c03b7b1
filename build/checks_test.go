package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// root is the folder of the module.
const root = ".."

// aPackage is a package as go list prints it.
type aPackage struct {
	ImportPath string
	Imports    []string
}

// packages lists the packages of the module, by their path below it, with what they import on any of the systems.
func packages(t *testing.T) []aPackage {
	t.Helper()
	var all []aPackage
	for _, system := range []string{"linux", "windows", "darwin"} {
		for _, p := range packagesOn(t, system) {
			i := slices.IndexFunc(all, func(other aPackage) bool { return other.ImportPath == p.ImportPath })
			if i < 0 {
				all = append(all, p)
			} else {
				all[i].Imports = slices.Compact(slices.Sorted(slices.Values(append(all[i].Imports, p.Imports...))))
			}
		}
	}
	return all
}

// packagesOn lists the packages of the module as they are built for a system.
func packagesOn(t *testing.T, system string) []aPackage {
	t.Helper()
	c := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	c.Dir = root
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOARCH=amd64", "GOOS="+system)
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	var ps []aPackage
	d := json.NewDecoder(bytes.NewReader(out))
	for {
		var p aPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return ps
		} else if err != nil {
			t.Fatal(err)
		}
		p.ImportPath = strings.TrimPrefix(p.ImportPath, "quintet/")
		ps = append(ps, p)
	}
}

// A rule says what the packages below a folder may import of the module and of others. The first rule that fits a package counts.
type rule struct {
	folder string
	may    []string // folders of the module; "scenes/" with a slash means everything below it
	extern []string // modules
}

// gameFolders are the folders that hold the rules of one game each: those with levels, the template among them.
var gameFolders = func() []string {
	files, err := filepath.Glob(filepath.Join(root, "games", "*", "levels.txt"))
	if err != nil || len(files) == 0 {
		panic("no folder below games has a levels.txt")
	}
	for i, f := range files {
		files[i] = "games/" + filepath.Base(filepath.Dir(f))
	}
	return files
}()

// rules lists the imports that are allowed. The list is exact: an unused permission fails the test. The reasons stand in the packages' own
// comments. The two most important: rules know no picture, and only render/window knows Ebitengine, as only render/speaker the audio device.
var rules = append(gameRules(), []rule{
	{"games/board", nil, nil},
	{"games/words", []string{"games", "games/board"}, []string{"golang.org/x/text"}},
	{"games/words/wordstest", []string{"games/words"}, nil},
	{"games/catalog", append([]string{"games", "games/search"}, without(gameFolders, "games/null")...), nil},
	{"games/gametest", []string{"games", "games/board", "games/lesson", "games/words", "games/words/wordstest"}, nil},
	{"games/lesson", []string{"games", "games/board"}, nil},
	{"games/match", []string{"games"}, nil},
	{"games/clock", []string{"games"}, nil},
	{"games/terms", []string{"games", "games/clock"}, nil},
	{"games/table", []string{"games", "games/board", "games/clock", "games/match", "games/terms"}, nil},
	{"games/journal", []string{"games", "games/board", "games/clock", "games/match", "games/table", "games/terms"}, nil},
	{"games/crash", nil, nil},
	{"games/search", []string{"games", "games/crash"}, nil},
	{"games/fitting", nil, nil},
	{"games/record", []string{"games", "games/match", "games/words"}, nil},
	{"games/gtp", []string{"games", "games/board", "games/catalog", "games/crash", "games/match", "games/record", "games/search", "games/words"}, nil},
	{"games/command", []string{"games", "games/catalog", "games/gtp", "games/record"}, nil},
	{"games", []string{"games/board"}, nil},
	{"fonts", nil, []string{"golang.org/x/image"}},
	{"sprites", nil, []string{"golang.org/x/image"}},
	{"render/input", nil, nil},
	{"render/sound", []string{"games"}, nil},
	{"render/place", nil, nil},
	{"render/window", []string{"games/crash", "render", "render/input", "render/place", "sprites"}, []string{"github.com/hajimehoshi/ebiten/v2"}},
	// purego asks macOS for the languages, x/sys asks Windows.
	{"render/system", nil, []string{"github.com/ebitengine/purego", "golang.org/x/sys"}},
	// purego calls ALSA, which must not write to the terminal.
	{"render/speaker", []string{"games/crash", "render/sound"}, []string{"github.com/ebitengine/oto/v3", "github.com/ebitengine/purego"}},
	{"render/soft", []string{"render", "sprites"}, nil},
	{"render", []string{"games/board", "fonts", "sprites"}, []string{"golang.org/x/image"}},
	{"scenes/keys", []string{"games/board", "render/input"}, nil},
	{"scenes/store", nil, []string{"github.com/gofrs/flock"}},
	{"scenes/store/simdisk", []string{"scenes/store"}, nil},
	{"scenes/worker", []string{"games/crash"}, nil},
	{"scenes/shelf", []string{"games", "games/board", "games/clock", "games/journal", "games/match", "games/record", "games/table", "scenes/store", "scenes/worker"}, nil},
	{"scenes/archive", []string{"scenes/store"}, nil},
	{"scenes/settings", []string{"games", "games/board", "games/catalog", "games/terms", "games/words", "scenes/keys", "scenes/store", "scenes/worker", "render/place"}, nil},
	{"scenes/ui", []string{"games/board", "games/words", "render", "render/input", "scenes/keys", "sprites"}, nil},
	{"scenes/app", []string{"games", "games/board", "games/crash", "games/journal", "games/table", "games/words", "render", "render/input", "render/place", "render/sound", "scenes", "scenes/"}, nil},
	{"scenes/demo", []string{"games", "games/board", "games/clock", "games/match", "games/search", "games/table", "games/terms", "games/words", "render", "render/input", "render/soft", "scenes", "scenes/app", "scenes/board", "scenes/keys", "scenes/ui"}, nil},
	// The board that tables, lessons and settings hold knows the game and what has been played, but no table, clock, computer or menu.
	{"scenes/board", []string{"games", "games/board", "games/match", "render", "render/input", "render/sound", "scenes/keys", "scenes/settings", "scenes/ui", "sprites"}, nil},
	// The rules show boards to be tried.
	{"scenes/rules", []string{"games", "games/board", "games/catalog", "games/lesson", "games/match", "games/table", "games/terms", "render", "render/input", "scenes", "scenes/keys", "scenes/board", "scenes/ui", "sprites"}, nil},
	// The settings show a board on which all of them can be tried at once.
	{"scenes/options", []string{"games", "games/board", "games/match", "render", "render/input", "render/sound", "scenes", "scenes/keys", "scenes/board", "scenes/settings", "scenes/ui", "sprites"}, nil},
	// Who thinks at a table sees nothing of it, and nothing but the table asks it.
	{"scenes/play/mind", []string{"games", "games/catalog", "games/match", "games/search", "scenes"}, nil},
	{"scenes/play", []string{"games", "games/board", "games/clock", "games/match", "games/table", "games/terms", "render", "render/input", "render/sound", "scenes", "scenes/board", "scenes/keys", "scenes/play/mind", "scenes/settings", "scenes/ui", "sprites"}, nil},
	{"scenes/", []string{"games", "games/board", "games/catalog", "games/clock", "games/lesson", "games/match", "games/table", "games/terms", "render", "scenes", "scenes/keys", "scenes/settings", "scenes/shelf", "scenes/ui", "sprites"}, nil},
	{"scenes", []string{"games", "games/board", "games/crash", "games/lesson", "games/search", "games/table", "games/words", "render", "render/sound", "scenes/keys", "scenes/settings", "scenes/shelf", "scenes/ui", "sprites"}, nil},
	// Packages hold the icon and the site for browsers; winres (0BSD, no cgo) gives Windows programs icon, version and manifest.
	{"build/release", []string{"build/web", "sprites"}, []string{"github.com/tc-hib/winres"}},
	{"build/arena", []string{"games", "games/catalog", "games/search"}, nil},
	// The tests drive Chromium over its own protocol.
	{"build/browser", []string{"render/input"}, []string{"github.com/chromedp/"}},
	// Servers send brotli to browsers: the program is a third smaller than as gzip.
	{"build/web", []string{"sprites"}, []string{"github.com/andybalholm/brotli"}},
	{"build", []string{"build/arena", "build/attacks", "build/browser", "build/display", "build/film", "build/idle", "build/start", "build/release", "build/web", "games", "games/", "render", "render/", "scenes/"}, nil},
	{"", []string{"games/", "render/speaker", "render/system", "render/window", "scenes", "scenes/", "sprites", "render/place"}, nil},
}...)

func gameRules() []rule {
	var rs []rule
	for _, g := range gameFolders {
		rs = append(rs, rule{g, []string{"games", "games/board"}, nil})
	}
	return rs
}

// without returns folders but one.
func without(folders []string, one string) []string {
	return slices.DeleteFunc(slices.Clone(folders), func(f string) bool { return f == one })
}

func TestImportsFollowTheArchitecture(t *testing.T) {
	imported := map[string][]string{} // by the folder of the rule
	for _, p := range packages(t) {
		r := ruleOf(p.ImportPath)
		imported[r.folder] = append(imported[r.folder], p.Imports...)
		for _, i := range p.Imports {
			if own, ok := strings.CutPrefix(i, "quintet/"); ok {
				if !allowed(own, r.may) {
					t.Errorf("%s must not import %s", p.ImportPath, own)
				}
				continue
			}
			if strings.Contains(strings.Split(i, "/")[0], ".") && !slices.ContainsFunc(r.extern, func(m string) bool { return strings.HasPrefix(i, m) }) {
				t.Errorf("%s must not import %s", p.ImportPath, i)
			}
		}
	}
	for _, r := range rules {
		for _, may := range slices.Concat(r.may, r.extern) {
			if !slices.ContainsFunc(imported[r.folder], func(i string) bool { return uses(i, may) }) {
				t.Errorf("nothing in %q imports %s: it need not be allowed to", r.folder, may)
			}
		}
	}
}

// layers lists the top folders from the lowest to the highest, with the reason why what lies below must not know it.
var layers = []struct{ folder, why string }{
	{"fonts", ""},
	{"sprites", "a typeface is needed wherever text is drawn"},
	{"games", "shapes are drawn without a game"},
	{"render", "rules are played without a picture"},
	{"scenes", "a window, a canvas and a loudspeaker serve any scene"},
	{"", "scenes run in any window: tests and pictures have one in memory"},
	{"build", "the program is built without its tools"},
}

// layerOf returns the place of the package at path in layers.
func layerOf(path string) int {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, "quintet"), "/")
	return slices.IndexFunc(layers, func(l struct{ folder, why string }) bool { return l.folder == top })
}

func TestImportsRunDownwards(t *testing.T) {
	for _, p := range packages(t) {
		from := layerOf(p.ImportPath)
		if from < 0 {
			t.Errorf("%s lies in no layer", p.ImportPath)
		}
		for _, i := range p.Imports {
			if own, ok := strings.CutPrefix(i, "quintet/"); ok && layerOf(own) > from {
				t.Errorf("%s imports %s upwards: %s", p.ImportPath, own, layers[layerOf(own)].why)
			}
		}
	}
}

// uses reports whether an import of path is one that is allowed by may: a folder of the module, all below it, or another module.
func uses(path, may string) bool {
	own := strings.TrimPrefix(path, "quintet/")
	return allowed(own, []string{may}) || own == path && strings.HasPrefix(path, may)
}

// ruleOf returns the first rule that fits the package at path.
func ruleOf(path string) rule {
	if path == "quintet" {
		path = ""
	}
	i := slices.IndexFunc(rules, func(r rule) bool {
		if strings.HasSuffix(r.folder, "/") {
			return strings.HasPrefix(path, r.folder)
		}
		return path == r.folder || r.folder == "build" && strings.HasPrefix(path, "build/")
	})
	return rules[i]
}

// allowed reports whether path is one of folders or below one that ends with a slash.
func allowed(path string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool {
		return path == f || strings.HasSuffix(f, "/") && strings.HasPrefix(path, f)
	})
}

// Packages of the standard library that few may use: the disk, the command line, the clock.
func TestDiskClockAndCommandLineStayOutside(t *testing.T) {
	may := map[string][]string{
		"os":   {"", "build", "build/arena", "build/attacks", "build/display", "build/idle", "build/start", "build/release", "render/system", "build/web", "scenes/store", "games/command", "games/gametest"},
		"flag": {"", "build", "build/arena", "build/attacks", "build/idle", "build/start", "build/release", "build/web", "games/command", "games/gametest"},
		"log":  {},
	}
	for _, p := range packages(t) {
		path := strings.TrimSuffix(p.ImportPath, "quintet")
		for _, i := range p.Imports {
			if who, few := may[i]; few && !slices.Contains(who, path) {
				t.Errorf("%s must not import %s", p.ImportPath, i)
			}
		}
	}
	now := regexp.MustCompile(`\btime\.Now\(`)
	// The second takes the place of what a thread has used, where the system does not tell that. The third bounds how long a frame keeps the
	// thread of a page.
	clocks := []string{filepath.Join("games", "search", "timectrl.go"), filepath.Join("games", "search", "cputime_other.go"), filepath.Join("render", "window", "screen_js.go")}
	eachSource(t, func(path string, text []byte) {
		may := filepath.Dir(path) == "." || strings.HasPrefix(path, "build") || slices.Contains(clocks, path)
		if !may && !strings.HasSuffix(path, "_test.go") && now.Match(text) {
			t.Errorf("%s reads the clock", path)
		}
	})
}

// The page of a browser is reached by few packages, each for its reason, and by files that are built for browsers alone.
func TestThePageIsReachedByFew(t *testing.T) {
	may := map[string]string{
		"games/search":  "gives the only thread back to the page while it thinks",
		"render/system": "asks for the language and the keyboard",
		"render/window": "asks how large the screen is, says when it has drawn, and lets a phone show its keyboard, and readers of the screen what is said",
		"scenes/store":  "keeps settings and games in the storage of the browser",
	}
	imported := regexp.MustCompile(`(?m)^(\t|import )"syscall/js"$`)
	used := map[string]bool{}
	eachSource(t, func(path string, text []byte) {
		if !imported.Match(text) {
			return
		}
		folder := filepath.ToSlash(filepath.Dir(path))
		if used[folder] = true; may[folder] == "" {
			t.Errorf("%s must not reach the page", path)
		}
		if !strings.HasSuffix(path, "_js.go") && !strings.HasSuffix(path, "_js_test.go") {
			t.Errorf("%s reaches the page, and its name does not end with _js", path)
		}
	})
	for folder := range may {
		if !used[folder] {
			t.Errorf("%s does not reach the page: it need not be allowed to", folder)
		}
	}
}

func TestSourcesAreKept(t *testing.T) {
	initial := regexp.MustCompile(`(?m)^func init\(`)
	marks := regexp.MustCompile(strings.Join([]string{"TO" + "DO", "FIX" + "ME"}, "|"))
	eachSource(t, func(path string, text []byte) {
		if n := bytes.Count(text, []byte("\n")); n > 500 {
			t.Errorf("%s has %d lines, more than 500", path, n)
		}
		if initial.Match(text) {
			t.Errorf("%s has an init function", path)
		}
		if m := marks.Find(text); m != nil {
			t.Errorf("%s holds the mark %s", path, m)
		}
	})
}

// Where a package lists its files, the list names all of them and no other.
func TestListsOfFilesAreWhole(t *testing.T) {
	name := regexp.MustCompile(`\b[a-z0-9_]+\.go\b`)
	eachSource(t, func(path string, text []byte) {
		_, list, ok := strings.Cut(string(text), "\n// # Files\n")
		if !ok {
			return
		}
		list, _, _ = strings.Cut(list, "\n// # ")
		list, _, _ = strings.Cut(list, "\npackage ")
		files, err := filepath.Glob(filepath.Join(root, filepath.Dir(path), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, f := range files {
			if f = filepath.Base(f); f != filepath.Base(path) && !strings.HasSuffix(f, "_test.go") {
				want = append(want, f)
			}
		}
		named := name.FindAllString(list, -1)
		slices.Sort(named)
		if !slices.Equal(named, want) {
			t.Errorf("%s lists the files %v, there are %v", path, named, want)
		}
	})
}

// eachSource calls f with every Go file of the module, by its path below the root.
func eachSource(t *testing.T, f func(path string, text []byte)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		f(rel, text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The top level is agreed: nothing else may lie there, but for files that begin with a dot.
func TestTopLevel(t *testing.T) {
	agreed := []string{"CHANGELOG.md", "LICENSE", "README.md", "build", "fonts", "games", "go.mod", "go.sum", "main.go", "render", "scenes", "sprites", "out"}
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !slices.Contains(agreed, e.Name()) {
			t.Errorf("%s must not lie at the top level", e.Name())
		}
	}
}

func TestLicencesOfWhatIsLinkedAreNamed(t *testing.T) {
	c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".")
	c.Dir = root
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	notice, err := os.ReadFile(filepath.Join(root, "build", "NOTICES.md"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{"quintet": true}
	for _, m := range strings.Fields(string(out)) {
		if !seen[m] && !bytes.Contains(notice, []byte(m)) {
			t.Errorf("build/NOTICES.md does not name %s", m)
		}
		seen[m] = true
	}
}

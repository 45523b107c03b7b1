package main

import (
	"bytes"
	"go/ast"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// root is the folder of the module.
const root = ".."

// gameFolders are the folders with the rules of one game each: those with levels, the template among them.
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

// rules lists the allowed imports, with the reason why there are no others. The list is exact: an unused permission fails the test.
var rules = append(gameRules(), []rule{
	{"games/board", nil, nil, "a vocabulary that games and pictures share knows neither"},
	{"games/words", []string{"games", "games/board"}, []string{"golang.org/x/text"}, "messages of any folder become sentences; x/text knows the plural forms"},
	{"games/words/wordstest", []string{"games/words"}, nil, "the texts of any folder are tested"},
	{"games/catalog", append([]string{"games", "games/search"}, without(gameFolders, "games/null")...), nil, "only the catalogue knows all games and which search plays them"},
	{"games/catalog/catalogtest", []string{"games", "games/board", "games/catalog", "games/play/match", "games/null"}, nil, "a test that opens any game needs no table"},
	{"games/gametest", []string{"games", "games/board", "games/lesson", "games/words", "games/words/wordstest"}, nil, "a test that every game must pass knows none"},
	{"games/study/chance", []string{"games"}, nil, "a table of chances is made elsewhere and read without a search"},
	{"games/study/judge", []string{"games", "games/board", "games/catalog", "games/study/chance", "games/crash", "games/play/match", "games/search"}, nil, "a judge knows plies, searches and the cells that reasons speak of, but no table, no screen and no disk"},
	{"games/study/exercise", []string{"games", "games/board", "games/catalog", "games/study/judge", "games/limits", "games/play/match", "games/search"}, nil, "exercises are made of what a judge says, and known wherever they are shown"},
	{"games/lesson", []string{"games", "games/board"}, nil, "lessons are data, judged by the rules of their game"},
	{"games/limits", nil, nil, "a rule for texts and sizes serves every package"},
	{"games/play/match", []string{"games", "games/board", "games/limits"}, nil, "a match holds positions and moves and words its result, but it has no clock and no table"},
	{"games/play/clock", []string{"games"}, nil, "a clock measures any table"},
	{"games/play/terms", []string{"games", "games/play/clock"}, nil, "terms are agreed upon before there is a table"},
	{"games/play/table", []string{"games", "games/board", "games/play/clock", "games/play/match", "games/play/terms"}, nil, "a table needs no screen, no disk, no search and no clock of the system"},
	{"games/files/journal", []string{"games", "games/board", "games/play/clock", "games/play/match", "games/play/table", "games/play/terms"}, nil, "the journals of old versions are read without a disk"},
	{"games/files/tablefile", []string{"games", "games/board", "games/files/record", "games/play/clock", "games/play/match", "games/play/table", "games/play/terms"}, nil, "a table is text without a disk"},
	{"games/files/tabletest", []string{"games", "games/catalog/catalogtest", "games/files/record", "games/null", "games/play/clock", "games/play/match", "games/play/table", "games/play/terms"}, nil, "a table for tests is any table of the catalogue"},
	{"games/crash", nil, nil, "every package that starts a goroutine imports it"},
	{"games/net", nil, nil, "a net knows numbers, not a game"},
	{"games/search", []string{"games", "games/crash"}, nil, "a search knows no game"},
	{"games/search/fitting", nil, nil, "weights are fitted to numbers, not to a game"},
	{"games/study/elo", nil, nil, "results are counted, whatever was played"},
	{"games/study/contest", []string{"games", "games/search", "games/study/elo"}, nil, "engines and programs play each other without a table and without a screen"},
	{"games/study/rating", []string{"games/study/elo"}, nil, "results are rated, whatever was played"},
	{"games/study/practice", nil, []string{"github.com/open-spaced-repetition/"}, "days are counted, whatever is practised; go-fsrs knows how people forget (MIT, no cgo)"},
	{"games/files/record", []string{"games", "games/board", "games/limits", "games/play/match", "games/words"}, nil, "a record is read without a table and without a disk"},
	{"games/files/abstractplay", []string{"games", "games/limits", "games/play/match", "games/files/record", "games/words"}, nil, "a record of a site is a record in another form"},
	{"games/files/anyformat", []string{"games", "games/files/abstractplay", "games/board", "games/files/record", "games/files/share", "games/words"}, []string{"golang.org/x/text"}, "a file with games is read without a disk; x/text knows other encodings"},
	{"games/files/share", []string{"games", "games/play/match", "games/files/record"}, nil, "a code is a record in another form"},
	{"games/files/diagram", []string{"games", "games/board", "games/play/match", "games/words"}, nil, "a table in text is a table seen, without a screen"},
	{"games/cli/gtp", []string{"games", "games/catalog", "games/crash", "games/files/diagram", "games/study/judge", "games/play/match", "games/files/record", "games/search", "games/words"}, nil, "the protocol plays without a table and without a screen"},
	{"games/cli/command", []string{"games/files/record"}, nil, "what commands share needs no display"},
	{"games/cli/terminal", []string{"games", "games/files/abstractplay", "games/board", "games/catalog", "games/cli/command", "games/files/diagram", "games/files/anyformat", "games/cli/gtp", "games/study/judge", "games/lesson", "games/limits", "games/play/match", "games/files/record", "games/study/contest", "games/study/elo", "games/search", "games/files/share", "games/words"}, []string{"github.com/spf13/"}, "a table in a terminal needs no display; cobra reads command lines and completes them in four shells"},
	{"games", []string{"games/board"}, nil, "what every game promises stands below all games"},
	{"fonts", nil, []string{"golang.org/x/image", "eliasnaur.com/font"}, "a typeface is data; x/image reads it"},
	{"sprites", nil, []string{"golang.org/x/image"}, "shapes are drawn without a game; x/image rasterises them"},
	{"render/fallback", []string{"games/crash", "sprites"}, []string{"github.com/go-text/typesetting", "golang.org/x/image"}, "fonts of the system are read without a picture of a page; typesetting finds and shapes them (Unlicense or BSD-3-Clause, no cgo)"},
	{"render/input", nil, nil, "input is a value that a window and a script both make"},
	{"render/sound", []string{"games"}, nil, "sounds are computed here and played elsewhere"},
	{"render/due", nil, nil, "any part may say when it is due"},
	{"render/place", nil, nil, "settings keep it, and they know no window"},
	{"render/window", []string{"games/crash", "render", "render/input", "render/place", "sprites"}, []string{"github.com/hajimehoshi/ebiten/v2"}, "only the window knows Ebitengine, and it shows any scene"},
	{"render/window/empty", nil, []string{"github.com/hajimehoshi/ebiten/v2"}, "it measures what Ebitengine costs by itself"},
	{"render/system", nil, []string{"github.com/atotto/clipboard", "github.com/ebitengine/purego", "github.com/pkg/browser", "golang.org/x/sys"}, "it asks the operating system and knows nothing of the program; clipboard copies and pastes (BSD-3-Clause, no cgo), browser shows folders (BSD-2-Clause, no cgo), purego asks macOS for the languages and tells the C library of Linux what to do with freed memory, x/sys asks Windows"},
	{"render/speaker", []string{"games/crash", "render/sound"}, []string{"github.com/ebitengine/oto/v3", "github.com/ebitengine/purego"}, "only the speaker knows the audio device, and it plays any sound; purego calls ALSA, which must not write to the terminal"},
	{"render/dialog", []string{"games/crash"}, []string{"github.com/godbus/dbus/v5", "golang.org/x/sys"}, "it asks the operating system and knows nothing of the program; dbus (BSD-2-Clause, no cgo) speaks to desktops of Linux, x/sys to Windows"},
	{"render/soft", []string{"render", "sprites"}, nil, "a canvas knows pictures alone"},
	{"render/svg", []string{"render", "sprites"}, nil, "a canvas knows drawings alone"},
	{"render/film", nil, nil, "a film knows pixels alone"},
	{"render/picture", []string{"games/board", "render", "render/film", "render/soft", "render/svg"}, nil, "a picture of a board is drawn on any canvas, in the words of every game"},
	{"render", []string{"games/board", "fonts", "render/fallback", "sprites"}, []string{"github.com/rivo/uniseg", "golang.org/x/image", "golang.org/x/text/unicode/bidi"}, "a picture of a board knows no game and no scene; x/image reads and rasterises the typefaces; uniseg and bidi are the rules of Unicode for letters, lines and directions"},
	{"scenes/data/keys", []string{"games/board", "render/input"}, nil, "which key does what is known without a scene"},
	{"scenes/data/notice", []string{"games/board"}, nil, "a notice is a message and its kind, and knows nothing of the packages that report it"},
	{"scenes/data/store", nil, []string{"github.com/gofrs/flock"}, "a store keeps bytes, whatever they mean; flock keeps a second program out of the folder"},
	{"scenes/data/instance", []string{"scenes/data/store"}, []string{"golang.org/x/sys"}, "it knows which process has the data, and nothing of what they mean; x/sys asks Windows"},
	{"scenes/data/store/simdisk", []string{"scenes/data/store"}, nil, "a disk for tests knows only what a store asks of it"},
	{"scenes/data/store/queue", []string{"games/crash", "render/due"}, nil, "it writes whatever waits for a disk"},
	{"scenes/data/deck", []string{"games", "games/study/exercise", "games/limits", "games/study/practice", "scenes/data/notice", "scenes/data/store", "scenes/data/store/queue", "render/due"}, nil, "exercises are kept without a scene and without a picture"},
	{"scenes/data/library/index", []string{"games", "games/play/match", "games/files/record", "scenes/data/store", "scenes/data/store/queue"}, nil, "an index knows files with records, and nothing of tables"},
	{"scenes/data/library/librarytest", []string{"games", "games/catalog", "games/catalog/catalogtest", "games/files/record", "games/play/match", "scenes/data/library", "scenes/data/store"}, nil, "what a store holds is seen without a scene"},
	{"scenes/data/library", []string{"games", "games/files/abstractplay", "games/board", "games/play/clock", "games/files/anyformat", "games/files/journal", "games/play/match", "games/files/record", "games/files/share", "games/files/tablefile", "games/play/table", "games/play/terms", "scenes/data/library/index", "scenes/data/notice", "scenes/data/store", "scenes/data/store/queue", "render/due"}, nil, "tables are kept without a scene and without a picture"},
	{"scenes/data/backup", []string{"games/files/tablefile", "scenes/data/store"}, nil, "a backup holds names and bytes, and of a table it knows only the names of its files"},
	{"scenes/data/settings", []string{"games", "games/catalog", "games/limits", "games/play/terms", "games/words", "scenes/data/keys", "scenes/data/notice", "scenes/data/store", "scenes/data/store/queue", "render/place", "render/due"}, nil, "settings are read before there is a scene"},
	{"scenes/ui", []string{"games/board", "games/limits", "games/words", "render", "render/input", "scenes/data/keys", "sprites", "render/due"}, []string{"github.com/rivo/uniseg"}, "the kit serves any scene, so it knows no scene, no table and no disk; uniseg finds the characters of a text"},
	{"scenes/data/export", []string{"games", "games/files/abstractplay", "games/board", "games/files/diagram", "games/files/anyformat", "games/play/match", "games/files/record", "games/words", "render", "render/picture", "scenes/data/notice", "scenes/data/store", "scenes/data/store/queue", "render/due"}, nil, "files are made of a match, without a table and without a screen"},
	{"scenes/app", []string{"games", "games/board", "games/crash", "games/lesson", "games/play/table", "games/words", "render", "render/fallback", "render/input", "render/place", "render/sound", "scenes", "scenes/", "render/due"}, nil, "app hands input to scenes and shows them: shapes, searches and clocks are their own affair"},
	{"scenes/demo/demotest", []string{"games/catalog", "scenes", "scenes/app", "scenes/demo", "scenes/data/store"}, nil, "it starts the program for tests of scenes, which drive it by scripts"},
	{"scenes/demo", []string{"games", "games/board", "games/play/clock", "games/play/match", "games/search", "games/play/table", "games/play/terms", "games/words", "render", "render/input", "render/soft", "scenes", "scenes/app", "scenes/boardui", "scenes/data/keys", "scenes/ui"}, nil, "a demo drives the whole program as a player does, by input and canvas"},
	{"scenes/boardui", []string{"games", "games/board", "games/play/match", "render", "render/input", "render/sound", "scenes/data/keys", "scenes/data/settings", "scenes/ui", "sprites", "render/due"}, nil, "a board is held by tables, lessons and settings: it knows the game and what has been played, but no table, clock, computer or menu"},
	{"scenes/boardpage", []string{"games/play/match", "render", "scenes/data/keys", "scenes/ui", "sprites"}, nil, "what pages with a board share knows none of them"},
	{"scenes/editor", []string{"games", "games/board", "games/play/match", "games/files/share", "games/play/table", "games/play/terms", "render", "render/input", "scenes", "scenes/boardpage", "scenes/boardui", "scenes/data/keys", "scenes/ui", "sprites", "render/due"}, nil, "a position is set up without another scene; a review takes it as a table"},
	{"scenes/rules", []string{"games", "games/board", "games/catalog", "games/lesson", "games/play/match", "render", "render/input", "scenes", "scenes/data/keys", "scenes/boardpage", "scenes/boardui", "scenes/ui", "sprites", "render/due"}, nil, "lessons hold a board to try things on, and no other scene"},
	{"scenes/options", []string{"games", "games/play/match", "render", "render/input", "render/sound", "scenes", "scenes/data/keys", "scenes/boardui", "scenes/data/settings", "scenes/ui", "sprites", "render/due"}, nil, "settings hold a board to try them on, and no other scene"},
	{"scenes/collection", []string{"games", "render", "render/input", "scenes", "scenes/boardui", "scenes/data/keys", "scenes/data/library", "scenes/data/library/index", "scenes/data/notice", "scenes/ui", "sprites", "render/due"}, nil, "the list of finished games knows no table and no other scene"},
	{"scenes/training", []string{"games", "games/board", "games/catalog", "games/study/exercise", "games/play/match", "games/study/practice", "games/study/rating", "games/search", "render", "render/input", "scenes", "scenes/boardpage", "scenes/boardui", "scenes/data/deck", "scenes/data/keys", "scenes/data/library/index", "scenes/ui", "sprites", "render/due"}, nil, "exercises hold a board to try things on, and no other scene"},
	{"scenes/play/thinking", []string{"games", "games/catalog", "games/study/chance", "games/study/judge", "games/play/match", "games/search", "scenes"}, nil, "who thinks at a table sees positions and nothing of the table"},
	{"scenes/play", []string{"games", "games/board", "games/play/clock", "games/study/judge", "games/play/match", "games/play/table", "games/play/terms", "render", "render/input", "render/sound", "scenes", "scenes/boardpage", "scenes/boardui", "scenes/data/export", "scenes/data/keys", "scenes/data/notice", "scenes/play/thinking", "scenes/data/settings", "scenes/ui", "sprites", "render/due"}, nil, "a table knows no other scene, and no disk"},
	{"scenes/review", []string{"games", "games/board", "games/catalog", "games/study/chance", "games/crash", "games/study/exercise", "games/study/judge", "games/play/match", "games/play/table", "render", "scenes", "scenes/boardpage", "scenes/boardui", "scenes/data/keys", "scenes/play/thinking", "scenes/ui", "sprites", "render/due"}, nil, "a review shows a game and what the judge says of it, with the mind of a table to ask him and to try plies out; it knows no disk, no clock and no other scene"},
	{"scenes/", []string{"games", "games/catalog", "games/play/clock", "games/lesson", "games/play/match", "games/play/table", "games/play/terms", "render", "scenes", "scenes/boardui", "scenes/data/keys", "scenes/data/library", "scenes/data/notice", "scenes/data/settings", "scenes/ui", "sprites", "render/due"}, nil, "a scene knows no other scene: app wires them; pictures of boards are those of the board that any scene can hold"},
	{"scenes", []string{"games", "games/board", "games/catalog", "games/play/clock", "games/crash", "games/files/diagram", "games/study/judge", "games/lesson", "games/limits", "games/play/match", "games/search", "games/play/table", "games/play/terms", "games/study/rating", "games/words", "render", "render/sound", "scenes/data/deck", "scenes/data/export", "scenes/data/keys", "scenes/data/library", "scenes/data/library/index", "scenes/data/notice", "scenes/data/settings", "scenes/ui", "sprites", "render/due"}, nil, "what several scenes share knows none of them"},
	{"build/release", []string{"build/web", "sprites"}, []string{"github.com/tc-hib/winres"}, "packages hold the icon and the site for browsers; winres (0BSD, no cgo) gives Windows programs icon, version and manifest"},
	{"build/arena/cputime", nil, []string{"golang.org/x/sys"}, "it is compiled into an earlier version, too; x/sys reads the clock"},
	{"build/commandline", nil, nil, "flags are read for any command"},
	{"build/arena", []string{"build/commandline", "build/arena/cputime", "games", "games/catalog", "games/study/chance", "games/search/fitting", "games/study/contest", "games/study/judge", "games/study/elo", "games/study/rating", "games/search"}, nil, "engines play without a table and without a screen"},
	{"build/exercises", []string{"build/commandline", "games", "games/board", "games/catalog", "games/study/exercise", "games/search"}, nil, "exercises are made of games without a table and without a screen"},
	{"build/solve", []string{"build/commandline", "games", "games/catalog", "games/search"}, nil, "boards are solved without a table and without a screen"},
	{"build/train", []string{"build/arena", "build/arena/cputime", "build/commandline", "games", "games/catalog", "games/net", "games/search", "games/study/contest", "games/study/elo"}, nil, "games are learned without a table and without a screen"},
	{"build/browser", []string{"render/input"}, []string{"github.com/chromedp/"}, "the page is tested from outside, by clicks and keys; chromedp drives Chromium over its own protocol"},
	{"build/web", []string{"sprites"}, []string{"github.com/andybalholm/brotli"}, "the site holds the icon and the program; servers send brotli, with which the program is a third smaller than as gzip"},
	{"build", []string{"build/arena", "build/browser", "build/commandline", "build/display", "build/exercises", "build/mutants", "build/release", "build/solve", "build/train", "build/web", "games", "games/", "render", "render/", "scenes", "scenes/"}, nil, "tools drive the program; only build itself knows them all"},
	{"", []string{"games/", "render", "render/fallback", "render/input", "render/picture", "render/speaker", "render/system", "render/window", "scenes", "scenes/", "sprites", "render/place", "render/dialog"}, nil, "main opens the window and hands it to the scenes: rules and pictures are theirs"},
}...)

func gameRules() []rule {
	var rs []rule
	for _, g := range gameFolders {
		may := []string{"games", "games/board"}
		if _, err := os.Stat(filepath.Join(root, g, "learned.txt")); err == nil {
			may = append(may, "games/net")
		}
		rs = append(rs, rule{g, may, nil, "rules know no picture, no search and no other game"})
	}
	return rs
}

// groupOf returns the group of a package: a folder below games or scenes that contains packages, or "games" and "scenes" for the packages directly in
// these.
func groupOf(path string) string {
	for _, g := range []string{"games/catalog", "games/search", "games/play", "games/files", "games/study", "games/cli", "scenes/data"} {
		if path == g || strings.HasPrefix(path, g+"/") {
			return g
		}
	}
	top, _, _ := strings.Cut(path, "/")
	return top
}

// Imports between groups of packages have no cycles: there is an order of all groups in which each imports only earlier groups.
func TestPackageGroupsAreInOrder(t *testing.T) {
	imports := map[string]map[string]string{} // from a group to a group, with an import that leads there
	for _, p := range packages(t) {
		path := strings.TrimPrefix(p.ImportPath, "quintet/")
		if strings.HasPrefix(path, "build") || path == "games/gametest" {
			continue // they import everything
		}
		from := groupOf(path)
		if imports[from] == nil {
			imports[from] = map[string]string{}
		}
		for _, i := range p.Imports {
			if to, own := strings.CutPrefix(i, "quintet/"); own && groupOf(to) != from {
				imports[from][groupOf(to)] = path + " imports " + to
			}
		}
	}
	for len(imports) > 0 {
		lowest := ""
		for from, to := range imports {
			if !slices.ContainsFunc(slices.Collect(maps.Keys(to)), func(g string) bool { return imports[g] != nil }) {
				lowest = from
			}
		}
		if lowest == "" {
			t.Fatalf("imports lead in a circle between groups: %v", imports)
		}
		delete(imports, lowest)
	}
}

// without returns folders but one.
func without(folders []string, one string) []string {
	return slices.DeleteFunc(slices.Clone(folders), func(f string) bool { return f == one })
}

// Packages of the standard library that only few may use: disk, command line, clock.
func TestNoDiskClockOrFlagsInside(t *testing.T) {
	may := map[string][]string{
		"os":   {"", "build", "build/arena", "build/click", "build/display", "build/exercises", "build/must", "build/mutants", "build/release", "build/solve", "build/train", "render/system", "build/web", "scenes/data/instance", "scenes/data/store", "games/cli/command", "games/gametest", "games/cli/terminal"},
		"flag": {"build", "build/arena", "build/commandline", "build/exercises", "build/mutants", "build/release", "build/solve", "build/train", "build/web", "games/gametest"},
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
	// The second bounds how long a frame keeps the thread of a page.
	clocks := []string{filepath.Join("games", "search", "timectrl.go"), filepath.Join("render", "window", "screen_js.go")}
	eachSource(t, func(s source) {
		may := filepath.Dir(s.path) == "." || strings.HasPrefix(s.path, "build") || slices.Contains(clocks, s.path)
		if !may && !strings.HasSuffix(s.path, "_test.go") && bytes.Contains(s.text, []byte("time.Now(")) {
			t.Errorf("%s reads the clock", s.path)
		}
	})
}

// Only few packages access the browser's page, each for its reason, and files that are built only for browsers.
func TestFewPackagesUseJavaScript(t *testing.T) {
	may := map[string]string{
		"games/search":      "gives the only thread back to the page while it thinks",
		"render/system":     "asks for the language, the keyboard and the clipboard",
		"render/window":     "asks how large the screen is, says when it has drawn, and lets a phone show its keyboard, and readers of the screen what is said",
		"scenes/data/store": "keeps settings and games in the storage of the browser",
		"render/fallback":   "draws letters that the typefaces lack",
	}
	used := map[string]bool{}
	eachSource(t, func(s source) {
		if !slices.ContainsFunc(s.file.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"syscall/js"` }) {
			return
		}
		folder := filepath.ToSlash(filepath.Dir(s.path))
		if used[folder] = true; may[folder] == "" {
			t.Errorf("%s must not reach the page", s.path)
		}
		if !strings.HasSuffix(s.path, "_js.go") && !strings.HasSuffix(s.path, "_js_test.go") {
			t.Errorf("%s reaches the page, and its name does not end with _js", s.path)
		}
	})
	for folder := range may {
		if !used[folder] {
			t.Errorf("%s does not reach the page: it need not be allowed to", folder)
		}
	}
}

func TestSourcesAreTracked(t *testing.T) {
	isInit := func(d ast.Decl) bool {
		f, ok := d.(*ast.FuncDecl)
		return ok && f.Recv == nil && f.Name.Name == "init"
	}
	eachSource(t, func(s source) {
		if slices.ContainsFunc(s.file.Decls, isInit) {
			t.Errorf("%s has an init function", s.path)
		}
		for _, mark := range []string{"TO" + "DO", "FIX" + "ME"} {
			if bytes.Contains(s.text, []byte(mark)) {
				t.Errorf("%s holds the mark %s", s.path, mark)
			}
		}
	})
}

// If a package lists its files, the list names exactly all of them.
func TestFileListsAreComplete(t *testing.T) {
	name := regexp.MustCompile(`\b[a-z0-9_]+\.go\b`)
	eachSource(t, func(s source) {
		_, list, ok := strings.Cut(string(s.text), "\n// # Files\n")
		if !ok {
			return
		}
		list, _, _ = strings.Cut(list, "\n// # ")
		list, _, _ = strings.Cut(list, "\npackage ")
		files, err := filepath.Glob(filepath.Join(root, filepath.Dir(s.path), "*.go"))
		must.Succeed(t, err)
		var want []string
		for _, f := range files {
			if f = filepath.Base(f); f != filepath.Base(s.path) && !strings.HasSuffix(f, "_test.go") {
				want = append(want, f)
			}
		}
		named := name.FindAllString(list, -1)
		slices.Sort(named)
		if !slices.Equal(named, want) {
			t.Errorf("%s lists the files %v, there are %v", s.path, named, want)
		}
	})
}

// The top level is fixed: nothing else may be there, except files that begin with a dot.
func TestTopLevel(t *testing.T) {
	agreed := []string{"CHANGELOG.md", "LICENSE", "README.md", "build", "fonts", "games", "go.mod", "go.sum", "main.go", "render", "scenes", "sprites", "out"}
	entries, err := os.ReadDir(root)
	must.Succeed(t, err)
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !slices.Contains(agreed, e.Name()) {
			t.Errorf("%s must not lie at the top level", e.Name())
		}
	}
}

func TestNoticesNameLinkedModules(t *testing.T) {
	c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".")
	c.Dir = root
	out, err := c.Output()
	must.Succeed(t, err)
	notice := must.Read(t, filepath.Join(root, "build", "NOTICES.md"))
	seen := map[string]bool{"quintet": true}
	for _, m := range strings.Fields(string(out)) {
		if !seen[m] && !strings.Contains(notice, m) {
			t.Errorf("build/NOTICES.md does not name %s", m)
		}
		seen[m] = true
	}
}

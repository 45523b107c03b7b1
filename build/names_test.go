package main

import (
	"go/ast"
	"go/token"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games/catalog"
)

// named lists the declarations outside the games' own folders, the catalogue and the drawings that may name games in their strings, as
// "folder/file.go" for a whole file or "folder/file.go:name" for one declaration, each with its reason.
var named = map[string]string{
	"build/arena/yardstick_list.go:boards": "the boards were fixed before the first game, and a new game had no opponent then",
	"build/click/main.go:run":              "a click is one on the board of some game",
	"build/shots.go:allShots":              "an error gives the name of a picture as an example",
	"games/files/record/tags.go":           "errors give a tag as an example",

	"build/idle/screens_test.go:screens":                    "what is measured are positions that a person has chosen",
	"build/smoke/smoke_test.go:script":                      "the real window shows what each game alone draws",
	"games/cli/gtp/gogui_test.go:TestGoAnswers":             "each answer belongs to what the plies of a game are",
	"games/lesson/goal_test.go:TestGoals":                   "each goal is tried in a game that has it",
	"render/layout_test.go:TestFitSizes":                    "each measure was designed for the board of one game",
	"scenes/app/layout_test.go:states":                      "each state is one that few games have",
	"scenes/app/layout_test.go:computerStates":              "each state is one that few games have",
	"scenes/app/parts_test.go:TestPartialRedrawMatchesFull": "each script draws what one game alone draws",
	"scenes/boardui/display_test.go:TestLastTurnMarks":      "each mark belongs to one kind of ply",
	"scenes/play/sound_test.go:TestSoundsOfPlies":           "each sound belongs to one kind of ply",
}

// maxNamed is the number of games that a test may name: more are a list, which the next game would be missing from.
const maxNamed = 4

// Nothing outside its folder, the catalogue and the drawings names a game: no program names one at all, and no test lists them. A test of what some
// games do may name those.
func TestGamesAreNamedOnlyInCatalog(t *testing.T) {
	var words []string
	for _, s := range catalog.All() {
		words = append(words, regexp.QuoteMeta(s.ID), regexp.QuoteMeta(s.Name))
	}
	game := regexp.MustCompile(`(?i)\b(` + strings.Join(words, "|") + `)\b`)
	unused := maps.Clone(named)
	eachSource(t, func(s source) {
		file := filepath.ToSlash(s.path)
		if ownsNames(file) {
			return
		}
		for _, d := range s.file.Decls {
			ids := map[string]bool{}
			for _, text := range literals(d) {
				for _, id := range game.FindAllString(text, -1) {
					ids[strings.ToLower(id)] = true
				}
			}
			isTest := strings.HasSuffix(file, "_test.go")
			if len(ids) == 0 || isTest && len(ids) <= maxNamed {
				continue
			}
			place := file + ":" + declared(d)
			delete(unused, file)
			delete(unused, place)
			if named[file] == "" && named[place] == "" {
				t.Errorf("%s names %s: a game is named in its folder, the catalogue and the drawings", place, strings.Join(slices.Sorted(maps.Keys(ids)), ", "))
			}
		}
	})
	for place, why := range unused {
		t.Errorf("%s names no game, or few in a test, and needs no exception: %s", place, why)
	}
}

// ownsNames reports whether a file may name games: it belongs to a game, the catalogue or the drawings, or is read and not compiled.
func ownsNames(file string) bool {
	return slices.Contains(gameFolders, path.Dir(file)) || strings.HasPrefix(file, "games/catalog/") || strings.HasPrefix(file, "sprites/") ||
		strings.Contains(file, "/testdata/")
}

// literals returns the strings in d except those that name packages.
func literals(d ast.Decl) (all []string) {
	ast.Inspect(d, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if s, err := strconv.Unquote(x.Value); err == nil && x.Kind == token.STRING {
				all = append(all, s)
			}
		}
		return true
	})
	return all
}

// declared returns the name declared by d, the first if there are several.
func declared(d ast.Decl) string {
	switch x := d.(type) {
	case *ast.FuncDecl:
		return x.Name.Name
	case *ast.GenDecl:
		if v, ok := x.Specs[0].(*ast.ValueSpec); ok {
			return v.Names[0].Name
		}
	}
	return ""
}

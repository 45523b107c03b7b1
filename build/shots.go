// The command "go run ./build shots": pictures of every screen in all themes and sizes, in one language, without a display, and a text of the widgets
// beside each. It also makes the pictures of the README. Add a window size to sizes, a screen to the scripts in build/shots. shots_against.go
// compares two revisions.

package main

import (
	"crypto/sha256"
	"embed"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/soft"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// scripts are the demo scripts that lead to the pictured screens.
//
//go:embed shots/*.demo
var scripts embed.FS

// notices is the text of the licences page.
//
//go:embed NOTICES.md
var notices string

// A namedSize is a window size as a script's size command takes it, with its name in the names of pictures.
type namedSize struct{ name, size string }

// sizes are the windows to picture, and phones those for scripts that play with a finger, whose names begin with phonePrefix.
var (
	sizes = []namedSize{
		{"small", "640 480"},
		{"usual", "1280 800"},
		{"large", "1920 1080"},
	}
	phones = []namedSize{
		{"upright", "390 844 2"},
		{"across", "844 390 2"},
	}
)

const phonePrefix = "phone-"

// shots makes pictures of every screen: each script in both themes and all its sizes, and for each picture a text of what can be pressed there. It
// needs no display.
func shots(args []string) error {
	f := flag.NewFlagSet("shots", flag.ContinueOnError)
	folder := f.String("o", filepath.Join("out", "shots"), "folder for the pictures")
	only := f.String("only", "", "make only pictures whose name, which is script, theme and window, holds this text")
	window := f.String("size", "", "make only pictures of this window, such as \"700 900\" or, at scale 1.5, \"1280 800 1.5\"")
	lang := f.String("lang", string(words.En), "language of the pictures: en or pt")
	pictures := f.Bool("readme", false, "make the pictures of the README instead")
	moving := f.Bool("film", false, "make the animated picture of the README instead")
	against := f.String("against", "", "make the same pictures of this revision, too, and compare them")
	if err := f.Parse(args); err != nil {
		return err
	}
	spoken := words.Language(*lang)
	if !slices.Contains(words.Languages(), spoken) {
		return fmt.Errorf("shots: -lang %q is no language; allowed: %v", *lang, words.Languages())
	}
	if *moving {
		return readmeFilm(filepath.Join("build", "pictures", "quintet.gif"))
	}
	if *pictures {
		return readmePictures(filepath.Join("build", "pictures"))
	}
	if *against != "" {
		return shotsAgainst(*against, *folder, "-only", *only, "-size", *window, "-lang", *lang)
	}
	if err := allShots(*folder, *only, *window, spoken); err != nil {
		return err
	}
	fmt.Println("pictures are in", *folder)
	return nil
}

// allShots makes the pictures in folder whose names contain only: in one window and on an upright phone, or in all if window is "".
func allShots(folder, only, window string, spoken words.Language) error {
	files, err := scripts.ReadDir("shots")
	if err != nil {
		return err
	}
	g := gallery{folder: folder, names: map[[sha256.Size]byte]string{}}
	for _, file := range files {
		windows, phone := sizes, strings.HasPrefix(file.Name(), phonePrefix)
		switch {
		case phone && window != "":
			windows = phones[:1]
		case phone:
			windows = phones
		case window != "":
			windows = []namedSize{{strings.ReplaceAll(window, " ", "x"), window}}
		}
		for _, theme := range []string{"light", "dark"} {
			for _, size := range windows {
				name := strings.TrimSuffix(file.Name(), ".demo") + "-" + theme + "-" + size.name
				if !strings.Contains(name, only) {
					continue
				}
				if err := g.shoot(file.Name(), name, theme, size.size, spoken); err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
		}
	}
	if len(g.names) == 0 {
		return fmt.Errorf("shots: -only %q is in no name; names are a script, a theme and a size, such as squex-dark-usual", only)
	}
	return nil
}

// A gallery is the pictures of one run.
type gallery struct {
	folder string
	names  map[[sha256.Size]byte]string // names of the pictures so far, by their content
}

// add stores a picture. A picture equal to an earlier one is an error: its script did not lead to what its name says.
func (g *gallery) add(name string, c *soft.Canvas) error {
	shows := sha256.Sum256(c.Image.Pix)
	if other, ok := g.names[shows]; ok {
		return fmt.Errorf("%s and %s are the same picture", other, name)
	}
	g.names[shows] = name
	return save(filepath.Join(g.folder, name+".png"), c)
}

// shoot plays one script in one theme, one size and one language.
func (g *gallery) shoot(file, name, theme, size string, spoken words.Language) error {
	script, err := scripts.ReadFile("shots/" + file)
	if err != nil {
		return err
	}
	kept := store.Memory()
	if strings.HasPrefix(file, "notices") {
		if err := addStartProblems(kept); err != nil {
			return err
		}
	}
	p := newPlayer(kept)
	p.ShotLanguage = spoken
	p.Shot = func(shot string, c *soft.Canvas) error {
		if err := g.add(name+"-"+shot, c); err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(g.folder, name+"-"+shot+".txt"), []byte(widgetText(p.App)), 0o666)
	}
	head := "size " + size + "\n"
	if theme == "dark" {
		head += "key f2\n"
	}
	return p.Run(strings.NewReader(head + string(script)))
}

// addStartProblems leaves in s what the program reports at its start: a crash, and settings that cannot be read.
func addStartProblems(s store.Store) error {
	return errors.Join(s.Write(scenes.LogFile, []byte("time=2026-11-22T20:15:00Z level=ERROR msg=crash error=panic\n")), s.Write("settings.json", []byte("{")))
}

// A home is a store whose files appear to be in a user's folder.
type home struct {
	store.Store
	folder string
}

// Path returns the path of a file in the folder.
func (h home) Path(name string) string { return path.Join(h.folder, name) }

// Folder returns the store of a folder in the folder.
func (h home) Folder(name string) store.Store { return home{h.Store.Folder(name), h.Path(name)} }

// newPlayer returns the program without window or disk, with a store, in the time of the script.
func newPlayer(kept store.Store) *demo.Player {
	clock := &demo.Clock{}
	deps := app.Deps{
		Catalog: catalog.All(), Store: home{kept, "/home/ana/.config/quintet"}, Seed: 1, Now: clock.Now, Think: clock.Maker(), Judging: scenes.JudgeInline(1000), Version: "1.0", Build: "commit 0123456789ab, go1.26, linux/amd64", Licences: notices,
		OpenFolder: func(string) error { return nil }, Choose: func(string) {}, Copy: func(_ string, done func(error)) { done(nil) }, Paste: func() {},
	}
	p := demo.New(app.New(deps))
	p.Keep = kept.Folder("games").Write
	p.Clock = clock
	p.Table = func(s demo.Setting) (*app.App, error) {
		t, err := s.Table(deps.Catalog)
		deps.Table = t // the store has what the script chose before
		return app.New(deps), err
	}
	return p
}

// save writes a picture.
func save(file string, c *soft.Canvas) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, c.Image), f.Close())
}

// readmePictures makes the title, and a table and a board of each game.
func readmePictures(folder string) error {
	p := newPlayer(store.Memory())
	if err := p.Run(strings.NewReader("")); err != nil {
		return err
	}
	if err := save(filepath.Join(folder, "title.png"), p.Picture()); err != nil {
		return err
	}
	p = newPlayer(store.Memory())
	p.Shot = func(name string, c *soft.Canvas) error { return save(filepath.Join(folder, name+".png"), c) }
	if err := p.Run(strings.NewReader(filmScript)); err != nil {
		return err
	}
	for _, spec := range catalog.All() {
		c, err := boardPicture(spec, 200)
		if err != nil {
			return err
		}
		if err := save(filepath.Join(folder, spec.ID+".png"), c); err != nil {
			return err
		}
	}
	return nil
}

// boardPicture draws the showcase of a game alone, side pixels square.
func boardPicture(spec games.Spec, side int) (*soft.Canvas, error) {
	g, p, err := spec.Show()
	if err != nil {
		return nil, err
	}
	v := games.ViewOf(g, p)
	c := soft.New(side, side)
	b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
	area := render.Rect{W: float32(side), H: float32(side)}
	b.Board(render.Fit(g.Geometry(), area.Inset(8), 1, true), v, render.NoOverlay())
	return c, nil
}

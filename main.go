// Quintet is a collection of five abstract strategy games. Without a command it opens its window; its commands need no display. This file holds the
// version and connects the parts of the program: the store, the window (render/window), the app (scenes/app), the file dialogs (withFiles) and the
// commands (games/cli/terminal). Change here what the program does before its window opens (openWindow).
package main

import (
	"cmp"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/cli/terminal"
	"quintet/games/crash"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/dialog"
	"quintet/render/fallback"
	"quintet/render/input"
	"quintet/render/picture"
	"quintet/render/place"
	"quintet/render/speaker"
	"quintet/render/system"
	"quintet/render/window"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/export"
	"quintet/scenes/data/instance"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
	"quintet/sprites"
)

// version is shown by "quintet version", the about page and the text protocol.
const version = "0.3.0"

// commit names the sources of the build. Only the linker writes it (-X main.commit); "" is unknown.
var commit string

// built describes the commit, the compiler and the system of the build.
func built() string {
	parts := []string{runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if commit != "" {
		parts = append([]string{"commit " + commit}, parts...)
	}
	return strings.Join(parts, ", ")
}

// notices are the licences of everything linked in.
//
//go:embed build/NOTICES.md
var notices string

// licence is the licence of the program.
//
//go:embed LICENSE
var licence string

func main() {
	in, out, errs := system.Streams()
	os.Exit(run(os.Args[1:], in, out, errs))
}

// run runs a command line and returns the exit status: 0, 1 for an error, 2 for a command line that is not understood.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	p := terminal.Program{
		In: in, Out: out, Errs: errs, Version: version, Built: built(), Now: time.Now, Draw: drawBoard, Keep: keepGame, Open: openWindow,
		Language: func() words.Language { return words.MatchLanguage(system.Languages()) },
	}
	err := p.Run(args)
	if err == nil {
		return 0
	}
	fmt.Fprintln(errs, "quintet:", command.Printable(err.Error()))
	if told, ok := errors.AsType[*app.Failure](err); ok {
		system.Alert(told.Heading, told.Text)
	}
	var usage *command.UsageError
	if errors.As(err, &usage) {
		return 2
	}
	return 1
}

// keepGame stores a finished game; it implements terminal.Program.Keep.
func keepGame(folder, id, old string, text []byte) (path string, err error) {
	kept, err := openStore(folder)
	if _, nowhere := errors.AsType[*store.NoFolderError](err); nowhere {
		return "", err
	}
	return library.Keep(kept, id, old, text, time.Now())
}

// drawBoard draws boards without a display; it implements terminal.Program.Draw.
func drawBoard(format string, g *board.Geometry, n int, view func(i int) *board.View, l terminal.Look) ([]byte, error) {
	style := render.Style(slices.Index(terminal.Styles(), l.Style))
	return picture.Encode(format, g, picture.Positions{N: n, View: view}, picture.Look{Side: l.Side, Theme: render.NewTheme(l.Dark, style)})
}

// The window of a first start.
const (
	usualWidth  = 1280
	usualHeight = 800
)

// absolute returns the absolute paths of the files called names: on macOS the window changes the working directory.
func absolute(names []string) (paths []string, err error) {
	for _, name := range names {
		whole, err := filepath.Abs(name)
		if err != nil {
			return nil, fmt.Errorf("%q cannot be opened: %w", name, err)
		}
		paths = append(paths, whole)
	}
	return paths, nil
}

// pathsOf returns the files at paths for the window.
func pathsOf(paths []string) (all []window.Path) {
	for _, path := range paths {
		all = append(all, window.Path{Folder: os.DirFS(filepath.Dir(path)), Name: filepath.Base(path)})
	}
	return all
}

// garbage is the percentage of live memory that may be garbage before a collection. Pictures are large and are rendered again for every window size;
// nothing that must be fast makes garbage.
const garbage = 50

// openWindow runs the program in a window until it is closed; it implements terminal.Program.Open. If another window uses the same data, it shows
// that one instead.
func openWindow(o terminal.Window) error {
	if w, h := cmp.Or(o.Width, usualWidth), cmp.Or(o.Height, usualHeight); w < window.MinWidth || h < window.MinHeight {
		return command.Usagef("a window of %d by %d is not possible; allowed: %d by %d to %d by %d",
			w, h, window.MinWidth, window.MinHeight, terminal.MaxPixels, terminal.MaxPixels)
	}
	named, err := absolute(o.Files)
	if err != nil {
		return err
	}
	seed := cmp.Or(o.Seed, uint64(time.Now().UnixNano()))
	files := &window.Files{}
	kept, unusual := openStore(o.Folder)
	claim, err := claimStore(kept, named, files)
	switch {
	case errors.Is(err, instance.ErrHandedOver):
		return nil
	case errors.Is(err, store.ErrLocked):
		err = errors.New("the open window does not respond: close it, then start the program again")
		return app.NewFailure(words.MatchLanguage(system.Languages()), app.Open, err, "", "")
	case err != nil:
		kept, unusual = store.Overlay(kept), unlocked(kept, err)
	default:
		defer claim.Close()
	}
	s := speaker.Open()
	openFolder := system.FolderOpener()
	if !filepath.IsAbs(kept.Path("")) {
		openFolder = nil
	}
	d := app.Deps{
		Catalog: catalog.All(), Store: kept, StoreError: unusual, Seed: seed, Now: time.Now, Think: scenes.Background(window.Wake), Play: s.Play,
		Language: words.MatchLanguage(system.Languages()), Version: version, Build: built(), InBrowser: runtime.GOOS == "js", Mac: system.Mac(), Licences: notices + "\n## Quintet\n\n" + licence,
		Judging: scenes.JudgeInBackground(max(1, runtime.GOMAXPROCS(0)-1), window.Wake), // one core is left to the window
		Copy: func(text string, done func(error)) {
			system.Copy(text, func(err error) {
				done(err)
				window.Wake()
			})
		}, Paste: func() {
			system.Paste(func(text string, err error) { files.Give(&input.File{Data: []byte(text), Err: err}) })
		},
		Persist:    system.Persist(),
		OpenFolder: openFolder,
		Fonts:      fallback.New(fontIndex, window.Wake),
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	withFiles(ctx, &d, files)
	var a *app.App
	if p := crash.In(func() { a = app.New(d) }); p != nil {
		return app.Failed(d, d.Language, app.NoStart, fmt.Errorf("the program cannot start: %s", p.Report()), p.Error())
	}
	files.Open(pathsOf(named)...)
	system.OnOpenFiles(func(paths []string) { files.Open(pathsOf(paths)...) })
	err = runWindow(a, o, d, files)
	a.Fail(s.Close())
	return errors.Join(err, a.End())
}

// claimStore locks the data in kept against other windows, or asks the window that uses it to open the files at paths. A browser page waits until no
// other page uses it.
func claimStore(kept store.Store, paths []string, files *window.Files) (claim *instance.Instance, err error) {
	folder := kept.Path("")
	if !filepath.IsAbs(folder) {
		folder = ""
	}
	const pause = 200 * time.Millisecond
	for {
		claim, err = instance.Open(kept, folder, paths, func(paths []string) <-chan struct{} { return files.Show(pathsOf(paths)...) })
		if runtime.GOOS != "js" || !errors.Is(err, store.ErrLocked) {
			return claim, err
		}
		system.ShowOtherTab()
		time.Sleep(pause)
	}
}

// unlocked returns the error for the players if kept cannot be locked because of err.
func unlocked(kept store.Store, err error) error {
	if runtime.GOOS == "js" {
		return &store.NoFolderError{Err: err}
	}
	return &store.UnlockedError{Folder: kept.Path(""), Err: err}
}

// fontIndex returns the folder for the index of the system's fonts, which is written when a letter needs one of them.
func fontIndex() string {
	folder, err := os.UserCacheDir()
	if err != nil {
		folder = os.TempDir()
	}
	return filepath.Join(folder, "quintet", "fonts")
}

// runWindow shows a in a window until the window is closed or the system asks the program to end.
func runWindow(a *app.App, o terminal.Window, d app.Deps, files *window.Files) error {
	if system.WaylandOnly(os.Getenv) {
		err := errors.New("no window can be opened: this Wayland session has no XWayland; install the package xwayland")
		return app.Failed(d, a.Language(), app.NoXWayland, err, "")
	}
	// A search may use every core. One more thread for goroutines lets the system schedule the game loop at once, without waiting for a search to be
	// interrupted.
	runtime.GOMAXPROCS(runtime.NumCPU() + 1)
	debug.SetGCPercent(garbage)
	system.ReturnMemory()
	ctx, stop := system.Terminated()
	defer stop()
	err := window.Run(ctx, a, window.Options{Title: "Quintet", Icons: appIcons(), Place: placeOf(a.Place(), o), Keep: a.SetPlace, Crashed: a.Fail, Files: files})
	switch {
	case err == nil:
		return nil
	case system.NoDisplay(runtime.GOOS, os.Getenv):
		return errors.New("no window can be opened: there is no display; quintet play GAME plays in the terminal")
	}
	return app.Failed(d, a.Language(), app.NoWindow, fmt.Errorf("no window can be opened: %w", err), err.Error())
}

// placeOf returns the place where the window opens: its last place, in the requested size.
func placeOf(last place.Place, o terminal.Window) place.Place {
	if !last.Known() {
		last.Width, last.Height = usualWidth, usualHeight
	}
	if o.Width > 0 || o.Height > 0 {
		last.Maximised, last.Full = false, false
	}
	last.Width, last.Height = cmp.Or(o.Width, last.Width), cmp.Or(o.Height, last.Height)
	return last
}

// openStore returns the store of settings and games. It can be used even with an error, which says why it is not in the usual place.
func openStore(folder string) (store.Store, error) {
	switch folder {
	case "none":
		return store.Memory(), nil
	case "":
		return store.Default("quintet")
	}
	if whole, err := filepath.Abs(folder); err == nil { // on macOS the window changes the working directory
		folder = whole
	}
	return store.Disk(folder), nil
}

// appIcons returns the icon of the program in the sizes that windows ask for.
func appIcons() []image.Image {
	var icons []image.Image
	for _, px := range []int{16, 32, 48, 128, 256} {
		icons = append(icons, sprites.AppIcon(px))
	}
	return icons
}

// withFiles lets the players of d open and save files: through the browser in a page, else with system dialogs, until ctx is cancelled.
func withFiles(ctx context.Context, d *app.Deps, files *window.Files) {
	if d.InBrowser {
		d.Save, d.Choose = files.Save, func(string) { files.Choose() }
		return
	}
	var desk dialog.Desk
	d.Choose = func(title string) {
		desk.Ask(ctx, dialog.Request{Title: title}, func(paths []string, err error) {
			switch {
			case err == nil:
				files.Open(pathsOf(paths)...)
			case !unwanted(err):
				files.Give(&input.File{Err: input.ErrNoDialog})
			}
		})
	}
	d.ChooseDestination = func(title, name string, answer func(export.Destination, error)) {
		desk.Ask(ctx, dialog.Request{Title: title, Save: true, Name: name}, func(paths []string, err error) {
			switch {
			case unwanted(err):
				answer(export.Destination{}, export.ErrCancelled)
			case err != nil:
				answer(export.Destination{}, err)
			default:
				read := func() ([]byte, error) { return command.ReadFile(paths[0]) }
				write := func(data []byte) error { return command.WriteFile(paths[0], data, true) }
				answer(export.Destination{Path: paths[0], Read: read, Write: write}, nil)
			}
		})
	}
}

// unwanted reports whether the players cancelled, or have another dialog open.
func unwanted(err error) bool {
	return errors.Is(err, dialog.ErrCancelled) || errors.Is(err, dialog.ErrOpen) || errors.Is(err, context.Canceled)
}

// Quintet is a cabinet of five abstract strategy games. Without a command it opens its window; its commands need no display.
package main

import (
	"cmp"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/crash"
	"quintet/games/gtp"
	"quintet/games/record"
	"quintet/games/words"
	"quintet/render/place"
	"quintet/render/speaker"
	"quintet/render/system"
	"quintet/render/window"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/store"
	"quintet/sprites"
)

// version is shown by "quintet version", the page about the program and the protocol.
const version = "0.2.0"

// commit names the sources of the build. Only the linker writes it (-X main.commit); "" is unknown.
var commit string

// built says what the program was built from, with what, and for which system.
func built() string {
	parts := []string{runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	if commit != "" {
		parts = append([]string{"commit " + commit}, parts...)
	}
	return strings.Join(parts, ", ")
}

// notices are the licences of what is linked.
//
//go:embed build/NOTICES.md
var notices string

// licence is the program's own.
//
//go:embed LICENSE
var licence string

const help = `Quintet: Squex, Taiji, SQU, Azacru and Distrify.

quintet [-width N] [-height N] [-seed N] [-data FOLDER]
      opens the window where it was closed; settings and games are kept in FOLDER, or nowhere with -data none

quintet gtp -game NAME [-o OPTION=VALUE]... [-level 1..6] [-threads N] [-seed N] [-ponder]
      plays by the Go Text Protocol on standard input and output; without -level
      genmove is level 6, the strongest, and without -threads it may use all cores;
      with -seed N searches end by work, not by time: the same commands, seed and threads
      give the same plies under any load, as long as time_settings sets no clocks;
      with -ponder it also thinks while it waits for the next command

quintet check FILE...
      replays records and prints a line about each

quintet version
quintet help
`

func main() {
	in, out, errs := system.Streams()
	os.Exit(run(os.Args[1:], in, out, errs))
}

// run carries out a command line and returns the exit status: 0, 1 for what went wrong, 2 for what could not be understood.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	err := dispatch(args, in, out)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintln(errs, "quintet:", err)
	if told, ok := errors.AsType[*app.Failure](err); ok {
		system.Alert(told.Heading, told.Text)
	}
	var usage *usageError
	if errors.As(err, &usage) {
		return 2
	}
	return 1
}

// dispatch finds the command and runs it.
func dispatch(args []string, in io.Reader, out io.Writer) error {
	name := ""
	if len(args) > 0 && (!strings.HasPrefix(args[0], "-") || strings.TrimLeft(args[0], "-") == "version") {
		name, args = strings.TrimLeft(args[0], "-"), args[1:]
	}
	switch name {
	case "":
		return windowCommand(args, out)
	case "gtp":
		return gtpCommand(args, in, out)
	case "check":
		return checkCommand(args, out)
	case "version":
		return print(args, out, name, "Quintet "+version+"\n"+built()+"\n")
	case "help":
		return print(args, out, name, help)
	}
	return wrong("there is no command %q; there are gtp, check, version, help, and none for the window", name)
}

// print writes text, the answer to a command without arguments.
func print(args []string, out io.Writer, name, text string) error {
	if len(args) > 0 {
		return wrong("%s: %q is too much; the command has no arguments", name, args[0])
	}
	_, err := io.WriteString(out, text)
	return err
}

// A usageError is a command line that cannot be understood.
type usageError struct{ error }

// wrong makes a usageError.
func wrong(format string, args ...any) error { return &usageError{fmt.Errorf(format, args...)} }

// parseFlags reads args into f. Errors say which flags there are; asked for help it writes it and returns flag.ErrHelp.
func parseFlags(f *flag.FlagSet, args []string, out io.Writer) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		if _, err := io.WriteString(out, help); err != nil {
			return err
		}
		return flag.ErrHelp
	}
	if err == nil && f.NArg() > 0 {
		err = fmt.Errorf("%q is no flag", f.Arg(0))
	}
	if err == nil {
		return nil
	}
	var names []string
	f.VisitAll(func(o *flag.Flag) { names = append(names, "-"+o.Name) })
	return wrong("%s%w; allowed: %s", prefix(f.Name()), err, strings.Join(names, ", "))
}

// prefix names a command before its error; the window has no command.
func prefix(command string) string {
	if command == "" {
		return ""
	}
	return command + ": "
}

// The window of a first start.
const (
	usualWidth  = 1280
	usualHeight = 800
)

// mostPixels is the largest width or height of a window that can be asked for.
const mostPixels = 8192

// windowCommand opens the window.
func windowCommand(args []string, out io.Writer) error {
	f := flag.NewFlagSet("", flag.ContinueOnError)
	var o windowOptions
	f.IntVar(&o.width, "width", 0, "width of the window; 0 for the one it had")
	f.IntVar(&o.height, "height", 0, "height of the window; 0 for the one it had")
	f.Uint64Var(&o.seed, "seed", 0, "decides what is drawn by lot")
	f.StringVar(&o.folder, "data", "", "folder for settings and games, or none")
	if err := parseFlags(f, args, out); err != nil {
		return err
	}
	if w, h := cmp.Or(o.width, usualWidth), cmp.Or(o.height, usualHeight); !possible(w, window.LeastWidth) || !possible(h, window.LeastHeight) {
		return wrong("a window of %d by %d is not possible; allowed: %d by %d to %d by %d",
			w, h, window.LeastWidth, window.LeastHeight, mostPixels, mostPixels)
	}
	return openWindow(o)
}

// possible reports whether a window can have a side of so many pixels.
func possible(side, least int) bool { return side >= least && side <= mostPixels }

// windowOptions are the values of the command line for the window.
type windowOptions struct {
	width, height int    // 0 for the last one
	seed          uint64 // 0 for one that nobody can foresee
	folder        string // where settings and games are kept; "" for the place of the system, "none" for nowhere
}

// garbage is the percentage of the live memory that may be garbage before it is collected. Pictures are large and made anew with every
// size of the window; nothing that has to be fast makes garbage.
const garbage = 50

// openWindow runs the program in a window until it is closed.
func openWindow(o windowOptions) error {
	if o.seed == 0 {
		o.seed = uint64(time.Now().UnixNano())
	}
	s, files := speaker.Open(), &window.Files{}
	kept, unusual := openStore(o.folder)
	d := app.Deps{
		Catalog: catalog.All(), Store: kept, Unusual: unusual, Seed: o.seed, Now: time.Now, Think: scenes.Background(window.Wake), Play: s.Play,
		Language: words.Preferred(system.Languages()), Version: version, Built: built(), InPage: runtime.GOOS == "js", Mac: system.Mac(), Notices: notices + "\n## Quintet\n\n" + licence,
		Save: files.Save, Choose: files.Choose,
	}
	var a *app.Guard
	if p := crash.In(func() { a = &app.Guard{App: app.New(d)} }); p != nil {
		return failure(d, d.Language, app.NoStart, fmt.Errorf("the program cannot start: %s", p.Report()), p.Error())
	}
	err := runWindow(a, o, d, files)
	a.Fail(s.Close())
	return errors.Join(err, a.End(d.Store))
}

// runWindow shows a in a window until that is closed or the system asks the program to end.
func runWindow(a *app.Guard, o windowOptions, d app.Deps, files *window.Files) error {
	if system.WaylandAlone(os.Getenv) {
		err := errors.New("no window can be opened: this Wayland session has no XWayland; install the package xwayland")
		return failure(d, a.Language(), app.NoXWayland, err, "")
	}
	// A search may use every core. With one place more for goroutines the game loop gets its own from the system at once, and does not
	// wait until a search is interrupted.
	runtime.GOMAXPROCS(runtime.NumCPU() + 1)
	debug.SetGCPercent(garbage)
	ctx, stop := system.Ended()
	defer stop()
	err := window.Run(ctx, a, window.Options{Title: "Quintet", Icons: appIcons(), Place: placeOf(a.Place(), o), Keep: a.KeepPlace, Crashed: a.Fail, Files: files})
	if err != nil {
		return failure(d, a.Language(), app.NoWindow, fmt.Errorf("no window can be opened: %w", err), err.Error())
	}
	return nil
}

// failure returns err as what its user is told of it, once it is written down: in the folder of the games, else in one for temporary files.
func failure(d app.Deps, l words.Language, c app.Cause, err error, detail string) error {
	file := d.Store.Path(app.ErrorFile)
	if !filepath.IsAbs(file) || app.KeepError(d, err) != nil {
		file = system.Temporary("quintet-error-*.txt", app.ErrorText(d, err))
	}
	return app.NewFailure(l, c, err, detail, file)
}

// placeOf returns where the window opens: where it was last, in the size that was asked for.
func placeOf(last place.Place, o windowOptions) place.Place {
	if !last.Known() {
		last.Width, last.Height = usualWidth, usualHeight
	}
	if o.width > 0 || o.height > 0 {
		last.Maximised, last.Full = false, false
	}
	last.Width, last.Height = cmp.Or(o.width, last.Width), cmp.Or(o.height, last.Height)
	return last
}

// openStore returns where settings and games are kept. It can be used also where there is an error, which says why it is not the place of the
// system.
func openStore(folder string) (store.Store, error) {
	switch folder {
	case "none":
		return store.Memory(), nil
	case "":
		return store.Usual("quintet")
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

// gtpCommand speaks the text protocol until quit or the end of in.
func gtpCommand(args []string, in io.Reader, out io.Writer) error {
	f := flag.NewFlagSet("gtp", flag.ContinueOnError)
	game := f.String("game", "", "the game to begin with")
	// A tournament wants the best there is, and says so where it wants less.
	level := f.Int("level", catalog.Levels, "how well genmove plays")
	threads := f.Int("threads", 0, "of a search; 0 for all cores")
	ponder := f.Bool("ponder", false, "whether it thinks while it waits")
	seed := f.Uint64("seed", 0, "decides searches and random games; 0 for a seed that nobody can foresee")
	var chosen []string
	f.Func("o", "option=value, may be repeated", func(word string) error {
		chosen = append(chosen, word)
		return nil
	})
	if err := parseFlags(f, args, out); err != nil {
		return err
	}
	if *game == "" {
		return wrong("gtp: -game is missing; there are %s", strings.Join(gameIDs(), ", "))
	}
	options, err := games.ParseOptions(chosen)
	if err != nil {
		return wrong("gtp: %w", err)
	}
	seeded := *seed != 0
	if !seeded {
		*seed = uint64(time.Now().UnixNano())
	}
	session, err := gtp.New(gtp.Config{
		Games: catalog.All(), Game: *game, Options: options, Level: *level, Threads: *threads, Seed: *seed, Version: version, Now: time.Now,
		Untimed: seeded, Ponder: *ponder,
	})
	if err != nil {
		return wrong("gtp: %w", err)
	}
	return session.Run(in, out)
}

// gameIDs lists the games by their ids.
func gameIDs() []string {
	var ids []string
	for _, s := range catalog.All() {
		ids = append(ids, s.ID)
	}
	return ids
}

// checkCommand replays records and writes a line about each that is sound. All files are looked at; the error joins what is wrong with them.
func checkCommand(args []string, out io.Writer) error {
	if len(args) == 0 {
		return wrong("check: no file is named; want one record or more")
	}
	var failures []error
	for _, name := range args {
		line, err := checkFile(name)
		if err != nil {
			failures = append(failures, fmt.Errorf("check: %s: %w", shown(name), err))
			continue
		}
		if _, err := fmt.Fprintf(out, "%s: %s\n", shown(name), line); err != nil {
			return err
		}
	}
	return errors.Join(failures...)
}

// checkFile replays one record and says what it holds. Nothing but a file is opened: a pipe could keep the program waiting for ever.
func checkFile(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil {
		return "", cause(err)
	}
	if !info.Mode().IsRegular() {
		return "", errors.New("it is not a file")
	}
	f, err := os.Open(name)
	if err != nil {
		return "", cause(err)
	}
	defer f.Close()
	rec, err := record.Read(f, catalog.Find)
	if err != nil {
		return "", cause(err)
	}
	result := record.FormatResult(rec.Outcome, rec.Game.Info().Players)
	return fmt.Sprintf("%s %s, %d plies, %s", rec.Spec.ID, rec.Spec.Format(rec.Game.Info().Options), rec.Plies(), result), nil
}

// cause returns what is wrong without the name of the file, which is told escaped.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}

// shown returns the name of a file as a terminal can show it: in quotes and escaped where it holds what cannot be printed.
func shown(name string) string {
	const most = 255 // bytes of a name; of a longer one its end tells more
	if len(name) > most {
		name = "..." + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
}

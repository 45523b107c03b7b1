// Package app wires the scenes together: it is the only package that knows all of them. It knows no window; a window, a test and a script drive
// it alike, with frames of input and a canvas.
//
// This file has the App, which creates scenes, stacks them (follow, enter) and passes them input (Tick), and Deps, what the program needs from
// outside. It also answers what the window asks: focus, edited text, language, place and attention. Add a key that works in every scene in ownKeys.
//
// # Files
//
//   - pages.go: the table of pages, which says how to make each
//   - frame.go: the passes over the page, when to draw, and when the next tick is due
//   - zoom.go: the scale of the interface
//   - keep.go: stores the table on the page in the library
//   - files.go: files in and out; batch.go: files dropped together; folder.go: shows a folder; clipboard.go: copies text
//   - log.go: the log, and the end of the program after a panic; start.go: what the user reads about errors that end the program
package app

import (
	"cmp"
	"log/slog"
	"runtime"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/crash"
	"quintet/games/lesson"
	"quintet/games/play/table"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/fallback"
	"quintet/render/input"
	"quintet/render/place"
	"quintet/render/sound"
	"quintet/scenes"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/export"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// Deps are the dependencies of the program.
type Deps struct {
	Catalog    []games.Spec
	Store      store.Store
	StoreError error            // from store.Default; nil if Store is the usual one
	Seed       uint64           // the seed of all random choices
	Now        func() time.Time // for clocks and the dates of records
	Table      *table.Table     // to open at once; nil to resume where the program ended
	// Think makes thinkers for the computers of a table: scenes.Background in a window; nil for scenes.Inline with few playouts.
	Think func() scenes.Thinker
	// Judging defines how games are judged: scenes.JudgeInBackground in a window; the zero Judging for scenes.JudgeInline with few playouts.
	Judging scenes.Judging
	// Play plays a sound at a volume in (0, 1] without waiting; nil for silence.
	Play func(s sound.Sound, volume float64)
	// Language is the language until the user chooses one; "" is English.
	Language words.Language
	// Words returns all texts in a language; nil for scenes.Words of the catalogue.
	Words func(l words.Language) *words.Book
	// Lessons returns the lessons of a game; nil for scenes.Lessons.
	Lessons   func(games.Spec) *lesson.Book
	Version   string // the version of the program, for the page about it
	InBrowser bool   // it runs in a web page: it cannot quit by itself, and the browser reserves some keys
	Mac       bool   // the keyboard is a macOS one: Cmd replaces Ctrl
	Build     string // the commit, compiler and system, for the same page; "" if not shown
	Licences  string // licences, for the same page
	// Save offers data to the players as a file with this name: in a browser, where there is no folder.
	Save func(name string, data []byte)
	// Choose lets the players choose a file, which arrives like a dropped one. Destine asks where to write a file called name, see export.Ask. title
	// is the title of the dialog. Both are nil if there are no dialogs.
	Choose            func(title string)
	ChooseDestination func(title, name string, answer func(d export.Destination, err error))
	// Copy copies text to the clipboard and calls done once with the result, at once or later, on any goroutine; if later, a tick must follow. Paste
	// requests the clipboard, which arrives like a dropped file without a name. The error of a system that forbids either is fs.ErrPermission. Both
	// are nil if there is no clipboard.
	Copy       func(text string, done func(err error))
	Paste      func()
	Persist    func()                  // asks a browser to keep the stored data, once there is a game; nil if there is nothing to ask
	Fonts      *fallback.Fonts         // for letters that the built-in fonts lack; nil to show replacement marks
	OpenFolder func(path string) error // shows a folder in the file manager of the system; nil if there is none
}

// savedFolder is the folder for files made for other programs.
const savedFolder = "saved"

// An App is the running program. It belongs to one goroutine.
type App struct {
	context      *scenes.Context
	store        store.Store
	words        func(l words.Language) *words.Book
	books        map[words.Language]*words.Book // by language used so far
	stock        *render.PictureCache
	state        ui.State
	shown        bool   // a pass without input was taken since the last tick
	seen         *ui.UI // that pass if it was taken for Seen, else nil
	announcement string // of that pass
	paste        func() // see Deps; nil for none
	clipboard    ui.Clipboard
	answers      chan func() // of the clipboard, from any goroutine
	persist      func()      // see Deps; nil after the call
	exports      *export.Exporter
	folders      *folders
	batch        *batch // the files being dropped; nil if none
	stack        []stackEntry
	last         input.Frame
	dirty        bool
	growth       float32 // the scale factor for the window of the last tick
	tooSmall     bool    // that window has only space for one sentence
	moved        bool    // the last tick changed something: another widget may be under the pointer now
	resize       bool    // switch between full screen and window
	log          *slog.Logger
	crash        *crash.Panic // ends the program; nil if none
	crashLogged  bool
}

type stackEntry struct {
	name  string
	scene scenes.Scene
	state ui.State // of when another scene covered it
}

// New returns the program in the state in which it ended last time: on its title page or at a table.
func New(d Deps) *App {
	const few = 60
	if d.Think == nil {
		d.Think = scenes.Inline(few)
	}
	if d.Judging.Sweep == nil {
		d.Judging = scenes.JudgeInline(few)
	}
	if d.Words == nil {
		d.Words = func(l words.Language) *words.Book { return scenes.Words(l, d.Catalog) }
	}
	if d.Lessons == nil {
		d.Lessons = scenes.Lessons()
	}
	set, note := settings.Load(d.Store)
	set.Language = cmp.Or(set.Language, d.Language, words.En)
	a := &App{
		context: &scenes.Context{Catalog: d.Catalog, Settings: set, Rand: games.NewRand(d.Seed), Now: d.Now, Think: d.Think, Judging: d.Judging, Lessons: d.Lessons, Play: d.Play,
			Version: d.Version, InBrowser: d.InBrowser, Mac: d.Mac, Build: d.Build, Licences: d.Licences},
		words:   d.Words,
		books:   map[words.Language]*words.Book{},
		stock:   render.NewPictureCache(),
		dirty:   true,
		growth:  1,
		answers: make(chan func(), maxAnswers),
	}
	a.stock.UseFallback(d.Fonts)
	a.store, a.log = d.Store, NewLog(d.Store, d.Now)
	a.context.SaveAll = func() { a.saveAll(d.Save) }
	if d.Choose != nil {
		a.context.Choose = func() { d.Choose(text(a.book(), "files.open")) }
	}
	a.clipboard = a.fieldClipboard(d)
	a.context.Copy, a.paste = func(t *table.Table, whole bool) { a.copyGame(d.Copy, t, whole) }, d.Paste
	a.context.SaveGames = a.saveGames
	a.context.CopyText, a.context.Paste = func(text string) { a.copyText(d.Copy, text) }, d.Paste
	a.exports, a.folders = a.exporter(d), newFolders(a.context, d.OpenFolder)
	a.context.Save = a.export
	if !note.Empty() {
		a.context.Notify(note)
	}
	a.notifyStore(d)
	a.notifyCrash()
	a.log.Info(started, "version", d.Version, "system", cmp.Or(d.Build, runtime.GOOS+"/"+runtime.GOARCH))
	a.context.Library = library.Open(d.Store, find(d.Catalog), d.Now)
	a.persist = d.Persist
	a.context.Deck = deck.New(d.Store, find(d.Catalog), d.Now)
	a.follow(scenes.Next{Do: scenes.Go, Name: scenes.Title})
	if d.Table != nil {
		a.follow(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: d.Table})
	} else {
		a.resume()
	}
	return a
}

// options returns the step to the settings, or back from them.
func (a *App) options() scenes.Next {
	if a.Scene() == scenes.Options {
		return scenes.Next{Do: scenes.Pop}
	}
	return scenes.Next{Do: scenes.Push, Name: scenes.Options}
}

// follow follows n. It reports whether the program should end.
func (a *App) follow(n scenes.Next) (done bool) {
	switch n.Do {
	case scenes.Stay:
		return false
	case scenes.Go:
		a.drop(0)
	case scenes.Replace:
		a.drop(len(a.stack) - 1)
		for len(a.stack) > 0 && a.Scene() == n.Name { // a new table replaces the table it was opened from
			a.drop(len(a.stack) - 1)
		}
	case scenes.Pop:
		a.drop(len(a.stack) - 1)
	case scenes.Quit:
		a.Close()
		return true
	}
	a.context.Retract(maxScaleReached) // it was about another screen
	a.enter(n)
	return len(a.stack) == 0
}

// enter shows the scene that n leads to, with the focus it had.
func (a *App) enter(n scenes.Next) {
	if n.Do == scenes.Push && len(a.stack) > 0 {
		a.stack[len(a.stack)-1].state = a.state.Left()
	}
	name, state := n.Name, ui.State{}
	if n.Do == scenes.Pop && len(a.stack) > 0 {
		below := a.stack[len(a.stack)-1]
		name, state = below.name, below.state
	}
	a.context.Log = a.log.With("scene", name)
	a.context.Log.Info("show")
	if n.Do != scenes.Pop {
		var from page
		if len(a.stack) > 0 {
			from = pages[a.Scene()]
		}
		a.stack = append(a.stack, stackEntry{name: n.Name, scene: pages[n.Name].make(opening{a.context, n.Args, from})})
	}
	state.Passes = a.state.Passes
	a.state = state
	if pages[n.Name].arrives && len(a.last.Keys) > 0 {
		a.state.Arrive()
	}
}

// drop removes the scenes from index i, and makes the players leave their tables.
func (a *App) drop(i int) {
	a.leave(i)
	a.close(i)
}

// close closes and removes the scenes from index i.
func (a *App) close(i int) {
	for _, n := range a.stack[i:] {
		if c, ok := n.scene.(scenes.Closer); ok {
			c.Close()
		}
	}
	clear(a.stack[i:])
	a.stack = a.stack[:i]
}

// Close ends everything in the background. The program must not be used afterwards. The players do not leave their table, so the next start opens
// there.
func (a *App) Close() {
	if len(a.stack) > 0 {
		a.keep() // the player may have thought since the last tick
	}
	a.context.Close()
	a.close(0)
	a.context.Library.Close()
	a.context.Deck.Close()
	a.exports.Close()
}

// Depth returns the number of pages below the current one.
func (a *App) Depth() int { return len(a.stack) - 1 }

// Scene returns the name of the current scene.
func (a *App) Scene() string { return a.stack[len(a.stack)-1].name }

// Top returns the current scene.
func (a *App) Top() scenes.Scene { return a.stack[len(a.stack)-1].scene }

// Tick handles the input of one tick. It reports whether the program is to end. A tick in which nothing happens costs nothing. One with input takes a
// pass over the page, and so does the next one, because what the input has brought may lie under the pointer. In other ticks only time passes.
func (a *App) Tick(in input.Frame) (done bool) {
	in.Typed = a.keyText(in)
	news := a.handleAnswers()
	news = a.stock.Refresh() || news
	now := a.context.Now()
	quiet := a.last.Quiet(in) && a.last.W > 0 && !news
	if in.W <= 0 || in.H <= 0 || quiet && !a.due(now).Reached(now) {
		return false
	}
	handle := !quiet || a.moved || a.state.Handles()
	if handle && !a.shown {
		a.Seen() // input is an answer to what was shown
	}
	a.state.At(now, in)
	a.moved = !quiet
	a.last, a.dirty = in, true
	a.shown, a.seen = false, nil
	a.measure(in)
	if s, ok := a.Top().(scenes.Timed); ok {
		handle = s.Advance() || handle
	}
	if handle {
		return a.handle(in)
	}
	a.keep()
	return false
}

// handle takes a pass with input over the page, and does what it leads to. It reports whether the program is to end.
func (a *App) handle(in input.Frame) (done bool) {
	in, own, edits := a.ownKeys(in), a.keys(), a.state.HasEditor()
	_, next := a.frame(ui.Blind{W: in.W, H: in.H}, a.zoom(in), true)
	a.keep()
	switch {
	case own.Pressed(in, keys.Quit) && !a.context.InBrowser:
		next = scenes.Next{Do: scenes.Quit}
	case next.Do == scenes.Stay && own.Pressed(in, keys.Options):
		next = a.options()
	}
	if a.follow(next) {
		return true
	}
	a.receive(in.Dropped, edits)
	return false
}

// ownKeys handles the keys that work in every scene, and returns in without them.
func (a *App) ownKeys(in input.Frame) input.Frame {
	own := a.keys()
	if in.Back {
		in.Keys = append(slices.Clone(in.Keys), own.First(keys.Back))
	}
	if a.paste != nil && !a.state.HasEditor() && own.Pressed(in, keys.Paste) {
		a.paste()
		in = without(in, own.Of(keys.Paste))
	}
	if a.context.Choose != nil && own.Pressed(in, keys.OpenFile) {
		a.context.Choose()
		in = without(in, own.Of(keys.OpenFile))
	}
	if own.Pressed(in, keys.FullScreen) {
		a.resize = !a.resize
		in = without(in, own.Of(keys.FullScreen))
	}
	if own.Pressed(in, keys.Language) {
		a.context.NextLanguage()
		in = without(in, own.Of(keys.Language))
	}
	return in
}

// Order returns the names of the widgets in Tab order.
func (a *App) Order() []string {
	a.Seen()
	return a.state.Order()
}

// Focus returns the name of the widget with the visible keyboard focus, "none" if there is none.
func (a *App) Focus() string {
	a.Seen()
	return a.state.Focused()
}

// Editing returns the text being edited, with its places in the window; the zero Edit if there is none.
func (a *App) Editing() input.Edit {
	now, ok := a.state.Editing()
	if !ok {
		return input.Edit{}
	}
	z := a.Zoom()
	in := func(r render.Rect) input.Area {
		return input.Area{X: r.X * z, Y: r.Y * z, W: r.W * z, H: r.H * z}
	}
	return input.Edit{On: true, Touch: a.last.Touch, Text: now.Text, Start: now.Start, End: now.End, Field: in(now.Field), Caret: in(now.Caret)}
}

// book returns the texts of the current language.
func (a *App) book() *words.Book {
	l := a.context.Settings.Language
	if a.books[l] == nil {
		a.books[l] = a.words(l)
	}
	return a.books[l]
}

// SetLanguage changes the language from the next tick. Unlike the player's choice it is not saved at once.
func (a *App) SetLanguage(l words.Language) {
	a.context.Settings.Language = l
	a.last = input.Frame{} // so that the next tick is not skipped as quiet
}

// Place returns the last place of the window.
func (a *App) Place() place.Place { return a.context.Settings.Window }

// SetPlace saves the place of the window. Another monitor may have another scale: then the program becomes dirty.
func (a *App) SetPlace(p place.Place) {
	before := a.context.Settings.Scale
	a.context.Settings.Move(p)
	a.context.SaveSettings()
	if a.context.Settings.Scale != before {
		a.dirty, a.last = true, input.Frame{} // so that the next tick is not skipped as quiet
	}
}

// Attention returns true once after something happened that a person waits for: a computer has moved, and it is a person's turn.
func (a *App) Attention() bool {
	c, ok := a.Top().(scenes.Notifier)
	return ok && c.NeedsAttention()
}

// keys returns the keys of all actions. A browser reserves some keys.
func (a *App) keys() keys.Map {
	if a.context.InBrowser {
		return a.context.Settings.Keys.Without(keys.BrowserKeys())
	}
	return a.context.Settings.Keys
}

// keyText returns the entered text that can have an effect: while no field has the focus, only characters that can be keys. A held letter would
// otherwise ask for a frame for every repetition.
func (a *App) keyText(in input.Frame) []rune {
	if a.state.HasEditor() {
		return in.Typed
	}
	return keys.KeyRunes(in.Typed)
}

// without returns in without the keys ks, so that no scene sees keys meant for the window.
func without(in input.Frame, ks []input.Key) input.Frame {
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(k input.Key) bool { return slices.Contains(ks, k) })
	return in
}

// Package app wires the scenes together: it is the only package that knows all of them. It knows no window; a window, a test and a script
// drive it alike, with frames of input and a canvas.
//
// The App in this file makes scenes, stacks them and hands them input. When it draws is in frame.go; files, the clipboard, errors and zoom have
// files of their own.
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
	"quintet/scenes/collection"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/export"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/editor"
	"quintet/scenes/options"
	"quintet/scenes/play"
	"quintet/scenes/review"
	"quintet/scenes/rules"
	"quintet/scenes/setup"
	"quintet/scenes/title"
	"quintet/scenes/training"
	"quintet/scenes/ui"
)

// Deps are the dependencies of the program.
type Deps struct {
	Catalog    []games.Spec
	Store      store.Store
	StoreError error            // of store.Default; nil where Store is the usual one
	Seed       uint64           // decides everything that is drawn by lot
	Now        func() time.Time // for clocks and the dates of records
	Table      *table.Table     // to open at once; nil for where the program ended
	// Think makes who thinks for the computers of a table: scenes.Background in a window, nil for scenes.Inline with few playouts.
	Think func() scenes.Thinker
	// Judging says how games are judged: scenes.JudgeBeside in a window, the zero Judging for scenes.JudgeInline with few playouts.
	Judging scenes.Judging
	// Play makes a sound heard, at a volume in (0, 1], without waiting; nil for silence.
	Play func(s sound.Sound, volume float64)
	// Language is the language until the user chooses one; "" is English.
	Language words.Language
	// Words returns all that is said in a language; nil for scenes.Words of the catalogue.
	Words func(l words.Language) *words.Book
	// Lessons tells how a game is taught; nil for scenes.Lessons.
	Lessons   func(games.Spec) *lesson.Book
	Version   string // of the program, for the page about it
	InBrowser bool   // it runs in a page of a browser: nothing ends it from inside, and some keys are the browser's
	Mac       bool   // the keyboard is one of macOS: Cmd takes the place of Ctrl
	Build     string // the commit, the compiler and the system, for the same page; "" where they are not shown
	Licences  string // licences, for the same page
	// Save hands data to the players as a file of that name: in a page of a browser, where there is no folder.
	Save func(name string, data []byte)
	// Choose lets the players choose a file, which comes as one that is dropped, and Destine where one called name is to be written, as
	// export.Ask says. title stands above the dialog. nil where there are no dialogs.
	Choose  func(title string)
	Destine func(title, name string, answer func(d export.Destination, err error))
	// Copy puts text on the clipboard and calls done once with what came of it, at once or later, on any goroutine; where later, a tick must
	// follow. Paste asks for what is on the clipboard, which comes as a file without a name that is dropped. The error of a system that does
	// not allow either is fs.ErrPermission. nil for no clipboard.
	Copy       func(text string, done func(err error))
	Paste      func()
	Persist    func()                  // asks a browser not to forget what is kept, once a game is; nil for nothing to ask
	Fonts      *fallback.Fonts         // for letters that the built-in fonts lack; nil for their replacement marks
	OpenFolder func(path string) error // shows a folder in the file manager of the system; nil where there is none
}

// savedFolder is the folder of the files that are made for other programs.
const savedFolder = "saved"

// An App is the running program. It belongs to one goroutine.
type App struct {
	context      *scenes.Context
	store        store.Store
	words        func(l words.Language) *words.Book
	books        map[words.Language]*words.Book // of the languages that have been spoken
	stock        *render.PictureCache
	state        ui.State
	announcement string // see Announcement
	paste        func() // see Deps; nil for none
	clipboard    ui.Clipboard
	answers      chan func() // of the clipboard, which come from any goroutine
	persist      func()      // see Deps, until it was called
	exports      *export.Exporter
	folders      *folders
	batch        *batch // of the files that are being dropped; nil for none
	stack        []named
	last         input.Frame
	dirty        bool
	growth       float32 // of everything, in the window of the last tick
	tiny         bool    // that window has no room for anything but a sentence
	room         room    // what notices leave of it
	moved        bool    // something was done in the last tick: what lies under the pointer may be another thing now
	resize       bool    // the window is to change between full screen and its own size
	log          *slog.Logger
	crash        *crash.Panic // that ends the program; nil for none
	crashLogged  bool

	// What could be seen and pressed after the last tick, for scripts and tests.
	Widgets []ui.Widget
	Off     []ui.Widget // that cannot be pressed now
	Texts   []string
	Placed  []ui.Placed
	Sheets  []render.Rect
	Board   *render.Layout
}

type named struct {
	name  string
	scene scenes.Scene
	state ui.State // as it was when another scene covered it
}

// New returns the program where it ended the last time: at its title or at a table.
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
		a.context.Choose = func() { d.Choose(word(a.book(), "files.open")) }
	}
	a.clipboard = a.fieldClipboard(d)
	a.context.Copy, a.paste = func(t *table.Table, whole bool) { a.copyCode(d.Copy, t, whole) }, d.Paste
	a.context.CopyText, a.context.Paste = func(text string) { a.copyText(d.Copy, text) }, d.Paste
	a.exports, a.folders = a.exporter(d), newFolders(a.context, d.OpenFolder)
	a.context.Save = a.export
	if !note.Empty() {
		a.context.Notify(note)
	}
	a.tellStore(d)
	a.tellCrash()
	a.log.Info(started, "version", d.Version, "system", cmp.Or(d.Build, runtime.GOOS+"/"+runtime.GOARCH))
	a.context.Library = library.Open(d.Store, find(d.Catalog), d.Now)
	a.persist = d.Persist
	a.context.Deck = deck.New(d.Store, find(d.Catalog), d.Now)
	a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
	if d.Table != nil {
		a.step(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: d.Table})
	} else {
		a.resume()
	}
	return a
}

// options leads to the settings, and back from them.
func (a *App) options() scenes.Next {
	if a.Scene() == scenes.Options {
		return scenes.Next{Do: scenes.Pop}
	}
	return scenes.Next{Do: scenes.Push, Name: scenes.Options}
}

// step follows n. It reports whether the program is to end.
func (a *App) step(n scenes.Next) (done bool) {
	switch n.Do {
	case scenes.Stay:
		return false
	case scenes.Go:
		a.drop(0)
	case scenes.Replace:
		a.drop(len(a.stack) - 1)
		for len(a.stack) > 0 && a.Scene() == n.Name { // a new table takes the place of the one it was chosen from
			a.drop(len(a.stack) - 1)
		}
	case scenes.Pop:
		a.drop(len(a.stack) - 1)
	case scenes.Quit:
		a.Close()
		return true
	}
	a.context.Retract(scaleFull) // it was about another screen
	a.enter(n)
	return len(a.stack) == 0
}

// enter shows the scene that n leads to, with what it remembers of the keyboard.
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
		a.stack = append(a.stack, named{name: n.Name, scene: a.make(n)})
	}
	a.state = state
	// On these pages a person who came by keyboard sees at once what has the focus.
	shows := []string{scenes.Setup, scenes.Options, scenes.Keyboard, scenes.Collection, scenes.Training}
	if slices.Contains(shows, n.Name) && len(a.last.Keys) > 0 {
		a.state.Arrive()
	}
}

// drop takes the scenes from the i-th on off the stack, and the players from their tables.
func (a *App) drop(i int) {
	a.leave(i)
	a.close(i)
}

// close takes the scenes from the i-th on off the stack.
func (a *App) close(i int) {
	for _, n := range a.stack[i:] {
		if c, ok := n.scene.(scenes.Closer); ok {
			c.Close()
		}
	}
	clear(a.stack[i:])
	a.stack = a.stack[:i]
}

// Close ends what runs beside the game loop. The program is not used afterwards. No one leaves the tables: there it begins the next time.
func (a *App) Close() {
	if len(a.stack) > 0 {
		a.keep() // someone has thought since the last tick
	}
	a.context.Close()
	a.close(0)
	a.context.Library.Close()
	a.context.Deck.Close()
	a.exports.Close()
}

// Depth returns how many pages lie below the one that is shown.
func (a *App) Depth() int { return len(a.stack) - 1 }

// Scene returns the name of the scene that is shown.
func (a *App) Scene() string { return a.stack[len(a.stack)-1].name }

// Top returns the scene that is shown.
func (a *App) Top() scenes.Scene { return a.stack[len(a.stack)-1].scene }

// Tick handles the input of one tick. It reports whether the program is to end. A tick in which nothing happens costs nothing, but for the
// first: what the one before has brought may lie under the pointer.
func (a *App) Tick(in input.Frame) (done bool) {
	in.Typed = a.taken(in)
	news := a.hear()
	news = a.stock.Refresh() || news
	now := a.context.Now()
	quiet := a.last.Quiet(in) && a.last.W > 0 && !news
	if in.W <= 0 || in.H <= 0 || quiet && !a.due(now).Reached(now) {
		return false
	}
	a.state.At(now, in)
	a.moved = !quiet
	a.last, a.dirty = in, true
	a.measure(in)
	in, own, edits := a.ownKeys(in), a.keys(), a.state.Edits()
	next := a.pass(a.zoom(in), true)
	a.keep()
	switch {
	case own.Pressed(in, keys.Quit) && !a.context.InBrowser:
		next = scenes.Next{Do: scenes.Quit}
	case next.Do == scenes.Stay && own.Pressed(in, keys.Options):
		next = a.options()
	}
	if a.step(next) {
		return true
	}
	a.receive(in.Dropped, edits)
	a.pass(in, false)
	return false
}

// ownKeys does what the keys mean in every scene, and returns in without them.
func (a *App) ownKeys(in input.Frame) input.Frame {
	own := a.keys()
	if in.Back {
		in.Keys = append(slices.Clone(in.Keys), own.First(keys.Back))
	}
	if a.paste != nil && !a.state.Edits() && own.Pressed(in, keys.Paste) {
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

// Order returns the names of what the keyboard can come to, in the order of Tab.
func (a *App) Order() []string { return a.state.Order() }

// Focus returns the name of the widget that has the focus of the keyboard and shows it, "none" for none.
func (a *App) Focus() string { return a.state.Focused() }

// Editing returns the text that is being edited, with its places in the window; the zero Edit where none is.
func (a *App) Editing() input.Edit {
	now, ok := a.state.Editing()
	if !ok {
		return input.Edit{}
	}
	z := a.Zoom()
	in := func(r render.Rect) input.Area {
		return input.Area{X: r.X * z, Y: (r.Y + a.room.low) * z, W: r.W * z, H: r.H * z}
	}
	return input.Edit{On: true, Touch: a.last.Touch, Text: now.Text, Start: now.Start, End: now.End, Field: in(now.Field), Caret: in(now.Caret)}
}

// book returns the sentences of the language that is spoken now.
func (a *App) book() *words.Book {
	l := a.context.Settings.Language
	if a.books[l] == nil {
		a.books[l] = a.words(l)
	}
	return a.books[l]
}

// SetLanguage changes the language from the next tick on. Unlike the choice of the players it is not saved at once.
func (a *App) SetLanguage(l words.Language) {
	a.context.Settings.Language = l
	a.last = input.Frame{} // so that the next tick is not quiet
}

// Place returns where the window was last.
func (a *App) Place() place.Place { return a.context.Settings.Window }

// SetPlace saves the place of the window. On another monitor the scale may differ: then the program is dirty.
func (a *App) SetPlace(p place.Place) {
	before := a.context.Settings.Scale
	a.context.Settings.Move(p)
	a.context.SaveSettings()
	if a.context.Settings.Scale != before {
		a.dirty, a.last = true, input.Frame{} // so that the next tick is not quiet
	}
}

// Attention reports once whether something has happened that a person waits for: a computer has moved, and it is the turn of a person.
func (a *App) Attention() bool {
	c, ok := a.Top().(scenes.Notifier)
	return ok && c.NeedsAttention()
}

// keys returns which keys do what. In a page of a browser some are the browser's.
func (a *App) keys() keys.Map {
	if a.context.InBrowser {
		return a.context.Settings.Keys.Without(keys.OfBrowser())
	}
	return a.context.Settings.Keys
}

// taken returns the entered text that has an effect: while no field takes text, the signs that can be keys. A letter that is held
// is entered again and again, and would ask for as many frames.
func (a *App) taken(in input.Frame) []rune {
	if a.state.Edits() {
		return in.Typed
	}
	return keys.KeyRunes(in.Typed)
}

// without returns in without the keys ks: no scene sees what is meant for the window.
func without(in input.Frame, ks []input.Key) input.Frame {
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(k input.Key) bool { return slices.Contains(ks, k) })
	return in
}

// make returns the scene of a name with its argument: scenes.NewGame for setup, *table.Table for play, scenes.RulesPage
// for rules, scenes.ReviewPage for review, scenes.Exercises for training, scenes.Position for the editor, and for setup and collection instead of
// what they have else.
func (a *App) make(n scenes.Next) scenes.Scene {
	switch n.Name {
	case scenes.Title:
		return title.New(a.context)
	case scenes.Setup:
		if at, ok := n.Args.(scenes.Position); ok {
			return setup.NewAt(a.context, at)
		}
		return setup.New(a.context, n.Args.(scenes.NewGame))
	case scenes.Editor:
		return editor.New(a.context, n.Args.(scenes.Position))
	case scenes.Play:
		t := n.Args.(*table.Table)
		a.context.Sit(t)
		return play.New(a.context, t, len(a.stack) > 0 && a.Scene() == scenes.Collection)
	case scenes.Options:
		return options.New(a.context)
	case scenes.Licences:
		return options.NewLicences(a.context)
	case scenes.Keyboard:
		return options.NewKeyboard(a.context)
	case scenes.Collection:
		at, _ := n.Args.(scenes.Position) // else all games are listed
		return collection.New(a.context, at)
	case scenes.Review:
		return review.New(a.context, n.Args.(scenes.ReviewPage))
	case scenes.Training:
		return training.New(a.context, n.Args.(scenes.Exercises))
	case scenes.Rules:
		return rules.New(a.context, n.Args.(scenes.RulesPage))
	}
	panic("app: no scene is called " + n.Name)
}

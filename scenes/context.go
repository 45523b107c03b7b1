// Context: what all scenes share (settings, library, sounds, words), and the requests by which scenes open each other.

package scenes

import (
	"context"
	"embed"
	"log/slog"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/crash"
	"quintet/games/files/diagram"
	"quintet/games/lesson"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/sound"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/export"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Context holds the things that all scenes share. It belongs to the goroutine of the game loop.
type Context struct {
	Catalog   []games.Spec
	Settings  *settings.Settings
	Rand      *games.Rand
	Now       func() time.Time
	Think     func() Thinker                      // makes who thinks for the computers of a table
	Judging   Judging                             // how games are judged
	Lessons   func(games.Spec) *lesson.Book       // how a game is taught
	Play      func(s sound.Sound, volume float64) // makes s heard, at a volume in (0, 1], without waiting; nil where nothing is to be heard
	Log       *slog.Logger                        // with the name of the scene that is shown; nil for none
	Version   string                              // of the program
	Build     string                              // its commit, compiler and system; "" where they are not shown
	Licences  string                              // its licence, and those of what it is made with; "" where they are not shown
	InBrowser bool                                // the program runs in a page of a browser: nothing ends it from inside, and some keys are the browser's
	Mac       bool                                // the keyboard is one of macOS
	SaveAll   func()                              // hands the players everything that is kept, as a file; for a page of a browser
	Save      func(*table.Table, export.Format)   // makes a file of its game
	Copy      func(t *table.Table, whole bool)    // puts the code of its game, or of its position alone, on the clipboard
	// ShowFolder shows a folder of the disk in the file manager of the system; nil where there is none.
	ShowFolder func(path string)
	CopyText   func(text string) // puts the text of a position on the clipboard
	Paste      func()            // asks for what is on the clipboard, which comes as a file without a name that is dropped; nil where it cannot
	Choose     func()            // lets them choose a file, which comes as one that is dropped; nil where it cannot
	MaxScale   int               // the largest scale, in per cent, that the window has room for
	// Table is the one that was played on last since the program began; nil for none.
	Table    *table.Table
	Library  *library.Library // keeps the tables and the finished games
	Deck     *deck.Deck       // keeps the exercises made from them
	Drafts   map[string]Draft // of positions, by what is played
	Messages []board.Message  // what the players are to know, until they close it or its cause is gone
	offer    Offer            // the last one
	spare    float32          // how high notices may be where there are several
	above    float32          // how far above the page they begin
	float    bool             // they stand on the page
}

// Sound makes s heard, as loud as the settings have it. Nothing is heard for sound.None.
func (c *Context) Sound(s sound.Sound) {
	if c.Play != nil && !c.Settings.Mute && c.Settings.Volume > 0 && s != sound.None {
		c.Play(s, float64(c.Settings.Volume)/settings.MaxVolume)
	}
}

// LogFile is the name of the log in the store. Each line is a record in the text format of log/slog.
const LogFile = "quintet.log"

// LogPanic logs p as an error with the message msg. It returns the name of the log, or "" if that cannot be written.
func (c *Context) LogPanic(msg string, p *crash.Panic) (file string) {
	if c.Log == nil {
		return ""
	}
	r := slog.NewRecord(c.Now(), slog.LevelError, msg, 0)
	r.Add("error", p, "stack", p.Stack)
	if c.Log.Handler().Handle(context.Background(), r) != nil {
		return ""
	}
	return LogFile
}

// RulesPage is the argument of the rules scene.
type RulesPage struct {
	Spec games.Spec
	// Options are those of the game that is played or chosen: the full rules are theirs. nil for the defaults.
	Options games.Options
	// Reason is the key of the reason why something was just refused: the page that explains it is opened. "" for none.
	Reason string
	// AtTable says that a game lies below, to which the rules lead back.
	AtTable bool
}

// ReviewPage is the argument of the review scene.
type ReviewPage struct {
	Table *table.Table
	// Show puts a ply in force at the table, which lies below; nil where no table does.
	Show func(n *match.Node)
	// SetUp says that the page leads back to where the position was set up.
	SetUp bool
}

// Sit lets players sit at t, from when on everything that happens there is written down.
func (c *Context) Sit(t *table.Table) {
	c.Library.Sit(t)
	c.Table = t
}

// NewGame is the argument of the setup scene.
type NewGame struct{ Spec games.Spec }

// Exercises is the argument of the training scene.
type Exercises struct {
	IDs []string // of those that are shown at once; none for the overview
}

// A Position is a position of Game, a game of Spec: the argument of the editor scene, where Game is a games.Editor, of the setup scene for a game
// that begins there, and of the collection scene for the games that have come to it.
type Position struct {
	Spec games.Spec
	Game games.Game
	At   games.Position
}

// A Draft holds the positions on a page for setting them up, from when it is left.
type Draft struct {
	From string   // the position with which the page was opened
	All  []string // the positions that there have been
	At   int      // counts in All: the one that was shown
}

// languageHeight is the height of the language switch.
const languageHeight = 32

// LanguageSwitch shows the switch between the languages with the middle of its right side at at. What is chosen holds from the next
// pass on.
func (c *Context) LanguageSwitch(u *ui.UI, at render.Point) {
	all := words.Languages()
	labels := make([]string, len(all))
	for i, l := range all {
		labels[i] = strings.ToUpper(string(l))
	}
	const room = 96
	wide := u.ChoicesWidth(labels, room)
	r := render.Rect{X: at.X - wide, Y: at.Y - languageHeight/2, W: wide, H: languageHeight}
	chosen := slices.Index(all, c.Settings.Language)
	if now, _ := u.Choices(r, u.T("options.language"), labels, chosen); now != chosen {
		c.Settings.Language = all[now]
		c.SaveSettings()
	}
}

// NextLanguage goes on to the next language.
func (c *Context) NextLanguage() {
	all := words.Languages()
	c.Settings.Language = all[(slices.Index(all, c.Settings.Language)+1)%len(all)]
	c.SaveSettings()
}

// LanguageNames returns how the languages call themselves.
func LanguageNames() []string {
	var names []string
	for _, l := range words.Languages() {
		names = append(names, l.Name())
	}
	return names
}

// Language returns which of the languages is spoken.
func (c *Context) Language() int { return slices.Index(words.Languages(), c.Settings.Language) }

// SetLanguage chooses the i-th language.
func (c *Context) SetLanguage(i int) { c.Settings.Language = words.Languages()[i] }

//go:embed texts
var texts embed.FS

// Texts returns the folder of what the scenes say themselves.
func Texts() words.Folder { return words.Folder{Path: "scenes", Files: texts} }

// Words returns all that is said in l: by the scenes, by the kit, by the games, and beside boards that are saved as text.
func Words(l words.Language, catalog []games.Spec) *words.Book {
	folders := []words.Folder{ui.Texts(), Texts(), diagram.Texts()}
	for _, s := range catalog {
		folders = append(folders, words.Of(s))
	}
	return words.NewBook(l, folders...)
}

// Theme returns the colours and the style of boards that are chosen.
func (c *Context) Theme() *render.Theme {
	return render.NewTheme(c.Settings.Dark, StyleOf(c.Settings.Board))
}

// StyleOf returns the style of boards that is called name in the settings; render.Classic where there is none.
func StyleOf(name string) render.Style {
	return render.Style(max(0, slices.Index(settings.BoardStyles, name)))
}

// ThemeButton shows the button in r that changes between light and dark. Every scene has it, with the same key.
func (c *Context) ThemeButton(u *ui.UI, r render.Rect) {
	icon := sprites.IconMoon
	if u.Theme.Dark {
		icon = sprites.IconSun
	}
	if u.Button(r, ui.Command{Icon: icon, Name: u.T("play.theme"), Act: keys.Theme}) {
		c.Settings.Dark = !c.Settings.Dark
		c.SaveSettings()
	}
}

// QuitButton shows the button in r that ends the program, where that can be done from inside. When it is pressed next leads there.
func (c *Context) QuitButton(u *ui.UI, r render.Rect, next *Next) {
	if u.Button(r, ui.Command{Icon: sprites.IconQuit, Name: u.T("action.quit"), Act: keys.Quit}) {
		*next = Next{Do: Quit}
	}
}

// Tools shows the buttons of the theme and of the settings at the right end of r, and returns the rest. Every page has them; where one has no
// room for the settings, the app handles their key. When they are wanted next leads there.
func (c *Context) Tools(u *ui.UI, r render.Rect, next *Next) (rest render.Rect) {
	gear, r := r.CutRight(ToolPitch(u), 0)
	theme, rest := r.CutRight(ToolPitch(u), 0)
	c.ThemeButton(u, theme)
	if u.Button(gear, ui.Command{Icon: sprites.IconGear, Name: u.T("options.title"), Act: keys.Options}) {
		*next = Next{Do: Push, Name: Options}
	}
	return rest
}

// Keys of the messages that go away when a later write succeeds.
const (
	unsavedSettings = "options.unsaved"
	unsavedTables   = "library.unsaved"
	unsavedRecords  = "library.unsavedrecords"
	unsavedDeck     = "training.unsaved"
)

// SaveSettings starts to write the settings. After a failure Poll tells the players once, and tries again.
func (c *Context) SaveSettings() { c.Settings.SaveSoon() }

// Poll collects the messages about settings, tables, records and exercises, retries failed writes that are due, and retracts messages about failures that
// are over.
func (c *Context) Poll() {
	c.Messages = append(c.Messages, c.Library.Poll()...)
	c.Messages = append(c.Messages, c.Deck.Poll()...)
	c.Messages = append(c.Messages, c.Settings.Poll(c.Now())...)
	if !c.Settings.Unsaved() {
		c.Retract(unsavedSettings)
	}
	tables, records := c.Library.Unsaved()
	if !tables {
		c.Retract(unsavedTables)
	}
	if !records {
		c.Retract(unsavedRecords)
	}
	if !c.Deck.Unsaved() {
		c.Retract(unsavedDeck)
	}
}

// Flush writes the times of all tables, and waits until the settings and the exercises are written or have failed.
func (c *Context) Flush() {
	c.Library.Flush()
	c.Deck.Flush()
	c.Settings.Wait()
}

// Close waits until the settings are written, and tries once more after a failure.
func (c *Context) Close() { c.Settings.Close() }

// Due returns when Poll must be called again: never where everything is written.
func (c *Context) Due(now time.Time) due.Time {
	return due.Earliest(c.Library.Due(now), c.Deck.Due(now), c.Settings.Due(now))
}

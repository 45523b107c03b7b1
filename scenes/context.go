// Holds the Context that all scenes share. Add a field to it for something that several scenes need. The file also has the arguments with which
// scenes open each other (RulesPage, Position), the buttons that many pages show (language, theme, settings, quitting), the texts of a language
// (Words), the message for screen readers, and saving (Poll, Flush, Close).

package scenes

import (
	"context"
	"embed"
	"log/slog"
	"slices"
	"strings"
	"time"

	"quintet/games"
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

// Context holds what all scenes share. It belongs to the goroutine of the game loop.
type Context struct {
	Catalog   []games.Spec
	Settings  *settings.Settings
	Rand      *games.Rand
	Now       func() time.Time
	Think     func() Thinker                      // makes the thinker for the computers of a table
	Judging   Judging                             // how games are judged
	Lessons   func(games.Spec) *lesson.Book       // the lessons of a game
	Play      func(s sound.Sound, volume float64) // plays s at a volume in (0, 1] without waiting; nil if there is no sound
	Log       *slog.Logger                        // has the name of the current scene; nil for no log
	Version   string                              // of the program
	Build     string                              // its commit, compiler and system; "" if not shown
	Licences  string                              // its licence, and those of its parts; "" if not shown
	InBrowser bool                                // the program runs in a web page: it cannot quit by itself, and the browser reserves some keys
	Mac       bool                                // the keyboard is from macOS
	SaveAll   func()                              // saves all data as a file for the player; in a browser
	Save      func(*table.Table, export.Format)   // saves the game as a file
	SaveGames func(names []string)                // saves finished games, by the names of their records, as one file
	Copy      func(t *table.Table, whole bool)    // copies the game, or only its position, to the clipboard as a text
	// ShowFolder shows a folder in the file manager of the system; nil if there is none.
	ShowFolder func(path string)
	CopyText   func(text string) // copies text to the clipboard
	Paste      func()            // requests the clipboard, which arrives like a dropped file without a name; nil if not supported
	Choose     func()            // lets the player choose a file, which arrives like a dropped file; nil if not supported
	MaxScale   int               // the largest scale, in per cent, that fits the window
	// Table is the table played at last since the program started; nil if none.
	Table          *table.Table
	Said           string           // the key of what a computer said last, so that it does not say it twice in a row
	Met            map[string]bool  // the computers that have ended a game since the program started, by name: whether they won the last one
	Library        *library.Library // stores the tables and the finished games
	Deck           *deck.Deck       // stores the exercises made from them
	Drafts         map[string]Draft // positions being set up, by game
	Notices        []Notice         // for the players, until they close them or their cause is gone
	notified       int              // the number of notices since the program started
	notifiedBefore int              // notified at the last announcement
	announced      string           // what the page said then
	oldNotices     int              // the number of notices that are no longer announced
}

// Sound plays s at the volume of the settings. sound.None is silent.
func (c *Context) Sound(s sound.Sound) {
	if c.Play != nil && !c.Settings.Mute && c.Settings.Volume > 0 && s != sound.None {
		c.Play(s, float64(c.Settings.Volume)/settings.MaxVolume)
	}
}

// Announcement returns the text for screen readers after a pass over a page: new notices, until the page says something else, and what the page says.
func (c *Context) Announcement(u *ui.UI) string {
	if c.notified != c.notifiedBefore || u.Announced != c.announced {
		c.oldNotices = c.notifiedBefore
	}
	c.notifiedBefore, c.announced = c.notified, u.Announced
	var all []string
	for _, n := range c.Notices {
		if n.nth > c.oldNotices {
			all = append(all, u.Say(n.Message))
		}
	}
	return strings.TrimSpace(strings.Join(append(all, u.Announced), " "))
}

// LogFile is the name of the log in the store. Each line is a record in the text format of log/slog.
const LogFile = "quintet.log"

// LogPanic logs p as an error with the message msg. It returns the name of the log, or "" if there is none.
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
	// Options are those of the current or chosen game, used for the full rules. nil means the defaults.
	Options games.Options
	// Reason is the key of the reason for the latest refusal: the page that explains it is opened. "" for none.
	Reason string
	// AtTable says that the rules return to a game.
	AtTable bool
}

// ReviewPage is the argument of the review scene.
type ReviewPage struct {
	Table *table.Table
	// Show puts a ply in force at the table below; nil if there is none.
	Show func(n *match.Node)
	// SetUp says that the page returns to the position editor.
	SetUp bool
}

// Sit seats the players at t. Everything that happens at t is then stored.
func (c *Context) Sit(t *table.Table) {
	c.Library.Sit(t)
	c.Table = t
}

// NewGame is the argument of the setup scene.
type NewGame struct {
	Spec games.Spec
	// Study is the complete options of a solved board, which is offered against the strongest computer, with a person in the seat that can win; nil for
	// the choices of the last time.
	Study games.Options
}

// Exercises is the argument of the training scene.
type Exercises struct {
	IDs   []string // the exercises to show; empty for the overview
	Level string   // the game whose level of the player is shown instead, "" for none
}

// A Position is a position of Game, a game of Spec. It is the argument of the editor scene, where Game is a games.Editor, of the setup scene for a
// game that starts there, and of the collection scene for the games that reached it.
type Position struct {
	Spec games.Spec
	Game games.Game
	At   games.Position
}

// A Draft holds the positions of an editor page after the player left it.
type Draft struct {
	From string   // the position with which the page was opened
	All  []string // its history of positions
	At   int      // the current index in All
}

// languageHeight is the height of the language switch.
const languageHeight = 32

// LanguageSwitch returns the language switch. A choice takes effect in the next pass.
func (c *Context) LanguageSwitch(u *ui.UI) ui.Element {
	const room = 96
	var labels []string
	for _, l := range words.Languages() {
		labels = append(labels, strings.ToUpper(string(l)))
	}
	return ui.Canvas(u.ChoicesWidth(labels, room), languageHeight, func(r render.Rect) {
		chosen := c.Language()
		if now, _ := u.Choices(r, u.T("options.language"), labels, chosen); now != chosen {
			c.SetLanguage(now)
			c.SaveSettings()
		}
	})
}

// NextLanguage switches to the next language.
func (c *Context) NextLanguage() {
	all := words.Languages()
	c.Settings.Language = all[(slices.Index(all, c.Settings.Language)+1)%len(all)]
	c.SaveSettings()
}

// LanguageNames returns the names of the languages, each in its own language.
func LanguageNames() []string {
	var names []string
	for _, l := range words.Languages() {
		names = append(names, l.Name())
	}
	return names
}

// Language returns the index of the current language.
func (c *Context) Language() int { return slices.Index(words.Languages(), c.Settings.Language) }

// SetLanguage switches to the i-th language.
func (c *Context) SetLanguage(i int) { c.Settings.Language = words.Languages()[i] }

//go:embed texts
var texts embed.FS

// Texts returns the folder with the scenes' own texts.
func Texts() words.Folder { return words.Folder{Path: "scenes", Files: texts} }

// Words returns all texts in l: those of the scenes, the kit, the games, and boards saved as text.
func Words(l words.Language, catalog []games.Spec) *words.Book {
	folders := []words.Folder{ui.Texts(), Texts(), diagram.Texts()}
	for _, s := range catalog {
		folders = append(folders, words.Of(s))
	}
	return words.NewBook(l, folders...)
}

// Theme returns the chosen colours and board style.
func (c *Context) Theme() *render.Theme {
	return render.NewTheme(c.Settings.Dark, StyleOf(c.Settings.Board))
}

// StyleOf returns the board style with this name in the settings; render.Classic if there is none.
func StyleOf(name string) render.Style {
	return render.Style(max(0, slices.Index(settings.BoardStyles, name)))
}

// ThemeSwitch switches between light and dark. Every scene has a button for it, with the same key.
func (c *Context) ThemeSwitch(u *ui.UI) ui.Command {
	icon := sprites.IconMoon
	if u.Theme.Dark {
		icon = sprites.IconSun
	}
	return ui.Command{Icon: icon, Name: u.T("play.theme"), Act: keys.Theme, Run: func() {
		c.Settings.Dark = !c.Settings.Dark
		c.SaveSettings()
	}}
}

// QuitButton shows the button in r that ends the program, if that is possible. When pressed it sets next.
func (c *Context) QuitButton(u *ui.UI, r render.Rect, next *Next) {
	if u.Button(r, ui.Command{Icon: sprites.IconQuit, Name: u.T("action.quit"), Act: keys.Quit}) {
		*next = Next{Do: Quit}
	}
}

// Tools shows the buttons for the theme and the settings at the right end of r, and returns the rest. Every page has them; if there is no space for
// the settings button, the app handles its key. The settings button sets next.
func (c *Context) Tools(u *ui.UI, r render.Rect, next *Next) (rest render.Rect) {
	gear, r := r.CutRight(u.ToolPitch(), 0)
	theme, rest := r.CutRight(u.ToolPitch(), 0)
	u.Button(theme, c.ThemeSwitch(u))
	if u.Button(gear, ui.Command{Icon: sprites.IconGear, Name: u.T("options.title"), Act: keys.Options}) {
		*next = Next{Do: Push, Name: Options}
	}
	return rest
}

// Keys of messages that are retracted when a later write succeeds.
const (
	unsavedSettings = "options.unsaved"
	unsavedTables   = "library.unsaved"
	unsavedRecords  = "library.unsavedrecords"
	unsavedDeck     = "training.unsaved"
)

// SaveSettings starts writing the settings. After a failure Poll tells the players once, and retries.
func (c *Context) SaveSettings() { c.Settings.SaveSoon() }

// Poll collects the messages about settings, tables, records and exercises, retries failed writes that are due, and retracts messages about past
// failures and replies whose time is over.
func (c *Context) Poll() {
	c.expire(c.Now())
	c.Notify(c.Library.Poll()...)
	c.Notify(c.Deck.Poll()...)
	c.Notify(c.Settings.Poll(c.Now())...)
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

// Close waits until the settings are written, and retries once after a failure.
func (c *Context) Close() { c.Settings.Close() }

// Due returns when Poll must be called again: never if everything is written and every notice stays.
func (c *Context) Due(now time.Time) due.Time {
	next := due.Earliest(c.Library.Due(now), c.Deck.Due(now), c.Settings.Due(now))
	for _, n := range c.Notices {
		next = due.Earliest(next, c.expiry(n))
	}
	return next
}

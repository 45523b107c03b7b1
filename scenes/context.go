package scenes

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/crash"
	"quintet/games/lesson"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/render/sound"
	"quintet/scenes/deck"
	"quintet/scenes/export"
	"quintet/scenes/library"
	"quintet/scenes/settings"
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
	Log       func(p *crash.Panic) string         // see Note; nil where nothing is written down
	Version   string                              // of the program
	Build     string                              // its commit, compiler and system; "" where they are not shown
	Notices   string                              // its licence, and those of what it is made with; "" where they are not shown
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
	unsaved  bool             // the settings could not be written the last time
	retryAt  time.Time        // when to try that again
}

// Sound makes s heard, as loud as the settings have it. Nothing is heard for sound.None.
func (c *Context) Sound(s sound.Sound) {
	if c.Play != nil && !c.Settings.Mute && c.Settings.Volume > 0 && s != sound.None {
		c.Play(s, float64(c.Settings.Volume)/settings.MaxVolume)
	}
}

// LogPanic writes p to the log of errors, and returns the path of the log for the players; "" for none.
func (c *Context) LogPanic(p *crash.Panic) (where string) {
	if c.Log == nil {
		return ""
	}
	return c.Log(p)
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

// Package scenes defines what a scene is: a page of the program. It also holds what scenes share. Each scene has a package of its own; only
// scenes/app knows them all.
//
// This file has the interface Scene, the interfaces that some scenes implement as well (Timed, Closer, Notifier, Paster, Headed), the names of the
// scenes, and Next, with which a scene opens another one. To add a scene, name it here and add it to scenes/app/pages.go.
//
// # Files
//
//   - context.go: the Context that all scenes share, the arguments of scenes, common buttons, texts and saving
//   - bar.go: the bar at the top of a page, pages of text, and margins
//   - notice.go: messages to the players, as toasts
//   - describe.go: options, dates, clocks and endings in a few words; person.go: names and order of players; face.go: their faces;
//     opponent.go: a table with one computer
//   - played.go: the games against computers that count, and the next opponent
//   - lessons.go: the lessons of a game and its rules as paragraphs; paragraph.go: draws long texts; stages.go: a progress bar
//   - judging.go: the judge and its searches; thinker.go: the searches of computers
package scenes

import (
	"quintet/render/due"
	"quintet/scenes/ui"
)

// A Scene is one screen of the program. It belongs to the goroutine of the game loop.
type Scene interface {
	// Frame describes the scene once and does both halves of its work: it handles the input of u and draws on u. The app calls it
	// with input and a canvas that shows nothing, then, if anything may have changed, with a canvas and no input.
	// So what is seen and what can be clicked are the same by construction.
	Frame(u *ui.UI) Next
}

// A Timed is a Scene that changes without input: something moves, a clock runs, or a search makes progress.
type Timed interface {
	Scene
	// Due returns when the scene must be advanced next. It also collects search results since the last call.
	Due() due.Time
	// Advance does what the passing of time does: pieces move on, a computer plays, a clock runs out. The app calls it once in each tick in which
	// anything happens, before it handles input. handle asks for a pass with input even if there is none, because the cell under a pointer at rest
	// may have changed.
	Advance() (handle bool)
}

// A Closer is a Scene that must be closed. It is closed once, when it leaves the stack for good.
type Closer interface{ Close() }

// A Notifier is a Scene that may ask for the attention of a person who looks elsewhere.
type Notifier interface {
	// NeedsAttention returns true once for each request.
	NeedsAttention() bool
}

// A Paster is a Scene that takes text from the clipboard.
type Paster interface {
	// Paste reports whether the scene used the text.
	Paste(text string) bool
}

// A Headed is a Scene with its main buttons at the right and at the foot: toasts appear at the left below its head instead.
type Headed interface {
	// HeadHeight returns the height of the head in a window of w by h.
	HeadHeight(w, h float32) float32
}

// Next says which scene the program shows next. The zero Next stays.
type Next struct {
	Do   Do
	Name string // of the next scene
	Args any    // for that scene, of the type that scenes/app documents
}

// Do is an operation on the stack of scenes.
type Do uint8

// The operations.
const (
	Stay    Do = iota
	Go         // replace all scenes by the named one
	Push       // open the named scene above this one
	Replace    // open the named scene instead of this one
	Pop        // return to the scene below
	Quit       // end the program
)

// Names of the scenes.
const (
	Title      = "title"
	Setup      = "setup"
	Editor     = "editor"
	Play       = "play"
	Rules      = "rules"
	Options    = "options"
	Licences   = "notices"
	Keyboard   = "keyboard"
	Collection = "collection"
	Review     = "review"
	Training   = "training"
)

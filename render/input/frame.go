// Package input describes the input of one tick as a value (Frame): pointer, buttons, wheel, keys, text and files. Edit goes the other way and
// tells the window which text is edited. Add a key name or a kind of input here. Package window fills frames from the system, package demo from
// scripts.
package input

import (
	"errors"
	"slices"
)

// A Button is a button of the pointer.
type Button uint8

// The buttons.
const (
	Left Button = 1 << iota
	Right
)

// A Key is a key with its modifiers in lower case: "z", "ctrl+z", "shift+r", "esc", "enter", "space", "f1", "left". On macOS the command key counts
// as ctrl.
type Key string

// The named keys that the program uses.
const (
	Esc       Key = "esc"
	Enter     Key = "enter"
	Space     Key = "space"
	Tab       Key = "tab"
	Backspace Key = "backspace"
	Delete    Key = "delete"
	ArrowL    Key = "left"
	ArrowR    Key = "right"
	ArrowU    Key = "up"
	ArrowD    Key = "down"
	Home      Key = "home"
	End       Key = "end"
	PageUp    Key = "pageup"
	PageDown  Key = "pagedown"
	// ContextMenu is the key that opens the menu of what has the focus. Not every keyboard has it.
	ContextMenu Key = "contextmenu"
)

// A Frame is the input of one tick. The zero Frame is a tick without input, in a window without size.
type Frame struct {
	W, H  int     // the window in device pixels
	Scale float32 // device pixels per logical pixel

	X, Y     float32 // the pointer in logical pixels
	Down     Button  // currently held
	Pressed  Button  // went down in this tick, at X, Y
	Released Button  // went up in this tick, at X, Y
	Wheel    float32 // in notches, away from the player is positive
	Touch    bool    // a finger was used last: when it is lifted there is no pointer position
	Long     bool    // a long press is held, or was just released
	Ctrl     bool    // currently held; on macOS the command key counts, too
	Alt      bool    // currently held
	Shift    bool    // currently held
	Keys     []Key   // pressed in this tick, or repeating
	Held     []Key   // currently down, with the current modifiers
	Typed    []rune  // text entered
	// Composing is the text that an input method is composing; it is not text yet. The keys that it uses are not among Keys.
	Composing Composition
	Back      bool  // the user asks for the previous page, for instance with the browser's button
	Unfocused bool  // the window does not have the focus
	Dropped   *File // dropped on the window in this tick, nil for none
}

// Quiet reports whether nothing that could change anything happened between f and next.
func (f Frame) Quiet(next Frame) bool {
	return f.W == next.W && f.H == next.H && f.Scale == next.Scale && f.X == next.X && f.Y == next.Y && f.Down == next.Down && f.Touch == next.Touch && f.Long == next.Long && f.Unfocused == next.Unfocused && f.Alt == next.Alt && f.Composing == next.Composing &&
		slices.Equal(f.Held, next.Held) && !next.HasActions() && next.Dropped == nil
}

// WithoutActions returns f without the actions in it: its window, its modifiers, and what is held or composed.
func (f Frame) WithoutActions() Frame {
	return Frame{W: f.W, H: f.H, Scale: f.Scale, Unfocused: f.Unfocused, Ctrl: f.Ctrl, Alt: f.Alt, Shift: f.Shift, Held: f.Held, Composing: f.Composing}
}

// HasActions reports whether a button, the wheel or a key was used in this tick, or text was entered.
func (f Frame) HasActions() bool {
	return f.Back || f.Pressed != 0 || f.Released != 0 || f.Wheel != 0 || len(f.Keys) > 0 || len(f.Typed) > 0
}

// Key reports whether k is among the keys.
func (f Frame) Key(k Key) bool {
	return slices.Contains(f.Keys, k)
}

// A Composition is text that an input method is composing. The zero Composition is none.
type Composition struct {
	Text  string
	Caret int // in bytes
}

// An Edit is the text being edited, for systems that have to show a keyboard or an input method for it. The zero Edit is none.
type Edit struct {
	On         bool
	Touch      bool // a finger was used last
	Text       string
	Start, End int // of the selection, in bytes; equal if nothing is selected
	Field      Area
	Caret      Area
}

// An Area is a part of the window, in logical pixels.
type Area struct{ X, Y, W, H float32 }

// MaxFile limits the bytes read from a file. A longer file is read up to MaxFile+1 bytes, which shows that it is too long.
const MaxFile = 16 << 20

// ErrNoFile is the error for something dropped on the window that is not a file, such as a folder.
var ErrNoFile = errors.New("not a file")

// ErrNoDialog is the error for a requested file if the system has no file dialogs.
var ErrNoDialog = errors.New("no dialog for files can be shown")

// A File is a file dropped on the window, or text pasted into it.
type File struct {
	Name   string // without folders; "" for pasted text
	Data   []byte // at most MaxFile+1 bytes
	Err    error  // why it could not be read, nil if it was; ErrNoFile if it is not a file
	Others int    // number of files dropped with it that are still to come, one in each of the next frames that have any
}

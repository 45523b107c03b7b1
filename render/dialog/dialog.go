// Package dialog shows the system's file dialogs, to open or save files, without cgo. This file starts a dialog (Ask), which a context can cancel;
// the answer arrives on another goroutine. dialog_darwin.go, dialog_linux.go and dialog_windows.go (with windows_answer.go) show the dialog;
// dialog_other.go is the stub for browsers. Add a system in a file of its own.
package dialog

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"quintet/games/crash"
)

// Errors of a dialog that returns no path.
var (
	ErrNone      = errors.New("this system has no dialogs for files")
	ErrCancelled = errors.New("the players have closed the dialog")
	ErrOpen      = errors.New("another dialog is open")
)

// A Request describes a file dialog.
type Request struct {
	Title string
	Save  bool   // choose one file to write instead of existing files; the dialog asks before returning an existing one
	Name  string // the proposed name of a file to write
}

// A Desk shows one dialog at a time. It is safe for concurrent use.
type Desk struct{ open atomic.Bool }

// Ask shows a dialog and returns at once. answer is called exactly once, with an error or with the chosen paths: at least one, and exactly one for a
// file to write. It is called on a goroutine of the desk, or before Ask returns if the error is ErrOpen. Cancelling ctx closes the dialog.
func (d *Desk) Ask(ctx context.Context, r Request, answer func(paths []string, err error)) {
	if !d.open.CompareAndSwap(false, true) {
		answer(nil, ErrOpen)
		return
	}
	go func() {
		var paths []string
		var err error
		if p := crash.In(func() { paths, err = ask(ctx, r) }); p != nil {
			err = p
		}
		d.open.Store(false)
		answer(paths, err)
	}()
}

// none explains why the system shows no dialog.
func none(err error) error { return fmt.Errorf("%w: %w", ErrNone, err) }

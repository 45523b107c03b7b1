// Package dialog shows the file dialogs of the system, to open or save files. It needs no cgo. This file starts and cancels a dialog; how each
// system shows it is in dialog_darwin.go, dialog_linux.go and dialog_windows.go.
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
	ErrNone     = errors.New("this system has no dialogs for files")
	ErrUnwanted = errors.New("the players have closed the dialog")
	ErrOpen     = errors.New("another dialog is open")
)

// A Request says which files are asked for.
type Request struct {
	Title string
	Save  bool   // one that is to be written, and not any that exist; the dialog asks before one that exists is named
	Name  string // proposed for a file that is to be written
}

// A Desk shows one dialog at a time. Goroutines may share it.
type Desk struct{ open atomic.Bool }

// Ask shows a dialog and returns at once. answer is called once: with the paths that the players choose, at least one and for a file to be written
// just one, on a goroutine of the desk; or with an error. When ctx is cancelled the dialog closes.
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

// none says why the system shows no dialog.
func none(err error) error { return fmt.Errorf("%w: %w", ErrNone, err) }

// Reports of panics and errors: the files that keep them, their text, and how the program ends after one.

package app

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"time"

	"quintet/games/board"
	"quintet/games/crash"
	"quintet/scenes"
	"quintet/scenes/data/store"
)

// CrashFile is the name under which is kept what is known about an error that ended the program, until the next start.
const CrashFile = "crash.txt"

// ErrorFile is the name under which is kept what is known about errors after which the program went on.
const ErrorFile = "errors.txt"

// crashText returns the text of CrashFile for a panic described by report.
func crashText(c *scenes.Context, report string) []byte {
	built := cmp.Or(c.Build, runtime.GOOS+"/"+runtime.GOARCH)
	return fmt.Appendf(nil, "Quintet %s, %s, %s\n\n%s\n", c.Version, built, c.Now().Format(time.RFC3339), report)
}

// maxReports is the largest file of reports, in bytes. A longer one begins anew.
const maxReports = 1 << 20

// addTo keeps text under name in s, after what is there.
func addTo(s store.Store, name string, text []byte) error {
	before, err := s.Read(name, maxReports)
	if err != nil && !errors.Is(err, store.ErrNotFound) && !errors.Is(err, store.ErrLarge) {
		return err
	}
	return s.Write(name, append(before, text...))
}

// noteIn returns how a Context writes down errors: in s, after those before.
func (a *App) noteIn(s store.Store) func(p *crash.Panic) string {
	return func(p *crash.Panic) string {
		if addTo(s, ErrorFile, crashText(a.context, p.Report())) != nil {
			return "" // nothing can be kept, of which the players are told for what matters to them
		}
		return ErrorFile // beside the settings; the whole path has no room where this is said
	}
}

// Fail notes a panic of the program or beside its loop, after which only End is called: the first counts, nil is none.
func (a *App) Fail(p *crash.Panic) {
	if p != nil && a.crash == "" {
		a.crash = p.Report()
	}
}

// End closes the program, also one that has panicked, and then keeps what is known about the panic in s. The error says what it was and
// where that lies, or everything that is known where s does not take it; nil where nothing went wrong.
func (a *App) End(s store.Store) error {
	a.Fail(crash.In(a.Close))
	if a.crash == "" {
		return nil
	}
	what, _, _ := strings.Cut(a.crash, "\n")
	if err := addTo(s, CrashFile, crashText(a.context, a.crash)); err != nil {
		err = fmt.Errorf("the program has ended with an error, %s, that could not be written down: %w\n%s", what, err, a.crash)
		return NewFailure(a.Language(), Stopped, err, what, "")
	}
	err := fmt.Errorf("the program has ended with an error, %s; what is known about it lies in %s", what, s.Path(CrashFile))
	return NewFailure(a.Language(), Stopped, err, "", s.Path(CrashFile))
}

// tellCrash says where what is known about the last crash lies. It is put aside under a name of its own, so that it is said once.
func (a *App) tellCrash(s store.Store) {
	text, err := s.Read(CrashFile, maxReports)
	if errors.Is(err, store.ErrNotFile) || errors.Is(err, store.ErrLarge) {
		a.context.Messages = append(a.context.Messages, board.Say("drop.unread", CrashFile, err.Error()))
		return
	}
	if err != nil || len(text) == 0 { // there was none
		return
	}
	name := "crash-" + a.context.Now().Format("20060102-150405") + ".txt"
	if errors.Join(s.Write(name, text), s.Remove(CrashFile)) != nil {
		name = CrashFile
	}
	a.context.Messages = append(a.context.Messages, board.Say("library.crash", s.Path(name)))
}

// Writes the log file and limits its size (NewLog, maxLog). Tells the players at the start if the last run crashed (notifyCrash). Ends the program
// after a panic (Fail, End) or another fatal error (Failed). Change here what is logged then. start.go formulates these errors for the user.

package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"quintet/games/crash"
	"quintet/games/words"
	"quintet/scenes"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
)

// maxLog is the size in bytes beyond which the older half of the log is deleted.
const maxLog = 1 << 20

// Messages of the log that the next start looks for.
const (
	started = "start"
	crashed = "crash" // a panic ended the program
)

// NewLog returns the log in scenes.LogFile of s. now gives the time of each record.
func NewLog(s store.Store, now func() time.Time) *slog.Logger {
	return slog.New(slog.NewTextHandler(&logFile{store: s}, &slog.HandlerOptions{ReplaceAttr: func(groups []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey && len(groups) == 0 {
			a.Value = slog.TimeValue(now())
		}
		return a
	}}))
}

// logFile appends each record to scenes.LogFile in one write.
type logFile struct {
	store store.Store
	size  int // in bytes, when it was last read or written
}

func (l *logFile) Write(record []byte) (int, error) {
	err := store.ErrChanged
	if l.size <= maxLog {
		err = l.store.Append(scenes.LogFile, l.size, record)
	}
	if errors.Is(err, store.ErrChanged) {
		if err = l.open(); err == nil {
			err = l.store.Append(scenes.LogFile, l.size, record)
		}
	}
	if err != nil {
		return 0, err
	}
	l.size += len(record)
	return len(record), nil
}

// open reads the size of the file. It creates a missing file and shortens a long one.
func (l *logFile) open() error {
	text, err := readLog(l.store)
	switch {
	case err == nil && len(text) <= maxLog:
		l.size = len(text)
		return nil
	case err != nil && !errors.Is(err, store.ErrNotFound) && !errors.Is(err, store.ErrLarge):
		return err
	}
	_, text, _ = bytes.Cut(text[len(text)/2:], []byte("\n"))
	l.size = len(text)
	return l.store.Write(scenes.LogFile, text)
}

// readLog returns the text of the log in s. The error wraps store.ErrLarge if the file is longer than a log gets.
func readLog(s store.Store) ([]byte, error) { return s.Read(scenes.LogFile, 2*maxLog) }

// notifyCrash adds a message if the last run ended with a crash. It must be called before this start is logged.
func (a *App) notifyCrash() {
	text, err := readLog(a.store)
	last := func(level slog.Level, msg string) int {
		return bytes.LastIndex(text, fmt.Appendf(nil, " level=%v msg=%s ", level, msg))
	}
	switch {
	case errors.Is(err, store.ErrNotFile):
		a.fail("drop.unread", scenes.LogFile, err.Error())
	case last(slog.LevelError, crashed) > last(slog.LevelInfo, started):
		path := a.store.Path(scenes.LogFile)
		a.context.Notify(notice.About(path, "library.crash", path))
	}
}

// Fail logs a panic of the program or of a background goroutine, after which only End may be called. Only the first counts; nil is none.
func (a *App) Fail(p *crash.Panic) {
	if p != nil && a.crash == nil {
		a.crash = p
		a.crashLogged = a.context.LogPanic(crashed, p) != ""
	}
}

// End closes the program, even after a panic. If there was one, the error describes it and names the file with the details. If there is no such file,
// the error contains them.
func (a *App) End() error {
	a.Fail(crash.In(a.Close))
	if a.crash == nil {
		return nil
	}
	file, what := logPath(a.store), a.crash.Error()
	if !a.crashLogged || file == "" {
		err := fmt.Errorf("the program ended with an error: %s", a.crash.Report())
		return NewFailure(a.Language(), Stopped, err, what, "")
	}
	err := fmt.Errorf("the program ended with an error: %v; the details are in %s", a.crash, file)
	return NewFailure(a.Language(), Stopped, err, "", file)
}

// logPath returns the path of the log in s; "" if users cannot open it, because s is not a folder on the disk.
func logPath(s store.Store) string {
	if path := s.Path(scenes.LogFile); filepath.IsAbs(path) {
		return path
	}
	return ""
}

// Failed logs err, which ends the program, and returns it as the failure that l tells the user. detail is as for NewFailure.
func Failed(d Deps, l words.Language, c Cause, err error, detail string) *Failure {
	file, r := logPath(d.Store), slog.NewRecord(d.Now(), slog.LevelError, "cannot start", 0)
	r.Add("error", err)
	if NewLog(d.Store, d.Now).Handler().Handle(context.Background(), r) != nil {
		file = ""
	}
	return NewFailure(l, c, err, detail, file)
}

package app

import (
	"errors"
	"fmt"
	"runtime/debug"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/store"
)

// CrashFile is the name under which is kept what is known about an error that ended the program, until the next start.
const CrashFile = "crash.txt"

// A Guard is the program with a floor under it: a panic in the game loop ends it like Quit, with what was on the tables safe. It belongs to
// one goroutine, as the program does.
type Guard struct {
	*App
	crash string
}

// Crash says what ended the program: the panic, and where it came from. It is "" where nothing went wrong.
func (g *Guard) Crash() string { return g.crash }

// catch takes a panic.
func (g *Guard) catch() {
	if r := recover(); r != nil && g.crash == "" {
		g.crash = fmt.Sprintf("%v\n\n%s", r, debug.Stack())
	}
}

// Tick is that of the program. It reports true once that has panicked.
func (g *Guard) Tick(in input.Frame) (done bool) {
	if g.crash == "" {
		func() {
			defer g.catch()
			done = g.App.Tick(in)
		}()
	}
	return done || g.crash != ""
}

// Draw is that of the program.
func (g *Guard) Draw(c render.Canvas) {
	defer g.catch()
	if g.crash == "" {
		g.App.Draw(c)
	}
}

// Dirty is that of the program. After a panic it is true, so that the window asks for another tick.
func (g *Guard) Dirty() (dirty bool) {
	dirty = true
	defer g.catch()
	if g.crash == "" {
		dirty = g.App.Dirty()
	}
	return dirty
}

// Busy is that of the program.
func (g *Guard) Busy() (busy bool) {
	busy = true
	defer g.catch()
	if g.crash == "" {
		busy = g.App.Busy()
	}
	return busy
}

// Close is that of the program.
func (g *Guard) Close() {
	defer g.catch()
	g.App.Close()
}

// tellCrash says where what is known about the last crash lies. It is put aside under a name of its own, so that it is said once.
func (a *App) tellCrash(s store.Store) {
	text, err := s.Read(CrashFile)
	if err != nil || len(text) == 0 { // there was none, or another copy of the program is running
		return
	}
	name := "crash-" + a.desk.Now().Format("20060102-150405") + ".txt"
	if errors.Join(s.Write(name, text), s.Remove(CrashFile)) != nil {
		name = CrashFile
	}
	a.desk.Said = append(a.desk.Said, board.Say("shelf.crash", s.Path(name)))
}

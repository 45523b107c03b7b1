package attacks

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"quintet/build/display"
	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/store"
)

// sitDown is the way from the title to a table of SQU for two.
var sitDown = []string{"ticks 1", "move away", "press New game SQU", "press seat 2 Person", "press seats As listed", "press Play"}

// ends are ways for the program to end, or for its disk to fill, in the middle of a game: no ply may be lost.
func ends() []attack {
	var as []attack
	for name, s := range map[string]syscall.Signal{"kill": syscall.SIGKILL, "SIGTERM": syscall.SIGTERM, "SIGINT": syscall.SIGINT, "SIGHUP": syscall.SIGHUP} {
		if signal.Ignored(s) {
			continue // as under nohup, and so it is by the program
		}
		as = append(as, attack{name: "end: " + name, long: s != syscall.SIGKILL && s != syscall.SIGTERM, do: func(g *ground) error {
			return g.ended(s)
		}})
	}
	sortByName(as)
	return append(as, attack{name: "disk: full in the middle of a game", do: (*ground).full})
}

// A sitting is a game that is played in the window and, without one, in a drawn program.
type sitting struct {
	w *display.Window
	p *demo.Player
}

// sit opens the window on data and begins a game.
func (g *ground) sit(data string) (*sitting, error) {
	w, err := g.server.Open(g.program, "-data", data, "-seed", "1")
	if err != nil {
		return nil, err
	}
	s := &sitting{w, demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now}))}
	if err := s.do(sitDown...); err != nil {
		w.Close()
		return nil, err
	}
	return s, nil
}

// do does what the lines of a script say, in the window and in the drawn program.
func (s *sitting) do(lines ...string) error {
	s.p.Frame = func(in input.Frame) {
		s.w.Act(in)
		time.Sleep(display.Lag(in))
	}
	for _, line := range lines {
		if err := s.p.Do(line); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
	}
	return nil
}

// same wants the window w to show what the drawn program shows.
func (s *sitting) same(w *display.Window) error {
	const tolerance, wait = 3, 30 * time.Second
	_, worst, where, err := w.Shows(s.p.Picture().Image, tolerance, wait)
	if err == nil && worst > tolerance {
		err = fmt.Errorf("the window is off by %d at %v", worst, where)
	}
	return err
}

// ended plays, ends the program by a signal, and wants to find the same table after the next start.
func (g *ground) ended(signal syscall.Signal) error {
	s, err := g.sit(g.folder)
	if err != nil {
		return err
	}
	defer s.w.Close()
	if err := errors.Join(s.do("play c4 d5 e6", "move away"), s.same(s.w)); err != nil {
		return err
	}
	if err := s.w.Signal(signal); err != nil {
		return err
	}
	if err := s.w.Ended(patience); err != nil && signal != syscall.SIGKILL {
		return fmt.Errorf("it does not end in order: %w", err)
	}
	return g.found(s, g.folder)
}

// found wants the table of s after another start on data.
func (g *ground) found(s *sitting, data string) error {
	w, err := g.server.Open(g.program, "-data", data, "-seed", "1")
	if err != nil {
		return err
	}
	defer w.Close()
	if err := s.same(w); err != nil {
		return fmt.Errorf("after the next start: %w", err)
	}
	return nil
}

// full fills the disk in the middle of a game, plays on, makes room, plays on, kills the program, and wants to find the table.
func (g *ground) full() error {
	data := filepath.Join(g.folder, "small")
	if err := os.Mkdir(data, 0o700); err != nil {
		return err
	}
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", data).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: no small disk can be made: %.80s", errLeftOut, out)
	}
	defer func() {
		_ = exec.Command("umount", "-l", data).Run() // the folder goes with the others
	}()
	s, err := g.sit(data)
	if err != nil {
		return err
	}
	defer s.w.Close()
	filler := filepath.Join(data, "filler")
	if err := s.do("play c4"); err != nil {
		return err
	}
	if err := os.WriteFile(filler, make([]byte, 1<<20), 0o600); err == nil {
		return errors.New("the disk does not fill")
	}
	if err := s.do("play d5 e6"); err != nil {
		return err
	}
	if err := os.Remove(filler); err != nil {
		return err
	}
	if err := s.do("play f7", "move away"); err != nil {
		return err
	}
	time.Sleep(3 * time.Second) // to be written
	if err := s.w.Signal(syscall.SIGKILL); err != nil {
		return err
	}
	_ = s.w.Ended(patience) // killed, as was wanted
	return g.found(s, data)
}

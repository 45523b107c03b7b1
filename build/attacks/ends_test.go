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

	"quintet/build/twin"
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
	return append(as, attack{name: "disk: full in the middle of a game", do: (*ground).full})
}

// wait bounds the time until the window shows what is drawn.
const wait = 30 * time.Second

// sit opens the window on data and begins a game.
func (g *ground) sit(data string) (s twin.Twin, err error) {
	s.Player = twin.Drawn(store.Memory())
	if s.Window, err = g.server.Open(g.program, "-data", data, "-seed", "1"); err != nil {
		return s, err
	}
	if err := s.Play(nil, sitDown...); err != nil {
		s.Window.Close()
		return s, err
	}
	return s, nil
}

// ended plays, ends the program by a signal, and wants to find the same table after the next start.
func (g *ground) ended(signal syscall.Signal) error {
	s, err := g.sit(g.folder)
	if err != nil {
		return err
	}
	defer s.Window.Close()
	if err := errors.Join(s.Play(nil, "play c4 d5 e6", "move away"), s.Same(wait)); err != nil {
		return err
	}
	if err := s.Window.Signal(signal); err != nil {
		return err
	}
	if err := s.Window.Ended(patience); err != nil && signal != syscall.SIGKILL {
		return fmt.Errorf("it does not end in order: %w", err)
	}
	return g.found(s, g.folder)
}

// found wants the table of s after another start on data.
func (g *ground) found(s twin.Twin, data string) error {
	w, err := g.server.Open(g.program, "-data", data, "-seed", "1")
	if err != nil {
		return err
	}
	defer w.Close()
	s.Window = w
	if err := s.Same(wait); err != nil {
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
	defer s.Window.Close()
	filler := filepath.Join(data, "filler")
	if err := s.Play(nil, "play c4"); err != nil {
		return err
	}
	if err := os.WriteFile(filler, make([]byte, 1<<20), 0o600); err == nil {
		return errors.New("the disk does not fill")
	}
	if err := s.Play(nil, "play d5 e6"); err != nil {
		return err
	}
	if err := os.Remove(filler); err != nil {
		return err
	}
	if err := s.Play(nil, "play f7", "move away"); err != nil {
		return err
	}
	time.Sleep(3 * time.Second) // to be written
	if err := s.Window.Signal(syscall.SIGKILL); err != nil {
		return err
	}
	_ = s.Window.Ended(patience) // killed, as was wanted
	return g.found(s, data)
}

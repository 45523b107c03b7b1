package attacks

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"quintet/build/twin"
	"quintet/scenes/data/store"
)

// ends are a kill and a full disk in the middle of a game: no ply may be lost. Package smoke tests other signals.
func ends() []attack {
	return []attack{{name: "end: kill", do: (*ground).killed}, {name: "disk: full in the middle of a game", do: (*ground).full}}
}

// sit opens the window on data and begins a game of SQU for two.
func (g *ground) sit(data string) twin.Twin {
	g.Helper()
	s := twin.Twin{Window: g.open(data), Player: twin.Drawn(store.Memory())}
	g.must(s.Play(nil, "ticks 1", "move away", "press New game SQU", "press seat 2 Person", "press seats As listed", "press Play"))
	return s
}

// lost kills the program of s, and checks that its table is there after another start on data.
func (g *ground) lost(s twin.Twin, data string) {
	g.Helper()
	g.must(s.Window.Signal(syscall.SIGKILL))
	_ = s.Window.Ended() // killed, as intended
	s.Window = g.open(data)
	if err := s.Same(); err != nil {
		g.Errorf("after the next start: %v", err)
	}
}

// killed plays, kills the program, and checks that the table is still there.
func (g *ground) killed() {
	s := g.sit(g.folder)
	g.must(s.Play(nil, "play c4 d5 e6", "move away"))
	g.must(s.Same())
	g.lost(s, g.folder)
}

// full fills the disk in the middle of a game, plays on, frees space, plays on, kills the program, and checks that the table is still there.
func (g *ground) full() {
	data := filepath.Join(g.folder, "small")
	g.must(os.Mkdir(data, 0o700))
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", data).CombinedOutput(); err != nil {
		g.Skipf("left out: no small disk can be made: %.80s", out)
	}
	g.Cleanup(func() {
		_ = exec.Command("umount", "-l", data).Run() // the folder is removed with the others
	})
	s, filler := g.sit(data), filepath.Join(data, "filler")
	g.must(s.Play(nil, "play c4"))
	if err := os.WriteFile(filler, make([]byte, 1<<20), 0o600); err == nil {
		g.Fatal("the disk does not fill")
	}
	g.must(s.Play(nil, "play d5 e6"))
	g.must(os.Remove(filler))
	g.must(s.Play(nil, "play f7", "move away"))
	time.Sleep(3 * time.Second) // until it is written
	g.lost(s, data)
}

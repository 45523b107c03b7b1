package attacks

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"quintet/build/display"
	"quintet/render/input"
)

// folders are folders of data in which something is not as the program has left it. The window must open, hear a key, and close in order.
func folders() []attack {
	finished := "[game \"squ\"]\n[options \"size=8\"]\n[result \"p2+ resign\"]\n1. a1\n"
	word := strings.Repeat("x", 100_000)
	files := func(texts map[string]string) func(g *ground) error {
		return func(g *ground) error {
			for name, text := range texts {
				if _, err := g.write(name, text); err != nil {
					return err
				}
			}
			return nil
		}
	}
	pipeAt := func(name string) func(g *ground) error {
		return func(g *ground) error { return pipe(filepath.Join(g.folder, name)) }
	}
	many := map[string]string{}
	for i := range 200 {
		many[fmt.Sprintf("games/20260101-%06d-squ-1.txt", i)] = finished + strings.Repeat("{comment}", 100_000)
	}
	all := []struct {
		name string
		lay  func(g *ground) error
		long bool
	}{
		{"a word of 100 kB in the settings", files(map[string]string{"settings.json": `{"Board":"` + word + `","Language":"` + word + `"}`}), false},
		{"settings that are a pipe", pipeAt("settings.json"), false},
		{"a crash report that is a pipe", pipeAt("crash.txt"), false},
		{"settings that are a folder", func(g *ground) error { return os.Mkdir(filepath.Join(g.folder, "settings.json"), 0o700) }, false},
		{"settings without an end", func(g *ground) error { return os.Symlink("/dev/zero", filepath.Join(g.folder, "settings.json")) }, false},
		{"settings of 1 GB", func(g *ground) error { return sparse(filepath.Join(g.folder, "settings.json")) }, false},
		{"a record that is a pipe", func(g *ground) error {
			return errors.Join(os.Mkdir(filepath.Join(g.folder, "games"), 0o700), pipe(filepath.Join(g.folder, "games", "20260101-000000-squ-1.txt")))
		}, false},
		{"games that are a file", files(map[string]string{"games": "x"}), false},
		{"tables that are a file", files(map[string]string{"tables": "x"}), false},
		{"a journal of zeros", files(map[string]string{"tables/1-20260101-000000-squ.journal": strings.Repeat("\x00", 1<<20)}), false},
		{"a journal of one line", files(map[string]string{"tables/1-20260101-000000-squ.journal": word}), false},
		{"a record of 8 MB of comments", files(map[string]string{"games/20260101-000000-squ-1.txt": finished + strings.Repeat("{abcde}", 1<<20)}), false},
		{"200 records of 1 MB", files(many), true},
	}
	var as []attack
	for _, f := range all {
		as = append(as, attack{name: "folder: " + f.name, long: f.long, do: func(g *ground) error {
			if err := f.lay(g); err != nil {
				return err
			}
			return g.lives()
		}})
	}
	return as
}

// sparse makes a file of 1 GB that takes no room.
func sparse(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Truncate(1<<30), f.Close())
}

// maxMemory is the bound on the memory of a window of 1280 by 800, in bytes.
const maxMemory = 300 << 20

// lives opens the window on the folder of the attack, wants it to answer a key, to take no more memory than it may and to end in order.
func (g *ground) lives() error {
	w, err := g.server.Open(g.program, "-data", g.folder, "-seed", "1")
	if err != nil {
		return err
	}
	defer w.Close()
	return g.answers(w)
}

// answers wants the window w to change its theme, and then to end by a signal in order, without a report of a crash.
func (g *ground) answers(w *display.Window) error {
	if err := g.reacts(w); err != nil {
		return err
	}
	peak, err := w.Memory("VmHWM")
	if err != nil {
		return err
	}
	if peak > maxMemory {
		return fmt.Errorf("it takes %d MB, want at most %d", peak>>20, maxMemory>>20)
	}
	if err := w.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	if err := w.Ended(patience); err != nil {
		return fmt.Errorf("it does not end in order: %w", err)
	}
	if info, err := os.Lstat(filepath.Join(g.folder, "crash.txt")); err == nil && info.Mode().IsRegular() {
		return errors.New("it has written a report of a crash")
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
		return err
	}
	return nil
}

// reacts wants the window w to look different after the key of the theme.
func (g *ground) reacts(w *display.Window) error {
	began := time.Now()
	before, err := w.Picture()
	for err == nil && time.Since(began) < patience {
		w.Press(input.Key("f2"))
		time.Sleep(300 * time.Millisecond)
		after, failed := w.Picture()
		if failed != nil {
			return failed
		}
		if worst, _ := display.Differ(before, after); worst > 20 {
			return nil
		}
	}
	if err != nil {
		return err
	}
	return fmt.Errorf("the window answers no key within %v", patience)
}

package attacks

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"quintet/build/display"
	"quintet/render/input"
)

// folders are data folders in which something differs from what the program left there. The window must open, react to a key, and close in an orderly
// way.
func folders() (as []attack) {
	finished := "[game \"squ\"]\n[options \"size=8\"]\n[result \"p2+ resign\"]\n1. a1\n"
	word := strings.Repeat("x", 100_000)
	file := func(name, text string) func(*ground) {
		return func(g *ground) { g.must(os.WriteFile(g.at(name), []byte(text), 0o600)) }
	}
	pipe := func(name string) func(*ground) {
		return func(g *ground) {
			if out, err := exec.Command("mkfifo", g.at(name)).CombinedOutput(); err != nil {
				g.Skipf("left out: no pipe can be made: %s", out)
			}
		}
	}
	const record, journal = "games/20260101-000000-squ-1.txt", "tables/1-20260101-000000-squ.journal"
	const table = "unfinished/1-20260101-000000-squ.1.table"
	for _, f := range []struct {
		name string
		lay  func(*ground)
		long bool
	}{
		{"a word of 100 kB in the settings", file("settings.json", `{"Board":"`+word+`","Language":"`+word+`"}`), false},
		{"settings that are a pipe", pipe("settings.json"), false},
		{"a log that is a pipe", pipe("quintet.log"), false},
		{"settings that are a folder", func(g *ground) { g.must(os.Mkdir(g.at("settings.json"), 0o700)) }, false},
		{"settings without an end", func(g *ground) { g.must(os.Symlink("/dev/zero", g.at("settings.json"))) }, false},
		{"settings of 1 GB", func(g *ground) {
			file("settings.json", "")(g)
			g.must(os.Truncate(g.at("settings.json"), 1<<30)) // takes no disk space
		}, false},
		{"a record that is a pipe", pipe(record), false},
		{"games that are a file", file("games", "x"), false},
		{"tables that are a file", file("tables", "x"), false},
		{"unfinished tables that are a file", file("unfinished", "x"), false},
		{"a table of zeros", file(table, strings.Repeat("\x00", 1<<20)), false},
		{"a table of one line", file(table, "state "+word), false},
		{"a table that is a pipe", pipe(table), false},
		{"a table of 8 MB of variations", file(table, finished+strings.Repeat("(1. b2)", 1<<20)+"\nstate 00000000 {}\n"), false},
		{"a journal of zeros", file(journal, strings.Repeat("\x00", 1<<20)), false},
		{"a journal of one line", file(journal, word), false},
		{"a record of 8 MB of comments", file(record, finished+strings.Repeat("{abcde}", 1<<20)), false},
		{"200 records of 1 MB", func(g *ground) {
			for i := range 200 {
				file(fmt.Sprintf("games/20260101-%06d-squ-1.txt", i), finished+strings.Repeat("{comment}", 100_000))(g)
			}
		}, true},
	} {
		as = append(as, attack{name: "folder: " + f.name, long: f.long, do: func(g *ground) {
			f.lay(g)
			g.answers(g.open(g.folder))
		}})
	}
	return as
}

// maxMemory is the limit for the memory of a window of 1280 by 800, in bytes.
const maxMemory = 300 << 20

// answers checks that the window w changes its theme, takes no more memory than allowed, and ends in an orderly way after a signal, without a crash
// in the log.
func (g *ground) answers(w *display.Window) {
	g.Helper()
	g.reacts(w)
	g.fits(w, "VmHWM")
	g.must(w.Signal(syscall.SIGTERM))
	if err := w.Ended(); err != nil {
		g.Fatalf("it does not end in order: %v", err)
	}
	if info, err := os.Lstat(g.at("quintet.log")); errors.Is(err, fs.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
		return // nothing can be kept, or not there
	}
	log, err := os.ReadFile(g.at("quintet.log"))
	g.must(err)
	if !bytes.Contains(log, []byte("msg=start")) || bytes.Contains(log, []byte("level=ERROR")) {
		g.Errorf("want a start without errors in the log: %s", log)
	}
}

// fits checks that a memory figure of w, named as for Window.Memory, is within its limit.
func (g *ground) fits(w *display.Window, name string) {
	g.Helper()
	used, err := w.Memory(name)
	g.must(err)
	if used > maxMemory {
		g.Fatalf("it takes %d MB, want at most %d", used>>20, maxMemory>>20)
	}
}

// reacts checks that the window w looks different after the theme key.
func (g *ground) reacts(w *display.Window) {
	g.Helper()
	before, err := w.Picture()
	g.must(err)
	for began := time.Now(); time.Since(began) < display.Patience; {
		w.Press(input.Key("f2"))
		time.Sleep(300 * time.Millisecond)
		after, err := w.Picture()
		g.must(err)
		if worst, _ := display.Differ(before, after); worst > 20 {
			return
		}
	}
	g.Fatalf("the window answers no key within %v", display.Patience)
}

// resizes is a window that changes its size again and again, in the long proofs ten times as often. It takes no more memory than allowed, and still
// answers.
func resizes() (as []attack) {
	for _, sizes := range []int{200, 2000} {
		as = append(as, attack{name: fmt.Sprintf("window: %d sizes", sizes), long: sizes > 200, do: func(g *ground) {
			w := g.open(g.folder)
			for i := range sizes {
				w.Resize(660+i*37%730, 500+i*53%390)
				time.Sleep(60 * time.Millisecond)
			}
			g.fits(w, "VmRSS")
			g.answers(w)
		}})
	}
	return as
}

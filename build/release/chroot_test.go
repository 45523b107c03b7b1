package release

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/twin"
	"quintet/scenes/data/store"
)

// A chroot is a separate Debian system in a folder. It shares this system's display and network.
type chroot struct {
	folder string
	env    []string
}

// debian returns a Debian 13 with packages. It is made once and kept in the user's cache. The test is skipped if it cannot be made.
func debian(t *testing.T, packages ...string) chroot {
	t.Helper()
	if runtime.GOOS != "linux" || os.Geteuid() != 0 {
		t.Skip("left out: only root can start programs in another root")
	}
	if out, err := exec.Command("unshare", "-m", "--propagation", "private", "mount", "-t", "tmpfs", "none", os.TempDir()).CombinedOutput(); err != nil {
		t.Skipf("left out: nothing can be mounted here: %s", out)
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Skip("left out:", err)
	}
	list := strings.Join(packages, ",")
	c := chroot{folder: filepath.Join(cache, "quintet", "roots", fmt.Sprintf("trixie-%x", sha256.Sum256([]byte(list)))[:20])}
	if _, err := os.Stat(c.folder); err != nil {
		half := c.folder + "-half"
		must.Succeed(t, errors.Join(os.RemoveAll(half), os.MkdirAll(filepath.Dir(half), 0o755)))
		out, err := exec.Command("mmdebstrap", "--variant=minbase", "--aptopt=Apt::Install-Recommends \"false\"",
			"--dpkgopt=path-exclude=/usr/share/doc/*", "--dpkgopt=path-exclude=/usr/share/man/*", "--include="+list, "trixie", half).CombinedOutput()
		if err != nil {
			t.Skipf("left out: Debian 13 cannot be had: %v\n%s", err, out)
		}
		must.Succeed(t, os.Rename(half, c.folder))
	}
	must.Succeed(t, errors.Join(os.RemoveAll(c.file("")), os.MkdirAll(c.file("home"), 0o755)))
	return c
}

// enter is the script that starts a program in a root. Its first argument is the folder.
const enter = `set -e
root=$1
shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
exec chroot "$root" /usr/bin/env -i HOME=/tested/home DISPLAY="$DISPLAY" LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games "$@"`

// line returns the command line that starts a program in the root.
func (c chroot) line(args ...string) []string {
	return append(append([]string{"unshare", "-m", "--propagation", "private", "sh", "-c", enter, "sh", c.folder}, c.env...), args...)
}

// run runs a program in the root and returns its output. It must succeed.
func (c chroot) run(t *testing.T, args ...string) string {
	t.Helper()
	line := c.line(args...)
	var errs strings.Builder
	cmd := exec.Command(line[0], line[1:]...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", strings.Join(args, " "), err, out, errs.String())
	}
	return string(out)
}

// file returns a path in a folder of the root that is empty at the start of every test.
func (c chroot) file(name string) string { return filepath.Join(c.folder, "tested", name) }

// put writes a file there.
func (c chroot) put(t *testing.T, name string, data []byte) {
	t.Helper()
	must.Succeed(t, os.WriteFile(c.file(name), data, 0o755))
}

// played is the script for the window of an installed program. After every line the window must show what the program in memory draws.
const played = `
move away
press New game Squex
press seats As listed
press seat 2 Person
key enter
play d4 e5 e3
move f4
key ctrl+t
press New game SQU
press seats As listed
press seat 2 Person
key enter
play c4 d5 e6
click c4
key ctrl+t
key f2
`

// open starts a program in the root whose window has a class. Its standard error goes to errs.
func (c chroot) open(t *testing.T, class string, errs io.Writer, program ...string) *display.Window {
	t.Helper()
	server := twin.Serve(t)
	server.Class, server.Errors = class, errs
	line := c.line(program...)
	return twin.Open(t, server, line[0], line[1:]...)
}

// playWindow starts a program in the root, whose window has a class, plays in it and closes it. seen is its data folder as the program sees it, and
// data the same folder from outside.
func (c chroot) playWindow(t *testing.T, class, data, seen string, program ...string) {
	t.Helper()
	_, unkept := twin.Timeless(store.Disk(data))
	kept, err := twin.Timeless(store.Memory())
	must.Succeed(t, errors.Join(err, unkept))
	var errs strings.Builder
	w := c.open(t, class, &errs, append(program, "-data", seen, "-seed", "1")...)
	both := twin.Twin{Window: w, Player: twin.Drawn(kept)}
	must.Succeed(t, both.Play(both.Same, strings.Split(strings.TrimSpace(played), "\n")...))
	w.Press("ctrl+q")
	if err := w.Ended(); err != nil {
		t.Errorf("after ctrl+q on the title: %v", err)
	}
	if program[0] != "wine" && errs.Len() > 0 { // Wine prints much about itself
		t.Errorf("standard error holds\n%s", errs.String())
	}
}

package release

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
)

// TestInstallDebianPackage installs the package on a system with only its dependencies, plays, and removes it.
func TestInstallDebianPackage(t *testing.T) {
	p := made(t)
	t.Parallel()
	deb := p.path("quintet_VERSION_amd64.deb")
	var needs []string
	for _, n := range strings.Split(strings.TrimSpace(output(t, "dpkg-deb", "--field", deb, "Depends")), ", ") {
		first, _, _ := strings.Cut(n, " ")
		needs = append(needs, first)
	}
	c := debian(t, needs...)
	c.put(t, "quintet.deb", p.read(t, "quintet_VERSION_amd64.deb"))
	_ = exec.Command("chroot", c.folder, "dpkg", "--purge", "quintet").Run() // left over from an interrupted test
	before := quintets(t, c.folder)
	c.run(t, "dpkg", "--install", "/tested/quintet.deb")
	if got := c.run(t, "quintet", "version"); !strings.HasPrefix(got, "Quintet "+p.release.version) {
		t.Errorf("the installed program says %q", got)
	}
	c.playWindow(t, "quintet", c.file("data"), "/tested/data", "/usr/games/quintet")
	c.run(t, "dpkg", "--purge", "quintet")
	if after := quintets(t, c.folder); len(before) != 0 || len(after) != 0 {
		t.Errorf("before there is %q, after the removal %q", before, after)
	}
}

// quintets returns the program's files in the folders of a system.
func quintets(t *testing.T, root string) []string {
	t.Helper()
	out, err := exec.Command("find", filepath.Join(root, "usr"), "-iname", "*quintet*").Output()
	must.Succeed(t, err)
	return strings.Fields(string(out))
}

// TestWindowsPrograms installs the program on Wine, runs it with pipes and on a console, plays in its window, and removes it.
func TestWindowsPrograms(t *testing.T) {
	p := made(t)
	t.Parallel()
	c := debian(t, "wine", "wine64", "libgl1", "libgl1-mesa-dri", "libegl1")
	c.env = []string{"WINEPREFIX=/tested/prefix", "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree=;mshtml="}
	c.run(t, "wineboot", "-i")
	t.Cleanup(func() {
		line := c.line("wineserver", "-k")
		_ = exec.Command(line[0], line[1:]...).Run() // the server ends with the last program by itself
	})
	c.put(t, "setup.exe", p.read(t, "quintet-VERSION-windows-amd64-setup.exe"))
	// The installer continues as a copy of itself, and each run has its own registry until its server ends.
	const toTheEnd = `wine "$0" /S && wineserver -w`
	c.run(t, "sh", "-c", toTheEnd, "/tested/setup.exe")
	installed := c.file("prefix/drive_c/users/root/AppData/Local/Programs/Quintet")
	zip := unzipped(t, p.read(t, "quintet-VERSION-windows-amd64.zip"))
	for _, f := range zip {
		got, err := os.ReadFile(filepath.Join(installed, filepath.Base(f.name)))
		if err != nil || !bytes.Equal(got, f.data) {
			t.Errorf("%s is another one than in the zip: %v", f.name, err)
		}
	}
	const folder = `C:\users\root\AppData\Local\Programs\Quintet\`
	const exe = folder + "quintet.exe"
	if got := c.run(t, "wine", exe, "version"); !strings.HasPrefix(got, "Quintet "+p.release.version+"\n") {
		t.Errorf("through a pipe the program says %q", got)
	}
	// script gives cmd a terminal, which is the console from which the program is started.
	console := strings.Join(quoted(c.line("wine", "cmd", "/c", "start", "/wait", "/b", exe, "version")), " ")
	out, err := exec.Command("script", "-qec", console, "/dev/null").CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("Quintet "+p.release.version)) {
		t.Errorf("on a console the program says %q: %v", out, err)
	}
	c.playWindow(t, "quintet.exe", c.file("data"), `Z:\tested\data`, "wine", exe)
	registered := []string{`.quintet`, `Quintet.Game\shell\open\command`, `Applications\quintet.exe\shell\open\command`, `Applications\quintet.exe\SupportedTypes`}
	want := []string{"Quintet.Game", `"` + exe + `" -- "%1"`, `"` + exe + `" -- "%1"`, ".json"}
	for i, key := range registered {
		if got, ok := c.class(key); !ok || !strings.Contains(got, want[i]) {
			t.Errorf("the class %s is\n%s, want %s", key, got, want[i])
		}
	}
	for _, end := range []string{".txt", ".json"} {
		if got, ok := c.class(end); ok {
			t.Errorf("the installer takes the type %s:\n%s", end, got)
		}
	}
	c.doubleClick(t, exe)
	c.run(t, "sh", "-c", toTheEnd, folder+"uninstall.exe")
	if _, err := os.Stat(installed); !os.IsNotExist(err) {
		t.Errorf("the uninstaller leaves the folder of the program: %v", err)
	}
	for _, key := range registered {
		if got, ok := c.class(key); ok {
			t.Errorf("the uninstaller leaves the class %s:\n%s", key, got)
		}
	}
}

// class returns a class in Wine's user registry. ok is false if there is none.
func (c chroot) class(key string) (values string, ok bool) {
	line := c.line("wine", "reg", "query", `HKCU\Software\Classes\`+key)
	out, err := exec.Command(line[0], line[1:]...).Output()
	return string(out), err == nil
}

// doubleClick opens a finished game called .quintet with the registered command, like the Windows desktop; Wine 10 ignores the classes of a user. The
// game must then be in the library.
func (c chroot) doubleClick(t *testing.T, exe string) {
	t.Helper()
	c.put(t, "a game.quintet", []byte("[game \"squ\"]\n[options \"size=3 ties=draw\"]\n[result \"p1+ resign\"]\n\n1. a1\n"))
	w := c.open(t, "quintet.exe", io.Discard, "sh", "-c", `wine "$0" -- "$1" && wineserver -w`, exe, `Z:\tested\a game.quintet`)
	kept := c.file("prefix/drive_c/users/root/AppData/Roaming/quintet/games/*.txt")
	for deadline := time.Now().Add(display.Patience); ; time.Sleep(200 * time.Millisecond) {
		if found, err := filepath.Glob(kept); err != nil || len(found) == 1 {
			must.Succeed(t, err)
			break
		}
		if time.Now().After(deadline) {
			t.Error("the game is not in the library")
			break
		}
	}
	w.Press("ctrl+q")
	if err := w.Ended(); err != nil {
		t.Errorf("after ctrl+q: %v", err)
	}
}

// quoted returns words quoted so that a shell treats each as one word.
func quoted(words []string) []string {
	q := make([]string, len(words))
	for i, w := range words {
		q[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
	}
	return q
}

package release

import (
	"bytes"
	"debug/elf"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
)

func TestLinuxTarball(t *testing.T) {
	p := made(t)
	for arch, machine := range map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64} {
		name := strings.ReplaceAll("quintet-VERSION-linux-"+arch, "VERSION", p.release.version)
		files := untarred(t, p.read(t, name+".tar.gz"))
		modes(t, files, name+"/quintet", name+"/install.sh")
		papersIn(t, files, name+"/")
		f, err := elf.NewFile(bytes.NewReader(find(t, files, name+"/quintet").data))
		must.Succeed(t, err)
		if f.Machine != machine {
			t.Errorf("%s: the machine is %v", arch, f.Machine)
		}
		symbols, err := f.ImportedSymbols()
		must.Succeed(t, err)
		for _, s := range symbols {
			if s.Version != "" {
				t.Errorf("%s needs %s of version %s: it will not run where that is older", arch, s.Name, s.Version)
			}
		}
	}
}

// TestDesktopFiles runs the validators of the desktops.
func TestDesktopFiles(t *testing.T) {
	p := made(t)
	dir := t.TempDir()
	share, err := p.release.share()
	must.Succeed(t, err)
	must.Succeed(t, writeFiles(dir, share, p.release.when))
	output(t, "update-mime-database", filepath.Join(dir, "mime"))
	globs, err := os.ReadFile(filepath.Join(dir, "mime", "globs2"))
	if err != nil || !bytes.Contains(globs, []byte(":application/x-quintet:*.quintet\n")) {
		t.Errorf("files called *.quintet have no type: %v\n%s", err, globs)
	}
	output(t, "desktop-file-validate", filepath.Join(dir, "applications", "quintet.desktop"))
	output(t, "appstreamcli", "validate", "--no-net", filepath.Join(dir, "metainfo", appID+".metainfo.xml"))
	if out := output(t, "mandoc", "-Tlint", "-Wwarning", filepath.Join(dir, "man", "man6", "quintet.6")); out != "" {
		t.Errorf("the man page: %s", out)
	}
	window := must.Read(t, filepath.Join(root, "render", "window", "screen.go"))
	class := regexp.MustCompile(`X11ClassName: "(\w+)"`).FindStringSubmatch(window)
	if desktop := find(t, share, "applications/quintet.desktop").data; class == nil || !bytes.Contains(desktop, []byte("\nStartupWMClass="+class[1]+"\n")) {
		t.Errorf("the window has the class %q, another one than the entry of the menu:\n%s", class, desktop)
	}
}

// TestInstallScript installs below a folder, twice, and removes everything again.
func TestInstallScript(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("left out: there is no sh")
	}
	r := &release{sources: root, version: "1.2.3"}
	share, err := r.share()
	must.Succeed(t, err)
	papers, err := r.licencesAndNews()
	must.Succeed(t, err)
	script, err := templates.ReadFile("templates/install.sh")
	must.Succeed(t, err)
	from, prefix := filepath.Join(t.TempDir(), "a folder"), filepath.Join(t.TempDir(), "another one")
	files := append(inside("share", share), append(papers, file{"install.sh", program, script}, file{"quintet", program, []byte("#!/bin/sh\necho played\n")})...)
	must.Succeed(t, writeFiles(from, files, r.when))
	install := func(args ...string) string {
		return output(t, filepath.Join(from, "install.sh"), append(args, "--prefix", prefix)...)
	}
	if out := install(); !strings.Contains(out, prefix+"/bin/quintet") {
		t.Errorf("install.sh says %q", out)
	}
	install() // over itself
	if out := output(t, filepath.Join(prefix, "bin", "quintet")); out != "played\n" {
		t.Errorf("the program says %q", out)
	}
	if n, want := countFiles(t, prefix), len(share)+len(papers)+1; n != want {
		t.Errorf("%d files are installed, want %d", n, want)
	}
	desktop, err := os.ReadFile(filepath.Join(prefix, "share", "applications", "quintet.desktop"))
	if err != nil || !bytes.Contains(desktop, []byte(fmt.Sprintf("\nExec=\"%s/bin/quintet\" -- %%F\nTryExec=%s/bin/quintet\n", prefix, prefix))) {
		t.Errorf("the menu starts another program: %v\n%s", err, desktop)
	}
	install("--uninstall")
	if n := countFiles(t, prefix); n != 0 {
		t.Errorf("%d files stay", n)
	}
	if out, err := exec.Command(filepath.Join(from, "install.sh"), "--nonsense").CombinedOutput(); err == nil || !strings.Contains(string(out), "usage:") {
		t.Errorf("install.sh --nonsense: %v, %s", err, out)
	}
}

// TestInstallScriptAnyFolder installs into folders with names that a shell, sed or a menu could misinterpret. The menu must name the program.
func TestInstallScriptAnyFolder(t *testing.T) {
	script, err := templates.ReadFile("templates/install.sh")
	must.Succeed(t, err)
	desktop, err := templates.ReadFile("templates/quintet.desktop")
	must.Succeed(t, err)
	from := filepath.Join(t.TempDir(), "from | & here")
	files := []file{{"install.sh", program, script}, {"quintet", program, []byte("#!/bin/sh\necho played\n")}, {"share/applications/quintet.desktop", 0o644, desktop}}
	for _, paper := range []string{"LICENSE", "NOTICES.md", "CHANGELOG.md"} {
		files = append(files, file{paper, 0o644, []byte(paper)})
	}
	must.Succeed(t, writeFiles(from, files, time.Unix(0, 0)))
	for _, name := range []string{"a|b", "a&b", `a\1b`, "a b  c", "it's", `say "so"`, "$HOME", "`date`", "100%", "a;b", "*", "-n", "ção", `back\`} {
		prefix := filepath.Join(t.TempDir(), name)
		out := output(t, filepath.Join(from, "install.sh"), "--prefix", prefix)
		binary := prefix + "/bin/quintet"
		if !strings.Contains(out, binary) || output(t, binary) != "played\n" {
			t.Errorf("%s: install.sh says %q", name, out)
		}
		text := must.Read(t, filepath.Join(prefix, "share", "applications", "quintet.desktop"))
		if got := menuCommand(t, text); got != binary || !strings.Contains(text, "\nTryExec="+strings.ReplaceAll(binary, `\`, `\\`)+"\n") {
			t.Errorf("%s: the menu starts %q, want %q, with\n%s", name, got, binary, text)
		}
		output(t, filepath.Join(from, "install.sh"), "--uninstall", "--prefix", prefix)
		if n := countFiles(t, prefix); n != 0 {
			t.Errorf("%s: %d files stay", name, n)
		}
	}
	for _, name := range []string{"a\nb", ""} {
		c := exec.Command(filepath.Join(from, "install.sh"), "--prefix", name)
		c.Dir = t.TempDir()
		if out, err := c.CombinedOutput(); c.ProcessState.ExitCode() != 2 || countFiles(t, c.Dir) != 0 {
			t.Errorf("%q: got %v, %s, want status 2 and no file", name, err, out)
		}
	}
}

// menuCommand returns the program that a menu starts for the text of a .desktop file, parsing Exec by the Desktop Entry Specification.
func menuCommand(t *testing.T, text string) string {
	t.Helper()
	line := regexp.MustCompile(`(?m)^Exec="(.*)"`).FindStringSubmatch(text)
	if line == nil {
		t.Fatalf("no program is quoted in\n%s", text)
	}
	value := strings.ReplaceAll(line[1], `\\`, `\`)                              // the escapes of a string
	value = regexp.MustCompile("\\\\([\\\\\"`$])").ReplaceAllString(value, "$1") // those of a quoted argument
	return strings.ReplaceAll(value, "%%", "%")
}

// countFiles returns the number of files below folder, except those that desktops generate.
func countFiles(t *testing.T, folder string) int {
	t.Helper()
	n := 0
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == "mime" { // the definitions that packages install are in packages
			n += countFiles(t, filepath.Join(path, "packages"))
			return fs.SkipDir
		}
		if err == nil && !d.IsDir() && !slices.Contains([]string{"mimeinfo.cache", "icon-theme.cache"}, d.Name()) {
			n++
		}
		return err
	})
	must.Succeed(t, err)
	return n
}

func TestDebianPackage(t *testing.T) {
	p := made(t)
	t.Parallel()
	for _, arch := range []string{"amd64", "arm64"} {
		deb := p.path("quintet_VERSION_" + arch + ".deb")
		if got := output(t, "dpkg-deb", "--field", deb, "Package", "Version", "Architecture", "Section"); got != fmt.Sprintf(
			"Package: quintet\nVersion: %s\nArchitecture: %s\nSection: games\n", p.release.version, arch) {
			t.Errorf("%s: control fields\n%s", arch, got)
		}
		dir := t.TempDir()
		output(t, "dpkg-deb", "--raw-extract", deb, dir)
		want, err := p.release.program(target{"linux", arch})
		must.Succeed(t, err)
		if got, err := os.ReadFile(filepath.Join(dir, "usr", "games", "quintet")); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: the program is another one: %v", arch, err)
		}
		c := exec.Command("md5sum", "--quiet", "-c", filepath.Join("DEBIAN", "md5sums"))
		c.Dir = dir
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", arch, err, out)
		}
		// Go programs are neither relocatable nor hardened in the way lintian expects, which it reports as a warning.
		if out := output(t, "lintian", "--allow-root", "--no-tag-display-limit", deb); strings.Contains("\n"+out, "\nE:") {
			t.Errorf("%s: lintian reports errors:\n%s", arch, out)
		}
	}
}

func TestRPMPackage(t *testing.T) {
	p := made(t)
	for _, arch := range []string{"x86_64", "aarch64"} {
		rpm := p.path("quintet-VERSION-1." + arch + ".rpm")
		if out := output(t, "rpm", "-K", "--nosignature", rpm); !strings.Contains(out, "digests OK") {
			t.Errorf("%s: rpm -K says %s, want digests OK", arch, out)
		}
		got := output(t, "rpm", "-qp", "--nosignature", "--qf", "%{NAME} %{VERSION} %{ARCH} %{LICENSE}", rpm)
		if want := "quintet " + p.release.version + " " + arch + " Apache-2.0"; got != want {
			t.Errorf("%s: got %q, want %q", arch, got, want)
		}
		files := output(t, "rpm", "-qpl", "--nosignature", rpm)
		for _, want := range []string{
			"/usr/bin/quintet", "/usr/share/applications/quintet.desktop", "/usr/share/doc/quintet/NOTICES.md", "/usr/share/man/man6/quintet.6.gz",
			"/usr/share/icons/hicolor/48x48/apps/quintet.png", "/usr/share/metainfo/" + appID + ".metainfo.xml",
		} {
			if !slices.Contains(strings.Fields(files), want) {
				t.Errorf("%s: there is no %s in\n%s", arch, want, files)
			}
		}
	}
}

func TestWebSite(t *testing.T) {
	p := made(t)
	files := unzipped(t, p.read(t, "quintet-VERSION-web.zip"))
	papersIn(t, files, "")
	for _, name := range []string{"index.html", "worker.js", "quintet.wasm.gz", "quintet.wasm.br"} {
		find(t, files, name)
	}
	if wasm := find(t, files, "quintet.wasm").data; !bytes.HasPrefix(wasm, []byte("\x00asm")) || !bytes.Contains(wasm, []byte(p.release.commit)) {
		t.Errorf("quintet.wasm is no program for browsers of commit %s", p.release.commit)
	}
}

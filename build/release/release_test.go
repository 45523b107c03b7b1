package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/gametest"
)

// root is the folder of the module.
var root = filepath.Join("..", "..")

// A packed is a release shared by the tests, since making one takes a minute.
type packed struct {
	folder, work string
	release      *release
	err          error
}

// pack makes the release once.
var pack = sync.OnceValue(func() *packed {
	p := &packed{}
	if p.work, p.err = os.MkdirTemp("", "quintet-packages-*"); p.err != nil {
		return p
	}
	p.folder = filepath.Join(p.work, "first")
	if p.release, p.err = open(root, p.folder, io.Discard); p.err != nil {
		return p
	}
	if p.err = copySources(filepath.Join(p.work, "sources")); p.err != nil {
		return p
	}
	p.release.quick = !gametest.IsLong() // the long proofs check the released files, byte for byte
	p.err = p.release.all()
	return p
})

// copySources copies the sources of the release to another folder.
func copySources(to string) error {
	c := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	c.Dir = root
	out, err := c.Output()
	if err != nil {
		return fmt.Errorf("git ls-files: %w", err)
	}
	for _, name := range strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		data, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) { // removed, but not yet committed
			continue
		}
		if err != nil {
			return err
		}
		if err := writeFiles(to, []file{{name, plain, data}}, time.Now()); err != nil {
			return err
		}
	}
	return nil
}

func TestMain(m *testing.M) {
	status := m.Run()
	if wanted() {
		p := pack()
		if p.release != nil {
			_ = p.release.close() // a leftover temporary folder is harmless
		}
		_ = os.RemoveAll(p.work)
	}
	os.Exit(status)
}

// wanted reports whether to make packages.
func wanted() bool { return os.Getenv("QUINTET_PACKAGES") == "needed" }

// made returns the release. It skips the test if that is not requested.
func made(t *testing.T) *packed {
	t.Helper()
	if !wanted() {
		t.Skip("packages are tested by: go run ./build test")
	}
	p := pack()
	if p.err != nil {
		t.Fatal(p.err)
	}
	return p
}

// read returns a package.
func (p *packed) read(t *testing.T, name string) []byte {
	t.Helper()
	return []byte(must.Read(t, p.path(name)))
}

// path returns the path of a package.
func (p *packed) path(name string) string {
	return filepath.Join(p.folder, strings.ReplaceAll(name, "VERSION", p.release.version))
}

// tool returns the path of a program that inspects packages. It skips the test if it is missing, except on Debian, where it is installed.
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if _, debian := os.Stat("/etc/debian_version"); debian == nil && os.Geteuid() == 0 {
		t.Fatal(err)
	}
	t.Skipf("left out: there is no %s", name)
	return ""
}

// output runs a program and returns its output. It must succeed.
func output(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(tool(t, name), args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// unzipped returns the files of a zip.
func unzipped(t *testing.T, data []byte) []file {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	must.Succeed(t, err)
	var files []file
	for _, f := range z.File {
		r, err := f.Open()
		must.Succeed(t, err)
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		files = append(files, file{f.Name, f.Mode(), text})
	}
	return files
}

// untarred returns the files of a compressed tar.
func untarred(t *testing.T, data []byte) []file {
	t.Helper()
	g, err := gzip.NewReader(bytes.NewReader(data))
	must.Succeed(t, err)
	var files []file
	for r := tar.NewReader(g); ; {
		h, err := r.Next()
		if err == io.EOF {
			return files
		}
		must.Succeed(t, err)
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatalf("%s: %v", h.Name, err)
		}
		if h.Uid != 0 || h.Gid != 0 {
			t.Errorf("%s belongs to %d:%d, want 0:0", h.Name, h.Uid, h.Gid)
		}
		files = append(files, file{h.Name, fs.FileMode(h.Mode), text})
	}
}

// find returns the file called name.
func find(t *testing.T, files []file, name string) file {
	t.Helper()
	i := slices.IndexFunc(files, func(f file) bool { return f.name == name })
	if i < 0 {
		t.Fatalf("there is no %s", name)
	}
	return files[i]
}

// modes checks that others can write nothing, and that exactly the programs are executable.
func modes(t *testing.T, files []file, programs ...string) {
	t.Helper()
	for _, f := range files {
		want := plain
		if slices.Contains(programs, f.name) {
			want = program
		}
		if f.mode.Perm() != want {
			t.Errorf("%s has mode %v, want %v", f.name, f.mode, want)
		}
	}
}

// papersIn checks that a folder of a package contains the licences unchanged.
func papersIn(t *testing.T, files []file, folder string) {
	t.Helper()
	for name, source := range map[string]string{"LICENSE": "LICENSE", "NOTICES.md": "build/NOTICES.md", "CHANGELOG.md": "CHANGELOG.md"} {
		want := must.Read(t, filepath.Join(root, source))
		if got := find(t, files, folder+name); string(got.data) != want {
			t.Errorf("%s is not %s", got.name, source)
		}
	}
}

// TestPackagesOfEverySystem lists all packages. Add a new one here.
func TestPackagesOfEverySystem(t *testing.T) {
	p := made(t)
	entries, err := os.ReadDir(p.folder)
	must.Succeed(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, strings.ReplaceAll(e.Name(), p.release.version, "VERSION"))
	}
	want := []string{
		"SHA256SUMS", "quintet-VERSION-1.aarch64.rpm", "quintet-VERSION-1.x86_64.rpm", "quintet-VERSION-linux-amd64.cdx.json",
		"quintet-VERSION-linux-amd64.tar.gz", "quintet-VERSION-linux-arm64.cdx.json", "quintet-VERSION-linux-arm64.tar.gz",
		"quintet-VERSION-macos.cdx.json", "quintet-VERSION-macos.zip", "quintet-VERSION-web.zip", "quintet-VERSION-windows-amd64-setup.exe",
		"quintet-VERSION-windows-amd64.cdx.json", "quintet-VERSION-windows-amd64.zip", "quintet-VERSION-windows-arm64-setup.exe",
		"quintet-VERSION-windows-arm64.cdx.json", "quintet-VERSION-windows-arm64.zip", "quintet_VERSION_amd64.deb", "quintet_VERSION_arm64.deb",
	}
	if !slices.Equal(names, want) {
		t.Errorf("the packages are\n%q, want\n%q", names, want)
	}
}

func TestChecksums(t *testing.T) {
	p := made(t)
	lines := strings.Split(strings.TrimSpace(string(p.read(t, "SHA256SUMS"))), "\n")
	if len(lines) != len(p.release.made)-1 {
		t.Errorf("%d sums for %d packages", len(lines), len(p.release.made)-1)
	}
	for _, line := range lines {
		sum, name, _ := strings.Cut(line, "  ")
		if got := fmt.Sprintf("%x", sha256.Sum256(p.read(t, name))); got != sum {
			t.Errorf("%s: the sum is %s, SHA256SUMS says %s", name, got, sum)
		}
	}
}

// TestReproducibleBuild packs the same sources again, from another folder to another folder. Anyone who can do that need not trust the
// packager.
func TestReproducibleBuild(t *testing.T) {
	p := made(t)
	t.Parallel()
	second := filepath.Join(p.work, "second")
	r, err := open(filepath.Join(p.work, "sources"), second, io.Discard)
	must.Succeed(t, err)
	defer r.close()
	r.quick, r.commit, r.when = p.release.quick, p.release.commit, p.release.when // git only knows this in the first folder
	must.Succeed(t, r.all())
	for _, name := range p.release.made {
		if must.Read(t, filepath.Join(second, name)) != must.Read(t, p.path(name)) {
			t.Errorf("%s is another one the second time", name)
		}
	}
}

// TestProgramVersions runs the program of this machine's system.
func TestProgramVersions(t *testing.T) {
	p := made(t)
	if runtime.GOOS != "linux" {
		t.Skip("left out: packages are tested on Linux")
	}
	name := "quintet-VERSION-linux-" + runtime.GOARCH
	f := find(t, untarred(t, p.read(t, name+".tar.gz")), strings.ReplaceAll(name, "VERSION", p.release.version)+"/quintet")
	path := filepath.Join(t.TempDir(), "quintet")
	must.Succeed(t, os.WriteFile(path, f.data, program))
	want := "Quintet " + p.release.version + "\ncommit " + p.release.commit + ", " + runtime.Version()
	if got := output(t, path, "version"); !strings.HasPrefix(got, want) {
		t.Errorf("quintet version says %q, want %q", got, want)
	}
}

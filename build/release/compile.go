// Compiles the program for each system and processor of a release (program), and makes the zip of the site for browsers (browsers). Add a target to
// the lists here.

package release

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"quintet/build/web"
)

// A target is a system for which the program is built.
type target struct{ system, arch string }

func (t target) String() string { return t.system + "-" + t.arch }

// The targets, and those whose programs are merged into one.
var (
	windowsTargets = []target{{"windows", "amd64"}, {"windows", "arm64"}}
	linuxTargets   = []target{{"linux", "amd64"}, {"linux", "arm64"}}
	macTargets     = []target{{"darwin", "amd64"}, {"darwin", "arm64"}}
)

// program returns the program for t. It is built once.
func (r *release) program(t target) ([]byte, error) {
	if p, ok := r.programs[t]; ok {
		return p, nil
	}
	flags := "-s -w -X main.commit=" + r.commit
	if t.system == "windows" {
		flags += " -H=windowsgui" // no console beside the window
	}
	path := filepath.Join(r.work, "quintet-"+t.String())
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, ".")
	c.Dir = r.sources
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch, "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0")
	if out, err := c.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the program for %s: %w\n%s", t, err, out)
	}
	p, err := os.ReadFile(path)
	if err == nil {
		r.programs[t] = p
	}
	return p, err
}

// browsers makes the zip of the site for browsers.
func (r *release) browsers() error {
	folder := filepath.Join(r.work, "web")
	if err := web.Write(folder, web.Options{Commit: r.commit, Quick: r.quick, Root: r.sources}); err != nil {
		return err
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	files, err := r.licencesAndNews()
	if err != nil {
		return err
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return err
		}
		files = append(files, file{e.Name(), plain, data})
	}
	return r.addZip(r.name("web.zip"), files)
}

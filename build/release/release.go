// Runs the release command (Command): its flags, version, file names and checksums. It also has what all packages share: calls of git and other
// programs, licences and templates. Each system has a file of its own; add a new kind of package to the steps in all.

package release

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"text/template"
	"time"
)

// The origin stated in packages.
const (
	vendor  = "Quintet maintainers"
	address = "maintainers@quintet.invalid" // no one reads mail there
	// appID is the unique name of the program on a system, by the rules of macOS and AppStream.
	appID = "games.quintet.Quintet"
)

// A release is the set of packages of one commit.
type release struct {
	sources string // the folder of the module
	folder  string // where the packages go
	work    string // a temporary folder
	version string // such as 0.2.0
	commit  string // as described by git, "" without git
	when    time.Time
	log     io.Writer
	quick   bool // compress fast instead of well

	programs map[target][]byte // built so far
	made     []string          // names of the packages so far
}

// open returns a release of the sources in a folder. The caller must call close.
func open(sources, folder string, log io.Writer) (*release, error) {
	r := &release{sources: sources, folder: folder, log: log, programs: map[target][]byte{}}
	text, err := os.ReadFile(filepath.Join(sources, "main.go"))
	if err != nil {
		return nil, fmt.Errorf("the sources are not here: %w", err)
	}
	found := regexp.MustCompile(`(?m)^const version = "(\d+\.\d+\.\d+)"$`).FindSubmatch(text)
	if found == nil {
		return nil, errors.New("main.go names no version such as 1.2.3")
	}
	r.version = string(found[1])
	r.commit = r.git("describe", "--always", "--abbrev=12", "--dirty", "--exclude=*")
	seconds, err := strconv.ParseInt(r.git("log", "-1", "--format=%ct"), 10, 64)
	if err != nil {
		seconds = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC).Unix()
	}
	r.when = time.Unix(seconds, 0).UTC()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	r.work, err = os.MkdirTemp("", "quintet-release-*")
	return r, err
}

// close removes temporary files.
func (r *release) close() error { return os.RemoveAll(r.work) }

// git returns git's answer about the sources, "" if there is none.
func (r *release) git(args ...string) string {
	c := exec.Command("git", args...)
	c.Dir = r.sources
	out, err := c.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}

// run runs a program in a folder. The error contains its output.
func (r *release) run(folder, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir = folder
	c.Env = append(os.Environ(), "SOURCE_DATE_EPOCH="+strconv.FormatInt(r.when.Unix(), 10), "TZ=UTC", "LC_ALL=C.UTF-8", "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}

// add stores a package.
func (r *release) add(name string, data []byte) error {
	if err := os.WriteFile(filepath.Join(r.folder, name), data, 0o644); err != nil {
		return err
	}
	r.made = append(r.made, name)
	fmt.Fprintf(r.log, "   %s: %.1f MB\n", name, float64(len(data))/1e6)
	return nil
}

// addFile stores a package that a tool has written to path.
func (r *release) addFile(name, path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return r.add(name, data)
}

// addZip stores a zip of files.
func (r *release) addZip(name string, files []file) error {
	data, err := zipped(files, r.when)
	if err != nil {
		return err
	}
	return r.add(name, data)
}

// name returns the name of a package of this version.
func (r *release) name(end string) string { return "quintet-" + r.version + "-" + end }

// sums writes SHA256SUMS in the format of sha256sum -c.
func (r *release) sums() error {
	var lines strings.Builder
	for _, name := range r.made {
		data, err := os.ReadFile(filepath.Join(r.folder, name))
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "%x  %s\n", sha256.Sum256(data), name)
	}
	return r.add("SHA256SUMS", []byte(lines.String()))
}

// licencesAndNews returns the licences and the news, which every package contains.
func (r *release) licencesAndNews() ([]file, error) {
	var files []file
	for _, path := range []string{"LICENSE", "build/NOTICES.md", "CHANGELOG.md"} {
		data, err := os.ReadFile(filepath.Join(r.sources, filepath.FromSlash(path)))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: filepath.Base(path), mode: plain, data: data})
	}
	return files, nil
}

// Command makes all packages of the sources in the current folder.
func Command(args []string, out, errs io.Writer) (err error) {
	f := flag.NewFlagSet("release", flag.ContinueOnError)
	f.SetOutput(errs)
	folder := f.String("o", filepath.Join("out", "release"), "folder for the packages")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return fmt.Errorf("release: %q is no flag", f.Arg(0))
	}
	if err := packAll(".", *folder, out); err != nil {
		return fmt.Errorf("release: %w", err)
	}
	return nil
}

// all makes every package.
func (r *release) all() error {
	for _, step := range []func() error{r.windows, r.macOS, r.tarballs, r.packages, r.browsers, r.sums} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// packAll makes all packages of sources.
func packAll(sources, folder string, out io.Writer) (err error) {
	r, err := open(sources, folder, out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.close()) }()
	fmt.Fprintf(out, "Quintet %s, commit %s, is packed. The first time takes some minutes.\n", r.version, r.commit)
	if err := r.all(); err != nil {
		return err
	}
	fmt.Fprintln(out, "The Windows programs are not signed.")
	fmt.Fprintln(out, "The macOS program is signed ad hoc: no developer has signed it, and Apple has not notarised it.")
	fmt.Fprintln(out, "The packages are in", folder)
	return nil
}

// templates are the files of packages that hold a version or a name.
//
//go:embed templates
var templates embed.FS

// templated returns a template filled in.
func templated(name string, values any) ([]byte, error) {
	t, err := template.New(name).Option("missingkey=error").ParseFS(templates, "templates/"+name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, values)
	return b.Bytes(), err
}

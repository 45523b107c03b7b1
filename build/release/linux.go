// Makes the Linux packages: tar.gz, .deb and .rpm (with nfpm), with desktop entry, icons, manual page and AppStream data. Add a file that is
// installed to share or system, a package manager to packagers. The texts are templates in build/release/templates.

package release

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"quintet/build/web"
)

// hicolor lists the icon sizes that menus and docks on Linux look for.
var hicolor = []int{16, 24, 32, 48, 64, 128, 256, 512}

// share returns the files below share on a Linux system, for any prefix.
func (r *release) share() ([]file, error) {
	var files []file
	for _, t := range []struct{ template, name string }{
		{"quintet.desktop", "applications/quintet.desktop"},
		{"metainfo.xml", "metainfo/" + appID + ".metainfo.xml"},
		{"mime.xml", "mime/packages/quintet.xml"},
		{"quintet.6", "man/man6/quintet.6"},
	} {
		data, err := templated(t.template, map[string]string{"Version": r.version, "Date": r.when.Format("2006-01-02"), "ID": appID})
		if err != nil {
			return nil, err
		}
		files = append(files, file{t.name, plain, data})
	}
	for _, px := range hicolor {
		picture, err := iconPNG(px)
		if err != nil {
			return nil, err
		}
		files = append(files, file{fmt.Sprintf("icons/hicolor/%dx%d/apps/quintet.png", px, px), plain, picture})
	}
	return files, nil
}

// tarballs makes the archives for any Linux, with an install script.
func (r *release) tarballs() error {
	share, err := r.share()
	if err != nil {
		return err
	}
	papers, err := r.licencesAndNews()
	if err != nil {
		return err
	}
	script, err := templates.ReadFile("templates/install.sh")
	if err != nil {
		return err
	}
	for _, t := range linuxTargets {
		p, err := r.program(t)
		if err != nil {
			return err
		}
		files := append([]file{{"quintet", program, p}, {"install.sh", program, script}}, papers...)
		folder := r.name(t.String())
		data, err := tarred(inside(folder, append(files, inside("share", share)...)), r.when)
		if err != nil {
			return err
		}
		if err := r.add(folder+".tar.gz", data); err != nil {
			return err
		}
		if err := r.materials(folder, p); err != nil {
			return err
		}
	}
	return nil
}

// system returns the files that a package manager installs on a Linux system, with the program in the folder bin.
func (r *release) system(t target, bin string) ([]file, error) {
	p, err := r.program(t)
	if err != nil {
		return nil, err
	}
	share, err := r.share()
	if err != nil {
		return nil, err
	}
	for i, f := range share {
		if strings.HasPrefix(f.name, "man/") {
			if share[i].data, err = web.Gzip(f.data, false); err != nil {
				return nil, err
			}
			share[i].name += ".gz"
		}
	}
	files := append([]file{{bin + "/quintet", program, p}}, inside("usr/share", share)...)
	return files, nil
}

// documents returns the content of the package's documentation folder, as Debian and RPM require it.
func (r *release) documents(kind string) ([]file, error) {
	papers, err := r.licencesAndNews()
	if err != nil {
		return nil, err
	}
	if kind != "deb" {
		return inside("usr/share/doc/quintet", papers), nil
	}
	copyright, err := templates.ReadFile("templates/copyright")
	if err != nil {
		return nil, err
	}
	news, err := r.debianNews()
	if err != nil {
		return nil, err
	}
	files := []file{{"copyright", plain, copyright}, {"changelog.gz", plain, news}}
	for _, f := range papers {
		if f.name != "NOTICES.md" { // Debian itself has the licence, and changelog.gz the news
			continue
		}
		if f.data, err = web.Gzip(f.data, false); err != nil {
			return nil, err
		}
		f.name += ".gz"
		files = append(files, f)
	}
	return inside("usr/share/doc/quintet", files), nil
}

// debianNews returns the news of this version in the format of Debian change logs.
func (r *release) debianNews() ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(r.sources, "CHANGELOG.md"))
	if err != nil {
		return nil, err
	}
	_, news, ok := bytes.Cut(text, []byte("\n## "+r.version))
	if !ok {
		return nil, fmt.Errorf("CHANGELOG.md says nothing about version %s", r.version)
	}
	news, _, _ = bytes.Cut(news, []byte("\n## "))
	var b bytes.Buffer
	fmt.Fprintf(&b, "quintet (%s) unstable; urgency=low\n\n", r.version)
	for _, line := range strings.Split(string(news), "\n") {
		if item, ok := strings.CutPrefix(line, "- "); ok {
			fmt.Fprintf(&b, "  * %s\n", item)
		} else if more, ok := strings.CutPrefix(line, "  "); ok {
			fmt.Fprintf(&b, "    %s\n", more)
		}
	}
	fmt.Fprintf(&b, "\n -- %s <%s>  %s\n", vendor, address, r.when.Format("Mon, 02 Jan 2006 15:04:05 -0700"))
	return web.Gzip(b.Bytes(), false)
}

// nfpm makes packages for package managers; this is the version known to work. It is not linked, since it has a hundred modules.
const nfpm = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.0"

// A packager is a package manager by its nfpm name, with its names of processors.
type packager struct {
	kind  string
	archs map[string]string
	bin   string // folder of games
	file  string // name of a package, without its version and processor
}

var packagers = []packager{
	{"deb", map[string]string{"amd64": "amd64", "arm64": "arm64"}, "usr/games", "quintet_VERSION_ARCH.deb"},
	{"rpm", map[string]string{"amd64": "x86_64", "arm64": "aarch64"}, "usr/bin", "quintet-VERSION-1.ARCH.rpm"},
}

// packages makes .deb and .rpm.
func (r *release) packages() error {
	for _, t := range linuxTargets {
		for _, p := range packagers {
			if err := r.pack(p, t); err != nil {
				return err
			}
		}
	}
	return nil
}

// pack makes one package.
func (r *release) pack(p packager, t target) error {
	files, err := r.system(t, p.bin)
	if err != nil {
		return err
	}
	documents, err := r.documents(p.kind)
	if err != nil {
		return err
	}
	files = append(files, documents...)
	folder := filepath.Join(r.work, p.kind+"-"+t.arch)
	if err := writeFiles(folder, files, r.when); err != nil {
		return err
	}
	type content struct {
		Source, Path string
		Mode         string
	}
	var contents []content
	for _, f := range files {
		mode := "0644"
		if f.mode == program {
			mode = "0755"
		}
		contents = append(contents, content{filepath.Join(folder, filepath.FromSlash(f.name)), "/" + f.name, mode})
	}
	config, err := templated("nfpm.yaml", map[string]any{
		"Kind": p.kind, "Arch": t.arch, "Version": r.version, "Maker": vendor, "Address": address, "Time": r.when.Format("2006-01-02T15:04:05Z"), "Files": contents,
		"Quick": r.quick,
	})
	if err != nil {
		return err
	}
	if err := writeFiles(folder, []file{{"nfpm.yaml", plain, config}}, r.when); err != nil {
		return err
	}
	name := strings.NewReplacer("VERSION", r.version, "ARCH", p.archs[t.arch]).Replace(p.file)
	made := filepath.Join(r.work, name)
	if err := r.run(folder, "go", "run", nfpm, "package", "-f", "nfpm.yaml", "-p", p.kind, "-t", made); err != nil {
		return err
	}
	return r.addFile(name, made)
}

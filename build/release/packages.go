package release

import (
	"path/filepath"
	"strings"
)

// nfpm makes packages for package managers, by the version that is known to build. It is not linked: it brings a hundred modules.
const nfpm = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.0"

// A packager is a package manager as nfpm names it, with its names of processors.
type packager struct {
	kind  string
	archs map[string]string
	bin   string // where its games lie
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
	if err := lay(folder, files, r.when); err != nil {
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
		"Kind": p.kind, "Arch": t.arch, "Version": r.version, "Maker": maker, "Address": address, "Time": r.when.Format("2006-01-02T15:04:05Z"), "Files": contents,
		"Quick": r.quick,
	})
	if err != nil {
		return err
	}
	if err := lay(folder, []file{{"nfpm.yaml", plain, config}}, r.when); err != nil {
		return err
	}
	name := strings.NewReplacer("VERSION", r.version, "ARCH", p.archs[t.arch]).Replace(p.file)
	made := filepath.Join(r.work, name)
	if err := r.run(folder, "go", "run", nfpm, "package", "-f", "nfpm.yaml", "-p", p.kind, "-t", made); err != nil {
		return err
	}
	return r.addFile(name, made)
}

package release

import (
	"os"
	"path/filepath"

	"quintet/build/web"
)

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
	files, err := r.papers()
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

// Makes the zip and tar files of a release, and writes files to a folder for other tools. All are reproducible: the same sources give the same bytes,
// with fixed times, modes and order. Change an archive format here (zipped, tarred).

package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"quintet/build/web"
)

// A file is an entry of a package.
type file struct {
	name string // relative to the package's own folder, with slashes
	mode fs.FileMode
	data []byte
}

// The modes of files.
const (
	plain   fs.FileMode = 0o644
	program fs.FileMode = 0o755
)

// inside returns files moved below folder.
func inside(folder string, files []file) []file {
	moved := make([]file, len(files))
	for i, f := range files {
		f.name = folder + "/" + f.name
		moved[i] = f
	}
	return moved
}

// zipped returns a zip of files with modification time when and their modes.
func zipped(files []file, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: when}
		h.SetMode(f.mode)
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

// tarred returns a compressed tar of files with modification time when, owned by root.
func tarred(files []file, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	t := tar.NewWriter(&b)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: when, Uname: "root", Gname: "root"}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	return web.Gzip(b.Bytes(), false)
}

// writeFiles writes files below folder with modification time when.
func writeFiles(folder string, files []file, when time.Time) error {
	for _, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode); err != nil {
			return err
		}
		if err := os.Chtimes(path, when, when); err != nil {
			return err
		}
	}
	return nil
}

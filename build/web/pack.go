// Compresses the files of the site with gzip and brotli (pack), and decides which kinds of files are worth it (worthPacking). Add a kind of file
// there. build/release compresses with Gzip of this file, too.

package web

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
)

// packers compress a file, by the suffix of the compressed file.
var packers = map[string]func(data []byte, quick bool) ([]byte, error){gzipEnd: Gzip, brotliEnd: packBrotli}

// pack adds the compressed versions to files.
func pack(files map[string][]byte, quick bool) error {
	for _, name := range slices.Collect(maps.Keys(files)) {
		if !worthPacking(name) {
			continue
		}
		for end, packer := range packers {
			data, err := packer(files[name], quick)
			if err != nil {
				return fmt.Errorf("web: %s: %w", name+end, err)
			}
			files[name+end] = data
		}
	}
	return nil
}

// worthPacking reports whether compression makes the file called name smaller.
func worthPacking(name string) bool {
	return slices.Contains([]string{".wasm", ".js", ".html", ".webmanifest"}, filepath.Ext(name))
}

// Gzip compresses data with gzip, fast or well, without time and name.
func Gzip(data []byte, quick bool) ([]byte, error) {
	level := gzip.BestCompression
	if quick {
		level = gzip.BestSpeed
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, level)
	if err != nil {
		return nil, err
	}
	return compress(w, &out, data)
}

// packBrotli compresses data as brotli.
func packBrotli(data []byte, quick bool) ([]byte, error) {
	level := brotli.BestCompression
	if quick {
		level = 4
	}
	var out bytes.Buffer
	return compress(brotli.NewWriterLevel(&out, level), &out, data)
}

// compress sends data through w and returns what arrives in out.
func compress(w io.WriteCloser, out *bytes.Buffer, data []byte) ([]byte, error) {
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

// Serves the site over HTTP: content types, compressed files and caching. Add the content type of another kind of file to types. command.go chooses
// the address.

package web

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// types maps file suffixes to content types that some systems do not know.
var types = map[string]string{
	".wasm": "application/wasm", ".js": "text/javascript; charset=utf-8", ".html": "text/html; charset=utf-8",
	".webmanifest": "application/manifest+json", ".png": "image/png", gzipEnd: "application/gzip", brotliEnd: "application/octet-stream",
}

// Handler serves the site in folder. It sends the compressed form of a file, if there is one, to clients that accept it. Browsers ask each time
// whether a file has changed.
func Handler(folder string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		file := filepath.Join(folder, filepath.FromSlash(name))
		if !regular(file) {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", typeOf(name))
		h.Set("Cache-Control", "no-cache")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Access-Control-Allow-Origin", "*") // a sandboxed frame has no origin, but fetches the program
		h.Set("Vary", "Accept-Encoding")
		for _, e := range []struct{ name, end string }{{"br", brotliEnd}, {"gzip", gzipEnd}} {
			if accepts(r, e.name) && regular(file+e.end) {
				h.Set("Content-Encoding", e.name)
				file += e.end
				break
			}
		}
		http.ServeFile(w, r, file)
	})
}

// regular reports whether path is a regular file.
func regular(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// typeOf returns the content type of the file called name.
func typeOf(name string) string {
	ext := path.Ext(name)
	if t, ok := types[ext]; ok {
		return t
	}
	if t := mime.TypeByExtension(ext); t != "" {
		return t
	}
	return "application/octet-stream"
}

// accepts reports whether the client accepts this encoding.
func accepts(r *http.Request, encoding string) bool {
	return slices.ContainsFunc(strings.Split(r.Header.Get("Accept-Encoding"), ","), func(part string) bool {
		name, quality, _ := strings.Cut(strings.TrimSpace(part), ";")
		return name == encoding && strings.TrimSpace(quality) != "q=0"
	})
}

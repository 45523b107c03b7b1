package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// made returns the files of a site around a fake program.
func made(t *testing.T, wasm string) map[string][]byte {
	t.Helper()
	files, err := parts()
	if err != nil {
		t.Fatal(err)
	}
	files[program] = []byte(wasm)
	if err := pack(files, true); err != nil {
		t.Fatal(err)
	}
	if files["index.html"], err = index(files); err != nil {
		t.Fatal(err)
	}
	return files
}

// The page names its files with a version, which changes with any of them and with nothing else, and knows the size of the program.
func TestPageListsItsFiles(t *testing.T) {
	const wasm = "\x00asm program program program"
	files := made(t, wasm)
	text := string(files["index.html"])
	_, rest, ok := strings.Cut(text, `<script id="site" type="application/json">`)
	data, _, end := strings.Cut(rest, "</script>")
	if !ok || !end {
		t.Fatalf("the page has no data of the site:\n%s", text)
	}
	var s site
	if err := json.Unmarshal([]byte(data), &s); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	if s.Plain != len(wasm) || s.Packed != len(files[program+gzipEnd]) || len(s.Version) != 16 {
		t.Errorf("the site is %+v, want %d bytes, %d packed", s, len(wasm), len(files[program+gzipEnd]))
	}
	for _, name := range s.Files {
		if files[name] == nil {
			t.Errorf("the page keeps %s, which is not there", name)
		}
	}
	if !strings.Contains(text, "globalThis.Go = class") || strings.Contains(text, "<script src") {
		t.Error("the page does not contain its scripts")
	}
	for _, m := range regexp.MustCompile(`(?:href|src)="([^"?]+)`).FindAllStringSubmatch(text, -1) {
		if files[m[1]] == nil {
			t.Errorf("the page names %s, which is not there", m[1])
		}
	}
	if !bytes.Equal(made(t, wasm)["index.html"], files["index.html"]) {
		t.Error("the same files make a different page")
	}
	if bytes.Contains(made(t, wasm+"!")["index.html"], []byte(s.Version)) {
		t.Error("another program has the same version")
	}
}

// The icons named by the manifest exist, with the stated sizes.
func TestManifestIcons(t *testing.T) {
	files := made(t, "")
	var m struct {
		Icons []struct{ Src, Sizes string }
	}
	if err := json.Unmarshal(files["manifest.webmanifest"], &m); err != nil || len(m.Icons) == 0 {
		t.Fatalf("the manifest has %d icons, %v", len(m.Icons), err)
	}
	for _, i := range m.Icons {
		c, err := png.DecodeConfig(bytes.NewReader(files[i.Src]))
		if want, _, _ := strings.Cut(i.Sizes, "x"); err != nil || c.Width != c.Height || i.Sizes != want+"x"+want || !strings.Contains(i.Src, want) {
			t.Errorf("%s is %d by %d, %v; the manifest says %s", i.Src, c.Width, c.Height, err, i.Sizes)
		}
	}
}

// The script between Go and the browser is the compiler's.
func TestWasmExecMatchesCompiler(t *testing.T) {
	if glue, err := WasmExec(); err != nil || !bytes.Contains(glue, []byte("globalThis.Go = class")) {
		t.Errorf("wasm_exec.js has %d bytes, %v", len(glue), err)
	}
}

// A server sends the requested file, compressed as the browser accepts, and nothing from outside its folder.
func TestHandler(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "site")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	wasm := "\x00asm" + strings.Repeat(" program", 100)
	for name, data := range made(t, wasm) {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "..", "secret.txt"), []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		path, accept           string
		status                 int
		encoding, kind, within string
	}{
		{"/", "", 200, "", "text/html; charset=utf-8", "<title>Quintet"},
		{"/quintet.wasm", "", 200, "", "application/wasm", wasm},
		{"/quintet.wasm?123", "gzip, deflate, br, zstd", 200, "br", "application/wasm", wasm},
		{"/quintet.wasm", "gzip, br;q=0", 200, "gzip", "application/wasm", wasm},
		{"/quintet.wasm.gz", "gzip", 200, "", "application/gzip", "\x1f\x8b"},
		{"/icon-192.png", "gzip, br", 200, "", "image/png", "PNG"},
		{"/worker.js", "br", 200, "br", "text/javascript; charset=utf-8", "keptFirst"},
		{"/manifest.webmanifest", "gzip", 200, "gzip", "application/manifest+json", "icon-512"},
		{"/no.txt", "", 404, "", "text/plain; charset=utf-8", "not found"},
		{"/../secret.txt", "", 404, "", "text/plain; charset=utf-8", "not found"},
		{"/%2e%2e/secret.txt", "", 404, "", "text/plain; charset=utf-8", "not found"},
	}
	for _, tt := range tests {
		r := httptest.NewRequest(http.MethodGet, "http://localhost"+tt.path, nil)
		r.Header.Set("Accept-Encoding", tt.accept)
		w := httptest.NewRecorder()
		Handler(folder).ServeHTTP(w, r)
		var body io.Reader = w.Body
		var err error
		switch w.Header().Get("Content-Encoding") {
		case "gzip":
			body, err = gzip.NewReader(body)
		case "br":
			body = brotli.NewReader(body)
		}
		if err != nil {
			t.Errorf("%s: %v", tt.path, err)
			continue
		}
		text, err := io.ReadAll(body)
		if w.Code != tt.status || w.Header().Get("Content-Encoding") != tt.encoding || w.Header().Get("Content-Type") != tt.kind || err != nil || !bytes.Contains(text, []byte(tt.within)) {
			t.Errorf("%s, accepting %q: %d, %q, %q, %v, %.80q; want %d, %q, %q, %q in it", tt.path, tt.accept,
				w.Code, w.Header().Get("Content-Encoding"), w.Header().Get("Content-Type"), err, text, tt.status, tt.encoding, tt.kind, tt.within)
		}
	}
}

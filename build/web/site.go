// Package web makes the web build: the program as WebAssembly with the page around it (build/web/page). This file compiles the program, writes the
// site, which any file server can serve, and calculates its content security policy (policy). Add a file of the site to parts. pack.go compresses the
// files, command.go has the command, serve.go a server that sends compressed files.
package web

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"html/template"
	"image/png"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"quintet/sprites"
)

// page holds the files of the page around the program.
//
//go:embed page
var page embed.FS

// program is the name of the program in the folder.
const program = "quintet.wasm"

// packedEnds are the suffixes of compressed files, which are next to the originals that are worth it.
const (
	gzipEnd   = ".gz"
	brotliEnd = ".br"
)

// Options of a web build.
type Options struct {
	Commit string // identifies the sources; "" for none
	Quick  bool   // compress fast instead of well
	Root   string // the folder of the module; "" for the current folder
}

// Write builds the program and writes the whole site into folder, which it creates. The same sources give the same bytes.
func Write(folder string, o Options) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := compile(o.Root, filepath.Join(folder, program), o.Commit); err != nil {
		return err
	}
	files, err := parts()
	if err != nil {
		return err
	}
	wasm, err := os.ReadFile(filepath.Join(folder, program))
	if err != nil {
		return err
	}
	files[program] = wasm
	if err := pack(files, o.Quick); err != nil {
		return err
	}
	front, err := index(files)
	if err != nil {
		return err
	}
	around := map[string][]byte{"index.html": front}
	if err := pack(around, o.Quick); err != nil {
		return err
	}
	maps.Copy(files, around)
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compile builds the program for browsers.
func compile(root, path, commit string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -X main.commit="+commit, "-o", path, "quintet")
	c.Dir = root
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=js", "GOARCH=wasm")
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("web: go build: %w\n%s", err, out)
	}
	return nil
}

// parts returns the files of the site by name, except the program and the page that names it.
func parts() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, name := range []string{"worker.js", "manifest.webmanifest"} {
		data, err := page.ReadFile("page/" + name)
		if err != nil {
			return nil, err
		}
		files[name] = data
	}
	for _, px := range []int{192, 512} {
		var icon bytes.Buffer
		if err := png.Encode(&icon, sprites.AppIcon(px)); err != nil {
			return nil, err
		}
		files[fmt.Sprintf("icon-%d.png", px)] = icon.Bytes()
	}
	return files, nil
}

// WasmExec returns the script between a program and a browser that belongs to the compiler.
func WasmExec() ([]byte, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("web: go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js"))
}

// A site is the data passed to the script of the page.
type site struct {
	Version string   // changes with any file
	Plain   int      // bytes of the program
	Packed  int      // bytes of the program as gzip
	Files   []string // the small files around the page, which are cached with it
}

// index returns the page for the files. Its scripts are inline, so none can be missing or have another version.
func index(files map[string][]byte) ([]byte, error) {
	text, err := page.ReadFile("page/index.html")
	if err != nil {
		return nil, err
	}
	script, err := page.ReadFile("page/quintet.js")
	if err != nil {
		return nil, err
	}
	glue, err := WasmExec()
	if err != nil {
		return nil, err
	}
	t, err := template.New("index").Parse(string(text))
	if err != nil {
		return nil, err
	}
	s := site{Plain: len(files[program]), Packed: len(files[program+gzipEnd]), Files: []string{"manifest.webmanifest", "icon-192.png", "icon-512.png"}}
	sum := sha256.New()
	sum.Write(slices.Concat(text, script, glue))
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(files[name]))
		sum.Write(files[name])
	}
	s.Version = hex.EncodeToString(sum.Sum(nil)[:8])
	var out bytes.Buffer
	err = t.Execute(&out, struct {
		Site         site
		Policy       string
		Glue, Script template.JS
	}{s, policyMark, template.JS(glue), template.JS(script)})
	return bytes.Replace(out.Bytes(), []byte(policyMark), []byte(policy(out.String())), 1), err
}

// policyMark stands for the policy until the rest of the page is known.
const policyMark = "POLICY"

// embedded matches the scripts and styles in the page that a browser runs.
var embedded = regexp.MustCompile(`(?s)<(script|style)>(.*?)</(?:script|style)>`)

// policy returns the Content-Security-Policy of the page text: the scripts and the style in it, the files of its own server, and WebAssembly. Scripts
// in blobs are the page's own: the sound has one.
func policy(text string) string {
	hashes := map[string]string{}
	for _, m := range embedded.FindAllStringSubmatch(text, -1) {
		sum := sha256.Sum256([]byte(m[2]))
		hashes[m[1]] += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'" + hashes["script"] + "; style-src" + hashes["style"] +
		"; object-src 'none'; base-uri 'none'; form-action 'none'"
}

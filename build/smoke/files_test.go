package smoke

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"quintet/build/must"
	"quintet/build/twin"
	"quintet/render/input"
	"quintet/scenes/data/store"
)

// TestOpenCommandLineFiles starts the program with files: it shows the same as when they are dropped on the window.
func TestOpenCommandLineFiles(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	folder := t.TempDir()
	const game = "[game \"squ\"]\n[options \"size=10 ties=draw\"]\n[result \"*\"]\n\n1. a1\n"
	path := func(name string) string { return filepath.Join(folder, name) }
	for _, name := range []string{"game.quintet", "play", "a b.txt"} {
		must.Succeed(t, os.WriteFile(path(name), []byte(game), 0o666))
	}
	must.Succeed(t, os.Mkdir(path("folder.quintet"), 0o777))
	relative := func(name string) string {
		here, err := os.Getwd()
		must.Succeed(t, err)
		name, err = filepath.Rel(here, path(name))
		must.Succeed(t, err)
		return name
	}
	good := input.File{Name: "game.quintet", Data: []byte(game)}
	for name, c := range map[string]struct {
		args []string
		want []input.File
	}{
		"a game":              {[]string{path("game.quintet")}, []input.File{good}},
		"a relative name":     {[]string{relative("game.quintet")}, []input.File{good}},
		"called like command": {[]string{"--", path("play")}, []input.File{{Name: "play", Data: []byte(game)}}},
		"several":             {[]string{path("game.quintet"), path("a b.txt")}, []input.File{{Name: "game.quintet", Data: []byte(game), Others: 1}, {Name: "a b.txt", Data: []byte(game)}}},
		"missing":             {[]string{path("missing.txt")}, []input.File{{Name: "missing.txt", Err: missing(path("missing.txt"))}}},
		"a folder":            {[]string{path("folder.quintet")}, []input.File{{Name: "folder.quintet", Err: input.ErrNoFile}}},
	} {
		t.Run(name, func(t *testing.T) {
			data := t.TempDir()
			timeless(t, store.Disk(data))
			w := realWindow{twin.Open(t, server, program, append([]string{"-data", data, "-seed", "1"}, c.args...)...)}
			p := drawn(t)
			must.Succeed(t, p.Do("move away"))
			for _, f := range c.want {
				p.Drop(f)
			}
			must.Succeed(t, p.Do("ticks 1"))
			w.compare(t, "file", p)
		})
	}
}

// missing returns the system's message about a missing file.
func missing(path string) error {
	_, err := os.Stat(path)
	return errors.Unwrap(err)
}

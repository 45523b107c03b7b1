package browser

import (
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/render/input"
)

// Everything is saved as a file, and opened from it where nothing is kept: the table is there.
func TestFilesOutAndIn(t *testing.T) {
	p, d := begin(t, half+";size 1280 800;press Settings;press Files")
	name, saved, err := p.Saved(t.TempDir(), func() error { return d.Do("press Save Save everything") })
	must.Succeed(t, err)
	data := must.Read(t, saved)
	if !strings.HasPrefix(name, "quintet-") || !strings.HasSuffix(name, ".zip") || len(data) < 100 {
		t.Fatalf("saved are %d bytes as %q", len(data), name)
	}
	path := filepath.Join(t.TempDir(), name)
	must.Write(t, path, data)
	other := open(t, person(t), site+"/?seed=1", 640, 480, 1)
	e := beginIn(t, other, "size 1280 800;press Settings;press Files")
	must.Succeed(t, other.Opens(path, func() error { return e.Do("press Open Open a file") }))
	must.Succeed(t, e.Do("move away"))
	e.Frame = nil
	for _, dropped := range []*input.File{{Name: name, Data: []byte(data)}, nil} {
		e.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: dropped})
	}
	do(t, e, "want text were added;want button Continue")
	compare(t, other, "opened", e)
}

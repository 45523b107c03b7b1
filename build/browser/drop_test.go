package browser

import (
	"path/filepath"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/render/input"
)

// A record dropped on the page opens at its end, also on a sleeping page.
func TestDropRecord(t *testing.T) {
	const record = "[game \"squex\"]\n[options \"size=6\"]\n[p1 \"Ana\"]\n[p2 \"Rui\"]\n[result \"p1+ resign\"]\n1. b2 e5 c3\n"
	p, d := begin(t, "ticks 1")
	const asleep = 2 * time.Second // it sleeps after half a second without anything to do
	time.Sleep(asleep)
	path := filepath.Join(t.TempDir(), "club.txt")
	must.Write(t, path, record)
	must.Succeed(t, p.Drop(path))
	d.Frame = nil
	for _, dropped := range []*input.File{{Name: "club.txt", Data: []byte(record)}, nil} {
		d.App.Tick(input.Frame{W: 640, H: 480, Scale: 1, X: -1, Y: -1, Dropped: dropped})
	}
	do(t, d, "want scene play;want plies 3;want text Ana")
	compare(t, p, "dropped", d)
}

// Several records dropped on the page are read one after the other.
func TestDropSeveralRecords(t *testing.T) {
	p, d := begin(t, "ticks 1")
	var paths []string
	for i, text := range []string{"[game \"squ\"]\na1", "[game \"taiji\"]\nc3-c4"} {
		paths = append(paths, filepath.Join(t.TempDir(), "club.txt"))
		must.Write(t, paths[i], text)
		d.App.Tick(input.Frame{W: 640, H: 480, Scale: 1, X: -1, Y: -1, Dropped: &input.File{Name: "club.txt", Data: []byte(text), Others: 1 - i}})
	}
	must.Succeed(t, p.Drop(paths...))
	d.Frame = nil
	do(t, d, "ticks 1;want text 2 games were added to the library.")
	compare(t, p, "dropped together", d)
}

package smoke

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/build/twin"
	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// Every signal that asks the program to end has the same effect as closing the window: plies, the time of the next one so far and the place of the
// window are there at the next start.
func TestSignalSavesLikeClosing(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	folder := t.TempDir()
	timeless(t, store.Disk(folder))
	p := drawn(t)
	const thinking = 2 * time.Second
	used := time.Duration(0)
	for n, s := range []os.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
		if signal.Ignored(s) {
			t.Logf("left out: %v is ignored here, as under nohup, and so by the program", s)
			continue
		}
		w := realWindow{twin.Open(t, server, program, "-data", folder, "-seed", "1")}
		if n == 0 { // at later starts the table is there
			w.play(t, p, "", sitDown("Squex", "play d4 e5", "move away")...)
		}
		w.compare(t, "played", p)
		time.Sleep(thinking)
		x, y := 30+10*n, 50+10*n
		w.MoveTo(x, y)
		must.Succeed(t, w.Signal(s))
		if err := w.Ended(); err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		set, _ := settings.Load(store.Disk(folder))
		if set.Window.X != x || set.Window.Y != y {
			t.Errorf("%v: the window lies at %+v, want it at %d, %d", s, set.Window, x, y)
		}
		kept := resumed(t, folder)
		if kept.plies != 2 || kept.used < used+thinking {
			t.Errorf("%v: kept are %d plies and %v of thought, want 2 and at least %v", s, kept.plies, kept.used, used+thinking)
		}
		used = kept.used
		if log := must.Read(t, filepath.Join(folder, scenes.LogFile)); strings.Contains(log, "crash") {
			t.Errorf("%v: it is called a crash: %s", s, log)
		}
	}
}

// A rest is the table that a program stored when it ended.
type rest struct {
	plies int
	used  time.Duration // by the next ply
}

// resumed returns the table stored in folder.
func resumed(t *testing.T, folder string) rest {
	t.Helper()
	s := library.Open(store.Disk(folder), catalog.Find, time.Now)
	defer s.Close()
	table := s.Resume()
	if table == nil {
		t.Fatal(fmt.Sprint("there is no table to come back to: ", s.Poll()))
	}
	return rest{table.Table.Match.Len(), table.Table.Stopwatch.Used(time.Now())}
}

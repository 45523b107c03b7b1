//go:build !js

package instance_test

import (
	"encoding/json"
	"errors"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"quintet/scenes/data/instance"
	"quintet/scenes/data/store"
)

// A window records the files to open.
type window struct {
	mu     sync.Mutex
	opened []string
	shown  int
}

func (w *window) show(paths []string) <-chan struct{} {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.opened = append(w.opened, paths...)
	w.shown++
	done := make(chan struct{})
	close(done)
	return done
}

// start starts the program with the data in folder and these files.
func start(folder string, w *window, files ...string) (*instance.Instance, error) {
	return instance.Open(store.Disk(folder), folder, files, w.show)
}

// Of many starts at once one gets the data, and the files of all others.
func TestOneOfManyStartsGetsData(t *testing.T) {
	folder := t.TempDir()
	const starts = 20
	var w window
	var running sync.WaitGroup
	var mu sync.Mutex
	var claims []*instance.Instance
	var files []string
	for n := range starts {
		file := filepath.Join(folder, string(rune('a'+n)))
		running.Go(func() {
			claim, err := start(folder, &w, file)
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				claims = append(claims, claim)
			} else if files = append(files, file); !errors.Is(err, instance.ErrHandedOver) {
				t.Error(err)
			}
		})
	}
	running.Wait()
	if len(claims) != 1 {
		t.Fatalf("%d of %d starts have the data", len(claims), starts)
	}
	slices.Sort(w.opened)
	if slices.Sort(files); !slices.Equal(w.opened, files) || w.shown != starts-1 {
		t.Errorf("the window is shown %d times and opens %v, want %v", w.shown, w.opened, files)
	}
	claims[0].Close()
	again, err := start(folder, &w)
	if err != nil {
		t.Fatalf("after the window is closed: %v", err)
	}
	again.Close()
}

// Files that a closing window no longer opens are opened by the start that has them.
func TestClosingWindowTakesNoFiles(t *testing.T) {
	folder := t.TempDir()
	asked := make(chan struct{})
	first, err := instance.Open(store.Disk(folder), folder, nil, func([]string) <-chan struct{} {
		close(asked)
		return make(chan struct{})
	})
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		<-asked
		first.Close()
	}()
	second, err := start(folder, &window{}, filepath.Join(folder, "a"))
	if err != nil {
		t.Fatalf("the second start: got %v, want the data", err)
	}
	second.Close()
}

// The remains of a killed window do not prevent a start, and a path that is too long for a socket has a replacement.
func TestLongSocketPath(t *testing.T) {
	for name, folder := range map[string]string{"short": t.TempDir(), "long": filepath.Join(t.TempDir(), strings.Repeat("long", 40))} {
		t.Run(name, func(t *testing.T) {
			if err := os.MkdirAll(folder, 0o700); err != nil {
				t.Fatal(err)
			}
			for _, left := range []string{".window.sock", ".window.path"} {
				if err := os.WriteFile(filepath.Join(folder, left), []byte(filepath.Join(folder, "gone")), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			var w window
			first, err := start(folder, &w)
			if err != nil {
				t.Fatal(err)
			}
			defer first.Close()
			file := filepath.Join(folder, "a b.txt")
			if _, err := start(folder, &w, file); !errors.Is(err, instance.ErrHandedOver) || !slices.Equal(w.opened, []string{file}) {
				t.Errorf("the second start: %v, and the window opens %v", err, w.opened)
			}
			names, err := store.Disk(folder).List()
			if err != nil || len(names) > 0 {
				t.Errorf("%v, %v are among the data", names, err)
			}
		})
	}
}

// Data on the socket that is not a request changes nothing.
func TestNonsenseIsIgnored(t *testing.T) {
	folder := t.TempDir()
	var w window
	first, err := start(folder, &w)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	relative, err := json.Marshal(map[string][]string{"Files": {"../a"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "x\n", "{\"Files\":7}\n", string(relative), "[" + strings.Repeat("[", 1<<20)} {
		c, err := net.Dial("unix", filepath.Join(folder, ".window.sock"))
		if err != nil {
			t.Fatal(err)
		}
		_, _ = c.Write([]byte(text)) // the window may have closed it
		c.Close()
	}
	if _, err := start(folder, &w); !errors.Is(err, instance.ErrHandedOver) || len(w.opened) > 0 || w.shown != 1 {
		t.Errorf("a later start: %v, the window is shown %d times and opens %v", err, w.shown, w.opened)
	}
}

// lockless is a store on a file system without locks.
type lockless struct{ store.Store }

func (lockless) Lock(string) (func(), error)      { return nil, errors.New("no locks available") }
func (l lockless) Folder(name string) store.Store { return lockless{l.Store.Folder(name)} }

// If nothing can be locked, or the window with the data does not respond, no start gets the data.
func TestOpenErrors(t *testing.T) {
	folder := t.TempDir()
	if _, err := instance.Open(lockless{store.Disk(folder)}, folder, nil, nil); err == nil || errors.Is(err, store.ErrLocked) {
		t.Errorf("without locks: %v", err)
	}
	s := store.Memory()
	first, err := instance.Open(s, "", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := instance.Open(s, "", nil, nil); !errors.Is(err, store.ErrLocked) {
		t.Errorf("without a folder: got %v, want ErrLocked", err)
	}
	first.Close()
}

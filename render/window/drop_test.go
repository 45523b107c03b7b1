package window

import (
	"bytes"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/render/input"
)

func TestDrop(t *testing.T) {
	most := make([]byte, input.MaxFile+1)
	tests := []struct {
		name string
		in   fs.FS
		want []input.File
	}{
		{"nothing", nil, nil},
		{"no entry", fstest.MapFS{}, nil},
		{"a file", fstest.MapFS{"game.txt": {Data: []byte("text")}}, []input.File{{Name: "game.txt", Data: []byte("text")}}},
		{"a folder", fstest.MapFS{"games/a.txt": {Data: []byte("a")}, "games/2025/b.JSON": {Data: []byte("b")}, "games/c.png": {}, "games/.d.txt": {}, "games/e.quintet": {Data: []byte("e")}},
			[]input.File{{Name: "b.JSON", Data: []byte("b")}, {Name: "a.txt", Data: []byte("a")}, {Name: "e.quintet", Data: []byte("e")}}},
		{"a folder without games", fstest.MapFS{"games/a.png": {}}, []input.File{{Name: "games", Err: input.ErrNoFile}}},
		{"a pipe", fstest.MapFS{"pipe": {Mode: fs.ModeNamedPipe}}, []input.File{{Name: "pipe", Err: input.ErrNoFile}}},
		{"a device", fstest.MapFS{"zero": {Mode: fs.ModeDevice}}, []input.File{{Name: "zero", Err: input.ErrNoFile}}},
		{"a folder and files", fstest.MapFS{"a/b.doc": {}, "c.txt": {Data: []byte("c")}, "d.txt": {Data: []byte("d")}},
			[]input.File{{Name: "a", Err: input.ErrNoFile}, {Name: "c.txt", Data: []byte("c")}, {Name: "d.txt", Data: []byte("d")}}},
		{"as much as is allowed", fstest.MapFS{"x": {Data: most[1:]}}, []input.File{{Name: "x", Data: most[1:]}}},
		{"more", fstest.MapFS{"x": {Data: make([]byte, input.MaxFile+9)}}, []input.File{{Name: "x", Data: most}}},
		{"a file that may not be read", locked{fstest.MapFS{"x": {}}}, []input.File{{Name: "x", Err: fs.ErrPermission}}},
		{"a folder that is gone", gone{}, []input.File{{Name: "ana", Err: fs.ErrNotExist}}},
		{"a path that is gone", missing{MapFS: fstest.MapFS{"x": {}}, first: "x"}, []input.File{{Name: "x", Err: fs.ErrNotExist}}},
		{"a name that is too long", missing{MapFS: fstest.MapFS{long: {}}, first: long}, []input.File{{Name: long, Err: fs.ErrNotExist}}},
		{"files from a second that is gone on", missing{MapFS: fstest.MapFS{"a": {Data: []byte("a")}, "b": {}, "c": {}}, first: "b"},
			[]input.File{{Name: "a", Data: []byte("a")}, {Name: "b", Err: fs.ErrNotExist}, {Name: "b", Err: fs.ErrNotExist}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var d drop
			d.take(tt.in)
			d.take(nil)
			for i, want := range tt.want {
				got, left := d.next(), len(tt.want)-i-1
				if got == nil || got.Name != want.Name || !bytes.Equal(got.Data, want.Data) || got.Others != left || !errors.Is(got.Err, want.Err) {
					t.Fatalf("file %d is %.99v, want %.99v and %d others", i, got, want, left)
				}
				var place *fs.PathError
				if errors.As(got.Err, &place) {
					t.Errorf("the error %q says where the file lies", got.Err)
				}
			}
			if got := d.next(); got != nil {
				t.Errorf("a further file is %.99v", got)
			}
		})
	}
}

// locked is a folder whose files cannot be opened.
type locked struct{ fstest.MapFS }

func (f locked) Open(name string) (fs.File, error) {
	if name != "." {
		return nil, &fs.PathError{Op: "open", Path: "/home/ana/" + name, Err: fs.ErrPermission}
	}
	return f.MapFS.Open(name)
}

// long is a name that is too long for any file.
var long = strings.Repeat("x", 300)

// missing is a folder in which the file called first is gone: the rest of its entries are nil, like Ebitengine's.
type missing struct {
	fstest.MapFS
	first string
}

func (f missing) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := f.MapFS.ReadDir(name)
	for i, e := range entries {
		if e.Name() == f.first {
			clear(entries[i:])
			return entries, &fs.PathError{Op: "stat", Path: "/home/ana/" + f.first, Err: fs.ErrNotExist}
		}
	}
	return entries, err
}

// gone is a folder that no longer exists.
type gone struct{}

func (gone) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: "/home/ana", Err: fs.ErrNotExist}
}

// Files chosen in a dialog arrive like files that are dropped together.
func TestChosenFileIsDelivered(t *testing.T) {
	folder := fstest.MapFS{"a.txt": {Data: []byte("a")}, "games/b.txt": {}}
	all := []input.File{{Name: "a.txt", Data: []byte("a")}, {Name: "games", Err: input.ErrNoFile}, {Name: "c", Err: fs.ErrNotExist}}
	for n := range len(all) + 1 {
		var f Files
		var paths []Path
		for _, x := range all[:n] {
			paths = append(paths, Path{folder, x.Name})
		}
		f.Open(paths...)
		for i, want := range all[:n] {
			got := f.take()
			if got == nil || got.Name != want.Name || string(got.Data) != string(want.Data) || !errors.Is(got.Err, want.Err) || got.Others != n-1-i {
				t.Errorf("%d of %d: %+v is handed on, want %+v", i+1, n, got, want)
			}
		}
		if got := f.take(); got != nil {
			t.Errorf("%+v is handed on behind the last of %d", got, n)
		}
	}
}

// Files that the system opens while others wait, as with two double-clicks, follow them. Nothing is lost, including text pasted meanwhile.
func TestFilesAreQueued(t *testing.T) {
	folder := fstest.MapFS{"a.txt": {}, "b.txt": {}, "c.quintet": {}}
	var f Files
	f.Open(Path{folder, "a.txt"}, Path{folder, "b.txt"})
	f.Open(Path{folder, "c.quintet"})
	f.Give(&input.File{Data: []byte("pasted")})
	for i, want := range []input.File{{Name: "a.txt", Others: 1}, {Name: "b.txt"}, {Name: "c.quintet"}, {Data: []byte("pasted")}} {
		got := f.take()
		if got == nil || got.Name != want.Name || string(got.Data) != string(want.Data) || got.Others != want.Others {
			t.Errorf("file %d is %+v, want %+v", i, got, want)
		}
	}
	if got := f.take(); got != nil {
		t.Errorf("a further file is %+v", got)
	}
}

// A later start of the program is notified once all of its files have been passed on, and the window comes to the front.
func TestShownAfterAllFiles(t *testing.T) {
	folder := fstest.MapFS{"a.txt": {}, "b.txt": {}}
	closed := func(c <-chan struct{}) bool {
		select {
		case <-c:
			return true
		default:
			return false
		}
	}
	var f Files
	two := f.Show(Path{folder, "a.txt"}, Path{folder, "b.txt"})
	for n, want := range []bool{false, true} {
		if f.take(); closed(two) != want {
			t.Errorf("after %d files the start is told %v", n+1, closed(two))
		}
	}
	if !f.toFront() || f.toFront() {
		t.Error("toFront is not true exactly once")
	}
	if none := f.Show(); f.take() != nil || !closed(none) || !f.toFront() {
		t.Error("a start without files gets no reply")
	}
}

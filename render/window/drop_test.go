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

func TestDropped(t *testing.T) {
	tests := []struct {
		name   string
		in     fs.FS
		want   *input.File
		failed error
	}{
		{"nothing", nil, nil, nil},
		{"no entry", fstest.MapFS{}, nil, nil},
		{"a file", fstest.MapFS{"game.txt": {Data: []byte("text")}}, &input.File{Name: "game.txt", Data: []byte("text")}, nil},
		{"a folder", fstest.MapFS{"games/a.txt": {}}, &input.File{Name: "games"}, input.ErrNoFile},
		{"a pipe", fstest.MapFS{"pipe": {Mode: fs.ModeNamedPipe}}, &input.File{Name: "pipe"}, input.ErrNoFile},
		{"a device", fstest.MapFS{"zero": {Mode: fs.ModeDevice}}, &input.File{Name: "zero"}, input.ErrNoFile},
		{"the first file of several", fstest.MapFS{"a/b.txt": {}, "c.txt": {Data: []byte("c")}, "d.txt": {Data: []byte("d")}},
			&input.File{Name: "c.txt", Data: []byte("c"), Others: 2}, nil},
		{"as much as is allowed", fstest.MapFS{"x": {Data: make([]byte, input.MaxFile)}}, &input.File{Name: "x", Data: make([]byte, input.MaxFile)}, nil},
		{"more", fstest.MapFS{"x": {Data: make([]byte, input.MaxFile+9)}}, &input.File{Name: "x", Data: make([]byte, input.MaxFile+1)}, nil},
		{"a file that may not be read", locked{fstest.MapFS{"x": {}}}, &input.File{Name: "x"}, fs.ErrPermission},
		{"a folder that is gone", gone{}, &input.File{Name: "ana"}, fs.ErrNotExist},
		{"a path that is gone", missing{MapFS: fstest.MapFS{"x": {}}, first: "x"}, &input.File{Name: "x"}, fs.ErrNotExist},
		{"a name that is too long", missing{MapFS: fstest.MapFS{long: {}}, first: long}, &input.File{Name: long}, fs.ErrNotExist},
		{"a first file that is gone", missing{MapFS: fstest.MapFS{"a": {}, "b": {Data: []byte("b")}}, first: "a"}, &input.File{Name: "a", Others: 1}, fs.ErrNotExist},
		{"a second file that is gone", missing{MapFS: fstest.MapFS{"a": {Data: []byte("a")}, "b": {}, "c": {}}, first: "b"},
			&input.File{Name: "a", Data: []byte("a"), Others: 2}, nil},
		{"a pipe and a file that is gone", missing{MapFS: fstest.MapFS{"a": {Mode: fs.ModeNamedPipe}, "b": {}}, first: "b"}, &input.File{Name: "a", Others: 1}, input.ErrNoFile},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := dropped(tt.in)
			if got == nil || tt.want == nil {
				if got != tt.want {
					t.Fatalf("dropped() = %v, want %v", got, tt.want)
				}
				return
			}
			if got.Name != tt.want.Name || !bytes.Equal(got.Data, tt.want.Data) || got.Others != tt.want.Others {
				t.Errorf("dropped() = %q, %d bytes, %d others, want %q, %d, %d",
					got.Name, len(got.Data), got.Others, tt.want.Name, len(tt.want.Data), tt.want.Others)
			}
			if !errors.Is(got.Err, tt.failed) {
				t.Errorf("dropped() fails with %v, want %v", got.Err, tt.failed)
			}
			var place *fs.PathError
			if errors.As(got.Err, &place) {
				t.Errorf("the error %q says where the file lies", got.Err)
			}
		})
	}
}

// locked is a folder of which no file can be opened.
type locked struct{ fstest.MapFS }

func (f locked) Open(name string) (fs.File, error) {
	if name != "." {
		return nil, &fs.PathError{Op: "open", Path: "/home/ana/" + name, Err: fs.ErrPermission}
	}
	return f.MapFS.Open(name)
}

// long is a name that no file can have.
var long = strings.Repeat("x", 300)

// missing is a folder in which the file called first is gone: from that on its entries are nil, as those of Ebitengine are.
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

// gone is no folder any more.
type gone struct{}

func (gone) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: "/home/ana", Err: fs.ErrNotExist}
}

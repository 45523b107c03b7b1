package window

import (
	"bytes"
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"

	"quintet/scenes/input"
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
		{"as much as is allowed", fstest.MapFS{"x": {Data: make([]byte, input.MostFile)}}, &input.File{Name: "x", Data: make([]byte, input.MostFile)}, nil},
		{"more", fstest.MapFS{"x": {Data: make([]byte, input.MostFile+9)}}, &input.File{Name: "x", Data: make([]byte, input.MostFile+1)}, nil},
		{"a file that may not be read", locked{fstest.MapFS{"x": {}}}, &input.File{Name: "x"}, fs.ErrPermission},
		{"a folder that is gone", gone{}, &input.File{}, fs.ErrNotExist},
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

// gone is no folder any more.
type gone struct{}

func (gone) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: "/home/ana", Err: fs.ErrNotExist}
}

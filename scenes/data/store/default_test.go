//go:build linux

package store

import (
	"errors"
	"path/filepath"
	"testing"
)

func TestDefaultFolder(t *testing.T) {
	home := t.TempDir()
	for _, c := range []struct {
		name, home, xdg, want string // want is the file of something called a
		err                   error
		nowhere               bool
	}{
		{"usual", home, "", filepath.Join(home, ".config", "quintet", "a"), nil, false},
		{"chosen", home, "/elsewhere", "/elsewhere/quintet/a", nil, false},
		{"relative", home, "elsewhere", filepath.Join(home, ".config", "quintet", "a"), ErrRelative, false},
		{"without a home", "", "", "a", nil, true},
		{"relative and without a home", "", "elsewhere", "a", nil, true},
	} {
		t.Setenv("HOME", c.home)
		t.Setenv("XDG_CONFIG_HOME", c.xdg)
		s, err := Default("quintet")
		_, nowhere := errors.AsType[*NoFolderError](err)
		if s.Path("a") != c.want || nowhere != c.nowhere || !nowhere && !errors.Is(err, c.err) {
			t.Errorf("%s: got %s, %v, want %s and %v", c.name, s.Path("a"), err, c.want, c.err)
		}
	}
}

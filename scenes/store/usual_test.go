//go:build linux

package store

import (
	"errors"
	"path/filepath"
	"testing"
)

func TestTheUsualPlace(t *testing.T) {
	home := t.TempDir()
	for _, c := range []struct {
		name, home, xdg, want string // want is the file of something called a
		err                   error
	}{
		{"usual", home, "", filepath.Join(home, ".config", "quintet", "a"), nil},
		{"chosen", home, "/elsewhere", "/elsewhere/quintet/a", nil},
		{"relative", home, "elsewhere", filepath.Join(home, ".config", "quintet", "a"), ErrRelative},
		{"without a home", "", "", "a", ErrNowhere},
		{"relative and without a home", "", "elsewhere", "a", ErrNowhere},
	} {
		t.Setenv("HOME", c.home)
		t.Setenv("XDG_CONFIG_HOME", c.xdg)
		s, err := Usual("quintet")
		if s.Path("a") != c.want || !errors.Is(err, c.err) {
			t.Errorf("%s: %s, %v, want %s and %v", c.name, s.Path("a"), err, c.want, c.err)
		}
	}
}

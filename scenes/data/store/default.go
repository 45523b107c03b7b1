// The choice of the default store: which folder of the system it uses, and the errors when there is none.

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// A NoFolderError is the error of Default where the system has no place for what is kept: the store is in memory.
type NoFolderError struct {
	Variable string // that should name the place, and is not set; "" in a browser
	Err      error  // what a browser says that keeps nothing
}

func (e *NoFolderError) Error() string {
	if e.Variable == "" {
		return "the browser keeps nothing: " + e.Err.Error()
	}
	return "no folder to keep anything in: " + e.Variable + " is not set"
}

// An UnlockedError says that the place of the system cannot be locked for one program: the store is Unkept.
type UnlockedError struct {
	Folder string
	Err    error
}

func (e *UnlockedError) Error() string { return e.Folder + " cannot be locked: " + e.Err.Error() }

// ErrRelative is wrapped by the error of Default where the variable XDG_CONFIG_HOME is no full path: it is ignored, as its standard wants.
var ErrRelative = errors.New("XDG_CONFIG_HOME is not a full path")

// Default returns the store of a program called name in the place that the system has for settings, or of the browser that it runs in. It is
// usable also where there is an error.
func Default(name string) (Store, error) {
	if s, err := Browser(); err == nil {
		return s, nil
	} else if runtime.GOOS == "js" {
		return Memory(), &NoFolderError{Err: err}
	}
	folder, err := os.UserConfigDir()
	if err == nil {
		return Disk(filepath.Join(folder, name)), nil
	}
	if xdg := os.Getenv("XDG_CONFIG_HOME"); xdg != "" && !filepath.IsAbs(xdg) {
		if home, homeErr := os.UserHomeDir(); homeErr == nil && filepath.IsAbs(home) {
			return Disk(filepath.Join(home, ".config", name)), fmt.Errorf("%w: %q", ErrRelative, xdg)
		}
	}
	if runtime.GOOS == "windows" {
		return Memory(), &NoFolderError{Variable: "%AppData%"}
	}
	return Memory(), &NoFolderError{Variable: "$HOME"}
}

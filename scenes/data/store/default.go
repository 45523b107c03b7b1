// Chooses the store of the program (Default): a folder of the system, the database of a browser, or memory if there is neither. Add an unusual case
// as an error here, such as UnlockedError; notifyStore in app/keep.go tells the players.

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// A NoFolderError is the error of Default if the system has no place for data. The store is then in memory.
type NoFolderError struct {
	Variable string // the environment variable that should name the place and is not set; "" in a browser
	Err      error  // why a browser stores nothing
}

func (e *NoFolderError) Error() string {
	if e.Variable == "" {
		return "the browser keeps nothing: " + e.Err.Error()
	}
	return "no folder to keep anything in: " + e.Variable + " is not set"
}

// An UnlockedError says that the folder cannot be locked. The store is then an Overlay.
type UnlockedError struct {
	Folder string
	Err    error
}

func (e *UnlockedError) Error() string { return e.Folder + " cannot be locked: " + e.Err.Error() }

// ErrRelative is wrapped by the error of Default if XDG_CONFIG_HOME is not an absolute path. It is ignored then, as the XDG Base Directory
// Specification demands.
var ErrRelative = errors.New("XDG_CONFIG_HOME is not a full path")

// Default returns the store of the program called name, in the folder that the system has for settings, or in the browser that the program runs
// in. The store can be used even if there is an error.
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

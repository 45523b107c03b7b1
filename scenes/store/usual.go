package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// ErrNowhere is wrapped by the error of Usual where the system has no place for what is kept: the store is in memory.
var ErrNowhere = errors.New("no folder to keep anything in")

// ErrRelative is wrapped by the error of Usual where the variable XDG_CONFIG_HOME is no full path: it is ignored, as its standard wants.
var ErrRelative = errors.New("XDG_CONFIG_HOME is not a full path")

// Usual returns the store of a program called name in the place that the system has for settings, or of the browser that it runs in. It is
// usable also where there is an error.
func Usual(name string) (Store, error) {
	if s, err := Browser(); err == nil {
		return s, nil
	} else if runtime.GOOS == "js" {
		return Memory(), fmt.Errorf("%w: %w", ErrNowhere, err)
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
	return Memory(), fmt.Errorf("%w: %w", ErrNowhere, err)
}

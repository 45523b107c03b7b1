//go:build !js

package system

import (
	"os"
	"path/filepath"

	"github.com/pkg/browser"
)

// FolderOpener returns what shows a folder in the file manager of the system. It returns once that has been asked, on some systems once the file
// manager is closed again.
func FolderOpener() func(path string) error { return openFolder }

// openFolder shows the folder at path. What the program that it asks writes is not for the terminal.
func openFolder(path string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	if _, err := os.Stat(path); err != nil {
		return err
	}
	browser.Stdout, browser.Stderr = nil, nil
	return browser.OpenURL(path)
}

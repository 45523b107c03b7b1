//go:build !js

// Shows a folder in the file manager: Explorer, Finder or the one of the Linux desktop. Browsers have none (folder_js.go).

package system

import (
	"os"
	"path/filepath"

	"github.com/pkg/browser"
)

// FolderOpener returns a function that shows a folder in the file manager. The function returns once the request is made, on some systems once the
// file manager is closed.
func FolderOpener() func(path string) error { return openFolder }

// openFolder shows the folder at path. It discards the output of the program that it starts.
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

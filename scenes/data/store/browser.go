//go:build !js

// Stands in for browser_js.go in programs that do not run in a browser: Browser returns an error.

package store

import "errors"

// Browser returns an error: the program does not run in a browser.
func Browser() (Store, error) { return nil, errors.New("not in a browser") }

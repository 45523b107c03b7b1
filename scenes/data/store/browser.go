//go:build !js

// Stand-in for browser_js.go in programs that run in no browser.

package store

import "errors"

// Browser returns the store of the browser that the program runs in: here it runs in none.
func Browser() (Store, error) { return nil, errors.New("not in a browser") }

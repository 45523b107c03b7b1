//go:build !js

// Tells whether shortcuts are shown with the command key instead of Ctrl: on desktops, from the operating system. Browsers use keyboard_js.go.

package system

import "runtime"

// Mac reports whether the keyboard is that of a Mac, where the command key replaces Ctrl.
func Mac() bool { return runtime.GOOS == "darwin" }

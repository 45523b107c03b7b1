//go:build !js

// Reports whether shortcuts are shown with the command key instead of Ctrl (Mac): on desktops, from the operating system. Browsers use
// keyboard_js.go.

package system

import "runtime"

// Mac reports whether the keyboard is that of a Mac, where the command key replaces Ctrl.
func Mac() bool { return runtime.GOOS == "darwin" }

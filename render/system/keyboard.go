//go:build !js

// Reports whether the keyboard is that of a Mac, whose command key has the place of Ctrl (Mac). The names of shortcuts (scenes/ui/wording.go) and
// the keys that edit text (scenes/ui/field.go) depend on it. Change here how a desktop program decides it, from the operating system.
// keyboard_js.go decides it in browsers.

package system

import "runtime"

// Mac reports whether the keyboard is that of a Mac, where the command key replaces Ctrl.
func Mac() bool { return runtime.GOOS == "darwin" }

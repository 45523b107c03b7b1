//go:build !js

package system

import "runtime"

// Mac reports whether the keyboard is one of a Mac, where the command key takes the place of Ctrl.
func Mac() bool { return runtime.GOOS == "darwin" }

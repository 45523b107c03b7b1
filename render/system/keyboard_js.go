// Reports whether the keyboard is that of a Mac, whose command key has the place of Ctrl (Mac). keyboard.go says what depends on it. Change here
// how a page in a browser decides it, from the platform that the browser reports.

package system

import (
	"strings"
	"syscall/js"
)

// Mac reports whether the keyboard is that of a Mac, where the command key replaces Ctrl.
func Mac() bool {
	platform := js.Global().Get("navigator").Get("platform")
	return platform.Type() == js.TypeString && strings.HasPrefix(platform.String(), "Mac")
}

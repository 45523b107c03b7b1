// Reports whether shortcuts are shown with the command key instead of Ctrl (Mac): in browsers, from the platform that the browser reports. Desktops
// use keyboard.go.

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

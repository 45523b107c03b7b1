package system

import (
	"strings"
	"syscall/js"
)

// Mac reports whether the keyboard is one of a Mac, where the command key takes the place of Ctrl.
func Mac() bool {
	platform := js.Global().Get("navigator").Get("platform")
	return platform.Type() == js.TypeString && strings.HasPrefix(platform.String(), "Mac")
}

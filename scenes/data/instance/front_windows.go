// Lets the open window come to the front on Windows, when a second start hands over its files (allowFront). front_other.go stands in for this file on
// other systems.

package instance

import "golang.org/x/sys/windows"

// allowFront lets the open window raise itself: Windows allows that only to the process that the user has just started, which may pass the right on.
// Source: AllowSetForegroundWindow in winuser.h.
func allowFront() {
	const anyProcess = ^uintptr(0) // ASFW_ANY
	_, _, _ = windows.NewLazySystemDLL("user32.dll").NewProc("AllowSetForegroundWindow").Call(anyProcess)
}

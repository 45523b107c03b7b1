package system

import (
	"os"

	"golang.org/x/sys/windows"
)

// Alert shows heading and text in a message box and returns when it is closed. It shows nothing where standard error is a console: there
// somebody reads it.
func Alert(heading, text string) {
	var mode uint32
	if windows.GetConsoleMode(windows.Handle(os.Stderr.Fd()), &mode) == nil {
		return
	}
	h, err := windows.UTF16PtrFromString(heading)
	if err != nil {
		return
	}
	t, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	// The answer of a box with one button says nothing, and where there is no desktop nobody misses it.
	_, _ = windows.MessageBox(0, t, h, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}

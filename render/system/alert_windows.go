// Shows a message of the program in a message box, for errors at start and crashes, when there may be no window: on Windows.

package system

import "golang.org/x/sys/windows"

// Alert shows heading and text in a message box and returns when it is closed. It shows nothing if the program has a console, its own or the one from
// which it was started, where the user reads standard error.
func Alert(heading, text string) {
	if console, _, _ := windows.NewLazySystemDLL("kernel32.dll").NewProc("GetConsoleWindow").Call(); console != 0 {
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
	// A box with one button has only one answer, and a failure without a desktop does not matter.
	_, _ = windows.MessageBox(0, t, h, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}

// A message of the system without a window of the program, for errors at start and crashes: on Windows a message box.

package system

import "golang.org/x/sys/windows"

// Alert shows heading and text in a message box and returns when it is closed. It shows nothing if the program has a console, its own or the one it
// was started from, where the user reads standard error.
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
	// The answer of a box with one button says nothing, and where there is no desktop no one misses it.
	_, _ = windows.MessageBox(0, t, h, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}

package system

import "golang.org/x/sys/windows"

// Alert shows heading and text in a message box and returns when it is closed. It shows nothing where the program has a console, its own or
// that it was started from: there somebody has read standard error.
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
	// The answer of a box with one button says nothing, and where there is no desktop nobody misses it.
	_, _ = windows.MessageBox(0, t, h, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}

package system

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// The messages of Windows about the end of a session. Source: winuser.h.
const (
	queryEndSession = 0x0011 // asks whether the session may end: 1 for yes
	endSession      = 0x0016 // it ends, if the first argument is not 0; once it is answered Windows ends the process
)

// endTimeout is a second less than Windows waits for an answer before it reports the program as hanging.
const endTimeout = 4 * time.Second

// A windowClass is WNDCLASSEXW of winuser.h.
type windowClass struct {
	size, style                        uint32
	procedure                          uintptr
	classExtra, windowExtra            int32
	instance, icon, cursor, background windows.Handle
	menu, name                         *uint16
	smallIcon                          windows.Handle
}

// A message is MSG of winuser.h.
type message struct {
	window windows.HWND
	number uint32
	w, l   uintptr
	time   uint32
	x, y   int32
}

// atSessionEnd calls end when the user logs out or Windows shuts down, and keeps Windows waiting until the program is gone, for a while.
// Windows tells only windows of it, and Ebitengine does not hand the message on: so there is one more, which is never shown. It exists until
// the process ends. Where there can be none, end is not called.
func atSessionEnd(end func()) {
	go func() {
		runtime.LockOSThread() // to which the window belongs
		user := windows.NewLazySystemDLL("user32.dll")
		usual := user.NewProc("DefWindowProcW")
		name := windows.StringToUTF16Ptr("QuintetSession")
		class := windowClass{name: name, procedure: windows.NewCallback(func(window windows.HWND, number uint32, w, l uintptr) uintptr {
			if number == queryEndSession {
				return 1
			}
			if number == endSession && w != 0 {
				end()
				time.Sleep(endTimeout) // the process ends meanwhile
				return 0
			}
			result, _, _ := usual.Call(uintptr(window), uintptr(number), w, l)
			return result
		})}
		class.size = uint32(unsafe.Sizeof(class))
		if windows.GetModuleHandleEx(0, nil, &class.instance) != nil {
			return
		}
		if ok, _, _ := user.NewProc("RegisterClassExW").Call(uintptr(unsafe.Pointer(&class))); ok == 0 {
			return
		}
		// Windows tells top windows only, so it has no parent.
		if window, _, _ := user.NewProc("CreateWindowExW").Call(0, uintptr(unsafe.Pointer(name)), 0, 0, 0, 0, 0, 0, 0, 0, uintptr(class.instance), 0); window == 0 {
			return
		}
		next, handle := user.NewProc("GetMessageW"), user.NewProc("DispatchMessageW")
		for m := new(message); ; {
			if more, _, _ := next.Call(uintptr(unsafe.Pointer(m)), 0, 0, 0); int32(more) <= 0 {
				return
			}
			_, _, _ = handle.Call(uintptr(unsafe.Pointer(m))) // the answer says nothing
		}
	}()
}

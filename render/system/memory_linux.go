package system

import "github.com/ebitengine/purego"

// ReturnMemory makes the C library of Linux give back to the system what was large and is no longer needed: where a program draws the graphics, the
// pictures of windows of other sizes. The library keeps it otherwise, in pieces that hardly ever fit again. Other C libraries than that of GNU
// do so by themselves. It is called before the window is opened. Source: mallopt(3).
func ReturnMemory() {
	mmapThreshold := int32(-3) // from so many bytes on a piece is of its own
	const bytes = 128 << 10    // what the library begins with, and raises as soon as something larger is freed
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY)
	if err != nil {
		return
	}
	if mallopt, err := purego.Dlsym(libc, "mallopt"); err == nil {
		purego.SyscallN(mallopt, uintptr(mmapThreshold), bytes)
	}
}

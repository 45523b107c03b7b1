// Makes glibc return freed memory to Linux, through mallopt. Other systems do so themselves (memory_other.go).

package system

import "github.com/ebitengine/purego"

// ReturnMemory makes glibc return large freed blocks to the system, such as frame buffers of earlier window sizes under software rendering.
// Otherwise glibc keeps them, in fragments that are rarely reused. Other C libraries return them by themselves. Call it before the window opens.
// Source: mallopt(3).
func ReturnMemory() {
	mmapThreshold := int32(-3) // blocks of at least this size are mapped separately
	const bytes = 128 << 10    // the initial value in glibc, which raises it when a larger block is freed
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY)
	if err != nil {
		return
	}
	if mallopt, err := purego.Dlsym(libc, "mallopt"); err == nil {
		purego.SyscallN(mallopt, uintptr(mmapThreshold), bytes)
	}
}

//go:build !linux

// The counterpart of memory_linux.go on systems that return freed memory themselves.

package system

// ReturnMemory does nothing: these systems return freed memory by themselves.
func ReturnMemory() {}

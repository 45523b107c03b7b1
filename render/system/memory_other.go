//go:build !linux

// The stub of memory_linux.go for systems that return freed memory themselves.

package system

// ReturnMemory does nothing: these systems return freed memory by themselves.
func ReturnMemory() {}

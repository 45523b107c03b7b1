//go:build !js

// The stub for persist_js.go on desktops, where files on disk need no protection.

package system

// Persist returns nil: files on disk are not deleted by the system.
func Persist() func() { return nil }

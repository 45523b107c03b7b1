//go:build !js

package system

// Persist returns nil: files on a disk stay.
func Persist() func() { return nil }

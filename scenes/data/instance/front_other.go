//go:build !windows && !js

// Stands in for front_windows.go on other systems: they let a window come to the front by itself, or never allow it.

package instance

// allowFront does nothing: other systems let a window raise itself, or never allow it.
func allowFront() {}

//go:build !windows && !js

// Stands in for front_windows.go on other systems, where a second start cannot help the open window to the front.

package instance

// allowFront does nothing: other systems let a window raise itself, or never allow it.
func allowFront() {}

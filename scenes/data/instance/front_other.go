//go:build !windows && !js

// Bringing the open window to the front: nothing to do outside Windows.

package instance

// allowFront does nothing: other systems let a window raise itself, or never allow it.
func allowFront() {}

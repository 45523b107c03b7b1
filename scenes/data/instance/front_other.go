//go:build !windows && !js

// Bringing the open window to the front: nothing to do outside Windows.

package instance

// allowFront does nothing: other systems let a window come to the front by itself, or never.
func allowFront() {}

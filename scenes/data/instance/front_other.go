//go:build !windows && !js

package instance

// allowFront does nothing: other systems let a window come to the front by itself, or never.
func allowFront() {}

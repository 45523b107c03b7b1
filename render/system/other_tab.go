//go:build !js

// The counterpart of other_tab_js.go on desktops, which do nothing: a second start is handled by package instance.

package system

// SayElsewhere does nothing: only tabs of a browser wait for each other.
func SayElsewhere() {}

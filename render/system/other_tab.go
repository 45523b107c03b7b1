//go:build !js

// The stub for other_tab_js.go on desktops: package instance handles a second start.

package system

// ShowOtherTab does nothing: only browser tabs wait for each other.
func ShowOtherTab() {}

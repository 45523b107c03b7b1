//go:build !linux && !windows && !darwin

// The stub of Alert for browsers, where the page shows errors itself. The files alert_linux.go, alert_darwin.go and alert_windows.go show them.

package system

// Alert does nothing: the page of a browser shows errors itself.
func Alert(_, _ string) {}

//go:build !linux && !windows && !darwin

// The stub for browsers, where the page shows errors itself.

package system

// Alert does nothing: the page of a browser shows errors itself.
func Alert(_, _ string) {}

//go:build !linux && !windows && !darwin

package system

// Alert does nothing: the page of a browser shows errors itself.
func Alert(_, _ string) {}

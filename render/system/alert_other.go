//go:build !linux && !windows && !darwin

// A message of the system without a window of the program: none in browsers, where the page shows errors.

package system

// Alert does nothing: the page of a browser shows errors itself.
func Alert(_, _ string) {}

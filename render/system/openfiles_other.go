//go:build !darwin

// The stub for systems other than macOS, which pass opened files as arguments.

package system

// OnOpenFiles does nothing: other systems pass the files on the command line.
func OnOpenFiles(func(paths []string)) {}

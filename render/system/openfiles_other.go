//go:build !darwin

// The counterpart of openfiles_darwin.go on systems that pass opened files as arguments.

package system

// OnOpenFiles does nothing: other systems pass the files on the command line.
func OnOpenFiles(func(paths []string)) {}

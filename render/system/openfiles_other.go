//go:build !darwin

// Opening files by double-click on systems other than macOS: nothing to do, because they pass the files as arguments.

package system

// OnOpenFiles does nothing: other systems pass the files on the command line.
func OnOpenFiles(func(paths []string)) {}

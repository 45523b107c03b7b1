//go:build !darwin

package system

// OnOpenFiles does nothing: other systems name the files on the command line.
func OnOpenFiles(func(paths []string)) {}
